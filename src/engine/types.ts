import type { Chart, Input, LiveFigures, Note, Output, Refusal, Table, Whole, With } from '#schemas/definition.ts';

export type * from '#schemas/definition.ts';

export type Inputs = Readonly<Record<string, Input>>;
export type Outputs = Readonly<Record<string, Output>>;
export type Tables = Readonly<Record<string, Table>>;
export type Notes = Readonly<Record<string, Note>>;
export type Refusals = Readonly<Record<string, Refusal>>;
export type Words = Readonly<Record<string, string>>;

/** A value of one control, and of one input (rows are lists of records of cells). */
export type CellValue = number | string | boolean;
export type RowValue = Readonly<Record<string, CellValue>>;
export type Value = CellValue | readonly RowValue[];
export type Values = Readonly<Record<string, Value>>;
export type TableRow = Readonly<Record<string, number | string>>;

/** A refusal: what is wrong, and with which input (`rate`, `loans.1.rate`; null for none in particular). */
export interface Failure<F extends string | null = string | null> {
  readonly ok: false;
  readonly field: F;
  /** A whole sentence for the visitor. */
  readonly message: string;
  /** The id of the definition's sentence, where compute refused with one. */
  readonly refusal?: string;
  /** The definition is at fault, not the visitor. */
  readonly broken?: true;
  /** What compute did wrong, for the definition's author. */
  readonly reason?: string;
  /** The names that compute did return, where a result is missing. */
  readonly gave?: readonly string[];
}

/** A refusal as compute returns it: the id of its sentence in the definition. */
export interface Refused<F extends string | null = string | null, R extends string = string> {
  readonly ok: false;
  readonly field: F;
  readonly refusal: R;
  /** Figures that the sentence names in braces, unrounded. */
  readonly figures: Readonly<Record<string, number | string>>;
}

/** The figures of a calculation, with its tables and notes. */
export interface Success {
  readonly ok: true;
  /** The inputs as compute saw them: hidden ones have their defaults. */
  readonly values: Values;
  /** Rounded results in the order of the definition. */
  readonly outputs: Readonly<Record<string, number | string>>;
  /** The numeric results before rounding. */
  readonly raw: Readonly<Record<string, number>>;
  /** Rows of a table for files, computed when first asked for; money with its paise. Throws where compute gives no list of rows. */
  table(id: string): readonly TableRow[];
  /** The same for a page, which rounds money where it writes it. */
  shownTable(id: string): readonly TableRow[];
  /** The same before rounding, computed again; for tables whose columns have formulas. */
  rawTable(id: string): readonly TableRow[];
  /** Ids of the definition's notes that apply to these inputs. */
  readonly notes: readonly string[];
  /** The figures that these notes declare, rounded, by the note's id and the figure's name. */
  readonly noteFigures: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
  /** Names that compute gave and the definition does not declare: a mistake that the checks look for. */
  undeclared(): readonly string[];
}

export type Outcome = Success | Failure;

/** A definition without type parameters: what the page, the command and the checks work with. */
export interface Tool
  extends With<
    Whole,
    {
      inputs: Inputs;
      outputs: Outputs;
      tables: Tables;
      notes: Notes;
      refusals: Refusals;
      charts: readonly Chart[];
    }
  > {
  /**
   * Checks untrusted values, computes and rounds. Inputs left out take their defaults. Never throws.
   *
   * @param live figures from outside, where the definition declares them and they have arrived
   */
  run(raw: Readonly<Record<string, unknown>>, live?: LiveFigures | null): Outcome;
}
