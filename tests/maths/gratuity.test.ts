import { describe, expect, it } from 'vitest';
import { type GratuityRules, gratuityFor, type Service } from '#maths/gratuity.ts';

/** Typed from the law: section 53 of the Code on Social Security and section 19(1) of the Income-tax Act 2025. */
const rules: GratuityRules = {
  daysPaid: 15,
  daysInMonth: 26,
  leastYears: 5,
  fixedTermYears: 1,
  wageShare: 0.5,
  taxFree: 2_000_000,
  lawMost: 2_000_000,
};
const plain: Service = {
  salary: 26_000, // 15,000 for a year
  totalPay: 0,
  years: 10,
  coveredByAct: true,
  fixedTerm: false,
  leaving: 'resigned',
  employer: 'private',
  exemptionUsed: 0,
};
const paid = (more: Partial<Service>) => gratuityFor({ ...plain, ...more }, rules).amount;

describe('gratuity', () => {
  it.each<[string, Partial<Service>, number]>([
    ['ten years', {}, 150_000],
    ['a part of more than half a year counts as one', { years: 10.51 }, 165_000],
    ['exactly half a year counts down', { years: 10.5 }, 150_000],
    ['four years and a half are four, which is too short', { years: 4.5 }, 0],
    ['four years and nine months are five', { years: 4.75 }, 75_000],
    ['outside the Act a part counts down, of half a month’s pay', { years: 10.9, coveredByAct: false }, 130_000],
    ['outside the Act five completed years are asked for', { years: 4.9, coveredByAct: false }, 0],
    ['after disablement no least service is asked for', { years: 2.6, leaving: 'disablement' }, 45_000],
    [
      'after death neither, and parts of a year count as they are',
      { years: 2.6, leaving: 'deathOrDisablement' },
      39_000,
    ],
    ['after death outside the Act neither', { years: 2.6, leaving: 'deathOrDisablement', coveredByAct: false }, 26_000],
    ['less than half a year is none', { years: 0.4, leaving: 'disablement' }, 0],
    ['years below 0 are none', { years: -3, leaving: 'deathOrDisablement' }, 0],
    ['a fixed term counts parts as they are', { years: 2.5, fixedTerm: true }, 37_500],
    ['a fixed term begins at one year', { years: 0.99, fixedTerm: true }, 0],
    ['a fixed term of one year', { years: 1, fixedTerm: true }, 15_000],
    ['a fixed term changes nothing outside the Act', { years: 2.5, fixedTerm: true, coveredByAct: false }, 0],
    ['wages are at least half of all pay', { totalPay: 78_000 }, 225_000],
    ['wages that are more than that stay', { totalPay: 30_000 }, 150_000],
    ['all pay changes nothing outside the Act', { totalPay: 78_000, coveredByAct: false }, 130_000],
  ])('%s', (_title, more, figure) => {
    expect(paid(more)).toBeCloseTo(figure, 6);
  });

  it.each<[string, Partial<Service>, number]>([
    ['what it is, up to the most of the law', {}, 150_000],
    ['that most where it is more', { salary: 260_000, years: 20 }, 2_000_000],
    ['nothing outside the Act', { coveredByAct: false }, 0],
  ])('obliges the employer to pay %s', (_title, more, figure) => {
    expect(gratuityFor({ ...plain, ...more }, rules).byLaw).toBeCloseTo(figure, 6);
  });

  it('says which pay and how many years it counts', () => {
    expect(gratuityFor({ ...plain, totalPay: 78_000, years: 4.5 }, rules)).toMatchObject({
      wages: 39_000,
      countedYears: 4,
    });
  });

  it('is tax-free up to what is left of 20 lakh, and in whole for government staff', () => {
    const large = { ...plain, salary: 260_000, years: 20 }; // 30 lakh
    expect(gratuityFor(large, rules)).toMatchObject({ taxFree: 2_000_000, taxable: 1_000_000 });
    expect(gratuityFor({ ...large, exemptionUsed: 500_000 }, rules)).toMatchObject({ taxFree: 1_500_000 });
    expect(gratuityFor({ ...large, exemptionUsed: 3_000_000 }, rules)).toMatchObject({ taxFree: 0 });
    expect(gratuityFor({ ...large, employer: 'government', exemptionUsed: 3_000_000 }, rules).taxable).toBe(0);
  });
});
