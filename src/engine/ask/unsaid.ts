// What a reading of a line leaves unmentioned: the inputs that its figure waits for, and those whose usual values it takes. By what
// becomes of each input (`leftOf`), for the EMI of `emi 20 lakh`, which mentions neither rate nor tenure:
//
//   emi 20 lakh           the usual rate is named as assumed; beside an assumed rate the tenure is missing
//   emi 20 lakh 5 saal    the usual rate is named as assumed
//   emi 20 lakh 9%        the tenure alone is unmentioned: the usual one is named as assumed
import { complete, isShown } from '../places.ts';
import type { Tool } from '../types.ts';
import type { Assignment } from './assignment.ts';
import { changesOutput, outputOf } from './outputs.ts';
import { inputOf, leftOf } from './slots.ts';

/** More usual values than these make a figure that nobody asked for. */
export const MOST_ASSUMED = 3;

/** The inputs that a reading does not mention and that change its answer, by what becomes of them. */
function unmentionedInputs(tool: Tool, { inputs, turned, hinted }: Assignment, output: string | null) {
  const values = complete(tool, inputs);
  const isMentioned = (name: string) =>
    Object.hasOwn(inputs, name) || name === turned?.turn.input || turned?.free.includes(name) === true;
  const isRelevant = (name: string) =>
    isShown(tool, values, name) &&
    (output === null || inputOf(tool, name).asked?.left === 'needed' || changesOutput(tool, inputs, name, output));
  const leftAs = (left: ReturnType<typeof leftOf>) =>
    Object.keys(tool.inputs).filter((name) => leftOf(tool, name) === left && !isMentioned(name) && isRelevant(name));
  return {
    needed: [...leftAs('needed'), ...hinted.filter(isRelevant)],
    alone: leftAs('alone'),
    named: leftAs('named'),
  };
}

/** Whether each option of a choice gives the same figure, so that it need not be made. */
const isIdleChoice = (tool: Tool, { inputs, turned }: Assignment, name: string, output: string | null): boolean =>
  inputOf(tool, name).kind === 'choice' && output !== null && !turned && !changesOutput(tool, inputs, name, output);

/** What a figure waits for (`missing`), and the usual values that are named beside it (`assumed`). */
export function unmentioned(tool: Tool, assignment: Assignment, output: string | null) {
  const { turned } = assignment;
  const { needed, alone, named } = unmentionedInputs(tool, assignment, output);
  const rates = named.filter((name) => inputOf(tool, name).kind === 'percent');
  // "20 lakh loan, emi 40000, kitne saal": how long a loan takes is nothing without its rate
  if (turned && inputOf(tool, turned.turn.input).kind === 'years' && rates.length > 0)
    return { missing: [...needed, ...rates], assumed: [] };
  const [first] = needed;
  const isAllIdle = first !== undefined && needed.length === 1 && isIdleChoice(tool, assignment, first, output);
  const missing = isAllIdle ? [] : needed;
  // two tenures, or one beside an assumed rate, would make a figure that nobody asked for
  if (missing.length > 0 || alone.length > 1 || rates.length > 0)
    return { missing: inOrder(tool, [...missing, ...alone]), assumed: named };
  return { missing: [], assumed: inOrder(tool, [...alone, ...named]) };
}

/** Inputs in the order of the page. */
const inOrder = (tool: Tool, names: readonly string[]): readonly string[] =>
  Object.keys(tool.inputs).filter((name) => names.includes(name));

/** What a line has to say for a figure: more usual values than are named stay open too. */
export function questionsLeft(tool: Tool, assignment: Assignment): readonly string[] {
  const { missing, assumed } = unmentioned(tool, assignment, outputOf(tool, assignment));
  return missing.length === 0 && assumed.length > MOST_ASSUMED ? assumed : missing;
}
