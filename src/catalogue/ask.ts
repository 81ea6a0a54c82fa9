// The tools that a line may be for, each tried, and the figures that count. Four steps, for `interest on 1 lakh 8% 3 saal`:
//
//   name      (meantBy)      "interest" names simple and compound interest, vaguely, since it names both
//   try       (tryTools)     each of them reads the line: ₹24,000, and ₹1,25,971 in all
//   choose    (figuresOf)    a word that names two tools is no reason for one figure, so both count
//   present   (askTools)     simple interest with its answer, both figures, and the tools that match
import { answerLine, type Context, type LineAnswer, MARGIN } from '#src/engine/ask/answer.ts';
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

const MOST_TOOLS = 4; // a line is tried for so many tools,
const LEAST_SHARE = 0.3; // and only for those that its words name nearly as well as the best
const MOST_FOUND = 5; // so many tools are shown with an answer
const LEAST_ELSE = 2; // fewer words that mean nothing to the hub leave a line about its tool
const LONGEST_SHORT = 3; // so few letters are near too many words to be the slip of one

// what makes a tool less likely
const LESS_NAMED = 2; // the words name it less well than the best: for all of the difference
const POORLY_NAMED = { share: 0.6, cost: 1 }; // more, below a share of the best: it is for lines that no other has a figure for
const LEFT_PER_COST = 4; // where no tool has a figure: so many words left over weigh as much as 1 of these costs,
const CLEARLY_LESS = 2; // and so many fewer make a tool the better one

/** The tools that a line finds: by all of it where that is a whole search of a tool, such as `1 crore sip`, else by its words. */
export function findFor<T extends Findable>(line: Line, find: Search<T>['find']): readonly T[] {
  const text = line.text.trim();
  const whole = find(text);
  const words = wordsOf(line);
  const isAsked = whole[0]?.asked.some((query) => query.toLowerCase() === text.toLowerCase());
  return isAsked || words.length === 0 ? whole : find(words.join(' '));
}

/** The words of a number that name a tool: double, lpa; a rate per month is a moneylender's. */
function namesIn(part: Line['parts'][number]): readonly string[] {
  if (typeof part === 'string') return [];
  if (part.kind === 'percent' && part.per === 'month') return [language.rateAMonthNames];
  if (LAKH_A_YEAR.some((unit) => part.text.endsWith(unit.join(' ')))) return [language.lakhAYearNames];
  return part.kind === 'ratio' ? (part.text.match(/[\p{L}\p{M}]+/gu) ?? []) : [];
}

const DENIED_AFTER = new Set(language.negationsAfter.split('|'));
const DENIED = new Set(language.notMeant.split('|'));

/** The places of words that deny a tool, with those of its name, where the line names another: "sip nahi fd", "fd not sip". */
function deniedPlaces(words: readonly string[], named: readonly Named<unknown>[]): ReadonlySet<number> {
  const denied = new Set<number>();
  for (const [at, word] of words.entries()) {
    const step = DENIED_AFTER.has(word) ? -1 : DENIED.has(word) ? 1 : 0;
    const tool = step === 0 ? undefined : named.find(({ places }) => places.has(at + step));
    const isOther = ({ places }: Named<unknown>) => [...places].some((place) => !tool?.places.has(place));
    if (!tool || !named.some(isOther)) continue;
    denied.add(at);
    for (let place = at + step; tool.places.has(place); place += step) denied.add(place);
  }
  return denied;
}

/** A line with the tools that it names, the best first. */
interface NamedLine<T> {
  readonly line: Line;
  readonly named: readonly Named<T>[];
}

/** A line as it was typed, and as it is meant: without the tools that it denies, whose words are left out. */
interface Meant<T> extends NamedLine<T> {
  readonly typed: NamedLine<T>;
  readonly denied: readonly string[];
}

function meantBy<T>(line: Line, naming: Naming<T>): Meant<T> {
  // a number may name a tool too: double, 2 rupaye saikda
  const namedIn = ({ parts }: Line) =>
    naming([...parts.map((part) => (typeof part === 'string' ? part : null)), ...parts.flatMap(namesIn)]);
  const typed = { line, named: namedIn(line) };
  const words = wordsOf(line);
  const places = deniedPlaces(words, typed.named);
  if (places.size === 0) return { ...typed, typed, denied: [] };
  let place = 0;
  const rest = { ...line, parts: line.parts.filter((part) => typeof part !== 'string' || !places.has(place++)) };
  return { line: rest, named: namedIn(rest), typed, denied: words.filter((_, at) => places.has(at)) };
}

const LONG_CHANGING = language.changing.split(/[| ]/).filter((word) => word.length > LONGEST_SHORT);

/** Whether a word means nothing to the hub: such a word is named beside a figure, and changes none. A slip in a word that changes one does. */
const isUnknown = (word: string, tools: readonly Tool[], { knows, corrected }: Naming<unknown>): boolean =>
  !isComparedWord(word) &&
  !knows(corrected(word)) &&
  !tools.some((tool) => knowsWord(tool, word)) &&
  !LONG_CHANGING.some((changing) => isNear(changing, word));

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
    const whole = isUnderstood ? typed.named.find((each) => each.tool === tool) : undefined;
    const share = score / best;
    return {
      tool,
      definition,
      line: whole ? typed.line : meant.line,
      names: whole ? whole.places : places,
      isVague,
      cost: (1 - share) * LESS_NAMED + (share < POORLY_NAMED.share ? POORLY_NAMED.cost : 0),
    };
  };
  return Promise.all(meant.named.slice(0, MOST_TOOLS).filter(isLikely).map(candidateFor));
}

/** How a tool answers its line; without a figure where that would be what the line denies: "emi nahi, byaj batao". */
async function answerOf(
  { definition, line, names }: Candidate<unknown>,
  denied: readonly string[],
  context: Omit<Context, 'names'>,
): Promise<LineAnswer> {
  const answer = await answerLine(definition, line, { ...context, names });
  const isDenied = ({ headline }: Reading) =>
    'output' in headline && denied.some((word) => namesOutput(definition, word, headline.output));
  if (!answer.readings.some(isDenied)) return answer;
  return answerLine(definition, line, { ...context, names, isWithoutFigure: true });
}

type Tried<T> = Candidate<T> & { readonly answer: LineAnswer };

/** The figures within the margin of the likeliest, that one first; of two readings with one figure the likelier. */
function figuresOf<T>(tried: readonly Tried<T>[], areVague: boolean) {
  const all = tried
    .flatMap(({ tool, answer, cost }) => {
      // where no word says which tool is meant, what a reading costs says little beside another tool's: each tool's likeliest is as good
      const more = areVague ? -(answer.readings[0]?.cost ?? 0) : cost;
      return answer.readings.map((reading) => ({ tool, reading, cost: reading.cost + more }));
    })
    .sort((one, other) => one.cost - other.cost);
  const least = all[0]?.cost ?? 0;
  return all.filter(
    ({ reading, cost }, at) =>
      cost <= least + MARGIN &&
      !all.slice(0, at).some((other) => Math.abs(other.reading.headline.value - reading.headline.value) < 1),
  );
}

/** "gold", "bill": words that stand in many lines. */
const isVaguelyNamed = ({ named }: NamedLine<unknown>): boolean => named.every(({ isVague }) => isVague);

/**
 * The tools with their answers, and the figures that count. Words that name several tools (interest, deposit) are no reason for one
 * figure of one of them, but for the figures of two, or for both figures of the only one that can take the line.
 */
async function tryTools<T extends Findable>(meant: Meant<T>, { naming, load, solver }: Search<T>) {
  const candidates = await candidatesOf(meant, load);
  const definitions = candidates.map(({ definition }) => definition);
  const unknown = new Set(wordsOf(meant.line).filter((word) => isUnknown(word, definitions, naming)));
  const context = { isUnknown: (word: string) => unknown.has(word), ...(solver && { solver }) };
  const tryAll = (isWithoutFigure: (candidate: Candidate<T>) => boolean): Promise<readonly Tried<T>[]> =>
    Promise.all(
      candidates.map(async (each) => ({
        ...each,
        answer: await answerOf(each, meant.denied, { ...context, isWithoutFigure: isWithoutFigure(each) }),
      })),
    );
  // "bijli ka bill 2100": what nobody knows may say what it is
  if (unknown.size > 0 && isVaguelyNamed(meant)) return { tried: await tryAll(() => true), figures: [], unknown };
  // where all are vague each may have figures, since only the figures show whether there are two
  const areVague = candidates.every(({ isVague }) => isVague);
  const tried = await tryAll(({ isVague }) => isVague && !areVague);
  const figures = figuresOf(tried, areVague);
  const isLone = areVague && candidates.length === 1 && figures.length === 1;
  // "interest on 1 lakh": the one figure is not certain after all, so the tool answers again, without it, and says what it lacks
  return isLone ? { tried: await tryAll(() => true), figures: [], unknown } : { tried, figures, unknown };
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

/** Whether most words of a line mean nothing to the hub, so that it is about something else: 22 carat gold rate chennai. */
function isAboutElse(words: readonly string[], isUnknownWord: (word: string) => boolean): boolean {
  const telling = words.filter((word) => !isClosedWord(word));
  const unknown = telling.filter(isUnknownWord).length;
  return unknown >= LEAST_ELSE && unknown * 2 > telling.length;
}

/** Answers a line by the tools that its words name best. */
export async function askTools<T extends Findable>(typed: Line, search: Search<T>): Promise<Asked<T>> {
  const meant = meantBy(typed, search.naming);
  const { line, named } = meant;
  const words = wordsOf(line);
  const found = findFor(line, search.find);
  const [first = null] = found;
  const unanswered = { answer: null, readings: [], unreadable: typed.unreadable };
  const aboutElse: Asked<T> = { ...unanswered, tool: null, found: [] };
  const hasNumber = line.parts.some((part) => typeof part === 'object') || line.unreadable.length > 0;
  if (named.length === 0 || !hasNumber) {
    if (isVaguelyNamed(meant) && isAboutElse(words, (word) => isUnknown(word, [], search.naming))) return aboutElse;
    return { ...unanswered, tool: named.length > 0 || words.length > 0 ? first : null, found };
  }
  const { tried, figures, unknown } = await tryTools(meant, search);
  const chosen = tried.find(({ tool }) => tool === figures[0]?.tool) ?? withLeastLeft(tried);
  if (!chosen) return { ...unanswered, tool: first, found };
  const { tool, answer } = chosen;
  // "ppf", "gratuity": what else the line says, it is about them; and a line with a rate is about money
  const isSearch = named.some((each) => each.isSearch);
  const hasRate = line.parts.some((part) => typeof part === 'object' && part.kind === 'percent');
  const isOfTool = isSearch || hasRate || figures.length > 0 || Object.keys(answer.inputs).length > 0;
  if (!isOfTool && isAboutElse(words, (word) => unknown.has(word))) return aboutElse;
  // nothing loose stands below a figure
  const others = figures.length > 0 ? named.map((each) => each.tool) : found;
  return {
    ...unanswered,
    tool,
    answer,
    readings: figures.slice(0, 2),
    found: [...new Set([tool, ...figures.map((each) => each.tool), ...others])].slice(0, MOST_FOUND),
  };
}
