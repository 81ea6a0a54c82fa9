import { fill } from './fill.ts';
import { formatDay, formatValue } from './format.ts';
import type { Note, NoteFigure, Outcome, Tool, Value } from './types.ts';

/** A note's text, which may name inputs, outputs and the note's own figures. */
export const textOfNote = (note: Note): string => (typeof note === 'string' ? note : note.text);

/** The figures that a note declares for itself, by name. */
export const figuresOf = (note: Note | undefined): Readonly<Record<string, NoteFigure>> =>
  typeof note === 'object' ? note.figures : {};

/** A note's own figure as the page writes it. */
function formatFigure(spec: NoteFigure, value: number | string): string {
  return spec.kind === 'date' ? formatDay(String(value)) : formatValue({ label: '', ...spec }, value);
}

/**
 * A text of a tool (basis, note) with facts and figures in it. Where there is no outcome, names of outputs stay in braces.
 *
 * @param inputValue an input's present value
 * @param note the id of the note whose own figures the text may name too
 */
export function filledIn(
  tool: Tool,
  text: string,
  outcome: Outcome,
  inputValue: (name: string) => Value | undefined,
  note = '',
): string {
  const own = figuresOf(tool.notes[note]);
  return fill(text, (name) => {
    const figure = outcome.ok ? outcome.noteFigures[note]?.[name] : undefined;
    if (own[name] && figure !== undefined) return formatFigure(own[name], figure);
    const output = tool.outputs[name];
    if (output && outcome.ok) return formatValue(output, outcome.outputs[name] ?? '');
    const input = tool.inputs[name];
    const value = inputValue(name);
    if (input?.kind === 'choice') return input.options.find((option) => option.value === value)?.label;
    if (!input || typeof value !== 'number') return undefined;
    if (input.kind === 'currency' || input.kind === 'percent' || input.kind === 'years' || input.kind === 'number')
      return formatValue(input, value);
    return undefined;
  });
}
