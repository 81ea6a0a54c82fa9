import { filledIn, filledNote } from '../filled-text.ts';
import { outputOfNote } from '../notes.ts';
import { complete, type Given, isPartShown } from '../places.ts';
import { isNone, type Result, resultOf, textOfResult } from '../results.ts';
import type { Column, Success, Table, Tool } from '../types.ts';
import { lookupIn, signedLabelOf } from '../visibility.ts';
import type { Comparison } from './compare.ts';

/** A tool with inputs and the figures that it gives for them, as files, texts and pictures are made of it. */
export interface Calculation {
  readonly tool: Tool;
  readonly title: string;
  readonly values: Given;
  readonly outcome: Success;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The link to these figures; null for none. */
  readonly link: string | null;
  /** The scenarios that are kept, and the present one at the end; null where none is kept. */
  readonly compared: Comparison | null;
}

/** Columns of a table that are shown with these inputs. */
export function columnsOf(tool: Tool, table: Table, values: Given): [string, Column][] {
  const all = complete(tool, values);
  return Object.entries(table.columns).filter(([, spec]) => isPartShown(tool, spec, all));
}

/** Tables that are shown with these inputs and have rows. */
export function tablesOf({ tool, values, outcome }: Calculation) {
  const all = complete(tool, values);
  return Object.entries(tool.tables).flatMap(([id, table]) => {
    const rows = outcome.table(id);
    return rows.length > 0 && isPartShown(tool, table, all, outcome) ? [{ id, table, rows }] : [];
  });
}

/** A result that is shown. */
interface ShownResult extends Result {
  readonly value: string | number;
  /** A label beside which the figure keeps its sign. */
  readonly signedLabel: string;
  /** What the page writes beside the label. */
  readonly text: string;
}

/** The results that are shown. */
export function shownResultsOf({ tool, values, outcome, today }: Calculation): ShownResult[] {
  const all = complete(tool, values);
  const lookup = lookupIn(tool, all, outcome);
  return Object.entries(tool.outputs)
    .filter(([, spec]) => isPartShown(tool, spec, all, outcome))
    .map(([name, spec]) => {
      const result = resultOf(tool, [name, spec], outcome, lookup, today);
      const signedLabel = signedLabelOf(spec, tool.inputs, lookup);
      return { ...result, value: result.value ?? '', signedLabel, text: textOfResult(result) };
    });
}

/** Notes, but for those that stand in place of a figure, and lines of the basis, with the present figures in them. */
export function remarksOf({ tool, values, outcome, today }: Calculation) {
  const all = complete(tool, values);
  const inputValue = (name: string) => all[name];
  return {
    notes: outcome.notes.flatMap((id) => {
      const at = outputOfNote(tool.notes[id]);
      if (at !== null && isNone(tool, at, outcome)) return [];
      return [filledNote(tool, id, outcome, { inputValue, today })];
    }),
    basis: tool.basis
      .filter((line) => isPartShown(tool, line, all, outcome))
      .map(({ text }) => filledIn(tool, text, outcome, { inputValue, today })),
  };
}
