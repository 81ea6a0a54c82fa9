import { balances } from './amortisation.ts';
import { instalment, instalmentsNeeded } from './annuity.ts';
import { HALF_PAISA, reaches, refusal } from './basics.ts';

/** A loan that moves to another lender. Amounts in rupees, rates a month as fractions. */
interface Transfer {
  readonly outstanding: number;
  readonly oldRate: number;
  readonly monthsLeft: number;
  readonly newRate: number;
  readonly newMonths: number;
  /** Paid separately, at the start. */
  readonly costs: number;
}

const MOST_MONTHS = 1200;

/** What moving a loan saves. Refuses terms below one month. */
export function transferLoan(loan: Transfer) {
  const { outstanding, oldRate, monthsLeft, newRate, newMonths, costs } = loan;
  if (monthsLeft < 1) return refusal('monthsLeft', 'tooShort');
  if (newMonths < 1) return refusal('newMonths', 'tooShort');
  const oldEmi = instalment(outstanding, oldRate, monthsLeft);
  const newEmi = instalment(outstanding, newRate, newMonths);
  const interestSaved = oldEmi * monthsLeft - newEmi * newMonths;
  const oldAfter = balances(outstanding, oldRate, monthsLeft);
  const newAfter = balances(outstanding, newRate, newMonths);
  const oldInterestBy = (month: number) => oldEmi * Math.min(month, monthsLeft) - (outstanding - oldAfter(month));
  const newInterestBy = (month: number) => newEmi * Math.min(month, newMonths) - (outstanding - newAfter(month));
  const savedBy = (month: number) => oldInterestBy(month) - newInterestBy(month);
  const longest = Math.max(monthsLeft, newMonths);
  let breakEvenMonth: number | null = null;
  for (let month = 1; month <= longest && breakEvenMonth === null; month++)
    if (reaches(savedBy(month), costs)) breakEvenMonth = month;
  return {
    ok: true as const,
    oldEmi,
    newEmi,
    /** Below 0 where the new loan has more interest. */
    interestSaved,
    /** After the costs. */
    saving: interestSaved - costs,
    /** The first month by whose end the interest saved pays for the costs; null where it never does. */
    breakEvenMonth,
    /** Months of the new loan when the old instalment goes on; null where that takes more than 1,200 or never ends. */
    monthsAtOldEmi: monthsUntilCleared(outstanding, newRate, oldEmi),
    /** The balances of both loans after each month, from 0 on, and what the transfer has saved by then after the costs. */
    byMonth: Array.from({ length: longest + 1 }, (_, month) => ({
      month,
      old: oldAfter(month),
      new: newAfter(month),
      saved: savedBy(month) - costs,
    })),
  };
}

/** Equal payments at each month's end until a loan is cleared, the last one smaller; null where it is not cleared in time. */
function monthsUntilCleared(principal: number, rate: number, payment: number): number | null {
  // a last payment of half a paisa is none
  const months = Math.ceil(instalmentsNeeded(principal, rate, payment) - HALF_PAISA / payment);
  return months <= MOST_MONTHS ? Math.max(0, months) : null;
}
