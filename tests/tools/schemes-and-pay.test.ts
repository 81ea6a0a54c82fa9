import { describe, expect, it } from 'vitest';
import { fill } from '#src/engine/fill.ts';
import { holds, labelOf } from '#src/engine/visibility.ts';
import { dataOf } from '#src/renderer/charts/data.ts';
import { runTool as run, toolById, type Inputs as Values } from '../tools.ts';

function given(id: string, inputs: Values) {
  const tool = toolById(id);
  return (name: string) => inputs[name] ?? tool.inputs[name]?.default;
}
const now = (id: string, inputs: Values, rule: Parameters<typeof holds>[0]) =>
  holds(rule, toolById(id).inputs, given(id, inputs));

/** Outputs that show only for some inputs, and do for these. */
const shown = (id: string, inputs: Values) =>
  Object.entries(toolById(id).outputs).flatMap(([name, { showWhen }]) =>
    showWhen && now(id, inputs, showWhen) ? [name] : [],
  );
const columns = (id: string, table: string, inputs: Values) =>
  Object.entries(toolById(id).tables[table]?.columns ?? {}).flatMap(([name, { showWhen }]) =>
    showWhen && now(id, inputs, showWhen) ? [name] : [],
  );
const basis = (id: string, inputs: Values) =>
  toolById(id)
    .basis.filter(({ showWhen }) => now(id, inputs, showWhen))
    .map(({ text }) => fill(text, (name) => String(given(id, inputs)(name))))
    .join('\n');

it('simple interest at 10% is as much as the principal after ten years, and more from the eleventh', () => {
  const tool = toolById('simple_interest');
  const data = tool.charts.map((chart) => dataOf(tool, chart, run('simple_interest', { rate: 10, years: 15 })));
  expect(data.flatMap((each) => (each && 'marks' in each ? each.marks : []))).toEqual([
    { axis: 'x', at: 11, label: 'More interest than principal: year 11' },
  ]);
});

it('gratuity has a row for each whole year, 31 beside 31 years 7 months too, and marks the years that are paid for', () => {
  const drawn = (years: number) => {
    const tool = toolById('gratuity');
    const [chart] = tool.charts;
    const data = chart ? dataOf(tool, chart, run('gratuity', { years })) : null;
    if (!data || !('rows' in data)) throw new Error('no chart');
    const at = data.rows.map(({ year }) => Number(year));
    // the first year that pays is the fifth
    expect(at.filter((year, index) => Math.abs(year - index - 5) >= 1)).toEqual([]);
    const mark = data.marks.find(({ own }) => own)?.at;
    return { count: at.length, mark, row: Math.round(Number(data.rows.find(({ year }) => year === mark)?.gratuity)) };
  };
  // more than half a year counts as a whole one: 15 ÷ 26 × ₹50,000 × 23
  expect(drawn(22 + 7 / 12)).toEqual({ count: 29, mark: 23, row: 663_462 });
  expect(drawn(22)).toMatchObject({ count: 28, mark: 22 });
  expect(drawn(40 + 7 / 12)).toMatchObject({ count: 37, mark: 41 });
  const years = (inputs: Values) =>
    run('gratuity', inputs)
      .table('byYear')
      .map(({ year }) => year);
  expect(years({ years: 31 + 7 / 12 })).toEqual(Array.from({ length: 36 }, (_, index) => index + 5));
  // a fixed term is paid by its days
  expect(years({ years: 6.5, fixedTerm: true }).slice(4, 8)).toEqual([5, 6, 6.5, 7]);
});

describe('results that show only where their inputs are used', () => {
  it.each<[string, Values, string[], string[]]>([
    ['ppf', { inflation: 0 }, [], []],
    ['ppf', {}, ['realValue'], ['real']],
    ['ppf', { laterRate: 6.5 }, ['realValue'], ['rate', 'real']],
    ['ppf', { existing: 1 }, ['realValue', 'fromExisting'], ['real', 'fromExisting', 'fromDeposits']],
    ['ppf', { mode: 'monthly' }, ['realValue'], ['real', 'onceAYear']],
    ['ssy', { accountAge: 3 }, ['realValue'], ['real']],
    ['ssy', { existing: 1 }, ['realValue', 'fromExisting'], ['real', 'fromExisting', 'fromDeposits']],
    ['fd', {}, ['effectiveYield'], []],
    ['fd', { payout: 'monthly' }, ['payoutAmount'], ['paidOut', 'withoutPayout', 'withPayouts']],
    ['fd', { taxRate: 20.8 }, ['effectiveYield', 'afterTaxInterest'], ['afterTax']],
    ['rd', {}, [], []],
    ['rd', { taxRate: 20.8 }, ['afterTaxInterest'], ['afterTax']],
    ['gratuity', {}, [], []],
    ['gratuity', { totalPay: 1 }, [], ['onBasic']],
  ])('%s with %j: %j and the columns %j', (id, inputs, outputs, shownColumns) => {
    expect(shown(id, inputs)).toEqual(outputs);
    expect(columns(id, 'byYear', inputs)).toEqual(shownColumns);
  });

  it('tax_calculator: balances once tax is paid, by either method', () => {
    expect(shown('tax_calculator', {})).toEqual([]);
    const simple = { method: 'simple', assessmentYear: '2024-25' };
    expect(shown('tax_calculator', { ...simple, taxPaid: 1 })).toEqual(['newBalance', 'oldBalance']);
  });

  it('fd: the value at the end is called what is paid back where interest is paid out', () => {
    const { maturityValue = expect.fail('no value') } = toolById('fd').outputs;
    const label = (inputs: Values) => labelOf(maturityValue, toolById('fd').inputs, given('fd', inputs));
    expect(label({})).toBe('Maturity value');
    expect(label({ payout: 'quarterly' })).toBe('You get back at the end');
  });
});

it.each<[string, Values, string]>([
  ['ppf', { mode: 'monthly' }, 'by the 5th of each month'],
  ['fd', { payout: 'monthly' }, 'a quarter of the yearly rate in three months'],
  ['fd', { taxRate: 31.2 }, 'Tax is 31.2'],
  ['rd', {}, '₹50,000'],
  ['scss', {}, '1.5%'],
  ['gratuity', { fixedTerm: true }, 'parts of a year as they are'],
  ['gratuity', { employer: 'government' }, 'all of the gratuity is tax-free'],
  ['tax_calculator', { rentReceived: 1 }, 'section 22'],
  ['tax_calculator', { employerNps: 1 }, '14% of basic salary and DA in the new regime (10% in AY 2024-25)'],
  ['tax_calculator', { salaried: false }, 'No standard deduction'],
  ['loan_eligibility', { age: 30 }, 'age of 60'],
])('the rules behind each new input: %s with %j says “%s”', (id, inputs, part) => {
  expect(basis(id, inputs)).toContain(part);
  expect(basis(id, inputs)).not.toMatch(/[{}]|undefined/);
});
