import { presentValue, steppedFutureValueDue, steppedPayments } from './annuity.ts';
import { wholeYears } from './basics.ts';
import { type Convention, grownTo, growth, growthFactor, monthlyRate, monthsIn } from './growth.ts';
import { planAfter } from './monthly-plan.ts';

/** Saving for retirement and spending after it. Amounts in rupees, rates a year as fractions. */
export interface Retirement {
  /** Years until retirement, at least a month. */
  readonly saving: number;
  /** Years that the money has to last, above 0. */
  readonly retired: number;
  /** A month at today's prices. */
  readonly expenses: number;
  /** A month at today's prices, from retirement on; rises with prices as expenses do. */
  readonly otherIncome: number;
  readonly priceRise: number;
  readonly preReturn: number;
  readonly postReturn: number;
  readonly existing: number;
  /** Yearly rise of the instalment. */
  readonly stepUp: number;
  readonly convention: Convention;
}

/**
 * The corpus that pays for the years of retirement, each year's spending at its end, and the monthly investment at the start
 * of each month that closes the gap to it, in rupees. Where savings alone grow to more than the corpus, the surplus stays invested.
 *
 * @returns null where the rates are too high for so many years
 */
export function retirementPlan(given: Retirement) {
  const { saving, retired, priceRise, preReturn, postReturn, existing, stepUp } = given;
  // (1 + postReturn) / (1 + priceRise) - 1, exactly 0 where the two are equal
  const real = (postReturn - priceRise) / (1 + priceRise);
  const yearlyNeed = Math.max(0, given.expenses - given.otherIncome) * 12 * growthFactor(priceRise, saving);
  const corpus = yearlyNeed * presentValue(real, retired);
  const fromExisting = grownTo(existing, preReturn, saving);
  const gap = Math.max(0, corpus - fromExisting);
  const surplus = Math.max(0, fromExisting - corpus);
  const rate = monthlyRate(preReturn, given.convention);
  const grown = steppedFutureValueDue(rate, monthsIn(saving), stepUp);
  const requiredSip = gap / grown;

  const spending = (time: number) => yearlyNeed * growthFactor(priceRise, time);
  const instalmentsPaid = steppedPayments(monthsIn(saving), stepUp);
  const ends = [grown, instalmentsPaid, fromExisting, spending(retired), grownTo(surplus, postReturn, retired)];
  if (!ends.every(Number.isFinite)) return null;
  // The corpus is an ordinary annuity at the real rate, so spending is at the end of each year, with that year's rise. What is
  // left is the same annuity over the remaining years, and is 0 at the end.
  const left = (time: number) =>
    spending(time) * presentValue(real, retired - time) + grownTo(surplus, postReturn, time);
  const instalments = (time: number) => planAfter({ monthly: requiredSip, rate, stepUp, existing: 0 }, monthsIn(time));
  const saved = (time: number) => instalments(time).value + grownTo(existing, preReturn, time);

  const buildUp = () =>
    wholeYears(saving).map((year, before) => {
      const contribution = instalments(year).invested - instalments(before).invested;
      const balance = saved(year);
      return { year, contribution, withdrawal: 0, growth: balance - saved(before) - contribution, balance };
    });
  const drawDown = () =>
    wholeYears(retired).map((year, before) => {
      const opening = left(before);
      const earned = opening * growth(postReturn, year - before);
      const balance = left(year);
      // in a last partial year the rest of the corpus is spent
      return { year: saving + year, contribution: 0, withdrawal: opening + earned - balance, growth: earned, balance };
    });
  // the first instalment, and the years by their ends from now
  return { corpus, fromExisting, gap, requiredSip, byYear: () => [...buildUp(), ...drawDown()] };
}
