// What this browser stores for the hub: one entry a name, as text in localStorage, each with its time. Of two entries the newer
// one counts.
import { ownKey, ownNames, readOwn, removeOwn, writeOwn } from '#src/browser/hub-storage.ts';
import { framed, readStored, removeStored, storedKeys } from '#src/browser/storage.ts';

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

const parsed = new Map<string, { readonly text: string; readonly entry: Entry }>();

/** The entry that a text is: the same object as long as the text stays the same. */
function entryOf(name: string, text: string): Entry {
  const known = parsed.get(name);
  if (known?.text === text) return known.entry;
  const entry = parseEntry(text);
  parsed.set(name, { text, entry });
  return entry;
}

/** Where the browser stores nothing, entries last as long as the visit; null for one that was removed. */
const unsaved = new Map<string, { readonly at: number; readonly entry: Entry | null }>();
const listeners = new Map<string, Set<() => void>>();

/** What is stored under a name, or null. Earlier releases stored some names without the hub's path. */
export function readEntry(name: string): Entry | null {
  const text = readOwn(name) || readStored(name);
  const stored = text ? entryOf(name, text) : null;
  const waiting = unsaved.get(name);
  if (waiting === undefined) return stored;
  if (stored && stored.at > waiting.at) {
    // another tab has stored something newer since
    unsaved.delete(name);
    return stored;
  }
  return waiting.entry;
}

/** The names under which something is stored. */
export function entryNames(): readonly string[] {
  const earlier = storedKeys().filter((key) => key.startsWith('tool:'));
  return [...new Set([...ownNames(), ...earlier, ...unsaved.keys()])].filter((name) => readEntry(name) !== null).sort();
}

/** Tells listeners after the code that writes has run. */
function notify(name: string) {
  queueMicrotask(() => {
    for (const listener of listeners.get(name) ?? []) listener();
  });
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export interface WriteOptions {
  /** What could not be read, to be stored beside the value; without it, what is beside the present value. */
  readonly unread?: readonly unknown[] | undefined;
  /** Leaves what is there as it is if the browser does not store the new value. */
  readonly orNothing?: boolean;
}

/**
 * Stores a value under a name, newer than what is there. The same value is not written again.
 *
 * @returns false where the browser stores nothing; the value then lasts as long as the visit
 */
export function writeEntry(name: string, value: unknown, { unread, orNothing = false }: WriteOptions = {}): boolean {
  const present = readEntry(name);
  const beside = unread ?? present?.unread ?? [];
  if (present && !unsaved.has(name) && isSameJson([value, beside], [present.value, present.unread ?? []])) return true;
  // a damaged time may be the last that is a time
  const at = Math.min(Math.max(Date.now(), (present?.at ?? 0) + 1), Number.MAX_SAFE_INTEGER);
  const entry: Entry = { at, value, ...(beside.length > 0 && { unread: beside }) };
  const text = JSON.stringify(entry);
  const isStored = writeOwn(name, text);
  if (isStored) unsaved.delete(name);
  else if (orNothing) return false;
  else if (!framed()) unsaved.set(name, { at, entry: parseEntry(text) });
  notify(name);
  return isStored;
}

/** @returns false where the browser removes nothing; it is then gone for the visit */
export function removeEntry(name: string): boolean {
  const at = readEntry(name)?.at ?? 0;
  const isRemoved = removeOwn(name) && removeStored(name);
  if (isRemoved) unsaved.delete(name);
  else unsaved.set(name, { at, entry: null });
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
