import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alwaysIn } from '../always.ts';
import { toolById } from '../tools.ts';
import { atMost, both, column, figure, forUsual, inputsOf, run, sum, usual } from './arbitrary.ts';

const loans = ['emi_calculator', 'home_loan', 'car_loan', 'personal_loan'];
const paise = (cells: number) => 0.5 + 0.005 * cells + 1e-3;

describe.each(loans)('%s', (id) => {
  it('has prepayments and a fixed payment that never raise the interest, and says what they save', () => {
    both(id, {}, { prepayments: [], payFixed: 0, emiRise: 0 }, (paid, without) => {
      for (const name of ['totalInterest', 'months']) atMost(name, paid, without);
      const saved = figure(without, 'totalInterest') - figure(paid, 'totalInterest');
      expect(Math.abs(figure(paid, 'interestSaved') - saved)).toBeLessThan(1e-3);
      expect(figure(paid, 'monthsSaved')).toBe(figure(without, 'months') - figure(paid, 'months'));
    });
  });

  it('never ends later than its tenure where that is kept', () => {
    forUsual(id, ({ outputs, values }) => expect(outputs.months).toBeLessThanOrEqual(12 * Number(values.tenure)), {
      keep: 'tenure',
    });
  });

  it('costs its own rate a year without fee and changes', () => {
    forUsual(id, ({ outputs, values }) => expect(outputs.apr).toBe(values.rate), { feePercent: 0, rateChanges: [] });
  });

  it('starts its balances at the loan and ends them at 0, never above those of the EMI alone', () => {
    forUsual(
      id,
      ({ values, table }) => {
        const rows = table('balances');
        if (JSON.stringify(values.prepayments) === '[]' && values.payFixed === 0 && values.emiRise === 0)
          return expect(rows).toEqual([]);
        const amount = values.loanAmount;
        expect(rows[0]).toEqual({ year: 0, balance: amount, unchanged: amount });
        expect(rows.at(-1)).toMatchObject({ balance: 0, unchanged: 0 });
        for (const { balance, unchanged } of rows)
          expect(Number(balance)).toBeLessThanOrEqual(Number(unchanged) + 0.01);
      },
      { rateChanges: [] },
    );
  });

  it('has months and financial years of the calendar from the first EMI on', () => {
    alwaysIn(
      40,
      [inputsOf(toolById(id), usual), fc.integer({ min: 2000, max: 2090 }), fc.nat(11)],
      (raw, year, month) => {
        const pad = (figure: number) => String(figure).padStart(2, '0');
        const outcome = run(id, { ...raw, firstEmi: `${year}-${pad(month + 1)}-05` });
        if (!outcome) return;
        const months = outcome.table('byMonth');
        const monthOf = (index: number) =>
          `${year + Math.floor((month + index) / 12)}-${pad(((month + index) % 12) + 1)}`;
        expect(months.map(({ date }) => date)).toEqual(months.map((_, index) => monthOf(index)));
        expect(outcome.noteFigures.lastEmi).toEqual({ month: monthOf(months.length - 1) });

        const years = outcome.table('byFinancialYear');
        for (const name of ['interest', 'principal', 'prepaid'])
          expect(Math.abs(sum(column(years, name)) - sum(column(months, name)))).toBeLessThan(paise(months.length));
        const marches = months.filter(({ date }, index) => /-03$/.test(String(date)) || index === months.length - 1);
        expect(years.map(({ closing }) => closing)).toEqual(marches.map(({ closing }) => closing));
        expect(years[0]?.year).toBe(month < 3 ? `${year - 1}-${pad(year % 100)}` : `${year}-${pad((year + 1) % 100)}`);
      },
    );
  });
});

describe('plans with savings and a choice of convention', () => {
  it.each([
    ['sip_lumpsum', 'totalValue'],
    ['nps', 'totalCorpus'],
  ])('%s: at exactly the yearly return %s is never above that at a twelfth per month', (id, output) => {
    both(id, { convention: 'effective' }, { convention: 'nominal' }, (effective, nominal) =>
      atMost(output, effective, nominal),
    );
  });

  it.each(['goal_planner', 'retirement_corpus'])('%s: so it asks for no smaller instalment', (id) => {
    both(id, { convention: 'nominal' }, { convention: 'effective' }, (nominal, effective) =>
      atMost('requiredSip', nominal, effective),
    );
  });

  it('sip_lumpsum: tax changes nothing else, takes no more than the short rate of the gains, and none without gains', () => {
    both('sip_lumpsum', { taxed: true }, { taxed: false }, (taxed, plain) => {
      for (const name of ['totalValue', 'investedAmount', 'realValue'])
        expect(taxed.outputs[name]).toBe(plain.outputs[name]);
      expect(plain.outputs).toMatchObject({ tax: 0, afterTax: plain.outputs.totalValue });
      const most = 0.2 * 1.04 * Math.max(0, figure(taxed, 'estimatedReturns'));
      expect(figure(taxed, 'tax')).toBeGreaterThanOrEqual(0);
      expect(figure(taxed, 'tax')).toBeLessThanOrEqual(most * (1 + 1e-9) + 1e-9);
    });
  });

  it('retirement_corpus: keeps invested what the savings have above the corpus, and needs none beside other income', () => {
    const saved = run('retirement_corpus', { existing: 5_000_000 });
    expect(saved?.outputs).toMatchObject({ requiredSip: 0, gap: 0 });
    expect(Number(saved?.table('byYear').at(-1)?.balance)).toBeGreaterThan(0);
    expect(run('retirement_corpus', { otherIncome: 50_000 })?.outputs).toMatchObject({ corpus: 0, requiredSip: 0 });
  });
});
