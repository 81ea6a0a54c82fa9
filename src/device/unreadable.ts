// What could not be read of all that is stored. It is put aside until the visitor deletes it: the page My figures offers it as a
// file. Three stores belong to the whole hub, and their unreadable parts are found here. Each other entry belongs to a tool, whose
// page alone can tell what is unreadable in it; here it has only what that page has put aside.
import { useSyncExternalStore } from 'react';
import { entryNames, readEntry, removeEntry, watchEntry, writeEntry } from './entry.ts';
import { recentTools } from './recent-tools.ts';
import { savedCalculations } from './saved-calculations.ts';
import { sharedInputs } from './shared-inputs.ts';

const sharedStores = { saved: savedCalculations, figures: sharedInputs, recent: recentTools };

/** What could not be read of the entry with this name. */
const putAsideOf = (name: string): readonly unknown[] =>
  Object.hasOwn(sharedStores, name)
    ? sharedStores[name as keyof typeof sharedStores].unreadable()
    : (readEntry(name)?.unread ?? []);

/** What could not be read, by the names of the entries, as the text of a file; empty where all can be read. */
function unreadable(): string {
  const found = entryNames().flatMap((name) => {
    const values = putAsideOf(name);
    return values.length > 0 ? [[name, values] as const] : [];
  });
  return found.length > 0 ? JSON.stringify(Object.fromEntries(found)) : '';
}

function subscribe(listener: () => void) {
  const stops = [...Object.keys(sharedStores), ...entryNames()].map((name) => watchEntry(name, listener));
  return () => {
    for (const stop of stops) stop();
  };
}

export const useUnreadable = (): string => useSyncExternalStore(subscribe, unreadable, () => '');

/** Deletes what could not be read; all else stays. */
export function deleteUnreadable() {
  for (const store of Object.values(sharedStores)) store.deleteUnreadable();
  for (const name of entryNames()) {
    const entry = readEntry(name);
    if (entry?.unread && entry.value === null) removeEntry(name);
    else if (entry?.unread) writeEntry(name, entry.value, { unread: [] });
  }
}
