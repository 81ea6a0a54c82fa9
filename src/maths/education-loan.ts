import { instalment } from './annuity.ts';
import { refusal, sum } from './basics.ts';
import { monthsIn } from './growth.ts';

/** A loan that is repaid after a course. Amounts in rupees. */
export interface StudyLoan {
  readonly loanAmount: number;
  /** A month, as a fraction. */
  readonly rate: number;
  readonly courseMonths: number;
  /** Between the course and the first instalment. */
  readonly graceMonths: number;
  /** In equal parts at the start of each year of the course, or all at its start. */
  readonly disbursal: 'yearly' | 'once';
  /** The share of the interest before repayment that is paid at once, as a fraction. */
  readonly interestPaid: number;
  /** May be a fraction. */
  readonly repaymentYears: number;
}

/** An education loan with simple interest until repayment begins, in rupees. Refuses `repaymentYears` below one month. */
export function studyLoan(loan: StudyLoan) {
  const months = monthsIn(loan.repaymentYears);
  if (months < 1) return refusal('repaymentYears', 'tooShort');
  const parts = loan.disbursal === 'once' ? 1 : Math.max(1, Math.ceil(loan.courseMonths / 12));
  const until = loan.courseMonths + loan.graceMonths;
  const moratoriumInterest = sum(
    Array.from({ length: parts }, (_, part) => (loan.loanAmount / parts) * loan.rate * (until - 12 * part)),
  );
  const repay = (share: number) => {
    const paid = moratoriumInterest * share;
    const owed = loan.loanAmount + moratoriumInterest - paid;
    const emi = instalment(owed, loan.rate, months);
    return { paid, owed, emi, total: paid + emi * months };
  };
  const { paid, owed, emi, total } = repay(loan.interestPaid);
  return {
    ok: true as const,
    emi,
    months,
    loanAtRepayment: owed,
    /** Simple interest until repayment begins; the unpaid part is then added to the loan. */
    moratoriumInterest,
    paidInMoratorium: paid,
    /** With the interest until repayment; `totalPayment` as well. */
    totalInterest: total - loan.loanAmount,
    totalPayment: total,
    /** Compared with paying no interest before repayment. */
    savedByPaying: repay(0).total - total,
  };
}
