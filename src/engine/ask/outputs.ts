// Which result a reading of a line asks for, and which inputs change it.
//
//   fd 1 lakh 7% 5 saal                        none is named: the first of the tool's `answers` that fits, else its headline
//   fd 1 lakh 7% 5 saal interest               the total interest, which is named
//   fd 1 lakh 7% 5 saal maturity interest      no one result: two are named
//   loan for emi 40000 9% 5 saal               the EMI: its figure is given, and the loan is solved for
import { isNumberInput } from '../kinds.ts';
import { complete } from '../places.ts';
import type { CellValue, Input, Tool } from '../types.ts';
import type { Assignment } from './assignment.ts';
import { inputOf, type LineInputs } from './inputs.ts';

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
