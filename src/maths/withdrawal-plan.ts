import { reaches, refusal, stillOwed, sum, wholeYears } from './basics.ts';
import { growthFactor, monthsIn } from './growth.ts';

/** The longest plan, in months. */
export const LONGEST_PLAN = 1200;

/** Money that is drawn every month from a fund. Amounts in rupees, rates as fractions. */
export interface WithdrawalPlan {
  readonly corpus: number;
  /** What is drawn in the first month. */
  readonly withdrawal: number;
  /** Rise of the withdrawal every 12 months. */
  readonly rise: number;
  /** Growth a month. */
  readonly monthlyRate: number;
  /** May be a fraction. */
  readonly years: number;
  /** Growth comes before the withdrawal of a month (`end`) or after it (`start`). */
  readonly timing: 'start' | 'end';
}

/** One year of a plan, in rupees; the last one shorter where the term ends within a year. */
interface WithdrawalYear {
  readonly year: number;
  readonly opening: number;
  readonly withdrawn: number;
  readonly growth: number;
  readonly closing: number;
}

/** A month that begins with a balance, from which an amount is wanted: rupees, and whether all of it was there. */
function withdrawalMonth({ monthlyRate, timing }: WithdrawalPlan, balance: number, wanted: number) {
  const available = timing === 'end' ? balance * (1 + monthlyRate) : balance;
  const isFull = reaches(available, wanted);
  const paid = isFull ? Math.min(available, wanted) : available;
  const left = stillOwed(available - paid);
  return { paid, closing: timing === 'end' ? left : left * (1 + monthlyRate), isFull };
}

type WithdrawalMonth = ReturnType<typeof withdrawalMonth>;

/** How long a fund lasts and what it leaves. Refuses `years` below one month. */
export function withdrawalPlan(plan: WithdrawalPlan) {
  const months = monthsIn(plan.years);
  if (months < 1) return refusal('years', 'tooShort');
  const all = monthsOfPlan(plan, months);
  const firstShort = all.findIndex(({ isFull }) => !isFull);
  const term = all.slice(0, months);
  return {
    ok: true as const,
    /** Full withdrawals, at most {@link LONGEST_PLAN}. */
    monthsLasted: Math.min(LONGEST_PLAN, firstShort < 0 ? all.length : firstShort),
    /** What is left after the years, and what was drawn in them. */
    finalValue: term.at(-1)?.closing ?? 0,
    totalWithdrawn: sum(term.map(({ paid }) => paid)),
    /** The first month's withdrawal that leaves nothing after the years. */
    sustainable: sustainable(plan, months),
    byYear: yearsOf(plan.corpus, term),
  };
}

/** The months of the term, and after it those until the fund runs out, or the longest plan ends. Once it has run out nothing is wanted. */
function monthsOfPlan(plan: WithdrawalPlan, term: number): WithdrawalMonth[] {
  const all: WithdrawalMonth[] = [];
  let balance = plan.corpus;
  let isLasting = true;
  while (all.length < term || (isLasting && all.length < LONGEST_PLAN)) {
    const wanted = isLasting ? plan.withdrawal * growthFactor(plan.rise, Math.floor(all.length / 12)) : 0;
    const month = withdrawalMonth(plan, balance, wanted);
    all.push(month);
    balance = month.closing;
    isLasting &&= month.isFull;
  }
  return all;
}

function yearsOf(corpus: number, months: readonly WithdrawalMonth[]): WithdrawalYear[] {
  let opening = corpus;
  return wholeYears(months.length / 12).map((year, index) => {
    const monthsOfYear = months.slice(12 * index, 12 * (index + 1));
    const withdrawn = sum(monthsOfYear.map(({ paid }) => paid));
    const closing = monthsOfYear.at(-1)?.closing ?? opening;
    const row = { year, opening, withdrawn, growth: closing - opening + withdrawn, closing };
    opening = closing;
    return row;
  });
}

/** The first withdrawal that leaves nothing: the corpus divided by the present value of withdrawals that begin with 1 rupee. */
function sustainable(plan: WithdrawalPlan, months: number): number {
  let worth = 0;
  for (let month = months - 1; month >= 0; month--) {
    const paid = growthFactor(plan.rise, Math.floor(month / 12));
    worth = plan.timing === 'end' ? (worth + paid) / (1 + plan.monthlyRate) : worth / (1 + plan.monthlyRate) + paid;
  }
  return plan.corpus / worth;
}
