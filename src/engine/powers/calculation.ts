import { filledIn, filledNote } from '../filled-text.ts';
import { outputOfNote } from '../notes.ts';
import { isPartShown } from '../places.ts';
import { isNone, resultOf, textOfResult } from '../results.ts';
import type { Column, Success, Table, Tool } from '../types.ts';
import { lookupIn, signedLabelOf } from '../visibility.ts';
import type { Comparison } from './compare.ts';

/** A tool with inputs and the figures that it gives for them, as files, texts and pictures are made of it. */
export interface Calculation {
  readonly tool: Tool;
  readonly title: string;
  readonly outcome: Success;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The link to these figures; null for none. */
  readonly link: string | null;
  /** The scenarios that are kept, and the present one at the end; null where none is kept. */
  readonly compared: Comparison | null;
}

/** Columns of a table that are shown with these inputs. */
export const columnsOf = (tool: Tool, table: Table, outcome: Success): [string, Column][] =>
  Object.entries(table.columns).filter(([, spec]) => isPartShown(tool, spec, outcome.values, outcome));

/** Tables that are shown with these inputs and have rows. */
export function tablesOf({ tool, outcome }: Calculation) {
  return Object.entries(tool.tables).flatMap(([id, table]) => {
    const rows = outcome.table(id);
    return rows.length > 0 && isPartShown(tool, table, outcome.values, outcome) ? [{ id, table, rows }] : [];
  });
}

/** The results that are shown, with what the page writes beside the label, and a label beside which the figure keeps its sign. */
export function shownResultsOf({ tool, outcome, today }: Calculation) {
  const lookup = lookupIn(tool, outcome.values, outcome);
  return Object.entries(tool.outputs)
    .filter(([, spec]) => isPartShown(tool, spec, outcome.values, outcome))
    .map(([name, spec]) => {
      const result = resultOf(tool, [name, spec], outcome, lookup, today);
      const signedLabel = signedLabelOf(spec, tool.inputs, lookup);
      return { ...result, value: result.value ?? '', signedLabel, text: textOfResult(result) };
    });
}

/** Notes, but for those that stand in place of a figure, and lines of the basis, with the present figures in them. */
export function remarksOf({ tool, outcome, today }: Calculation) {
  const inputValue = (name: string) => outcome.values[name];
  return {
    notes: outcome.notes.flatMap((id) => {
      const at = outputOfNote(tool.notes[id]);
      if (at !== null && isNone(tool, at, outcome)) return [];
      return [filledNote(tool, id, outcome, { inputValue, today })];
    }),
    basis: tool.basis
      .filter((line) => isPartShown(tool, line, outcome.values, outcome))
      .map(({ text }) => filledIn(tool, text, outcome, { inputValue, today })),
  };
}
