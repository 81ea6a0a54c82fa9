import MiniSearch from 'minisearch';
import { words } from '#words/search.ts';
import type { Findable } from './catalogue.ts';

const STOP_WORDS = new Set(words.idle.split(' '));
const AMOUNTS = new Set(words.amounts.split(' '));

// letters of any script count, and vowel signs belong to their word
const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
const isNumber = (token: string) => /^\p{Nd}+$/u.test(token);

/** "80 c" as "80c", where that is a known word: "c" alone would match every word that begins with it. */
function joined(all: readonly string[], known: ReadonlySet<string>): string[] {
  const list: string[] = [];
  for (const token of all) {
    const last = list.at(-1) ?? '';
    if (isNumber(last) && known.has(last + token)) list[list.length - 1] = last + token;
    else list.push(token);
  }
  return list;
}

/** All tokens but the ignored ones; all of them where every one would be ignored. */
const without = (all: string[], ignored: (token: string) => boolean) => {
  const rest = all.filter((token) => !ignored(token));
  return rest.length > 0 ? rest : all;
};

/** Tokens without stop words. */
const phrase = (all: string[]) => without(all, (token) => STOP_WORDS.has(token));

/** The tokens that can name a tool: no amounts, no numbers. */
const telling = (all: string[]) => without(phrase(all), (token) => AMOUNTS.has(token) || isNumber(token));

/** The words that name a tool. */
export const namesOf = ({ title, keywords }: Findable): ReadonlySet<string> =>
  new Set(tokens([title, ...keywords].join(' ')));

/**
 * Makes a search function for tools, with an index of their words.
 *
 * @returns a function that gives the tools that match a text, the best first
 */
export function createFind<T extends Findable>(tools: readonly T[]): (text: string) => T[] {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const askers = new Map(
    tools.flatMap((tool) => tool.asked.map((query) => [phrase(tokens(query)).join(' '), tool.id] as const)),
  );
  const known = new Set(tools.flatMap(({ keywords, asked }) => tokens([...keywords, ...asked].join(' '))));
  const read = (text: string) => joined(tokens(text), known);
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'asked', 'group'],
    tokenize: tokens,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 2, keywords: 2, group: 0.5 },
      tokenize: (text) => telling(read(text)),
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
    // scores far below the best are noise
    const likely = found.filter(({ score }) => score * 8 >= best).map(({ id }) => String(id));
    const asked = askers.get(phrase(read(text)).join(' '));
    return [...new Set(asked === undefined ? likely : [asked, ...likely])].flatMap((id) => byId.get(id) ?? []);
  };
}
