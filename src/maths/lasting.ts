import { allFutures, type Futures, leftAtShare } from './lasting-chance.ts';
import { type Drawdown, needsOf, realPlan, steadyPath } from './lasting-plan.ts';
import { lastingSpending } from './lasting-spending.ts';
import { normalQuantile, wealthFactor } from './normal.ts';

/** What is left at the end of one year, in today's rupees: a tenth of all futures has less than `p10`, and so on. */
interface LastingYear {
  /** The chance, 0 to 1, that the years up to this one are paid. */
  readonly lasts: number;
  readonly p10: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number;
}

/** The largest logarithm of wealth that is worked with: the largest number there is has 709, and sums need some room below it. */
const MOST_LOG = 690;
/** Standard deviations from the mean within which all futures are, but for two in a billion. */
const FAR = 6;

/** Whether a corpus lasts, in today's rupees. */
export interface Lasting {
  /** The chance, 0 to 1, that every year is paid. */
  readonly chance: number;
  /** The largest monthly spending that lasts with the wanted chance. */
  readonly spendable: number;
  /** The year, from 0, by which at least a tenth of all futures have run out; null if that is never. */
  readonly worstYear: number | null;
  /** The same for half of all futures. */
  readonly middleYear: number | null;
  /** What half of all futures leave at the end. */
  readonly medianLeft: number;
  /** What is left if every year brings exactly the mean. */
  readonly steadyLeft: number;
  /** What the first year takes out of the corpus, without any cut. */
  readonly firstNeed: number;
  /** Other income pays for every year. */
  readonly isPaidByIncome: boolean;
  /** Nothing varies: there is one future. */
  readonly isCertain: boolean;
  /** Year by year; worked out only where a chart or a table asks for it. */
  readonly byYear: () => readonly LastingYear[];
}

/**
 * The chance that a corpus lasts if every year's return is drawn separately from one lognormal distribution. Spending stands at the
 * start of each year and rises with prices.
 *
 * @param wanted the chance for `spendable`, above 0 and below 1
 * @returns null where the rates are too high for so many years
 */
export function lasting(given: Drawdown, wanted: number): Lasting | null {
  const plan = realPlan(given);
  const { years, corpus, mu, sigma } = plan;
  const growth = plan.steady * years + FAR * sigma * Math.sqrt(years);
  if (Math.log1p(corpus) + growth > MOST_LOG) return null;
  const needs = needsOf(plan, given.spending);
  const steady = steadyPath(plan, needs, plan.steady);
  const isPaidByIncome = needs.every((need) => need === 0);
  const isCertain = sigma === 0;
  const futures: Futures | null = isCertain || isPaidByIncome ? null : allFutures(plan, needs, 'percentiles');
  const lasts = futures?.lasts ?? steady.lasts;
  const leftAt = (year: number, share: number): number => {
    if (futures) return leftAtShare(plan, futures, year, share);
    if (isCertain) return Number(steady.left[year]);
    return corpus * wealthFactor({ mean: mu, deviation: sigma }, year + 1, normalQuantile(share));
  };
  const yearOut = (share: number): number | null => {
    const year = lasts.findIndex((each) => each <= 1 - share);
    return year < 0 ? null : year;
  };
  return {
    chance: Number(lasts.at(-1)),
    spendable: lastingSpending(plan, wanted),
    worstYear: yearOut(0.1),
    middleYear: yearOut(0.5),
    medianLeft: leftAt(years - 1, 0.5),
    steadyLeft: Number(steady.left.at(-1)),
    firstNeed: Number(needs[0]),
    isPaidByIncome,
    isCertain,
    byYear: () =>
      lasts.map((each, year) => ({
        lasts: each,
        p10: leftAt(year, 0.1),
        p25: leftAt(year, 0.25),
        p50: leftAt(year, 0.5),
        p75: leftAt(year, 0.75),
        p90: leftAt(year, 0.9),
      })),
  };
}
