import { describe, expect, it } from 'vitest';
import { isPartShown } from '#src/engine/places.ts';
import { offerOf } from '#src/engine/powers/lever.ts';
import { runTool, toolById } from '../tools.ts';

// ₹8 lakh of tax and ₹1 lakh of TDS leave ₹7 lakh, of which ₹2 lakh are paid: ₹5 lakh are not
const behind = { tax: 800_000, tds: 100_000, paidJune: 50_000, paidSeptember: 150_000 };

describe('the tip on paying late', () => {
  const tip = (inputs: object) => {
    const outcome = runTool('advance_tax', inputs as never);
    return offerOf(toolById('advance_tax'), outcome.values, outcome, null, null)?.text ?? null;
  };

  it('says what a month costs: 1% of what is not paid', () => {
    expect(tip(behind)).toContain('each month from April costs ₹5,000');
    // below a tenth of the advance tax unpaid there is no such interest (section 424; 234B before)
    expect(tip({ ...behind, paidDecember: 440_000, dueNext: 'march' })).toBeNull();
    expect(tip({ ...behind, paidDecember: 420_000, dueNext: 'march' })).toContain('costs ₹800');
  });

  it('is not said where there is nothing to pay', () => {
    expect(tip({ ...behind, presumptive: true })).toBeNull();
    expect(tip({ tax: 200_000, paidJune: 200_000 })).toBeNull();
    expect(
      tip({
        tax: 200_000,
        paidJune: 30_000,
        paidSeptember: 60_000,
        paidDecember: 60_000,
        paidMarch: 50_000,
        dueNext: 'over',
      }),
    ).toBeNull();
  });
});

describe('interest that is already due', () => {
  const tool = toolById('advance_tax');
  const shown = (inputs: object) => {
    const outcome = runTool('advance_tax', inputs as never);
    const spec = tool.outputs.interestSoFar ?? expect.fail();
    const column = tool.tables.byDate?.columns.interest ?? expect.fail();
    return [spec, column].map((part) => isPartShown(tool, part, outcome.values, outcome));
  };

  it('is listed, and has its column, once payments are entered', () => {
    expect(tool.outputs.interestSoFar?.emphasis).not.toBe('quiet');
    expect(shown(behind)).toEqual([true, true]);
    // in words alone before: nobody is said to owe for payments that are not entered yet
    expect(shown({})).toEqual([false, false]);
    expect(shown({ paidJune: 200_000 })).toEqual([false, false]);
    expect(shown({ ...behind, dueNext: 'over' })).toEqual([false, true]);
  });
});

it('a gain that is not filled in yet changes nothing', () => {
  const of = (inputs: object) => runTool('advance_tax', inputs as never).outputs;
  expect(of({ gains: [{}] })).toEqual(of({ gains: [] }));
});
