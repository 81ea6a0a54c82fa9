import { describe, expect, it } from 'vitest';
import { complete, isPartShown } from '#src/engine/places.ts';
import { unexplained, workingOf } from '#src/engine/powers/working.ts';
import { isNumberResult } from '#src/engine/utilities.ts';
import type { Raw } from '../../properties/arbitrary.ts';
import { toolById, tools } from '../../tools.ts';

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
      'rounded (Loan tenure × 12)',
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
    expect(explained('cagr', { initialValue: 0 }).atEdge).toContain('CAGR');
    const { steps, atEdge } = explained('ppf', { rate: 0, years: 0 });
    expect([...steps, ...atEdge]).not.toEqual([]);
    expect(atEdge).toContain('Maturity value');
    expect(explained('sip_lumpsum', { returnRate: 0 }).atEdge).toContain('Total value');
    expect(explained('sip_lumpsum', {}).atEdge).toEqual([]);
  });
});
