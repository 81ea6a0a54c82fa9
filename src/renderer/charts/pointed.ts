import { useSyncExternalStore } from 'react';

/** The point of a chart over axes that a pointer, a finger or a key is at: the table it draws and its value of the x axis. */
export interface Pointed {
  readonly table: string;
  readonly at: number | string;
}

let pointed: Pointed | null = null;
const listeners = new Set<() => void>();

/** Tells the charts and tables of a page which point is meant; null where none is. */
export function point(next: Pointed | null) {
  if (pointed?.table === next?.table && pointed?.at === next?.at) return;
  pointed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Where on the x axis the pointer is in a chart of this table, so that its row can be lit; null where it is not. */
export const usePointed = (table: string): Pointed['at'] | null =>
  useSyncExternalStore(
    subscribe,
    () => (pointed?.table === table ? pointed.at : null),
    () => null,
  );
