import { steppedFutureValueDue } from './annuity.ts';
import { adder, sum } from './basics.ts';
import { type Convention, grownTo, growthFactor, monthlyRate } from './growth.ts';

/** A goal that savings and a monthly investment are to pay for. Amounts in rupees, rates a year as fractions. */
export interface Goal {
  readonly targetToday: number;
  /** Whole years, at least 1. */
  readonly years: number;
  readonly priceRise: number;
  readonly savings: number;
  readonly returnRate: number;
  readonly stepUp: number;
  readonly convention: Convention;
  /** Whole years in which it is paid, in equal parts of today's cost, one at the start of each at its price then. Default: 1. */
  readonly payments?: number;
}

/**
 * The monthly investment, or one lump sum, that closes the gap between a goal and what savings grow to. Savings and a lump
 * sum grow by the yearly return, instalments by the convention's. Amounts in rupees.
 *
 * @returns null where the rates are too high for so many years
 */
export function goalPlan(goal: Goal) {
  const { targetToday, years, priceRise, savings, returnRate, stepUp, payments = 1 } = goal;
  const monthly = monthlyRate(returnRate, goal.convention);
  const costAfter = (time: number) => grownTo(targetToday, priceRise, time);
  const growthAfter = (time: number) => growthFactor(returnRate, time);
  const worthAfter = (time: number) => steppedFutureValueDue(monthly, time * 12, stepUp); // of a first instalment of 1
  const paymentAfter = (time: number) => costAfter(time) / payments;
  /** What a number of payments are worth when the first of them is due, after some years. */
  const worthOfPayments = (time: number, count = payments) =>
    sum(Array.from({ length: count }, (_, later) => paymentAfter(time + later) / growthAfter(later)));
  const futureGoal = sum(Array.from({ length: payments }, (_, later) => paymentAfter(years + later)));
  const neededThen = worthOfPayments(years);
  if (![worthAfter(years), futureGoal, growthAfter(payments)].every(Number.isFinite)) return null;

  const savingsGrowth = grownTo(savings, returnRate, years);
  const gap = Math.max(0, neededThen - savingsGrowth);
  const requiredSip = gap / worthAfter(years);
  return {
    /** All payments, each at its price then. */
    futureGoal,
    /** What pays for all of them, when the first is due: what is not needed yet earns the return. */
    neededThen,
    savingsGrowth,
    gap,
    /** The first instalment. */
    requiredSip,
    requiredLumpSum: gap / growthAfter(years),
    /** How much more a month is needed with a start a year later; 0 for a goal one year away. */
    delayCost: years === 1 ? 0 : gap / worthAfter(years - 1) - requiredSip,
    byYear: () => {
      const invest = adder();
      invest(savings);
      return Array.from({ length: years }, (_, before) => {
        const year = before + 1;
        const sip = requiredSip * growthFactor(stepUp, before);
        const invested = invest(sip * 12);
        const corpus = grownTo(savings, returnRate, year) + requiredSip * worthAfter(year);
        // the cost at the prices of then, and what is needed if the payments began then
        return { year, sip, invested, corpus, costThen: costAfter(year), needed: worthOfPayments(year) };
      });
    },
    payments: () =>
      Array.from({ length: payments }, (_, later) => ({
        year: years + later,
        payment: paymentAfter(years + later),
        // what the payments still to come need, and what savings leave over
        left:
          worthOfPayments(years + later + 1, payments - later - 1) / growthAfter(1) +
          grownTo(Math.max(0, savingsGrowth - neededThen), returnRate, later),
      })),
  };
}
