import { at } from '#engine';
import { roundToMultiple } from '#maths/basics.ts';
import { leastWhole } from '#maths/roots.ts';
import { incomeTax, type TaxedGains, type TaxSteps } from '#maths/tax-by-slabs.ts';
import type { RegimeLaw } from '../law.ts';

/** The steps from gross income to tax in one regime, in rupees. */
export interface Assessment extends Income {
  readonly standardDeduction: number;
  /** Deductions that exceed the income at slab rates that is left. */
  readonly unused: number;
  readonly taxable: number;
  readonly steps: TaxSteps;
  readonly payable: number;
}

/** Income of a year in rupees. */
export interface Income {
  /** Salary, pension and everything else except houses. */
  readonly gross: number;
  /** Income from a let house, below 0 for a loss. */
  readonly house: number;
  /** Gains with rates of their own, which no deduction lowers; null where the method knows none. */
  readonly taxed: TaxedGains | null;
}

/** All gains, in rupees. */
export const gainsOf = (taxed: TaxedGains | null): number =>
  taxed === null ? 0 : taxed.gains.short + taxed.gains.other + taxed.gains.equity;

export function assess(law: RegimeLaw, { gross, house, taxed }: Income, deductions: number): Assessment {
  const standardDeduction = Math.min(law.standardDeduction, gross);
  const left = gross + house - standardDeduction - deductions;
  const income = Math.max(0, left);
  const total = income + gainsOf(taxed);
  const taxable = law.incomeStep === null ? total : roundToMultiple(total, law.incomeStep);
  const steps = incomeTax(taxable, law.rules, taxed);
  return { gross, house, taxed, standardDeduction, unused: income - left, taxable, steps, payable: steps.payable };
}

/** Percent of the next ₹1,000 of income that is paid as tax, before rounding. */
export function marginalRate(law: RegimeLaw, income: Income, deductions: number): number {
  const exact = (gross: number) => assess(law, { ...income, gross }, deductions).steps.exact;
  return ((exact(income.gross + 1000) - exact(income.gross)) / 1000) * 100;
}

/**
 * The least deductions, in whole rupees, with which the old regime's tax is below `newTax`; null where none are enough. Tax
 * never rises with deductions, so the search is exact.
 *
 * @param employerNps rupees that count in any case
 */
export function breakEven(old: RegimeLaw, income: Income, employerNps: number, newTax: number): number | null {
  const most = income.gross + Math.max(0, income.house);
  return leastWhole(most, (deductions) => assess(old, income, employerNps + deductions).payable < newTax);
}

/** At most so many steps: with the rows between them a table is still shown whole. */
const STEPS = 25;
const LEAST_TOP = 2_500_000;

/** Incomes in even, round steps from 0 to twice the visitor's own, in rupees. */
function incomesAround(gross: number): number[] {
  const top = Math.max(2 * gross, LEAST_TOP);
  const least = top / STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 2.5, 5].find((times) => times * power >= least) ?? 10);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, i) => i * step);
}

/** The tax of both regimes at an income, in rupees. */
interface BothTaxes {
  readonly income: number;
  readonly oldTax: number;
  readonly newTax: number;
}

/** The regime that costs less. */
export const cheaper = ({ oldTax, newTax }: Omit<BothTaxes, 'income'>): 'old' | 'new' | 'equal' =>
  oldTax < newTax ? 'old' : newTax < oldTax ? 'new' : 'equal';

/** The law rounds taxable income to so many rupees. */
const ROUNDED_TO = 10;

/**
 * The rows of the chart, by rising income: even steps, the visitor's own income, and each from which another regime costs less. Of those
 * that pay no tax only the own and the last are there.
 *
 * @param gross the visitor's income in rupees
 */
export function rowsByIncome(gross: number, taxesAt: (income: number) => BothTaxes): BothTaxes[] {
  const steps = incomesAround(gross).map(taxesAt);
  const changes = steps.flatMap((from, index) => {
    const to = at(steps, index + 1);
    if (to === undefined || cheaper(from) === cheaper(to)) return [];
    const after = (tens: number) => taxesAt(from.income + tens * ROUNDED_TO);
    const least = leastWhole((to.income - from.income) / ROUNDED_TO, (tens) => cheaper(after(tens)) === cheaper(to));
    return least === null ? [] : [after(least)];
  });
  const rows = [...steps, ...changes, taxesAt(gross)].sort((one, other) => one.income - other.income);
  const isTaxed = ({ oldTax, newTax }: BothTaxes) => oldTax + newTax > 0;
  const kept = rows.filter((row, index) => isTaxed(row) || row.income === gross || isTaxed(at(rows, index + 1) ?? row));
  return kept.filter(({ income }, index) => income !== at(kept, index - 1)?.income);
}
