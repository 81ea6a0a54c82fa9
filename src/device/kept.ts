import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type Entry, isRecord, readEntry, removeEntry, type WriteOptions, watchEntry, writeEntry } from './entry.ts';

/** What was read of a stored value. */
interface StoredReading<T> {
  readonly value: T;
  /** The parts that cannot be read. They are put aside when something is stored, and never dropped. */
  readonly unreadable: readonly unknown[];
}

/**
 * Something that the device keeps under a name. It is read at the moment it is needed: another tab may have written it.
 *
 * @template Body what is written, where it is not what is read
 */
interface Kept<T, Body = T> {
  /** What is stored now: the same object until that changes. */
  readonly read: () => T;
  /**
   * Stores what `change` makes of what is stored at this moment; null for nothing.
   *
   * @returns false where the browser stores nothing; it then lasts as long as the visit
   */
  readonly write: (change: (stored: T) => Body | null, options?: WriteOptions) => boolean;
  /** Reads a value from elsewhere, such as a file, as if it were stored here. Untrusted. */
  readonly readFrom: (value: unknown) => T;
  /** What could not be read, now or earlier, and was not deleted since. */
  readonly unreadable: () => readonly unknown[];
  /** Deletes what could not be read. */
  readonly deleteUnreadable: () => void;
  /** Calls the listener when what is stored may have changed. @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** What is stored, for a component; nothing during hydration. */
  readonly use: () => T;
}

/**
 * What the device keeps under a name.
 *
 * @param read checks what is stored, which is untrusted; undefined where nothing is. Never throws
 * @param encode what is written for a value that was read
 */
export function keptAs<T, Body = T>(
  name: string,
  read: (stored: unknown) => StoredReading<T>,
  encode: (value: T) => Body | null = (value) => value as unknown as Body,
): Kept<T, Body> {
  const nothing = read(undefined);
  let last: { readonly entry: Entry | null; readonly reading: StoredReading<T> } = { entry: null, reading: nothing };
  function readingNow(): StoredReading<T> {
    const entry = readEntry(name);
    // null where all that is left could not be read
    if (entry !== last.entry) last = { entry, reading: read(entry?.value ?? undefined) };
    return last.reading;
  }
  const unreadable = () => {
    const { unreadable } = readingNow();
    const aside = readEntry(name)?.unread ?? [];
    const known = new Set(aside.map((value) => JSON.stringify(value)));
    return [...aside, ...unreadable.filter((value) => !known.has(JSON.stringify(value)))];
  };
  const store = (value: Body | null, { unread = unreadable(), ...options }: WriteOptions = {}) =>
    value === null && unread.length === 0 ? removeEntry(name) : writeEntry(name, value, { unread, ...options });
  const now = () => readingNow().value;
  const subscribe = (listener: () => void) => watchEntry(name, listener);
  return {
    read: now,
    write: (change, options) => store(change(now()), options),
    readFrom: (value) => read(value ?? undefined).value,
    unreadable,
    deleteUnreadable() {
      const { value, unreadable } = readingNow();
      const entry = readEntry(name);
      if (unreadable.length > 0) store(value === nothing.value ? null : encode(value), { unread: [] });
      else if (entry?.unread) store(entry.value as Body | null, { unread: [] });
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, now, () => nothing.value),
  };
}

/**
 * What the device keeps under a name, as a zod schema describes it.
 *
 * @param nothing what is read where nothing is stored
 * @param isNothing whether a value says no more than that, so that it need not be stored
 * @param upgrade brings what an earlier release stored into the form of the schema
 */
export function kept<T>(
  name: string,
  schema: z.ZodMiniType<T>,
  nothing: T,
  isNothing: (value: T) => boolean,
  upgrade: (stored: unknown) => unknown = (stored) => stored,
): Kept<T> {
  const entry = keptAs<T>(name, (stored) =>
    stored === undefined ? { value: nothing, unreadable: [] } : readWith(schema, nothing, upgrade(stored)),
  );
  const unlessNothing = (value: T | null) => (value === null || isNothing(value) ? null : value);
  return { ...entry, write: (change, options) => entry.write((stored) => unlessNothing(change(stored)), options) };
}

/** Reads a value with a schema. Items of lists and records that do not fit are left out, and the rest is read without them. */
function readWith<T>(schema: z.ZodMiniType<T>, nothing: T, stored: unknown): StoredReading<T> {
  const unreadable: unknown[] = [];
  let value = stored;
  for (;;) {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return { value: parsed.data, unreadable };
    const misfits = new Map(
      parsed.error.issues.map(({ path }) => [JSON.stringify(itemIn(path)), itemIn(path)] as const),
    );
    // the value itself is wrong
    if (misfits.has('[]')) return { value: nothing, unreadable: [...unreadable, value] };
    for (const path of misfits.values()) unreadable.push(at(value, path));
    value = [...misfits.values()].sort(laterFirst).reduce(without, value);
  }
}

/** The item that a wrong value is part of: of the innermost list, or else of a record in the first or second level. */
function itemIn(path: readonly PropertyKey[]): readonly PropertyKey[] {
  const index = path.findLastIndex((key) => typeof key === 'number');
  return path.slice(0, index < 0 ? 2 : index + 1);
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** Later items are removed first, so that earlier ones keep their positions. */
function laterFirst(one: readonly PropertyKey[], other: readonly PropertyKey[]): number {
  const index = one.findIndex((key, place) => key !== other[place]);
  return index < 0 ? -1 : Number(other[index]) - Number(one[index]) || 0;
}

function without(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (Array.isArray(value))
    return value.flatMap((item, index) => (index !== key ? [item] : rest.length === 0 ? [] : [without(item, rest)]));
  if (!isRecord(value)) return value;
  const { [key as string]: changed, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key as string]: without(changed, rest) };
}
