// Which result a reading of a line asks for, and which inputs change it.
import { isNumberInput } from '../kinds.ts';
import { complete } from '../places.ts';
import type { CellValue, Input, Tool } from '../types.ts';
import type { Assignment } from './assignment.ts';
import { type Given, inputOf } from './slots.ts';

/** Values that an input may have instead: its other options, its slider's ends, or on for off. */
function valuesFor(spec: Input, present: unknown): readonly CellValue[] {
  if (spec.kind === 'choice') return spec.options.map(({ value }) => value);
  if (!isNumberInput(spec)) return [!present];
  return spec.usual ?? [0, 2 * Math.max(Number(present), spec.default)];
}

/** Whether another value of an input changes an output. */
export function moves(tool: Tool, given: Given, name: string, output: string): boolean {
  const spec = inputOf(tool, name);
  // another day changes almost any figure, and which one would is not known
  if (spec.kind === 'date') return true;
  const present = complete(tool, given)[name];
  const figure = (values: Given) => {
    const outcome = tool.run(values);
    return outcome.ok ? (outcome.raw[output] ?? outcome.outputs[output]) : undefined;
  };
  const now = figure(given);
  return valuesFor(spec, present).some((value) => {
    const then = value === present ? now : figure({ ...given, [name]: value });
    // beyond a slider's end there may be no figure, which says nothing; an option without one is another answer
    return then !== now && (then !== undefined || spec.kind === 'choice');
  });
}

/** The output that answers a line: the one that it names, unless the tool has another answer to it with these inputs; null for none. */
export function outputOf(tool: Tool, assignment: Assignment): string | null {
  const { inputs, namedOutputs, turned } = assignment;
  // "interest chahiye 1 lakh": a result that cannot be turned round is no reason to solve for another
  const isOther = (output: string) => output !== turned?.output;
  if (turned) {
    // an fd that pays interest each month has another answer than its maturity
    const isElse = tool.ask?.answers?.some(({ output, given }) => given && isGivenIn(inputs, given) && isOther(output));
    return isElse || namedOutputs.some(isOther) ? null : turned.output;
  }
  const [named, ...others] = namedOutputs;
  if (others.length > 0) return null;
  return answerOf(tool, inputs, named)?.output ?? named ?? (tool.ask?.answers ? null : (tool.headline[0] ?? null));
}

const isGivenIn = (inputs: Given, given: Given) =>
  Object.entries(given).every(([name, value]) => inputs[name] === value);

/** The answer of a definition to a line that names a result, or none. */
const answerOf = (tool: Tool, inputs: Given, named: string | undefined) =>
  tool.ask?.answers?.find(
    ({ to, unsaid, given = {} }) =>
      (named === undefined || named === to) && !(unsaid && Object.hasOwn(inputs, unsaid)) && isGivenIn(inputs, given),
  );

/** The other output that a line may mean which names none: what a price becomes, or what an amount is worth then. */
export const otherOutputOf = (tool: Tool, { inputs, namedOutputs, turned }: Assignment): string | null =>
  turned || namedOutputs.length > 0 ? null : (answerOf(tool, inputs, undefined)?.or ?? null);
