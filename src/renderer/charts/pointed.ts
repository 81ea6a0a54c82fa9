import { useSyncExternalStore } from 'react';

/** The point of a chart over axes, or the row of its table, that a pointer, a finger or a key is at: the table it draws and its value of the x axis. */
interface Pointed {
  readonly table: string;
  readonly at: number | string;
}

let pointed: Pointed | null = null;
const listeners = new Set<() => void>();

/** Tells the charts and tables of a page which point is highlighted; null where none is. */
export function point(next: Pointed | null) {
  if (pointed?.table === next?.table && pointed?.at === next?.at) return;
  pointed = next;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever another point is highlighted. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Which point of the x axis is highlighted in the charts and the rows of this table; null where none is. */
export const pointedIn = (table: string): Pointed['at'] | null => (pointed?.table === table ? pointed.at : null);

/** The same for a part of the page that follows it. */
export const usePointed = (table: string): Pointed['at'] | null =>
  useSyncExternalStore(
    subscribe,
    () => pointedIn(table),
    () => null,
  );
