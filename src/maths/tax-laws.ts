// Laws of a few lines each: the cost inflation index, GST, income from houses, rent allowance and pay for leave.

/** The index of a year and the day from which it holds, ISO (YYYY-MM-DD). */
export interface IndexYear {
  readonly from: string;
  readonly value: number;
}

/**
 * The cost inflation index of the financial year of a day (section 48 of the Act of 1961, 72(8) of that of 2025). A day before
 * the first year gets the first index, as the law says; a day after the last year gets the last index, and is not `known`.
 *
 * @param table at least one year, in order, without gaps
 * @param day ISO date (YYYY-MM-DD)
 */
export function costIndexOn(table: readonly IndexYear[], day: string): { value: number; known: boolean } {
  const found = table.findLast(({ from }) => from <= day) ?? table[0];
  const last = table.at(-1)?.from ?? '';
  const ends = `${Number(last.slice(0, 4)) + 1}${last.slice(4)}`;
  return { value: found?.value ?? Number.NaN, known: day < ends };
}

/**
 * Goods and services tax on an amount without it, or the tax inside an amount that has it: the amount without it, the tax and both
 * together, in rupees.
 *
 * @param amount rupees
 * @param rate percent of the base
 * @param mode `add` where the amount is the base, `remove` where it is the total
 */
export function goodsTax(amount: number, rate: number, mode: 'add' | 'remove') {
  const base = mode === 'add' ? amount : (amount * 100) / (100 + rate);
  const tax = mode === 'add' ? (amount * rate) / 100 : amount - base;
  return { base, tax, total: base + tax };
}

/** A tax in rupees by who gets it: within a state half each for the centre and the state, between states all for the centre. */
export function goodsTaxParts(tax: number, supply: 'intra' | 'inter') {
  const within = supply === 'intra';
  return { central: within ? tax / 2 : 0, state: within ? tax / 2 : 0, integrated: within ? 0 : tax };
}

/** A house that is let, over a year, in rupees. */
interface LetOutHouse {
  readonly rent: number;
  /** Paid to the local body by the owner. */
  readonly municipalTax: number;
  /** On the loan for this house. */
  readonly interest: number;
}

/** The most that interest and losses may reduce a year's income, in rupees; both are 0 where a regime allows nothing. */
export interface HouseCaps {
  /** Interest for the home one lives in (section 24(b); section 22 of the Act of 2025). */
  readonly ownInterest: number;
  /** Loss from all houses set off against other income (section 71(3A)). */
  readonly loss: number;
}

/**
 * Income from a let house in rupees, below 0 for a loss: rent minus municipal tax (at least 0), minus the share for repairs,
 * minus all interest (sections 23 and 24).
 *
 * @param repairs the share that is deducted without receipts, as a fraction
 */
export function letOutIncome({ rent, municipalTax, interest }: LetOutHouse, repairs: number): number {
  return Math.max(0, rent - municipalTax) * (1 - repairs) - interest;
}

/**
 * What houses add to other income, in rupees; below 0 for what they deduct.
 *
 * @param letOut income from a let house, below 0 for a loss
 * @param ownInterest interest paid for the home one lives in, rupees
 */
export function houseIncome(letOut: number, ownInterest: number, caps: HouseCaps): number {
  return Math.max(0 - caps.loss, letOut - Math.min(ownInterest, caps.ownInterest));
}

/** Shares of basic salary that limit the exemption of house rent allowance, as fractions. */
export interface RentAllowanceLaw {
  /** The share that limits the exemption: larger in the large cities. */
  readonly share: number;
  /** The share that is subtracted from the rent. */
  readonly rentLess: number;
}

/** Three amounts in rupees for one period; the least of them is exempt. */
interface RentAllowanceLimits {
  readonly received: number;
  readonly rent: number;
  readonly share: number;
}

/**
 * What limits the exemption of house rent allowance in the old regime (section 10(13A); Schedule III of the Act of 2025): the
 * allowance received, the rent less one share of basic salary, and another share of basic salary.
 *
 * @param basic basic salary with dearness allowance, in rupees; all three amounts are for the same period
 */
export function rentAllowanceLimits(
  basic: number,
  received: number,
  rent: number,
  law: RentAllowanceLaw,
): RentAllowanceLimits {
  return { received, rent: Math.max(0, rent - basic * law.rentLess), share: basic * law.share };
}

/** House rent allowance that is tax-free: the least of its limits. */
export const exemptRentAllowance = ({ received, rent, share }: RentAllowanceLimits): number =>
  Math.min(received, rent, share);

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

/**
 * Pay for unused leave and its tax-free part (section 10(10AA) of the Act of 1961; section 19(1), serial 14 of that of 2025).
 * Only someone outside the government who leaves has limits: in service all of it is taxed, and what the government pays at the
 * end, or anyone after a death, is tax-free: the law's limits, and the days of leave that count, are then 0.
 */
export function leavePay(leave: UnusedLeave, law: LeaveLaw) {
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
