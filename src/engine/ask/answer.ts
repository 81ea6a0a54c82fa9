import { words as language } from '#words/ask.ts';
import { isDenied } from '../notes.ts';
import { phrasesOf } from '../phrases.ts';
import { complete, formatInput, isShown } from '../places.ts';
import { type Solution, solve, type Wanted } from '../powers/solve.ts';
import type { CellInput, CellValue, Failure, LiveFigures, NumberInput, NumberOutput, Success, Tool } from '../types.ts';
import { isSame } from '../visibility.ts';
import { type Line, wordsOf } from './numbers.ts';
import { inputOf, isOfRows, leftOf, moves, outputOf, type Reading, readingsOf, type Turned } from './readings.ts';
import { type Segment, segmentsOf } from './vocabulary.ts';

/** How a line is answered by a tool. */
export interface LineAnswer {
  readonly inputs: Readonly<Record<string, CellValue>>;
  /** Each input that the line gives, in the order of the definition: `Loan amount`, `₹50 lakh`. */
  readonly readAs: readonly { readonly input: string; readonly label: string; readonly value: string }[];
  /** The question that was turned round. */
  readonly solved: (Wanted & { readonly value: number }) | null;
  /** Inputs whose usual values the figure rests on. */
  readonly assumed: readonly string[];
  /** Inputs without which there is no figure. */
  readonly missing: readonly string[];
  readonly unread: readonly string[];
  readonly unplaced: readonly string[];
  /** The figure; null where the line is not understood whole or does not say enough. */
  readonly headline: Headline | null;
  /** The tool's main figure, where it is another and a number changes that alone: what 80C saves, beside the tax without it. */
  readonly beside?: ResultFigure;
}

type ResultFigure = { readonly output: string; readonly value: number };

export type Headline = ResultFigure | { readonly input: string; readonly value: number };

/** What a line is answered with beside the tool. */
export interface Context {
  /** The places, among the line's words, of those that name the tool. */
  readonly names: ReadonlySet<number>;
  /** Whether these words name other tools as well, so that no figure is certain. */
  readonly isVague?: boolean;
  readonly live?: LiveFigures | null;
  /** Solves a question that is turned round; a page does it in slices. */
  readonly solver?: Solver;
}

export type Solver = (...question: Parameters<typeof solve>) => Promise<Solution | Failure>;

const inOneGo: Solver = async (...question) => solve(...question);

/** More usual values than these make a figure that nobody asked for. */
const MOST_ASSUMED = 3;

const COMPARED = new Set(language.compared.split('|'));

type Certain = Pick<LineAnswer, 'assumed' | 'headline' | 'beside' | 'solved'> & { readonly reading: Reading };

/** Those with the least of something. */
function least<T>(all: readonly T[], count: (one: T) => number): readonly T[] {
  const fewest = Math.min(...all.map(count));
  return all.filter((one) => count(one) === fewest);
}

/** Whether nothing of a line is left over. */
const isWhole = ({ unread, unplaced }: Reading) => unread.length === 0 && unplaced.length === 0;

/** What a reading leaves unsaid: the inputs that it needs, and those whose usual values it names. */
function unsaid(tool: Tool, { inputs, turned, output }: Reading, live: LiveFigures | null) {
  const watched = turned ? turned.output : output;
  const values = complete(tool, inputs);
  // only those that change the answer
  const counts = (name: string) =>
    watched === null || inputOf(tool, name).asked?.left === 'needed' || moves(tool, inputs, name, watched, live);
  const isLeft = (name: string) =>
    !Object.hasOwn(inputs, name) && name !== turned?.turn.input && !turned?.free.includes(name);
  const all = (left: 'needed' | 'named') =>
    Object.keys(tool.inputs).filter(
      (name) => leftOf(tool, name) === left && isLeft(name) && isShown(tool, values, name) && counts(name),
    );
  const needed = all('needed');
  const [only, ...more] = needed;
  // a choice that alone is left need not be made where each option gives the same figure
  const isSettled =
    only !== undefined &&
    more.length === 0 &&
    inputOf(tool, only).kind === 'choice' &&
    output !== null &&
    !turned &&
    !moves(tool, inputs, only, output, live);
  return { missing: isSettled ? [] : needed, assumed: all('named') };
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
  segments.some((segment) => 'words' in segment && segment.roles.length === 0 && COMPARED.has(segment.words));

/** Whether a line has one of the words without which an input is not certain. */
const isSure = (tool: Tool, line: Line, { inputs }: Reading): boolean => {
  const text = ` ${wordsOf(line).join(' ')} `;
  return Object.keys(inputs).every((name) => {
    const { sure } = inputOf(tool, name).asked ?? {};
    return sure === undefined || phrasesOf(sure).some((word) => text.includes(` ${word} `));
  });
};

/** Whether the input of a question that may be turned round can have the answer inside its slider, by runs at the slider's ends. */
function isWithinSlider(tool: Tool, inputs: Reading['inputs'], turned: Turned, live: LiveFigures | null): boolean {
  // without an end there is no figure
  const { usual = [Number.NaN] } = tool.inputs[turned.turn.input] as NumberInput;
  const ends = usual.map((value) => {
    const outcome = tool.run({ ...inputs, [turned.turn.input]: value }, live);
    return outcome.ok ? (outcome.raw[turned.output] ?? Number.NaN) : Number.NaN;
  });
  return Math.min(...ends) <= turned.target && turned.target <= Math.max(...ends);
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

/** The figure of a whole reading, solved where the question is turned round; null where it is not certain. */
async function certain(
  tool: Tool,
  line: Line,
  reading: Reading,
  live: LiveFigures | null,
  solver: Solver,
): Promise<Certain | null> {
  const { inputs, placed, turned, output } = reading;
  if (output === null || !isSure(tool, line, reading)) return null;
  const { missing, assumed } = unsaid(tool, reading, live);
  if (missing.length > 0 || assumed.length > MOST_ASSUMED) return null;
  const figure = (given: Reading['inputs'], name: string): ResultFigure | null => {
    const outcome = tool.run(given, live);
    const value = outcome.ok ? outcome.outputs[name] : undefined;
    return typeof value === 'number' ? { output: name, value } : null;
  };
  const answer = { reading, assumed, solved: null };
  if (!turned) {
    const outcome = tool.run(inputs, live);
    const headline = figure(inputs, output);
    if (!outcome.ok || !headline || Object.keys(inputs).some((name) => isDenied(tool, outcome, name))) return null;
    const changes = (input: string, result: string) => moves(tool, inputs, input, result, live);
    const idle = placed.filter(({ input }) => inputOf(tool, input).asked?.left !== 'needed' && !changes(input, output));
    if (idle.length === 0) return { ...answer, headline };
    // with their words they may change the main figure instead: 80C, which saves no tax in the new regime
    const main = tool.headline.find((name) => idle.every(({ input, hasCue }) => hasCue && changes(input, name)));
    const beside = main === undefined ? null : figure(inputs, main);
    if (!beside || isBeaten(tool, output, outcome.raw, (name) => idle.some(({ input }) => changes(input, name))))
      return null;
    const open = unsaid(tool, { ...reading, output: beside.output }, live);
    const both = [...new Set([...assumed, ...open.assumed])];
    if (open.missing.length > 0 || both.length > MOST_ASSUMED) return null;
    return { ...answer, headline, beside, assumed: both };
  }
  const { input, through } = turned.turn;
  const wanted: Wanted = { input, output: turned.output, target: turned.target };
  const found = await solver(tool, inputs, wanted, live);
  const [value] = found.ok && found.outcome === 'one' ? found.answers : [];
  const spec = inputOf(tool, input) as NumberInput;
  const most = spec.kind === 'currency' ? 2 * (spec.usual?.[1] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  if (value === undefined || value <= 0 || value > most) return null;
  const solved = { ...wanted, value };
  const headline = through === undefined ? { input, value } : figure({ ...inputs, [input]: value }, through);
  return headline && { ...answer, solved, headline };
}

/**
 * Reads a line for a tool. A figure is given only where every word and number has one place, what is missing does not change the
 * answer or is named, and no other reading gives another figure.
 */
export async function answerLine(
  asked: Tool,
  line: Line,
  { names, isVague = false, live = null, solver = inOneGo }: Context,
): Promise<LineAnswer> {
  const segments = segmentsOf(asked, line, names);
  const tool = withMemory(asked);
  const all = line.readable ? readingsOf(tool, segments, live) : [];
  const whole = all.filter(isWhole);
  const direct = least(
    whole.filter(({ turned }) => turned === null),
    ({ idle }) => idle,
  );
  const turned = whole.filter((reading): reading is Reading & { readonly turned: Turned } => reading.turned !== null);
  const clear = turned.filter((reading) => reading.turned.isClear);
  const perhaps =
    clear.length > 0 ? [] : turned.filter((reading) => isWithinSlider(tool, reading.inputs, reading.turned, live));
  const plain =
    clear.length > 0
      ? []
      : direct.filter((reading) => turned.every((other) => isInSlider(tool, reading, other.turned.turn.input)));
  const found: Certain[] = [];
  const isUnsure = segments.some(
    (segment) => 'roles' in segment && segment.roles.some(({ kind }) => kind === 'unsure'),
  );
  if (!isVague && !isUnsure && !isComparing(segments))
    for (const reading of [...clear, ...perhaps, ...plain]) {
      const one = await certain(tool, line, reading, live, solver);
      if (one) found.push(one);
    }
  const [first] = found;
  const isOne = first !== undefined && found.every(({ headline }) => isSame(headline, first.headline));
  if (isOne) {
    const { reading, ...answer } = first;
    return { ...shown(tool, reading.inputs), ...answer, missing: [], unread: [], unplaced: [] };
  }
  // without a figure the tool is filled with what its readings share
  const likely = all.filter(
    (reading) =>
      !reading.turned || reading.turned.isClear || isWithinSlider(tool, reading.inputs, reading.turned, live),
  );
  const nearest = least(likely, ({ unread, unplaced }) => unread.length + unplaced.length);
  // of two plain ones the one in which more words of inputs have a number
  const best = nearest.some(({ turned }) => turned) ? nearest : least(nearest, ({ idle }) => idle);
  const [some] = best;
  const shared = Object.fromEntries(
    Object.entries(some?.inputs ?? {}).filter(([name, value]) => best.every(({ inputs }) => inputs[name] === value)),
  );
  // a number that one reading uses and another does not is not used
  const over = new Set(
    best.flatMap(({ unplaced, placed }) => [
      ...unplaced,
      ...placed.flatMap(({ input, number }) => (Object.hasOwn(shared, input) ? [] : number)),
    ]),
  );
  return {
    ...shown(tool, shared),
    ...{ solved: null, assumed: [], headline: null },
    missing: some
      ? unsaid(tool, { ...some, inputs: shared, output: some.output ?? outputOf(tool, shared) }, live).missing
      : [],
    unread: segments.flatMap((segment) =>
      'words' in segment && (some?.unread.includes(segment) || isOfRows(tool, segment)) ? segment.words : [],
    ),
    unplaced: some
      ? segments.flatMap((segment) => ('number' in segment && over.has(segment.number) ? segment.number.text : []))
      : line.unreadable,
  };
}

/** Whether the value that a reading gives an input lies in its slider; true where it gives none. */
function isInSlider(tool: Tool, { inputs }: Reading, name: string): boolean {
  const { usual: [least, most] = [0, Number.POSITIVE_INFINITY] } = tool.inputs[name] as NumberInput;
  const value = inputs[name];
  return typeof value !== 'number' || (value >= least && value <= most);
}

function shown(tool: Tool, inputs: Reading['inputs']): Pick<LineAnswer, 'inputs' | 'readAs'> {
  const readAs = Object.entries(tool.inputs).flatMap(([name, spec]) => {
    const value = inputs[name];
    return value === undefined
      ? []
      : [{ input: name, label: spec.label, value: formatInput(spec as CellInput, value) }];
  });
  return { inputs, readAs };
}
