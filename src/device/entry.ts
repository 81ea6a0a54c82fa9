// What this browser stores for the hub: one entry a name, as text in localStorage, each with its time. Of two entries the newer
// one counts.
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { isEmbedded, ownKey, readOwn, removeOwn, writeOwn } from '#src/browser/storage.ts';
import { isSame } from '#src/engine/visibility.ts';

export interface Entry {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** Untrusted: whoever reads it checks it. */
  readonly value: unknown;
}

/** Whether a value is an object with properties by name, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON text as a value; null where it is none, or nested too deep to be written again. */
export function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    JSON.stringify(parsed);
    return parsed;
  } catch {
    return null;
  }
}

function parseEntry(text: string): Entry | null {
  const parsed = parseJson(text);
  if (!isRecord(parsed) || !Number.isSafeInteger(parsed.at) || !('value' in parsed)) return null;
  return { at: Number(parsed.at), value: parsed.value };
}

/** The entries that were parsed last, by name, so that the same text is always the same object. */
const parsedEntries = new Map<string, { readonly text: string; readonly entry: Entry | null }>();

function parseOnce(name: string, text: string): Entry | null {
  const known = parsedEntries.get(name);
  if (known?.text === text) return known.entry;
  const entry = parseEntry(text);
  parsedEntries.set(name, { text, entry });
  return entry;
}

/** What the browser did not store: entries that last as long as the visit; null for one that was removed. */
const inMemory = new Map<string, { readonly at: number; readonly entry: Entry | null }>();
const listeners = new Map<string, Set<() => void>>();

export function readEntry(name: string): Entry | null {
  const text = readOwn(name);
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

/** Tells listeners after the code that writes has run. */
function notify(name: string) {
  queueMicrotask(() => {
    for (const listener of listeners.get(name) ?? []) listener();
  });
}

export interface WriteOptions {
  /** Leaves what is there as it is if the browser does not store the new value. */
  readonly onlyIfStored?: boolean;
}

/**
 * Stores a value under a name, newer than what is there. The same value is not written again.
 *
 * @returns false where the browser stores nothing; the value then lasts as long as the visit
 */
export function writeEntry(name: string, value: unknown, { onlyIfStored = false }: WriteOptions = {}): boolean {
  const present = readEntry(name);
  if (present && isSame(value, present.value) && !inMemory.has(name)) return true;
  // a damaged time may be the last that is a time
  const at = Math.min(Math.max(Date.now(), (present?.at ?? 0) + 1), Number.MAX_SAFE_INTEGER);
  const text = JSON.stringify({ at, value });
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
  const isRemoved = removeOwn(name);
  if (isRemoved) inMemory.delete(name);
  else inMemory.set(name, { at, entry: null });
  notify(name);
  return isRemoved;
}

/**
 * Calls the listener when the entry may have changed: on this page, in another tab, or while this page lay in the browser's
 * back-forward cache.
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

/**
 * What is stored under a name, as a zod schema reads it. It is read at the moment it is needed: another tab may have written it.
 *
 * @param makeSchema called once there is something to read: a first visit needs no schema
 * @param nothing what is read where nothing is stored, or something else
 */
export function kept<T>(name: string, makeSchema: () => z.ZodMiniType<T>, nothing: T) {
  let schema: z.ZodMiniType<T> | undefined;
  let last: { readonly entry: Entry | null; readonly value: T } = { entry: null, value: nothing };
  /** Reads a value from elsewhere, such as a file, as if it were stored here. Untrusted. */
  function readFrom(value: unknown): T {
    schema ??= makeSchema();
    return z.safeParse(schema, value).data ?? nothing;
  }
  /** What is stored now: the same object until that changes. */
  function read(): T {
    const entry = readEntry(name);
    if (entry !== last.entry) last = { entry, value: entry === null ? nothing : readFrom(entry.value) };
    return last.value;
  }
  const subscribe = (listener: () => void) => watchEntry(name, listener);
  return {
    read,
    readFrom,
    subscribe,
    /**
     * Stores what `change` makes of what is stored at this moment.
     *
     * @returns false where the browser stores nothing; it then lasts as long as the visit
     */
    write(change: (stored: T) => T, options?: WriteOptions): boolean {
      const next = change(read());
      const isStored = isSame(next, nothing) ? removeEntry(name) : writeEntry(name, next, options);
      const entry = readEntry(name);
      // what the hub has written itself needs no check; where it was not kept, what was there stays
      if (isSame(entry === null ? nothing : entry.value, next)) last = { entry, value: next };
      return isStored;
    },
    /** What is stored, for a component; nothing during hydration. */
    use: () => useSyncExternalStore(subscribe, read, () => nothing),
  };
}

export const shortText = () => z.string().check(z.minLength(1), z.maxLength(200));
export const toolId = () => shortText().check(z.regex(/^[a-z]\w*$/));
/** The last moment that a calendar has. */
const LAST = 8.64e15;
/** A moment, in milliseconds since 1970: one that no calendar has becomes the nearest that it has. */
export const moment = () =>
  z.pipe(
    z.number(),
    z.transform((at) => Math.min(Math.max(at, 0), LAST)),
  );
/** A list of which what does not fit is left out. */
export const listOf = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((all) =>
      all.flatMap((each) => {
        const { success, data } = z.safeParse(item, each);
        return success ? [data as T] : [];
      }),
    ),
  );
