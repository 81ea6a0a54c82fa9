/**
 * (1 + rate)^periods - 1, exact for tiny rates too, where the textbook form loses all its digits.
 *
 * @param rate growth a period, as a fraction (0.01 for 1%), above -1
 * @param periods number of periods, may be a fraction
 */
export function growth(rate: number, periods: number): number {
  return Math.expm1(periods * Math.log1p(rate));
}

/** (1 + rate)^periods: what one rupee becomes. Units as in {@link growth}. */
export function growthFactor(rate: number, periods: number): number {
  return Math.exp(periods * Math.log1p(rate));
}

/**
 * The rate a period at which `factor` is reached, as a fraction: the inverse of {@link growthFactor}.
 *
 * @param factor end value over start value, above 0
 */
export function rateOfGrowth(factor: number, periods: number): number {
  return Math.expm1(Math.log(factor) / periods);
}

/** Percent a year as a fraction a period. */
export function periodicRate(percentAYear: number, periodsAYear: number): number {
  return percentAYear / 100 / periodsAYear;
}

/** Years as whole months, rounded half up. */
export function monthsIn(years: number): number {
  return Math.floor(years * 12 + 0.5);
}
