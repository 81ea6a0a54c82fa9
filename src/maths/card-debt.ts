import { instalment } from './annuity.ts';
import { reaches, refusal, sum } from './basics.ts';
import { growth } from './growth.ts';
import { leastWhole } from './roots.ts';

/** A hundred years: a payment that needs longer does not clear the balance. */
const MOST_MONTHS = 1200;
/** The search for the least share that clears the balance goes in steps of a hundredth of a percent. */
const PARTS = 10_000;

/**
 * The monthly payment on a card's balance: `amount` rupees, or a minimum due of at least `least` rupees. That is a `share` (a
 * fraction) of the `bill`, or the month's interest with its tax and a `share` of the `principal`, the balance before them.
 */
export type CardPayment =
  | { readonly mode: 'fixed'; readonly amount: number }
  | { readonly mode: 'minimum'; readonly of: 'bill' | 'principal'; readonly share: number; readonly least: number };

/** One month, in rupees. */
interface CardMonth {
  readonly month: number;
  readonly interest: number;
  readonly tax: number;
  readonly payment: number;
  readonly closing: number;
}

/**
 * A card's balance without new spending, paid off month by month. Refuses a payment that does not reduce the balance or needs
 * more than 1,200 months to clear it, and gives the least payment that does: whole rupees, or a share of the bill or the principal; null
 * where none does.
 *
 * @param outstanding rupees
 * @param monthlyRate interest a month, as a fraction
 * @param taxRate goods and services tax on that interest, as a fraction
 * @param payment what is paid each month; the last month only what is left
 */
export function payOffCard(outstanding: number, monthlyRate: number, taxRate: number, payment: CardPayment) {
  const byMonth = monthsOf(outstanding, monthlyRate, taxRate, payment);
  const charge = monthlyRate * (1 + taxRate);
  if (byMonth === null) {
    const works = (other: CardPayment) => monthsOf(outstanding, monthlyRate, taxRate, other) !== null;
    if (payment.mode === 'fixed') {
      const least = leastWhole(outstanding * (1 + charge), (amount) => works({ mode: 'fixed', amount }));
      return { ...refusal('fixedPayment', 'neverCleared'), least };
    }
    const least = leastWhole(PARTS, (parts) => works({ ...payment, share: parts / PARTS }));
    const field = payment.of === 'bill' ? 'minimumPercent' : 'principalPercent';
    return { ...refusal(field, 'neverCleared'), least: least === null ? null : least / PARTS };
  }
  const interest = sum(byMonth.map((month) => month.interest));
  const taxOnInterest = interest * taxRate;
  return {
    ok: true as const,
    months: byMonth.length,
    interest,
    taxOnInterest,
    totalPaid: outstanding + interest + taxOnInterest,
    firstPayment: byMonth[0]?.payment ?? 0,
    /** What interest and its tax come to in a year, as a fraction. */
    effectiveRate: growth(charge, 12),
    /** The equal payment that clears the balance in 12 months. */
    paymentForOneYear: instalment(outstanding, charge, 12),
    byMonth,
  };
}

/** What a bank asks for at least, of a balance and the bill that it makes with the month's interest and tax. */
function minimumDue(balance: number, due: number, { of, share, least }: CardPayment & { mode: 'minimum' }): number {
  return Math.max(least, of === 'bill' ? due * share : due - balance + balance * share);
}

/** Every month until nothing is owed, or null where that takes too long. */
function monthsOf(outstanding: number, monthlyRate: number, taxRate: number, payment: CardPayment): CardMonth[] | null {
  const months: CardMonth[] = [];
  let balance = outstanding;
  while (balance > 0) {
    const interest = balance * monthlyRate;
    const tax = interest * taxRate;
    const due = balance + interest + tax;
    const wanted = payment.mode === 'fixed' ? payment.amount : minimumDue(balance, due, payment);
    const paid = reaches(wanted, due) ? due : wanted;
    const closing = due - paid;
    // a balance that does not fall in one month never falls
    if (closing >= balance || months.length === MOST_MONTHS) return null;
    months.push({ month: months.length + 1, interest, tax, payment: paid, closing });
    balance = closing;
  }
  return months;
}
