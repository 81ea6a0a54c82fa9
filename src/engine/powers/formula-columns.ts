import { words as messages } from '#words/scenario.ts';
import { complete, isPartShown } from '../places.ts';
import type { Success, Table, TableRow, Tool } from '../types.ts';
import { type Formula, FormulaError, type FormulaFigure, readFormula } from './formula.ts';
import { alike, figureNamed, typesIn, workingOf } from './working.ts';

/** A cell of a table that its formula does not give, or with `column` null a wrong number of rows. */
interface WrongCell {
  readonly column: string | null;
  /** Counted from 1. */
  readonly row: number;
  readonly why: string;
}

/** The formulas of a table's columns, parsed; null where it has none. */
export function formulasOf(tool: Tool, table: Table): { rows: Formula; columns: ReadonlyMap<string, Formula> } | null {
  const typeOf = typesIn(tool, complete(tool, {}));
  const columns = Object.entries(table.columns).flatMap(([name, spec]) =>
    'formula' in spec && spec.formula !== undefined ? [[name, readFormula(spec.formula, typeOf)] as const] : [],
  );
  if (columns.length === 0 || table.rowsWhile === undefined) return null;
  return { rows: readFormula(table.rowsWhile, typeOf, 'boolean'), columns: new Map(columns) };
}

/**
 * Whether the formulas of a table's columns give its cells, row by row to nine digits, and its number of rows. They are not asked
 * where `formulasWhen` does not hold or the tool's working has no steps for these inputs.
 *
 * @returns the first cell that is wrong, null where none is, or undefined where nothing was compared
 */
export function wrongCell(tool: Tool, outcome: Success, id: string): WrongCell | null | undefined {
  const table = tool.tables[id];
  const formulas = table && formulasOf(tool, table);
  if (!formulas || !isPartShown(tool, { showWhen: table.formulasWhen }, outcome.values, outcome)) return undefined;
  const working = workingOf(tool, outcome.values);
  if (!working.ok) return undefined;
  const rows = outcome.rawTable(id);
  const steps = new Map(working.steps.map((step) => [step.id, step.value]));
  const compared = { tool, outcome, formulas, rows, steps };
  for (const [at, row] of rows.entries()) {
    const wrong = wrongRow(compared, at) ?? wrongCellIn(compared, row, at);
    if (wrong) return wrong;
  }
  return wrongRow(compared, rows.length);
}

/** A table with its formulas and what they may name. */
interface ComparedTable {
  readonly tool: Tool;
  readonly outcome: Success;
  readonly formulas: NonNullable<ReturnType<typeof formulasOf>>;
  readonly rows: readonly TableRow[];
  /** The values of the working's steps, by id. */
  readonly steps: ReadonlyMap<string, number>;
}

/** The figure of a name in the formulas of a row, counted from 0. */
function figureAt({ tool, outcome, rows, steps }: ComparedTable, at: number, name: string): FormulaFigure {
  const figure = cellNamed(name, at, rows) ?? steps.get(name) ?? figureNamed(tool, outcome.values, name);
  if (figure === undefined) throw new FormulaError(messages.working.noName(name, [...steps.keys()].join(', ')));
  return figure;
}

/** A cell with why it is wrong; null where `findReason` finds nothing. A formula without a value is wrong too. */
function wrongAt(column: string | null, at: number, findReason: () => string | null): WrongCell | null {
  try {
    const why = findReason();
    return why === null ? null : { column, row: at + 1, why };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { column, row: at + 1, why: error.message };
  }
}

/** Whether the number of rows is wrong: their condition must hold for each row of the table, and not for one more. */
const wrongRow = (table: ComparedTable, at: number): WrongCell | null =>
  wrongAt(null, at, () => {
    const isWanted = table.formulas.rows.holds((name) => figureAt(table, at, name));
    const isThere = at < table.rows.length;
    return isWanted === isThere ? null : messages.columns.rows(String(table.rows.length));
  });

function wrongCellIn(table: ComparedTable, row: TableRow, at: number): WrongCell | null {
  // the largest figure that this row's formulas have used; it limits how exact a cell can be
  let largest = 0;
  const figure = (name: string): FormulaFigure => {
    const found = figureAt(table, at, name);
    if (typeof found === 'number') largest = Math.max(largest, Math.abs(found));
    return found;
  };
  for (const [column, formula] of table.formulas.columns) {
    const cell = row[column];
    const wrong = wrongAt(column, at, () => {
      const value = formula.evaluate(figure);
      const isRight = typeof cell === 'number' && alike(value, cell, largest);
      return isRight ? null : messages.working.differs(String(value), String(cell));
    });
    if (wrong) return wrong;
  }
  return null;
}

/** A name of a formula that is a cell of its row or of the row above. */
export const ROW_CELL = /^(row|above)\.(\w+)$/;

/** `{row}`, a cell of the row or of the one above it; undefined for other names. */
function cellNamed(name: string, at: number, rows: readonly TableRow[]): FormulaFigure | undefined {
  if (name === 'row') return at + 1;
  const [, of, column = ''] = ROW_CELL.exec(name) ?? [];
  if (of === undefined) return undefined;
  // the first row has none above: any figure made with it is no number
  return rows[of === 'row' ? at : at - 1]?.[column] ?? Number.NaN;
}
