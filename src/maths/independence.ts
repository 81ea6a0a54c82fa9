import { futureValue, steppedPayments, worthOfMonths } from './annuity.ts';
import { reaches } from './basics.ts';
import { grownTo, growth, growthFactor } from './growth.ts';

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

/** When the money is enough to live off. */
interface FreeAfter {
  /** Months from now; null where it never is. */
  readonly after: number | null;
  /** What is needed then, in rupees of that day; 0 where it is never enough. */
  readonly neededThen: number;
  /** The same at today's prices. */
  readonly needed: number;
}

/** One year of saving, then of living off it, in rupees. */
interface IndependenceYear {
  year: number;
  paidIn: number;
  spent: number;
  growth: number;
  balance: number;
  /** What would be needed at the year's end to stop working then. */
  needed: number;
}

interface IndependencePlan extends FreeAfter {
  /** What would be needed to stop working today. */
  readonly neededNow: number;
  /** What the withdrawal rate asks for, at today's prices. */
  readonly byRate: number;
  /** Months from now until that is there; null where it never is. */
  readonly rateAfter: number | null;
  /** What is enough today if nothing more is saved; 0 where the money need not last until then. */
  readonly coast: number;
  /** Months from now until that is there; null where it never is, or need not last until then. */
  readonly coastAfter: number | null;
  /** With another spending. */
  freeWith: (spending: number) => FreeAfter;
  byYear: () => IndependenceYear[];
}

/** What costs 1 today costs in a month. */
const priceIn = ({ priceRise }: Independence, month: number) => growthFactor(priceRise, month / 12);

/** What is needed at the start of a month to stop working, in rupees of that day, for a spending of ₹1 a month at today's prices. */
const needPerRupee = (plan: Independence, month: number) =>
  priceIn(plan, month) * worthOfMonths(1, plan.months - month, plan.priceRise, plan.postReturn);

/** The balance at the start of each month, and at the end of the last, if the saving never stops. */
function balancesWhileSaving({ months, saved, saving, stepUp, preReturn }: Independence): readonly number[] {
  const rate = growth(preReturn, 1 / 12);
  const balances = [saved];
  for (let month = 0; month < months; month++) {
    const payment = saving * growthFactor(stepUp, Math.floor(month / 12));
    balances.push(((balances[month] ?? 0) + payment) * (1 + rate));
  }
  return balances;
}

/** The first month whose balance is enough; null where none is. */
function firstMonthEnough(balances: readonly number[], isEnough: (balance: number, month: number) => boolean) {
  const month = balances.findIndex(isEnough);
  return month < 0 ? null : month;
}

/**
 * One year's row.
 *
 * @param stopMonth the month at whose start the saving gives way to spending
 */
function yearRow(plan: Independence, index: number, stopMonth: number, balanceAt: (month: number) => number) {
  const { months, spending, saving, stepUp } = plan;
  const [from, to] = [12 * index, Math.min(months, 12 * (index + 1))];
  // of this year; its end where there is none
  const firstSpendingMonth = Math.min(to, Math.max(from, stopMonth));
  const paidIn = saving * (steppedPayments(firstSpendingMonth, stepUp) - steppedPayments(from, stepUp));
  const perMonth = spending * priceIn(plan, firstSpendingMonth);
  const spent = perMonth * futureValue(growth(plan.priceRise, 1 / 12), to - firstSpendingMonth);
  const [opening, balance] = [balanceAt(from), balanceAt(to)];
  const earned = balance - opening - paidIn + spent;
  return { year: to / 12, paidIn, spent, growth: earned, balance, needed: spending * needPerRupee(plan, to) };
}

/**
 * When savings pay for a life: the first month at whose start they cover each later month's spending until the end, rising with
 * prices, while the rest grows. Half a paisa less counts as enough.
 *
 * @returns null where the rates are too high for so many months
 */
export function independence(plan: Independence): IndependencePlan | null {
  const { months, spending, preReturn, postReturn, coastMonths } = plan;
  const needs = Array.from({ length: months }, (_, month) => needPerRupee(plan, month));
  const needIn = (month: number) => needs[month] ?? 0;
  const balances = balancesWhileSaving(plan);
  // at the end of the last month nothing is left to pay for
  const beforeEnd = balances.slice(0, months);

  const freeWith = (otherSpending: number): FreeAfter => {
    const after = firstMonthEnough(beforeEnd, (balance, month) => reaches(balance, otherSpending * needIn(month)));
    if (after === null) return { after, neededThen: 0, needed: 0 };
    const neededThen = otherSpending * needIn(after);
    return { after, neededThen, needed: neededThen / priceIn(plan, after) };
  };
  const free = freeWith(spending);
  const surplus = free.after === null ? 0 : Math.max(0, (balances[free.after] ?? 0) - free.neededThen);
  const byRate = (12 * spending) / plan.withdrawalRate;
  const largest = [
    ...needs.map((need) => need * spending),
    ...balances,
    byRate,
    grownTo(surplus, postReturn, months / 12),
  ];
  if (!largest.every(Number.isFinite)) return null;

  const coasts = coastMonths < months;
  const neededToCoast = coasts ? spending * needIn(coastMonths) : 0;
  const coasted = (balance: number, month: number) => balance * growthFactor(preReturn, (coastMonths - month) / 12);
  const stopMonth = free.after ?? months;
  // what is needed pays exactly for the rest, so only the surplus above it grows on
  const balanceAt = (month: number) =>
    month <= stopMonth
      ? (balances[month] ?? 0)
      : spending * needPerRupee(plan, month) + grownTo(surplus, postReturn, (month - stopMonth) / 12);
  return {
    ...free,
    neededNow: spending * needIn(0),
    byRate,
    rateAfter: firstMonthEnough(beforeEnd, (balance, month) => reaches(balance, byRate * priceIn(plan, month))),
    coast: neededToCoast / growthFactor(preReturn, coastMonths / 12),
    coastAfter: coasts
      ? firstMonthEnough(balances.slice(0, coastMonths + 1), (balance, month) =>
          reaches(coasted(balance, month), neededToCoast),
        )
      : null,
    freeWith,
    byYear: () =>
      Array.from({ length: Math.ceil(months / 12) }, (_, index) => yearRow(plan, index, stopMonth, balanceAt)),
  };
}
