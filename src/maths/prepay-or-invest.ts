import { balances as plannedBalances } from './amortisation.ts';
import { instalment } from './annuity.ts';
import { adder, HALF_PAISA, refusal, stillOwed, sum } from './basics.ts';
import { periodicRate } from './growth.ts';
import { rootBetween } from './roots.ts';

/** Money that can go to a loan or into a fund. Amounts in rupees. */
interface Surplus {
  readonly outstanding: number;
  /** Of the loan, a month, as a fraction. */
  readonly rate: number;
  readonly monthsLeft: number;
  /** The surplus at every month's end. */
  readonly monthly: number;
  /** The surplus now. */
  readonly lump: number;
  /** Of the fund, in percent a year, a twelfth a month. */
  readonly returnRate: number;
  /** On what the fund gained, as a fraction. */
  readonly taxOnGain: number;
}

/**
 * A fund's value at each month's end, from now (month 0) on, after tax on its gain until then. It is linear: the difference of two
 * flows has the difference of their values.
 */
function fundValues(flows: readonly number[], monthlyRate: number, tax: number): number[] {
  const payIn = adder();
  let value = 0;
  return flows.map((flow) => {
    value = value * (1 + monthlyRate) + flow;
    return value - tax * (value - payIn(flow));
  });
}

/**
 * A loan's months with prepayments: balances from now on, and the money that the loan no longer needs. Prepayments are summed
 * separately and subtracted from the planned balance, because sums of small amounts keep digits that a large balance loses.
 */
function monthsOf({ outstanding, rate, monthsLeft, monthly, lump }: Surplus, emi: number) {
  let prepaid = lump;
  const plannedAfter = plannedBalances(outstanding, rate, monthsLeft);
  const balances = [stillOwed(outstanding - lump)];
  const freed = [Math.max(0, lump - outstanding)];
  for (let month = 1; month <= monthsLeft; month++) {
    if (balances[month - 1] === 0) {
      balances.push(0);
      freed.push(emi + monthly);
      continue;
    }
    prepaid = prepaid * (1 + rate) + monthly;
    const planned = plannedAfter(month);
    balances.push(stillOwed(planned - prepaid));
    freed.push(Math.max(0, prepaid - planned));
  }
  return { balances, freed };
}

/**
 * Compares a surplus that is invested with the same surplus as prepayments, both until the end of the loan's months. What the
 * loan no longer needs is invested. Amounts in rupees, at the end of the loan's months. Refuses `monthsLeft` below 1.
 */
export function prepayOrInvest(given: Surplus) {
  const { outstanding, rate, monthsLeft, monthly, lump, taxOnGain } = given;
  if (monthsLeft < 1) return refusal('monthsLeft', 'tooShort');
  const emi = instalment(outstanding, rate, monthsLeft);
  const plain = monthsOf({ ...given, monthly: 0, lump: 0 }, emi);
  const withPrepayments = monthsOf(given, emi);
  const invested = withPrepayments.freed.map((_, month) => (month === 0 ? lump : monthly));
  const interest = (balances: readonly number[]) => sum(balances.map((balance) => balance * rate));
  const monthlyReturn = periodicRate(given.returnRate, 12);
  const investing = fundValues(invested, monthlyReturn, taxOnGain);
  const prepaying = fundValues(withPrepayments.freed, monthlyReturn, taxOnGain);
  const investValue = investing.at(-1) ?? 0;
  const prepayValue = prepaying.at(-1) ?? 0;
  // fund values are linear: the difference of both flows has the advantage as its value
  const flowDifference = invested.map((flow, month) => flow - (withPrepayments.freed[month] ?? 0));
  const advantageAt = (percent: number) => fundValues(flowDifference, periodicRate(percent, 12), taxOnGain).at(-1) ?? 0;
  const breakEven = advantageAt(0) >= -HALF_PAISA ? 0 : rootBetween(advantageAt, 0, 100, 1e-10);
  return {
    ok: true as const,
    emi,
    investValue,
    prepayValue,
    /** How much more investing leaves; below 0 where prepaying leaves more. */
    advantage: investValue - prepayValue,
    interestSaved: interest(plain.balances) - interest(withPrepayments.balances),
    monthsSaved: monthsLeft - withPrepayments.balances.indexOf(0),
    /** The least return, in percent a year, with which investing leaves as much; null above 100. */
    breakEvenReturn: Number.isNaN(breakEven) ? null : breakEven,
    /** From now (month 0) on: what is owed and what the fund is worth after tax on its gain so far, both ways. */
    byMonth: withPrepayments.balances.map((owed, month) => ({
      month,
      owedInvesting: plain.balances[month] ?? 0,
      owedPrepaying: owed,
      fundInvesting: investing[month] ?? 0,
      fundPrepaying: prepaying[month] ?? 0,
    })),
  };
}
