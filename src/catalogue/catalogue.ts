import { phrasesOf } from '#src/engine/phrases.ts';
import type { Catalogue, CatalogueEntry, Meta } from '#src/engine/types.ts';

/** A tool as menus and routes know it. `ready` is false while the catalogue lists it without a folder. */
export interface MenuEntry extends CatalogueEntry {
  readonly ready: boolean;
}

export type ShortEntry = MenuEntry & {
  /** The short name, for small places. */
  readonly short: string;
};

/** A tool with what people come to it for. */
export type Wanted = MenuEntry & { readonly want: string };

export interface MenuGroup {
  readonly id: string;
  readonly title: string;
  /** In the order of the catalogue. */
  readonly tools: readonly MenuEntry[];
}

export interface MenuCatalogue {
  /** The tool that an unknown hash opens. */
  readonly fallback: string;
  readonly groups: readonly MenuGroup[];
}

/** Puts the metadata of the tools into the catalogue; throws where an id has no folder. */
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

/** A tool as the search knows it. */
export interface Findable extends MenuEntry {
  /** The title of its group. */
  readonly group: string;
  /** Other words that people search for. */
  readonly keywords: readonly string[];
  /** Whole searches that must list this tool first. */
  readonly asked: readonly string[];
  /** Of all these, words that name other tools as well. */
  readonly vague: readonly string[];
}

/** Every tool of the catalogue with its search words. */
export function findablesOf(catalogue: MenuCatalogue, metas: ReadonlyMap<string, Meta>): Findable[] {
  return catalogue.groups.flatMap(({ title: group, tools }) =>
    tools.map((tool) => {
      const { keywords, asked, vague } = metas.get(tool.id) ?? {};
      return { ...tool, group, keywords: phrasesOf(keywords), asked: phrasesOf(asked), vague: phrasesOf(vague) };
    }),
  );
}

/** What the landing page shows besides the groups. */
export interface Featured {
  readonly start: readonly ShortEntry[];
  readonly wants: readonly Wanted[];
  /** The tool that can be used on the landing page itself; null where there is none. */
  readonly live: MenuEntry | null;
}

/** The tools that the catalogue picks for the landing page; throws where it lists no tool of that id. */
export function featuredOf(catalogue: Catalogue, menu: MenuCatalogue, metas: ReadonlyMap<string, Meta>): Featured {
  const picked = (id: string): MenuEntry => {
    const entry = entryOf(menu, id);
    if (!entry) throw new Error(`catalogue: the landing page shows "${id}", but the catalogue lists no such tool`);
    return entry;
  };
  const { start = [], wants = [], live = null } = catalogue.landing ?? {};
  return {
    start: start.map((id) => ({ ...picked(id), short: metas.get(id)?.short ?? picked(id).title })),
    wants: wants.map(({ title, tool }) => ({ ...picked(tool), want: title })),
    live: live === null ? null : picked(live),
  };
}

/** The group of a tool; undefined where the catalogue has no such tool. */
export function groupOf(catalogue: MenuCatalogue, id: string): MenuGroup | undefined {
  return catalogue.groups.find((group) => group.tools.some((tool) => tool.id === id));
}

/** The entry of a tool; undefined where the catalogue has none. */
export function entryOf(catalogue: MenuCatalogue, id: string): MenuEntry | undefined {
  return groupOf(catalogue, id)?.tools.find((tool) => tool.id === id);
}
