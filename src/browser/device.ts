// All that the hub keeps on this device, one entry a name, each with its time. Of two entries the newer wins: a page that has
// read an older one gets the newer one (`watchEntry`), and a page that writes keeps what it could not read.
import { ownKey, ownNames, readOwn, removeOwn, writeOwn } from './hub-storage.ts';
import { framed, readStored, removeStored } from './storage.ts';

export interface Entry {
  /** When it was written, in milliseconds since 1970; 0 where an earlier release did. */
  readonly at: number;
  /** Untrusted: who reads it checks it. */
  readonly value: unknown;
  /** Earlier values that nobody could read, until the visitor deletes them; the latest last. */
  readonly unread?: readonly unknown[];
}

/** Whether a value is an object, whose properties can be read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An entry as text. What is no entry was written by an earlier release, or is damaged: it is the value. */
function entryIn(text: string): Entry {
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read) || typeof read.at !== 'number' || !('value' in read)) return { at: 0, value: read };
    const { at, value, unread } = read;
    return { at, value, ...(Array.isArray(unread) && { unread }) };
  } catch {
    return { at: 0, value: text };
  }
}

// where the browser stores nothing, entries last as long as the visit; empty for an entry that was removed
const held = new Map<string, Entry | null>();
const listeners = new Map<string, Set<() => void>>();

/** What is kept under a name, or null. Earlier releases stored some names without the hub's path. */
export function readEntry(name: string): Entry | null {
  const unsaved = held.get(name);
  if (unsaved !== undefined) return unsaved;
  const text = readOwn(name) ?? readStored(name);
  return text === null || text === '' ? null : entryIn(text);
}

/** The names under which something is kept. */
export function entryNames(): readonly string[] {
  const unsaved = [...held].flatMap(([name, entry]) => (entry === null ? [] : [name]));
  const stored = ownNames().filter((name) => held.get(name) !== null);
  return [...new Set([...stored, ...unsaved])].sort();
}

/** Tells listeners once who writes has noted that it has written. */
function tell(name: string) {
  queueMicrotask(() => {
    for (const listener of listeners.get(name) ?? []) listener();
  });
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps a value under a name, newer than what is there; the same value is not written again.
 *
 * @param unread what is to be kept beside it; without it, what is beside the present value
 * @returns false where the browser stores nothing; the value then lasts as long as the visit
 */
export function writeEntry(name: string, value: unknown, unread?: readonly unknown[]): boolean {
  const there = readEntry(name);
  const beside = unread ?? there?.unread ?? [];
  if (there && !held.has(name) && same([value, beside], [there.value, there.unread ?? []])) return true;
  const at = Math.max(Date.now(), (there?.at ?? 0) + 1);
  const entry: Entry = { at, value, ...(beside.length > 0 && { unread: beside }) };
  const isStored = writeOwn(name, JSON.stringify(entry));
  if (isStored) held.delete(name);
  else if (!framed()) held.set(name, entry);
  tell(name);
  return isStored;
}

/** @returns false where the browser removes nothing; it is then gone for the visit */
export function removeEntry(name: string): boolean {
  const isRemoved = removeOwn(name) && removeStored(name);
  if (isRemoved) held.delete(name);
  else held.set(name, null);
  tell(name);
  return isRemoved;
}

/**
 * Calls the listener where the entry may have changed: written on this page, in another tab, or while this page lay in the
 * browser's back-forward cache.
 *
 * @returns a function that ends it
 */
export function watchEntry(name: string, listener: () => void): () => void {
  // no key: all of the storage was cleared
  const changed = ({ key }: StorageEvent) => (key === null || key === ownKey(name)) && listener();
  const shown = ({ persisted }: PageTransitionEvent) => persisted && listener();
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(listener));
  window.addEventListener('storage', changed);
  window.addEventListener('pageshow', shown);
  return () => {
    all.delete(listener);
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', shown);
  };
}
