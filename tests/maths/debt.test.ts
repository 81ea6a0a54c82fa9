import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transferLoan } from '#maths/balance-transfer.ts';
import { reaches, stillOwed } from '#maths/basics.ts';
import { type CardPayment, payOffCard } from '#maths/card-debt.ts';
import { type Debt, payOffDebts } from '#maths/debt-plan.ts';
import { type StudyLoan, studyLoan } from '#maths/education-loan.ts';
import { prepayOrInvest } from '#maths/prepay-or-invest.ts';
import { always } from '../always.ts';

const rates = fc.integer({ min: 0, max: 250 }).map((parts) => parts / 12_000);
const terms = fc.integer({ min: 1, max: 360 });

it('half a paisa is not owed any more, and not missed', () => {
  expect([stillOwed(0.005), stillOwed(0.006)]).toEqual([0, 0.006]);
  expect([reaches(1 - 0.005, 1), reaches(0.994, 1)]).toEqual([true, false]);
});

describe('moving a loan', () => {
  const loan = {
    outstanding: 4_000_000,
    oldRate: 0.092 / 12,
    monthsLeft: 180,
    newRate: 0.084 / 12,
    newMonths: 180,
    costs: 0,
  };
  const moved = (changed: object) => {
    const found = transferLoan({ ...loan, ...changed });
    if (!found.ok) throw new Error(found.why);
    return found;
  };
  it('counts the old instalment until nothing is owed: 50,000 of a lakh at 1% leaves 51,000, 1,510 and 0, and less than the interest never ends', () => {
    const twoMonths = { outstanding: 100_000, oldRate: 0, monthsLeft: 2 };
    expect(moved({ ...twoMonths, newRate: 0.01 }).monthsAtOldEmi).toBe(3);
    expect(moved({ ...twoMonths, newRate: 0.6 }).monthsAtOldEmi).toBeNull();
  });
  it('has saved what it saves by its end, nothing but the costs at its start, and more than nothing from the break-even on', () => {
    const { byMonth, saving, breakEvenMonth } = moved({ costs: 30_000 });
    expect(byMonth[0]?.saved).toBeCloseTo(-30_000, 6);
    expect(byMonth.at(-1)?.saved).toBeCloseTo(saving, 6);
    expect(byMonth.find(({ saved }) => saved >= 0)?.month).toBe(breakEvenMonth);
  });
});

describe('a loan for a course', () => {
  const result = (loan: StudyLoan) => {
    const found = studyLoan(loan);
    if (!found.ok) throw new Error(found.why);
    return found;
  };
  it('bears simple interest on what was paid out: 4 lakh in four years at 12%, and half a year', () => {
    const loan = {
      loanAmount: 400_000,
      rate: 0.01,
      courseMonths: 48,
      graceMonths: 6,
      disbursal: 'yearly',
      interestPaid: 0,
      repaymentYears: 5,
    } as const;
    // 1,000 a month for each lakh: 54 + 42 + 30 + 18 months
    expect(result(loan).moratoriumInterest).toBeCloseTo(144_000, 6);
    expect(result({ ...loan, disbursal: 'once' }).moratoriumInterest).toBeCloseTo(216_000, 6);
    expect(result({ ...loan, courseMonths: 0 }).moratoriumInterest).toBeCloseTo(24_000, 6);
    expect(result({ ...loan, courseMonths: 13 }).moratoriumInterest).toBeCloseTo(2000 * (19 + 7), 6);
  });
  it('is refused below a month of repayment', () => {
    const loan = {
      loanAmount: 1,
      rate: 0,
      courseMonths: 0,
      graceMonths: 0,
      disbursal: 'once',
      interestPaid: 0,
    } as const;
    expect(studyLoan({ ...loan, repaymentYears: 0.02 })).toEqual({
      ok: false,
      field: 'repaymentYears',
      why: 'tooShort',
    });
  });
});

describe('a card’s balance', () => {
  const fixed = (amount: number): CardPayment => ({ mode: 'fixed', amount });
  const minimum = (share: number, least = 200): CardPayment => ({ mode: 'minimum', of: 'bill', share, least });

  it('that never clears is refused with the least that does', () => {
    const tooLittle = payOffCard(100_000, 0.035, 0.18, fixed(4130));
    expect(tooLittle).toEqual({ ok: false, field: 'fixedPayment', why: 'neverCleared', least: 4131 });
    expect(payOffCard(100_000, 0.035, 0.18, fixed(4131)).ok).toBe(true);
    // 4.13% on top are 3.966% of what is due then: a share up to that never makes the balance fall
    const share = payOffCard(100_000, 0.035, 0.18, minimum(0.0396));
    if (share.ok || share.least === null) return expect.fail('no least share');
    expect(share).toMatchObject({ field: 'minimumPercent', why: 'neverCleared' });
    expect(payOffCard(100_000, 0.035, 0.18, minimum(share.least)).ok).toBe(true);
    expect(payOffCard(100_000, 0.035, 0.18, minimum(share.least - 0.0001)).ok).toBe(false);
    expect(payOffCard(5_000_000, 0.04, 0.28, fixed(0))).toMatchObject({ ok: false, least: 256_001 });
    // where interest and tax are paid in full, 1 − share has to be at most the 1,200th root of 0.005 ÷ 1,00,000
    const ofPrincipal = payOffCard(100_000, 0.035, 0.18, { mode: 'minimum', of: 'principal', share: 0.01, least: 0 });
    expect(ofPrincipal).toMatchObject({ ok: false, field: 'principalPercent', least: 0.014 });
  });
  it('that doubles each month is cleared by a rupee more than its interest', () => {
    // without payments it would pass all numbers within the months that are looked at
    expect(payOffCard(1000, 1, 0, fixed(0))).toMatchObject({ ok: false, least: 1001 });
  });

  it('of nothing takes no month, and of little is paid at once', () => {
    expect(payOffCard(0, 0.035, 0.18, fixed(0))).toMatchObject({ ok: true, months: 0, totalPaid: 0, firstPayment: 0 });
    expect(payOffCard(150, 0.035, 0.18, minimum(0.05))).toMatchObject({ ok: true, months: 1 });
  });
});

describe('a surplus', () => {
  const base = {
    outstanding: 4_000_000,
    rate: 0.085 / 12,
    monthsLeft: 180,
    monthly: 10_000,
    lump: 0,
    returnRate: 11,
    taxOnGain: 0.125,
  };
  const result = (changed: object) => {
    const found = prepayOrInvest({ ...base, ...changed });
    if (!found.ok) throw new Error(found.why);
    return found;
  };
  it('is refused where no month is left', () => {
    expect(prepayOrInvest({ ...base, monthsLeft: 0 })).toEqual({ ok: false, field: 'monthsLeft', why: 'tooShort' });
    expect(result({ monthsLeft: 1 }).byMonth).toHaveLength(2);
  });
  it('breaks even at exactly 0 where the loan bears no interest', () => {
    expect(result({ rate: 0, monthly: 12_345 }).breakEvenReturn).toBe(0);
  });
  it('has a break-even at which both ways are worth the same, or none up to 100%', () => {
    always(
      [rates, terms, fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 40 })],
      (rate, monthsLeft, monthly, tax) => {
        const given = { rate, monthsLeft, monthly, taxOnGain: tax / 100 };
        const at = result(given).breakEvenReturn;
        const there = result({ ...given, returnRate: at ?? 100 });
        if (at === null) expect(there.advantage).toBeLessThan(0);
        else expect(Math.abs(there.advantage)).toBeLessThan(1e-6 * Math.max(1e4, there.investValue));
      },
    );
  });
});

const debt = fc.record({
  balance: fc.integer({ min: 1000, max: 1_000_000 }),
  rate: fc.integer({ min: 0, max: 48 }).map((percent) => percent / 1200),
  share: fc.integer({ min: 5, max: 20 }),
});
/** Debts whose minimum covers their interest, so that each ends. */
const debts = fc
  .array(debt, { minLength: 1, maxLength: 6 })
  .map((list): Debt[] => list.map(({ share, ...each }) => ({ ...each, minimum: (each.balance * share) / 100 })));
const extras = fc.integer({ min: 0, max: 50_000 });
const minimums = (list: readonly Debt[]) => list.reduce((total, each) => total + each.minimum, 0);

const two: Debt[] = [
  { balance: 1000, rate: 0.01, minimum: 100 },
  { balance: 500, rate: 0.02, minimum: 50 },
];

describe('several debts', () => {
  it('are paid in the order of their rates: 1,010 and 510 become 910 and 110 with 500 a month, and then 0 at once', () => {
    const plan = payOffDebts(two, 500, 'avalanche', 1200);
    // by hand: 20 of interest, 150 of minimums, 350 more to the debt at 2%
    expect(plan.months[0]).toEqual({ interest: 20, paid: 500, closing: 1020, first: [1] });
    // 9.10 + 2.20 of interest; the second debt ends with 112.20, and the first gets 387.80
    expect(plan.months[1]).toMatchObject({ interest: expect.closeTo(11.3, 9), paid: 500, first: [1, 0] });
    expect(plan.months[1]?.closing).toBeCloseTo(531.3, 9);
    // 10 + 2.20 of the second debt, all else of the first
    expect(plan.ends).toEqual([
      { index: 1, month: 2, interest: expect.closeTo(12.2, 9) },
      { index: 0, month: 4, interest: expect.closeTo(10 + 9.1 + 5.313 + 0.36613, 9) },
    ]);
    expect(plan.months[2]).toMatchObject({ first: [0], closing: expect.closeTo(36.613, 9) });
    expect(plan).toMatchObject({ left: [0, 0], interest: expect.closeTo(20 + 11.3 + 5.313 + 0.36613, 9) });
    expect(plan.months).toHaveLength(4);
  });
  it('are paid in the order of their balances after interest and minimums, and of equal ones the dearer first', () => {
    const first = (one: Debt, other: Debt) => payOffDebts([one, other], 400, 'snowball', 1).months[0]?.first[0];
    const dearer = { balance: 1000, rate: 0.03, minimum: 130 };
    expect(first({ balance: 1000, rate: 0.01, minimum: 100 }, dearer)).toBe(1);
    expect(first({ balance: 1000, rate: 0.01, minimum: 110 }, dearer)).toBe(1);
    expect(first({ balance: 1000, rate: 0.01, minimum: 111 }, dearer)).toBe(0);
  });
  it('of one rate are paid from the smallest on, whatever the list says', () => {
    const same = [900, 300, 600].map((balance) => ({ balance, rate: 0.01, minimum: 10 }));
    expect(payOffDebts(same, 200, 'avalanche', 1).months[0]?.first).toEqual([1]);
  });
  it('take the whole budget every month but the last, which pays what is left', () => {
    always([debts, extras], (list, extra) => {
      const budget = minimums(list) + extra;
      const { months, interest, left, ends } = payOffDebts(list, budget, 'snowball', 1200);
      for (const { paid } of months.slice(0, -1)) expect(paid).toBeCloseTo(budget, 2);
      const owed = list.reduce((total, each) => total + each.balance, 0);
      expect(months.reduce((total, month) => total + month.paid, 0)).toBeCloseTo(owed + interest, 2);
      expect(ends.reduce((total, each) => total + each.interest, 0)).toBeCloseTo(interest, 2);
      expect(left.every((each) => each === 0)).toBe(true);
    });
  });
  it('that outgrow their payments are left where the months end; none at all take no month', () => {
    const plan = payOffDebts([{ balance: 1000, rate: 0.05, minimum: 10 }, ...two], null, 'avalanche', 100);
    expect(plan.months).toHaveLength(100);
    expect(plan.left.map((each) => each > 0)).toEqual([true, false, false]);
    const nothing = payOffDebts([{ balance: 0, rate: 0.05, minimum: 10 }], 0, 'snowball', 100);
    expect(nothing).toEqual({ months: [], interest: 0, left: [0], ends: [] });
  });
});
