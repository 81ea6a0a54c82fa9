import { sum } from '#maths/basics.ts';
import { words as panelWords } from '#words/panels.ts';
import type { Column, TableRow } from '../../types.ts';
import { isNumberResult } from '../../utilities.ts';
import type { Calculation } from '../calculation.ts';
import { formulasOf, ROW_CELL, wrongCell } from '../columns.ts';
import { FormulaError, unlessWrong } from '../formula.ts';
import { asShare, type Cell, cellOf, columnLetters, columnWidth, formatFor, type Sheet } from './cells.ts';
import type { PlacedTable } from './layout.ts';
import { quotedText, type SheetName } from './sheet-formula.ts';
import type { Translator } from './translator.ts';

const words = panelWords.download.sheets;

type Shown = Calculation & PlacedTable;

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
export function tableSheet(shown: Shown, translator: Translator): Sheet {
  const { tool, values, outcome, id } = shown;
  const isRight = wrongCell(tool, values, outcome, id) === null;
  return (isRight ? unlessWrong(() => sheetOfFormulas(shown, translator)) : null) ?? sheetOfValues(shown);
}

function sheetOfValues(shown: Shown): Sheet {
  const { columns, outcome, id } = shown;
  const rows = outcome.table(id);
  const cells = rows.map((row) => columns.map(([name, spec]) => cellOf(spec, row[name] ?? '', units)));
  const totals = columns.map(([name, spec], at): Cell => {
    if (!isTotal(spec)) return { value: at === 0 ? words.total : '' };
    const value = sum(rows.map((row) => Number(row[name])));
    const letters = columnLetters(at);
    return { value, formula: `SUM(${letters}2:${letters}${rows.length + 1})`, format: formatFor(spec, value) };
  });
  const all = [heads(columns, new Set()), ...cells, ...(columns.some(([, spec]) => isTotal(spec)) ? [totals] : [])];
  return sheetOf(shown, all, [words.ofValues], all.length + 2);
}

/** What all lines of a sheet with formulas share. */
interface Lines {
  readonly columns: readonly [string, Column][];
  readonly formulas: NonNullable<ReturnType<typeof formulasOf>>;
  readonly rows: readonly TableRow[];
  readonly hasTotals: boolean;
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
  const hasTotals = columns.some(([, spec]) => isTotal(spec));
  const when = translator.condition(table.formulasWhen);
  const shared: Lines = { columns, formulas, rows, hasTotals, when, translator };

  const ready = readyRows(shown, rows.length);
  // the row after the last one is for the total
  const lines = Array.from({ length: ready + 1 }, (_, index) => lineAt(index, shared));
  const last = ready + 2;
  const goesOn: Cell[] = [
    { value: '', formula: `IF(ISNUMBER(A${last}),${quotedText(words.goesOn)},"")`, look: 'remark' },
  ];
  const printed = rows.length + (hasTotals ? 2 : 1);
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
  const { columns, formulas, rows, when, translator } = shared;
  const sheetRow = index + 2;
  const nameOf = (name: string) => nameInLine(name, sheetRow, shared);
  const rowCondition = translator.formula(formulas.rows, nameOf);
  const rowExists = typeof when === 'string' ? `AND(${when},${rowCondition})` : rowCondition;

  /** A cell of the first column that shows `text` where the line is a row. */
  function firstColumnText(text: string): string {
    if (index === 0) return `IF(${rowExists},${text},"")`;
    const after = shared.hasTotals ? quotedText(words.total) : '""';
    return `IF(ISNUMBER($A${sheetRow - 1}),IF(${rowExists},${text},${after}),"")`;
  }

  /** The same of another column. */
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
    if (!formula) {
      const row = rows[index];
      return row ? fixedCell(spec, row[name] ?? '', textOf) : { value: '' };
    }
    const text = translator.formula(formula, nameOf);
    const cell = {
      value: cachedValue(index, column, shared),
      formula: textOf(spec.kind === 'percent' ? `(${text})/100` : text),
    };
    if (!isNumberResult(spec)) return cell;
    const largest = Math.max(...rows.map((each) => Number(each[name])));
    return { ...cell, format: formatFor(spec, largest, true, units) };
  });
}

/** What a cell shows until the spreadsheet works it out. */
function cachedValue(index: number, column: number, { columns, rows, hasTotals }: Lines): string | number {
  const [name, spec] = columns[column] ?? [];
  if (name === undefined || !spec) return '';
  const figure = rows[index]?.[name];
  if (typeof figure === 'number') return spec.kind === 'percent' ? asShare(figure) : figure;
  const isTotalLine = hasTotals && index === rows.length;
  if (!isTotalLine) return '';
  if (column === 0) return words.total;
  return isTotal(spec) ? sum(rows.map((row) => Number(row[name] ?? 0))) : '';
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
function readyRows({ tool, id, values }: Shown, present: number): number {
  let most = present;
  for (const [name, spec] of Object.entries(tool.inputs))
    for (const value of 'usual' in spec ? (spec.usual ?? []) : []) {
      const outcome = tool.run({ ...values, [name]: value });
      if (outcome.ok) most = Math.max(most, outcome.rawTable(id).length);
    }
  return present >= MOST_ROWS ? present : Math.min(most, MOST_ROWS);
}
