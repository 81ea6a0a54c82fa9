import { impliedRateOf } from './amortisation.ts';
import { adder, sum } from './basics.ts';

/** A part of a loan that is paid out while the home is built. */
export interface Stage {
  /** Rupees. */
  readonly amount: number;
  /** Months after the first payout, whole. */
  readonly month: number;
}

/** A month before the first full instalment, in rupees. Month 0 is that of the first payout. */
interface StageMonth {
  readonly month: number;
  readonly paidOut: number;
  /** Paid out so far, this month's payout included. */
  readonly owed: number;
  /** Paid at the month's end, on what was paid out in the months before. */
  readonly interest: number;
}

const paidOutIn = (stages: readonly Stage[], month: number): number =>
  sum(stages.map((stage) => (stage.month === month ? stage.amount : 0)));

/**
 * The months in which only interest is paid (pre-EMI), from the first payout to the month before the first full instalment.
 *
 * @param rate interest a month, as a fraction
 * @param emiFrom month of the first full instalment, counted from the first payout; every stage is before it
 */
export function stageMonths(stages: readonly Stage[], rate: number, emiFrom: number): StageMonth[] {
  const payOut = adder();
  let owed = 0;
  return Array.from({ length: emiFrom }, (_, month) => {
    const interest = owed * rate;
    const paidOut = paidOutIn(stages, month);
    owed = payOut(paidOut);
    return { month, paidOut, owed, interest };
  });
}

/**
 * The rate a month, as a fraction, at which all that is paid is worth all that is paid out, each at its own month.
 *
 * @param before the months of {@link stageMonths}
 * @param fee rupees kept back from the first payout, below it
 * @param payments rupees paid in each month from the first full instalment on
 */
export function rateOfStages(before: readonly StageMonth[], fee: number, payments: readonly number[]): number {
  const first = before.findIndex(({ paidOut }) => paidOut > 0);
  const [start, ...later] = before.slice(first);
  if (!start) return Number.NaN;
  return impliedRateOf(start.paidOut - fee, [...later.map(({ interest, paidOut }) => interest - paidOut), ...payments]);
}
