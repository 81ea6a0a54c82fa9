/** What the law says of gratuity. Shares as fractions, amounts in rupees. */
export interface GratuityRules {
  readonly daysPaid: number;
  readonly daysInMonth: number;
  /** Months' pay for each year outside the Act. */
  readonly monthsOutsideAct: number;
  /** Counted years before gratuity is due. */
  readonly leastYears: number;
  /** Years before it is due pro rata to fixed-term staff. */
  readonly fixedTermYears: number;
  /** Least share of total pay that counts as wages. */
  readonly wageShare: number;
  /** Tax-free over a lifetime. */
  readonly taxFree: number;
  /** The most that an employer under the Act must pay. */
  readonly lawMost: number;
}

/** A person's service. Amounts in rupees. */
export interface Service {
  /** Last basic salary with dearness allowance, a month. */
  readonly salary: number;
  /** All pay of a month; 0 where it is not known. */
  readonly totalPay: number;
  /** May be a fraction; below 0 counts as none. */
  readonly years: number;
  readonly isCoveredByAct: boolean;
  /** Counts only under the Act. */
  readonly isFixedTerm: boolean;
  /**
   * After death or disablement no least service is required; after death it is paid pro rata under the Act (section 53(2) of the
   * Code on Social Security).
   */
  readonly leaving: 'resigned' | 'death' | 'disablement';
  readonly employer: 'private' | 'government';
  /** Tax-free gratuity received before. */
  readonly exemptionUsed: number;
}

/** Years paid for: under the Act a part of a year counts as one where it is more than half; after death and for fixed terms as it is. */
function countedYears({ years, isCoveredByAct, isFixedTerm, leaving }: Service): number {
  const served = Math.max(0, years);
  if (!isCoveredByAct) return Math.floor(served);
  return isFixedTerm || leaving === 'death' ? served : Math.max(0, Math.ceil(served - 0.5));
}

/** Gratuity at the end of a service, what it rests on, and its tax-free part, in rupees. 0 where the service is too short. */
export function gratuityFor(service: Service, rules: GratuityRules) {
  const { salary, totalPay, isCoveredByAct, isFixedTerm, leaving, employer, exemptionUsed } = service;
  const wages = isCoveredByAct ? Math.max(salary, totalPay * rules.wageShare) : salary;
  const payForAYear = isCoveredByAct ? (wages * rules.daysPaid) / rules.daysInMonth : wages * rules.monthsOutsideAct;
  const counted = countedYears(service);
  const least = isCoveredByAct && isFixedTerm ? rules.fixedTermYears : rules.leastYears;
  const isDue = leaving !== 'resigned' || counted >= least;
  const amount = isDue ? payForAYear * counted : 0;
  const room = employer === 'government' ? amount : Math.max(0, rules.taxFree - exemptionUsed);
  const taxFree = Math.min(amount, room);
  return {
    /** The monthly pay that counts. */
    wages,
    /** Years that are paid for, before the check of the least service. */
    countedYears: counted,
    amount,
    taxFree,
    taxable: amount - taxFree,
    /** What the Act obliges the employer to pay; 0 outside it. */
    byLaw: isCoveredByAct ? Math.min(amount, rules.lawMost) : 0,
  };
}
