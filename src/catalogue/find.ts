import MiniSearch from 'minisearch';
import { words } from '#words/search.ts';
import type { Findable } from './menu.ts';

const STOP_WORDS = new Set(words.idle.split(' '));
const AMOUNTS = new Set(words.amounts.split(' '));

// letters of any script count, and vowel signs belong to their word
// "80 c" is one word, as "80c": a letter alone would match every word that begins with it
const tokens = (text: string) =>
  text
    .toLowerCase()
    .replace(/(\p{Nd})\s+(?=[a-z](?![\p{L}\p{M}\p{Nd}]))/gu, '$1')
    .match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

/** All tokens but the ignored ones; all of them where every one would be ignored. */
const without = (all: string[], ignored: (token: string) => boolean) => {
  const rest = all.filter((token) => !ignored(token));
  return rest.length > 0 ? rest : all;
};

/** The words of a text without stop words. */
const phrase = (text: string) => without(tokens(text), (token) => STOP_WORDS.has(token));

/** The words of a text that can name a tool: no amounts, no numbers. */
const telling = (text: string) => without(phrase(text), (token) => AMOUNTS.has(token) || /^\p{Nd}+$/u.test(token));

/**
 * Makes a search function for tools, with an index of their words.
 *
 * @returns a function that gives the tools that match a text, the best first
 */
export function createFind<T extends Findable>(tools: readonly T[]): (text: string) => T[] {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const askers = new Map(
    tools.flatMap((tool) => tool.asked.map((query) => [phrase(query).join(' '), tool.id] as const)),
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
    // scores far below the best are noise
    const likely = found.filter(({ score }) => score * 8 >= best).map(({ id }) => String(id));
    const asked = askers.get(phrase(text).join(' '));
    return [...new Set(asked === undefined ? likely : [asked, ...likely])].flatMap((id) => byId.get(id) ?? []);
  };
}
