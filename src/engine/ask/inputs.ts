// What a definition says of its inputs, as far as it matters to a line: what becomes of one that the line leaves out, whether one takes a
// number without its word, and which choices show one.
import { complete, isShown } from '../places.ts';
import type { Asked, CellValue, Input, Tool } from '../types.ts';
import type { Quantity } from './quantity.ts';

/** Inputs that a line gives, with their values. */
export type LineInputs = Readonly<Record<string, CellValue>>;

export const inputOf = (tool: Tool, name: string) => tool.inputs[name] as Input;

/** Whether an input is an age: years of a life, not a time. */
export const isAgeInput = (spec: Input): boolean => spec.kind === 'years' && spec.age === true;

/** Whether a tool takes an age, which elsewhere changes nothing. */
export const takesAge = (tool: Tool): boolean =>
  Object.values(tool.inputs).some(
    (spec) => isAgeInput(spec) || (spec.kind === 'choice' && spec.options.some(({ ages }) => ages !== undefined)),
  );

/** The kind of number that an input takes. */
export const KIND_OF = { currency: 'money', percent: 'percent', years: 'time', number: 'plain' } as const;

/**
 * What becomes of an input of each kind that a line does not name, unless its definition says so itself (`asked.left`): without one that is
 * `needed` there is no figure; the usual value of one that is `named` is told with the figure; one that is `quiet` is not mentioned.
 */
const LEFT_OF_KIND = {
  currency: 'needed',
  years: 'needed',
  number: 'needed',
  date: 'needed',
  percent: 'named',
  choice: 'named',
  toggle: 'named',
  rows: 'quiet',
  text: 'quiet',
} as const;

/** What becomes of an input that a line does not name. */
export function leftOf(tool: Tool, name: string): NonNullable<Asked['left']> {
  const { kind, default: value, more, asked } = inputOf(tool, name);
  // people leave out what is under More options, and what is usually 0, off or empty
  return asked?.left ?? (more || !value ? 'quiet' : LEFT_OF_KIND[kind]);
}

/** Whether an input takes a number without a word for it. */
export function takesWithoutWord(tool: Tool, name: string, kind: Quantity['kind']): boolean {
  const spec = inputOf(tool, name);
  const { open } = spec.asked ?? {};
  if (open === false) return false;
  if (open && kind === 'money') return true;
  // "i am 35" needs no word, though its box is under More options
  const isInSight = !spec.more || isAgeInput(spec);
  return isInSight && (leftOf(tool, name) !== 'quiet' || spec.kind === 'choice');
}

/**
 * The choices that show an input: none if it is shown already, and null if no choice that the line leaves open would show it.
 *
 * @param word where a word of the input stands: beside the number, somewhere in the line, or nowhere
 */
export function choicesFor(
  tool: Tool,
  name: string,
  given: LineInputs,
  word: 'beside' | 'somewhere' | 'nowhere',
): LineInputs | null {
  if (isShown(tool, complete(tool, given), name)) return {};
  const rule = inputOf(tool, name).showWhen;
  if (rule === undefined) return null;
  // several ways to show it are no one choice
  if (Array.isArray(rule)) return null;
  const choices = Object.entries(rule as Readonly<Record<string, unknown>>);
  const canBeMade = ([other, value]: [string, unknown]) => {
    // "step up 1000 rs": of the two conditions one is met already
    if (Object.hasOwn(given, other)) return word === 'beside' && given[other] === value;
    // a condition of several values or of a size is no one choice either; a toggle is turned on only by a word of the shown input
    return typeof value !== 'object' && (word !== 'nowhere' || inputOf(tool, other).kind === 'choice');
  };
  return choices.every(canBeMade) ? (Object.fromEntries(choices) as LineInputs) : null;
}

/** Whether an input is hidden by what a line chooses. */
export const isHiddenBy = (tool: Tool, name: string, given: LineInputs): boolean =>
  inputOf(tool, name).showWhen !== undefined &&
  isShown(tool, complete(tool, {}), name) &&
  !isShown(tool, complete(tool, given), name);
