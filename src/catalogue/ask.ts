// The tools that a line may be for, each tried, and the figures that count.
import { answerLine, type LineAnswer, MARGIN } from '#src/engine/ask/answer.ts';
import type { Reading, Solver } from '#src/engine/ask/figure.ts';
import { type Line, wordsOf } from '#src/engine/ask/line.ts';
import { LAKH_A_YEAR } from '#src/engine/ask/number-words.ts';
import { isClosedWord, isComparedWord, knowsPhrase, knowsWord, namesOutput } from '#src/engine/ask/vocabulary.ts';
import type { Tool } from '#src/engine/types.ts';
import { words as language } from '#words/ask.ts';
import type { Findable } from './catalogue.ts';
import { isNear, type Named, type Naming } from './naming.ts';

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

/** The words of a number that name a tool: double, lpa; a rate per month is a moneylender's. */
function namesIn(part: Line['parts'][number]): readonly string[] {
  if (typeof part === 'string') return [];
  if (part.kind === 'percent' && part.per === 'month') return [language.rateAMonthNames];
  if (LAKH_A_YEAR.some((unit) => part.text.endsWith(unit.join(' ')))) return [language.lakhAYearNames];
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
const MOST_TOOLS = 4;
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
function withoutDeniedTools<T extends Findable>(
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

/**
 * The readings of all tools within the margin that have another figure, the likeliest first.
 *
 * @param areEqual whether each tool's likeliest reading is as good as another's: where no word says which tool is meant, what a reading
 * costs says little beside another tool's
 */
function readingsOf<T>(tried: readonly Tried<T>[], areEqual: boolean) {
  const all = tried
    .flatMap(({ tool, answer, cost }) =>
      answer.readings.map((reading) => ({
        tool,
        reading,
        cost: areEqual ? reading.cost - (answer.readings[0]?.cost ?? 0) : reading.cost + cost,
      })),
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

/** The tool that fills a page without a figure: the best named, or one that leaves clearly less of the line over. */
function withLeastLeft<T>(tried: readonly Tried<T>[]): Tried<T> | undefined {
  const leftOver = ({ answer: { unread, unplaced, missing }, cost }: Tried<T>) =>
    unread.length + 2 * unplaced.length + missing.length + LEFT_PER_COST * cost;
  const [bestNamed] = tried;
  const fullest = [...tried].sort((one, other) => leftOver(one) - leftOver(other))[0];
  const isFuller = bestNamed && fullest && leftOver(fullest) + CLEARLY_LESS <= leftOver(bestNamed);
  return isFuller ? fullest : bestNamed;
}

const namedLess = (share: number): number =>
  (1 - share) * LESS_NAMED + (share < POORLY_NAMED.share ? POORLY_NAMED.cost : 0);

/** A tool that a line may be for, loaded. */
interface Candidate<T> extends Named<T> {
  readonly definition: Tool;
  /** What it costs that other words name another tool better. */
  readonly cost: number;
}

/** The tools that a line's words name about as well as the best. */
async function candidatesOf<T extends Findable>(named: readonly Named<T>[], load: Search<T>['load']) {
  const best = named[0]?.score ?? 0;
  const likely = named.slice(0, MOST_TOOLS).filter(({ score, tool }) => tool.ready && score >= best * LEAST_SHARE);
  return Promise.all(
    likely.map(async (each) => ({
      ...each,
      definition: await load(each.tool.id),
      cost: namedLess(each.score / best),
    })),
  );
}

/**
 * The answers of the tools, and the figures that count. Words that name several tools (interest, deposit) are no reason for one figure
 * of one of them, but for the figures of two, or for both figures of the only one that can take the line.
 */
async function figuresOf<T>(
  candidates: readonly Candidate<T>[],
  answer: (candidate: Candidate<T>, isVague: boolean) => Promise<LineAnswer>,
) {
  const areVague = candidates.every(({ isVague }) => isVague);
  const tryAll = (isVague: (candidate: Candidate<T>) => boolean): Promise<readonly Tried<T>[]> =>
    Promise.all(
      candidates.map(async (each) => ({ tool: each.tool, answer: await answer(each, isVague(each)), cost: each.cost })),
    );
  // where all are vague each may have figures, since only the figures show whether there are two
  const tried = await tryAll(({ isVague }) => isVague && !areVague);
  const readings = readingsOf(tried, areVague);
  const isLone = areVague && candidates.length === 1 && readings.length === 1;
  // "interest on 1 lakh": the one figure is not certain after all, so the tool answers again, without it, and says what it lacks
  return isLone ? { tried: await tryAll(() => true), readings: [] } : { tried, readings };
}

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
  const namedWhole = namedIn(typed);
  const { line, denied } = withoutDeniedTools(typed, namedWhole);
  const words = wordsOf(line);
  const named = denied.length > 0 ? namedIn(line) : namedWhole;
  const found = findFor(line, find);
  const [first = null] = found;
  const withoutAnswer = (tool: T | null): Asked<T> => ({ tool, answer: null, readings: [], found, unreadable });
  const aboutElse: Asked<T> = { ...withoutAnswer(null), found: [] };
  // "gold", "bill": words that stand in many lines
  const isVaguelyNamed = named.every(({ isVague }) => isVague);
  // "ppf", "gratuity": what else the line says, it is about them
  const isSearch = named.some((each) => each.isSearch);
  const hasNumber = line.parts.some((part) => typeof part === 'object') || line.unreadable.length > 0;
  if (named.length === 0 || !hasNumber) {
    if (isVaguelyNamed && isAboutElse(words, (word) => isUnknown(word, [], naming))) return aboutElse;
    return withoutAnswer(named.length > 0 || words.length > 0 ? first : null);
  }
  const candidates = await candidatesOf(named, load);
  const definitions = candidates.map(({ definition }) => definition);
  const unknown = new Set(words.filter((word) => isUnknown(word, definitions, naming)));
  // "bijli ka bill 2100": what nobody knows may say what it is
  const isLoose = isVaguelyNamed && unknown.size > 0;
  // "15 lakh, not salary": the tax understands what is denied, so it reads the whole line; "sip nahi fd" says no more to a deposit
  const lineFor = ({ tool, definition, places }: Candidate<T>) => {
    const isKnown = denied.length > 0 && knowsPhrase(definition, denied.join(' '));
    const whole = isKnown ? namedWhole.find((each) => each.tool === tool) : undefined;
    return whole ? { line: typed, names: whole.places } : { line, names: places };
  };
  // "emi nahi, byaj batao": not the EMI
  const isDenied = (definition: Tool, { headline }: Reading) =>
    'output' in headline && denied.some((word) => namesOutput(definition, word, headline.output));
  const { tried, readings } = await figuresOf(candidates, async (candidate, isVague) => {
    const { definition } = candidate;
    const read = lineFor(candidate);
    const answerAs = (vague: boolean) =>
      answerLine(definition, read.line, {
        names: read.names,
        isVague: vague,
        isUnknown: (word) => unknown.has(word),
        ...(solver && { solver }),
      });
    const answer = await answerAs(isVague || isLoose);
    return answer.readings.some((reading) => isDenied(definition, reading)) ? answerAs(true) : answer;
  });
  const chosen = tried.find(({ tool }) => tool === readings[0]?.tool) ?? withLeastLeft(tried);
  if (!chosen) return withoutAnswer(first);
  const { tool, answer } = chosen;
  // a line with a rate is about money
  const hasRate = line.parts.some((part) => typeof part === 'object' && part.kind === 'percent');
  const isOfMoney = hasRate || readings.length > 0 || Object.keys(answer.inputs).length > 0;
  if (!isSearch && !isOfMoney && isAboutElse(words, (word) => unknown.has(word))) return aboutElse;
  // nothing loose stands below a figure
  const others = readings.length > 0 ? named.map((each) => each.tool) : found;
  return {
    tool,
    answer,
    readings: readings.slice(0, 2),
    unreadable,
    found: [...new Set([tool, ...readings.map((each) => each.tool), ...others])].slice(0, MOST_FOUND),
  };
}
