import MiniSearch from 'minisearch';
import { LONGEST_LINE } from '#src/engine/ask/line.ts';
import { isClosedWord } from '#src/engine/ask/vocabulary.ts';
import { words as language } from '#words/search.ts';
import type { Findable } from './catalogue.ts';
import { createNaming, isNumber, joined, LEAST_CORRECTED, type Naming, STOP_WORDS, tokens, without } from './naming.ts';

const AMOUNTS = new Set(language.amounts.split(' '));
/** Below this share of the best score a match is noise. */
const LEAST_SHARE = 1 / 8;

/** The tokens that can name a tool: no stop words, no amounts, no numbers. */
const tellingTokens = (all: string[]) =>
  without(
    all.filter((token) => !STOP_WORDS.has(token)),
    (token) => AMOUNTS.has(token) || isNumber(token) || isClosedWord(token),
  );

/** Whether a tool that knows some of a line's telling words is meant: it must know half of them, and a single one only if there is no other. */
const isMeant = (known: number, all: number) => (known === 1 ? all === 1 : known * 2 >= all);

/**
 * Makes a search function for tools, with an index of their words.
 *
 * @param naming of the same tools, where the caller has made it
 * @returns a function that gives the tools that match a text, the best first
 */
export function createFind<T extends Findable>(
  tools: readonly T[],
  naming: Naming<T> = createNaming(tools),
): (text: string) => T[] {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  /** Tools by the whole lines that definitions list. */
  const byLine = new Map(
    tools.flatMap((tool) => tool.asked.map((query) => [tokens(query).join(' '), tool.id] as const)),
  );
  const known = new Set(tools.flatMap(({ keywords, asked }) => tokens([...keywords, ...asked].join(' '))));
  const wordsOf = (text: string) => joined(tokens(text), known);
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'asked', 'group'],
    tokenize: tokens,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length >= LEAST_CORRECTED ? 1 : false),
      boost: { title: 2, keywords: 2, group: 0.5 },
      tokenize: (text) => tellingTokens(wordsOf(text)),
    },
  });
  index.addAll(
    tools.map(({ id, title, group, keywords, asked }) => ({
      id,
      title,
      group,
      keywords: keywords.join(' '),
      asked: asked.join(' '),
    })),
  );
  return (line) => {
    // comparing a long word with slips takes its length squared
    const text = line.slice(0, LONGEST_LINE);
    const words = wordsOf(text);
    const named = naming(words).map(({ tool }) => tool.id);
    const found = index.search(text);
    const best = found[0]?.score ?? 0;
    const tellingCount = tellingTokens(words).length;
    const likely = found
      .filter(({ score, queryTerms }) => score >= best * LEAST_SHARE && isMeant(queryTerms.length, tellingCount))
      .map(({ id }) => String(id));
    const asked = byLine.get(tokens(text).join(' '));
    // first the tool that lists this very line, then those that it names, then those with its words
    const ids = new Set([...(asked === undefined ? [] : [asked]), ...named, ...likely]);
    return [...ids].flatMap((id) => byId.get(id) ?? []);
  };
}
