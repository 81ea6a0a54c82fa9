import { filledValue } from './fill.ts';
import { filledNote } from './filled-text.ts';
import { formatSize } from './format.ts';
import { kindOfNote, outputOfNote } from './notes.ts';
import type { Outcome, Output, Tool, Value } from './types.ts';
import { isUnsigned, labelOf } from './visibility.ts';

/** The notes at a result that hold now. */
const notesAt = (tool: Tool, name: string, outcome: Outcome): readonly string[] =>
  outcome.ok ? outcome.notes.filter((id) => outputOfNote(tool.notes[id]) === name) : [];

/** Whether a note may say of a result that there is no such figure, such as a year or an age; an amount of ₹0 is a figure. */
export const canBeNone = (tool: Tool, name: string): boolean =>
  tool.outputs[name]?.kind !== 'currency' && Object.values(tool.notes).some((note) => outputOfNote(note) === name);

/** Whether the notes at a result say that there is no such figure, which compute gives as 0. */
export const isNone = (tool: Tool, name: string, outcome: Outcome): boolean =>
  outcome.ok && outcome.outputs[name] === 0 && canBeNone(tool, name) && notesAt(tool, name, outcome).length > 0;

/** A result as a page or a file writes it. */
export interface Result {
  readonly name: string;
  readonly spec: Output;
  /** Absent where there are no figures. */
  readonly value: number | string | undefined;
  /** Its present label, which may follow a choice. */
  readonly label: string;
  /** Whether its label says which way it goes, so that it is shown without its sign. */
  readonly unsigned: boolean;
  /** What the notes at its figure say; empty without one. */
  readonly denial: string;
  readonly kind: ReturnType<typeof kindOfNote>;
  /** Whether there is no such figure, which its notes say in place of it. */
  readonly none: boolean;
}

/**
 * A result with its present label and what its notes say.
 *
 * @param value the present value of an input or a result, by name
 */
export function resultOf(
  tool: Tool,
  [name, spec]: readonly [string, Output],
  outcome: Outcome,
  value: (name: string) => Value | undefined,
  today: string | null,
): Result {
  const at = notesAt(tool, name, outcome);
  const texts = at.map((id) => filledNote(tool, id, outcome, { inputValue: value, today }));
  return {
    name,
    spec,
    value: outcome.ok ? outcome.outputs[name] : undefined,
    label: labelOf(spec, tool.inputs, value),
    unsigned: outcome.ok && isUnsigned(spec, tool.inputs, value),
    denial: texts.join(' '),
    kind: kindOfNote(tool.notes[at[0] ?? '']),
    none: isNone(tool, name, outcome),
  };
}

/** What is written beside a result's label: no sign where the label says which way, a note in place of no figure. */
export function textOfResult({ spec, value = '', unsigned, denial, none }: Result): string {
  if (none) return denial;
  return unsigned ? formatSize(spec, value) : filledValue(spec, value);
}
