import { useSyncExternalStore } from 'react';
import { readEntry, watchEntry } from '#src/browser/device.ts';

/** Whether a stored value is a text of usual length. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200;

/**
 * What is kept on this device under a name, for a page: now, and as a hook that gives nothing during hydration.
 *
 * @param read what is stored, untrusted; undefined where nothing is
 */
export function keptUnder<T>(name: string, read: (value: unknown) => T) {
  const nothing = read(undefined);
  // the same object until the entry changes, as useSyncExternalStore requires
  let seen: { at: number | null; value: T } = { at: null, value: nothing };
  function now(): T {
    const entry = readEntry(name);
    const at = entry?.at ?? null;
    if (at !== seen.at) seen = { at, value: read(entry?.value) };
    return seen.value;
  }
  const subscribe = (listener: () => void) => watchEntry(name, listener);
  return { now, use: () => useSyncExternalStore(subscribe, now, () => nothing) };
}
