import type { Catalogue, CatalogueEntry, Meta } from '#src/engine/types.ts';
import { phrasesOf } from '#src/engine/utilities.ts';

/** A tool as menus and routes know it. `ready` is false while the catalogue lists it without a folder. */
export interface MenuEntry extends CatalogueEntry {
  readonly ready: boolean;
}

/** A tool with its short name, for small places. */
type ShortEntry = MenuEntry & { readonly short: string };

/** A tool with another name: what people come to it for, or that of a tab. */
type NamedEntry = MenuEntry & { readonly name: string };

/** A group of tools as the menu and the landing page show it. */
export interface MenuGroup {
  readonly id: string;
  readonly title: string;
  /** The symbol of its drawing in the sprite; the icon of its first tool where it has none. */
  readonly drawing: string;
  /** In the order of the catalogue. */
  readonly tools: readonly MenuEntry[];
  /** The short names of its first tools, for its card on the landing page. */
  readonly leading: readonly string[];
}

/** As many names as fit on a card. */
const LEADING = 3;

/** The catalogue as menus and routes know it. */
export interface MenuCatalogue {
  /** The tool that an unknown hash opens. */
  readonly fallback: string;
  readonly groups: readonly MenuGroup[];
}

const shortOf = ({ id, title }: CatalogueEntry, metas: ReadonlyMap<string, Meta>): string =>
  metas.get(id)?.short ?? title;

/** Puts the metadata of the tools and the drawings of the groups into the catalogue; throws where an id has no folder. */
export function menuOf(
  catalogue: Catalogue,
  metas: ReadonlyMap<string, Meta>,
  drawings: ReadonlyMap<string, string> = new Map(),
): MenuCatalogue {
  const entry = (tool: string | CatalogueEntry): MenuEntry => {
    if (typeof tool !== 'string') return { ...tool, ready: false };
    const meta = metas.get(tool);
    if (!meta) throw new Error(`catalogue: "${tool}" has no folder. Choose from: ${[...metas.keys()].join(', ')}`);
    const { id, path, title, icon } = meta;
    return { id, path, title, icon, ready: true };
  };
  return {
    fallback: catalogue.fallback,
    groups: catalogue.groups.map(({ id, title, tools: listed }) => {
      const tools = listed.map(entry);
      const leading = tools.slice(0, LEADING).map((tool) => shortOf(tool, metas));
      return { id, title, drawing: drawings.get(id) ?? tools[0]?.icon ?? '', tools, leading };
    }),
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

/** What people come for: a tool, and perhaps a question that decides between it and another one. */
export type Want = NamedEntry & {
  /** `no` is the label of the answer that leads to this tool, `yes` the other answer with its tool. */
  readonly question?: { readonly text: string; readonly no: string; readonly yes: NamedEntry };
};

/** What the landing page shows besides the groups. */
export interface Featured {
  readonly start: readonly ShortEntry[];
  readonly wants: readonly Want[];
  /** The tools that can be used on the landing page itself. */
  readonly live: readonly NamedEntry[];
}

/** The tools that the catalogue picks for the landing page; throws where it lists no tool of that id. */
export function featuredOf(catalogue: Catalogue, menu: MenuCatalogue, metas: ReadonlyMap<string, Meta>): Featured {
  const picked = (id: string): MenuEntry => {
    const entry = entryOf(menu, id);
    if (!entry) throw new Error(`catalogue: the landing page shows "${id}", but the catalogue lists no such tool`);
    return entry;
  };
  const named = ({ title, tool }: { title: string; tool: string }): NamedEntry => ({ ...picked(tool), name: title });
  const { start = [], wants = [], live = [] } = catalogue.landing ?? {};
  return {
    start: start.map((id) => ({ ...picked(id), short: shortOf(picked(id), metas) })),
    wants: wants.map(({ question, ...want }) => ({
      ...named(want),
      ...(question && { question: { ...question, yes: named(question.yes) } }),
    })),
    live: live.map(named),
  };
}

export function groupOf(catalogue: MenuCatalogue, id: string): MenuGroup | undefined {
  return catalogue.groups.find((group) => group.tools.some((tool) => tool.id === id));
}

export function entryOf({ groups }: MenuCatalogue, id: string): MenuEntry | undefined {
  return groups.flatMap((group) => group.tools).find((tool) => tool.id === id);
}
