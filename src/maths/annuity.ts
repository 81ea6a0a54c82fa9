import { growth, growthFactor } from './growth.ts';

/**
 * Future value of a payment of 1 at the start of every period (annuity-due), at the end of the last period.
 *
 * @param rate interest a period, as a fraction; 0 gives the number of payments
 * @param periods number of payments
 */
export function futureValueDue(rate: number, periods: number): number {
  return rate === 0 ? periods : (growth(rate, periods) / rate) * (1 + rate);
}

/**
 * Present value of a payment of 1 at the end of every period (ordinary annuity).
 * Units as in {@link futureValueDue}.
 */
export function presentValue(rate: number, periods: number): number {
  return rate === 0 ? periods : -growth(rate, -periods) / rate;
}

/**
 * The equated instalment, paid at the end of each period, that repays `principal` (reducing balance).
 * Without interest it is principal ÷ periods.
 *
 * @param principal rupees
 */
export function instalment(principal: number, rate: number, periods: number): number {
  return principal / presentValue(rate, periods);
}

/**
 * Future value of monthly payments at the start of each month, the first one 1, raised once every 12 months.
 *
 * @param rate interest a month, as a fraction
 * @param years whole years
 * @param stepUp yearly rise, as a fraction
 */
export function steppedFutureValueDue(rate: number, years: number, stepUp: number): number {
  const yearOfPayments = futureValueDue(rate, 12);
  let total = 0;
  for (let year = 0; year < years; year++) {
    total += growthFactor(stepUp, year) * yearOfPayments * growthFactor(rate, 12 * (years - 1 - year));
  }
  return total;
}
