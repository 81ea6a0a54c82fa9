import { describe, expect, it } from 'vitest';
import { fail } from '#engine';
import { complete, isPartShown } from '#src/engine/places.ts';
import { FormulaError } from '#src/engine/powers/formula.ts';
import { formulaValue, unexplained, workingOf } from '#src/engine/powers/working.ts';
import type { Success, Tool } from '#src/engine/types.ts';
import { isNumberResult } from '#src/engine/utilities.ts';
import { words as hindi } from '#src/words/hi/panels.ts';
import { madeUp, numbers, withTestFacts } from '../../made-up.ts';
import type { Raw } from '../../properties/arbitrary.ts';
import { toolById, tools } from '../../tools.ts';

withTestFacts();

describe('the steps of a working', () => {
  const tool = madeUp({
    inputs: {
      amount: { kind: 'currency', label: 'Amount', default: 1000, allowed: [-1e9] },
      often: numbers('Often', { 4: 'Quarterly', 12: 'Monthly' }),
      senior: { kind: 'toggle', label: 'Senior', default: true },
      from: { kind: 'date', label: 'From', default: '2026-04-01' },
    },
    outputs: { total: { kind: 'currency', label: 'Total' }, share: { kind: 'percent', label: 'Share', decimals: 3 } },
    refusals: { tooMuch: 'Too much.' },
    compute: ({ amount }) => (amount > 5000 ? fail('amount', 'tooMuch') : { total: amount * 2, share: amount / 3 }),
  });
  type Step = Tool['working'][number];
  const worked = (given: readonly Partial<Step>[], values: Raw = {}) => {
    const working = given.map((step, index) => ({ id: `s${index}`, label: `Step ${index}`, formula: '1', ...step }));
    return workingOf({ ...tool, working: working as readonly Step[] }, values);
  };
  const stepsOf = (given: readonly Partial<Step>[], values: Raw = {}) => {
    const working = worked(given, values);
    if (!working.ok) throw new Error(working.why);
    return working.steps;
  };

  it('name inputs, facts and the steps before, each with its figure', () => {
    const steps = stepsOf([
      { formula: '{amount} − {often}' },
      { formula: '{s0} + {test.rate}' },
      { formula: 'if({often} = 12, 1, 2)' },
      { formula: 'if({senior}, 1, 2)' },
    ]);
    expect(steps.map((step) => [step.inNames(), step.value])).toEqual([
      ['Amount − Often', 996],
      ['Step 0 + Test rate', 1003.1],
      ['1 if Often = 12, otherwise 2', 2],
      ['1 if Senior, otherwise 2', 1],
    ]);
    expect(
      stepsOf([{ formula: 'if({senior}, 1, 2)' }, { formula: 'if({often} = 12, 1, 2)' }], { senior: false, often: 12 }),
    ).toMatchObject([{ value: 2 }, { value: 1 }]);
  });

  it.each<[formula: string, text: string]>([
    ['round({amount} × 12)', 'Amount × 12, rounded'],
    ['2 × min({amount}, 5) + 1', '2 × smaller of (Amount, 5) + 1'],
    ['if({amount} > 0, max(1, 2, 3), 0) ÷ 2', '(largest of (1, 2, 3) if Amount > 0, otherwise 0) ÷ 2'],
    ['sum(k, 1, 3, k × exp(0))', 'sum of k × e ^ 0 for k from 1 to 3'],
    ['(1 + {amount}) ^ (2 − 1)', '(1 + Amount) ^ (2 − 1)'],
    ['{test.rate} ^ {test.rate} + 2 × ceil({amount} ÷ 7)', '(Test rate) ^ (Test rate) + 2 × (Amount ÷ 7, rounded up)'],
    [
      'if({amount} > 1 and ({amount} < 3 or {amount} = 5), 1, 0)',
      '1 if Amount > 1 and (Amount < 3 or Amount = 5), otherwise 0',
    ],
  ])('say %s with names', (formula, text) => {
    expect(stepsOf([{ formula }])[0]?.inNames()).toBe(text);
  });

  it('say with figures that something is rounded only where it is', () => {
    const [step] = stepsOf([{ formula: 'round({amount} × 12) + round({amount} ÷ 7)' }]);
    expect(step?.inFigures()).toBe('₹1,000 × 12 + (₹1,000 ÷ 7, rounded)');
  });

  it('say functions, sums and conditions in Hindi', () => {
    const { function: called, sum, cases } = hindi.working;
    expect([called('min', 2), called('max', 3), sum('k', 'k', '1', '3'), cases('1', 'k > 2', '0')]).toEqual([
      'दोनों में छोटा',
      'सबसे बड़ा',
      'k का जोड़, k के 1 से 3 तक',
      'अगर k > 2 तो 1, नहीं तो 0',
    ]);
  });

  it('name the rate and the end of a band of law', () => {
    // the second band: 80% up to ₹75 lakh
    const [step] = stepsOf([{ formula: 'min({test.caps.2.upTo}, {amount} × {test.caps.2.rate} ÷ 100)' }]);
    expect(step?.value).toBe(800);
    expect(step?.inNames()).toBe('smaller of (upper limit of band 2, Amount × rate of band 2 ÷ 100)');
    for (const name of ['test.caps.9.rate', 'test.caps.10.rate'])
      expect(worked([{ formula: `{${name}}` }])).toMatchObject({
        ok: false,
        why: `uses {${name}}, which is not a number`,
      });
    for (const name of ['test.caps.0.rate', 'test.caps.2.rates', 'caps.2.rate', 'test.rate.more'])
      expect(worked([{ formula: `{${name}}` }])).toMatchObject({ ok: false, why: expect.stringMatching(/^names/) });
  });

  it.each<[Partial<Step>, string]>([
    [{ formula: '{amount} × 0' }, '₹0'],
    [{ formula: '{amount} ÷ 3' }, '₹333.33'],
    [{ formula: '0 − {amount} ÷ 30' }, '−₹33.33'],
    [{ formula: '{often} ÷ 3' }, '1.33333'],
    [{ formula: '{test.rate} ÷ 3' }, '2.36667'],
    [{ formula: '{test.caps.1.upTo} ÷ 7' }, '₹4,28,571.43'],
    [{ formula: '{test.limit} ÷ 7' }, '₹21,428.57'],
    // a count of rupees is rupees
    [{ formula: '{amount} × {often} ÷ 3' }, '₹1,333.33'],
    [{ formula: '{amount} × if({senior}, 1, 0) ÷ 3' }, '₹333.33'],
    // a unit that the step declares
    [{ formula: '{often} ÷ 3', kind: 'years' }, '1.33'],
    [{ formula: '{amount} ÷ 3', kind: 'number' }, '333.33'],
    [{ formula: '{amount} ÷ 3', decimals: 1 }, '333.3'],
    [{ formula: '{amount} ÷ 3', kind: 'currency' }, '₹333'],
    [{ formula: '{amount} ÷ 3', kind: 'percent', decimals: 4 }, '333.3333%'],
    // a result is written as the page shows it
    [{ id: 'total', formula: '{amount} × 2' }, '₹2,000'],
    [{ id: 'share', formula: '{amount} ÷ 3', kind: 'currency', decimals: 0 }, '333.333%'],
  ])('have the unit of their figures, or that of the step or the result: %o is %s', (step, text) => {
    const [worked] = stepsOf([step]);
    expect([worked?.said(), worked?.isOutput]).toEqual([text, step.id !== undefined]);
  });

  it('are left out where their rule does not hold', () => {
    const steps = stepsOf([{ showWhen: { senior: false } }, { showWhen: { senior: true } }]);
    expect(steps.map(({ id }) => id)).toEqual(['s1']);
  });

  it('lead to what compute gives to nine digits, and there is none where it refuses', () => {
    const ok = (formula: string, values: Raw = {}) => worked([{ id: 'total', formula }], values).ok;
    expect([ok('{amount} × 2.000000001'), ok('{amount} × 2.00000001')]).toEqual([true, false]);
    expect([ok('{amount} × 2.000000001', { amount: -1000 }), ok('{amount} × 2.00000001', { amount: -1000 })]).toEqual([
      true,
      false,
    ]);
    expect([ok('0.0000000009', { amount: 0 }), ok('0.000000002', { amount: 0 })]).toEqual([true, false]);
    expect(ok('5', { amount: 6000 })).toBe(true);
    expect(ok('if({often} = "end", {amount} × 2, 0)', { often: 'end' })).toBe(true);
    // of a figure of 10¹³ the thirteenth digit is 1
    const without = (large: string) =>
      worked([{ formula: large }, { id: 'total', formula: '{amount} × 2 + 0.5 + {s0} − {s0}' }]).ok;
    expect([without('10^13'), without('10^12')]).toEqual([true, false]);
  });

  it.each<[string, string]>([
    [
      '{no}',
      'names {no}, which is not an input, a fact or an earlier step. Choose from: amount, often, senior, from, s0',
    ],
    [
      '{toString}',
      'names {toString}, which is not an input, a fact or an earlier step. Choose from: amount, often, senior, from, s0',
    ],
    ['{from}', 'uses {from}, which is not a number'],
    ['{test.caps.0.rate}', expect.stringMatching(/^names/) as never],
    ['{test.caps}', 'uses {test.caps}, which is not a number'],
  ])('say what is wrong with %s', (formula, why) => {
    expect(worked([{}, { formula }])).toMatchObject({ ok: false, step: 's1', why });
  });

  it('say what compute gives instead', () => {
    const wrong = worked([{ id: 'total', formula: '{amount} × 3' }]);
    expect(wrong).toMatchObject({ ok: false, step: 'total', why: 'comes to 3000, but compute gives 2000' });
  });

  it('that name an input without a figure say so', () => {
    expect(worked([{ formula: '{amount}' }], { amount: 'x' })).toMatchObject({
      why: 'uses {amount}, which is not a number',
    });
  });

  it('beside the results name results as they are shown, inputs and facts', () => {
    const outcome = tool.run({});
    const evaluate = formulaValue(tool, outcome as Success);
    expect(['{share}', '{amount} × 2', '{test.rate}'].map(evaluate)).toEqual([333.333, 2000, 7.1]);
    expect(() => evaluate('{no}')).toThrow(FormulaError);
  });
});

const withWorking = tools.filter(({ tool }) => tool.working.length > 0);

// that each tool has a working which gives what compute gives: npm run check:tools
describe('every tool', () => {
  it('shows a saving of a few paise between two sums of seventy lakh', () => {
    const raw = { outstanding: 6_980_000, oldRate: 20, monthsLeft: 1, newRate: 19.4, newMonths: 1, feePercent: 0.05 };
    expect(workingOf(toolById('balance_transfer'), { ...raw, otherCosts: 0.13 })).toMatchObject({ ok: true });
  });

  // the working of a schedule, or of a tax by slabs, gives the results of its first month or year
  it.each(withWorking)('$id gives a result, without a step that is not written out', ({ tool }) => {
    const working = workingOf(tool, {});
    const steps = working.ok ? working.steps : [];
    expect(steps.some(({ isOutput }) => isOutput)).toBe(true);
    for (const { inNames, inFigures, said, label } of steps)
      for (const each of [inNames(), inFigures(), said(), label]) {
        expect(each).not.toBe('');
        expect(each).not.toMatch(/[{}]|NaN|undefined/);
        // functions are words, as in `rounded (…)`
        expect(each).not.toMatch(/\b(min|max|floor|ceil|round|abs|ln|exp|normal|if|sum)\(/);
      }
    expect(complete(tool, {})).toBeDefined();
  });
});

describe('a working', () => {
  it('of a pension shows the mean of the last 60 months, with those already served', () => {
    const working = workingOf(toolById('epf'), { basic: 40_000, rise: 6, currentAge: 56, pastService: 20 });
    const steps = working.ok ? working.steps : [];
    expect(steps.find(({ id }) => id === 'averagePay')?.value).toBeCloseTo(19_000, 6);
  });
  it.each<[string, Raw]>([
    ['goal_planner', { yearsOfFees: 4 }],
    ['goal_planner', { returnRate: 0, stepUp: 5, yearsOfFees: 2 }],
    ['risk_analyzer', {}],
    ['risk_analyzer', { years: 7.5, cashShare: 100, equityShare: 0, debtShare: 0, goldShare: 0, cashVolatility: 0 }],
    // a home in each band, and at the two ends where a larger loan would come under a lower cap
    ...[2_000_000, 3_500_000, 6_000_000, 9_600_000, 12_000_000].map((propertyValue): [string, Raw] => [
      'loan_eligibility',
      { monthlyIncome: 300_000, propertyValue },
    ]),
  ])('of %s with %j gives every figure', (id, raw) => {
    const tool = toolById(id);
    const working = workingOf(tool, raw);
    if (!working.ok) throw new Error(working.why);
    const outcome = tool.run(raw);
    const figures = Object.entries(tool.outputs).flatMap(([name, spec]) =>
      isNumberResult(spec) && outcome.ok && isPartShown(tool, spec, outcome.values, outcome) ? [name] : [],
    );
    expect(figures.filter((name) => !working.steps.some((step) => step.id === name))).toEqual([]);
  });

  it('gives each step in names, and its value', () => {
    const working = workingOf(toolById('emi_calculator'), {});
    if (!working.ok) throw new Error(working.why);
    const [months, rate] = working.steps;
    expect([months, rate].map((step) => step?.inNames())).toEqual([
      'Loan tenure × 12, rounded',
      'Interest rate (p.a.) ÷ 12 ÷ 100',
    ]);
    expect(working.steps.map(({ id, said }) => [id, said()])).toEqual([
      ['tenureMonths', '240'],
      ['monthlyRate', '0.00708333'],
      ['emi', '₹8,678'],
      ['totalPayment', '₹20,82,776'],
      ['totalInterest', '₹10,82,776'],
    ]);
  });
});

describe('where a formula cannot be worked out', () => {
  const explained = (id: string, raw: Raw) => {
    const tool = toolById(id);
    const outcome = tool.run(raw);
    if (!outcome.ok) throw new Error(outcome.message);
    const working = workingOf(tool, raw);
    return { steps: working.steps.map((step) => step.id), ...unexplained(tool, outcome, working) };
  };

  it('the steps that can be are shown, and the figures without are named', () => {
    expect(explained('cagr', { initialValue: 0 }).withoutValue).toContain('CAGR');
    const { steps, withoutValue } = explained('ppf', { rate: 0, years: 0 });
    expect([...steps, ...withoutValue]).not.toEqual([]);
    expect(withoutValue).toContain('Maturity value');
    expect(explained('sip_lumpsum', { returnRate: 0 }).withoutValue).toContain('Total value');
    expect(explained('sip_lumpsum', {}).withoutValue).toEqual([]);
  });
});
