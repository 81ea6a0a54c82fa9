// The figure that answers a fully understood line: a result, or in a reversed question the input that gives a wanted result. A second
// figure may stand beside it.
import { forbiddingNote } from '../notes.ts';
import { complete, formatInput, isPartShown } from '../places.ts';
import type { Wanted } from '../powers/questions.ts';
import type { Solution, solve } from '../powers/solve.ts';
import type { CellInput, Failure, NumberInput, NumberOutput, Success, Tool } from '../types.ts';
import { isNumberResult } from '../utilities.ts';
import type { Assignment, Placed } from './assignment.ts';
import { isOwn } from './match.ts';
import { changesOutput, MOST_ASSUMED, openIn } from './outputs.ts';
import { inputOf, type LineInputs, leftOf } from './slots.ts';
import type { Target } from './targets.ts';
import { rolesOf, type Segment } from './vocabulary.ts';

type ResultFigure = { readonly output: string; readonly value: number };
/** The answer of a line: a result, or the input that was solved for. */
export type HeadlineFigure = ResultFigure | { readonly input: string; readonly value: number };

/** A line as it is read, with its figure. */
export interface Reading {
  readonly inputs: LineInputs;
  /** Each input that the line gives, in the order of the definition: `Loan amount`, `₹50 lakh`. */
  readonly readAs: readonly { readonly input: string; readonly label: string; readonly value: string }[];
  /** The reversed question: which input gives the wanted result. */
  readonly solved: (Wanted & { readonly value: number }) | null;
  /** Inputs whose usual values the figure rests on. */
  readonly assumed: readonly string[];
  readonly headline: HeadlineFigure;
  /** Another figure, where a number of the line changes that alone: what 80C saves, beside the tax without it. */
  readonly beside?: ResultFigure;
  /** How unlikely it is that this is meant: of several readings the one that costs least counts. */
  readonly cost: number;
}

/** Solves a reversed question as `solve` does, at once or in slices. */
export type Solver = (...question: Parameters<typeof solve>) => Promise<Solution | Failure>;

/** How many usual values may be assumed where the line has an unknown word. */
const MOST_ASSUMED_WITH_UNKNOWN = 1;
/** An amount that is solved for is at most this many times the end of its slider. */
const MOST_TIMES_USUAL = 2;

/** Whether a line has one of the words without which its inputs are not certain: "today", for a balance of today. */
function hasSureWords(tool: Tool, segments: readonly Segment[], inputs: LineInputs): boolean {
  const roles = segments.flatMap(rolesOf);
  const hasWord = (name: string) => roles.some((role) => role.kind === 'sure' && role.input === name);
  return Object.keys(inputs).every((name) => inputOf(tool, name).asked?.sure === undefined || hasWord(name));
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

/** What both kinds of figures have: what was read, what is assumed, and what it costs. A reversed question sets `solved`. */
type Basis = Omit<Reading, 'headline' | 'beside'>;

/** Whether the tool allows all values of a line. */
const isAllowed = (tool: Tool, inputs: LineInputs, outcome: Success): boolean =>
  forbiddingNote(tool, outcome, Object.keys(inputs)) === undefined;

/** The figure of a reversed question: the input that gives the wanted result. */
async function solvedFigure(
  { tool, solver }: Asking,
  basis: Basis,
  { turn, output, wanted }: Target,
): Promise<Reading | null> {
  const { inputs } = basis;
  const { input } = turn;
  const question: Wanted = { input, output, target: wanted };
  const solution = await solver(tool, inputs, question);
  const value = solution.ok && solution.outcome === 'one' ? solution.answers[0]?.value : undefined;
  const { kind, usual } = inputOf(tool, input) as NumberInput;
  const ceiling = kind === 'currency' && usual ? MOST_TIMES_USUAL * usual[1] : Number.POSITIVE_INFINITY;
  if (value === undefined || value <= 0 || value > ceiling) return null;
  const outcome = tool.run({ ...inputs, [input]: value });
  if (!outcome.ok || !isAllowed(tool, inputs, outcome)) return null;
  return { ...basis, solved: { ...question, value }, headline: { input, value } };
}

/** What a line leaves to usual values for some results; null where that is too much for a figure. */
function assumedFor({ tool, hasUnknownWords }: Asking, assignment: Assignment, ...results: string[]) {
  const open = results.map((result) => openIn(tool, assignment, result));
  if (open.some(({ missing }) => missing.length > 0)) return null;
  const assumed = [...new Set(open.flatMap((each) => each.assumed()))];
  if (assumed.length > (hasUnknownWords ? MOST_ASSUMED_WITH_UNKNOWN : MOST_ASSUMED)) return null;
  // what nobody knows may be what is missing
  return hasUnknownWords && assumed.some((name) => leftOf(tool, name) === 'alone') ? null : assumed;
}

/** The figure that a result has, and beside it another one where some numbers change that alone. */
function resultFigure(asking: Asking, basis: Basis, assignment: Assignment, output: string): Reading | null {
  const { tool } = asking;
  const { inputs } = basis;
  const outcome = tool.run(inputs);
  if (!outcome.ok || !isAllowed(tool, inputs, outcome)) return null;
  if (!isResultShown(tool, inputs, outcome, output)) return null;
  const headline = figureIn(outcome.outputs, output);
  if (!headline) return null;
  const reading = { ...basis, headline };
  const idle = assignment.placed.filter((number) => isIdle(tool, inputs, number, output));
  if (idle.length === 0) return reading;
  const beside = besideFigure(tool, inputs, outcome, output, idle);
  // both figures rest on usual values: of the two together there may be too many
  const assumed = beside && assumedFor(asking, assignment, output, beside.output);
  return assumed && { ...reading, beside, assumed };
}

/**
 * The figure of a fully understood reading, solved where the question is reversed; null where it is not certain.
 *
 * @param output the result that the line asks for (`outputOf`), also of a reversed question
 */
export async function figureOf(asking: Asking, assignment: Assignment, output: string): Promise<Reading | null> {
  const { tool, segments } = asking;
  const { inputs, turned, cost } = assignment;
  if (!hasSureWords(tool, segments, inputs)) return null;
  const assumed = assumedFor(asking, assignment, output);
  if (!assumed) return null;
  const basis: Basis = { inputs, readAs: readAsOf(tool, inputs), assumed, cost, solved: null };
  return turned ? solvedFigure(asking, basis, turned) : resultFigure(asking, basis, assignment, output);
}

// A second figure beside a line's answer. Where a number of the line leaves the answer as it is, the answer alone would mislead: a result
// that it does change is told too, and without such a result the line has no figure. For the tax of the new regime:
//
//   tax on 18 lakh                               the tax
//   tax on 18 lakh with 80c 1.5 lakh             the tax, and beside it what the better regime saves, which 80C changes
//   the same, with an old regime's tax below     no figure: the visitor wants the lower tax, which is the other regime's

/** A result as a figure; null for one that is a word or a day. */
function figureIn(outputs: Success['outputs'], output: string): ResultFigure | null {
  const value = outputs[output];
  return typeof value === 'number' ? { output, value } : null;
}

/** Whether a result is shown with these inputs: interest after tax, where there is a tax. */
const isResultShown = (tool: Tool, inputs: LineInputs, outcome: Success, result: string): boolean =>
  isPartShown(tool, tool.outputs[result] as NumberOutput, complete(tool, inputs), outcome);

/** Whether a number does not change the answer, and must change a second figure. */
function isIdle(tool: Tool, inputs: LineInputs, { input, number }: Placed, answer: string): boolean {
  const { kind, asked } = inputOf(tool, input);
  // an age, and what a definition needs for every figure, may be said without being the point
  if (number.kind === 'age' || asked?.left === 'needed' || changesOutput(tool, inputs, input, answer)) return false;
  if (kind !== 'years' && !(kind === 'currency' && tool.outputs[answer]?.kind === 'percent')) return true;
  // so may a term, or the amount behind a rate, if it changes another result: a loan's size does not change its real rate
  return !Object.keys(tool.outputs).some((result) => changesOutput(tool, inputs, input, result));
}

/**
 * Whether a result is better than an answer of its kind, as the tax of the other regime.
 *
 * @param isChanged of results that count: the idle numbers change them
 */
function isAnotherBetter(tool: Tool, answer: string, raw: Success['raw'], isChanged: (result: string) => boolean) {
  const outputs = tool.outputs as Readonly<Record<string, NumberOutput>>;
  const { kind, better } = outputs[answer] as NumberOutput;
  if (!better) return false;
  const figure = (result: string) => Number(raw[result]);
  const isBetter = (a: number, b: number) => (better === 'lower' ? a < b : a > b);
  return Object.entries(outputs).some(
    ([name, spec]) =>
      spec.kind === kind && spec.better === better && isBetter(figure(name), figure(answer)) && isChanged(name),
  );
}

/**
 * The figure beside the answer: one that all idle numbers change, if possible of the headline.
 *
 * @returns null where there is none, where an idle number has no word beside it, and where one changes a better answer
 */
function besideFigure(
  tool: Tool,
  inputs: LineInputs,
  outcome: Success,
  answer: string,
  idle: readonly Placed[],
): ResultFigure | null {
  // a number without a word of its own may belong to another input, which does change the answer
  if (idle.some(({ distance }) => !isOwn(distance))) return null;
  const changedByAll = (result: string) => idle.every(({ input }) => changesOutput(tool, inputs, input, result));
  const changedByAny = (result: string) => idle.some(({ input }) => changesOutput(tool, inputs, input, result));
  const isCandidate = (result: string) =>
    isNumberResult(tool.outputs[result]) && isResultShown(tool, inputs, outcome, result) && changedByAll(result);
  // the figure of the page need not be a headline
  const main = [...tool.headline, tool.figure].find((result) => result !== null && isCandidate(result));
  // only what a main figure is about can be better than the answer: a loan's fee is not, though it is less than its EMI
  if (main && isAnotherBetter(tool, answer, outcome.raw, changedByAny)) return null;
  const other = main ?? Object.keys(tool.outputs).find(isCandidate);
  return other === undefined ? null : figureIn(outcome.outputs, other);
}
