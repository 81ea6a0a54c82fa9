// What this browser stores for the hub: one entry a name, as text in localStorage, each with its time. Of two entries the newer
// one counts.
import { ownKey, ownNames, readOwn, removeOwn, writeOwn } from '#src/browser/hub-storage.ts';
import { isEmbedded, readStored, removeStored, storedKeys } from '#src/browser/storage.ts';
import { isSame } from '#src/engine/visibility.ts';

export interface Entry {
  /** When it was written, in milliseconds since 1970; 0 where an earlier release did. */
  readonly at: number;
  /** Untrusted: whoever reads it checks it. */
  readonly value: unknown;
  /** What could not be read of earlier values, until the visitor deletes it; the latest last. */
  readonly unread?: readonly unknown[];
}

/** Whether a value is an object with properties by name, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry from its text. Text that is not an entry was written by an earlier release, or is damaged: it is the value. */
function parseEntry(text: string): Entry {
  try {
    const parsed: unknown = JSON.parse(text);
    // nested too deep to be written again: it stays text
    JSON.stringify(parsed);
    if (!isRecord(parsed) || !Number.isSafeInteger(parsed.at) || !('value' in parsed)) return { at: 0, value: parsed };
    const { at, value, unread } = parsed;
    return { at: Number(at), value, ...(Array.isArray(unread) && { unread }) };
  } catch {
    return { at: 0, value: text };
  }
}

/** The entries that were parsed last, by name, so that the same text is always the same object. */
const parsedEntries = new Map<string, { readonly text: string; readonly entry: Entry }>();

function parseOnce(name: string, text: string): Entry {
  const known = parsedEntries.get(name);
  if (known?.text === text) return known.entry;
  const entry = parseEntry(text);
  parsedEntries.set(name, { text, entry });
  return entry;
}

/** What the browser did not store: entries that last as long as the visit; null for one that was removed. */
const inMemory = new Map<string, { readonly at: number; readonly entry: Entry | null }>();
const listeners = new Map<string, Set<() => void>>();

/** What is stored under a name, or null. Earlier releases stored some names without the hub's path. */
export function readEntry(name: string): Entry | null {
  const text = readOwn(name) || readStored(name);
  const stored = text ? parseOnce(name, text) : null;
  const remembered = inMemory.get(name);
  if (remembered === undefined) return stored;
  if (stored && stored.at > remembered.at) {
    // another tab has stored something newer since
    inMemory.delete(name);
    return stored;
  }
  return remembered.entry;
}

/** The names under which something is stored. */
export function entryNames(): readonly string[] {
  const earlier = storedKeys().filter((key) => key.startsWith('tool:'));
  return [...new Set([...ownNames(), ...earlier, ...inMemory.keys()])]
    .filter((name) => readEntry(name) !== null)
    .sort();
}

/** Tells listeners after the code that writes has run. */
function notify(name: string) {
  queueMicrotask(() => {
    for (const listener of listeners.get(name) ?? []) listener();
  });
}

export interface WriteOptions {
  /** What could not be read, to be stored beside the value; without it, what is beside the present value. */
  readonly unread?: readonly unknown[] | undefined;
  /** Leaves what is there as it is if the browser does not store the new value. */
  readonly onlyIfStored?: boolean;
}

/**
 * Stores a value under a name, newer than what is there. The same value is not written again.
 *
 * @returns false where the browser stores nothing; the value then lasts as long as the visit
 */
export function writeEntry(name: string, value: unknown, { unread, onlyIfStored = false }: WriteOptions = {}): boolean {
  const present = readEntry(name);
  const unreadNow = unread ?? present?.unread ?? [];
  const isUnchanged = isSame([value, unreadNow], [present?.value, present?.unread ?? []]);
  if (present && isUnchanged && !inMemory.has(name)) return true;
  // a damaged time may be the last that is a time
  const at = Math.min(Math.max(Date.now(), (present?.at ?? 0) + 1), Number.MAX_SAFE_INTEGER);
  const entry: Entry = { at, value, ...(unreadNow.length > 0 && { unread: unreadNow }) };
  const text = JSON.stringify(entry);
  const isStored = writeOwn(name, text);
  if (isStored) inMemory.delete(name);
  else if (onlyIfStored) return false;
  else if (!isEmbedded()) inMemory.set(name, { at, entry: parseEntry(text) });
  notify(name);
  return isStored;
}

/** @returns false where the browser removes nothing; it is then gone for the visit */
export function removeEntry(name: string): boolean {
  const at = readEntry(name)?.at ?? 0;
  const isRemoved = removeOwn(name) && removeStored(name);
  if (isRemoved) inMemory.delete(name);
  else inMemory.set(name, { at, entry: null });
  notify(name);
  return isRemoved;
}

/**
 * Calls the listener when the entry may have changed: on this page, in another tab, or while this page lay in the browser's
 * back-forward cache.
 *
 * @returns a function that ends it
 */
export function watchEntry(name: string, listener: () => void): () => void {
  // no key: all of the storage was cleared
  const onStorage = ({ key }: StorageEvent) => (key === null || key === ownKey(name)) && listener();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(listener));
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    all.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
