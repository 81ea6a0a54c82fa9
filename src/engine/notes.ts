// What a note or a refusal of a definition says of itself: a bare text, or an object with its text, its figures, and where it belongs.
import type { Note, NoteFigure, Outcome, Refusal, Tool } from './types.ts';

/** A note's text, which may name inputs, outputs and the note's own figures. */
export const textOfNote = (note: Note): string => (typeof note === 'string' ? note : note.text);

export const figuresOfNote = (note: Note | Refusal | undefined): Readonly<Record<string, NoteFigure>> =>
  (typeof note === 'object' ? note.figures : undefined) ?? {};

/** The output at which a note is shown; null where it is shown below them all. */
export const outputOfNote = (note: Note | undefined): string | null =>
  (typeof note === 'object' ? note.at : undefined) ?? null;

/** The input that a note is about: its value is not allowed, or to be looked at; null where it is about none. */
export const inputOfNote = (note: Note | undefined): string | null =>
  (typeof note === 'object' ? note.about : undefined) ?? null;

/** How a note is meant; null for a plain remark, and for a mistake, which says so by `about`. */
export const kindOfNote = (note: Note | undefined): 'careful' | 'good' | null =>
  (typeof note === 'object' ? note.kind : undefined) ?? null;

/** The note of an outcome that says that the value of one of these inputs is not allowed. */
export const forbiddingNote = (
  { notes }: Pick<Tool, 'notes'>,
  outcome: Outcome,
  inputs: readonly string[],
): string | undefined =>
  outcome.ok
    ? outcome.notes.find((id) => inputs.includes(inputOfNote(notes[id]) ?? '') && kindOfNote(notes[id]) === null)
    : undefined;

/**
 * Whether a note says that the value of an input is not allowed.
 *
 * @param path the input, or a cell of its rows: `loans.0.rate`
 */
export const isForbidden = (tool: Pick<Tool, 'notes'>, outcome: Outcome, path: string): boolean =>
  forbiddingNote(tool, outcome, path.split('.').slice(0, 1)) !== undefined;
