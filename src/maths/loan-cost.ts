import { balances, impliedRate } from './amortisation.ts';
import { instalment } from './annuity.ts';
import { periodicRate } from './growth.ts';

/** An offer of a loan that is repaid in equal monthly instalments. Amounts in rupees. */
export interface LoanOffer {
  /** Above 0. */
  readonly amount: number;
  /** Percent a year. */
  readonly rate: number;
  /** `reducing`: interest on what is still owed. `flat`: interest on the whole amount until the end. */
  readonly rateKind: 'reducing' | 'flat';
  /** At least 1. */
  readonly months: number;
  /** Everything that the loan costs beside its interest; below the amount. */
  readonly charges: number;
  /** Instalments paid on the first day; they settle the last ones. Below `months`. */
  readonly advance: number;
}

/** What an offer costs. Amounts in rupees, rates a month as fractions. */
interface LoanCost {
  readonly emi: number;
  /** What the borrower has of the loan after all charges and the instalments in advance. Where it is not above 0 there is no APR. */
  readonly received: number;
  /** The rate at which the instalments are worth the amount itself: the rate of interest on a reducing balance. */
  readonly reducingRate: number;
  /** The rate at which the instalments that are left are worth `received`; a twelfth of the APR. */
  readonly apr: number;
}

/** The instalment of a flat rate: interest on the whole amount for all months, divided by the months. */
function flatInstalment({ amount, rate, months }: LoanOffer): number {
  return amount / months + (amount * rate) / 100 / 12;
}

/**
 * The annual percentage rate of an offer as the Reserve Bank of India computes it (Key Facts Statement, Annex B): every charge
 * counts, whether the lender keeps it back or it is paid apart, and nothing is rounded before it.
 */
export function costOfLoan(offer: LoanOffer): LoanCost {
  const { amount, rate, rateKind, months, charges, advance } = offer;
  const monthly = periodicRate(rate, 12);
  const emi = rateKind === 'flat' ? flatInstalment(offer) : instalment(amount, monthly, months);
  const received = amount - charges - advance * emi;
  // a rounding error may leave the payments just below what is received; without interest and charges the rate is 0
  const rateFor = (worth: number, count: number) => {
    const found = impliedRate(worth, emi, count);
    return Number.isNaN(found) ? 0 : found;
  };
  const reducingRate = rateKind === 'flat' ? rateFor(amount, months) : monthly;
  const isPlain = charges === 0 && advance === 0;
  const aprWithCharges = received > 0 ? rateFor(received, months - advance) : Number.NaN;
  return { emi, received, reducingRate, apr: isPlain ? reducingRate : aprWithCharges };
}

/** The lender's account month by month. With a flat rate the interest is that of the reducing balance, which adds up to the same. */
export function offerMonths(offer: LoanOffer, { emi, reducingRate }: LoanCost) {
  const { amount, months, advance } = offer;
  const after = balances(amount, reducingRate, months);
  return Array.from({ length: months }, (_, index) => {
    const [opening, closing] = [after(index), after(index + 1)];
    const principal = opening - closing;
    return {
      month: index + 1,
      opening,
      interest: emi - principal,
      principal,
      /** The part of the instalment that was paid on the first day. */
      fromAdvance: index >= months - advance ? emi : 0,
      closing,
    };
  });
}
