import fc from 'fast-check';
import { irr, pmt } from 'financial';
import { describe, expect, it } from 'vitest';
import { instalment } from '#maths/annuity.ts';
import { periodicRate } from '#maths/growth.ts';
import { costOfLoan, type LoanOffer, offerMonths } from '#maths/loan-cost.ts';
import { loanLimit } from '#maths/loan-limit.ts';
import { rateOfStages, stageMonths } from '#maths/loan-stages.ts';
import { type ShopOffer, shopInstalments } from '#maths/shop-instalments.ts';
import { always } from '../always.ts';

/** The illustration in Annex B of the Reserve Bank's Key Facts Statement. */
const annexB: LoanOffer = { amount: 20_000, rate: 15, rateKind: 'reducing', months: 24, charges: 400, advance: 0 };

const offers = fc.record<LoanOffer>({
  amount: fc.integer({ min: 10_000, max: 10_000_000 }),
  rate: fc.double({ min: 0, max: 36, noNaN: true }),
  rateKind: fc.constantFrom('reducing', 'flat'),
  months: fc.integer({ min: 7, max: 360 }),
  charges: fc.constant(0),
  advance: fc.integer({ min: 0, max: 3 }),
});

describe('the cost of a loan', () => {
  it('is that of the illustration of the Reserve Bank: 17.07% a year, an instalment of 969.73', () => {
    const { emi, received, apr } = costOfLoan(annexB);
    expect(emi).toBeCloseTo(-pmt(0.15 / 12, 24, 20_000), 8);
    expect(emi).toBeCloseTo(969.73, 2);
    expect(received).toBe(19_600);
    expect(apr * 1200).toBeCloseTo(17.07, 2);
  });

  it('is the internal rate of what is received and paid, with instalments in advance too', () => {
    const { emi, received, apr } = costOfLoan({ ...annexB, advance: 2 });
    expect(received).toBeCloseTo(20_000 - 400 - 2 * emi, 8);
    expect(apr).toBeCloseTo(irr([-received, ...Array.from({ length: 22 }, () => emi)]), 10);
  });

  it('turns a flat rate of 9% over seven years into 15.19% on the reducing balance', () => {
    const flat = costOfLoan({ ...annexB, amount: 800_000, rate: 9, rateKind: 'flat', months: 84, charges: 0 });
    expect(flat.emi).toBeCloseTo((800_000 + 504_000) / 84, 8);
    expect(flat.reducingRate * 1200).toBeCloseTo(15.19, 2);
    expect(flat.apr).toBe(flat.reducingRate);
  });

  it('is the agreed rate itself without charges, and more with an instalment in advance', () => {
    const plain = { ...annexB, charges: 0 };
    for (let rate = 1; rate <= 36; rate++) {
      const monthly = periodicRate(rate, 12);
      expect(costOfLoan({ ...plain, rate })).toMatchObject({ reducingRate: monthly, apr: monthly });
    }
    // two instalments of 10,000 + 200: the first leaves 9,800, and the second follows a month later
    const flat = { ...plain, rate: 12, rateKind: 'flat', months: 2, advance: 1 } as const;
    expect(costOfLoan(flat).apr).toBeCloseTo(400 / 9800, 12);
  });

  it('is nothing without interest and charges, and has no rate where nothing is left', () => {
    expect(costOfLoan({ ...annexB, rate: 0, charges: 0 }).apr).toBe(0);
    expect(costOfLoan({ ...annexB, charges: 19_500, advance: 1 })).toMatchObject({ apr: Number.NaN });
    // half is paid on the first day, and the other half are charges
    const gone = { ...annexB, rate: 0, months: 2, charges: 10_000, advance: 1 };
    expect(costOfLoan(gone)).toMatchObject({ received: 0, apr: Number.NaN });
  });
});

describe('the months of an offer', () => {
  it('repay the loan exactly, and their interest is the instalments less the loan', () => {
    always([offers], (offer) => {
      const cost = costOfLoan(offer);
      const months = offerMonths(offer, cost);
      const sum = (of: 'interest' | 'principal' | 'fromAdvance') => months.reduce((all, row) => all + row[of], 0);
      expect(months.at(-1)?.closing).toBe(0);
      expect(sum('principal') / offer.amount).toBeCloseTo(1, 9);
      expect(sum('interest') / offer.amount).toBeCloseTo((cost.emi * offer.months) / offer.amount - 1, 6);
      expect(sum('fromAdvance')).toBeCloseTo(offer.advance * cost.emi, 4);
    });
  });

  it('bear the reducing rate on what is owed', () => {
    const cost = costOfLoan({ ...annexB, rateKind: 'flat' });
    for (const { opening, interest } of offerMonths({ ...annexB, rateKind: 'flat' }, cost))
      expect(interest).toBeCloseTo(opening * cost.reducingRate, 6);
  });

  it('count the instalments paid in advance as the last ones', () => {
    const offer: LoanOffer = { ...annexB, advance: 3 };
    const advanced = offerMonths(offer, costOfLoan(offer)).filter(({ fromAdvance }) => fromAdvance > 0);
    expect(advanced.map(({ month }) => month)).toEqual([22, 23, 24]);
  });
});

const rate = 0.085 / 12;
const quarters = [0, 6, 12, 18].map((month) => ({ amount: 1_250_000, month }));
const emis = Array.from({ length: 240 }, () => instalment(5_000_000, rate, 240));

describe('a loan paid out in stages', () => {
  it('bears 5,31,250 of interest before its first EMI where a quarter is paid out every half year', () => {
    const months = stageMonths(quarters, rate, 25);
    expect(months).toHaveLength(25);
    expect(months.reduce((total, { interest }) => total + interest, 0)).toBeCloseTo(531_250, 6);
    expect(months[0]).toEqual({ month: 0, paidOut: 1_250_000, owed: 1_250_000, interest: 0 });
    expect(months[6]).toMatchObject({ paidOut: 1_250_000, owed: 2_500_000 });
    expect(months[6]?.interest).toBeCloseTo(1_250_000 * rate, 9);
    expect(months[7]?.interest).toBeCloseTo(2_500_000 * rate, 9);
  });

  it('adds up payouts of the same month', () => {
    const twice = [...quarters, { amount: 1000, month: 6 }];
    expect(stageMonths(twice, rate, 25)[6]).toMatchObject({ paidOut: 1_251_000, owed: 2_501_000 });
  });

  it('costs its own rate without a fee, and with one the internal rate of what comes and goes', () => {
    const months = stageMonths(quarters, rate, 25);
    expect(rateOfStages(months, 0, emis)).toBeCloseTo(rate, 12);
    const flows = months.map(({ paidOut, interest }) => interest - paidOut);
    const withFee = [(flows[0] ?? 0) + 25_000, ...flows.slice(1), ...emis];
    expect(rateOfStages(months, 25_000, emis)).toBeCloseTo(irr(withFee, 0.007), 9);
  });

  it('counts from the first payout, even where that is not in month 0', () => {
    const later = quarters.map(({ amount, month }) => ({ amount, month: month + 3 }));
    const shifted = stageMonths(later, rate, 28);
    expect(rateOfStages(shifted, 25_000, emis)).toBeCloseTo(
      rateOfStages(stageMonths(quarters, rate, 25), 25_000, emis),
      12,
    );
    expect(rateOfStages([], 0, emis)).toBeNaN();
  });
});

const lakh = 100_000;
/** The Reserve Bank's caps on home loans: 90% up to 30 lakh, 80% over 30 up to 75 lakh, 75% above. */
const caps = [
  { upTo: 30 * lakh, rate: 90 },
  { upTo: 75 * lakh, rate: 80 },
  { upTo: Number.POSITIVE_INFINITY, rate: 75 },
];

it.each([
  [0, 0],
  [20, 18],
  [33, 29.7],
  [35, 30], // 90% would be 31.5 lakh, which 80% does not allow
  [37, 30],
  [38, 30.4],
  [60, 48],
  [100, 75], // 80% would be 80 lakh, which 75% does not allow
  [120, 90],
  [1000, 750],
])('the largest home loan on a property worth %d lakh is %d lakh', (value, loan) => {
  expect(loanLimit(value * lakh, caps) / lakh).toBeCloseTo(loan, 9);
});

/** Two EMIs at 1% a month, by hand: 600/1.01 + 600/1.01² = 1182.2370. */
const offer: ShopOffer = {
  price: 1200,
  months: 2,
  rate: 0.01,
  discount: 'interest',
  taxRate: 0,
  fee: 0,
  cashDiscount: 0,
};

describe('instalments of a shop', () => {
  it('bear tax on the interest of each month, and the fee in the first', () => {
    const { byMonth, tax, extraPaid } = shopInstalments({ ...offer, taxRate: 0.18, fee: 118 });
    // 1% of 1182.237 and of 594.0594
    expect(byMonth.map(({ interest }) => interest)).toEqual([expect.closeTo(11.8224, 4), expect.closeTo(5.9406, 4)]);
    expect(byMonth.map(({ payment }) => payment)).toEqual([expect.closeTo(720.128, 3), expect.closeTo(601.0693, 4)]);
    expect(byMonth.at(-1)?.closing).toBe(0);
    expect(tax).toBeCloseTo(3.1973, 4);
    expect(extraPaid).toBeCloseTo(121.1973, 4);
  });
});
