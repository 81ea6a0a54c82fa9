import { words as panelWords } from '#words/panels.ts';
import { complete, placesOf } from '../../places.ts';
import type { CellInput, CellValue, Column, Table } from '../../types.ts';
import { type Calculation, columnsOf, resultsOf, tablesOf } from '../calculation.ts';
import { sheetInFormula, sheetName } from './cells.ts';

const words = panelWords.download.sheets;

/** The first row of inputs and of results: above them stand a title, a remark and heads. */
export const FIRST_ROW = 4;
/** The first row of facts, after a title and heads. */
const FIRST_FACT_ROW = 3;

/** A table with its sheet's name. */
export interface PlacedTable {
  readonly name: string;
  readonly id: string;
  readonly table: Table;
  /** The columns that are shown. */
  readonly columns: readonly [string, Column][];
}

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

/** What stands in a workbook, and where. Facts and hidden inputs get their rows when a formula first asks for their cells. */
export function layOut(calculation: Calculation) {
  const { tool, values } = calculation;
  const all = complete(tool, values);
  const taken = new Set<string>();
  const sheet = (title: string) => sheetName(title, taken);
  const names = { inputs: sheet(words.inputs), results: sheet(words.results), basis: sheet(words.basis) };
  const tables = tablesOf(calculation).map(({ id, table }): PlacedTable => {
    const name = sheet(table.sheet ?? table.title);
    return { name, id, table, columns: columnsOf(tool, table, values) };
  });

  /** A row for each input on the page, and for each hidden one that a formula names. */
  const inputs = placesOf(tool, all);
  /** The inputs and the facts that formulas name. */
  const usedInputs = new Set<string>();
  const usedFacts: string[] = [];
  const results = resultsOf(calculation);
  const isResult = (id: string) => results.some(({ name }) => name === id);
  /** The steps of the working that are no results: of those with one id the first. */
  const steps = tool.working.filter(
    (step) => !isResult(step.id) && step === tool.working.find(({ id }) => id === step.id),
  );
  // an empty row and heads stand between the results and the steps
  const resultRows = [...results.map(({ name }) => name), '', '', ...steps.map(({ id }) => id)];
  const cellOf = (sheet: string, row: number) => `${sheetInFormula(sheet)}$B$${row}`;

  const addresses: Addresses = {
    input(name) {
      usedInputs.add(name);
      if (!inputs.some(({ path }) => path === name)) {
        // an input that is hidden now counts once another one changes
        const spec = tool.inputs[name] as CellInput;
        inputs.push({ path: name, label: spec.label, spec, value: all[name] as CellValue });
      }
      return cellOf(names.inputs, FIRST_ROW + inputs.findIndex(({ path }) => path === name));
    },
    fact(name) {
      if (!usedFacts.includes(name)) usedFacts.push(name);
      return cellOf(names.basis, FIRST_FACT_ROW + usedFacts.indexOf(name));
    },
    step: (id) => cellOf(names.results, FIRST_ROW + resultRows.indexOf(id)),
    isResult,
    counter: `${sheetInFormula(names.inputs)}$A:$A`,
  };
  return { names, inputs, usedInputs, usedFacts, results, steps, tables, addresses };
}

export type Layout = ReturnType<typeof layOut>;
