import heads from 'virtual:catalogue';
import groups from 'virtual:catalogue/groups';
import { useSyncExternalStore } from 'react';
import { type MenuCatalogue, withGroup } from '#src/catalogue/menu.ts';

/** What this document knows of the catalogue. It starts with the first tools of each group and grows as groups open. */
export interface Known {
  readonly catalogue: MenuCatalogue;
  /** Ids that were looked for and are no tool's. */
  readonly missing: ReadonlySet<string>;
}

const nothing: Known = { catalogue: heads, missing: new Set() };
const listeners = new Set<() => void>();
let known = nothing;

function learn(next: Known) {
  known = next;
  for (const listener of listeners) listener();
}

export const knownNow = () => known;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKnown = () => useSyncExternalStore(subscribe, knownNow, knownNow);

/** Forgets what was loaded: pages are prerendered one after another, and each starts from nothing. */
export const forget = () => learn(nothing);

/** Learns all tools of a group. Rejects where they cannot be had. */
export async function learnGroup(id: string) {
  const group = await groups[id]?.();
  if (!group) throw new Error(`no group ${id}`);
  learn({ ...known, catalogue: withGroup(known.catalogue, id, group.tools) });
}

/** Learns of a tool that is none of the first, or that there is none. Rejects where that cannot be told now. */
export async function learnTool(id: string) {
  const { default: places } = await import('virtual:catalogue/places');
  const group = Object.hasOwn(places, id) ? places[id] : undefined;
  if (group === undefined) learn({ ...known, missing: new Set([...known.missing, id]) });
  else await learnGroup(group);
}
