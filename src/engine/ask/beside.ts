// A second figure beside a line's answer. A number that does not change the answer is idle, and a figure that ignores it would mislead. So
// another figure that it does change is told too; without one, the line has no figure. For the tax of the new regime:
//
//   tax on 18 lakh                               the tax
//   tax on 18 lakh with 80c 1.5 lakh             the tax, and beside it what the better regime saves, which 80C changes
//   the same where the old regime's is lower     no figure: the visitor wants the lower tax, which is the other regime's
import { complete, isPartShown } from '../places.ts';
import type { NumberOutput, Success, Tool } from '../types.ts';
import type { Assignment } from './assignment.ts';
import { isOwn } from './neighbours.ts';
import { changesOutput } from './outputs.ts';
import type { Placed } from './search-space.ts';
import { inputOf, type LineInputs } from './slots.ts';

export type ResultFigure = { readonly output: string; readonly value: number };

/** The figure of a result; null where it is none. */
export function figureIn(outputs: Success['outputs'], output: string): ResultFigure | null {
  const value = outputs[output];
  return typeof value === 'number' ? { output, value } : null;
}

/** Whether a result is shown with these inputs: interest after tax, where there is a tax. */
export const isResultShown = (tool: Tool, inputs: LineInputs, outcome: Success, result: string): boolean =>
  isPartShown(tool, tool.outputs[result] as NumberOutput, complete(tool, inputs), outcome);

/** Whether a number that does not change the answer calls for another figure. */
function callsForAnother(tool: Tool, inputs: LineInputs, { input, number }: Placed): boolean {
  const { kind, asked } = inputOf(tool, input);
  // an age, and what a definition needs for every figure, may be said without being the point
  if (number.kind === 'age' || asked?.left === 'needed') return false;
  if (kind !== 'years') return true;
  // a term may be beside the point too, of an income that is paid each month, unless it changes nothing at all
  return !Object.keys(tool.outputs).some((result) => changesOutput(tool, inputs, input, result));
}

/** The numbers of a line that do not change its answer, and call for another figure. */
export const idleNumbers = (tool: Tool, { placed, inputs }: Assignment, answer: string): readonly Placed[] =>
  placed.filter(
    (number) => !changesOutput(tool, inputs, number.input, answer) && callsForAnother(tool, inputs, number),
  );

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

/**
 * The figure beside the answer: one that all idle numbers change, of the headline if there is such a one.
 *
 * @returns null where there is none, and where an idle number changes a better answer
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
  if (isAnotherBetter(tool, answer, outcome.raw, changedByAny)) return null;
  // the figure of the page need not be a headline
  const figures = [...tool.headline, tool.figure, ...Object.keys(tool.outputs)].filter((result) => result !== null);
  const other = figures.find((result) => isResultShown(tool, inputs, outcome, result) && changedByAll(result));
  return other === undefined ? null : figureIn(outcome.outputs, other);
}
