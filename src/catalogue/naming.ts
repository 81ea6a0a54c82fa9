// The tools that words name.
import { inDevanagari, isNear, wordBySpelling } from '#src/engine/ask/tokens.ts';
import { words as language } from '#words/search.ts';
import type { Findable } from './catalogue.ts';

export const STOP_WORDS: ReadonlySet<string> = new Set(language.idle.split(' '));
/** Words of titles that name no tool. */
const GENERIC = new Set(language.generic.split(' '));
/** Common words that are no slips of others. */
const NO_SLIPS = new Set(language.noSlips.split(' '));

/** The words of a text: letters of any script count, and vowel signs belong to their word. */
export const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
export const isNumber = (token: string): boolean => /^\p{Nd}+$/u.test(token);

/** "80 c" as "80c", where that is a known word: "c" alone would match every word that begins with it. */
export function joined(all: readonly string[], known: ReadonlySet<string>): string[] {
  const list: string[] = [];
  for (const token of all) {
    const last = list.at(-1) ?? '';
    if (isNumber(last) && known.has(last + token)) list[list.length - 1] = last + token;
    else list.push(token);
  }
  return list;
}

/** All tokens but the ignored ones; all of them where every one would be ignored. */
export const without = (all: string[], ignored: (token: string) => boolean) => {
  const rest = all.filter((token) => !ignored(token));
  return rest.length > 0 ? rest : all;
};

/** A tool that a line's words name. */
export interface Named<T> {
  readonly tool: T;
  /** The places of those that name it, counted among the words alone: a number has none. */
  readonly places: ReadonlySet<number>;
  /** More for a whole search that people make than for a name. */
  readonly score: number;
  /** Whether all of these words name other tools as well. */
  readonly isVague: boolean;
  /** Whether they are a whole search that people make for it alone: `ppf`. */
  readonly isSearch: boolean;
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
export const LEAST_CORRECTED = 5;
/** What each word of a phrase counts, by what the phrase is for its tool. */
const WEIGHT = { search: 4, name: 3, vague: 2 };
/** What a stop word counts in a phrase that has other words inside, whatever its weight: "how much" says little then. */
const STOP_WORD = 0.5;
/** Added for each word of a whole search, so that the longer of two equal ones wins; too little to decide anything else. */
const LONGER_SEARCH = 0.01;

/** Where a phrase stands in a list of words, with up to two others inside; null where it does not. */
function placesIn(words: readonly string[], phrase: readonly string[]): readonly number[] | null {
  for (let start = words.indexOf(phrase[0] ?? ''); start !== -1; start = words.indexOf(phrase[0] ?? '', start + 1)) {
    const places: number[] = [];
    const end = start + phrase.length + MOST_BETWEEN;
    for (let at = start; at < Math.min(end, words.length) && places.length < phrase.length; at++)
      if (words[at] === phrase[places.length]) places.push(at);
    if (places.length === phrase.length) return places;
  }
  return null;
}

const spanOf = (places: readonly number[]) => (places.at(-1) ?? 0) - (places[0] ?? 0) + 1;

/** A phrase that names a tool. */
interface Name<T> {
  readonly tool: T;
  readonly words: readonly string[];
  readonly weight: number;
  /** Whether it is a whole search that people make. */
  readonly isSearch: boolean;
  /** Whether it names other tools as well. */
  readonly isVague: boolean;
}

/** All phrases that name a tool: whole searches, its title with its keywords, and those that name other tools as well. */
function namesOf<T extends Findable>(tool: T): readonly Name<T>[] {
  const vague = new Set(tool.vague.map((text) => text.toLowerCase()));
  const weighed = (texts: readonly string[], weight: number): readonly Name<T>[] =>
    texts.map((text) => ({
      tool,
      words: tokens(inDevanagari(text)),
      weight,
      isSearch: weight === WEIGHT.search,
      isVague: vague.has(text.toLowerCase()),
    }));
  const title = without(tokens(tool.title), (token) => GENERIC.has(token)).join(' ');
  const others = tool.vague.filter((text) => !tool.asked.includes(text));
  return [
    ...weighed(tool.asked, WEIGHT.search),
    ...weighed([title, ...tool.keywords], WEIGHT.name),
    ...weighed(others, WEIGHT.vague),
  ];
}

/** Finds a word without its slip: another spelling of a known word, or the only known word that is near. */
function createCorrected(known: ReadonlySet<string>): (word: string) => string {
  const spelled = wordBySpelling(known);
  const correct = (word: string) => {
    if (known.has(word) || NO_SLIPS.has(word)) return word;
    const same = spelled(word);
    if (same !== undefined || word.length < LEAST_CORRECTED) return same ?? word;
    const [near, ...more] = [...known].filter(
      (each) => each.length >= LEAST_CORRECTED - 1 && Math.abs(each.length - word.length) < 2 && isNear(word, each),
    );
    return near !== undefined && more.length === 0 ? near : word;
  };
  // a line is read at each key press, with nearly the words of before; comparing one with all known words takes long
  const corrections = new Map<string, string>();
  return (word) => {
    const correction = corrections.get(word) ?? correct(word);
    corrections.set(word, correction);
    return correction;
  };
}

/**
 * What a phrase counts for its tool.
 *
 * @param fresh its words that no phrase before it had
 * @param between how many other words stand inside
 */
function scoreOf({ words, weight, isSearch }: Name<unknown>, fresh: readonly string[], between: number): number {
  const telling = between === 0 ? fresh : fresh.filter((word) => !STOP_WORDS.has(word));
  const score = telling.length * weight + (fresh.length - telling.length) * STOP_WORD - between;
  return Math.max(0, score) + (isSearch ? words.length * LONGER_SEARCH : 0);
}

/**
 * Makes a function that gives the tools whose names, or whole searches of which, stand in a list of words, the best first. A word with
 * one wrong letter counts where it is near one known word alone; words joined without spaces count too. A number in the line is null
 * among its words, so that words on both sides of it are no phrase.
 */
export function createNaming<T extends Findable>(tools: readonly T[]): Naming<T> {
  const names = tools.flatMap(namesOf);
  const known = new Set(names.flatMap(({ words }) => words));
  const unspaced = new Map(names.filter(({ words }) => words.length > 1).map(({ words }) => [words.join(''), words]));
  const corrected = createCorrected(known);
  const partsOf = (word: string) => unspaced.get(word) ?? [corrected(word)];
  const named = (line: readonly (string | null)[]) => {
    const said = saidWords(line, partsOf);
    const words = said.map(({ word }) => word);
    const tallies = new Map<T, Tally>();
    for (const name of names) {
      const found = placesIn(words, name.words);
      if (found === null) continue;
      const tally = tallies.get(name.tool) ?? newTally();
      tallies.set(name.tool, tally);
      count(tally, name, found, said);
    }
    return [...tallies]
      .map(([tool, tally]) => ({ tool, ...tally }))
      .sort((one, other) => other.score - one.score || other.longest - one.longest);
  };
  return Object.assign(named, { knows: (word: string) => known.has(word), corrected });
}

/** A word of a line as it is meant, with its place among the words alone. */
interface SaidWord {
  readonly word: string;
  readonly place: number;
}

/** The words of a line as they are meant; a number is no word, and the parts of a joined word all stand at its place. */
function saidWords(
  line: readonly (string | null)[],
  partsOf: (word: string) => readonly string[],
): readonly SaidWord[] {
  let place = -1;
  return line.flatMap((word) => {
    if (word === null) return { word: '', place: place + 1 };
    place++;
    return partsOf(word).map((part) => ({ word: part, place }));
  });
}

/** What the names that were found so far come to for a tool. */
interface Tally extends Omit<Named<unknown>, 'tool'> {
  readonly places: Set<number>;
  score: number;
  isVague: boolean;
  isSearch: boolean;
  /** How many words the longest has. */
  longest: number;
}

const newTally = (): Tally => ({ places: new Set(), score: 0, isVague: true, isSearch: false, longest: 0 });

/** Counts a name for its tool. */
function count(tally: Tally, name: Name<unknown>, found: readonly number[], said: readonly SaidWord[]): void {
  const words = found.flatMap((at) => said[at] ?? []);
  const fresh = words.filter(({ place }) => !tally.places.has(place)).map(({ word }) => word);
  for (const { place } of words) tally.places.add(place);
  tally.score += scoreOf(name, fresh, spanOf(found) - found.length);
  tally.isVague &&= name.isVague;
  tally.isSearch ||= name.isSearch && !name.isVague;
  tally.longest = Math.max(tally.longest, name.words.length);
}
