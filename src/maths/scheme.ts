import { futureValue } from './annuity.ts';
import { grownTo, growthFactor } from './growth.ts';
import { type SavingsYear, savingsYears } from './savings.ts';

/** An account of a government scheme with yearly interest (PPF, SSY). Amounts in rupees. */
export interface SchemeAccount {
  readonly yearlyDeposit: number;
  /** Whole years in which deposits are made; Infinity where they go on as long as the account. */
  readonly depositYears: number;
  /**
   * One deposit at the start of each year, or a twelfth of it at the start of each month. Interest is counted on the balance of
   * each month and added at the end of the year.
   */
  readonly mode: 'yearly' | 'monthly';
  /** In the account already. */
  readonly existing: number;
  /** Interest a year, as a fraction. */
  readonly rate: number;
  /** Another rate for all of the balance from a year on, counted from 1. */
  readonly later?: { readonly rate: number; readonly from: number } | null;
}

/** An account after some years, in rupees; `paidIn` counts new deposits only. */
interface SchemeBalance {
  paidIn: number;
  value: number;
  /** The part of the value that comes from what was there already. */
  fromExisting: number;
}

/**
 * A scheme account after some years.
 *
 * @param years whole years
 */
export function schemeAfter(account: SchemeAccount, years: number): SchemeBalance {
  const { yearlyDeposit, existing, rate, mode, later } = account;
  if (later && years >= later.from) {
    // a second rate: two accounts, one after the other
    const yearsBefore = later.from - 1;
    const atChange = schemeAfter({ ...account, later: null }, yearsBefore);
    const { value, paidIn } = schemeAfter(
      {
        ...account,
        existing: atChange.value,
        rate: later.rate,
        depositYears: Math.max(0, account.depositYears - yearsBefore),
        later: null,
      },
      years - yearsBefore,
    );
    return {
      paidIn: atChange.paidIn + paidIn,
      value,
      fromExisting: grownTo(atChange.fromExisting, later.rate, years - yearsBefore),
    };
  }
  const depositing = Math.min(years, account.depositYears);
  // the twelfths bear interest for 12, 11, … 1 months: together 78/144 of a year's interest on all of the ₹1 a year
  const valueOfOneYear = 1 + (mode === 'yearly' ? rate : (rate * 78) / 144);
  const fromExisting = grownTo(existing, rate, years);
  const fromDeposits =
    yearlyDeposit * valueOfOneYear * futureValue(rate, depositing) * growthFactor(rate, years - depositing);
  return { paidIn: yearlyDeposit * depositing, value: fromDeposits + fromExisting, fromExisting };
}

/**
 * Every year of a scheme account.
 *
 * @param years whole years
 */
export function schemeYears(account: SchemeAccount, years: number): SavingsYear[] {
  return savingsYears(
    years,
    (time) => schemeAfter(account, time).paidIn,
    (time) => schemeAfter(account, time).value,
    account.existing,
  );
}
