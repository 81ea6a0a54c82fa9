import MiniSearch from 'minisearch';
import { LONGEST_LINE } from '#src/engine/ask/line.ts';
import { bySpelling, inDevanagari } from '#src/engine/ask/spelling.ts';
import { isClosedWord } from '#src/engine/ask/vocabulary.ts';
import { words } from '#words/search.ts';
import type { Findable } from './catalogue.ts';

const STOP_WORDS = new Set(words.idle.split(' '));
const AMOUNTS = new Set(words.amounts.split(' '));
/** Words of titles that name no tool. */
const GENERIC = new Set(words.generic.split(' '));
/** Common words that are no slips of others. */
const OTHERS = new Set(words.noSlips.split(' '));

/** The words of a text: letters of any script count, and vowel signs belong to their word. */
export const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
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
const phrase = (all: string[]) => all.filter((token) => !STOP_WORDS.has(token));

/** The tokens that can name a tool: no amounts, no numbers. */
const telling = (all: string[]) =>
  without(phrase(all), (token) => AMOUNTS.has(token) || isNumber(token) || isClosedWord(token));

/** Whether a tool that knows some of the words that say something is meant: one of two is an accident. */
const knows = (some: number, all: number) => (some === 1 ? all === 1 : some * 2 >= all);

/** A tool that a line's words name. */
export interface Named<T> {
  readonly tool: T;
  /** The places, among the words, of those that name it. */
  readonly places: ReadonlySet<number>;
  /** More for a whole search that people make than for a name. */
  readonly score: number;
  /** Whether all of these words name other tools as well. */
  readonly isVague: boolean;
}

/** Finds the tools that words name, the best first. Null among the words stands for a number. */
export interface Naming<T> {
  (words: readonly (string | null)[]): readonly Named<T>[];
  /** Whether a word stands in a name or a search of any tool. */
  knows(word: string): boolean;
  /** A word without its slip, where that stands there; else as it is. */
  corrected(word: string): string;
}

/** Other words that may stand inside a phrase. */
const MOST_BETWEEN = 2;
/** Fewer letters than this are not corrected. */
const LEAST_CORRECTED = 5;

/** Where a phrase stands closest together in a list of words, with up to two others inside; null where it does not. */
function placesIn(words: readonly string[], phrase: readonly string[]): readonly number[] | null {
  let closest: readonly number[] | null = null;
  for (let start = words.indexOf(phrase[0] ?? ''); start !== -1; start = words.indexOf(phrase[0] ?? '', start + 1)) {
    const places: number[] = [];
    const end = start + phrase.length + MOST_BETWEEN;
    for (let at = start; at < Math.min(end, words.length) && places.length < phrase.length; at++)
      if (words[at] === phrase[places.length]) places.push(at);
    if (places.length === phrase.length && (closest === null || spanOf(places) < spanOf(closest))) closest = places;
  }
  return closest;
}

const spanOf = (places: readonly number[]) => (places.at(-1) ?? 0) - (places[0] ?? 0) + 1;

/** Whether one letter more, less, changed or swapped makes a word the other. */
export function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, left] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === left ||
    rest === left.slice(1) ||
    rest.slice(1) === left.slice(1) ||
    (rest[0] === left[1] && rest[1] === left[0] && rest.slice(2) === left.slice(2))
  );
}

/**
 * Makes a function that gives the tools whose names, or whole searches of which, stand in a list of words, the best first. A word with
 * one wrong letter counts where it is near one known word alone; words joined without spaces count too. A number in the line is null
 * among its words, so that words on both sides of it are no phrase.
 */
export function createNaming<T extends Findable>(tools: readonly T[]): Naming<T> {
  const phrases = tools.flatMap((tool) => {
    const vague = new Set(tool.vague.map((text) => text.toLowerCase()));
    const weighed = (texts: readonly string[], weight: number) =>
      texts.map((text) => ({
        tool,
        weight,
        phrase: joined(tokens(inDevanagari(text)), new Set()),
        isVague: vague.has(text.toLowerCase()),
      }));
    const title = without(tokens(tool.title), (token) => GENERIC.has(token)).join(' ');
    const others = tool.vague.filter((text) => !tool.asked.includes(text));
    return [...weighed(tool.asked, 4), ...weighed([title, ...tool.keywords], 3), ...weighed(others, 2)];
  });
  const known = new Set(phrases.flatMap(({ phrase }) => phrase));
  const unspaced = new Map(
    phrases.filter(({ phrase }) => phrase.length > 1).map(({ phrase }) => [phrase.join(''), phrase]),
  );
  const spelled = bySpelling([...known].map((word) => [word, word] as const));
  const correct = (word: string) => {
    if (known.has(word) || OTHERS.has(word)) return word;
    const same = spelled(word);
    if (same !== undefined || word.length < LEAST_CORRECTED) return same ?? word;
    const [near, ...more] = [...known].filter(
      (each) => each.length >= LEAST_CORRECTED - 1 && Math.abs(each.length - word.length) < 2 && isNear(word, each),
    );
    return near !== undefined && more.length === 0 ? near : word;
  };
  // a line is read at each key press, with nearly the words of before; comparing one with all known words takes long
  const corrections = new Map<string, string>();
  const corrected = (word: string) => {
    const correction = corrections.get(word) ?? correct(word);
    corrections.set(word, correction);
    return correction;
  };
  const named = (line: readonly (string | null)[]) => {
    // the parts of a joined word all stand at its place
    const words: string[] = [];
    const places: number[] = [];
    let place = 0;
    for (const word of line) {
      const parts = word === null ? [''] : (unspaced.get(word) ?? [corrected(word)]);
      for (const part of parts) {
        words.push(part);
        places.push(place);
      }
      if (word !== null) place++;
    }
    const found = new Map<T, { places: Set<number>; score: number; isVague: boolean; longest: number }>();
    for (const { tool, phrase, weight, isVague } of phrases) {
      const at = placesIn(words, phrase);
      if (at === null) continue;
      const entry = found.get(tool) ?? { places: new Set(), score: 0, isVague: true, longest: 0 };
      found.set(tool, entry);
      const fresh = at.filter((each) => !entry.places.has(places[each] ?? 0));
      // a name that is said twice is no other word the second time
      const again = phrase.length === 1 ? [...words.keys()].filter((each) => words[each] === phrase[0]) : [];
      for (const each of [...at, ...again]) entry.places.add(places[each] ?? 0);
      const between = spanOf(at) - at.length;
      // "how much" says little with other words inside
      const telling = between === 0 ? fresh.length : fresh.filter((each) => !STOP_WORDS.has(words[each] ?? '')).length;
      const score = telling * weight + (fresh.length - telling) / 2 - between;
      entry.score += Math.max(0, score) + (weight === 4 ? phrase.length / 100 : 0);
      entry.isVague &&= isVague;
      entry.longest = Math.max(entry.longest, phrase.length);
    }
    return [...found]
      .map(([tool, entry]) => ({ tool, ...entry }))
      .sort((one, other) => other.score - one.score || other.longest - one.longest);
  };
  return Object.assign(named, { knows: (word: string) => known.has(word), corrected });
}

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
  const askers = new Map(
    tools.flatMap((tool) => tool.asked.map((query) => [tokens(query).join(' '), tool.id] as const)),
  );
  const known = new Set(tools.flatMap(({ keywords, asked }) => tokens([...keywords, ...asked].join(' '))));
  const read = (text: string) => joined(tokens(text), known);
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'asked', 'group'],
    tokenize: tokens,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length >= LEAST_CORRECTED ? 1 : false),
      boost: { title: 2, keywords: 2, group: 0.5 },
      tokenize: (text) => telling(read(text)),
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
    const named = naming(read(text)).map(({ tool }) => tool.id);
    const found = index.search(text);
    const best = found[0]?.score ?? 0;
    // scores far below the best are noise, and so is a tool that knows few of the words
    const said = telling(read(text)).length;
    const likely = found
      .filter(({ score, queryTerms }) => score * 8 >= best && knows(queryTerms.length, said))
      .map(({ id }) => String(id));
    const asked = askers.get(tokens(text).join(' '));
    return [...new Set([...(asked === undefined ? [] : [asked]), ...named, ...likely])].flatMap(
      (id) => byId.get(id) ?? [],
    );
  };
}
