import tool from '#tools/tax/tax_calculator/definition.ts';
import { type Inputs, ran } from '../made-up.ts';
import { type Age, standardDeduction, type Year } from './oracle.ts';

/** The calculator's outputs and tables, in tax year 2026-27 unless the inputs name another; a refusal throws. */
export const calculate = (inputs: Inputs) => ran(tool, { assessmentYear: 'TY2026-27', ...inputs });

/** Both taxes on a gross income, in rupees. */
export function taxes(
  grossIncome: number,
  deductions: number,
  assessmentYear: Year,
  ageBand: Age = 'below60',
  salaried = true,
) {
  const { outputs } = calculate({ grossIncome, deductions, assessmentYear, ageBand, salaried });
  return { old: Number(outputs.oldTax), new: Number(outputs.newTax) };
}

/** The tax of a regime on a taxable income, which the calculator reaches from the gross one. */
export function taxOn(taxable: number, regime: 'old' | 'new', year: Year, age: Age = 'below60'): number {
  return taxes(taxable + standardDeduction(regime, year), 0, year, age)[regime];
}

/** The words of a statement's line, by its id. */
const words = (line: unknown) => {
  const column = tool.tables.statement?.columns.line;
  const values = column?.kind === 'text' ? column.values : undefined;
  return values?.[String(line)] ?? `no words for ${line}`;
};

/** The rows of the statement with their words. */
export const statementOf = (outcome: ReturnType<typeof calculate>) =>
  outcome.table('statement').map((row) => ({ ...row, line: words(row.line) }) as typeof row);
