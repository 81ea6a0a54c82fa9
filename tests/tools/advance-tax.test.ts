import { describe, expect, it } from 'vitest';
import { isPartShown } from '#src/engine/places.ts';
import { offerOf } from '#src/engine/powers/lever.ts';
import { refusalOf, runTool, toolById } from '../tools.ts';

const of = (inputs: object) => runTool('advance_tax', { tds: 50_000, ...inputs } as never).outputs;

// ₹2 lakh of tax and ₹50,000 of TDS leave ₹1.5 lakh: 15%, 45%, 75% and all of it by the four dates of section 408 (211 before)
describe('what to pay by the next date', () => {
  it.each([
    ['june', 22_500],
    ['september', 67_500],
    ['december', 112_500],
    ['march', 150_000],
  ])('is all that is due by then where nothing was paid: %s', (dueNext, amount) => {
    expect(of({ dueNext }).payNext).toBe(amount);
  });

  it('is less what was paid, and never below nothing', () => {
    expect(of({ paidJune: 22_500, paidSeptember: 45_000 }).payNext).toBe(45_000);
    expect(of({ paidJune: 22_500, paidSeptember: 100_000 }).payNext).toBe(0);
  });

  it('leaves out the tax on a gain after the date', () => {
    expect(of({ gains: [{ tax: 60_000, on: '2027-01-10' }] }).payNext).toBe(67_500);
  });

  it('comes with the interest of the earlier dates alone, as if the rest is paid by then', () => {
    // 3% of ₹22,500 and of ₹67,500
    expect(of({}).interestSoFar).toBe(2700);
    expect(of({ dueNext: 'june' }).interestSoFar).toBe(0);
    expect(of({ paidJune: 22_500, paidSeptember: 45_000 }).interestSoFar).toBe(0);
    // a gain that the later payments cover is left out of the earlier dates
    expect(of({ gains: [{ tax: 60_000, on: '2027-01-10' }] }).interestSoFar).toBe(1620);
  });

  it('is the balance with interest once the year is over', () => {
    expect(of({ dueNext: 'over' })).toMatchObject({ totalInterest: 13_575, payNext: 163_575 });
  });

  it('begins without TDS: 75% of ₹2 lakh by 15 December', () => {
    expect(runTool('advance_tax').outputs).toMatchObject({ advanceTax: 200_000, payNext: 150_000 });
  });
});

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

  it('is by date what comes to it in all: 3% of ₹55,000 and of ₹1,15,000', () => {
    const outcome = runTool('advance_tax', behind);
    const rows = outcome.table('byDate').map(({ interest }) => interest);
    expect(rows).toEqual([1650, 3450, 0, 0]);
    expect(outcome.outputs.interestSoFar).toBe(5100);
  });
});

// the day of the tests is 30 September 2026
describe('a gain', () => {
  const gain = (on: string) => ({ on, tax: 60_000 });
  const refused = (inputs: object) => refusalOf('advance_tax', inputs as never);

  it.each([
    ['2026-04-01', 'computed'],
    ['2027-03-31', 'computed'],
    [
      '2026-03-31',
      'gains.0.on: The date must lie in the financial year 1 April 2026 to 31 March 2027. For an earlier year, choose “The year is over” as the next due date.',
    ],
    ['2027-04-01', expect.stringMatching(/^gains\.0\.on: The date must lie in/)],
    ['', 'gains.0.on: Enter the date of this gain.'],
  ])('of %s in this year: %s', (on, outcome) => {
    expect(refused({ gains: [gain(on)] })).toEqual(outcome);
  });

  it('of a year that is over is of any one year', () => {
    const dueNext = 'over';
    expect(refused({ dueNext, gains: [gain('2025-04-01'), gain('2026-03-31')] })).toBe('computed');
    expect(refused({ dueNext, gains: [gain('2025-05-10'), gain('2026-05-10')] })).toBe(
      'gains.1.on: The dates of all gains must lie in one financial year, 1 April to 31 March.',
    );
  });

  it('that is not filled in yet changes nothing', () => {
    expect(of({ gains: [{}] })).toEqual(of({ gains: [] }));
  });
});
