import { futureValue, steppedPayments, worthOfMonths } from './annuity.ts';
import { grownTo, growth, growthFactor } from './growth.ts';
import { reaches } from './settled.ts';

/** Saving until the money pays for a life. Amounts in rupees, rates a year as fractions. */
export interface Independence {
  /** Months from now that the money must last, above 0. */
  readonly months: number;
  /** What the money pays for, a month at today's prices; rises with prices every month. */
  readonly spending: number;
  readonly saved: number;
  /** Saved at the start of each month, in the first year. */
  readonly saving: number;
  /** Yearly rise of the saving. */
  readonly stepUp: number;
  /** Return while saving. */
  readonly preReturn: number;
  /** Return while spending. */
  readonly postReturn: number;
  readonly priceRise: number;
  /** Share of the money that a year's spending may take, above 0. */
  readonly withdrawalRate: number;
  /** Months from now until the money is needed if nothing more is saved. */
  readonly coastMonths: number;
}

/** When the money is enough to live off, in months from now; null where it never is. */
export interface FreeAfter {
  readonly after: number | null;
  /** What is needed then, in rupees of that day, and at today's prices; 0 where it is never enough. */
  readonly neededThen: number;
  readonly needed: number;
}

/** One year of saving, then of living off it, in rupees. */
export interface IndependenceYear {
  year: number;
  paidIn: number;
  spent: number;
  growth: number;
  balance: number;
  /** What would be needed at the year's end to stop working then. */
  needed: number;
}

export interface IndependencePlan extends FreeAfter {
  readonly neededNow: number;
  /** What the withdrawal rate asks for, at today's prices, and the months until it is there. */
  readonly byRate: number;
  readonly rateAfter: number | null;
  /** What is enough today if nothing more is saved, and the months until it is there; 0 and null where it need not last so long. */
  readonly coast: number;
  readonly coastAfter: number | null;
  /** With another spending. */
  freeWith: (spending: number) => FreeAfter;
  byYear: () => IndependenceYear[];
}

/**
 * When savings pay for a life: the first month at whose start they cover each later month's spending until the end, rising with
 * prices, while the rest grows. Half a paisa less counts as enough.
 *
 * @returns null where the rates are too high for so many months
 */
export function independence(plan: Independence): IndependencePlan | null {
  const { months, spending, saved, saving, stepUp, priceRise, preReturn, postReturn, coastMonths } = plan;
  const [pre, prices] = [growth(preReturn, 1 / 12), growth(priceRise, 1 / 12)];
  const priceAfter = (month: number) => growthFactor(priceRise, month / 12);
  // of a spending of 1 a month at today's prices
  const rupeesNeeded = (month: number) => priceAfter(month) * worthOfMonths(1, months - month, priceRise, postReturn);
  const needs = Array.from({ length: months }, (_, month) => rupeesNeeded(month));
  const balances = [saved];
  for (let month = 0; month < months; month++)
    balances.push(((balances[month] ?? 0) + saving * growthFactor(stepUp, Math.floor(month / 12))) * (1 + pre));
  const balanceAfter = (month: number) => balances[month] ?? 0;
  const firstMonth = (enough: (month: number, balance: number) => boolean, last = months - 1) => {
    const found = balances.slice(0, last + 1).findIndex((balance, month) => enough(month, balance));
    return found < 0 ? null : found;
  };

  const freeWith = (spent: number): FreeAfter => {
    const after = firstMonth((month, balance) => reaches(balance, spent * (needs[month] ?? 0)));
    if (after === null) return { after, neededThen: 0, needed: 0 };
    const neededThen = spent * (needs[after] ?? 0);
    return { after, neededThen, needed: neededThen / priceAfter(after) };
  };
  const ownFree = freeWith(spending);
  const byRate = (12 * spending) / plan.withdrawalRate;
  const coasts = coastMonths < months;
  const neededToCoast = coasts ? spending * (needs[coastMonths] ?? 0) : 0;
  const surplus = ownFree.after === null ? 0 : Math.max(0, balanceAfter(ownFree.after) - ownFree.neededThen);
  const ends = [
    ...needs.map((need) => need * spending),
    ...balances,
    byRate,
    grownTo(surplus, postReturn, months / 12),
  ];
  if (!ends.every(Number.isFinite)) return null;

  const saves = ownFree.after ?? months; // months of saving
  const balanceAt = (month: number) =>
    month <= saves
      ? balanceAfter(month)
      : spending * rupeesNeeded(month) + grownTo(surplus, postReturn, (month - saves) / 12);
  return {
    ...ownFree,
    neededNow: spending * (needs[0] ?? 0),
    byRate,
    rateAfter: firstMonth((month, balance) => reaches(balance, byRate * priceAfter(month))),
    coast: neededToCoast / growthFactor(preReturn, coastMonths / 12),
    coastAfter: coasts
      ? firstMonth(
          (month, balance) => reaches(balance * growthFactor(preReturn, (coastMonths - month) / 12), neededToCoast),
          coastMonths,
        )
      : null,
    freeWith,
    byYear: () =>
      Array.from({ length: Math.ceil(months / 12) }, (_, before) => {
        const [from, to] = [12 * before, Math.min(months, 12 * (before + 1))];
        const free = Math.min(to, Math.max(from, saves));
        const paidIn = saving * (steppedPayments(free, stepUp) - steppedPayments(from, stepUp));
        const spent = spending * priceAfter(free) * futureValue(prices, to - free);
        const [opening, balance] = [balanceAt(from), balanceAt(to)];
        const earned = balance - opening - paidIn + spent;
        return { year: to / 12, paidIn, spent, growth: earned, balance, needed: spending * rupeesNeeded(to) };
      }),
  };
}
