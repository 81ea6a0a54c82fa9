import { instalment, presentValue } from './annuity.ts';
import { growth } from './growth.ts';
import { rootBetween } from './roots.ts';

/** One period of a loan, in rupees with paise unrounded. */
export interface LoanPeriod {
  opening: number;
  interest: number;
  principal: number;
  closing: number;
}

/**
 * The balance left after `paid` of `periods` instalments, in closed form, so that no error builds up over 360 months.
 * After the last instalment it is exactly 0.
 *
 * @param rate interest a period, as a fraction
 */
export function balanceAfter(principal: number, rate: number, periods: number, paid: number): number {
  if (paid >= periods) return 0;
  if (rate === 0) return principal * (1 - paid / periods);
  // -growth(-left)/rate is the present value of what is still to be paid, per rupee of instalment
  return (principal * growth(rate, paid - periods)) / growth(rate, -periods);
}

/**
 * The loan from period `from` to period `to` (counted from 0, `to` left out) taken as one: what was owed at the start,
 * the interest and principal paid, and what is owed at the end.
 */
export function loanPeriod(principal: number, rate: number, periods: number, from: number, to: number): LoanPeriod {
  const end = Math.min(to, periods);
  const opening = balanceAfter(principal, rate, periods, from);
  const closing = balanceAfter(principal, rate, periods, end);
  const repaid = opening - closing;
  return {
    opening,
    interest: instalment(principal, rate, periods) * (end - from) - repaid,
    principal: repaid,
    closing,
  };
}

/** Every month of a loan, in order. */
export function monthlySchedule(principal: number, rate: number, months: number): LoanPeriod[] {
  return Array.from({ length: months }, (_, month) => loanPeriod(principal, rate, months, month, month + 1));
}

/** Every year of a loan repaid monthly, the last one shorter where the months do not fill it. */
export function yearlySchedule(principal: number, rate: number, months: number): LoanPeriod[] {
  return Array.from({ length: Math.ceil(months / 12) }, (_, year) =>
    loanPeriod(principal, rate, months, year * 12, year * 12 + 12),
  );
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
  const worth = (rate: number) => payment * presentValue(rate, periods);
  if (payment * periods < amount) return Number.NaN;
  let high = 1;
  while (worth(high) > amount) high *= 2;
  return rootBetween((rate) => worth(rate) - amount, 0, high, 1e-17);
}
