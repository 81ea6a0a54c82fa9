import { describe, expect, it } from 'vitest';
import { runTool } from '../tools.ts';

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
