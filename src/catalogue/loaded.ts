import heads from 'virtual:catalogue';
import groups from 'virtual:catalogue/groups';
import { useSyncExternalStore } from 'react';
import { entryOf, type MenuCatalogue, type MenuEntry, withGroup } from '#src/catalogue/menu.ts';

/** The part of the catalogue that this document has loaded: first some tools of each group, more as groups open. */
export interface Loaded {
  readonly catalogue: MenuCatalogue;
  /** Ids that were looked up and belong to no tool. */
  readonly missing: ReadonlySet<string>;
}

const initial: Loaded = { catalogue: heads, missing: new Set() };
const listeners = new Set<() => void>();
let loaded = initial;

function set(next: Loaded) {
  loaded = next;
  for (const listener of listeners) listener();
}

/** What is loaded at this moment, outside of React. */
export const loadedNow = () => loaded;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is loaded; the component renders again when more is. */
export const useLoaded = () => useSyncExternalStore(subscribe, loadedNow, loadedNow);

/** Back to the start, for prerendering, where one process renders many pages. */
export const resetLoaded = () => set(initial);

/** Loads all tools of a group. Rejects where that fails. */
export async function loadGroup(id: string) {
  const group = await groups[id]?.();
  if (!group) throw new Error(`no group ${id}`);
  set({ ...loaded, catalogue: withGroup(loaded.catalogue, id, group.tools) });
}

async function placeOf(id: string): Promise<string | undefined> {
  const { default: places } = await import('virtual:catalogue/places');
  return Object.hasOwn(places, id) ? places[id] : undefined;
}

/** The entry of a tool, though it may not be among those that are loaded; so the menu stays as it is. Rejects where loading fails. */
export async function findEntry(id: string): Promise<MenuEntry | undefined> {
  const known = entryOf(loaded.catalogue, id);
  return known ?? (await groups[(await placeOf(id)) ?? '']?.())?.tools.find((tool) => tool.id === id);
}

/** Loads the group of a tool, or adds the id to `missing`. Rejects where loading fails. */
export async function loadGroupOf(id: string) {
  const group = await placeOf(id);
  if (group === undefined) set({ ...loaded, missing: new Set([...loaded.missing, id]) });
  else await loadGroup(group);
}
