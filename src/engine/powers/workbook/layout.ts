import { words as panelWords } from '#words/panels.ts';
import { complete, placesOf } from '../../places.ts';
import type { CellInput, CellValue, Column, Table, WorkingStep } from '../../types.ts';
import { type Calculation, columnsOf, shownResultsOf, tablesOf } from '../calculation.ts';
import { sheetInFormula, sheetName } from './cells.ts';

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

/** The first row of inputs and of results: above them stand a title, a remark and heads. */
export const FIRST_ROW = 4;
/** The first row of facts, after a title and heads. */
const FIRST_FACT_ROW = 3;

/** Where the cells of a workbook stand: `Inputs!$B$4`. */
export interface Addresses {
  input(name: string): string;
  fact(name: string): string;
  /** Of a step of the working, which may be a result. */
  step(id: string): string;
  /** Whether the page shows a result with this name. */
  isResult(name: string): boolean;
  /** A column whose cells depend on nothing. */
  readonly counter: string;
}

/** Asking for the address of a fact, or of an input that the page hides, for the first time adds its row. */
export function addressesIn(
  { tool, values }: Calculation,
  names: Readonly<Record<'inputs' | 'results' | 'basis', string>>,
  rowOf: ReadonlyMap<string, number>,
  resultIds: ReadonlySet<string>,
) {
  const all = complete(tool, values);
  const inputs = placesOf(tool, all);
  /** The inputs and the facts that formulas name. */
  const usedInputs = new Set<string>();
  const usedFacts: string[] = [];
  const addressOf = (name: string, row: number) => `${sheetInFormula(name)}$B$${row}`;

  const addresses: Addresses = {
    input(name) {
      usedInputs.add(name);
      if (!inputs.some(({ path }) => path === name)) {
        const spec = tool.inputs[name] as CellInput;
        inputs.push({ path: name, label: spec.label, spec, value: all[name] as CellValue });
      }
      return addressOf(names.inputs, FIRST_ROW + inputs.findIndex(({ path }) => path === name));
    },
    fact(name) {
      if (!usedFacts.includes(name)) usedFacts.push(name);
      return addressOf(names.basis, FIRST_FACT_ROW + usedFacts.indexOf(name));
    },
    step(id) {
      const row = rowOf.get(id);
      if (row === undefined) throw new Error(`No row for the step ${id}`);
      return addressOf(names.results, row);
    },
    isResult: (id) => resultIds.has(id),
    counter: `${sheetInFormula(names.inputs)}$A:$A`,
  };
  return { inputs, usedInputs, usedFacts, addresses };
}
