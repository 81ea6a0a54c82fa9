// The chance that a corpus lasts, over all futures at once and without random numbers.
//
// A future is a year's log-return, drawn from a normal curve, for each year. What is carried from year to year is one function: the
// chance that more than an amount is left. A year changes it twice:
//
//   growth     smears it with the normal curve of a year's log-return: a weighted sum over the grid (`weighed`)
//   spending   moves it: more than w is left after it where more than `wealthBefore(w)` was there (`afterSpending`)
//
// In a bad year the plan may spend less: `keep` is the share of its need that it takes at least, `cutAbove` the share of the wealth from
// which on it takes less than all (`spent` in lasting-plan.ts).
//
// The function is known at points of a grid of log-wealth, `step` apart, from where it is next to 0 down to where it is as large as
// it gets. tests/maths/lasting.test.ts compares it with exact cases and with random futures.
import { paysFor, type RealPlan, spent, wealthBefore } from './lasting-plan.ts';
import { normalChance } from './normal.ts';
import { rootBetween } from './roots.ts';

/**
 * Grid points in one standard deviation of a year's log-return. The sum over points so close misses less than e^(−2π² · 1.5²), or
 * 10⁻¹⁹, of the integral of a normal curve (Poisson's summation formula); what the corners of a cut add is `mendCorners`'s.
 */
const FINE = 1.5;
/** Standard deviations beyond which a normal curve counts as 0: a share of 2 · 10⁻⁸ lies there on each side. */
const REACH = 5.5;
/** A chance that differs from none, or from the largest, by less is left out. */
const NOTHING = 1e-8;
/** Where percentiles are asked for, the grid begins this far (as a logarithm) below the least wealth that can last. */
const BELOW = 7;
/** Wealth below e to this power is nothing. */
const LEAST_LOG = -30;

/** The normal curve at the points of the grid, from its middle as far as it counts. */
const BEND = 1 / FINE ** 2;
const WIDTH = Math.ceil(REACH * FINE);
const CURVE = Float64Array.from(
  { length: WIDTH + 1 },
  (_, j) => Math.exp((-BEND * j * j) / 2) / (FINE * Math.sqrt(2 * Math.PI)),
);

/** All futures of a plan together. */
export interface Futures {
  /** For each year the chance that the years up to it are paid. */
  readonly lasts: readonly number[];
  /**
   * The chance that the years up to this one are paid and more than e^u is left at its end: one function for each year. Only for
   * plans of which percentiles were asked for.
   */
  readonly above: readonly ((u: number) => number)[];
}

/** After a year's spending: the chance that more than e^(kh) is left, for k = first, first + 1, … */
interface Grid {
  readonly first: number;
  /** With WIDTH more elements on both sides. */
  readonly chance: Float64Array;
  /** The chance below all elements: that the year was paid. */
  readonly sure: number;
}

/**
 * The chance that spending is paid year by year, over all futures at once and without random numbers: the chance that more than
 * an amount is left is carried from year to year on a grid of logarithms of wealth.
 *
 * @param plan with uncertain growth
 * @param needs what each year takes, not all 0
 * @param wanted `percentiles` for `above` too, which needs a larger grid
 */
export function allFutures(plan: RealPlan, needs: readonly number[], wanted: 'chances' | 'percentiles'): Futures {
  const { corpus, years, mu, sigma, keep } = plan;
  const [firstNeed = 0] = needs;
  const left = corpus - spent(plan, corpus, firstNeed);
  const isFirstPaid = paysFor(plan, corpus, firstNeed);
  if (!isFirstPaid || left <= 0) return futuresWithNothingLeft(isFirstPaid, needs);
  const start = Math.log(left);
  const step = sigma / FINE;
  const hasFan = wanted === 'percentiles';
  const floors = floorsOf(plan, needs, hasFan);
  const lasts = [1];
  const above: ((u: number) => number)[] = [];
  let grid: Grid | null = null;
  let { low, high } = afterGrowth(plan, start, start);
  for (let year = 1; ; year++) {
    const before: Grid | null = grid;
    /** The chance that more than e^u is there at the end of the year before this one. */
    const richer = (u: number): number =>
      before === null ? normalChance((start + mu - u) / sigma) : weighed(before, (u - mu) / step - before.first);
    if (hasFan) above.push(richer);
    if (year === years) break;
    const need = Number(needs[year]);
    const sure = Math.min(Number(lasts[year - 1]), richer(Math.log(keep * need)));
    lasts.push(sure);
    if (year === years - 1 && !hasFan) break;
    const least = leastThatMatters(plan, low, need, Number(floors[year]));
    const bounds = { top: Math.ceil(high / step), bottom: Math.floor(least / step) };
    grid = afterSpending(plan, { need, sure, step, richer, ...bounds });
    const lastInside = grid.first + grid.chance.length - 1 - WIDTH;
    ({ low, high } = afterGrowth(plan, (grid.first + WIDTH) * step, lastInside * step));
  }
  return { lasts, above };
}

/** The one future where nothing is left after the first year's spending: later years are paid as long as they need nothing. */
const futuresWithNothingLeft = (isFirstPaid: boolean, needs: readonly number[]): Futures => ({
  lasts: needs.map((_, year) => Number(isFirstPaid && needs.slice(1, year + 1).every((need) => need === 0))),
  above: needs.map(() => () => 0),
});

/** The range of log-wealth after a year of growth. */
const afterGrowth = ({ mu, sigma }: RealPlan, low: number, high: number) => ({
  low: low + mu - REACH * sigma,
  high: high + mu + REACH * sigma,
});

/**
 * The least log-wealth that can matter after a year's spending.
 *
 * @param low the least before it
 * @param floor below which it does not matter (`floorsOf`)
 */
function leastThatMatters(plan: RealPlan, low: number, need: number, floor: number): number {
  const left = Math.exp(low) - spent(plan, Math.exp(low), need);
  const least = Math.max(floor, left > 0 ? Math.log(left) : Number.NEGATIVE_INFINITY);
  // without a later need, next to nothing is left where this year's may not be paid
  return Number.isFinite(least) ? least : Math.log(plan.keep * need) - BELOW;
}

/**
 * For each year the logarithm of what may be left after its spending below which the next need is sure not to be paid, or, where
 * percentiles are asked for, next to nothing is left.
 */
function floorsOf({ mu, sigma, keep }: RealPlan, needs: readonly number[], hasFan: boolean): readonly number[] {
  const floors: number[] = [];
  let [next, wait] = [Number(needs.at(-1)), 0];
  for (const need of needs.toReversed()) {
    wait++;
    const rise = Math.max(0, wait * mu + REACH * sigma * Math.sqrt(wait));
    floors.push(next > 0 ? Math.log(keep * next) - rise - (hasFan ? BELOW : 0) : Number.NEGATIVE_INFINITY);
    if (need > 0) [next, wait] = [need, 0];
  }
  return floors.reverse();
}

/** A year whose spending is taken. */
interface YearSpent {
  readonly need: number;
  /** The chance that it is paid. */
  readonly sure: number;
  readonly step: number;
  /** The chance that more than e^u is there before it. */
  readonly richer: (u: number) => number;
  /** The largest and the least point of the grid that can matter, e^(top · step) of wealth. */
  readonly top: number;
  readonly bottom: number;
}

/** The grid after a year's spending. */
function afterSpending(plan: RealPlan, year: YearSpent): Grid {
  const { need, sure, step, richer, bottom } = year;
  const chanceAt = (k: number): number => richer(Math.log(wealthBefore(plan, Math.exp(k * step), need)));
  // from the top, without what is next to 0, down to where the chance is as large as it gets
  let top = year.top;
  while (top >= bottom && chanceAt(top) < NOTHING) top--;
  const falling: number[] = [];
  for (let k = top; k >= bottom; k--) {
    const chance = chanceAt(k);
    falling.push(chance);
    if (chance > sure - NOTHING) break;
  }
  const chance = new Float64Array(falling.length + 2 * WIDTH);
  chance.fill(sure, 0, WIDTH);
  chance.set(falling.toReversed(), WIDTH);
  const grid = { first: top - falling.length + 1 - WIDTH, chance, sure };
  if (plan.keep < 1 && need > 0) mendCorners(plan, year, grid);
  return grid;
}

/**
 * Where the cut of spending begins and where it ends, the slope of the chance jumps, by −sign · cutAbove · density. By the
 * Euler–Maclaurin formula the integral exceeds a sum over points that are `step` apart by jump · step² · B₂(part) / 2 there, for a corner
 * at the share `part` of the way between two points, with B₂(t) = t² − t + 1/6. The elements of the sum have the weight `step`, so once
 * less of it is added, to the two points, so that its centre is the corner. Corners beyond the grid's inside change nothing.
 */
function mendCorners({ sigma, keep, cutAbove }: RealPlan, { need, step, richer }: YearSpent, { first, chance }: Grid) {
  const corners = [
    [(keep * need) / cutAbove, 1],
    [need / cutAbove, -1],
  ] as const;
  for (const [wealth, sign] of corners) {
    const place = Math.log(wealth * (1 - cutAbove)) / step - first;
    const k = Math.floor(place);
    const part = place - k;
    if (k < WIDTH || k + 1 >= chance.length - WIDTH) continue;
    // the slope of the chance, from two points that are close beside a year's spread
    const [u, little] = [Math.log(wealth), sigma / 100];
    const density = (richer(u - little) - richer(u + little)) / (2 * little);
    const bernoulli = part * part - part + 1 / 6;
    const missed = (-sign * cutAbove * density * step * bernoulli) / 2;
    chance[k] = Number(chance[k]) + (1 - part) * missed;
    chance[k + 1] = Number(chance[k + 1]) + part * missed;
  }
}

/**
 * The chance after a year of growth: the sum of the grid's chances, each with the weight of the normal curve there.
 *
 * @param place of the curve's middle, in steps after the grid's first element
 */
function weighed({ chance, sure }: Grid, place: number): number {
  const at = Math.floor(place + 0.5);
  const last = chance.length - 1;
  if (at < -WIDTH) return sure;
  if (at > last + WIDTH) return 0;
  const off = place - at;
  const sum = at < WIDTH || at > last - WIDTH ? sumAtEdge(chance, sure, at, off) : sumInside(chance, at, off);
  return sum * Math.exp((-BEND * off * off) / 2);
}

/** The inner loop of it all: nearly all the time is spent here. */
function sumInside(chance: Float64Array, at: number, off: number): number {
  // the curve between the points of the grid is its value at them times a power of one factor
  const right = Math.exp(BEND * off);
  const left = 1 / right;
  let [toRight, toLeft] = [1, 1];
  let sum = (CURVE[0] as number) * (chance[at] as number);
  for (let j = 1; j <= WIDTH; j++) {
    toRight *= right;
    toLeft *= left;
    sum += (CURVE[j] as number) * (toRight * (chance[at + j] as number) + toLeft * (chance[at - j] as number));
  }
  return sum;
}

function sumAtEdge(chance: Float64Array, sure: number, at: number, off: number): number {
  let sum = 0;
  for (let j = -WIDTH; j <= WIDTH; j++) {
    const there = at + j < 0 ? sure : (chance[at + j] ?? 0);
    sum += (CURVE[Math.abs(j)] as number) * Math.exp(BEND * off * j) * there;
  }
  return sum;
}

/**
 * The wealth at the end of a year that a share of all futures is below, those that have run out counted as 0.
 *
 * @param year from 0
 * @param share above 0 and below 1
 */
export function leftAtShare(plan: RealPlan, { lasts, above }: Futures, year: number, share: number): number {
  const richer = above[year];
  if (!richer || 1 - Number(lasts[year]) >= share) return 0;
  const years = year + 1;
  const over = (u: number) => richer(u) - (1 - share);
  const most = Math.log(plan.corpus) + years * plan.mu + REACH * plan.sigma * Math.sqrt(years);
  // only where everything is far below the next need: the grid is too coarse to tell more
  if (over(most) >= 0) return Math.exp(most);
  let low = most;
  do low -= 1;
  while (low >= LEAST_LOG && over(low) < 0);
  return low < LEAST_LOG ? 0 : Math.exp(rootBetween(over, low, low + 1, 1e-8));
}
