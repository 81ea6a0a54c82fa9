// What a reading of a line leaves unsaid, and which figure it asks for.
import { isNumberInput } from '../kinds.ts';
import { complete, isShown } from '../places.ts';
import type { CellValue, LiveFigures, Tool } from '../types.ts';
import type { Assignment } from './assignment.ts';
import { type Given, inputOf, leftOf } from './slots.ts';

/** More usual values than these make a figure that nobody asked for. */
export const MOST_ASSUMED = 3;

/** Whether another value of an input changes an output: its slider's ends, or another option. */
export function moves(tool: Tool, given: Given, name: string, output: string, live: LiveFigures | null): boolean {
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
export function outputOf(tool: Tool, { inputs, asked: named, turned }: Assignment): string | null {
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
export function unsaid(
  tool: Tool,
  { inputs, turned, hinted }: Assignment,
  output: string | null,
  live: LiveFigures | null,
) {
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
export function openOf(tool: Tool, assignment: Assignment, live: LiveFigures | null): readonly string[] {
  const { missing, assumed } = unsaid(tool, assignment, outputOf(tool, assignment), live);
  return missing.length === 0 && assumed.length > MOST_ASSUMED ? assumed : missing;
}
