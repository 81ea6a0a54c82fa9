import tools from 'virtual:catalogue/search';
import { createFind } from '#src/catalogue/find.ts';
import type { MenuEntry } from '#src/catalogue/menu.ts';

/** A tool that answers a search, and the hash that opens it. */
export interface Answer extends MenuEntry {
  readonly opens: string;
}

const findTools = createFind(tools);

/** The tools that a text speaks of, the likeliest first. Where a line can be read whole, its figures would join `opens`. */
export const find = (text: string): Answer[] => findTools(text).map((tool) => ({ ...tool, opens: tool.id }));
