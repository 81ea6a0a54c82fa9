import { balanceAfter } from '#maths/amortisation.ts';
import { instalment } from '#maths/annuity.ts';
import { adder, sum } from '#maths/basics.ts';
import type { StudyLoan } from '#maths/education-loan.ts';

/** The terms of an education loan. */
interface Terms extends Omit<StudyLoan, 'repaymentYears'> {
  /** Months of repayment. */
  readonly months: number;
}

/** A year from the first payout on, in rupees; `closing` is owed at its end, with unpaid interest. */
export interface LoanYear {
  readonly year: number;
  readonly disbursed: number;
  readonly interest: number;
  readonly paid: number;
  readonly closing: number;
}

/** The loan by year: payouts with simple interest until the EMIs begin, then the EMIs. */
export function loanYears(terms: Terms): LoanYear[] {
  const { loanAmount, rate, courseMonths, interestPaid } = terms;
  const parts = terms.disbursal === 'once' ? 1 : Math.max(1, Math.ceil(courseMonths / 12));
  const until = courseMonths + terms.graceMonths;
  const years: LoanYear[] = [];
  const addUnpaid = adder();
  let [principal, unpaid, disbursed] = [0, 0, 0];
  let interest: number[] = [];
  let paid: number[] = [];
  const payOut = (month: number) => {
    if (month % 12 !== 0 || month / 12 >= parts) return;
    principal += loanAmount / parts;
    disbursed += loanAmount / parts;
  };
  // in closed form: at very high rates the rounding errors of monthly sums grow faster than the balance falls
  const owedAfter = (emis: number) => balanceAfter(principal + unpaid, rate, terms.months, emis);
  for (let month = 0; month < until + terms.months; month++) {
    payOut(month);
    const studies = month < until;
    const emis = month - until;
    const last = emis === terms.months - 1;
    const charged = studies ? principal * rate : owedAfter(emis) * rate;
    const payment = studies ? charged * interestPaid : instalment(principal + unpaid, rate, terms.months);
    if (studies) unpaid = addUnpaid(charged - payment);
    interest.push(charged);
    paid.push(payment);
    if (month % 12 === 11 || last) {
      const closing = studies ? principal + unpaid : owedAfter(emis + 1);
      const year = Math.floor(month / 12) + 1;
      years.push({ year, disbursed, interest: sum(interest), paid: sum(paid), closing });
      [disbursed, interest, paid] = [0, [], []];
    }
  }
  return years;
}
