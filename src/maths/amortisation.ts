import { presentValue } from './annuity.ts';
import { growthAt } from './growth.ts';
import { rootBetween } from './roots.ts';

/**
 * The balance left after `paid` of `periods` instalments, in closed form, so that no error builds up over 360 months.
 * After the last instalment it is exactly 0.
 *
 * @param rate interest a period, as a fraction
 * @param periods may have a fraction where the last instalment is smaller
 */
export function balanceAfter(principal: number, rate: number, periods: number, paid: number): number {
  return balances(principal, rate, periods)(paid);
}

/** {@link balanceAfter} for many numbers of paid instalments, with the common part computed once. */
export function balances(principal: number, rate: number, periods: number): (paid: number) => number {
  if (rate === 0) return (paid) => (paid >= periods ? 0 : principal * (1 - paid / periods));
  // -growth(-left)/rate is the present value of what is still to be paid, per rupee of instalment
  const grown = growthAt(rate);
  const whole = grown(-periods);
  return (paid) => (paid >= periods ? 0 : (principal * grown(paid - periods)) / whole);
}

/**
 * The interest rate a period at which `periods` equal payments are worth `amount` today, as a fraction. The
 * inverse of `instalment`; 0 where the payments only just return the amount.
 *
 * @param amount rupees received at the start
 * @param payment rupees paid at the end of each period
 * @returns NaN where the payments do not even return the amount
 */
export function impliedRate(amount: number, payment: number, periods: number): number {
  if (payment * periods < amount) return Number.NaN;
  return rateAt(amount, (rate) => payment * presentValue(rate, periods));
}

/**
 * The interest rate a period at which payments are worth `amount` today, as a fraction. Units and result as in
 * {@link impliedRate}.
 *
 * @param payments rupees at the end of each period; below 0 where more is received than paid
 */
export function impliedRateOf(amount: number, payments: readonly number[]): number {
  const worth = (rate: number) => payments.reduceRight((value, payment) => (value + payment) / (1 + rate), 0);
  // a sum of many payments may be below the amount by a rounding error alone
  if (worth(0) < amount * (1 - 1e-12)) return Number.NaN;
  return rateAt(amount, worth);
}

/**
 * The rate a period, as a fraction above -1, at which payments are worth `amount` today: below 0 where they return less than
 * that. Units as in {@link impliedRateOf}.
 *
 * @param amount above 0
 * @param payments of which one at least is above 0, and none below
 */
export function signedRateOf(amount: number, payments: readonly number[]): number {
  // the worth rises with the discount factor 1 / (1 + rate), whose whole range is above 0
  const worth = (factor: number) => payments.reduceRight((value, payment) => (value + payment) * factor, 0);
  if (Math.abs(worth(1) - amount) <= amount * 1e-12) return 0;
  let high = 1;
  while (worth(high) < amount) high *= 2;
  return 1 / rootBetween((factor) => worth(factor) - amount, high === 1 ? 0 : high / 2, high) - 1;
}

/** The rate at which the worth, which falls as the rate rises, equals `amount`; 0 if even at 0 it is not above `amount`. */
function rateAt(amount: number, worth: (rate: number) => number): number {
  if (worth(0) <= amount) return 0;
  // most rates a month are below 1.6 percent, and a narrow start saves half of the steps
  let high = 1 / 64;
  while (worth(high) > amount) high *= 2;
  return rootBetween((rate) => worth(rate) - amount, 0, high, 1e-17);
}
