import { adder, wholeYears } from './basics.ts';

/** One year of a savings account, in rupees with paise unrounded. */
export interface SavingsYear {
  /** Years from the start to the end of this one; a fraction only in the last. */
  year: number;
  opening: number;
  deposit: number;
  interest: number;
  closing: number;
}

/**
 * Every year of a savings account, the last one shorter where the term ends within a year.
 *
 * @param term years, may be a fraction
 * @param paidIn rupees deposited from the start to the end of a number of years
 * @param balance rupees in the account then, interest included
 * @param existing rupees in the account before the first deposit, in the balance but not paid in
 */
export function savingsYears(
  term: number,
  paidIn: (years: number) => number,
  balance: (years: number) => number,
  existing = 0,
): SavingsYear[] {
  const addDeposit = adder();
  let paid = 0;
  let opening = existing;
  return wholeYears(term).map((year) => {
    const closing = balance(year);
    const deposit = paidIn(year) - paid;
    const row = { year, opening, deposit, interest: closing - opening - deposit, closing };
    paid = addDeposit(deposit);
    opening = closing;
    return row;
  });
}
