// Which result a reading of a line asks for, and which inputs change it.
//
//   fd 1 lakh 7% 5 saal                        none is named: the first of the tool's `answers` that fits, else its headline
//   fd 1 lakh 7% 5 saal interest               the total interest, which is named
//   fd 1 lakh 7% 5 saal maturity interest      no one result: two are named
//   loan for emi 40000 9% 5 saal               the EMI: its figure is given, and the loan is solved for

import { complete, isPartShown } from '../places.ts';
import type { CellValue, Input, NumberOutput, Success, Tool } from '../types.ts';
import { isNumberInput, isNumberResult } from '../utilities.ts';
import type { Assignment, Placed } from './assignment.ts';
import { isOwn } from './match.ts';
import { inputOf, type LineInputs } from './slots.ts';

/** Values that an input may have instead: its other options, its slider's ends, or on for off. 0 alone may change nothing: nor does a salary. */
function valuesFor(spec: Input, present: unknown): readonly CellValue[] {
  if (spec.kind === 'choice') return spec.options.map(({ value }) => value);
  if (!isNumberInput(spec)) return [!present];
  return spec.usual ?? [0, spec.default / 10, 2 * Math.max(Number(present), spec.default)];
}

/** Whether another value of an input changes an output. */
export function changesOutput(tool: Tool, inputs: LineInputs, name: string, output: string): boolean {
  const spec = inputOf(tool, name);
  // another day changes almost any figure, and which one would is not known
  if (spec.kind === 'date') return true;
  const figureWith = (values: LineInputs) => {
    const outcome = tool.run(values);
    return outcome.ok ? (outcome.raw[output] ?? outcome.outputs[output]) : undefined;
  };
  const present = complete(tool, inputs)[name];
  const figure = figureWith(inputs);
  return valuesFor(spec, present).some((value) => {
    const other = value === present ? figure : figureWith({ ...inputs, [name]: value });
    // beyond a slider's end there may be no figure, which says nothing; an option without one is another answer
    return other !== figure && (other !== undefined || spec.kind === 'choice');
  });
}

/** Whether inputs have all wanted values. */
const hasAll = (inputs: LineInputs, wanted: LineInputs): boolean =>
  Object.entries(wanted).every(([name, value]) => inputs[name] === value);

/** The first answer of a definition (`ask.answers`) to a line that names a result, or none. */
const answerTo = (tool: Tool, inputs: LineInputs, named: string | undefined) =>
  tool.ask?.answers?.find(({ to, unsaid, given = {} }) => {
    const fitsName = named === undefined || named === to;
    const isLeftUnsaid = unsaid === undefined || !Object.hasOwn(inputs, unsaid);
    return fitsName && isLeftUnsaid && hasAll(inputs, given);
  });

/** Whether a question is not to be turned round for a result, since the line asks for another. */
function asksForOther(tool: Tool, { inputs, namedOutputs }: Assignment, output: string): boolean {
  // "interest chahiye 1 lakh": a result that cannot be turned round is no reason to solve for another
  if (namedOutputs.some((named) => named !== output)) return true;
  // an fd that pays interest each month has another answer than its maturity
  const answers = tool.ask?.answers ?? [];
  return answers.some((answer) => answer.given && hasAll(inputs, answer.given) && answer.output !== output);
}

/** The output that answers a line; null for none. */
export function outputOf(tool: Tool, assignment: Assignment): string | null {
  const { inputs, namedOutputs, turned } = assignment;
  if (turned) return asksForOther(tool, assignment, turned.output) ? null : turned.output;
  const [named, ...others] = namedOutputs;
  if (others.length > 0) return null;
  const output = answerTo(tool, inputs, named)?.output ?? named;
  if (output !== undefined) return output;
  return tool.ask?.answers ? null : (tool.headline[0] ?? null);
}

/** The other output that a line may mean which names none: what a price becomes, or what an amount is worth then. */
export const otherOutputOf = (tool: Tool, { inputs, namedOutputs, turned }: Assignment): string | null =>
  turned || namedOutputs.length > 0 ? null : (answerTo(tool, inputs, undefined)?.or ?? null);

// A second figure beside a line's answer. Where a number of the line leaves the answer as it is, the answer alone would mislead: a result
// that it does change is told too, and without such a result the line has no figure. For the tax of the new regime:
//
//   tax on 18 lakh                               the tax
//   tax on 18 lakh with 80c 1.5 lakh             the tax, and beside it what the better regime saves, which 80C changes
//   the same, with an old regime's tax below     no figure: the visitor wants the lower tax, which is the other regime's

export type ResultFigure = { readonly output: string; readonly value: number };

/** The figure of a result; null where it is none. */
export function figureIn(outputs: Success['outputs'], output: string): ResultFigure | null {
  const value = outputs[output];
  return typeof value === 'number' ? { output, value } : null;
}

/** Whether a result is shown with these inputs: interest after tax, where there is a tax. */
export const isResultShown = (tool: Tool, inputs: LineInputs, outcome: Success, result: string): boolean =>
  isPartShown(tool, tool.outputs[result] as NumberOutput, complete(tool, inputs), outcome);

/** Whether a number that does not change the answer must change a second figure. */
function mustChangeAnother(tool: Tool, inputs: LineInputs, { input, number }: Placed): boolean {
  const { kind, asked } = inputOf(tool, input);
  // an age, and what a definition needs for every figure, may be said without being the point
  if (number.kind === 'age' || asked?.left === 'needed') return false;
  if (kind !== 'years') return true;
  // so may a term: that of a scheme does not change what it pays each month. But one that changes no result at all was not understood
  return !Object.keys(tool.outputs).some((result) => changesOutput(tool, inputs, input, result));
}

/** The numbers of a line that do not change its answer, and must change a second figure. */
export const idleNumbers = (tool: Tool, { placed, inputs }: Assignment, answer: string): readonly Placed[] =>
  placed.filter((each) => !changesOutput(tool, inputs, each.input, answer) && mustChangeAnother(tool, inputs, each));

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
export function besideFigure(
  tool: Tool,
  inputs: LineInputs,
  outcome: Success,
  answer: string,
  idle: readonly Placed[],
): ResultFigure | null {
  // a number without its word may be meant for another input, which changes the answer
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
