// The figure of a line that is read whole: a result, or the input for which a result is so much. A number that does not change the
// answer is idle: another result, which it does change, stands beside the answer, and without such a result there is no figure. For the
// tax of the new regime:
//
//   tax on 18 lakh                               the tax
//   tax on 18 lakh with 80c 1.5 lakh             the tax, and beside it what the better regime saves, which 80C changes
//   the same where the old regime's is lower     no figure
import { isForbidden } from '../notes.ts';
import { complete, formatInput, isPartShown } from '../places.ts';
import type { Wanted } from '../powers/questions.ts';
import type { Solution, solve } from '../powers/solve.ts';
import type { CellInput, Failure, NumberInput, NumberOutput, Success, Tool } from '../types.ts';
import type { Assignment } from './assignment.ts';
import { isOwn } from './neighbours.ts';
import { changesOutput } from './outputs.ts';
import type { Placed } from './search-space.ts';
import { rolesOf } from './segments.ts';
import { inputOf, type LineInputs, leftOf } from './slots.ts';
import type { Target } from './targets.ts';
import { MOST_ASSUMED, unmentionedIn } from './unsaid.ts';
import type { Segment } from './vocabulary.ts';

type ResultFigure = { readonly output: string; readonly value: number };

export type HeadlineFigure = ResultFigure | { readonly input: string; readonly value: number };

/** A line as it is read, with its figure. */
export interface Reading {
  readonly inputs: LineInputs;
  /** Each input that the line gives, in the order of the definition: `Loan amount`, `₹50 lakh`. */
  readonly readAs: readonly { readonly input: string; readonly label: string; readonly value: string }[];
  /** The question that was turned round. */
  readonly solved: (Wanted & { readonly value: number }) | null;
  /** Inputs whose usual values the figure rests on. */
  readonly assumed: readonly string[];
  readonly headline: HeadlineFigure;
  /** The tool's main figure, where it is another and a number changes that alone: what 80C saves, beside the tax without it. */
  readonly beside?: ResultFigure;
  /** What is unlikely about it; the least is the likeliest. */
  readonly cost: number;
}

export type Solver = (...question: Parameters<typeof solve>) => Promise<Solution | Failure>;

/** Beside words that nobody knows fewer usual values are taken. */
const MOST_ASSUMED_BESIDE_UNKNOWN = 1;
/** An amount that is solved for is at most so many times the end of its slider. */
const MOST_SOLVED = 2;

/** Whether a line has one of the words without which its inputs are not certain: "today", for a balance of today. */
function isSure(tool: Tool, segments: readonly Segment[], inputs: LineInputs): boolean {
  const roles = segments.flatMap(rolesOf);
  const hasWord = (name: string) => roles.some((role) => role.kind === 'sure' && role.input === name);
  return Object.keys(inputs).every((name) => inputOf(tool, name).asked?.sure === undefined || hasWord(name));
}

/** Whether a result that some inputs change is better than an answer of its kind: the tax of the other regime. */
function isAnotherBetter(tool: Tool, answer: string, raw: Success['raw'], changes: (result: string) => boolean) {
  const outputs = tool.outputs as Readonly<Record<string, NumberOutput>>;
  const { kind, better } = outputs[answer] as NumberOutput;
  if (!better) return false;
  const figure = (result: string) => Number(raw[result]);
  const isBetter = (a: number, b: number) => (better === 'lower' ? a < b : a > b);
  return Object.entries(outputs).some(
    ([name, spec]) =>
      spec.kind === kind && spec.better === better && isBetter(figure(name), figure(answer)) && changes(name),
  );
}

/** Each input that a line gives, in the order of the definition. */
export const readAsOf = (tool: Tool, inputs: LineInputs): Reading['readAs'] =>
  Object.entries(tool.inputs).flatMap(([name, spec]) => {
    const value = inputs[name];
    return value === undefined
      ? []
      : [{ input: name, label: spec.label, value: formatInput(spec as CellInput, value) }];
  });

/** A line with what its figures are calculated with. */
export interface Asking {
  readonly tool: Tool;
  readonly segments: readonly Segment[];
  readonly solver: Solver;
  readonly hasUnknownWords: boolean;
}

/** What both kinds of figures have: what was read, what is assumed, and what it costs. A question that is turned round sets `solved`. */
type Basis = Omit<Reading, 'headline' | 'beside'>;

function figureIn(outputs: Success['outputs'], output: string): ResultFigure | null {
  const value = outputs[output];
  return typeof value === 'number' ? { output, value } : null;
}

const isResultShown = (tool: Tool, inputs: LineInputs, outcome: Success, result: string): boolean =>
  isPartShown(tool, tool.outputs[result] as NumberOutput, complete(tool, inputs), outcome);

/** The figure of a question that is turned round: the input for which a result is so much. */
async function solvedFigure(
  { tool, solver }: Asking,
  basis: Basis,
  { turn, output, wanted }: Target,
): Promise<Reading | null> {
  const { inputs } = basis;
  const { input, through } = turn;
  const question: Wanted = { input, output, target: wanted };
  const solution = await solver(tool, inputs, question);
  const [value] = solution.ok && solution.outcome === 'one' ? solution.answers : [];
  const { kind, usual } = inputOf(tool, input) as NumberInput;
  const most = kind === 'currency' && usual ? MOST_SOLVED * usual[1] : Number.POSITIVE_INFINITY;
  if (value === undefined || value <= 0 || value > most) return null;
  const outcome = tool.run({ ...inputs, [input]: value });
  if (!outcome.ok || Object.keys(inputs).some((name) => isForbidden(tool, outcome, name))) return null;
  // "profit 2 lakh": the input that was found runs through the tool to the tax, which is told
  const headline = through === undefined ? { input, value } : figureIn(outcome.outputs, through);
  return headline && { ...basis, solved: { ...question, value }, headline };
}

/** The numbers of a line that do not change its answer, and are a reason for another figure. */
function idleNumbers(tool: Tool, { placed, inputs }: Assignment, output: string): readonly Placed[] {
  return placed.filter(({ input, number }) => {
    const { kind, asked } = inputOf(tool, input);
    const changes = (result: string) => changesOutput(tool, inputs, input, result);
    // an age, and what a definition says that every figure needs, are no reason for another figure
    const isNoReason = number.kind === 'age' || asked?.left === 'needed';
    if (isNoReason || changes(output)) return false;
    // nor is the term of an income that is paid each month, which changes what is paid in all; one that changes nothing at all is
    const changesNothing = () => !Object.keys(tool.outputs).some(changes);
    return kind !== 'years' || changesNothing();
  });
}

/** The figure that all idle numbers change instead of the answer. Null for none, or where a better answer is changed by one of them. */
function besideFigure(
  tool: Tool,
  inputs: LineInputs,
  outcome: Success,
  answer: string,
  idle: readonly Placed[],
): ResultFigure | null {
  // each must have its word
  if (idle.some(({ distance }) => !isOwn(distance))) return null;
  const changedByAll = (result: string) => idle.every(({ input }) => changesOutput(tool, inputs, input, result));
  const changedByAny = (result: string) => idle.some(({ input }) => changesOutput(tool, inputs, input, result));
  // the figure of the page need not be a headline
  const main = [...tool.headline, tool.figure].find((result) => result !== null && changedByAll(result));
  if (isAnotherBetter(tool, answer, outcome.raw, changedByAny)) return null;
  const other =
    main ??
    Object.keys(tool.outputs).find((result) => isResultShown(tool, inputs, outcome, result) && changedByAll(result));
  return other === undefined ? null : figureIn(outcome.outputs, other);
}

/** A reading with another figure beside its own; null where that is not certain. */
function withBeside(tool: Tool, reading: Reading, assignment: Assignment, beside: ResultFigure): Reading | null {
  const ofBeside = unmentionedIn(tool, assignment, beside.output);
  const assumed = [...new Set([...reading.assumed, ...ofBeside.assumed])];
  const isCertain = ofBeside.missing.length === 0 && assumed.length <= MOST_ASSUMED;
  return isCertain ? { ...reading, beside, assumed } : null;
}

/** The figure that a result has, and beside it another one where some numbers change that alone. */
function resultFigure(tool: Tool, basis: Basis, assignment: Assignment, output: string): Reading | null {
  const { inputs } = basis;
  const outcome = tool.run(inputs);
  if (!outcome.ok || Object.keys(inputs).some((name) => isForbidden(tool, outcome, name))) return null;
  // "interest after tax" without its tax
  if (!isResultShown(tool, inputs, outcome, output)) return null;
  const headline = figureIn(outcome.outputs, output);
  if (!headline) return null;
  const reading = { ...basis, headline };
  const idle = idleNumbers(tool, assignment, output);
  if (idle.length === 0) return reading;
  const beside = besideFigure(tool, inputs, outcome, output, idle);
  return beside && withBeside(tool, reading, assignment, beside);
}

/**
 * The figure of a whole reading, solved where the question is turned round; null where it is not certain.
 *
 * @param output the result that the line asks for (`outputOf`): that of the question where it is turned round
 */
export async function figureOf(asking: Asking, assignment: Assignment, output: string): Promise<Reading | null> {
  const { tool, segments, hasUnknownWords } = asking;
  const { inputs, turned, cost } = assignment;
  if (!isSure(tool, segments, inputs)) return null;
  const { missing, assumed } = unmentionedIn(tool, assignment, output);
  const most = hasUnknownWords ? MOST_ASSUMED_BESIDE_UNKNOWN : MOST_ASSUMED;
  if (missing.length > 0 || assumed.length > most) return null;
  // what nobody knows may be what is missing
  if (hasUnknownWords && assumed.some((name) => leftOf(tool, name) === 'alone')) return null;
  const basis: Basis = { inputs, readAs: readAsOf(tool, inputs), assumed, cost, solved: null };
  return turned ? solvedFigure(asking, basis, turned) : resultFigure(tool, basis, assignment, output);
}
