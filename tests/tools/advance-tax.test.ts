import { describe, expect, it } from 'vitest';
import { refusalOf, runTool } from '../tools.ts';

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
