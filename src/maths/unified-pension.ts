import { growthFactor, monthsIn } from './growth.ts';
import { planAfter } from './monthly-plan.ts';

/** A central government employee under the Unified Pension Scheme. Amounts in rupees, rates and shares as fractions. */
export interface UnifiedPension {
  /** Basic pay of a month now, without dearness allowance. */
  readonly basic: number;
  /** Dearness allowance as a share of basic pay. */
  readonly dearness: number;
  /** Rise of basic pay every 12 months. */
  readonly rise: number;
  /** Whole years until retirement. */
  readonly yearsToGo: number;
  /** Years of service so far; may be a fraction. */
  readonly serviceSoFar: number;
  readonly corpusNow: number;
  /** Return a month. */
  readonly rate: number;
  /** The share of the corpus that is taken out at retirement. */
  readonly withdrawn: number;
}

/** The scheme's figures. Shares as fractions, amounts in rupees a month. */
export interface UnifiedPensionLaw {
  /** The full payout, of average basic pay. */
  readonly fullShare: number;
  /** Months of service for the full payout. */
  readonly fullMonths: number;
  /** Months of service for any payout. */
  readonly leastMonths: number;
  readonly leastPayout: number;
  /** What the spouse gets later, of the payout. */
  readonly familyShare: number;
  /** The lump sum for each completed period of service, of a month's basic pay and DA. */
  readonly lumpSumShare: number;
  /** Months of such a period. */
  readonly lumpSumMonths: number;
  /** What goes into one's own corpus under the scheme, of basic pay and DA. */
  readonly corpusShare: number;
  /** What goes into the NPS instead. */
  readonly npsShare: number;
}

interface UnifiedPayout {
  /** Of basic pay in the last 12 months. */
  readonly averageBasic: number;
  /** Months of service in all. */
  readonly months: number;
  /** Of the full payout, as a fraction; 0 below the least service. */
  readonly share: number;
  readonly fullPayout: number;
  readonly payout: number;
  readonly familyPayout: number;
  readonly lumpSum: number;
  /** What is taken out of the corpus. */
  readonly withdrawal: number;
  readonly npsCorpus: number;
}

/**
 * The payout a month at the scheme's rules; the least payout holds only where nothing is taken out of the corpus.
 *
 * @param months of service in all
 * @param withdrawn the share of the corpus that is taken out
 */
export function payoutAfter(
  averageBasic: number,
  months: number,
  withdrawn: number,
  law: UnifiedPensionLaw,
): Pick<UnifiedPayout, 'share' | 'fullPayout' | 'payout'> {
  const share = months < law.leastMonths ? 0 : Math.min(months, law.fullMonths) / law.fullMonths;
  const fullPayout = averageBasic * law.fullShare;
  const earned = fullPayout * share;
  if (share === 0) return { share, fullPayout, payout: 0 };
  return { share, fullPayout, payout: withdrawn > 0 ? earned * (1 - withdrawn) : Math.max(law.leastPayout, earned) };
}

/** The corpus after some whole years, with a share of pay paid in at the start of each month. */
export function corpusAfter(staff: UnifiedPension, share: number, years: number): number {
  const { basic, dearness, rise, rate, corpusNow } = staff;
  const plan = { monthly: basic * (1 + dearness) * share, rate, stepUp: rise, existing: corpusNow };
  return planAfter(plan, 12 * years).value;
}

/** The assured payout at retirement, the lump sum beside it, and the NPS corpus that the same pay would build. */
export function unifiedPension(staff: UnifiedPension, law: UnifiedPensionLaw): UnifiedPayout {
  const { basic, dearness, rise, yearsToGo, serviceSoFar, withdrawn } = staff;
  const averageBasic = basic * growthFactor(rise, Math.max(0, yearsToGo - 1));
  const months = monthsIn(serviceSoFar) + 12 * yearsToGo;
  const { share, fullPayout, payout } = payoutAfter(averageBasic, months, withdrawn, law);
  const entitled = share > 0;
  const completedPeriods = Math.floor(months / law.lumpSumMonths);
  return {
    averageBasic,
    months,
    share,
    fullPayout,
    payout,
    familyPayout: payout * law.familyShare,
    lumpSum: entitled ? averageBasic * (1 + dearness) * law.lumpSumShare * completedPeriods : 0,
    withdrawal: entitled ? corpusAfter(staff, law.corpusShare, yearsToGo) * withdrawn : 0,
    npsCorpus: corpusAfter(staff, law.npsShare, yearsToGo),
  };
}
