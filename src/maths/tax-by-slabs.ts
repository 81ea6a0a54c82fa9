import { roundToMultiple, sum } from './basics.ts';

/** A range of income that ends at `upTo` rupees (Infinity for the last one) and bears `rate` percent. */
interface TaxBand {
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
  readonly hasRebateRelief: boolean;
  /** The rate of the income's band applies to the whole tax. */
  readonly surcharge: readonly TaxBand[];
  readonly cess: number;
  /** Tax payable is rounded to the nearest multiple of this. */
  readonly roundTo: number;
}

/** Something of each kind of gain that has a rate of its own. */
interface PerGain {
  /** Short-term, of shares and equity funds (section 111A; 196). */
  readonly short: number;
  /** Long-term, of everything else (section 112; 197). */
  readonly other: number;
  /** Long-term, of shares and equity funds, the part without tax included (section 112A; 198). */
  readonly equity: number;
}

/** The gains of a year, in rupees. */
export type Gains = PerGain;

/** How gains with rates of their own are taxed. */
export interface GainsRules {
  /** In percent. */
  readonly rates: PerGain;
  /** Rupees of long-term equity gains without tax. */
  readonly equityFree: number;
  /** The largest surcharge on the tax on gains, in percent. */
  readonly surchargeMost: number;
}

/** A year's gains with their rules. */
export interface TaxedGains {
  readonly gains: Gains;
  readonly rules: GainsRules;
}

/** The tax on an income, step by step, in rupees. Reductions are positive figures. */
export interface TaxSteps {
  /** Tax on each kind of gain, before rebate and surcharge. */
  readonly gains: PerGain;
  /** What the unused part of the slab without tax takes off the gains. */
  readonly nilUsed: number;
  /** Tax in each slab, in the order of the rules. */
  readonly slabs: readonly number[];
  readonly rebate: number;
  readonly rebateRelief: number;
  /** Percent; that on the tax on gains may be lower. */
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

/** Tax in rupees that each band takes of an income. */
function taxInBands(income: number, bands: readonly TaxBand[]): number[] {
  return bands.map(({ upTo, rate }, i) => {
    const from = bands[i - 1]?.upTo ?? 0;
    return (Math.max(0, Math.min(income, upTo) - from) * rate) / 100;
  });
}

const sumOf = ({ short, other, equity }: PerGain): number => short + other + equity;

const noGains: TaxedGains = {
  gains: { short: 0, other: 0, equity: 0 },
  rules: { rates: { short: 0, other: 0, equity: 0 }, equityFree: 0, surchargeMost: Number.POSITIVE_INFINITY },
};

/** The part of an income that is taxed in slabs. */
const atSlabRatesOf = (income: number, { gains }: TaxedGains): number => Math.max(0, income - sumOf(gains));

/** The kinds of gains from the highest rate to the lowest; at the same rate the one with a part without tax comes last. */
const dearestFirst = ({ rates }: GainsRules): (keyof PerGain)[] =>
  (['short', 'other', 'equity'] as const).toSorted((one, other) => rates[other] - rates[one]);

/** Takes an amount off gains, kind by kind, as far as they go. */
function takenOff(gains: Gains, amount: number, order: readonly (keyof PerGain)[]): Gains {
  const rest = { ...gains };
  let left = amount;
  for (const kind of order) {
    const part = Math.min(rest[kind], left);
    rest[kind] -= part;
    left -= part;
  }
  return rest;
}

/** The tax before rebate and surcharge on an income at slab rates and on gains. */
function taxBeforeRebate(atSlabRates: number, rules: TaxRules, taxedGains: TaxedGains) {
  const slabs = taxInBands(atSlabRates, rules.slabs);
  const { rates, equityFree } = taxedGains.rules;
  const nilUpTo = rules.slabs.find(({ rate }) => rate === 0)?.upTo ?? 0;
  // The part of the slab without tax that other income does not use is free for gains. The Act does not say for which, so a
  // taxpayer may choose: those with the highest rate.
  const nilLeft = Math.max(0, nilUpTo - atSlabRates);
  const taxable = takenOff(taxedGains.gains, nilLeft, dearestFirst(taxedGains.rules));
  const gains: PerGain = {
    short: (taxable.short * rates.short) / 100,
    other: (taxable.other * rates.other) / 100,
    equity: (Math.max(0, taxable.equity - equityFree) * rates.equity) / 100,
  };
  const nilUsed = sumOf(taxedGains.gains) - sumOf(taxable);
  return { slabs, onSlabs: sum(slabs), gains, onGains: sumOf(gains), nilUsed };
}

const rateOn = (income: number, bands: readonly TaxBand[]): number =>
  bands.find(({ upTo }) => income <= upTo)?.rate ?? 0;

/**
 * The rebate, or above its limit the relief that keeps the tax within the income above it. The rebate takes off no tax on long-term
 * equity gains and, where it has a relief (new regime), on no gains at all; the tax on gains counts in that relief.
 */
function rebateOf(income: number, { onSlabs, onGains, gains }: ReturnType<typeof taxBeforeRebate>, rules: TaxRules) {
  const above = income - rules.rebateLimit;
  const rebated = rules.hasRebateRelief ? onSlabs : onSlabs + gains.short + gains.other;
  if (above <= 0) return { rebate: Math.min(rebated, rules.rebateMost), rebateRelief: 0 };
  const rebateRelief = rules.hasRebateRelief ? Math.min(onSlabs, Math.max(0, onSlabs + onGains - above)) : 0;
  return { rebate: 0, rebateRelief };
}

/**
 * The surcharge and its relief, which keeps tax and surcharge within those at the last threshold passed, plus the income above it.
 * On ₹51 lakh in the new regime of 2025-26, without gains, the tax is ₹11,10,000 and the surcharge 10%, ₹1,11,000. At ₹50 lakh the
 * tax is ₹10,80,000, so both are at most ₹11,80,000, and the relief is ₹41,000.
 *
 * Gains bear a lower surcharge at most. Where the income at slab rates has by itself passed a threshold with a higher one, that income
 * alone decides the surcharge on its tax, and the relief.
 *
 * @param tax after the rebate, though at incomes that bear a surcharge there is no rebate
 */
function surchargeOf(income: number, tax: number, onGains: number, rules: TaxRules, taxedGains: TaxedGains) {
  const atSlabRates = atSlabRatesOf(income, taxedGains);
  const gainsRate = Math.min(rateOn(income, rules.surcharge), taxedGains.rules.surchargeMost);
  const surchargeRate = Math.max(gainsRate, rateOn(atSlabRates, rules.surcharge));
  const surcharge = ((tax - onGains) * surchargeRate + onGains * gainsRate) / 100;
  const decidingIncome = surchargeRate > gainsRate ? atSlabRates : income;
  const most = mostWithSurcharge(decidingIncome, atSlabRates, rules, taxedGains);
  return { surchargeRate, surcharge, surchargeRelief: Math.max(0, tax + surcharge - most) };
}

/**
 * The most that tax and surcharge may be: both at the threshold that the income has passed, plus the income above it. Where the rate
 * does not rise there, as on gains above their most, this is more than both, and there is no relief.
 */
function mostWithSurcharge(income: number, atSlabRates: number, rules: TaxRules, taxedGains: TaxedGains): number {
  const threshold = rules.surcharge.findLast(({ upTo }) => income > upTo);
  if (!threshold) return Number.POSITIVE_INFINITY;
  const above = income - threshold.upTo;
  const { onSlabs, onGains } = taxAtThreshold(above, atSlabRates, rules, taxedGains);
  const gainsRate = Math.min(threshold.rate, taxedGains.rules.surchargeMost);
  return onSlabs * (1 + threshold.rate / 100) + onGains * (1 + gainsRate / 100) + above;
}

/**
 * The tax on an income without what is above a threshold. The law does not say which part that is: first of the income at slab rates,
 * and where that is not enough of the gains, those with the lowest rates first.
 */
function taxAtThreshold(above: number, atSlabRates: number, rules: TaxRules, taxedGains: TaxedGains) {
  const cheapestFirst = dearestFirst(taxedGains.rules).reverse();
  const gains = takenOff(taxedGains.gains, Math.max(0, above - atSlabRates), cheapestFirst);
  return taxBeforeRebate(Math.max(0, atSlabRates - above), rules, { ...taxedGains, gains });
}

/**
 * Income tax of an individual, in the order of the statute: slabs and gains, rebate, its relief, surcharge, its relief, cess,
 * rounding. Reliefs do not limit the cess.
 *
 * @param income total income in rupees, gains included, already rounded where the law wants it
 * @param taxedGains gains with rates of their own, and these rates; null for none
 */
export function incomeTax(income: number, rules: TaxRules, taxedGains: TaxedGains | null = null): TaxSteps {
  const taxed = taxedGains ?? noGains;
  const before = taxBeforeRebate(atSlabRatesOf(income, taxed), rules, taxed);
  const { slabs, onSlabs, gains, onGains, nilUsed } = before;
  const rebates = rebateOf(income, before, rules);
  const tax = onSlabs + onGains - rebates.rebate - rebates.rebateRelief;
  const surcharges = surchargeOf(income, tax, onGains, rules, taxed);
  const beforeCess = tax + surcharges.surcharge - surcharges.surchargeRelief;
  const cess = (beforeCess * rules.cess) / 100;
  const exact = beforeCess + cess;
  const payable = roundToMultiple(exact, rules.roundTo);
  return { slabs, gains, nilUsed, ...rebates, ...surcharges, beforeCess, cess, exact, payable };
}
