import { type Refusal, refusal } from './refusal.ts';

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
export interface ChartedPension {
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
