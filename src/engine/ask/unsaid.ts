// What a reading of a line leaves unsaid, and which figure it asks for.
import { isNumberInput } from '../kinds.ts';
import { complete, isShown } from '../places.ts';
import type { CellValue, Tool } from '../types.ts';
import type { Assignment } from './assignment.ts';
import { type Given, inputOf, leftOf } from './slots.ts';

/** More usual values than these make a figure that nobody asked for. */
export const MOST_ASSUMED = 3;

/** Whether another value of an input changes an output: its slider's ends, or another option. */
export function moves(tool: Tool, given: Given, name: string, output: string): boolean {
  const spec = inputOf(tool, name);
  // another day changes almost any figure, and which one would is not known
  if (spec.kind === 'date') return true;
  const present = complete(tool, given)[name];
  const figure = (values: Given) => {
    const outcome = tool.run(values);
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
export function outputOf(tool: Tool, assignment: Assignment): string | null {
  const { inputs, namedOutputs, turned } = assignment;
  // "interest chahiye 1 lakh": a result that cannot be turned round is no reason to solve for another
  const isOther = (output: string) => output !== turned?.output;
  if (turned) {
    // an fd that pays interest each month has another answer than its maturity
    const isElse = tool.ask?.answers?.some(({ output, given }) => given && isGivenIn(inputs, given) && isOther(output));
    return isElse || namedOutputs.some(isOther) ? null : turned.output;
  }
  const [asked, ...others] = namedOutputs;
  if (others.length > 0) return null;
  return answerOf(tool, inputs, asked)?.output ?? asked ?? (tool.ask?.answers ? null : (tool.headline[0] ?? null));
}

const isGivenIn = (inputs: Given, given: Given) =>
  Object.entries(given).every(([name, value]) => inputs[name] === value);

/** The answer of a definition to a line that asks for a result, or for none. */
const answerOf = (tool: Tool, inputs: Given, asked: string | undefined) =>
  tool.ask?.answers?.find(
    ({ to, unsaid, given = {} }) =>
      (asked === undefined || asked === to) && !(unsaid && Object.hasOwn(inputs, unsaid)) && isGivenIn(inputs, given),
  );

/** The other output that a line may mean which asks for none: what a price becomes, or what an amount is worth then. */
export const otherOutputOf = (tool: Tool, { inputs, namedOutputs, turned }: Assignment): string | null =>
  turned || namedOutputs.length > 0 ? null : (answerOf(tool, inputs, undefined)?.or ?? null);

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
export function unsaid(tool: Tool, assignment: Assignment, output: string | null): Unsaid {
  const { inputs, turned } = assignment;
  const { needed, alone, named } = leftOver(tool, assignment, output);
  const rates = named.filter((name) => inputOf(tool, name).kind === 'percent');
  // how long a loan takes is nothing without its rate
  if (turned && inputOf(tool, turned.turn.input).kind === 'years' && rates.length > 0)
    return { missing: [...needed, ...rates], assumed: [] };
  // a choice need not be made where each option gives the same figure, and nothing else is missing
  const [only, ...more] = needed;
  const isChoice = only !== undefined && more.length === 0 && inputOf(tool, only).kind === 'choice';
  const isSettled = isChoice && output !== null && !turned && !moves(tool, inputs, only, output);
  const isComplete = needed.length === 0 || isSettled;
  // a tenure may be a usual one where nothing else is missing, and no rate either
  if (isComplete && alone.length <= 1 && rates.length === 0)
    return { missing: [], assumed: inOrder(tool, alone, named) };
  return { missing: inOrder(tool, needed, alone), assumed: named };
}

/** Inputs in the order of the page. */
const inOrder = (tool: Tool, ...names: readonly (readonly string[])[]): readonly string[] =>
  Object.keys(tool.inputs).filter((name) => names.some((each) => each.includes(name)));

/** What a line has to say for a figure: more usual values than are named stay open too. */
export function openOf(tool: Tool, assignment: Assignment): readonly string[] {
  const { missing, assumed } = unsaid(tool, assignment, outputOf(tool, assignment));
  return missing.length === 0 && assumed.length > MOST_ASSUMED ? assumed : missing;
}
