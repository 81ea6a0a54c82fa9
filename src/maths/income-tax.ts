import { roundHalfUp } from './rounding.ts';

/** A range of income that ends at `upTo` rupees (Infinity for the last one) and bears `rate` percent. */
export interface TaxBand {
  readonly upTo: number;
  readonly rate: number;
}

/** What one regime's law says in one year. Amounts in rupees, rates in percent. */
export interface TaxRules {
  /** Each rate applies to the part of the income that lies in its band. */
  readonly slabs: readonly TaxBand[];
  /** Income up to which the rebate is given. */
  readonly rebateLimit: number;
  readonly rebateMost: number;
  /** Above the rebate's limit the tax is at most the income above it. */
  readonly rebateRelief: boolean;
  /** The rate of the income's band applies to the whole tax. */
  readonly surcharge: readonly TaxBand[];
  readonly cess: number;
  /** Tax payable is rounded to the nearest multiple of this. */
  readonly roundTo: number;
}

/** The tax on an income, step by step, in rupees. Reductions are positive figures. */
export interface TaxSteps {
  /** Tax in each slab, in the order of the rules. */
  readonly slabs: readonly number[];
  readonly rebate: number;
  readonly rebateRelief: number;
  readonly surchargeRate: number;
  readonly surcharge: number;
  readonly surchargeRelief: number;
  /** Tax and surcharge after rebate and reliefs. */
  readonly beforeCess: number;
  readonly cess: number;
  /** Before rounding. */
  readonly exact: number;
  readonly payable: number;
}

/**
 * Rounds half up to a multiple of `step`.
 *
 * @param amount rupees
 * @param step rupees, above 0
 */
export function roundToMultiple(amount: number, step: number): number {
  return roundHalfUp(amount / step) * step;
}

/** Tax in rupees that each band takes of an income. */
function taxInBands(income: number, bands: readonly TaxBand[]): number[] {
  return bands.map(({ upTo, rate }, i) => {
    const from = bands[i - 1]?.upTo ?? 0;
    return (Math.max(0, Math.min(income, upTo) - from) * rate) / 100;
  });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Income tax of an individual, in the order of the statute: slabs, rebate, its relief, surcharge, its relief, cess,
 * rounding. Reliefs do not limit the cess.
 *
 * @param income total income in rupees, already rounded where the law wants it
 */
export function incomeTax(income: number, rules: TaxRules): TaxSteps {
  const slabs = taxInBands(income, rules.slabs);
  const onSlabs = sum(slabs);
  const above = income - rules.rebateLimit;
  const rebate = above <= 0 ? Math.min(onSlabs, rules.rebateMost) : 0;
  const rebateRelief = above > 0 && rules.rebateRelief ? Math.max(0, onSlabs - above) : 0;
  const tax = onSlabs - rebate - rebateRelief;

  const band = rules.surcharge.findIndex(({ upTo }) => income <= upTo);
  const surchargeRate = rules.surcharge[band]?.rate ?? 0;
  const surcharge = (tax * surchargeRate) / 100;
  const surchargeRelief = Math.max(0, tax + surcharge - mostAbove(income, rules, rules.surcharge[band - 1]));

  const beforeCess = tax + surcharge - surchargeRelief;
  const cess = (beforeCess * rules.cess) / 100;
  const exact = beforeCess + cess;
  return {
    slabs,
    rebate,
    rebateRelief,
    surchargeRate,
    surcharge,
    surchargeRelief,
    beforeCess,
    cess,
    exact,
    payable: roundToMultiple(exact, rules.roundTo),
  };
}

/** The most that tax and surcharge may be: their sum at the end of the band below, plus the income above that. */
function mostAbove(income: number, rules: TaxRules, below: TaxBand | undefined): number {
  if (!below) return Number.POSITIVE_INFINITY;
  return sum(taxInBands(below.upTo, rules.slabs)) * (1 + below.rate / 100) + (income - below.upTo);
}

/**
 * The part of an employer's payments into an employee's NPS account that is deducted, in rupees (section 80CCD(2)).
 *
 * @param paid rupees a year
 * @param basic basic salary with dearness allowance, rupees a year; 0 where it is not known, and then all counts
 * @param share the regime's largest share of that salary, as a fraction
 */
export function employerNps(paid: number, basic: number, share: number): number {
  return basic === 0 ? paid : Math.min(paid, basic * share);
}

/**
 * The least whole number from 0 to `most` for which a condition holds, by bisection, or null where it holds for none. Once it
 * holds, the condition must hold for all larger numbers.
 */
export function leastWhole(most: number, holds: (candidate: number) => boolean): number | null {
  let found = Math.ceil(most);
  if (!holds(found)) return null;
  if (holds(0)) return 0;
  let short = 0;
  while (found - short > 1) {
    const middle = short + Math.floor((found - short) / 2);
    // above 2^53 neighbouring numbers differ by more than 1
    if (middle === short || middle === found) break;
    if (holds(middle)) found = middle;
    else short = middle;
  }
  return found;
}
