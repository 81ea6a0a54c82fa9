import { describe, expect, it } from 'vitest';
import { isPartShown } from '#src/engine/places.ts';
import { besideHeadline, storyOf } from '#src/engine/story.ts';
import type { Tool } from '#src/engine/types.ts';
import { labelOf } from '#src/engine/visibility.ts';
import { dataOf } from '#src/renderer/charts/data.ts';
import { refusalOf as refusal, runTool, toolById, type Inputs as Values } from '../tools.ts';

const inputOf = (tool: Tool, inputs: Values) => (name: string) => inputs[name] ?? tool.inputs[name]?.default;

/** Outputs that the page shows for these inputs. */
function shown(id: string, inputs: Values): string[] {
  const tool = toolById(id);
  const outcome = tool.run(inputs);
  if (!outcome.ok) return [];
  return Object.entries(tool.outputs).flatMap(([name, spec]) =>
    isPartShown(tool, spec, outcome.values, outcome) ? name : [],
  );
}

const yearly = { prepayments: [{ amount: 100_000, every: 'year', from: 12 }] };
const rise = { rateChanges: [{ from: 25, rate: 9.5 }] };
const spec = ['emi', 'totalInterest', 'totalPayment'];
const prepaid = ['emi', 'totalInterest', 'interestSaved', 'monthsSaved', 'totalPayment', 'months', 'prepaid'];

describe.each(['emi_calculator', 'home_loan', 'car_loan', 'personal_loan'])('%s', (id) => {
  it.each<[Values, string[]]>([
    [{}, spec],
    [{ firstEmi: '2026-04-05', keep: 'tenure' }, spec],
    [yearly, prepaid],
    // only the EMI falls, so no time is saved
    [
      { prepayments: [{ amount: 1000, every: 'year', from: 12 }], keep: 'tenure' },
      prepaid.filter((name) => name !== 'monthsSaved'),
    ],
    [rise, [...spec, 'months', 'apr']],
    [{ feePercent: 0.5 }, [...spec, 'fee', 'interestAndFee', 'apr']],
    [{ ...yearly, ...rise, feePercent: 1 }, [...prepaid, 'fee', 'interestAndFee', 'apr']],
  ])('with %j shows the results that these inputs are used for', (inputs, outputs) => {
    expect(shown(id, inputs)).toEqual(outputs);
  });

  it('draws prepayments only where there are some', () => {
    const tool = toolById(id);
    const bars = tool.charts.find(({ kind }) => kind === 'bars') ?? expect.fail('no bars');
    const series = (inputs: Values) => {
      const data = dataOf(tool, bars, tool.run(inputs));
      return data && 'series' in data ? data.series.map(({ key }) => key) : [];
    };
    expect(series({})).toEqual(['principal', 'interest']);
    expect(series(yearly)).toEqual(['principal', 'interest', 'prepaid']);
  });

  it('says in the story what prepaying saves', () => {
    const tool = toolById(id);
    const story = (inputs: Values) => storyOf(tool, tool.run(inputs)) ?? '';
    expect(story({})).not.toMatch(/Prepaying/);
    expect(story(yearly)).toMatch(
      /^You pay off the loan in .*, .* sooner, .* Prepaying saves ₹\S+ (lakh )?in interest\.$/,
    );
    expect(story({ ...yearly, prepayments: [{ amount: 5000, every: 'once', from: 12 }], keep: 'tenure' })).toMatch(
      /Prepaying lowers your EMI and saves ₹\S+ in interest\.$/,
    );
  });

  it('says beside the headline, in the bar of a phone, by how much sooner it ends', () => {
    const tool = toolById(id);
    const beside = (inputs: Values) => besideHeadline(tool, tool.run(inputs), null);
    expect(beside({})).toBeNull();
    expect(beside(yearly)).toMatch(/^(\d+ years? )?\d+ months? sooner$|^\d+ years? sooner$/);
  });

  it('calls the EMI that of the start where it changes later', () => {
    const tool = toolById(id);
    const label = (inputs: Values) =>
      labelOf(tool.outputs.emi ?? expect.fail('no EMI'), tool.inputs, inputOf(tool, inputs));
    expect(label(yearly)).toBe('Monthly EMI');
    expect(label({ ...yearly, keep: 'tenure' })).toBe('Monthly EMI at the start');
  });
});

describe('a home loan of ₹50 lakh at 8.5% for 20 years', () => {
  it('is refused where it would go on for more than a hundred years', () => {
    const balance = Number(runTool('home_loan').table('byMonth')[11]?.closing);
    // an EMI that is above the interest by less than a rupee
    const rate = Math.floor(((43_391.16 / balance) * 1200 - 1e-4) * 1e4) / 1e4;
    expect(refusal('home_loan', { rateChanges: [{ from: 13, rate }] })).toMatch(
      /^rateChanges.0.rate: .*from month 13, the loan would run for more than 100 years\. Choose “Keep the/,
    );
  });

  it('has no saving where it would never end without the prepayments, and says so at the figure', () => {
    const tool = toolById('home_loan');
    // 39 lakh at 1% a month is below the EMI, 49 lakh is not
    const inputs = {
      prepayments: [{ amount: 1_000_000, every: 'once', from: 12 }],
      rateChanges: [{ from: 13, rate: 12 }],
    };
    const outcome = tool.run(inputs);
    expect(outcome).toMatchObject({ ok: true, notes: ['neverEnds'], outputs: { interestSaved: 0, monthsSaved: 0 } });
    expect(tool.notes.neverEnds).toMatchObject({ at: 'interestSaved' });
    expect(shown('home_loan', inputs)).toContain('interestSaved');
  });
});

describe('what else follows the inputs', () => {
  it.each<[string, Values, string[], string[]]>([
    ['sip_lumpsum', { taxed: true }, ['tax', 'afterTax'], []],
    ['sip_lumpsum', { inflation: 0 }, [], ['realValue']],
    ['nps', { annuityShare: 20 }, ['taxableLumpSum'], []],
    ['retirement_corpus', { existing: 1 }, ['fromExisting', 'gap'], []],
  ])('%s with %j shows %j more and %j less', (id, inputs, more, less) => {
    const usual = shown(id, {});
    expect(shown(id, inputs)).toEqual(
      Object.keys(toolById(id).outputs).filter(
        (name) => more.includes(name) || (usual.includes(name) && !less.includes(name)),
      ),
    );
    for (const name of more) expect(usual).not.toContain(name);
  });
});
