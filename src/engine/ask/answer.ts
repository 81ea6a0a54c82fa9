import { checkValue } from '../check-values.ts';
import { isNumberInput } from '../kinds.ts';
import { isDenied } from '../notes.ts';
import { phrasesOf } from '../phrases.ts';
import { complete, formatInput, isPartShown, isShown } from '../places.ts';
import type { Wanted } from '../powers/questions.ts';
import { type Solution, solve } from '../powers/solve.ts';
import type { CellInput, CellValue, Failure, LiveFigures, NumberInput, NumberOutput, Success, Tool } from '../types.ts';
import { isSame } from '../visibility.ts';
import { type Assignment, assignmentsOf, type Placed } from './assignment.ts';
import { type Line, type Quantity, splitAmounts, wordsOf } from './numbers.ts';
import { AWAY, has, isOfRows, type Words } from './segments.ts';
import { type Given, inputOf, leftOf } from './slots.ts';
import { isComparedWord, type Segment, segmentsOf } from './vocabulary.ts';
import type { Turned } from './wishes.ts';

type ResultFigure = { readonly output: string; readonly value: number };

export type Headline = ResultFigure | { readonly input: string; readonly value: number };

/** A line as it is read, with its figure. */
export interface Reading {
  readonly inputs: Given;
  /** Each input that the line gives, in the order of the definition: `Loan amount`, `₹50 lakh`. */
  readonly readAs: readonly { readonly input: string; readonly label: string; readonly value: string }[];
  /** The question that was turned round. */
  readonly solved: (Wanted & { readonly value: number }) | null;
  /** Inputs whose usual values the figure rests on. */
  readonly assumed: readonly string[];
  readonly headline: Headline;
  /** The tool's main figure, where it is another and a number changes that alone: what 80C saves, beside the tax without it. */
  readonly beside?: ResultFigure;
  /** What is unlikely about it; the least is the likeliest. */
  readonly cost: number;
}

/** How a line is answered by a tool. */
export interface LineAnswer {
  /** One where the figure is certain, the two likeliest where the line can be read twice; none where it is not understood whole. */
  readonly readings: readonly Reading[];
  /** What the line certainly says, where there is no one figure. */
  readonly inputs: Given;
  readonly readAs: Reading['readAs'];
  /** Inputs without which there is no figure. */
  readonly missing: readonly string[];
  /** Words that were not understood; beside a figure those that mean nothing to the hub. */
  readonly unread: readonly string[];
  readonly unplaced: readonly string[];
  /** Inputs that could take a number that was not used, outside their usual range. */
  readonly spare: readonly { readonly input: string; readonly value: number }[];
  /** Words that were not understood and that change figures: flat, after tax. */
  readonly changing: readonly string[];
}

/** What a line is answered with beside the tool. */
export interface Context {
  /** The places, among the line's words, of those that name the tool. */
  readonly names: ReadonlySet<number>;
  /** Whether a word means nothing to any tool that the line may be for; by default none is. */
  readonly isUnknown?: (word: string) => boolean;
  /** Whether its words name other tools as well, so that no one figure is certain. */
  readonly isVague?: boolean;
  readonly live?: LiveFigures | null;
  /** Solves a question that is turned round; a page does it in slices. */
  readonly solver?: Solver;
}

export type Solver = (...question: Parameters<typeof solve>) => Promise<Solution | Failure>;

const inOneGo: Solver = async (...question) => solve(...question);

/** A figure is certain where no other reading that costs at most so much more has another. */
export const MARGIN = 1;
/** More usual values than these make a figure that nobody asked for; fewer beside words that nobody knows. */
const MOST_ASSUMED = 3;
const MOST_ASSUMED_LOOSELY = 1;
/** What the answer to a question that is turned round costs outside its slider. */
const SOLVED_OUTSIDE = 6;
/** What a reading costs that the tool refuses: sold before it was bought. */
const REFUSED = 6;
/** What an input costs that is needed and not said. */
const MISSING = 2;
/** So many of the likeliest assignments are looked at. */
const MOST_TRIED = 6;

const KIND_OF = { currency: 'money', percent: 'percent', years: 'time', number: 'plain' } as const;

/** So many times the end of its slider is nothing to offer: 60 lakh as what somebody saves each month. */
const MOST_SPARE = 5;

/** The first free input that could take a number, somewhat beyond its usual range too. */
function spareFor(tool: Tool, inputs: Given, { kind, value, per }: Quantity): LineAnswer['spare'][number] | null {
  const values = complete(tool, inputs);
  const fits = Object.entries(tool.inputs).find(
    ([name, spec]) =>
      isNumberInput(spec) &&
      KIND_OF[spec.kind] === kind &&
      (per === undefined || per === spec.per) &&
      value <= (spec.usual?.[1] ?? Number.POSITIVE_INFINITY) * MOST_SPARE &&
      !spec.more &&
      !Object.hasOwn(inputs, name) &&
      isShown(tool, values, name) &&
      checkValue(spec, value, name).ok,
  );
  return fits ? { input: fits[0], value } : null;
}

/** Whether another value of an input changes an output: its slider's ends, or another option. */
function moves(tool: Tool, given: Given, name: string, output: string, live: LiveFigures | null): boolean {
  const spec = inputOf(tool, name);
  if (spec.kind === 'date') return true;
  const present = complete(tool, given)[name];
  const figure = (values: Given) => {
    const outcome = tool.run(values, live);
    return outcome.ok ? (outcome.raw[output] ?? outcome.outputs[output]) : undefined;
  };
  const others: readonly CellValue[] =
    spec.kind === 'choice'
      ? spec.options.map(({ value }) => value)
      : isNumberInput(spec)
        ? (spec.usual ?? [0, 2 * Math.max(Number(present), spec.default)])
        : [!present];
  const now = figure(given);
  return others.some((value) => {
    const then = value === present ? now : figure({ ...given, [name]: value });
    return then !== now && (then !== undefined || spec.kind === 'choice');
  });
}

/** The output that answers a line: what is asked, unless the tool has another answer to it with these inputs; null for none. */
function outputOf(tool: Tool, { inputs, asked: named, turned }: Assignment): string | null {
  // "interest chahiye 1 lakh": a result that cannot be turned round is no reason to solve for another
  const isOther = (output: string) => output !== turned?.output;
  const isGiven = (given: Given) => Object.entries(given).every(([name, value]) => inputs[name] === value);
  if (turned) {
    // an fd that pays interest each month has another answer than its maturity
    const isElse = tool.ask?.answers?.some(({ output, given }) => given && isGiven(given) && isOther(output));
    return isElse || named.some(isOther) ? null : turned.output;
  }
  const [asked, ...others] = named;
  if (others.length > 0) return null;
  const answers = tool.ask?.answers;
  const fits = answers?.find(
    ({ to, unsaid, given = {} }) =>
      (asked === undefined || asked === to) && !(unsaid && Object.hasOwn(inputs, unsaid)) && isGiven(given),
  );
  return fits?.output ?? asked ?? (answers ? null : (tool.headline[0] ?? null));
}

/** What a reading leaves unsaid: the inputs that it needs, and those whose usual values it names. */
function unsaid(tool: Tool, { inputs, turned, hinted }: Assignment, output: string | null, live: LiveFigures | null) {
  const values = complete(tool, inputs);
  // only those that change the answer
  const counts = (name: string) =>
    output === null || inputOf(tool, name).asked?.left === 'needed' || moves(tool, inputs, name, output, live);
  const isLeft = (name: string) =>
    !Object.hasOwn(inputs, name) && name !== turned?.turn.input && !turned?.free.includes(name);
  const all = (...left: readonly ReturnType<typeof leftOf>[]) =>
    Object.keys(tool.inputs).filter(
      (name) => left.includes(leftOf(tool, name)) && isLeft(name) && isShown(tool, values, name) && counts(name),
    );
  const needed = [...all('needed'), ...hinted.filter((name) => isShown(tool, values, name) && counts(name))];
  const alone = all('alone');
  const [only, ...more] = needed;
  // a choice that alone is left need not be made where each option gives the same figure
  const isSettled =
    only !== undefined &&
    more.length === 0 &&
    inputOf(tool, only).kind === 'choice' &&
    output !== null &&
    !turned &&
    !moves(tool, inputs, only, output, live);
  const missing = isSettled ? [] : needed;
  // a tenure may be a usual one where nothing else is missing
  const named = all('named');
  const rates = named.filter((name) => inputOf(tool, name).kind === 'percent');
  const isAlone = alone.length <= 1 && rates.length === 0;
  // how long a loan takes is nothing without its rate
  if (turned && inputOf(tool, turned.turn.input).kind === 'years' && rates.length > 0)
    return { missing: [...needed, ...rates], assumed: [] };
  return missing.length === 0 && isAlone
    ? { missing, assumed: all('alone', 'named') }
    : { missing: [...new Set([...needed, ...all('needed', 'alone')])], assumed: all('named') };
}

/** What a line has to say for a figure: more usual values than are named stay open too. */
function openOf(tool: Tool, assignment: Assignment, live: LiveFigures | null): readonly string[] {
  const { missing, assumed } = unsaid(tool, assignment, outputOf(tool, assignment), live);
  return missing.length === 0 && assumed.length > MOST_ASSUMED ? assumed : missing;
}

/** A tool that calculates the same inputs once, since the readings of a line share most of them. */
function withMemory(tool: Tool): Tool {
  const known = new Map<string, ReturnType<Tool['run']>>();
  return {
    ...tool,
    run(inputs, live) {
      const key = JSON.stringify(inputs);
      const outcome = known.get(key) ?? tool.run(inputs, live);
      known.set(key, outcome);
      return outcome;
    },
  };
}

/** Whether a line compares, which one figure does not answer: "old vs new regime". */
const isComparing = (segments: readonly Segment[]) =>
  segments.some((segment) => 'words' in segment && segment.roles.length === 0 && isComparedWord(segment.words));

/** Whether a line has one of the words without which an input is not certain. */
const isSure = (tool: Tool, line: Line, inputs: Given): boolean => {
  const text = ` ${wordsOf(line).join(' ')} `;
  return Object.keys(inputs).every((name) => {
    const { sure } = inputOf(tool, name).asked ?? {};
    return sure === undefined || phrasesOf(sure).some((word) => text.includes(` ${word} `));
  });
};

/** Whether the input of a question that is turned round can have its answer inside its slider, by runs at the slider's ends. */
function isWithinSlider(tool: Tool, inputs: Given, turned: Turned, live: LiveFigures | null): boolean {
  const { usual } = tool.inputs[turned.turn.input] as NumberInput;
  // without an end there is no figure
  const ends = (usual ?? [Number.NaN]).map((value) => {
    const outcome = tool.run({ ...inputs, [turned.turn.input]: value }, live);
    return outcome.ok ? (outcome.raw[turned.output] ?? Number.NaN) : Number.NaN;
  });
  return usual === undefined || (Math.min(...ends) <= turned.target && turned.target <= Math.max(...ends));
}

/** Whether a result that some inputs change is better than an answer of its kind: the tax of the other regime. */
function isBeaten(tool: Tool, answer: string, raw: Success['raw'], changes: (result: string) => boolean): boolean {
  const outputs = tool.outputs as Readonly<Record<string, NumberOutput>>;
  const { kind, better } = outputs[answer] as NumberOutput;
  const gain = (result: string) => (Number(raw[result]) - Number(raw[answer])) * (better === 'lower' ? -1 : 1);
  return Object.entries(outputs).some(
    ([name, spec]) => better && spec.kind === kind && spec.better === better && gain(name) > 0 && changes(name),
  );
}

const readAs = (tool: Tool, inputs: Given): Reading['readAs'] =>
  Object.entries(tool.inputs).flatMap(([name, spec]) => {
    const value = inputs[name];
    return value === undefined
      ? []
      : [{ input: name, label: spec.label, value: formatInput(spec as CellInput, value) }];
  });

/**
 * The figure of a whole reading, solved where the question is turned round; null where it is not certain.
 *
 * @param isLoose whether the line has words that nobody knows
 */
async function figureOf(
  tool: Tool,
  line: Line,
  assignment: Assignment,
  live: LiveFigures | null,
  solver: Solver,
  isLoose: boolean,
): Promise<Reading | null> {
  const { inputs, placed, turned, cost } = assignment;
  const output = outputOf(tool, assignment);
  if (output === null || !isSure(tool, line, inputs)) return null;
  const { missing, assumed } = unsaid(tool, assignment, output, live);
  if (missing.length > 0 || assumed.length > (isLoose ? MOST_ASSUMED_LOOSELY : MOST_ASSUMED)) return null;
  // what nobody knows may be what is missing
  if (isLoose && assumed.some((name) => leftOf(tool, name) === 'alone')) return null;
  const figure = (given: Given, name: string): ResultFigure | null => {
    const outcome = tool.run(given, live);
    const value = outcome.ok ? outcome.outputs[name] : undefined;
    return typeof value === 'number' ? { output: name, value } : null;
  };
  const answer = { inputs, readAs: readAs(tool, inputs), assumed, cost, solved: null };
  if (turned) {
    const { input, through } = turned.turn;
    const wanted: Wanted = { input, output: turned.output, target: turned.target };
    const found = await solver(tool, inputs, wanted, live);
    const [value] = found.ok && found.outcome === 'one' ? found.answers : [];
    const spec = inputOf(tool, input) as NumberInput;
    const most =
      spec.kind === 'currency' ? 2 * (spec.usual?.[1] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    if (value === undefined || value <= 0 || value > most) return null;
    const headline = through === undefined ? { input, value } : figure({ ...inputs, [input]: value }, through);
    return headline && { ...answer, solved: { ...wanted, value }, headline };
  }
  const outcome = tool.run(inputs, live);
  const headline = figure(inputs, output);
  // "interest after tax" without its tax
  if (!isPartShown(tool, tool.outputs[output] as NumberOutput, complete(tool, inputs), outcome)) return null;
  if (!outcome.ok || !headline || Object.keys(inputs).some((name) => isDenied(tool, outcome, name))) return null;
  const changes = (input: string, result: string) => moves(tool, inputs, input, result, live);
  // a term changes other results, where this one is paid each month
  const isTerm = (input: string) =>
    inputOf(tool, input).kind === 'years' && Object.keys(tool.outputs).some((result) => changes(input, result));
  const idle = placed.filter(
    ({ input, number }) =>
      // an age is no reason for another figure
      number.kind !== 'age' &&
      inputOf(tool, input).asked?.left !== 'needed' &&
      !changes(input, output) &&
      !isTerm(input),
  );
  if (idle.length === 0) return { ...answer, headline };
  // with their words they may change another figure instead: 80C, which saves no tax in the new regime; a fee, which no EMI has
  const besides = (results: readonly string[]) =>
    results.find((name) => idle.every(({ input, away }) => away < AWAY.elsewhere && changes(input, name)));
  const main = besides([...tool.headline, tool.figure].filter((name) => name !== null));
  const other = main ?? besides(Object.keys(tool.outputs));
  const beside = other === undefined ? null : figure(inputs, other);
  const isWorse = (name: string) => idle.some(({ input }) => changes(input, name));
  if (!beside || (main !== undefined && isBeaten(tool, output, outcome.raw, isWorse))) return null;
  const open = unsaid(tool, assignment, beside.output, live);
  const both = [...new Set([...assumed, ...open.assumed])];
  if (open.missing.length > 0 || both.length > MOST_ASSUMED) return null;
  return { ...answer, headline, beside, assumed: both };
}

/** Whether nothing of a line is left over. */
const isWhole = ({ unread, unplaced }: Assignment) => unread.length === 0 && unplaced.length === 0;

/**
 * Reads a line for a tool. There are figures only where every word and number has a place and what is missing does not change the
 * answer or is named.
 */
export async function answerLine(asked: Tool, line: Line, context: Context): Promise<LineAnswer> {
  const tool = withMemory(asked);
  const read = (one: Line): Read => {
    const segments = segmentsOf(asked, one, context.names, context.isUnknown ?? (() => false));
    return { line: one, segments, all: one.readable ? assignmentsOf(tool, segments) : [] };
  };
  // two amounts that stand together are two where the tool has room for both
  const split = splitAmounts(line);
  const apart = split && read(split);
  return answered(tool, apart && hasRoom(tool, apart, context) ? apart : read(line), context);
}

/** A line with all ways to read it. */
interface Read {
  readonly line: Line;
  readonly segments: readonly Segment[];
  readonly all: readonly Assignment[];
}

/** Whether every amount of a line has a place in which it changes the answer. */
function hasRoom(tool: Tool, { all }: Read, { live = null }: Context): boolean {
  return all.some((assignment) => {
    const output = outputOf(tool, assignment);
    const changes = ({ input, away }: Placed) =>
      away < AWAY.elsewhere ||
      inputOf(tool, input).kind !== 'currency' ||
      (output !== null && moves(tool, assignment.inputs, input, output, live));
    return isWhole(assignment) && assignment.placed.every(changes);
  });
}

const NOTHING_LEFT = { inputs: {}, readAs: [], missing: [], unread: [], unplaced: [], spare: [], changing: [] };

async function answered(
  tool: Tool,
  { line, segments, all }: Read,
  { isVague = false, live = null, solver = inOneGo }: Context,
): Promise<LineAnswer> {
  const isUnsure = segments.some((segment) => has(segment, 'unsure'));
  const costed = all.slice(0, MOST_TRIED).map((assignment) => {
    const { turned, inputs } = assignment;
    const isOutside = turned !== null && !isWithinSlider(tool, inputs, turned, live);
    const outside = isOutside ? (turned.isWeak ? Number.POSITIVE_INFINITY : SOLVED_OUTSIDE) : 0;
    const { missing } = unsaid(tool, assignment, outputOf(tool, assignment), live);
    return {
      ...assignment,
      cost: assignment.cost + outside + missing.length * MISSING,
      isOpen: missing.length > 0 || assignment.isUnsure,
    };
  });
  const likely = costed.filter(({ cost }) => Number.isFinite(cost)).sort((one, other) => one.cost - other.cost);
  const isRefused = ({ turned, inputs, isOpen }: (typeof likely)[number]) =>
    turned === null && !isOpen && !tool.run(inputs, live).ok;
  const whole = likely
    .filter(isWhole)
    .map((each) => (isRefused(each) ? { ...each, cost: each.cost + REFUSED } : each))
    .sort((one, other) => one.cost - other.cost);
  const near = whole.filter(({ cost }) => cost <= (whole[0]?.cost ?? 0) + MARGIN);
  const ignored = segments.flatMap((segment) => ('words' in segment && has(segment, 'unknown') ? segment.words : []));
  const found: Reading[] = [];
  if (!isVague && !isUnsure && !isComparing(segments) && !near.some(({ isOpen }) => isOpen))
    for (const assignment of near) {
      const reading = await figureOf(tool, line, assignment, live, solver, ignored.length > 0);
      // nobody asks for what comes to nothing
      const isLikely = found.length === 0 || reading?.headline.value !== 0;
      if (reading && isLikely && !found.some(({ headline }) => isSame(headline, reading.headline))) found.push(reading);
    }
  if (found.length > 0)
    return {
      ...NOTHING_LEFT,
      readings: found.slice(0, 2),
      unread: [...ignored, ...(near[0]?.aside ?? []).map(({ text }) => text)],
    };
  // without a figure the tool is filled with what certainly belongs to it: a number with its word beside it, or with its unit
  const [some] = likely;
  const shared = likely.filter(({ cost }) => cost <= (some?.cost ?? 0) + MARGIN);
  const isSaid = (name: string) =>
    shared.every(({ inputs, placed }) => {
      const place = placed.find(({ input }) => input === name);
      // a unit says enough where only a number is left over, and no word
      const hasUnit = place?.number.kind === 'age' || (some?.unread.length === 0 && place?.number.kind !== 'plain');
      const hasWord = place === undefined || place.away < AWAY.elsewhere || hasUnit;
      return inputs[name] === some?.inputs[name] && (hasWord || (some !== undefined && isWhole(some)));
    });
  const inputs = Object.fromEntries(Object.entries(some?.inputs ?? {}).filter(([name]) => isSaid(name)));
  const over = new Set([
    ...(some?.unplaced ?? []),
    ...(some?.aside ?? []),
    ...(some?.turned ? [some.turned.number] : []),
    ...(some?.placed ?? []).flatMap(({ input, number }) => (Object.hasOwn(inputs, input) ? [] : number)),
  ]);
  const left = segments.filter(
    (segment): segment is Words =>
      'words' in segment && (some?.unread.includes(segment) || isOfRows(tool, segment) || has(segment, 'unknown')),
  );
  const unread = left.map(({ words }) => words);
  return {
    readings: [],
    inputs,
    readAs: readAs(tool, inputs),
    missing: some ? openOf(tool, { ...some, inputs }, live) : [],
    unread,
    changing: left.flatMap((segment) => (has(segment, 'changing') ? segment.words : [])),
    spare: some && unread.length === 0 ? some.unplaced.flatMap((number) => spareFor(tool, inputs, number) ?? []) : [],
    unplaced: line.readable
      ? segments.flatMap((segment) =>
          'number' in segment && (!some || over.has(segment.number)) ? segment.number.text : [],
        )
      : line.unreadable,
  };
}
