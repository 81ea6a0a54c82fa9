import { reaches, stillOwed } from './settled.ts';
import { adder } from './sum.ts';

/** A loan after some months of equal payments, in rupees. */
interface Repayment {
  /** Payments until the loan is cleared, the last one smaller; null where it is not cleared in time. */
  readonly months: number | null;
  readonly interest: number;
  /** Each month's end until the loan is cleared. */
  readonly balances: readonly number[];
}

/**
 * A loan paid with the same amount at every month's end until it is cleared, for `most` months at the longest.
 *
 * @param rate interest a month, as a fraction
 */
export function repayWith(principal: number, rate: number, payment: number, most: number): Repayment {
  let balance = stillOwed(principal);
  const addInterest = adder();
  let interest = 0;
  const balances: number[] = [];
  while (balance > 0 && balances.length < most) {
    interest = addInterest(balance * rate);
    const due = balance * (1 + rate);
    balance = reaches(payment, due) ? 0 : due - payment;
    balances.push(balance);
  }
  return { months: balance > 0 ? null : balances.length, interest, balances };
}
