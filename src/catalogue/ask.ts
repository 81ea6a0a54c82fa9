// The tools that a line may be for, each tried, and the figures that count. Four steps, for `interest on 1 lakh 8% 3 saal`:
//
//   name      (meantBy)      "interest" names simple and compound interest, vaguely, since it names both
//   try       (tryTools)     each of them reads the line: ₹24,000, and ₹1,25,971 in all
//   choose    (figuresOf)    a word that names two tools is no reason for one figure, so both count
//   present   (askTools)     simple interest with its answer, both figures, and the tools that match
import { phraseLength, phrasesIn } from '#src/engine/ask/amounts.ts';
import { answerLine, type Context, type LineAnswer } from '#src/engine/ask/answer.ts';
import { CLEARLY_LESS, COSTS, LEFT_PER_COST, MARGIN, POORLY_NAMED } from '#src/engine/ask/costs.ts';
import type { Reading, Solver } from '#src/engine/ask/figure.ts';
import { type Line, wordsOf } from '#src/engine/ask/line.ts';
import { isClosedWord, isComparedWord, knowsPhrase, knowsWord, namesOutput } from '#src/engine/ask/vocabulary.ts';
import type { Tool } from '#src/engine/types.ts';
import { words as language } from '#words/ask.ts';
import type { Findable } from './catalogue.ts';
import { alternativesOf, type Meant, meantBy } from './meant.ts';
import type { Named, Naming } from './naming.ts';

/** What finds tools by words, and loads them. */
export interface Search<T extends Findable> {
  find(text: string): readonly T[];
  readonly naming: Naming<T>;
  load(id: string): Promise<Tool>;
  /** Solves reversed questions; by default at once. */
  readonly solver?: Solver;
}

/** What a line finds: a tool, its answer, and the figures that may be meant. */
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

/** How many tools a line is tried for, at most. */
const MOST_TRIED = 4;
/** A tool whose score is a smaller share of the best one's is not tried. */
const LEAST_SHARE = 0.3;
/** How many tools are shown with an answer. */
const MOST_SHOWN = 5;
/** A line with fewer unknown words is about its tool. */
const LEAST_UNKNOWN = 2;

/** The tools that a line finds: by all of it where that is a whole search of a tool, such as `1 crore sip`, else by its words. */
export function findFor<T extends Findable>(line: Line, find: Search<T>['find']): readonly T[] {
  const text = line.text.trim();
  const foundByAll = find(text);
  const words = wordsOf(line);
  const isWholeSearch = foundByAll[0]?.asked.some((query) => query.toLowerCase() === text.toLowerCase());
  return isWholeSearch || words.length === 0 ? foundByAll : find(words.join(' '));
}

/** Whether a word means nothing to the hub: such a word is named beside a figure, and changes none. */
const unknownTo =
  (tools: readonly Tool[], { knows, corrected }: Naming<unknown>) =>
  (word: string): boolean =>
    !isComparedWord(word) && !knows(corrected(word)) && !tools.some((tool) => knowsWord(tool, word));

/** A tool that a line may be for, loaded, with the line as it reads it. */
interface Candidate<T> {
  readonly tool: T;
  readonly definition: Tool;
  readonly line: Line;
  /** The places, among the line's words, of those that name the tool. */
  readonly names: ReadonlySet<number>;
  /** Whether they all name other tools as well. */
  readonly isVague: boolean;
  /** What it costs that the line names another tool better. */
  readonly cost: number;
}

/** The tools that a line names about as well as the best. */
async function candidatesOf<T extends Findable>({ typed, denied, ...meant }: Meant<T>, load: Search<T>['load']) {
  const best = meant.named[0]?.score ?? 0;
  const isLikely = ({ tool, score }: Named<T>) => tool.ready && score >= best * LEAST_SHARE;
  const candidateFor = async ({ tool, score, places, isVague }: Named<T>): Promise<Candidate<T>> => {
    const definition = await load(tool.id);
    // "15 lakh, not salary": the tax understands what is denied, so it reads the whole line; "sip nahi fd" says no more to a deposit
    const isUnderstood = denied.length > 0 && knowsPhrase(definition, denied.join(' '));
    const typedNaming = isUnderstood ? typed.named.find((each) => each.tool === tool) : undefined;
    const share = score / best;
    return {
      tool,
      definition,
      line: typedNaming ? typed.line : meant.line,
      names: typedNaming ? typedNaming.places : places,
      isVague,
      cost: (1 - share) * COSTS.lessNamed + (share < POORLY_NAMED ? COSTS.poorlyNamed : 0),
    };
  };
  return Promise.all(meant.named.filter(isLikely).slice(0, MOST_TRIED).map(candidateFor));
}

/** How a tool answers its line; without a figure where that would be what the line denies: "emi nahi, byaj batao". */
async function answerOf(
  { definition, line, names }: Candidate<unknown>,
  denied: readonly string[],
  context: Omit<Context, 'names'>,
): Promise<LineAnswer> {
  const answer = await answerLine(definition, line, { ...context, names });
  const showsDenied = ({ headline }: Reading) =>
    'output' in headline && denied.some((word) => namesOutput(definition, word, headline.output));
  if (!answer.readings.some(showsDenied)) return answer;
  return answerLine(definition, line, { ...context, names, isWithoutFigure: true });
}

type Tried<T> = Candidate<T> & { readonly answer: LineAnswer };

/** A figure of a tool, with what its reading costs beside those of other tools. */
interface CostedFigure<T> {
  readonly tool: T;
  readonly reading: Reading;
  readonly cost: number;
}

/**
 * The figures within the margin of the likeliest, that one first; of two readings with one figure the likelier.
 *
 * @param areVague whether no word says which of the tools is meant: then the likeliest reading of each starts at 0
 */
function figuresOf<T>(tried: readonly Tried<T>[], areVague: boolean): readonly CostedFigure<T>[] {
  const startOf = ({ answer, cost }: Tried<T>) => (areVague ? -(answer.readings[0]?.cost ?? 0) : cost);
  const all = tried
    .flatMap((each) =>
      each.answer.readings.map((reading) => ({ tool: each.tool, reading, cost: reading.cost + startOf(each) })),
    )
    .sort((one, other) => one.cost - other.cost);
  const least = all[0]?.cost ?? 0;
  return all.filter(
    ({ reading, cost }, at) =>
      cost <= least + MARGIN &&
      !all.slice(0, at).some((other) => Math.abs(other.reading.headline.value - reading.headline.value) < 1),
  );
}

/** Whether a line has only words that stand in many lines: "gold", "bill". */
const isVaguelyNamed = ({ named }: Meant<unknown>): boolean => named.every(({ isVague }) => isVague);

/** The tools with their answers, the figures that count, and the words that nobody knows. */
interface Trial<T> {
  readonly tried: readonly Tried<T>[];
  readonly figures: readonly CostedFigure<T>[];
  readonly unknown: ReadonlySet<string>;
}

/**
 * Tries the tools. Words that name several tools (interest, deposit) are no reason for one figure of one of them, but for the figures
 * of two, or for both figures of the only one that can take the line.
 */
async function tryTools<T extends Findable>(meant: Meant<T>, { naming, load, solver }: Search<T>): Promise<Trial<T>> {
  const candidates = await candidatesOf(meant, load);
  const definitions = candidates.map(({ definition }) => definition);
  const unknown = new Set(wordsOf(meant.line).filter(unknownTo(definitions, naming)));
  const context = { isUnknown: (word: string) => unknown.has(word), ...(solver && { solver }) };
  const tryAll = (isWithoutFigure: (candidate: Candidate<T>) => boolean): Promise<readonly Tried<T>[]> =>
    Promise.all(
      candidates.map(async (each) => ({
        ...each,
        answer: await answerOf(each, meant.denied, { ...context, isWithoutFigure: isWithoutFigure(each) }),
      })),
    );
  const tryAllWithoutFigures = async () => ({ tried: await tryAll(() => true), figures: [], unknown });

  // "bijli ka bill 2100": what nobody knows may say what it is
  const hasOnlyVagueAndUnknown = unknown.size > 0 && isVaguelyNamed(meant);
  if (hasOnlyVagueAndUnknown || isMostlyUnknown(meant.line, context.isUnknown)) return tryAllWithoutFigures();

  // beside a tool with words of its own a vague one has no figure; where all are vague only the figures show whether there are two
  const areVague = candidates.every(({ isVague }) => isVague);
  const tried = await tryAll(({ isVague }) => isVague && !areVague);
  const figures = figuresOf(tried, areVague);

  // "interest on 1 lakh": there is one figure, and no reason for it, so the tool answers again and says what it lacks
  const isOneFigureByChance = areVague && figures.length === 1;
  return isOneFigureByChance ? tryAllWithoutFigures() : { tried, figures, unknown };
}

/** A figure of each of two tools between which a line chooses: "fd ya rd". Null where one of them has none, or two. */
async function tryAlternatives<T extends Findable>(meant: Meant<T>, search: Search<T>): Promise<Trial<T> | null> {
  const trials = await Promise.all(alternativesOf(meant, search.naming).map((alone) => tryTools(alone, search)));
  const [one, two] = trials;
  if (!one || !two || trials.some(({ figures }) => figures.length !== 1)) return null;
  return { ...one, tried: [...one.tried, ...two.tried], figures: [...one.figures, ...two.figures] };
}

/** The tool that fills a page without a figure: the best named, or one that leaves clearly less of the line over. */
function withLeastLeft<T>(tried: readonly Tried<T>[]): Tried<T> | undefined {
  const leftOver = ({ answer: { unread, unplaced, missing }, cost }: Tried<T>) =>
    unread.length + 2 * unplaced.length + missing.length + LEFT_PER_COST * cost;
  const [bestNamed] = tried;
  const [fullest] = [...tried].sort((one, other) => leftOver(one) - leftOver(other));
  const isFuller = bestNamed && fullest && leftOver(fullest) + CLEARLY_LESS <= leftOver(bestNamed);
  return isFuller ? fullest : bestNamed;
}

const OUTSIDE = phrasesIn(language.outside);

/** Whether a line asks for what no calculator knows: today's price of gold, a login. */
const isOutside = (line: Line): boolean => wordsOf(line).some((_, at, words) => phraseLength(words, at, OUTSIDE) > 0);

/** Whether most words of a line mean nothing to the hub: 22 carat gold rate chennai. */
function isMostlyUnknown(line: Line, isUnknown: (word: string) => boolean): boolean {
  const telling = wordsOf(line).filter((word) => !isClosedWord(word));
  const unknown = telling.filter(isUnknown).length;
  return unknown >= LEAST_UNKNOWN && unknown * 2 > telling.length;
}

/** Whether a line is about something else than the chosen tool, though a word names it. */
function isAboutOtherThings<T>(
  { line, named }: Meant<T>,
  { answer }: Tried<T>,
  { figures, unknown }: Trial<T>,
): boolean {
  // "ppf", "gratuity": what else the line says, it is about them
  const isSearch = named.some((each) => each.isSearch);
  const isOfTool = isSearch || figures.length > 0 || Object.keys(answer.inputs).length > 0;
  return (figures.length === 0 && isOutside(line)) || (!isOfTool && unknown.size >= LEAST_UNKNOWN);
}

/** What a line finds. */
type Finding<T extends Findable> = Pick<Asked<T>, 'tool' | 'found'>;

/** What a line that is about something else finds. */
const NOTHING: Finding<never> = { tool: null, found: [] };

/** What a line finds that has no number, or no word of a tool. */
function withoutNumber<T extends Findable>(meant: Meant<T>, found: readonly T[], naming: Naming<T>): Finding<T> {
  const { line, named } = meant;
  const isOfOthers = isVaguelyNamed(meant) && isMostlyUnknown(line, unknownTo([], naming));
  if (isOfOthers || isOutside(line)) return NOTHING;
  const hasWord = named.length > 0 || wordsOf(line).length > 0;
  return { tool: hasWord ? (found[0] ?? null) : null, found };
}

/** Answers a line by the tools that its words name best. */
export async function askTools<T extends Findable>(typedLine: Line, search: Search<T>): Promise<Asked<T>> {
  // name
  const meant = meantBy(typedLine, search.naming);
  const { line, named } = meant;
  const found = findFor(line, search.find);
  const unanswered = { answer: null, readings: [], unreadable: typedLine.unreadable };
  const hasNumber = line.parts.some((part) => typeof part === 'object') || line.unreadable.length > 0;
  if (named.length === 0 || !hasNumber) return { ...unanswered, ...withoutNumber(meant, found, search.naming) };

  // try
  const trial = (await tryAlternatives(meant, search)) ?? (await tryTools(meant, search));
  const { tried, figures } = trial;

  // choose
  const chosen = tried.find(({ tool }) => tool === figures[0]?.tool) ?? withLeastLeft(tried);
  if (!chosen) return { ...unanswered, tool: found[0] ?? null, found };
  if (isAboutOtherThings(meant, chosen, trial)) return { ...unanswered, ...NOTHING };

  // present; below a figure stand only tools that the words name
  const { tool, answer } = chosen;
  const others = figures.length > 0 ? named.map((each) => each.tool) : found;
  return {
    ...unanswered,
    tool,
    answer,
    readings: figures.slice(0, 2),
    found: [...new Set([tool, ...figures.map((each) => each.tool), ...others])].slice(0, MOST_SHOWN),
  };
}
