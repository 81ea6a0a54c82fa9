// What a reading of a line leaves unsaid.
import { complete, isShown } from '../places.ts';
import type { Tool } from '../types.ts';
import type { Assignment } from './assignment.ts';
import { moves, outputOf } from './outputs.ts';
import { inputOf, leftOf } from './slots.ts';

/** More usual values than these make a figure that nobody asked for. */
export const MOST_ASSUMED = 3;

/** What is unsaid for a figure: what it waits for, and the usual values that are named beside it. */
interface Unsaid {
  readonly missing: readonly string[];
  readonly assumed: readonly string[];
}

/** The inputs that a reading leaves unsaid and that change its answer, by what becomes of them. */
function leftOver(tool: Tool, { inputs, turned, hinted }: Assignment, output: string | null) {
  const values = complete(tool, inputs);
  const counts = (name: string) =>
    isShown(tool, values, name) &&
    (output === null || inputOf(tool, name).asked?.left === 'needed' || moves(tool, inputs, name, output));
  const isSaid = (name: string) =>
    Object.hasOwn(inputs, name) || name === turned?.turn.input || turned?.free.includes(name) === true;
  const of = (left: ReturnType<typeof leftOf>) =>
    Object.keys(tool.inputs).filter((name) => leftOf(tool, name) === left && !isSaid(name) && counts(name));
  return { needed: [...of('needed'), ...hinted.filter(counts)], alone: of('alone'), named: of('named') };
}

/** What a reading leaves unsaid for a figure. */
export function leftUnsaid(tool: Tool, assignment: Assignment, output: string | null): Unsaid {
  const { inputs, turned } = assignment;
  const { needed, alone, named } = leftOver(tool, assignment, output);
  const rates = named.filter((name) => inputOf(tool, name).kind === 'percent');
  // how long a loan takes is nothing without its rate
  if (turned && inputOf(tool, turned.turn.input).kind === 'years' && rates.length > 0)
    return { missing: [...needed, ...rates], assumed: [] };
  // a choice need not be made where each option gives the same figure, and nothing else is missing
  const [only, ...more] = needed;
  const isChoice = only !== undefined && more.length === 0 && inputOf(tool, only).kind === 'choice';
  const isIndifferent = isChoice && output !== null && !turned && !moves(tool, inputs, only, output);
  const isComplete = needed.length === 0 || isIndifferent;
  // one tenure may be a usual one, where nothing else is missing and no rate either; two would make a figure that nobody asked for
  if (isComplete && alone.length <= 1 && rates.length === 0)
    return { missing: [], assumed: inOrder(tool, alone, named) };
  // a rate or a second tenure is unsaid as well: then a tenure has to be said
  return { missing: inOrder(tool, isIndifferent ? [] : needed, alone), assumed: named };
}

/** Inputs in the order of the page. */
const inOrder = (tool: Tool, ...names: readonly (readonly string[])[]): readonly string[] =>
  Object.keys(tool.inputs).filter((name) => names.some((each) => each.includes(name)));

/** What a line has to say for a figure: more usual values than are named stay open too. */
export function openOf(tool: Tool, assignment: Assignment): readonly string[] {
  const { missing, assumed } = leftUnsaid(tool, assignment, outputOf(tool, assignment));
  return missing.length === 0 && assumed.length > MOST_ASSUMED ? assumed : missing;
}
