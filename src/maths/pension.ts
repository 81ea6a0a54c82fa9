import { presentValue } from './annuity.ts';
import { type Refusal, refusal } from './basics.ts';
import { growth, growthFactor } from './growth.ts';
import { rootBetween } from './roots.ts';

/**
 * A corpus of which a share buys an annuity and the rest is paid out, in rupees.
 *
 * @param corpus rupees
 * @param share of the corpus that buys the annuity, as a fraction from 0 to 1
 * @param annuityRate what the annuity pays a year, as a fraction of its price
 * @param taxFreeShare of the corpus, as a fraction
 */
export function pensionFrom(corpus: number, share: number, annuityRate: number, taxFreeShare: number) {
  const annuityValue = corpus * share;
  return {
    annuityValue,
    lumpSum: corpus - annuityValue,
    /** The part of the lump sum above the tax-free share of the corpus. */
    taxableLumpSum: corpus * Math.max(0, 1 - share - taxFreeShare),
    /** A month. */
    pension: (annuityValue * annuityRate) / 12,
  };
}

/** A scheme that fixes a monthly contribution for each age of joining. */
export interface PensionChart {
  /** The age of the chart's first contribution; the next ones are a year apart each. */
  readonly youngest: number;
  /** The age at which the pension begins and contributions end. */
  readonly pensionAge: number;
  /** Rupees a month, by age of joining. */
  readonly contributions: readonly number[];
}

/** In rupees and years. */
interface ChartedPension {
  readonly ok: true;
  readonly contribution: number;
  readonly years: number;
  readonly totalContribution: number;
  readonly yearlyPension: number;
  /** Years of pension that return what was paid in. */
  readonly yearsToRecover: number;
}

/**
 * What a pension costs someone who joins at an age. Refuses `age` where the chart has no such age.
 *
 * @param pension rupees a month
 */
export function chartedPension(
  age: number,
  pension: number,
  chart: PensionChart,
): ChartedPension | Refusal<'age', 'notInChart'> {
  const contribution = chart.contributions[age - chart.youngest];
  if (contribution === undefined) return refusal('age', 'notInChart');
  const years = chart.pensionAge - age;
  const totalContribution = contribution * 12 * years;
  const yearlyPension = pension * 12;
  return {
    ok: true,
    contribution,
    years,
    totalContribution,
    yearlyPension,
    yearsToRecover: totalContribution / yearlyPension,
  };
}

/**
 * What comes back of a charted pension with the nominee's amount, in rupees, and the return of a year on what was paid in, as a fraction:
 * contributions and pensions come at the start of each month, and the nominee's amount at the end of the last one.
 *
 * @param pension rupees a month
 * @param until age to which the pension is received, at least the pension age
 * @param nominee rupees that the nominee gets then
 */
export function pensionReceived(
  charted: ChartedPension,
  pension: number,
  until: number,
  nominee: number,
  chart: PensionChart,
): { total: number; yearlyYield: number } {
  const paying = 12 * charted.years;
  const receiving = 12 * (until - chart.pensionAge);
  const balance = (rate: number) =>
    (charted.contribution * presentValue(rate, paying) -
      pension * presentValue(rate, receiving) * growthFactor(rate, -paying)) *
      (1 + rate) -
    nominee * growthFactor(rate, -(paying + receiving));
  // more comes back than was paid in, so that the rate is above 0; 5% a month is far above any chart's
  return { total: pension * receiving + nominee, yearlyYield: growth(rootBetween(balance, 0, 0.05), 12) };
}
