import { refusal } from './basics.ts';

/** An account that pays its interest out every month. Amounts in rupees. */
interface IncomeAccount {
  readonly deposit: number;
  /** A month, as a fraction. */
  readonly rate: number;
  readonly monthsHeld: number;
}

/** Rupees, months, and shares as fractions. */
export interface IncomeAccountLaw {
  /** The most that one or several holders may deposit. */
  readonly most: number;
  /** An account cannot be closed before `earliest` and ends after `term`. */
  readonly earliest: number;
  readonly term: number;
  /** The share of the deposit that is deducted on closing before `until` months, in order of `until`. */
  readonly closing: readonly { readonly until: number; readonly share: number }[];
}

/** Income that does not compound, and what closing early costs, in rupees. Refuses `monthsHeld` outside the account's term. */
export function incomeAccount({ deposit, rate, monthsHeld }: IncomeAccount, law: IncomeAccountLaw) {
  if (monthsHeld < law.earliest) return refusal('monthsHeld', 'tooShort');
  if (monthsHeld > law.term) return refusal('monthsHeld', 'tooLong');
  const counted = Math.min(deposit, law.most);
  const monthlyIncome = counted * rate;
  const totalInterest = monthlyIncome * monthsHeld;
  const deduction = counted * (law.closing.find(({ until }) => monthsHeld < until)?.share ?? 0);
  return {
    ok: true as const,
    /** The part of the deposit within the account's limit, and the part above it. */
    counted,
    overLimit: deposit - counted,
    monthlyIncome,
    totalInterest,
    deduction,
    principalBack: counted - deduction,
    netGain: totalInterest - deduction,
  };
}
