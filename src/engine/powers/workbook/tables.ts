import { sum } from '#maths/basics.ts';
import { words as panelWords } from '#words/panels.ts';
import type { Column, Table, TableRow } from '../../types.ts';
import { isNumberResult } from '../../utilities.ts';
import { type Calculation, columnsOf } from '../calculation.ts';
import { FormulaError, unlessWrong } from '../formula.ts';
import { formulasOf, ROW_CELL, wrongCell } from '../formula-columns.ts';
import { asShare, type Cell, cellOf, columnLetters, columnWidth, formatFor, type Sheet } from './cells.ts';
import { quotedText, type SheetName, sheetFormula, type Translator } from './formulas.ts';

const words = panelWords.download.sheets;

interface Shown extends Calculation {
  readonly id: string;
  readonly table: Table;
  /** Of its sheet. */
  readonly name: string;
  readonly columns: readonly [string, Column][];
}

/** The most rows that are kept ready for other inputs. */
const MOST_ROWS = 1200;

const heads = (columns: readonly [string, Column][], fixed: ReadonlySet<string>): Cell[] =>
  columns.map(([id, { kind, label }]) => ({
    value: fixed.has(id) ? `${label} *` : label,
    look: kind === 'text' ? 'head' : 'figures',
  }));

const sheetOf = (
  { name, columns }: Shown,
  rows: readonly (readonly Cell[])[],
  notes: readonly string[],
  printed: number,
): Sheet => ({
  name,
  rows: [...rows, [], ...notes.map((value): Cell[] => [{ value, look: 'remark' }])],
  widths: columns.map(([, spec], at) =>
    columnWidth(
      spec,
      rows.slice(0, printed).map((row) => row[at]?.value ?? ''),
    ),
  ),
  frozen: 1,
  printed,
  totalLabel: words.total,
});

/** A number of years is most often the number of the row's year, which its head says. */
const units = { months: words.months };

const isTotal = (spec: Column): boolean => 'total' in spec && spec.total === true;

/** A sheet of a table: with formulas where its columns have them and give its cells, or else of values. */
export function tableSheet(
  calculation: Calculation,
  placed: Pick<Shown, 'id' | 'table' | 'name'>,
  translator: Translator,
): Sheet {
  const { tool, outcome } = calculation;
  const shown = { ...calculation, ...placed, columns: columnsOf(tool, placed.table, outcome) };
  const isRight = wrongCell(tool, outcome, placed.id) === null;
  return (isRight ? unlessWrong(() => sheetOfFormulas(shown, translator)) : null) ?? sheetOfValues(shown);
}

/** The line after the last row: sums, and before them what they are; nothing where no column has a total. */
function totalsOf(columns: Shown['columns'], rows: readonly TableRow[]): readonly (string | number)[] {
  if (!columns.some(([, spec]) => isTotal(spec))) return [];
  return columns.map(([name, spec], at) => {
    if (isTotal(spec)) return sum(rows.map((row) => Number(row[name])));
    return at === 0 ? words.total : '';
  });
}

function sheetOfValues(shown: Shown): Sheet {
  const { columns, outcome, id } = shown;
  const rows = outcome.table(id);
  const cells = rows.map((row) => columns.map(([name, spec]) => cellOf(spec, row[name] ?? '', units)));
  const totals = totalsOf(columns, rows).map((value, at): Cell => {
    const [, spec] = columns[at] ?? [];
    if (typeof value !== 'number' || !spec) return { value };
    const letters = columnLetters(at);
    return { value, formula: `SUM(${letters}2:${letters}${rows.length + 1})`, format: formatFor(spec, value) };
  });
  const all = [heads(columns, new Set()), ...cells, ...(totals.length > 0 ? [totals] : [])];
  return sheetOf(shown, all, [words.ofValues], all.length + 2);
}

/** What all lines of a sheet with formulas share. */
interface Lines {
  readonly columns: readonly [string, Column][];
  readonly formulas: NonNullable<ReturnType<typeof formulasOf>>;
  readonly rows: readonly TableRow[];
  readonly totals: readonly (string | number)[];
  /** Of `formulasWhen`: a condition in the language of spreadsheets, or whether it holds. */
  readonly when: string | boolean;
  readonly translator: Translator;
}

/** Throws {@link FormulaError} where a formula uses what does not follow the inputs. */
function sheetOfFormulas(shown: Shown, translator: Translator): Sheet {
  const { tool, table, outcome, id } = shown;
  const formulas = formulasOf(tool, table);
  const columns = withUsed(shown, formulas?.columns);
  const [first] = columns[0] ?? [];
  if (!formulas || first === undefined || !formulas.columns.has(first)) throw new FormulaError(id);
  const rows = outcome.rawTable(id);
  const fixed = new Set(columns.flatMap(([name]) => (formulas.columns.has(name) ? [] : [name])));
  const totals = totalsOf(columns, rows);
  const when = translator.condition(table.formulasWhen);
  const shared: Lines = { columns, formulas, rows, totals, when, translator };

  const ready = readyRows(shown, rows.length);
  // the row after the last one is for the total
  const lines = Array.from({ length: ready + 1 }, (_, index) => lineAt(index, shared));
  const last = ready + 2;
  const goesOn: Cell[] = [
    { value: '', formula: `IF(ISNUMBER(A${last}),${quotedText(words.goesOn)},"")`, look: 'remark' },
  ];
  const printed = rows.length + (totals.length > 0 ? 2 : 1);
  return sheetOf(
    { ...shown, columns },
    [heads(columns, fixed), ...lines, goesOn],
    fixed.size > 0 ? [words.fixedColumns] : [],
    printed,
  );
}

/**
 * A line of the table, counted from 0. With other inputs it may become a row, the total or empty, so each cell asks which: the first
 * one by the condition of a row, the others by the first, which holds a number in rows alone. Of a loan's third line, in row 4:
 *
 * - month: `IF(ISNUMBER($A3),IF(ROW()-1<=Inputs!$B$7,ROW()-1,"Total"),"")`
 * - interest: `IF(ISNUMBER($A4),D3*Inputs!$B$5/12,IF($A4="Total",SUM(C$2:C3),""))`
 */
function lineAt(index: number, shared: Lines): Cell[] {
  const { columns, formulas, rows, totals, when } = shared;
  const sheetRow = index + 2;
  const nameOf = (name: string) => nameInLine(name, sheetRow, shared);
  const rowCondition = sheetFormula(formulas.rows, nameOf);
  const rowExists = typeof when === 'string' ? `AND(${when},${rowCondition})` : rowCondition;

  /** A cell of the first column that shows `text` where the line is a row. */
  function firstColumnText(text: string): string {
    if (index === 0) return `IF(${rowExists},${text},"")`;
    const after = totals.length > 0 ? quotedText(words.total) : '""';
    return `IF(ISNUMBER($A${sheetRow - 1}),IF(${rowExists},${text},${after}),"")`;
  }

  function otherColumnText(text: string, spec: Column, letters: string): string {
    const none =
      isTotal(spec) && index > 0
        ? `IF($A${sheetRow}=${quotedText(words.total)},SUM(${letters}$2:${letters}${sheetRow - 1}),"")`
        : '""';
    return `IF(ISNUMBER($A${sheetRow}),${text},${none})`;
  }

  return columns.map(([name, spec], column): Cell => {
    const formula = formulas.columns.get(name);
    const textOf = (text: string) =>
      column === 0 ? firstColumnText(text) : otherColumnText(text, spec, columnLetters(column));
    const row = rows[index];
    if (!formula) return row ? fixedCell(spec, row[name] ?? '', textOf) : { value: '' };
    const text = sheetFormula(formula, nameOf);
    // until the spreadsheet works it out
    const total = index === rows.length ? (totals[column] ?? '') : '';
    const present = row ? Number(row[name]) : total;
    const isPercent = spec.kind === 'percent';
    const cell = {
      value: isPercent && typeof present === 'number' ? asShare(present) : present,
      formula: textOf(isPercent ? `(${text})/100` : text),
    };
    if (!isNumberResult(spec)) return cell;
    const largest = Math.max(...rows.map((each) => Number(each[name])));
    return { ...cell, format: formatFor(spec, largest, true, units) };
  });
}

/** What stands for a name in a line: its number, a cell of it, a cell of the line above, or what the workbook has. */
function nameInLine(name: string, sheetRow: number, { columns, translator }: Lines): SheetName {
  if (name === 'row') return { cell: '(ROW()-1)' };
  const [, of, wanted] = ROW_CELL.exec(name) ?? [];
  if (of === undefined) return translator.cellNamed(name);
  const column = columns.findIndex(([each]) => each === wanted);
  const [, spec] = columns[column] ?? [];
  if (!spec) throw new FormulaError(name);
  return {
    cell: `${columnLetters(column)}${of === 'row' ? sheetRow : sheetRow - 1}`,
    percent: spec.kind === 'percent',
  };
}

/** A cell that does not follow the inputs, empty once its row is. */
function fixedCell(spec: Column, value: string | number, textOf: (text: string) => string): Cell {
  const plain = cellOf(spec, value);
  const text = typeof plain.value === 'number' ? String(plain.value) : quotedText(plain.value);
  return { ...plain, formula: textOf(text) };
}

/** The columns that are shown, and those that their formulas use, in the order of the definition. */
function withUsed(
  { table, columns }: Shown,
  formulas: ReadonlyMap<string, { readonly names: readonly string[] }> | undefined,
): [string, Column][] {
  const used = new Set(columns.map(([name]) => name));
  // a set goes on with what is added to it
  for (const name of used)
    for (const each of formulas?.get(name)?.names ?? []) {
      const [, , column] = ROW_CELL.exec(each) ?? [];
      if (column !== undefined) used.add(column);
    }
  return Object.entries(table.columns).filter(([name]) => used.has(name));
}

/** As many rows as any one input gives the table between its usual bounds. */
function readyRows({ tool, id, outcome: { values } }: Shown, present: number): number {
  let most = present;
  for (const [name, spec] of Object.entries(tool.inputs))
    for (const value of 'usual' in spec ? (spec.usual ?? []) : []) {
      const outcome = tool.run({ ...values, [name]: value });
      if (outcome.ok) most = Math.max(most, outcome.rawTable(id).length);
    }
  return present >= MOST_ROWS ? present : Math.min(most, MOST_ROWS);
}
