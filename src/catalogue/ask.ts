import { answerLine, type LineAnswer, MARGIN } from '#src/engine/ask/answer.ts';
import type { Reading, Solver } from '#src/engine/ask/figure.ts';
import { type Line, wordsOf } from '#src/engine/ask/numbers.ts';
import { isClosedWord, isComparedWord, knowsPhrase, knowsWord } from '#src/engine/ask/vocabulary.ts';
import type { Tool } from '#src/engine/types.ts';
import { words as language } from '#words/ask.ts';
import type { Findable } from './catalogue.ts';
import { isNear, type Named, type Naming } from './find.ts';

/** What finds tools by words, and loads them. */
export interface Search<T extends Findable> {
  find(text: string): readonly T[];
  readonly naming: Naming<T>;
  load(id: string): Promise<Tool>;
  /** Solves questions that are turned round; in one go where it is left out. */
  readonly solver?: Solver;
}

export interface Asked<T extends Findable> {
  /** Null where no word names a tool. */
  readonly tool: T | null;
  /** Null where the line has no number that the tool could take. */
  readonly answer: LineAnswer | null;
  /** Figures, the likeliest first: none, one, or two where the line can be read twice. */
  readonly readings: readonly { readonly tool: T; readonly reading: Reading }[];
  /** The tools that match, the best first. */
  readonly found: readonly T[];
  /** The numbers, as typed, of a line whose numbers cannot be used. */
  readonly unreadable: readonly string[];
}

const LAKH_A_YEAR = language.lakhAYear.split('|');

/** The words of a number that name a tool: double, lpa; a rate per month is a moneylender's. */
function namesIn(part: Line['parts'][number]): readonly string[] {
  if (typeof part === 'string') return [];
  if (part.kind === 'percent' && part.per === 'month') return ['saikda'];
  if (LAKH_A_YEAR.some((unit) => part.text.endsWith(unit))) return ['lpa'];
  return part.kind === 'ratio' ? (part.text.match(/[\p{L}\p{M}]+/gu) ?? []) : [];
}

const CHANGING = language.changing.split(/[| ]/);

/** Whether a word means nothing to the hub: such a word is named beside a figure, and changes none. A slip in a word that changes one does. */
const isUnknown = (
  word: string,
  tools: readonly Tool[],
  { knows, corrected }: Pick<Naming<unknown>, 'knows' | 'corrected'>,
): boolean =>
  !isComparedWord(word) &&
  !knows(corrected(word)) &&
  !tools.some((tool) => knowsWord(tool, word)) &&
  !CHANGING.some((changing) => changing.length > 3 && isNear(changing, word));

/** A line of which so many words mean nothing to the hub, more than say something, is about something else: 22 carat gold rate chennai. */
const LEAST_ELSE = 2;
function isAboutElse(words: readonly string[], isForeign: (word: string) => boolean): boolean {
  const content = words.filter((word) => !isClosedWord(word));
  const foreign = content.filter(isForeign).length;
  return foreign >= LEAST_ELSE && foreign * 2 > content.length;
}

/** A line is tried for this many tools. */
const MOST_TRIED = 4;
/** And only for those that its words name nearly as well as the best. */
const LEAST_SHARE = 0.3;
/** So many tools are shown with an answer. */
const MOST_FOUND = 5;

/** The tools that a line finds: by all of it where that is a whole search of a tool, such as `1 crore sip`, else by its words. */
export function findFor<T extends Findable>(line: Line, find: Search<T>['find']): readonly T[] {
  const text = line.text.trim();
  const whole = find(text);
  const words = wordsOf(line);
  const isAsked = whole[0]?.asked.some((query) => query.toLowerCase() === text.toLowerCase());
  return isAsked || words.length === 0 ? whole : find(words.join(' '));
}

const DENIED_AFTER = new Set(language.negationsAfter.split('|'));
const DENIED = new Set(language.notMeant.split('|'));

/** A line without the tools that it denies, where it names another, and the words left out: "sip nahi fd", "fd not sip". */
function withoutDenied<T extends Findable>(
  line: Line,
  named: readonly Named<T>[],
): { readonly line: Line; readonly denied: readonly string[] } {
  const words = wordsOf(line);
  const dropped = new Set<number>();
  for (const [at, word] of words.entries()) {
    const step = DENIED_AFTER.has(word) ? -1 : DENIED.has(word) ? 1 : 0;
    const next = at + step;
    const [denied] = step === 0 ? [] : named.filter(({ places }) => places.has(next));
    const isOther = ({ places }: Named<T>) => [...places].some((place) => !denied?.places.has(place));
    if (!denied || !named.some((other) => other !== denied && isOther(other))) continue;
    dropped.add(at);
    for (let place = next; denied.places.has(place); place += step) dropped.add(place);
  }
  let place = 0;
  return {
    line: { ...line, parts: line.parts.filter((part) => typeof part !== 'string' || !dropped.has(place++)) },
    denied: words.filter((_, at) => dropped.has(at)),
  };
}

/** What it costs a reading that the words name its tool less well than the best, for all of the difference. */
const LESS_NAMED = 2;
/** And what more, below a share of the best: such a tool is for lines that no other has a figure for. */
const POORLY_NAMED = { share: 0.6, cost: 1 };

interface Tried<T> {
  readonly tool: T;
  readonly answer: LineAnswer;
  readonly cost: number;
}

/** As if the tool's likeliest reading cost nothing: what its words cost says little beside another tool's. */
const asGoodAsAny = <T>({ tool, answer }: Tried<T>): Tried<T> => ({
  ...{ tool, answer },
  cost: -(answer.readings[0]?.cost ?? 0),
});

/** The readings of all tools within the margin that have another figure, the likeliest first. */
function readingsOf<T>(tried: readonly Tried<T>[]) {
  const all = tried
    .flatMap(({ tool, answer, cost }) =>
      answer.readings.map((reading) => ({ tool, reading, cost: reading.cost + cost })),
    )
    .sort((one, other) => one.cost - other.cost);
  const least = all[0]?.cost ?? 0;
  return all.filter(
    ({ reading, cost }, at) =>
      cost <= least + MARGIN &&
      !all.slice(0, at).some((other) => Math.abs(other.reading.headline.value - reading.headline.value) < 1),
  );
}

/** How many words a tool may leave over more for what its words cost more. */
const LEFT_PER_COST = 4;
const CLEARLY_LESS = 2;

const namedLess = (share: number): number =>
  (1 - share) * LESS_NAMED + (share < POORLY_NAMED.share ? POORLY_NAMED.cost : 0);

/**
 * Answers a line by the tools that its words name best. The likeliest reading is the answer; another within the margin that has
 * another figure stands beside it.
 */
export async function askTools<T extends Findable>(
  typed: Line,
  { find, naming, load, solver }: Search<T>,
): Promise<Asked<T>> {
  const { unreadable } = typed;
  // a number may name a tool too: double, 2 rupaye saikda
  const namedIn = ({ parts }: Line) =>
    naming([...parts.map((part) => (typeof part === 'string' ? part : null)), ...parts.flatMap(namesIn)]);
  const { line, denied } = withoutDenied(typed, namedIn(typed));
  const words = wordsOf(line);
  const named = namedIn(line);
  const found = findFor(line, find);
  const [best] = named;
  const [first = null] = found;
  const hasNumber = line.parts.some((part) => typeof part === 'object') || line.unreadable.length > 0;
  if (!best || !hasNumber) {
    if (isAboutElse(words, (word) => isUnknown(word, [], naming)))
      return { tool: null, answer: null, readings: [], found: [], unreadable };
    const tool = named.length > 0 || words.length > 0 ? first : null;
    return { tool, answer: null, readings: [], found, unreadable };
  }
  const likely = named
    .slice(0, MOST_TRIED)
    .filter(({ score, tool }) => tool.ready && score >= best.score * LEAST_SHARE);
  const tools = await Promise.all(likely.map(({ tool }) => load(tool.id)));
  const unknown = new Set(words.filter((word) => isUnknown(word, tools, naming)));
  const answersOf = (withVague: boolean) =>
    Promise.all(
      likely.map(async ({ tool, places, isVague, score }, at) => {
        // "not salary" says something to a tax
        const isKnown = denied.length > 0 && knowsPhrase(tools[at] as Tool, denied.join(' '));
        const whole = isKnown ? namedIn(typed).find((each) => each.tool === tool) : undefined;
        const answer = await answerLine(tools[at] as Tool, whole ? typed : line, {
          ...{ names: whole?.places ?? places, isVague: isVague && !withVague, isUnknown: (word) => unknown.has(word) },
          ...(solver && { solver }),
        });
        return { tool, answer, cost: namedLess(score / best.score) };
      }),
    );
  // words that name several tools are a reason for the figures of two of them, or of the only one that can take the line
  const areVague = likely.every(({ isVague }) => isVague);
  const all = await answersOf(areVague);
  const figures = readingsOf(areVague ? all.map(asGoodAsAny) : all);
  // but not for the one figure of the only one that they name here
  const isLone = areVague && likely.length === 1 && figures.length === 1;
  const tried = isLone ? await answersOf(false) : all;
  const readings = isLone ? [] : figures;
  // without a figure the tool that leaves clearly less over
  const leftOver = ({ answer: { unread, unplaced, missing }, cost }: Tried<T>) =>
    unread.length + 2 * unplaced.length + missing.length + LEFT_PER_COST * cost;
  const [bestNamed] = tried;
  const fullest = [...tried].sort((one, other) => leftOver(one) - leftOver(other))[0];
  const isFuller = bestNamed && fullest && leftOver(fullest) + CLEARLY_LESS <= leftOver(bestNamed);
  const chosen = tried.find(({ tool }) => tool === readings[0]?.tool) ?? (isFuller ? fullest : bestNamed);
  if (!chosen) return { tool: first, answer: null, readings: [], found, unreadable };
  const { tool, answer } = chosen;
  // a line with a rate is about money
  const isOfMoney = readings.length > 0 || Object.keys(answer.inputs).length > 0 || /%|percent/.test(line.text);
  if (!isOfMoney && isAboutElse(words, (word) => unknown.has(word)))
    return { tool: null, answer: null, readings: [], found: [], unreadable };
  // nothing loose stands below a figure
  const others = readings.length > 0 ? named.map((each) => each.tool) : found;
  return {
    ...{ tool, answer, readings: readings.slice(0, 2), unreadable },
    found: [...new Set([tool, ...readings.map((each) => each.tool), ...others])].slice(0, MOST_FOUND),
  };
}
