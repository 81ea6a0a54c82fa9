import fc from 'fast-check';
import { irr, pmt } from 'financial';
import { describe, expect, it } from 'vitest';
import { periodicRate } from '#maths/growth.ts';
import { costOfLoan, type LoanOffer, offerMonths } from '#maths/loan-cost.ts';
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
