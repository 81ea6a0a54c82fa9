import { words as panelWords } from '#words/panels.ts';
import type { Column, Table, WorkingStep } from '../../types.ts';
import { type Calculation, columnsOf, shownResultsOf, tablesOf } from '../calculation.ts';
import { addressesIn, FIRST_ROW } from './addresses.ts';
import { sheetName } from './cells.ts';

const words = panelWords.download.sheets;

/** Between the results and the steps the sheet has an empty row, and heads. */
const ROWS_BETWEEN = 2;

/** A table with its sheet's name. */
export interface PlacedTable {
  readonly name: string;
  readonly id: string;
  readonly table: Table;
  /** The columns that are shown. */
  readonly columns: readonly [string, Column][];
}

/** What stands in a workbook, and where. */
export function layOut(calculation: Calculation) {
  const { tool, values } = calculation;
  const taken = new Set<string>();
  const newSheetName = (title: string) => sheetName(title, taken);
  const names = {
    inputs: newSheetName(words.inputs),
    results: newSheetName(words.results),
    basis: newSheetName(words.basis),
  };
  const tables = tablesOf(calculation).map(({ id, table }): PlacedTable => {
    const name = newSheetName(table.sheet ?? table.title);
    return { name, id, table, columns: columnsOf(tool, table, values) };
  });
  const results = shownResultsOf(calculation);
  const resultIds = new Set(results.map(({ name }) => name));
  const isFirstOfItsId = ({ id }: WorkingStep, at: number) => tool.working.findIndex((step) => step.id === id) === at;
  /** The steps of the working that are no results: of those with one id the first. */
  const steps = tool.working.filter(isFirstOfItsId).filter(({ id }) => !resultIds.has(id));
  const firstStepRow = FIRST_ROW + results.length + ROWS_BETWEEN;
  const rowOf = new Map([
    ...results.map(({ name }, index) => [name, FIRST_ROW + index] as const),
    ...steps.map(({ id }, index) => [id, firstStepRow + index] as const),
  ]);
  return { names, results, steps, tables, ...addressesIn(calculation, names, rowOf, resultIds) };
}

export type Layout = ReturnType<typeof layOut>;
