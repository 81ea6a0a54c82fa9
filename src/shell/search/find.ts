import tools from 'virtual:catalogue/search';
import MiniSearch from 'minisearch';
import type { MenuEntry } from '#src/catalogue/menu.ts';
import { words } from '../words.ts';

const ids = new Map(tools.map((tool) => [tool.id, tool]));
const idle = new Set(words.search.idle);

// "80C" is also found as "80 c" and "sec 80c"; letters of any script count
const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

const index = new MiniSearch({
  fields: ['title', 'keywords', 'group'],
  tokenize: tokens,
  searchOptions: {
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: { title: 2, keywords: 2, group: 0.5 },
    tokenize: (text) => {
      const all = tokens(text);
      const telling = all.filter((token) => !idle.has(token));
      return telling.length > 0 ? telling : all;
    },
  },
});
index.addAll(tools.map(({ id, title, group, keywords }) => ({ id, title, group, keywords: keywords.join(' ') })));

/** The tools that a text speaks of, the likeliest first. */
export function find(text: string): MenuEntry[] {
  return index.search(text).flatMap(({ id, score }, _, all) => {
    const tool = ids.get(id);
    // far behind the best is noise
    return tool && score * 8 >= (all[0]?.score ?? 0) ? [tool] : [];
  });
}
