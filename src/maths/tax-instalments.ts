import { adder, cutToMultiple, reaches, sum } from './basics.ts';

/** Tax on income that nobody could foresee: capital gains, dividends, winnings (section 234C proviso; 425(4)). */
interface LaterTax {
  /** Rupees, a part of the year's tax. */
  readonly tax: number;
  /** ISO date (YYYY-MM-DD) of the income; only its day and month count. */
  readonly on: string;
}

/** What is due by one date of the year, all shares of the year's advance tax as fractions. */
interface Instalment {
  /** Day and month, as 06-15. */
  readonly by: string;
  /** The total to be paid by then. */
  readonly share: number;
  /** The share that must be paid by then to avoid interest. */
  readonly enough: number;
  /** Interest on the shortfall below `share` (section 234C; 425). */
  readonly interest: number;
}

/** Rupees, and shares and rates as fractions. */
export interface AdvanceTaxLaw {
  /** From this much tax on, after tax deducted at source, advance tax is due (section 208; 404). */
  readonly least: number;
  /** In order of date (section 211; 408). */
  readonly instalments: readonly Instalment[];
  /** The share that must be paid by the end of the year to avoid further interest (section 234B; 424). */
  readonly enough: number;
  /** Interest a month after the end of the year. */
  readonly shortfall: number;
  /** Amounts that bear interest are rounded down to a multiple of this (rule 119A). */
  readonly cutTo: number;
}

/** What a taxpayer owes and has paid in a year. */
export interface AdvanceTaxCase {
  /** The year's tax with cess, and the tax deducted at source, in rupees. */
  readonly tax: number;
  readonly tds: number;
  /** No advance tax is due, as from older residents without a business. */
  readonly exempt: boolean;
  /** Rupees paid since the date before, in the order of the law's instalments. */
  readonly paid: readonly number[];
  /** Paid after the last instalment and before the year's end. */
  readonly paidLate: number;
  readonly gains: readonly LaterTax[];
  /** The month in which the rest is paid, 1 for the first one after the year's end. */
  readonly settleMonths: number;
}

/** A taxpayer under presumptive taxation pays everything on the last date. */
export function inOneInstalment(instalments: readonly Instalment[]): Instalment[] {
  return instalments.map((each, index) => (index === instalments.length - 1 ? each : { ...each, share: 0, enough: 0 }));
}

/** A day and month as text that sorts in the order of a year from April to March. */
function inYear(monthAndDay: string): string {
  return monthAndDay < '04-01' ? `1${monthAndDay}` : `0${monthAndDay}`;
}

/** The tax of gains that came after a date. */
function laterThan(by: string, gains: readonly LaterTax[]): number {
  return sum(gains.map(({ tax, on }) => (inYear(on.slice(5)) > inYear(by) ? tax : 0)));
}

/**
 * A year's advance tax, and the interest on shortfalls of instalments and of the year. At a date the tax of gains after it is
 * left out of what is due, for the interest only if what was paid after the date reaches it. All in rupees.
 */
export function advanceTax(given: AdvanceTaxCase, law: AdvanceTaxLaw) {
  const afterTds = given.tax - given.tds;
  const due = !given.exempt && reaches(afterTds, law.least) ? afterTds : 0;
  const paid = sum([...given.paid, given.paidLate]);
  const pay = adder();
  let dueBefore = 0;
  const instalments = law.instalments.map(({ by, share, enough, interest: rate }, index) => {
    const later = laterThan(by, given.gains);
    const foreseen = Math.max(0, due - later);
    const dueInAll = foreseen * share;
    const paidInAll = pay(given.paid[index] ?? 0);
    const isLeftOut = reaches(paid - paidInAll, later);
    const counted = isLeftOut ? foreseen : due;
    // what bears interest: nothing where enough was paid
    const short = reaches(paidInAll, counted * enough) ? 0 : Math.max(0, counted * share - paidInAll);
    const interest = cutToMultiple(short, law.cutTo) * rate;
    // tax of later gains, where what was paid after the date does not reach it
    const notLeftOut = isLeftOut ? 0 : later;
    const result = { due: dueInAll - dueBefore, dueInAll, paidInAll, short, interest, notLeftOut };
    dueBefore = dueInAll;
    return result;
  });
  const short = reaches(paid, due * law.enough) ? 0 : due - paid;
  const shortfallInterest = cutToMultiple(short, law.cutTo) * law.shortfall * given.settleMonths;
  const defermentInterest = sum(instalments.map(({ interest }) => interest));
  return {
    due,
    instalments,
    /** Due after the last instalment, by the end of the year. */
    late: due - dueBefore,
    defermentInterest,
    shortfallInterest,
    /** Still to pay with interest; below 0 for a refund. */
    balance: afterTds - paid + defermentInterest + shortfallInterest,
  };
}
