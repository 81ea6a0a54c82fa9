import { writeCsv } from 'hucre/csv';
import { words as messages } from '#words/scenario.ts';
import { filledValue } from '../fill.ts';
import { filledIn, outputOfNote, textOfNote } from '../notes.ts';
import { complete, formatInput, type Given, isPartShown, placesOf } from '../places.ts';
import { isNone, type Result, resultOf, textOfResult } from '../results.ts';
import type { Column, Success, Table, TableRow, Tool } from '../types.ts';
import { lookupIn, signedLabelOf } from '../visibility.ts';
import type { Comparison } from './compare.ts';

/** A calculation with its figures, to be exported. */
export interface Taken {
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
export function tablesOf({ tool, values, outcome }: Taken): { id: string; table: Table; rows: readonly TableRow[] }[] {
  const all = complete(tool, values);
  return Object.entries(tool.tables).flatMap(([id, table]) => {
    const rows = outcome.table(id);
    return rows.length > 0 && isPartShown(tool, table, all, outcome) ? [{ id, table, rows }] : [];
  });
}

/** A text cell's value in words, where the value is an id; other values stay as they are. */
const worded = (spec: Column, value: string | number): string | number =>
  spec.kind === 'text' ? filledValue(spec, value) : value;

/** Labels and rows: numbers have no unit or grouping. */
const linesOf = (columns: readonly [string, Column][], rows: readonly TableRow[]): (string | number)[][] => [
  columns.map(([, { label }]) => label),
  ...rows.map((row) => columns.map(([id, spec]) => worded(spec, row[id] ?? ''))),
];

/** Lines as CSV in which no text is run as a formula; with East Asian settings spreadsheets run full-width signs too. */
const csv = (lines: readonly (readonly (string | number)[])[], options: Parameters<typeof writeCsv>[1]): string =>
  writeCsv(
    lines.map((cells) => cells.map((cell) => (typeof cell === 'string' ? cell.replace(/^(?=[＝＋－＠])/, "'") : cell))),
    { ...options, escapeFormulae: true },
  );

/** A table as CSV by RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. */
export const csvOf = (tool: Tool, table: Table, rows: readonly TableRow[], values: Given): string =>
  `${csv(linesOf(columnsOf(tool, table, values), rows), { bom: true })}\r\n`;

/** A table as tab-separated text, to be pasted into a spreadsheet. */
export function tabSeparated(table: Table, rows: readonly TableRow[]): string {
  const lines = linesOf(Object.entries(table.columns), rows).map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? cell.replace(/[\t\r\n]+/g, ' ').trim() : cell)),
  );
  return csv(lines, { delimiter: '\t', lineSeparator: '\n' });
}

/** A result that is shown. */
interface Shown extends Result {
  readonly value: string | number;
  /** A label beside which the figure keeps its sign. */
  readonly signedLabel: string;
  /** What the page writes beside the label. */
  readonly text: string;
}

/** The results that are shown. */
export function resultsOf({ tool, values, outcome, today }: Taken): Shown[] {
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
export function remarksOf({ tool, values, outcome, today }: Taken): {
  readonly notes: string[];
  readonly basis: string[];
} {
  const all = complete(tool, values);
  const value = (name: string) => all[name];
  return {
    notes: outcome.notes.flatMap((id) => {
      const at = outputOfNote(tool.notes[id]);
      if (at !== null && isNone(tool, at, outcome)) return [];
      return [filledIn(tool, textOfNote(tool.notes[id] ?? id), outcome, value, today, id)];
    }),
    basis: tool.basis
      .filter((line) => isPartShown(tool, line, all, outcome))
      .map(({ text }) => filledIn(tool, text, outcome, value, today)),
  };
}

/** The scenarios that are kept, each with the inputs that differ and its results. */
const scenarioLines = ({ columns, inputs, outputs }: Comparison): string[] =>
  columns
    .slice(0, -1)
    .flatMap(({ name, outcome }, at) => [
      '',
      messages.comparedWith(name),
      ...[...inputs, ...(outcome.ok ? outputs : [])].flatMap(({ label, texts }) =>
        texts[at] === '' ? [] : [`${label}: ${texts[at]}`],
      ),
      ...(outcome.ok ? [] : [outcome.message]),
    ]);

/** Inputs, results, scenarios and link as text for a chat; of the inputs under More options only those that were changed. */
export function summaryText(taken: Taken): string {
  const { tool, title, values, link, compared } = taken;
  const all = complete(tool, values);
  const inputs = placesOf(tool, all)
    .filter(({ path, value }) => value !== '' && !(tool.inputs[path]?.more && value === tool.inputs[path].default))
    .map((place) => `${place.label}: ${formatInput(place.spec, place.value)}`);
  const results = resultsOf(taken).flatMap(({ label, text }) => (text === '' ? [] : [`${label}: ${text}`]));
  const scenarios = compared ? scenarioLines(compared) : [];
  return [title, '', ...inputs, '', ...results, ...scenarios, ...(link === null ? [] : ['', link])].join('\n');
}
