import { describe, expect, it } from 'vitest';
import { atMost, both, figure, run } from './arbitrary.ts';

const same = (one: number, other: number) =>
  expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(one)));

describe('schemes', () => {
  it('ppf: monthly deposits never come to more than those at the start of the year, nor to less than was paid in', () => {
    both('ppf', { mode: 'monthly' }, { mode: 'yearly' }, (monthly, yearly) => {
      atMost('maturityValue', monthly, yearly);
      expect(figure(monthly, 'investedAmount')).toBe(figure(yearly, 'investedAmount'));
      for (const row of monthly.table('byYear'))
        expect(Number(row.closing)).toBeLessThanOrEqual(Number(row.onceAYear) + 0.01);
    });
  });

  it.each(['ppf', 'ssy'])('%s: what was there already grows beside the deposits and changes nothing else', (id) => {
    both(id, {}, { existing: 0 }, (held, without) => {
      same(figure(held, 'maturityValue') - figure(held, 'fromExisting'), figure(without, 'maturityValue'));
      same(
        figure(held, 'maturityValue'),
        figure(held, 'investedAmount') + figure(held, 'totalInterest') + Number(held.values.existing),
      );
      expect(figure(held, 'investedAmount')).toBe(figure(without, 'investedAmount'));
      for (const row of held.table('byYear'))
        expect(Math.abs(Number(row.closing) - Number(row.fromExisting) - Number(row.fromDeposits))).toBeLessThan(0.02);
    });
  });

  it('ssy: an older account matures earlier, by as many years, after as many deposits fewer', () => {
    both('ssy', {}, { accountAge: 0 }, (older, fresh) => {
      const age = Number(older.values.accountAge);
      expect(figure(older, 'maturityAge')).toBe(figure(fresh, 'maturityAge') - age);
      expect(older.table('byYear')).toHaveLength(21 - age);
      expect(older.table('byYear').filter(({ deposit }) => Number(deposit) > 0)).toHaveLength(Math.max(0, 15 - age));
    });
  });

  it('fd: interest that is paid out never comes to more than interest that stays in, compounded quarterly', () => {
    for (const payout of ['quarterly', 'monthly'])
      both('fd', { payout }, { payout: 'maturity', frequency: 4 }, (paidOut, cumulative) => {
        atMost('totalInterest', paidOut, cumulative);
        expect(figure(paidOut, 'maturityValue')).toBe(paidOut.values.amount);
      });
    both('fd', { payout: 'monthly' }, { payout: 'quarterly' }, (monthly, quarterly) => {
      expect(3 * figure(monthly, 'payoutAmount')).toBeLessThanOrEqual(figure(quarterly, 'payoutAmount') * (1 + 1e-12));
    });
  });

  it('fd: the effective yield is never below the rate, and is it where interest is added once a year', () => {
    both('fd', { payout: 'maturity' }, { payout: 'maturity', frequency: 1 }, (often, once) => {
      expect(figure(often, 'effectiveYield')).toBeGreaterThanOrEqual(Number(often.values.rate) - 1e-9);
      same(figure(once, 'effectiveYield'), Number(once.values.rate));
    });
  });

  it.each(['fd', 'rd'])('%s: tax changes the interest after tax alone, and takes its share of each year', (id) => {
    both(id, {}, { taxRate: 0 }, (taxed, free) => {
      const { afterTaxInterest, ...rest } = taxed.raw;
      const { afterTaxInterest: all, ...others } = free.raw;
      expect(rest).toEqual(others);
      expect(all).toBe(free.raw.totalInterest);
      same(afterTaxInterest ?? Number.NaN, (all ?? Number.NaN) * (1 - Number(taxed.values.taxRate) / 100));
    });
  });
});

it('a loan by age is never more than without an age, and the same where retirement is far enough', () => {
  both('loan_eligibility', {}, { age: 0 }, (asked, without) => {
    atMost('eligibleLoan', asked, without);
    const left = Number(asked.values.retirementAge) - Number(asked.values.age);
    const cut = Number(asked.values.age) > 0 && left < Number(asked.values.tenure);
    expect(asked.notes.includes('untilRetirement')).toBe(cut);
    if (!cut) expect(asked.outputs).toEqual(without.outputs);
  });
});

describe('gratuity', () => {
  it('never falls with total pay, and half of it is the least that counts', () => {
    both('gratuity', { coveredByAct: true }, { coveredByAct: true, totalPay: 0 }, (paid, basic) => {
      atMost('gratuity', basic, paid);
      if (Number(paid.values.totalPay) <= 2 * Number(paid.values.salary))
        expect(figure(paid, 'gratuity')).toBe(figure(basic, 'gratuity'));
    });
  });

  it('asks for no least service after disablement', () => {
    both('gratuity', { leaving: 'disablement' }, { leaving: 'resigned' }, (died, left) => {
      atMost('gratuity', left, died);
      if (figure(left, 'gratuity') > 0) expect(died.outputs).toEqual(left.outputs);
      expect(died.notes).not.toContain('tooEarly');
    });
  });

  it('of the government bears no tax; else what was used before is taxed, up to the limit of a lifetime', () => {
    both('gratuity', { employer: 'government' }, { employer: 'private' }, (government, others) => {
      expect(government.outputs).toMatchObject({ taxable: 0, gratuity: others.outputs.gratuity });
      const room = Math.max(0, 2_000_000 - Number(others.values.exemptionUsed));
      same(figure(others, 'taxFree'), Math.min(figure(others, 'gratuity'), room));
    });
  });
});

it('hra goes by the months in which rent was paid', () => {
  both('hra', {}, { months: 12 }, (some, all) => {
    const share = Number(some.values.months) / 12;
    for (const name of ['exemptedHra', 'taxableHra'])
      expect(Math.abs(figure(some, name) - share * figure(all, name))).toBeLessThan(1e-6);
  });
});

describe('income tax', () => {
  const full = { method: 'statutory' };

  it('already paid changes the two balances alone', () => {
    both('tax_calculator', full, { ...full, taxPaid: 0 }, (paid, unpaid) => {
      const { oldBalance, newBalance, ...rest } = paid.raw;
      const { oldBalance: oldTax, newBalance: newTax, ...others } = unpaid.raw;
      expect(rest).toEqual(others);
      expect({ oldTax, newTax }).toEqual({ oldTax: rest.oldTax, newTax: rest.newTax });
      same(oldBalance ?? Number.NaN, Number(oldTax) - Number(paid.values.taxPaid));
      same(newBalance ?? Number.NaN, Number(newTax) - Number(paid.values.taxPaid));
    });
  });

  it('of the new regime never falls by a loss from a house; of the old one by 2 lakh of income at most', () => {
    const noHouse = { ...full, rentReceived: 0, letOutInterest: 0, itemised: false };
    both('tax_calculator', { ...noHouse, letOutInterest: 900_000 }, noHouse, (loss, without) => {
      expect(loss.outputs.newTax).toBe(without.outputs.newTax);
      const less = run('tax_calculator', {
        ...without.values,
        deductions: Number(without.values.deductions) + 200_000,
      });
      expect(loss.outputs.oldTax).toBe(less?.outputs.oldTax);
    });
  });
});
