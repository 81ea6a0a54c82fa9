import MiniSearch from 'minisearch';
import type { Findable } from './menu.ts';

/** Words of a question that say nothing of what is looked for. */
const IDLE = new Set(
  'a an and calculate calculator can do for get how i in is it me much my of on or the to what will with'.split(' '),
);

// "80C" is also found as "80 c" and "sec 80c"; letters of any script count
const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

/** The words of a text that tell what it is about; all of them where none does. */
function telling(text: string): string[] {
  const all = tokens(text);
  const some = all.filter((token) => !IDLE.has(token));
  return some.length > 0 ? some : all;
}

/**
 * Makes what finds tools by words.
 *
 * @returns the tools that a text speaks of, the likeliest first
 */
export function createFind<T extends Findable>(tools: readonly T[]): (text: string) => T[] {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const askers = new Map(
    tools.flatMap((tool) => tool.asked.map((query) => [telling(query).join(' '), tool.id] as const)),
  );
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'asked', 'group'],
    tokenize: tokens,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 2, keywords: 2, group: 0.5 },
      tokenize: telling,
    },
  });
  index.addAll(
    tools.map(({ id, title, group, keywords, asked }) => ({
      ...{ id, title, group },
      keywords: keywords.join(' '),
      asked: asked.join(' '),
    })),
  );
  return (text) => {
    const found = index.search(text);
    const best = found[0]?.score ?? 0;
    // far behind the best is noise
    const likely = found.filter(({ score }) => score * 8 >= best).map(({ id }) => String(id));
    const asked = askers.get(telling(text).join(' '));
    return [...new Set(asked === undefined ? likely : [asked, ...likely])].flatMap((id) => byId.get(id) ?? []);
  };
}
