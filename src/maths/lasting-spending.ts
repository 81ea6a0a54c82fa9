import { clamp } from './basics.ts';
import { allFutures } from './lasting-chance.ts';
import { needsOf, type RealPlan, wealthBefore } from './lasting-plan.ts';
import { normalQuantile } from './normal.ts';
import { rootBetween } from './roots.ts';

/** The range of logarithms of spending that is searched, below the most that the first year can pay for. */
const RANGE = 15;
/** How near the wanted chance is reached, as a quantile of the normal distribution, and in how many tries at most. */
const NEAR = 1e-5;
const TRIES = 20;
/** Chances nearer to 0 and 1 have no quantile worth following. */
const LEAST_CHANCE = 1e-12;

/**
 * The largest monthly spending that lasts with a wanted chance, in today's rupees.
 *
 * @param wanted above 0 and below 1; it changes nothing where the return is certain
 */
export function lastingSpending(plan: RealPlan, wanted: number): number {
  const { corpus, years, income, keep, sigma } = plan;
  // this much takes nothing out of the corpus, and more than `most` above it cannot be paid in the first year
  const least = Number(income.at(-1));
  const most = corpus / 12 / keep + Number(income[0]) - least;
  if (corpus <= 0) return least;
  if (years === 1) return least + most;
  const needs: Needs = (logSpending) => needsOf(plan, least + Math.exp(logSpending));
  const top = Math.log(most);
  const answer = sigma === 0 ? certainAnswer(plan, needs, top) : chanceAnswer(plan, needs, top, quantileOf(wanted));
  return least + Math.exp(answer);
}

const quantileOf = (chance: number) => normalQuantile(clamp(chance, LEAST_CHANCE, 1 - LEAST_CHANCE));

/** What each year takes at a spending, given as the logarithm of what is above the least. */
type Needs = (logSpending: number) => readonly number[];

/** Where a falling function is 0 within the range, or the end of the range that is nearer to it. */
function zeroBelow(f: (x: number) => number, top: number, tolerance: number): number {
  const bottom = top - RANGE;
  if (f(top) >= 0) return top;
  return f(bottom) <= 0 ? bottom : rootBetween(f, bottom, top, tolerance);
}

/** Without uncertainty: the corpus is exactly what is needed, counted back from the last year. */
function certainAnswer(plan: RealPlan, needs: Needs, top: number): number {
  const toSpare = (logSpending: number): number => {
    const needed = needs(logSpending).reduceRight(
      (later, need) => wealthBefore(plan, later * Math.exp(-plan.mu), need),
      0,
    );
    return Math.log(plan.corpus / needed);
  };
  return zeroBelow(toSpare, top, 1e-10);
}

/** The width over which the slope of a guess is measured. */
const SLOPE_WIDTH = 2e-3;
/** A chance falls at least so steeply as spending rises: the secant method makes no wild steps then. */
const FLATTEST = -0.1;
/** The longest step of the secant method. */
const LONGEST_STEP = 0.5;

/** First where the corpus needed, taken as lognormal, gives the chance; from there by the secant method on true chances. */
function chanceAnswer(plan: RealPlan, needs: Needs, top: number, target: number): number {
  const guess = (logSpending: number) => quantileGuess(plan, needs(logSpending));
  const quantileAt = (logSpending: number) =>
    quantileOf(Number(allFutures(plan, needs(logSpending), 'chances').lasts.at(-1)));
  let here = zeroBelow((logSpending) => guess(logSpending) - target, top, 1e-4);
  const guessed = (guess(here + SLOPE_WIDTH / 2) - guess(here - SLOPE_WIDTH / 2)) / SLOPE_WIDTH;
  let slope = guessed < FLATTEST ? guessed : FLATTEST;
  let quantile = quantileAt(here);
  for (let tries = 0; tries < TRIES && Math.abs(quantile - target) > NEAR; tries++) {
    const next = Math.min(top, here + clamp((target - quantile) / slope, -LONGEST_STEP, LONGEST_STEP));
    if (next === here) break;
    const nextQuantile = quantileAt(next);
    // a slope changes by at most three times in a step
    slope = clamp((nextQuantile - quantile) / (next - here), 3 * slope, slope / 3);
    [here, quantile] = [next, nextQuantile];
  }
  return here;
}

/** How many deviations the corpus is above the corpus needed, whose first two moments are counted back from the last year. */
function quantileGuess({ corpus, keep, mu, sigma }: RealPlan, needs: readonly number[]): number {
  const [one, two] = [Math.exp(sigma ** 2 / 2 - mu), Math.exp(2 * sigma ** 2 - 2 * mu)];
  let [first, second] = [0, 0];
  for (const each of needs.toReversed()) {
    const need = keep * each;
    second = need * need + 2 * need * one * first + two * second;
    first = need + one * first;
  }
  const variance = Math.log(second / first ** 2);
  const quantile = (Math.log(corpus) - Math.log(first) + variance / 2) / Math.sqrt(variance);
  // where needs grow beyond all numbers, no corpus is enough
  return Number.isNaN(quantile) ? Number.NEGATIVE_INFINITY : quantile;
}
