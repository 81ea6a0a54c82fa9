/** What the law says of leave that is paid out. Amounts in rupees. */
export interface LeaveLaw {
  /** Days of leave for a year of service that count. */
  readonly days: number;
  /** Months of average salary that are tax-free at most. */
  readonly months: number;
  /** Tax-free over a lifetime. */
  readonly taxFree: number;
}

/** Leave that is paid out. Amounts in rupees. */
export interface UnusedLeave {
  readonly employer: 'private' | 'government';
  readonly occasion: 'leaving' | 'inService' | 'death';
  /** Last basic salary with dearness allowance, a month. */
  readonly salary: number;
  /** The average of the last ten months; 0 where it is the last salary. */
  readonly averageSalary: number;
  /** Days of earned leave that are left. */
  readonly leaveDays: number;
  /** Days of leave that the employer gives for a year of service. */
  readonly leavePerYear: number;
  /** May be a fraction, which does not count. */
  readonly years: number;
  /** What was paid; 0 where it is to be worked out. */
  readonly received: number;
  /** Days in a month by which the employer divides the salary. */
  readonly dayBase: number;
  /** Tax-free leave pay of earlier years. */
  readonly exemptionUsed: number;
}

/** Pay for unused leave, and its tax-free part. In rupees, but for the days. */
interface LeavePay {
  amount: number;
  exempt: number;
  taxable: number;
  /** The limits of the law; 0 where it has none. */
  byTenMonths: number;
  byLeave: number;
  limitLeft: number;
  /** Days of leave that count; 0 where the law has no limits. */
  creditDays: number;
}

/**
 * Pay for unused leave and its tax-free part (section 10(10AA) of the Act of 1961; section 19(1), serial 14 of that of 2025).
 * Only someone outside the government who leaves has limits: in service all of it is taxed, and what the government pays at the
 * end, or anyone after a death, is tax-free.
 */
export function leavePay(leave: UnusedLeave, law: LeaveLaw): LeavePay {
  const { salary, leaveDays, received } = leave;
  const amount = received > 0 ? received : (leaveDays * salary) / leave.dayBase;
  if (leave.occasion === 'inService' || leave.occasion === 'death' || leave.employer === 'government') {
    const exempt = leave.occasion === 'inService' ? 0 : amount;
    return { amount, exempt, taxable: amount - exempt, byTenMonths: 0, byLeave: 0, limitLeft: 0, creditDays: 0 };
  }
  const average = leave.averageSalary > 0 ? leave.averageSalary : salary;
  const years = Math.floor(leave.years);
  const tooGenerous = Math.max(0, leave.leavePerYear - law.days) * years;
  const creditDays = Math.max(0, Math.min(leaveDays - tooGenerous, law.days * years));
  const byTenMonths = law.months * average;
  const byLeave = (average / 30) * creditDays; // a month of 30 days, however the employer counts
  const limitLeft = Math.max(0, law.taxFree - leave.exemptionUsed);
  const exempt = Math.min(amount, byTenMonths, byLeave, limitLeft);
  return { amount, exempt, taxable: amount - exempt, byTenMonths, byLeave, limitLeft, creditDays };
}
