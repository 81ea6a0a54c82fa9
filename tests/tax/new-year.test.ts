import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Fact } from '#rules';
import type { Tool } from '#src/engine/types.ts';
import { isOffered } from '#src/engine/visibility.ts';

// modules are loaded here with other facts on other days
vi.hoisted(() => vi.resetModules());
const ALL = '#src/rules/all.ts';
const first = '2027-04-01';
const source = 'Finance Act of the tests';
vi.doMock(ALL, async (original) => {
  const { facts } = await original<{ facts: Record<string, Fact> }>();
  const more: Record<string, Fact['values'][number]['value']> = {
    'tax.year': '2027-28',
    'tax.new.standardDeduction': 100_000,
  };
  const confirmed = { until: '2028-03-31', words: 'March 2027' };
  const renewed = Object.entries(facts).map(([id, fact]) => {
    const values = fact.values.map(({ until, ...value }) =>
      until === '2027-03-31' ? value : { ...value, ...(until && { until }) },
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

/** A tool as it is loaded on a day, where the facts of tax year 2027-28 are entered. */
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
    for (const [day, year] of [
      ['2027-03-31', 'TY2026-27'],
      [first, 'TY2027-28'],
    ] as const) {
      const { inputs } = await loadedOn(day, 'tax_calculator');
      const { assessmentYear } = inputs;
      expect(assessmentYear).toMatchObject({ default: year });
      expect(assessmentYear?.kind === 'choice' && assessmentYear.options.at(-1)).toEqual({
        value: 'TY2027-28',
        label: 'TY 2027-28',
      });
    }
  });

  it('has its line of the basis, the inputs for gains and, once begun, the link to the advance tax', async () => {
    const tool = await loadedOn(first, 'tax_calculator');
    const line = tool.basis.find(
      (each) => typeof each === 'object' && JSON.stringify(each.showWhen).includes('TY2027-28'),
    );
    expect(line).toMatchObject({ text: expect.stringContaining('{tax.new.standardDeduction@2027-04-01}') });
    const value = (name: string) => (name === 'assessmentYear' ? 'TY2027-28' : tool.inputs[name]?.default);
    for (const name of ['stcg111A', 'ltcg112A', 'ltcg112'])
      expect([name, isOffered(name, tool.inputs, value)]).toEqual([name, true]);
    expect(tool.next.map(({ showWhen }) => showWhen)).toEqual([
      expect.objectContaining({ assessmentYear: 'TY2027-28' }),
      expect.objectContaining({ assessmentYear: 'TY2027-28' }),
    ]);
  });

  it('is taxed by its own law, and the year before by that of its time', async () => {
    const tool = await loadedOn(first, 'tax_calculator');
    const tax = (assessmentYear: string) =>
      figures(tool, { grossIncome: 2_050_000, deductions: 0, assessmentYear }).newTax;
    // taxable 19.75 lakh in the 20% slab; then 25,000 less, with 4% of cess
    expect(tax('TY2026-27')).toBe(202_800);
    expect(tax('TY2027-28')).toBe(202_800 - 25_000 * 0.2 * 1.04);
  });

  it('is the year of the salary once it has begun', async () => {
    const taxes = [];
    for (const day of ['2027-03-31', first]) taxes.push(figures(await loadedOn(day, 'salary'), { ctc: 2_500_000 }).tax);
    expect(Number(taxes[1])).toBeLessThan(Number(taxes[0]));
  });
});
