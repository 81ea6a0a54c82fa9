/**
 * (1 + rate)^periods - 1, exact for tiny rates too, where the textbook form loses all its digits.
 *
 * @param rate growth a period, as a fraction (0.01 for 1%), above -1
 * @param periods number of periods, may be a fraction
 */
export function growth(rate: number, periods: number): number {
  return growthAt(rate)(periods);
}

/** {@link growth} at one rate for many numbers of periods. */
export function growthAt(rate: number): (periods: number) => number {
  const force = Math.log1p(rate);
  return (periods) => Math.expm1(periods * force);
}

/** (1 + rate)^periods: what one rupee becomes. Units as in {@link growth}. */
export function growthFactor(rate: number, periods: number): number {
  return Math.exp(periods * Math.log1p(rate));
}

/**
 * What an amount grows to. 0 stays 0, even where the factor overflows.
 *
 * @param amount rupees
 */
export function grownTo(amount: number, rate: number, periods: number): number {
  return amount === 0 ? 0 : amount * growthFactor(rate, periods);
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

/** How a yearly return becomes a monthly one: a twelfth of it, or the rate that compounds to it in twelve months. */
export type Convention = 'nominal' | 'effective';

/**
 * The return of a month, as a fraction.
 *
 * @param yearly return a year, as a fraction above -1
 */
export function monthlyRate(yearly: number, convention: Convention): number {
  return convention === 'nominal' ? yearly / 12 : growth(yearly, 1 / 12);
}

/**
 * The rate of a month, as a fraction, that compounds to a quarter of the yearly rate in three months: how banks count the
 * months of a deposit that compounds every quarter.
 *
 * @param yearly rate a year, as a fraction
 */
export function monthWithinQuarter(yearly: number): number {
  return growth(yearly / 4, 1 / 3);
}

/**
 * The effective yearly rate, with compounding within the year, as a fraction.
 *
 * @param yearly rate a year, as a fraction
 * @param frequency how many times a year interest is added
 */
export function effectiveYield(yearly: number, frequency: number): number {
  return growth(yearly / frequency, frequency);
}
