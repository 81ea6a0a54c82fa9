import { writeCsv } from 'hucre/csv';
import { words as messages } from '#words/scenario.ts';
import { filledValue } from '../fill.ts';
import { formatInput, placesOf } from '../places.ts';
import type { Column, Success, Table, TableRow, Tool } from '../types.ts';
import { type Calculation, columnsOf, shownResultsOf } from './calculation.ts';
import type { Comparison } from './compare.ts';

/** A text cell's value in words, where the value is an id; other values stay as they are. */
const worded = (spec: Column, value: string | number): string | number =>
  spec.kind === 'text' ? filledValue(spec, value) : value;

/** Labels and rows: numbers have no unit or grouping. */
const linesOf = (columns: readonly [string, Column][], rows: readonly TableRow[]): (string | number)[][] => [
  columns.map(([, { label }]) => label),
  ...rows.map((row) => columns.map(([id, spec]) => worded(spec, row[id] ?? ''))),
];

/** A text without control characters, except tabs and line ends, and without noncharacters: workbooks forbid both, and few readers of CSV take them. */
export const writable = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu, '');

/**
 * Lines as CSV in which no text is run as a formula, also behind a space, which some programs cut off; with East Asian settings
 * spreadsheets run full-width signs too.
 */
const csv = (lines: readonly (readonly (string | number)[])[], options: Parameters<typeof writeCsv>[1]): string =>
  writeCsv(
    lines.map((cells) =>
      cells.map((cell) =>
        typeof cell === 'string' ? writable(cell).replace(/^(?=\s*[＝＋－＠]|\s+[=+@-])/, "'") : cell,
      ),
    ),
    { ...options, escapeFormulae: true },
  );

/** A table as CSV by RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. */
export const csvOf = (tool: Tool, table: Table, rows: readonly TableRow[], outcome: Success): string =>
  `${csv(linesOf(columnsOf(tool, table, outcome), rows), { bom: true })}\r\n`;

/** A table as tab-separated text, to be pasted into a spreadsheet. */
export function tabSeparated(table: Table, rows: readonly TableRow[]): string {
  const lines = linesOf(Object.entries(table.columns), rows).map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? cell.replace(/[\t\r\n]+/g, ' ').trim() : cell)),
  );
  return csv(lines, { delimiter: '\t', lineSeparator: '\n' });
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
export function summaryText(calculation: Calculation): string {
  const { tool, title, outcome, link, compared } = calculation;
  const inputs = placesOf(tool, outcome.values)
    .filter(({ path, value }) => value !== '' && !(tool.inputs[path]?.more && value === tool.inputs[path].default))
    .map((place) => `${place.label}: ${formatInput(place.spec, place.value)}`);
  const results = shownResultsOf(calculation).flatMap(({ label, text }) => (text === '' ? [] : [`${label}: ${text}`]));
  const scenarios = compared ? scenarioLines(compared) : [];
  return [title, '', ...inputs, '', ...results, ...scenarios, ...(link === null ? [] : ['', link])].join('\n');
}
