import { complete, placesOf } from '../../places.ts';
import type { CellInput, CellValue } from '../../types.ts';
import type { Calculation } from '../calculation.ts';
import { sheetInFormula } from './cells.ts';

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
