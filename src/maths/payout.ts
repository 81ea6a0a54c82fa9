import { wholeYears } from './basics.ts';
import { monthWithinQuarter } from './growth.ts';

/** A deposit whose interest is paid out. */
export interface PayoutDeposit {
  /** Rupees. */
  readonly amount: number;
  /** Interest a year, compounded every quarter, as a fraction. */
  readonly rate: number;
  readonly every: 'quarterly' | 'monthly';
}

/** One year of such a deposit, in rupees. */
interface PayoutYear {
  /** Years from the start to the end of this one; a fraction only in the last. */
  year: number;
  /** Paid out in the year. */
  interest: number;
}

/** The interest that is paid out each time, in rupees: a quarter's, or a month's, of which three compound to a quarter's. */
export function payoutAmount({ amount, rate, every }: PayoutDeposit): number {
  return amount * (every === 'quarterly' ? rate / 4 : monthWithinQuarter(rate));
}

/** How many times interest is paid out in a number of months: once for every whole period. */
export function payoutCount(every: PayoutDeposit['every'], months: number): number {
  return Math.floor(months / (every === 'quarterly' ? 3 : 1));
}

/** What is paid out in each year, the last one shorter where the months do not fill it. */
export function payoutYears(deposit: PayoutDeposit, months: number): PayoutYear[] {
  const paid = payoutAmount(deposit);
  let before = 0;
  return wholeYears(months / 12).map((year) => {
    const count = payoutCount(deposit.every, Math.round(year * 12));
    const interest = paid * (count - before);
    before = count;
    return { year, interest };
  });
}
