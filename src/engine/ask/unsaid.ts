// What a reading of a line leaves unmentioned: the inputs that its figure waits for, and those whose usual values it takes. By what
// becomes of each input (`leftOf`; of `either` each option is a reading, see said-options.ts), for the EMI of `emi 20 lakh`, which
// mentions neither rate nor tenure:
//
//   emi 20 lakh           the usual rate is named as assumed; beside an assumed rate the tenure is missing
//   emi 20 lakh 5 saal    the usual rate is named as assumed
//   emi 20 lakh 9%        the tenure alone is unmentioned: the usual one is named as assumed
import { complete, isShown } from '../places.ts';
import type { Tool } from '../types.ts';
import type { Assignment } from './assignment.ts';
import { inputOf, leftOf } from './inputs.ts';
import { changesOutput, outputOf } from './outputs.ts';

/** More usual values than these make a figure that nobody asked for. */
export const MOST_ASSUMED = 3;

/** The inputs that a reading does not mention and that change its answer, by what becomes of them. */
function unmentionedInputs(tool: Tool, { inputs, turned, hinted }: Assignment, output: string | null) {
  const values = complete(tool, inputs);
  const isMentioned = (name: string) =>
    Object.hasOwn(inputs, name) || name === turned?.turn.input || turned?.free.includes(name) === true;
  // an input whose definition says that it is needed is so even where it changes nothing, except for a lone choice (below)
  const isSaidNeeded = (name: string) => inputOf(tool, name).asked?.left === 'needed';
  const isRelevant = (name: string) =>
    isShown(tool, values, name) && (output === null || isSaidNeeded(name) || changesOutput(tool, inputs, name, output));
  const leftAs = (left: ReturnType<typeof leftOf>) =>
    Object.keys(tool.inputs).filter((name) => leftOf(tool, name) === left && !isMentioned(name) && isRelevant(name));
  return {
    needed: [...leftAs('needed'), ...hinted.filter(isRelevant)],
    onlyIfAlone: leftAs('alone'),
    named: leftAs('named'),
  };
}

/** Whether all that is needed is a choice of which each option gives the same figure, so that it need not be made. */
function isOnlyAnIdleChoice(tool: Tool, assignment: Assignment, needed: readonly string[], output: string | null) {
  const { inputs, turned } = assignment;
  const [name, ...others] = needed;
  if (name === undefined || others.length > 0 || turned || output === null) return false;
  return inputOf(tool, name).kind === 'choice' && !changesOutput(tool, inputs, name, output);
}

/** What a figure waits for (`missing`), and the usual values that are named beside it (`assumed`). */
export function unmentionedIn(tool: Tool, assignment: Assignment, output: string | null) {
  const { turned } = assignment;
  const { needed, onlyIfAlone, named } = unmentionedInputs(tool, assignment, output);
  const rates = named.filter((name) => inputOf(tool, name).kind === 'percent');
  // "20 lakh loan, emi 40000, kitne saal": how long a loan takes is nothing without its rate
  const isTimeAsked = turned && inputOf(tool, turned.turn.input).kind === 'years';
  const isIdle = isOnlyAnIdleChoice(tool, assignment, needed, output);
  const missing = [...(isIdle ? [] : needed), ...(isTimeAsked ? rates : [])];
  // a tenure is missing beside what is missing, another tenure or an assumed rate: it would make a figure that nobody asked for
  const isAlone = missing.length === 0 && onlyIfAlone.length <= 1 && rates.length === 0;
  if (!isAlone) return { missing: inOrder(tool, [...missing, ...onlyIfAlone]), assumed: named };
  // nothing is missing: all usual values are assumed, that of a lone tenure too
  return { missing: [], assumed: inOrder(tool, [...onlyIfAlone, ...named]) };
}

/** Inputs in the order of the page. */
const inOrder = (tool: Tool, names: readonly string[]): readonly string[] =>
  Object.keys(tool.inputs).filter((name) => names.includes(name));

/** What a line has to say for a figure: more usual values than are named stay open too. */
export function questionsLeft(tool: Tool, assignment: Assignment): readonly string[] {
  const { missing, assumed } = unmentionedIn(tool, assignment, outputOf(tool, assignment));
  return missing.length === 0 && assumed.length > MOST_ASSUMED ? assumed : missing;
}
