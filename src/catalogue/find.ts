import MiniSearch from 'minisearch';
import { words } from '#words/search.ts';
import type { Findable } from './menu.ts';

const IDLE = new Set(words.idle.split(' '));
const AMOUNTS = new Set(words.amounts.split(' '));

// "80C" is also found as "80 c" and "sec 80c"; letters of any script count
const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

const without = (all: string[], idle: (token: string) => boolean) => {
  const some = all.filter((token) => !idle(token));
  return some.length > 0 ? some : all;
};

/** The words of a text without those that every question has. */
const phrase = (text: string) => without(tokens(text), (token) => IDLE.has(token));

/** The words of a text that can name a tool: no amounts, no numbers. */
const telling = (text: string) => without(phrase(text), (token) => AMOUNTS.has(token) || /^\p{Nd}+$/u.test(token));

/**
 * Makes a search function for tools.
 *
 * @returns the tools that match a text, the best first
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
