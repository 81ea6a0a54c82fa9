import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Success } from '#src/engine/types.ts';
import { runs } from '../thorough.ts';
import { toolById } from '../tools.ts';
import { inputsOf, mayRefuse, type Raw, usual } from './arbitrary.ts';

type Row = Readonly<Record<string, number | string>>;

const loans = ['emi_calculator', 'home_loan', 'car_loan', 'personal_loan'];

/** What a tool gives, or null where it may refuse these inputs. */
function run(id: string, inputs: Raw): Success | null {
  const tool = toolById(id);
  // at random, shares of stages do not come to the whole loan
  const outcome = tool.run('stages' in tool.inputs ? { ...inputs, stages: [] } : inputs);
  if (outcome.ok) return outcome;
  return mayRefuse(tool, outcome) ? null : expect.fail(outcome.message);
}

/** Compares a tool for usual inputs with itself where some of them are others. */
function both(id: string, one: Raw, other: Raw, check: (one: Success, other: Success) => void): void {
  fc.assert(
    fc.property(inputsOf(toolById(id), usual), (raw) => {
      const [first, second] = [run(id, { ...raw, ...one }), run(id, { ...raw, ...other })];
      if (first && second) check(first, second);
    }),
    runs(80),
  );
}

/** Fails where a figure is above another by more than a billionth of its size. */
function atMost(figure: number | undefined, most: number | undefined, given: Raw): void {
  const [one, other] = [figure ?? Number.NaN, most ?? Number.NaN];
  if (!(one <= other + 1e-9 * Math.max(1, Math.abs(other))))
    expect.fail(`${one} is above ${other} with ${JSON.stringify(given)}`);
}

const column = (rows: readonly Row[], name: string) => rows.map((row) => Number(row[name]));
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
const paise = (cells: number) => 0.5 + 0.005 * cells + 1e-3;

describe.each(loans)('%s', (id) => {
  const tool = toolById(id);

  it('has a prepayment that never raises the interest, and says what it saves', () => {
    fc.assert(
      fc.property(inputsOf(tool, usual), (raw) => {
        const [paid, without] = [run(id, raw), run(id, { ...raw, prepayments: [] })];
        if (!paid) return;
        if (!without) {
          expect(paid.outputs).toMatchObject({ interestSaved: 0, monthsSaved: 0 });
          return;
        }
        atMost(paid.raw.totalInterest, without.raw.totalInterest, raw);
        atMost(paid.raw.months, without.raw.months, raw);
        const saved = Number(without.raw.totalInterest) - Number(paid.raw.totalInterest);
        expect(Math.abs(Number(paid.raw.interestSaved) - saved)).toBeLessThan(1e-3);
        expect(paid.raw.monthsSaved).toBe(Number(without.raw.months) - Number(paid.raw.months));
      }),
      runs(80),
    );
  });

  it('never ends later where the EMI is kept and only prepayments come', () => {
    both(id, { keep: 'emi', rateChanges: [] }, { prepayments: [], rateChanges: [] }, (paid, plain) => {
      atMost(paid.raw.months, plain.raw.months, paid.values);
    });
  });

  it('never ends later than its tenure where that is kept', () => {
    fc.assert(
      fc.property(inputsOf(tool, usual), (raw) => {
        const outcome = run(id, { ...raw, keep: 'tenure' });
        if (!outcome) return expect.fail('a loan that keeps its tenure is never refused');
        expect(outcome.outputs.months).toBeLessThanOrEqual(12 * Number(outcome.values.tenure));
      }),
      runs(80),
    );
  });

  it('costs no less a year with a fee, and its own rate without fee and changes', () => {
    both(id, {}, { feePercent: 0 }, (fee, free) => atMost(free.raw.apr, fee.raw.apr, fee.values));
    both(id, { feePercent: 0, rateChanges: [] }, {}, ({ outputs, values }) => {
      expect(outputs.apr).toBe(values.rate);
    });
  });

  it('starts its balances at the loan and ends them at 0, prepaid ones never above the others', () => {
    fc.assert(
      fc.property(inputsOf(tool, usual), (raw) => {
        const outcome = run(id, { ...raw, rateChanges: [] });
        const rows = outcome?.table('balances') ?? [];
        if (JSON.stringify(outcome?.values.prepayments) === '[]') {
          expect(rows).toEqual([]);
          return;
        }
        const amount = outcome?.values.loanAmount;
        expect(rows[0]).toEqual({ year: 0, balance: amount, unchanged: amount });
        expect(rows.at(-1)).toMatchObject({ balance: 0, unchanged: 0 });
        for (const { balance, unchanged } of rows)
          expect(Number(balance)).toBeLessThanOrEqual(Number(unchanged) + 0.01);
      }),
      runs(60),
    );
  });

  it('has months and financial years of the calendar from the first EMI on', () => {
    fc.assert(
      fc.property(inputsOf(tool, usual), fc.integer({ min: 2000, max: 2090 }), fc.nat(11), (raw, year, month) => {
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
      }),
      runs(40),
    );
  });

  it('has no calendar without the first EMI', () => {
    const outcome = run(id, {});
    expect(outcome?.table('byFinancialYear')).toEqual([]);
    expect(new Set(outcome?.table('byMonth').map(({ date }) => date))).toEqual(new Set(['']));
  });
});

describe('plans with a step-up, savings and a choice of convention', () => {
  it.each([
    ['sip_lumpsum', 'totalValue'],
    ['sip_lumpsum', 'investedAmount'],
    ['nps', 'totalCorpus'],
    ['nps', 'pension'],
  ])('%s: a step-up never lowers %s', (id, output) => {
    both(id, { stepUp: 0 }, {}, (level, rising) => atMost(level.raw[output], rising.raw[output], rising.values));
  });

  it.each(['goal_planner', 'retirement_corpus'])('%s: a step-up never raises the first instalment', (id) => {
    both(id, {}, { stepUp: 0 }, (rising, level) =>
      atMost(rising.raw.requiredSip, level.raw.requiredSip, rising.values),
    );
  });

  it.each([
    ['sip_lumpsum', 'totalValue'],
    ['nps', 'totalCorpus'],
  ])('%s: at exactly the yearly return %s is never above that at a twelfth per month', (id, output) => {
    both(id, { convention: 'effective' }, { convention: 'nominal' }, (effective, nominal) =>
      atMost(effective.raw[output], nominal.raw[output], nominal.values),
    );
  });

  it.each(['goal_planner', 'retirement_corpus'])('%s: so it asks for no smaller instalment', (id) => {
    both(id, { convention: 'nominal' }, { convention: 'effective' }, (nominal, effective) =>
      atMost(nominal.raw.requiredSip, effective.raw.requiredSip, nominal.values),
    );
  });

  it('sip_lumpsum: tax changes nothing else, takes no more than the short rate of the gains, and none without gains', () => {
    both('sip_lumpsum', { taxed: true }, { taxed: false }, (taxed, plain) => {
      for (const name of ['totalValue', 'investedAmount', 'realValue'])
        expect(taxed.outputs[name]).toBe(plain.outputs[name]);
      expect(plain.outputs).toMatchObject({ tax: 0, afterTax: plain.outputs.totalValue });
      atMost(taxed.raw.tax, 0.2 * 1.04 * Number(taxed.raw.estimatedReturns), taxed.values);
      atMost(0, taxed.raw.tax, taxed.values);
    });
  });

  it('sip_lumpsum: inflation lowers what it is worth, and none leaves it', () => {
    both('sip_lumpsum', {}, { inflation: 0 }, (now, none) => {
      atMost(now.raw.realValue, now.raw.totalValue, now.values);
      expect(none.outputs.realValue).toBe(none.outputs.totalValue);
    });
  });

  it.each(['nps', 'retirement_corpus'])('%s: without a year to save all is 0, whatever there is already', (id) => {
    const outcome = run(id, { currentAge: 60, retirementAge: 60, existing: 500_000 });
    expect(new Set(Object.values(outcome?.outputs ?? {}))).toEqual(new Set([0]));
    expect(outcome?.notes).toEqual(['noYearsToSave']);
    expect(outcome?.table('byYear')).toEqual([]);
  });

  it('retirement_corpus: keeps invested what the savings have above the corpus', () => {
    const outcome = run('retirement_corpus', { existing: 5_000_000 });
    expect(outcome?.notes).toEqual(['savingsEnough']);
    expect(outcome?.outputs).toMatchObject({ requiredSip: 0, gap: 0 });
    expect(Number(outcome?.table('byYear').at(-1)?.balance)).toBeGreaterThan(0);
  });

  it('retirement_corpus: needs nothing where other income pays for all', () => {
    const outcome = run('retirement_corpus', { otherIncome: 50_000 });
    expect(outcome?.notes).toEqual(['incomeEnough']);
    expect(outcome?.outputs).toMatchObject({ corpus: 0, requiredSip: 0 });
  });
});
