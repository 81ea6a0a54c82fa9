// Texts of a tool with figures in their braces. A name stands for a figure that the note declares, else for a result, else for an input;
// one with a point for a fact (`fill.ts`).
import { growth, periodicRate } from '#maths/growth.ts';
import { fill } from './fill.ts';
import { formatDay, formatPercent, formatValue } from './format.ts';
import { figuresOfNote, textOfNote } from './notes.ts';
import { formatInput } from './places.ts';
import type { Input, NoteFigure, Outcome, Tool, Value } from './types.ts';
import { isNumberInput, LARGEST } from './utilities.ts';

/** What may follow the bar in an input's name, as in `{rate|effective}`: the yearly rate compounded monthly. */
export const EFFECTIVE = 'effective';

export const formatFigure = (spec: NoteFigure, value: number | string): string =>
  formatValue({ label: '', ...spec }, value);

/**
 * An input's value within a text: `{rate}`, or its {@link EFFECTIVE} rate; no other part means anything.
 *
 * @returns undefined where it cannot be written, and `…` for a figure that is too large to be read
 */
export function inputAsText(
  input: Input | undefined,
  value: Value | undefined,
  part: string | undefined,
): string | undefined {
  if (input?.kind === 'choice') return input.options.find((option) => option.value === value)?.label;
  if (input?.kind === 'date' && typeof value === 'string') return value === '' ? '' : formatDay(value);
  if (!input || typeof value !== 'number') return undefined;
  const shown = part === EFFECTIVE ? growth(periodicRate(value, 12), 12) * 100 : value;
  // not `>`, so that what is no number is not written either
  if (!(Math.abs(shown) <= LARGEST)) return '…';
  if (part === EFFECTIVE) return formatPercent(shown);
  if (!isNumberInput(input)) return undefined;
  return input.kind === 'years' && !input.age ? formatInput(input, value) : formatValue(input, value);
}

/** What a text is filled with, besides its tool's results. */
interface Filling {
  readonly inputValue: (name: string) => Value | undefined;
  /** The visitor's day, YYYY-MM-DD; null for a text that must hold on any day. */
  readonly today?: string | null;
  /** The id of the note whose figures the text may name too; null for a text that is no note. */
  readonly note?: string | null;
}

/** A text of a tool (basis, note) with facts and figures in it. Where the outcome is a failure, names of outputs stay in braces. */
export function filledIn(
  tool: Tool,
  text: string,
  outcome: Outcome,
  { inputValue, today = null, note = null }: Filling,
): string {
  const ofNote = note === null ? {} : figuresOfNote(tool.notes[note]);
  const figureOf = (name: string, part: string | undefined) => {
    const figure = outcome.ok && note !== null ? outcome.noteFigures[note]?.[name] : undefined;
    if (ofNote[name] && figure !== undefined) return formatFigure(ofNote[name], figure);
    const output = tool.outputs[name];
    if (output && outcome.ok) return formatValue(output, outcome.outputs[name] ?? '');
    return inputAsText(tool.inputs[name], inputValue(name), part);
  };
  return fill(text, figureOf, today);
}

/** The text of a note that compute has given, with facts and figures in it, as {@link filledIn} fills any text. */
export const filledNote = (tool: Tool, id: string, outcome: Outcome, filling: Omit<Filling, 'note'>): string =>
  filledIn(tool, textOfNote(tool.notes[id] ?? id), outcome, { ...filling, note: id });
