import { futureValue, worthOfMonths } from './annuity.ts';
import { sum } from './basics.ts';
import { grownTo, growth, growthFactor } from './growth.ts';

/** What a family spends and owes, and what it has, if an income ends. Amounts in rupees, rates a year as fractions above -1. */
interface FamilyNeeds {
  /** The family's spending a month in today's money; it rises with prices. */
  readonly spending: number;
  /** Whole years for which it is needed. */
  readonly years: number;
  /** The spouse's income a month in today's money, and the whole years for which it is earned. What exceeds spending is not saved. */
  readonly spouseIncome: number;
  readonly spouseYears: number;
  /** Costs in today's money, paid after whole years; 0 for at once. */
  readonly goals: readonly { readonly cost: number; readonly years: number }[];
  readonly priceRise: number;
  /** What money set aside earns, after tax. */
  readonly safeReturn: number;
}

/**
 * The sum, in rupees of today, that pays a family's spending and goals to the last rupee: spending at each month's start, goals at their
 * year's end.
 */
export function familySum(needs: FamilyNeeds) {
  const { spending, years, goals, priceRise, safeReturn } = needs;
  const earned = Math.min(spending, needs.spouseIncome);
  const earnedYears = Math.min(years, needs.spouseYears);
  /** What is left to pay after some years, in rupees of that time. */
  const livingFrom = (year: number) => {
    const left = (amount: number, until: number) =>
      worthOfMonths(amount, 12 * Math.max(0, until - year), priceRise, safeReturn);
    return grownTo(left(spending, years) - left(earned, earnedYears), priceRise, year);
  };
  const costOf = (goal: FamilyNeeds['goals'][number]) => grownTo(goal.cost, priceRise, goal.years);
  const goalsFrom = (year: number) =>
    sum(
      goals
        .filter((goal) => goal.years > year)
        .map((goal) => costOf(goal) / growthFactor(safeReturn, goal.years - year)),
    );
  const atOnce = sum(goals.filter((goal) => goal.years === 0).map(({ cost }) => cost));
  /** Each year in its own rupees, until nothing is left; empty where nothing is needed. */
  const byYear = () => {
    const last = Math.max(years, ...goals.map((goal) => Math.max(1, goal.years)));
    const monthsOfYear = futureValue(growth(priceRise, 1 / 12), 12);
    return Array.from({ length: last }, (_, before) => {
      const year = before + 1;
      const opening = livingFrom(before) + goalsFrom(before) + (before === 0 ? atOnce : 0);
      const closing = livingFrom(year) + goalsFrom(year);
      const month = (year <= years ? spending : 0) - (year <= earnedYears ? earned : 0);
      const spent = grownTo(month * monthsOfYear, priceRise, before);
      const due = sum(goals.filter((goal) => Math.max(1, goal.years) === year).map(costOf));
      return { year, opening, spent, goals: due, growth: closing - opening + spent + due, closing };
    });
  };
  return { living: livingFrom(0), goals: goalsFrom(0) + atOnce, byYear };
}
