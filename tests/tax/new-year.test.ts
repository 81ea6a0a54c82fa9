import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Fact } from '#rules';
import type { Tool } from '#src/engine/types.ts';
import { isOffered } from '#src/engine/visibility.ts';

// modules are loaded here with other facts on other days
vi.hoisted(() => vi.resetModules());
const ALL = '#src/rules/all.ts';
const first = '2090-04-01';
const source = 'Finance Act of the tests';
vi.doMock(ALL, async (original) => {
  const { facts } = await original<{ facts: Record<string, Fact> }>();
  const deduction = Number(facts['tax.new.standardDeduction']?.values.at(-1)?.value);
  const more: Record<string, string | number> = {
    'tax.year': '2090-91',
    'tax.new.standardDeduction': deduction + 25_000,
  };
  const confirmed = { until: '2091-03-31', words: 'March 2090' };
  const renewed = Object.entries(facts).map(([id, fact]) => {
    // what Parliament sets for a year is set again
    const values = fact.values.map((value) =>
      (value.until ?? '') < '2027-03-31' ? value : { ...value, until: undefined },
    );
    const added = more[id] === undefined ? [] : [{ from: first, value: more[id], source }];
    return [id, { ...fact, values: [...values, ...added], confirmed }];
  });
  return { facts: Object.fromEntries(renewed) };
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  vi.doUnmock(ALL);
  vi.resetModules();
});

/** A tool as it is loaded on a day, where the facts of tax year 2090-91 are entered. */
async function loadedOn(day: string, id: 'tax_calculator' | 'salary'): Promise<Tool> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00`) });
  vi.resetModules();
  const tools = {
    tax_calculator: () => import('#tools/tax/tax_calculator/definition.ts'),
    salary: () => import('#tools/tax/salary/definition.ts'),
  };
  return (await tools[id]()).default as unknown as Tool;
}

function figures(tool: Tool, given: object) {
  const outcome = tool.run({ ...given });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.outputs;
}

describe('a tax year that is entered as facts', () => {
  it('is offered at once, and begins on its first day', async () => {
    for (const [day, isNow] of [
      ['2090-03-31', false],
      [first, true],
    ] as const) {
      const { inputs } = await loadedOn(day, 'tax_calculator');
      const { assessmentYear } = inputs;
      expect(assessmentYear?.default === 'TY2090-91').toBe(isNow);
      expect(assessmentYear?.kind === 'choice' && assessmentYear.options.at(-1)).toEqual({
        value: 'TY2090-91',
        label: 'TY 2090-91',
      });
    }
  });

  it('has its line of the basis, the inputs for gains and, once begun, the link to the advance tax', async () => {
    const tool = await loadedOn(first, 'tax_calculator');
    const line = tool.basis.find(
      (each) => typeof each === 'object' && JSON.stringify(each.showWhen).includes('TY2090-91'),
    );
    expect(line).toMatchObject({ text: expect.stringContaining('{tax.new.standardDeduction@2090-04-01}') });
    const value = (name: string) => (name === 'assessmentYear' ? 'TY2090-91' : tool.inputs[name]?.default);
    for (const name of ['stcg111A', 'ltcg112A', 'ltcg112'])
      expect([name, isOffered(name, tool.inputs, value)]).toEqual([name, true]);
    const links = tool.next.filter((link) => link.tool === 'advance_tax').map(({ showWhen }) => showWhen);
    expect(links.length).toBeGreaterThan(0);
    for (const rule of links) expect(rule).toMatchObject({ assessmentYear: 'TY2090-91' });
  });

  it('is taxed by its own law, and the year before by that of its time', async () => {
    const tool = await loadedOn(first, 'tax_calculator');
    const { options } = tool.inputs.assessmentYear as Extract<Tool['inputs'][string], { kind: 'choice' }>;
    const tax = (grossIncome: number, assessmentYear: unknown) =>
      figures(tool, { grossIncome, deductions: 0, assessmentYear }).newTax;
    // the standard deduction is 25,000 more
    expect(tax(2_075_000, 'TY2090-91')).toBe(tax(2_050_000, options.at(-2)?.value));
    expect(tax(2_050_000, 'TY2026-27')).toBe(202_800);
  });

  it('is the year of the salary once it has begun', async () => {
    const taxes = [];
    for (const day of ['2090-03-31', first]) taxes.push(figures(await loadedOn(day, 'salary'), { ctc: 2_500_000 }).tax);
    expect(Number(taxes[1])).toBeLessThan(Number(taxes[0]));
  });
});
