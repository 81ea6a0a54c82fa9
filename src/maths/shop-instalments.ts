import { balances, signedRateOf } from './amortisation.ts';
import { instalment, presentValue } from './annuity.ts';
import { sum } from './basics.ts';

/** A purchase paid in instalments instead of at once. Amounts in rupees. */
export interface ShopOffer {
  /** Above 0. */
  readonly price: number;
  /** Instalments, one at the end of each month; at least 1. */
  readonly months: number;
  /** The bank's interest a month, as a fraction. */
  readonly rate: number;
  /** What the shop takes off the price for the bank's loan, below the price; `interest` for as much as the loan's interest. */
  readonly discount: number | 'interest';
  /** Goods and services tax on the interest, as a fraction. */
  readonly taxRate: number;
  /** With its tax; paid with the first instalment. */
  readonly fee: number;
  /** What who pays at once gets off the price; below the price. */
  readonly cashDiscount: number;
}

/**
 * A "no-cost" plan of a shop and a bank: the shop takes a discount off the price, the bank lends the rest with interest, and tax on
 * the interest and a fee come on top. Amounts in rupees.
 */
export function shopInstalments(offer: ShopOffer) {
  const { price, months, rate, discount, taxRate, fee, cashDiscount } = offer;
  // where the discount is the loan's interest, the instalments add up to the price
  const isInterest = discount === 'interest';
  const loan = isInterest ? (price / months) * presentValue(rate, months) : price - discount;
  const emi = isInterest ? price / months : instalment(loan, rate, months);
  const discountGiven = price - loan;
  const interest = isInterest ? discountGiven : emi * months - loan;
  const after = balances(loan, rate, months);
  const byMonth = Array.from({ length: months }, (_, index) => {
    const [opening, closing] = [after(index), after(index + 1)];
    const interestNow = opening * rate;
    const [taxNow, feeNow] = [interestNow * taxRate, index === 0 ? fee : 0];
    return {
      month: index + 1,
      opening,
      interest: interestNow,
      tax: taxNow,
      principal: opening - closing,
      fee: feeNow,
      payment: emi + taxNow + feeNow,
      closing,
    };
  });
  const payments = byMonth.map(({ payment }) => payment);
  const tax = interest * taxRate;
  const uncovered = interest - discountGiven;
  return {
    /** What the bank lends. */
    loan,
    emi,
    interest,
    discountGiven,
    /** Interest above the shop's discount; below 0 where the discount is more. */
    uncovered,
    tax,
    byMonth,
    totalPaid: sum([loan, interest, tax, fee]),
    /** More than paying at once; below 0 where it is less. */
    extraPaid: sum([uncovered, tax, fee, cashDiscount]),
    /** The rate a month, as a fraction above -1, at which all payments are worth what paying at once would take. */
    costRate: signedRateOf(price - cashDiscount, payments),
  };
}
