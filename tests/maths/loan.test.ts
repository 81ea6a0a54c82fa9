import fc from 'fast-check';
import { irr } from 'financial';
import { describe, expect, it } from 'vitest';
import { instalment } from '#maths/annuity.ts';
import { periodicRate } from '#maths/growth.ts';
import { type LoanOutcome, type LoanPeriod, type LoanTerms, loanOutcome, mostMonths, repay } from '#maths/loan.ts';

const lakh = 100_000;
const home: LoanTerms = {
  amount: 50 * lakh,
  rate: periodicRate(8.5, 12),
  months: 240,
  prepayments: [],
  rateChanges: [],
  keep: 'emi',
  payFixed: 0,
  emiRise: 0,
};
const yearly = [{ amount: lakh, every: 'year', from: 12 }] as const;
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function monthsOf(terms: LoanTerms): readonly LoanPeriod[] {
  const paid = repay(terms);
  return paid.ok ? paid.months : expect.fail(`${paid.reason} in month ${paid.month}`);
}
function outcomeOf(terms: LoanTerms, fee = 0): LoanOutcome {
  const loan = loanOutcome(terms, fee);
  return loan.ok ? loan : expect.fail(`${loan.reason} in month ${loan.month}`);
}
const plain = (amount: number, rate: number, months: number) => monthsOf({ ...home, amount, rate, months });

/** The loan as the product's page on depth writes it, with a balance carried from month to month. */
function asWritten({ amount, rate, months, prepayments, rateChanges, keep, payFixed, emiRise }: LoanTerms) {
  let [balance, r, emi, interest, month] = [amount, rate, instalment(amount, rate, months), 0, 0];
  while (balance >= 0.005) {
    month += 1;
    if (keep === 'emi' && month % 12 === 1 && month > 12) emi *= 1 + emiRise;
    const change = rateChanges.filter(({ from }) => from === month).at(-1);
    if (change) {
      r = change.rate;
      if (keep === 'tenure') emi = instalment(balance, r, months - month + 1);
      else if (Math.max(emi, payFixed) <= balance * r) return null;
    }
    interest += balance * r;
    balance -=
      keep === 'tenure' && month === months ? balance : Math.min(balance, Math.max(emi, payFixed) - balance * r);
    for (const { amount: extra, every, from } of prepayments) {
      const due = { once: month === from, month: month >= from, year: month >= from && (month - from) % 12 === 0 };
      if (due[every]) balance -= Math.min(balance, extra);
    }
    if (keep === 'tenure' && balance > 0) emi = instalment(balance, r, months - month);
    if (month > Math.max(months, 1200)) return null;
  }
  return { interest, months: month };
}

const prepayments = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 10 * lakh }),
    every: fc.constantFrom('once', 'month', 'year'),
    from: fc.integer({ min: 1, max: 400 }),
  }),
  { maxLength: 4 },
);
const rateChanges = fc.array(
  fc.record({ from: fc.integer({ min: 2, max: 400 }), rate: fc.double({ min: 0.002, max: 0.012, noNaN: true }) }),
  { maxLength: 4 },
);
const terms = fc.record({
  amount: fc.integer({ min: lakh, max: 200 * lakh }),
  rate: fc.double({ min: 0.004, max: 0.017, noNaN: true }),
  months: fc.integer({ min: 12, max: 360 }),
  prepayments,
  rateChanges,
  keep: fc.constantFrom('emi', 'tenure'),
  payFixed: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5 * lakh })),
  emiRise: fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 0.25, noNaN: true })),
});

describe('a loan with prepayments, a rising EMI and changes of its rate', () => {
  it('is the loan carried from month to month', () => {
    fc.assert(
      fc.property(terms, (each) => {
        const [paid, written] = [repay(each), asWritten(each)];
        expect(paid.ok).toBe(written !== null);
        if (!paid.ok || written === null) return;
        expect(paid.months).toHaveLength(written.months);
        expect(Math.abs(total(paid.months.map(({ interest }) => interest)) - written.interest)).toBeLessThan(0.02);
      }),
      { numRuns: 300 },
    );
  });

  it('counts as repaid below half a paisa, and that rest is paid with the last EMI', () => {
    const rows = plain(1, 0, 201); // EMIs of 0.004975
    expect(rows).toHaveLength(200);
    expect(rows.at(-1)?.principal).toBeCloseTo(2 / 201, 12);
    expect(rows.at(-1)?.closing).toBe(0);
  });
});

describe('a loan that its EMI cannot repay', () => {
  const rise = (percent: number, more: Partial<LoanTerms> = {}) =>
    repay({
      ...home,
      ...more,
      rateChanges: [
        { from: 13, rate: 0.008 },
        { from: 25, rate: periodicRate(percent, 12) },
      ],
    });

  it('is refused at the row and month of the rate whose interest is more than the EMI', () => {
    // 43,391 a month on about 48.2 lakh is 10.8% a year
    expect(rise(12)).toEqual({ ok: false, reason: 'belowInterest', row: 1, month: 25 });
  });

  it('is refused where the EMI is a little more, and the end too far away', () => {
    const owed = monthsOf({ ...home, rateChanges: [{ from: 13, rate: 0.008 }] })[23]?.closing ?? 0;
    const even = (instalment(home.amount, home.rate, 240) / owed) * 1200;
    expect(rise(even * (1 - 1e-6))).toEqual({ ok: false, reason: 'tooLong', row: 1, month: 25 });
    expect(mostMonths(240)).toBe(1200);
    expect(mostMonths(2400)).toBe(2400);
  });

  it('goes on where a prepayment has made room, and then nothing is said of savings', () => {
    const prepayments = [{ amount: 20 * lakh, every: 'once', from: 6 }] as const;
    expect(rise(12, { prepayments })).toMatchObject({ ok: true });
    const rateChanges = [{ from: 25, rate: 0.01 }];
    expect(outcomeOf({ ...home, prepayments, rateChanges }).saved).toBeNull();
  });
});

describe('what a loan comes to', () => {
  it('has the yearly rate that the library finds for its payments', () => {
    fc.assert(
      fc.property(terms, fc.double({ min: 0.001, max: 0.05, noNaN: true }), (each, part) => {
        const loan = loanOutcome(each, each.amount * part);
        if (!loan.ok) return;
        const payments = loan.months.map(({ interest, principal, prepaid }) => interest + principal + prepaid);
        const found = irr([-each.amount * (1 - part), ...payments], each.rate, 1e-12, 1000);
        if (!Number.isNaN(found)) expect(Math.abs(loan.apr - found * 12)).toBeLessThan(1e-7);
      }),
      { numRuns: 100 },
    );
  });

  it('has figures at rates next to nothing, and over a thousand years', () => {
    // worked by hand: the sum of the opening balances, for a loan of 1 that falls in equal parts
    const balances = { emi: 90.25 + 0.4 * 48.5, tenure: 90.25 + 0.4 * 60.5 };
    const prepayments = [{ amount: 5 * lakh, every: 'once', from: 120 }] as const;
    for (const rate of [0, 1e-15, 1e-12]) {
      for (const keep of ['emi', 'tenure'] as const) {
        const loan = outcomeOf({ ...home, rate, keep, prepayments }, 1);
        expect(loan.interest / (home.amount * (rate || 1))).toBeCloseTo(rate === 0 ? 0 : balances[keep], 6);
        expect(loan.months).toHaveLength(keep === 'emi' ? 216 : 240);
        expect(loan.apr).toBeGreaterThan(0);
      }
    }
    const long = { ...home, rate: 0.02, months: 12_000, prepayments: yearly };
    expect(outcomeOf(long, 1).months.length).toBeLessThan(12_000);
    expect(outcomeOf({ ...long, keep: 'tenure' }, 1).months.length).toBeLessThanOrEqual(12_000);
    expect(outcomeOf({ ...long, prepayments: [] }, 1).months).toHaveLength(12_000);
  });
});
