// Which result a reading of a line asks for, which inputs change it, and which of these the line leaves unmentioned.
//
//   fd 1 lakh 7% 5 saal                        none is named: the first of the tool's `answers` that fits, else its headline
//   fd 1 lakh 7% 5 saal interest               the total interest, which is named
//   fd 1 lakh 7% 5 saal maturity interest      no one result: two are named
//   loan for emi 40000 9% 5 saal               the EMI: its figure is given, and the loan is solved for

import { complete, isShown } from '../places.ts';
import type { CellValue, Input, Tool } from '../types.ts';
import { isNumberInput } from '../utilities.ts';
import type { Assignment } from './assignment.ts';
import { inputOf, type LineInputs, leftOf } from './slots.ts';

/** Values to try an input with: its options, its slider's ends, or on for off. */
function valuesFor(spec: Input, present: unknown): readonly CellValue[] {
  if (spec.kind === 'choice') return spec.options.map(({ value }) => value);
  if (!isNumberInput(spec)) return [!present];
  // 0 alone may change nothing, and neither may a small amount
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

/** Whether a question must not be reversed for a result, since the line asks for another one. */
function asksForOther(tool: Tool, { inputs, namedOutputs }: Assignment, output: string): boolean {
  // "interest chahiye 1 lakh": a result whose question cannot be reversed is no reason to solve for another
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

// What a reading of a line leaves unmentioned: the inputs that its figure waits for, and those whose usual values it takes. By what
// becomes of each input (`leftOf`; of `either` each option is a reading, see options.ts), for the EMI of `emi 20 lakh`, which
// mentions neither rate nor tenure:
//
//   emi 20 lakh           the usual rate is named as assumed; beside an assumed rate the tenure is missing
//   emi 20 lakh 5 saal    the usual rate is named as assumed
//   emi 20 lakh 9%        the tenure alone is unmentioned: the usual one is named as assumed

/** More usual values than these make a figure that nobody asked for. */
export const MOST_ASSUMED = 3;

/** The inputs that a reading does not mention and that change its answer, by what becomes of them. */
function unmentionedIn(tool: Tool, { inputs, turned, hinted }: Assignment, output: string | null) {
  const values = complete(tool, inputs);
  const isMentioned = (name: string) =>
    Object.hasOwn(inputs, name) || name === turned?.turn.input || turned?.free.includes(name) === true;
  // an input whose definition says that it is needed is so even where it changes nothing, except for a lone choice (below)
  const isSaidNeeded = (name: string) => inputOf(tool, name).asked?.left === 'needed';
  const isRelevant = (name: string) =>
    isShown(tool, values, name) && (output === null || isSaidNeeded(name) || changesOutput(tool, inputs, name, output));
  return (left: ReturnType<typeof leftOf>): readonly string[] => {
    const isLeft = (name: string) => leftOf(tool, name) === left && !isMentioned(name);
    const isHinted = (name: string) => left === 'needed' && hinted.includes(name);
    return Object.keys(tool.inputs).filter((name) => (isLeft(name) || isHinted(name)) && isRelevant(name));
  };
}

/** Whether only a choice is needed, and all its options give the same figure, so that nobody has to choose. */
function isOnlyAnIdleChoice(tool: Tool, assignment: Assignment, needed: readonly string[], output: string | null) {
  const { inputs, turned } = assignment;
  const [name, ...others] = needed;
  if (name === undefined || others.length > 0 || turned || output === null) return false;
  return inputOf(tool, name).kind === 'choice' && !changesOutput(tool, inputs, name, output);
}

/**
 * What a figure waits for, and the usual values that are named beside it: where nothing is missing that of a lone tenure too. These are
 * only worked out where they matter, since that takes many calculations.
 */
export function openIn(tool: Tool, assignment: Assignment, output: string | null) {
  const { turned } = assignment;
  const unmentioned = unmentionedIn(tool, assignment, output);
  const needed = unmentioned('needed');
  const onlyIfAlone = unmentioned('alone');
  const rates = () => unmentioned('named').filter((name) => inputOf(tool, name).kind === 'percent');
  // "20 lakh loan, emi 40000, kitne saal": how long a loan takes is nothing without its rate
  const isTimeAsked = turned && inputOf(tool, turned.turn.input).kind === 'years';
  const isIdle = isOnlyAnIdleChoice(tool, assignment, needed, output);
  const surelyMissing = [...(isIdle ? [] : needed), ...(isTimeAsked ? rates() : [])];
  // a tenure is missing beside what is missing, another tenure or an assumed rate: it would make a figure that nobody asked for
  const isNothingElseOpen = surelyMissing.length === 0 && onlyIfAlone.length < 2;
  const isWhole = isNothingElseOpen && (onlyIfAlone.length === 0 || rates().length === 0);
  return {
    missing: isWhole ? [] : inOrder(tool, [...surelyMissing, ...onlyIfAlone]),
    assumed: () => inOrder(tool, [...(isWhole ? onlyIfAlone : []), ...unmentioned('named')]),
  };
}

/** Inputs in the order of the page. */
const inOrder = (tool: Tool, names: readonly string[]): readonly string[] =>
  Object.keys(tool.inputs).filter((name) => names.includes(name));

/** What a line has to say for a figure: more usual values than are named stay open too. */
export function questionsLeft(tool: Tool, assignment: Assignment): readonly string[] {
  const open = openIn(tool, assignment, outputOf(tool, assignment));
  if (open.missing.length > 0) return open.missing;
  const assumed = open.assumed();
  return assumed.length > MOST_ASSUMED ? assumed : [];
}
