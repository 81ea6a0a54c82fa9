import { steppedFutureValueDue } from './annuity.ts';
import { type Convention, grownTo, growthFactor, monthlyRate } from './growth.ts';
import { adder } from './sum.ts';

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
}

/** The plan after a year, in rupees. */
export interface GoalYear {
  year: number;
  /** The instalment of a month in this year. */
  sip: number;
  invested: number;
  corpus: number;
  goal: number;
}

/** What a goal needs, in rupees. */
export interface GoalPlan {
  futureGoal: number;
  savingsGrowth: number;
  gap: number;
  /** The first instalment. */
  requiredSip: number;
  requiredLumpSum: number;
  /** How much more a month is needed with a start a year later; 0 for a goal one year away. */
  delayCost: number;
  byYear: () => GoalYear[];
}

/**
 * The monthly investment, or one lump sum, that closes the gap between a goal and what savings grow to. Savings and a lump
 * sum grow by the yearly return, instalments by the convention's.
 *
 * @returns null where the rates are too high for so many years
 */
export function goalPlan(goal: Goal): GoalPlan | null {
  const { targetToday, years, priceRise, savings, returnRate, stepUp } = goal;
  const monthly = monthlyRate(returnRate, goal.convention);
  const costAfter = (time: number) => grownTo(targetToday, priceRise, time);
  const growthAfter = (time: number) => growthFactor(returnRate, time);
  const worthAfter = (time: number) => steppedFutureValueDue(monthly, time * 12, stepUp); // of a first instalment of 1
  if (!Number.isFinite(worthAfter(years))) return null;

  const futureGoal = costAfter(years);
  const savingsGrowth = grownTo(savings, returnRate, years);
  const gap = Math.max(0, futureGoal - savingsGrowth);
  const requiredSip = gap / worthAfter(years);
  return {
    futureGoal,
    savingsGrowth,
    gap,
    requiredSip,
    requiredLumpSum: gap / growthAfter(years),
    delayCost: years === 1 ? 0 : gap / worthAfter(years - 1) - requiredSip,
    byYear: () => {
      const invest = adder();
      invest(savings);
      return Array.from({ length: years }, (_, before) => {
        const year = before + 1;
        const sip = requiredSip * growthFactor(stepUp, before);
        const invested = invest(sip * 12);
        const corpus = grownTo(savings, returnRate, year) + requiredSip * worthAfter(year);
        return { year, sip, invested, corpus, goal: costAfter(year) };
      });
    },
  };
}
