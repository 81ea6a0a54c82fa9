import { reaches } from './basics.ts';
import { logReturn } from './normal.ts';

/** Living off a corpus whose return is uncertain. Amounts in rupees, rates and shares as fractions. */
export interface Drawdown {
  readonly corpus: number;
  /** A month, at today's prices. */
  readonly spending: number;
  /** Whole years that the corpus has to last, 1 or more. */
  readonly years: number;
  readonly inflation: number;
  /** Mean return a year of what is not in deposits, and its standard deviation. */
  readonly returnRate: number;
  readonly volatility: number;
  /** A month, from now on: it rises with prices, or is the same number of rupees for ever (`level`). */
  readonly otherIncome: number;
  readonly incomeKind: 'prices' | 'level';
  /** The share in deposits, to which the mix is brought back every year, and their certain return. */
  readonly depositShare: number;
  readonly depositRate: number;
  /** The share of the spending that is given up where a year takes more than `cutAbove` of what is left. */
  readonly cut: number;
  readonly cutAbove: number;
}

/** A drawdown in today's rupees: logarithms of real growth, amounts a year. */
export interface RealPlan {
  readonly corpus: number;
  readonly years: number;
  /** Mean and standard deviation of the logarithm of a year's real growth. */
  readonly mu: number;
  readonly sigma: number;
  /** The logarithm of real growth if every year brought exactly the mean. */
  readonly steady: number;
  /** A month's other income in each year, never rising. */
  readonly income: readonly number[];
  /** What is left of the spending after the largest cut. */
  readonly keep: number;
  readonly cutAbove: number;
}

/** A smaller deviation counts as none: the grid of the chances would be too fine. */
const CERTAIN = 0.002;

/** A drawdown in today's rupees and logarithms of growth. */
export function realPlan(given: Drawdown): RealPlan {
  const { corpus, years, otherIncome, incomeKind, depositShare, depositRate, cut, cutAbove } = given;
  const mean = (1 - depositShare) * given.returnRate + depositShare * depositRate;
  const nominal = logReturn(mean, (1 - depositShare) * given.volatility);
  const priceRise = Math.log1p(given.inflation);
  const steady = Math.log1p(mean) - priceRise;
  const isCertain = nominal.deviation < CERTAIN;
  const lostToPrices = incomeKind === 'level' ? priceRise : 0;
  return {
    corpus,
    years,
    steady,
    cutAbove,
    mu: isCertain ? steady : nominal.mean - priceRise,
    sigma: isCertain ? 0 : nominal.deviation,
    income: Array.from({ length: years }, (_, year) => otherIncome * Math.exp(-year * lostToPrices)),
    keep: 1 - cut,
  };
}

/** What each year takes out of the corpus at a monthly spending, without any cut. */
export const needsOf = ({ income }: RealPlan, spending: number): readonly number[] =>
  income.map((each) => 12 * Math.max(0, spending - each));

/** What a year takes out of wealth, where it needs an amount. The cut has no jump: more wealth never means less is left. */
export const spent = ({ keep, cutAbove }: RealPlan, wealth: number, need: number): number =>
  Math.min(need, Math.max(keep * need, cutAbove * wealth));

/** The wealth before a year's spending that leaves an amount after it. */
export const wealthBefore = ({ keep, cutAbove }: RealPlan, left: number, need: number): number =>
  left + Math.min(need, Math.max(keep * need, (left * cutAbove) / (1 - cutAbove)));

/** Whether a corpus that is known to the rupee, and no chance, pays for a year. */
export const paysFor = ({ keep }: RealPlan, wealth: number, need: number): boolean => reaches(wealth, keep * need);

/** The one future in which every year brings the same growth. */
interface Path {
  /** For each year 1 if the years up to it are paid, else 0. */
  readonly lasts: readonly number[];
  /** What is left at the end of each year. */
  readonly left: readonly number[];
}

/**
 * The future in which every year brings the same growth.
 *
 * @param growth the logarithm of each year's real growth
 */
export function steadyPath(plan: RealPlan, needs: readonly number[], growth: number): Path {
  const lasts: number[] = [];
  const left: number[] = [];
  let [wealth, paid] = [plan.corpus, true];
  for (const need of needs) {
    paid &&= paysFor(plan, wealth, need);
    wealth = paid ? Math.max(0, wealth - spent(plan, wealth, need)) * Math.exp(growth) : 0;
    lasts.push(paid ? 1 : 0);
    left.push(wealth);
  }
  return { lasts, left };
}
