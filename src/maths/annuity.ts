import { sum } from './basics.ts';
import { growth, growthFactor } from './growth.ts';

/**
 * Future value of a payment of 1 at the end of every period (ordinary annuity), at the end of the last period.
 * Units as in {@link futureValueDue}.
 */
export function futureValue(rate: number, periods: number): number {
  return rate === 0 ? periods : growth(rate, periods) / rate;
}

/**
 * Future value of a payment of 1 at the start of every period (annuity-due), at the end of the last period.
 *
 * @param rate interest a period, as a fraction; 0 gives the number of payments
 * @param periods number of payments
 */
export function futureValueDue(rate: number, periods: number): number {
  return futureValue(rate, periods) * (1 + rate);
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
 * How many instalments of `payment` at the end of each period repay `principal`: the inverse of {@link instalment}, usually
 * not a whole number.
 *
 * @param principal rupees
 * @param payment rupees a period, above 0
 * @returns Infinity where the payment does not exceed the interest
 */
export function instalmentsNeeded(principal: number, rate: number, payment: number): number {
  if (rate === 0) return principal / payment;
  if (payment <= principal * rate) return Number.POSITIVE_INFINITY;
  return -Math.log1p((-principal * rate) / payment) / Math.log1p(rate);
}

/**
 * Future value of monthly payments at the start of each month, the first one 1, raised once every 12 months.
 *
 * @param rate interest a month, as a fraction
 * @param months number of payments
 * @param stepUp yearly rise, as a fraction
 */
export function steppedFutureValueDue(rate: number, months: number, stepUp: number): number {
  if (stepUp === 0) return futureValueDue(rate, months);
  return yearlyFutureValueDue(rate, months, (year) => growthFactor(stepUp, year));
}

/**
 * Future value of monthly payments at the start of each month that rise by 1 once every 12 months: nothing in the first year, 1 a
 * month in the second, 2 in the third.
 *
 * @param rate interest a month, as a fraction
 * @param months number of months
 */
export function risingByOneFutureValueDue(rate: number, months: number): number {
  return yearlyFutureValueDue(rate, months, (year) => year);
}

/** Future value of payments at the start of each month, which are the same in all months of a year, counted from 0. */
function yearlyFutureValueDue(rate: number, months: number, paymentIn: (year: number) => number): number {
  const worths = Array.from({ length: Math.ceil(months / 12) }, (_, year) => {
    const end = Math.min(months, 12 * (year + 1));
    return paymentIn(year) * futureValueDue(rate, end - 12 * year) * growthFactor(rate, months - end);
  });
  return sum(worths);
}

/** The sum of the payments of {@link risingByOneFutureValueDue}, without interest. */
export function risingByOnePayments(months: number): number {
  const years = Math.floor(months / 12);
  return 6 * years * (years - 1) + (months - 12 * years) * years;
}

/** The sum of the payments of {@link steppedFutureValueDue}, without interest, in units of the first payment. */
export function steppedPayments(months: number, stepUp: number): number {
  const years = Math.floor(months / 12);
  const rest = months - 12 * years;
  return 12 * futureValue(stepUp, years) + (rest === 0 ? 0 : rest * growthFactor(stepUp, years));
}

/**
 * The worth today of an amount at each month's start, which rises every month, in twelve months by the yearly rise.
 *
 * @param amount rupees a month
 * @param rise a year, as a fraction above -1
 * @param discount a year, as a fraction above -1
 */
export function worthOfMonths(amount: number, months: number, rise: number, discount: number): number {
  if (amount === 0 || months === 0) return 0;
  const rate = growth((discount - rise) / (1 + rise), 1 / 12);
  return amount * presentValue(rate, months) * (1 + rate);
}
