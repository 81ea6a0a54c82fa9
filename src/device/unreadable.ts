// What could not be read of all that is stored: it is put aside until the visitor deletes it.
import { useSyncExternalStore } from 'react';
import { entryNames, readEntry, removeEntry, watchEntry, writeEntry } from './entry.ts';
import { recentTools } from './recent-tools.ts';
import { savedCalculations } from './saved-calculations.ts';
import { sharedInputs } from './shared-inputs.ts';

const read = { saved: savedCalculations, figures: sharedInputs, recent: recentTools };

/** What could not be read, by the names of the entries, as the text of a file; empty where all can be read. */
function unreadable(): string {
  const found = entryNames().flatMap((name) => {
    // of a tool only what was put aside: its page reads the rest
    const values = Object.hasOwn(read, name)
      ? read[name as keyof typeof read].unreadable()
      : (readEntry(name)?.unread ?? []);
    return values.length > 0 ? [[name, values] as const] : [];
  });
  return found.length > 0 ? JSON.stringify(Object.fromEntries(found)) : '';
}

function subscribe(listener: () => void) {
  const stops = [...Object.keys(read), ...entryNames()].map((name) => watchEntry(name, listener));
  return () => {
    for (const stop of stops) stop();
  };
}

export const useUnreadable = (): string => useSyncExternalStore(subscribe, unreadable, () => '');

/** Deletes what could not be read; all else stays. */
export function deleteUnreadable() {
  for (const { deleteUnreadable: deleteOf } of Object.values(read)) deleteOf();
  for (const name of entryNames()) {
    const entry = readEntry(name);
    if (entry?.unread && entry.value === null) removeEntry(name);
    else if (entry?.unread) writeEntry(name, entry.value, { unread: [] });
  }
}
