import { type Refusal, reaches, refusal, stillOwed, sum } from './basics.ts';
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

interface WithdrawalResult {
  readonly ok: true;
  /** Full withdrawals, at most {@link LONGEST_PLAN}. */
  readonly monthsLasted: number;
  /** What is left after the years, and what was drawn in them. */
  readonly finalValue: number;
  readonly totalWithdrawn: number;
  /** The first month's withdrawal that leaves nothing after the years. */
  readonly sustainable: number;
  readonly byYear: readonly WithdrawalYear[];
}

const withdrawalOf = (plan: WithdrawalPlan, month: number): number =>
  plan.withdrawal * growthFactor(plan.rise, Math.floor(month / 12));

/** How long a fund lasts and what it leaves. Refuses `years` below one month. */
export function withdrawalPlan(plan: WithdrawalPlan): WithdrawalResult | Refusal<'years', 'tooShort'> {
  const months = monthsIn(plan.years);
  if (months < 1) return refusal('years', 'tooShort');
  const { monthlyRate, timing } = plan;
  let [balance, monthsLasted, lasting] = [plan.corpus, 0, true];
  let finalValue = 0;
  const withdrawals: number[] = [];
  const byYear: WithdrawalYear[] = [];
  let opening = balance;
  for (let month = 0; month < Math.max(months, lasting ? LONGEST_PLAN : 0); month++) {
    const wanted = lasting ? withdrawalOf(plan, month) : 0;
    const grown = timing === 'end' ? balance * (1 + monthlyRate) : balance;
    const full = reaches(grown, wanted);
    const paid = full ? Math.min(grown, wanted) : grown;
    const left = stillOwed(grown - paid);
    balance = timing === 'end' ? left : left * (1 + monthlyRate);
    if (lasting && full && month < LONGEST_PLAN) monthsLasted++;
    lasting = lasting && full;
    if (month >= months) continue;
    withdrawals.push(paid);
    finalValue = balance;
    if ((month + 1) % 12 === 0 || month + 1 === months) {
      const withdrawn = sum(withdrawals.slice(12 * byYear.length));
      const growth = balance - opening + withdrawn;
      byYear.push({ year: (month + 1) / 12, opening, withdrawn, growth, closing: balance });
      opening = balance;
    }
  }
  return {
    ok: true,
    monthsLasted,
    finalValue,
    totalWithdrawn: sum(withdrawals),
    sustainable: sustainable(plan, months),
    byYear,
  };
}

/** The corpus divided by the present value of withdrawals that begin with 1 rupee. */
function sustainable(plan: WithdrawalPlan, months: number): number {
  let worth = 0;
  for (let month = months - 1; month >= 0; month--) {
    const paid = growthFactor(plan.rise, Math.floor(month / 12));
    worth = plan.timing === 'end' ? (worth + paid) / (1 + plan.monthlyRate) : worth / (1 + plan.monthlyRate) + paid;
  }
  return plan.corpus / worth;
}
