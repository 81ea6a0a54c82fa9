import { risingByOneFutureValueDue, risingByOnePayments, steppedFutureValueDue, steppedPayments } from './annuity.ts';
import { sum } from './basics.ts';
import { grownTo, growthFactor } from './growth.ts';

/** Monthly investments at the start of each month, raised once every 12 months. Amounts in rupees. */
interface MonthlyPlan {
  /** The first instalment. */
  readonly monthly: number;
  /** Return a month, as a fraction. */
  readonly rate: number;
  /** Yearly rise of the instalment, as a fraction. */
  readonly stepUp: number;
  /** Rupees by which the instalment rises every year, beside `stepUp`. Default: 0. */
  readonly rise?: number;
  /** Invested already at the start. */
  readonly existing: number;
}

/** What was put in and what it is worth, in rupees. */
export interface Holding {
  readonly invested: number;
  readonly value: number;
}

/**
 * A plan after some months: the amount invested, including what was there at the start, and its worth. Both are Infinity or
 * NaN where the rates are too high.
 */
export function planAfter({ monthly, rate, stepUp, rise = 0, existing }: MonthlyPlan, months: number): Holding {
  const [raisedPaid, raised] =
    rise === 0 ? [0, 0] : [risingByOnePayments(months), risingByOneFutureValueDue(rate, months)];
  return {
    invested: monthly * steppedPayments(months, stepUp) + rise * raisedPaid + existing,
    value: monthly * steppedFutureValueDue(rate, months, stepUp) + rise * raised + grownTo(existing, rate, months),
  };
}

/** The instalments of a plan that have been held for at most twelve months, after some months. */
export function heldUpToAYear({ monthly, rate, stepUp, rise = 0 }: MonthlyPlan, months: number): Holding {
  const amounts = Array.from({ length: Math.min(12, months) }, (_, index) => {
    const years = Math.floor((months - index - 1) / 12);
    return monthly * growthFactor(stepUp, years) + rise * years;
  });
  return {
    invested: sum(amounts),
    value: sum(amounts.map((amount, index) => amount * growthFactor(rate, index + 1))),
  };
}

/** Rates of tax on gains of equity funds. */
export interface FundTaxRules {
  /** Of gains on what was held for up to a year, as a fraction. */
  readonly short: number;
  /** Of gains on what was held for longer, as a fraction. */
  readonly long: number;
  /** Rupees of long-term gains that are tax-free. */
  readonly free: number;
  /** On the tax, as a fraction. */
  readonly cess: number;
}

/**
 * Tax in rupees where all of a holding in equity funds is sold at once. A loss on one side does not lower the tax of the
 * other.
 *
 * @param all the whole holding
 * @param short the part of it held for up to a year
 */
export function redemptionTax(all: Holding, short: Holding, rules: FundTaxRules): number {
  const shortGain = short.value - short.invested;
  const longGain = all.value - all.invested - shortGain;
  const tax = rules.short * Math.max(0, shortGain) + rules.long * Math.max(0, longGain - rules.free);
  return tax * (1 + rules.cess);
}
