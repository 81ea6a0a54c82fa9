import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineTool, fail } from '#engine';
import { isNumberResult } from '#src/engine/kinds.ts';
import { complete } from '#src/engine/powers/places.ts';
import { workingOf } from '#src/engine/powers/working.ts';
import type { Tool } from '#src/engine/types.ts';
import { inputsOf, type Raw, usual } from '../properties/arbitrary.ts';
import { toolById, tools } from '../tools.ts';

const withWorking = tools.filter(({ tool }) => tool.working.length > 0);

/** Steps that are results and do not lead to what compute gives, to nine digits. */
function* wrongSteps(tool: Tool, raw: Raw): Generator<string> {
  const outcome = tool.run(raw);
  if (!outcome.ok) return;
  // where the formula does not apply the tool shows 0 and says why
  if (outcome.raw[tool.figure ?? ''] === 0) return;
  const working = workingOf(tool, raw);
  if (!working.ok) yield `${working.step}: ${working.why}`;
  else
    for (const { id, value, isOutput } of working.steps)
      if (isOutput && !(Math.abs(value - (outcome.raw[id] ?? Number.NaN)) <= 1e-9 * Math.max(1, Math.abs(value))))
        yield `${id} is ${value} by its formula and ${outcome.raw[id]} by compute`;
}

describe('every tool', () => {
  it('shows how its figure is worked out, or says why not', () => {
    const silent = tools.filter(({ tool }) => tool.working.length > 0 === (tool.noWorking !== null));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it.each(withWorking)('$id works out what compute gives, to nine digits', ({ tool }) => {
    expect([...wrongSteps(tool, {})]).toEqual([]);
    for (const end of ['min', 'max'] as const) {
      const bounds = Object.entries(tool.inputs).flatMap(([name, spec]) =>
        end in spec && spec.kind !== 'rows' ? [[name, spec[end as keyof typeof spec]]] : [],
      );
      expect([...wrongSteps(tool, Object.fromEntries(bounds))]).toEqual([]);
    }
    fc.assert(
      fc.property(inputsOf(tool, usual), (raw) => {
        expect([...wrongSteps(tool, raw)]).toEqual([]);
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });

  // that of a schedule or a tax by slabs gives the results of its first month or year
  it.each(withWorking)('$id gives a result, without a step that is not written out', ({ tool }) => {
    const working = workingOf(tool, {});
    const steps = working.ok ? working.steps : [];
    expect(steps.some(({ isOutput }) => isOutput)).toBe(true);
    for (const { inNames, inFigures, text, label } of steps)
      for (const each of [inNames, inFigures, text, label]) {
        expect(each).not.toBe('');
        expect(each).not.toMatch(/[{}]|NaN|undefined/);
      }
    expect(complete(tool, {})).toBeDefined();
  });
});

describe('a working', () => {
  it.each<[string, Raw]>([
    ['goal_planner', {}],
    ['goal_planner', { returnRate: 0, stepUp: 5 }],
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
    const figures = Object.keys(tool.outputs).filter((name) => isNumberResult(tool.outputs[name]));
    expect(figures.filter((name) => !working.steps.some((step) => step.id === name))).toEqual([]);
  });

  it('takes a rate and an end of a band of law', () => {
    const steps = workingOf(toolById('loan_eligibility'), { propertyValue: 6_000_000 });
    const step = steps.ok ? steps.steps.find(({ id }) => id === 'upToSecond') : null;
    expect(step).toMatchObject({
      inNames: 'min(upper limit of band 2, Value of the home × rate of band 2 ÷ 100)',
      inFigures: 'min(75,00,000, 60,00,000 × 80 ÷ 100)',
      text: '₹48,00,000',
    });
  });

  it('gives each step in names, in figures and its value', () => {
    expect(workingOf(toolById('emi_calculator'), {})).toMatchObject({
      ok: true,
      steps: [
        { id: 'tenureMonths', inNames: 'round(Loan tenure × 12)', inFigures: 'round(20 × 12)', text: '240' },
        {
          id: 'monthlyRate',
          inNames: 'Interest rate (p.a.) ÷ 12 ÷ 100',
          inFigures: '8.5 ÷ 12 ÷ 100',
          text: '0.0070833333',
        },
        {
          id: 'emi',
          inFigures: '10,00,000 × 0.0070833333 × (1 + 0.0070833333)^240 ÷ ((1 + 0.0070833333)^240 − 1)',
          text: '₹8,678',
          isOutput: true,
        },
        { id: 'plannedPayment', text: '₹20,82,776' },
        { id: 'plannedInterest', text: '₹10,82,776' },
      ],
    });
  });

  it('names facts of law, and leaves out steps that do not hold', () => {
    const hra = workingOf(toolById('hra'), { city: 'nonMetro' });
    const share = hra.ok ? hra.steps.find(({ id }) => id === 'share') : null;
    expect(share?.inFigures).toBe('6,00,000 × 40 ÷ 100');
  });

  it('says which step is at fault', () => {
    const emi = toolById('emi_calculator');
    const broken = (formula: string) => workingOf({ ...emi, working: [{ id: 'emi', label: 'EMI', formula }] }, {});
    expect(broken('{loanAmount} ×')).toMatchObject({
      ok: false,
      step: 'emi',
      why: expect.stringMatching(/cannot be read/),
    });
    expect(broken('{no} × 2')).toMatchObject({ ok: false, step: 'emi', why: expect.stringMatching(/names \{no\}/) });
    expect(broken('{hra.cities} × 2')).toMatchObject({ ok: false, why: expect.stringMatching(/no number/) });
    // neither bands as a whole nor a band that there is not
    for (const name of ['homeLoan.ltv', 'homeLoan.ltv.4.rate', 'hra.cities.1.rate', 'ppf.rate.1.rate'])
      expect(broken(`{${name}} × 2`)).toMatchObject({ ok: false, why: expect.stringMatching(/no number/) });
    expect(broken('{loanAmount} ÷ 0')).toMatchObject({ ok: false, why: 'gives no number' });
    // a step that is true of nothing is not shown to a visitor
    expect(broken('{loanAmount} × 2')).toMatchObject({
      ok: false,
      step: 'emi',
      why: expect.stringMatching(/compute gives/),
    });
  });
});

describe('the steps of a working', () => {
  const tool = defineTool({
    inputs: {
      amount: { kind: 'currency', label: 'Amount', default: 1000, negative: true },
      often: {
        kind: 'choice',
        label: 'Often',
        default: 4,
        options: [
          { value: 4, label: 'Quarterly' },
          { value: 'end', label: 'At the end' },
        ],
      },
      senior: { kind: 'toggle', label: 'Senior', default: true },
      from: { kind: 'date', label: 'From', default: '2026-04-01' },
    },
    outputs: { total: { kind: 'currency', label: 'Total' }, share: { kind: 'percent', label: 'Share', decimals: 3 } },
    basis: ['Made up.'],
    examples: [],
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
      { formula: '{amount} × {senior} − {often}' },
      { formula: '{s0} + {ppf.rate}' },
      { formula: 'if({often} = "end", 1, 2)' },
    ]);
    expect(steps.map(({ inNames, inFigures, value }) => [inNames, inFigures, value])).toEqual([
      ['Amount × Senior − Often', '1,000 × 1 − 4', 996],
      ['Step 0 + PPF interest rate', '996 + 7.1', 1003.1],
      ['if(Often = "end", 1, 2)', 'if(4 = "end", 1, 2)', 2],
    ]);
    expect(
      stepsOf([{ formula: '{senior}' }, { formula: 'if({often} = "end", 1, 2)' }], { senior: false, often: 'end' }),
    ).toMatchObject([
      { inFigures: '0', value: 0 },
      { inFigures: 'if(At the end = "end", 1, 2)', value: 1 },
    ]);
  });

  it('have a figure below 0 in brackets', () => {
    const [, step] = stepsOf([{ formula: '{amount} − 1' }, { formula: '{s0} × {amount}' }], { amount: -5 });
    expect(step?.inFigures).toBe('(−6) × (−5)');
  });

  it.each<[Partial<Step>, string]>([
    [{ formula: '{amount} × 0' }, '0'],
    [{ formula: '{amount} ÷ 3' }, '333.33333'],
    [{ formula: '{amount} ÷ 3 × 1000' }, '3,33,333.33'],
    [{ formula: '{amount} ÷ 3 × 1000000' }, '33,33,33,333.33'],
    [{ formula: '{amount} ÷ 3000000000' }, '0.00000033333333'],
    [{ formula: '0 − {amount} ÷ 3' }, '-333.33333'],
    [{ formula: '{amount} ÷ 3', decimals: 1 }, '333.3'],
    [{ formula: '{amount} ÷ 3', kind: 'currency' }, '₹333'],
    [{ formula: '{amount} ÷ 3', kind: 'percent', decimals: 4 }, '333.3333%'],
    // a result is written as the page shows it
    [{ id: 'total', formula: '{amount} × 2' }, '₹2,000'],
    [{ id: 'share', formula: '{amount} ÷ 3', kind: 'currency', decimals: 0 }, '333.333%'],
  ])('have eight digits, or the unit of the step or the result: %o is %s', (step, text) => {
    expect(stepsOf([step])).toMatchObject([{ text, isOutput: step.id !== undefined }]);
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
  });

  it.each<[string, string]>([
    ['{no}', 'names {no}, which is no input, fact or earlier step (have: amount, often, senior, from, s0)'],
    ['{toString}', 'names {toString}, which is no input, fact or earlier step (have: amount, often, senior, from, s0)'],
    ['{from}', 'uses {from}, which is no number'],
    ['{homeLoan.ltv.0.rate}', expect.stringMatching(/^names/) as never],
    ['{homeLoan.ltv}', 'uses {homeLoan.ltv}, which is no number'],
  ])('say what is wrong with %s', (formula, why) => {
    expect(worked([{}, { formula }])).toEqual({ ok: false, step: 's1', why });
  });

  it('say what compute gives instead', () => {
    const wrong = worked([{ id: 'total', formula: '{amount} × 3' }]);
    expect(wrong).toEqual({ ok: false, step: 'total', why: 'gives 3000, and compute gives 2000' });
  });
});
