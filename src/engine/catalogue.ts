import type { Catalogue, CatalogueEntry, Meta } from './types.ts';

/** A tool as menus and routes know it. `ready` is false while it has no screen. */
export interface MenuEntry extends CatalogueEntry {
  readonly ready: boolean;
}

export interface MenuGroup {
  readonly id: string;
  readonly title: string;
  readonly tools: readonly MenuEntry[];
}

export interface MenuCatalogue {
  /** The tool that an unknown hash opens. */
  readonly fallback: string;
  readonly groups: readonly MenuGroup[];
}

/** Puts the metadata of the tools' own folders into the catalogue; throws where an id has no folder. */
export function menuOf(catalogue: Catalogue, metas: ReadonlyMap<string, Meta>): MenuCatalogue {
  const entry = (tool: string | CatalogueEntry): MenuEntry => {
    if (typeof tool !== 'string') return { ...tool, ready: false };
    const meta = metas.get(tool);
    if (!meta) throw new Error(`catalogue: "${tool}" has no folder (have: ${[...metas.keys()].join(', ')})`);
    const { id, path, title, icon } = meta;
    return { id, path, title, icon, ready: true };
  };
  return {
    fallback: catalogue.fallback,
    groups: catalogue.groups.map(({ id, title, tools }) => ({ id, title, tools: tools.map(entry) })),
  };
}

/** The entry of an id, or undefined. */
export function entryOf(catalogue: MenuCatalogue, id: string): MenuEntry | undefined {
  for (const group of catalogue.groups) {
    const found = group.tools.find((tool) => tool.id === id);
    if (found) return found;
  }
  return undefined;
}
