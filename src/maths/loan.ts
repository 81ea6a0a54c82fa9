import { balances, impliedRateOf } from './amortisation.ts';
import { instalment, instalmentsNeeded } from './annuity.ts';
import { stillOwed, sum } from './basics.ts';
import { financialYear, monthAfter } from './calendar.ts';

/** Payments in addition to the EMI, right after it. */
interface Prepayment {
  /** Rupees. */
  readonly amount: number;
  readonly every: 'once' | 'month' | 'year';
  /** Month of the loan, counted from 1. */
  readonly from: number;
}

/** A new interest rate. */
interface RateChange {
  /** First month of the loan that bears it, counted from 1. */
  readonly from: number;
  /** Interest a month, as a fraction above 0. */
  readonly rate: number;
}

/** A loan repaid monthly on a reducing balance. */
export interface LoanTerms {
  /** Rupees, above 0. */
  readonly amount: number;
  /** Interest a month, as a fraction. */
  readonly rate: number;
  /** At least 1. */
  readonly months: number;
  readonly prepayments: readonly Prepayment[];
  /** In any order; if several begin in the same month the last one counts. */
  readonly rateChanges: readonly RateChange[];
  /** What stays when a prepayment or a new rate changes the loan. */
  readonly keep: 'emi' | 'tenure';
  /** Rupees paid each month where that is more than the EMI; 0 for the EMI alone. */
  readonly payFixed: number;
  /** The fraction by which the EMI rises after every twelve months, where `keep` is `emi`; 0 where it stays. */
  readonly emiRise: number;
}

/** A month of a loan, or several as one, in rupees with paise unrounded. */
export interface LoanPeriod {
  opening: number;
  interest: number;
  /** Repaid by EMIs. */
  principal: number;
  prepaid: number;
  closing: number;
}

/** Why a loan cannot go on with its EMI; both happen only where the EMI is kept and a rate rises. */
interface LoanRefusal {
  ok: false;
  /** The EMI does not exceed the interest, or the loan goes on for longer than {@link mostMonths}. */
  reason: 'belowInterest' | 'tooLong';
  /** The row of `rateChanges` that causes it, counted from 0. */
  row: number;
  /** The month of the loan from which that row counts. */
  month: number;
}

/** Every month until the loan is repaid, in order. */
type Repayment = { ok: true; months: readonly LoanPeriod[] } | LoanRefusal;

/** The most months a loan may go on. */
export function mostMonths(months: number): number {
  return Math.max(months, 1200);
}

function isDueIn(month: number, { every, from }: Prepayment): boolean {
  if (every === 'once') return month === from;
  return month >= from && (every === 'month' || (month - from) % 12 === 0);
}

const prepaymentIn = (month: number, prepayments: readonly Prepayment[]): number =>
  prepayments.reduce((due, prepayment) => (isDueIn(month, prepayment) ? due + prepayment.amount : due), 0);

/** What a month is repaid by: the EMI in rupees, the rate as a fraction, and the last change of rate so far. */
interface Conditions {
  readonly emi: number;
  readonly rate: number;
  readonly change: { readonly row: number; readonly month: number };
}

/** The conditions from the start of a month on; those of before where nothing changes. */
function conditionsIn(
  month: number,
  { keep, emiRise }: LoanTerms,
  before: Conditions,
  change: { readonly row: number; readonly rate: number } | undefined,
): Conditions {
  const hasNewEmi = keep === 'emi' && emiRise > 0 && month > 1 && month % 12 === 1;
  const hasNewRate = change !== undefined && change.rate !== before.rate;
  if (!hasNewEmi && !hasNewRate) return before;
  const emi = hasNewEmi ? before.emi * (1 + emiRise) : before.emi;
  return hasNewRate ? { emi, rate: change.rate, change: { row: change.row, month } } : { ...before, emi };
}

/** The months that repay a balance, from those of the EMI: a larger fixed payment needs fewer. */
const cappedByFixedPayment = ({ payFixed }: LoanTerms, balance: number, rate: number, byEmi: number): number =>
  payFixed > 0 ? Math.min(byEmi, instalmentsNeeded(balance, rate, payFixed)) : byEmi;

/** The months that a balance needs after some months were paid. */
function monthsLeft(terms: LoanTerms, { emi, rate }: Conditions, balance: number, paid: number): number {
  const byEmi = terms.keep === 'tenure' ? terms.months - paid : instalmentsNeeded(balance, rate, emi);
  return cappedByFixedPayment(terms, balance, rate, byEmi);
}

/** The months between two changes of a loan: they are like a new loan, whose balance has a closed form. */
const stretchOf = (balance: number, rate: number, monthsAtStart: number) => ({
  monthsAtStart,
  balanceAfter: balances(balance, rate, monthsAtStart),
  paid: 0,
});

/**
 * A loan month by month: a new EMI and a change of rate at the start of the month, its interest and EMI, or the fixed payment, at the end,
 * prepayments after it.
 */
export function repay(terms: LoanTerms): Repayment {
  const { amount, months, prepayments, keep, payFixed } = terms;
  const most = mostMonths(months);
  // of several changes in one month the last one counts
  const changes = new Map(terms.rateChanges.map(({ from, rate }, row) => [from, { row, rate }]));
  const rows: LoanPeriod[] = [];
  let now: Conditions = {
    emi: instalment(amount, terms.rate, months),
    rate: terms.rate,
    change: { row: -1, month: 0 },
  };
  let stretch = stretchOf(amount, now.rate, cappedByFixedPayment(terms, amount, now.rate, months));
  let opening = amount;
  do {
    const month = rows.length + 1;
    if (month > most) return { ok: false, reason: 'tooLong', ...now.change };
    const before = now;
    now = conditionsIn(month, terms, before, changes.get(month));
    if (now.rate !== before.rate && keep === 'emi' && Math.max(now.emi, payFixed) <= opening * now.rate)
      return { ok: false, reason: 'belowInterest', ...now.change };
    if (now !== before) stretch = stretchOf(opening, now.rate, monthsLeft(terms, now, opening, rows.length));

    stretch.paid += 1;
    const owed = stretch.balanceAfter(stretch.paid);
    const prepaid = Math.min(owed, prepaymentIn(month, prepayments));
    const closing = stillOwed(owed - prepaid);
    rows.push({ opening, interest: opening * now.rate, principal: opening - prepaid - closing, prepaid, closing });

    if (prepaid > 0) {
      // a prepayment never makes a loan longer, not even by a rounding error
      const longest = stretch.monthsAtStart - stretch.paid;
      stretch = stretchOf(closing, now.rate, Math.min(longest, monthsLeft(terms, now, closing, rows.length)));
    }
    opening = closing;
  } while (opening > 0);
  return { ok: true, months: rows };
}

/** Consecutive periods of a loan as one. At least one is needed. */
function asOne(periods: readonly LoanPeriod[]): LoanPeriod {
  return {
    opening: periods[0]?.opening ?? 0,
    interest: sum(periods.map(({ interest }) => interest)),
    principal: sum(periods.map(({ principal }) => principal)),
    prepaid: sum(periods.map(({ prepaid }) => prepaid)),
    closing: periods.at(-1)?.closing ?? 0,
  };
}

/** The months of a loan in consecutive groups, each with the name that its months share. */
function grouped<Name>(
  months: readonly LoanPeriod[],
  nameOf: (index: number) => Name,
): (LoanPeriod & { year: Name })[] {
  const groups = new Map<Name, LoanPeriod[]>();
  for (const [index, month] of months.entries()) {
    const name = nameOf(index);
    const group = groups.get(name);
    if (group) group.push(month);
    else groups.set(name, [month]);
  }
  return [...groups].map(([year, group]) => ({ year, ...asOne(group) }));
}

/** The years of a loan, counted from 1, the last one shorter where the months do not fill it. */
export function loanYears(months: readonly LoanPeriod[]): (LoanPeriod & { year: number })[] {
  return grouped(months, (index) => Math.floor(index / 12) + 1);
}

/**
 * The financial years of a loan (`2027-28`, April to March); `closing` is what is owed on 31 March.
 *
 * @param firstEmi day of the first EMI, as `2026-04-05`
 */
export function loanFinancialYears(months: readonly LoanPeriod[], firstEmi: string): (LoanPeriod & { year: string })[] {
  return grouped(months, (index) => financialYear(monthAfter(firstEmi, index)));
}

/** The totals of a loan. Amounts in rupees. */
export interface LoanOutcome {
  ok: true;
  /** Of the first month. */
  emi: number;
  /** The interest that is really paid. */
  interest: number;
  prepaid: number;
  /** A year, as a fraction: twelve times the monthly rate at which all payments are worth what is paid out. */
  apr: number;
  months: readonly LoanPeriod[];
  /** Compared with the same loan without prepayments, fixed payment and rising EMI; null where that one would not end. */
  saved: { interest: number; months: number } | null;
}

/**
 * A loan, and what prepayments, a fixed payment and a rising EMI save.
 *
 * @param fee rupees kept back at the start, below the amount
 */
export function loanOutcome(terms: LoanTerms, fee: number): LoanOutcome | LoanRefusal {
  const paid = repay(terms);
  if (!paid.ok) return paid;
  const { months } = paid;
  const { interest, prepaid } = asOne(months);
  return {
    ok: true,
    emi: instalment(terms.amount, terms.rate, terms.months),
    interest,
    prepaid,
    apr: 12 * yieldOf(terms, fee, months),
    months,
    saved: savedBy(terms, interest, months.length),
  };
}

function yieldOf({ amount, rate, rateChanges }: LoanTerms, fee: number, months: readonly LoanPeriod[]): number {
  // without a fee and with one rate it is that rate, whenever the loan is repaid
  if (fee === 0 && rateChanges.length === 0) return rate;
  const payments = months.map(({ interest, principal, prepaid }) => interest + principal + prepaid);
  return impliedRateOf(amount - fee, payments);
}

function savedBy(terms: LoanTerms, interest: number, months: number): LoanOutcome['saved'] {
  if (terms.prepayments.length === 0 && terms.payFixed === 0 && terms.emiRise === 0) return { interest: 0, months: 0 };
  const without = repay({ ...terms, prepayments: [], payFixed: 0, emiRise: 0 });
  if (!without.ok) return null;
  return { interest: asOne(without.months).interest - interest, months: without.months.length - months };
}
