import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AdvanceTaxCase, advanceTax, inOneInstalment } from '#maths/tax-instalments.ts';
import { advanceTaxLaw as law } from '#tools/tax/advance_tax/law.ts';
import { always } from '../always.ts';

const year: AdvanceTaxCase = {
  tax: 200_000,
  tds: 50_000,
  exempt: false,
  paid: [0, 0, 0, 0],
  paidLate: 0,
  gains: [],
  settleMonths: 4,
};
const taxOf = (changed: Partial<AdvanceTaxCase>, other = law) => advanceTax({ ...year, ...changed }, other);

describe('published examples', () => {
  // "1,00,000 after TDS, nothing paid, settled in March": the shares of that year were 30, 60 and 100%
  it('CAclubindia: 3,700 under section 234C and 12,000 under 234B for assessment year 2016-17', () => {
    const instalments = [0.3, 0.6, 1].map((share, index) => ({
      by: ['09-15', '12-15', '03-15'][index] ?? '',
      share,
      enough: share,
      interest: index === 2 ? 0.01 : 0.03,
    }));
    const given = { tax: 283_250, tds: 183_250, paid: [0, 0, 0], settleMonths: 12 };
    const found = taxOf(given, { ...law, instalments });
    expect(found.defermentInterest).toBeCloseTo(3700, 8);
    expect(found.shortfallInterest).toBeCloseTo(12_000, 8);
  });
  it('CAclubindia: 10% paid by 15 June bears interest on 5%, 12% bears none', () => {
    const of100 = { tax: 100_000, tds: 0 };
    expect(taxOf({ ...of100, paid: [10_000, 0, 0, 0] }).instalments[0]?.interest).toBeCloseTo(150, 10);
    expect(taxOf({ ...of100, paid: [12_000, 0, 0, 0] }).instalments[0]?.interest).toBe(0);
    expect(taxOf({ ...of100, paid: [15_000, 21_000, 0, 0] }).instalments[1]?.interest).toBe(0);
    expect(taxOf({ ...of100, paid: [15_000, 20_900, 0, 0] }).instalments[1]?.interest).toBeCloseTo(273, 10);
  });
});

describe('advance tax', () => {
  it('is due from 10,000 after TDS on, and not from those who are exempt', () => {
    expect(taxOf({ tax: 59_999 })).toMatchObject({ due: 0, defermentInterest: 0, shortfallInterest: 0, balance: 9999 });
    expect(taxOf({ tax: 60_000 }).due).toBe(10_000);
    expect(taxOf({ exempt: true })).toMatchObject({ due: 0, defermentInterest: 0, balance: 150_000 });
    expect(taxOf({ tax: 40_000 })).toMatchObject({ due: 0, balance: -10_000 });
  });
  it('is asked for in parts that add up', () => {
    const dues = taxOf({}).instalments.map(({ due }) => due);
    for (const [index, part] of [22_500, 45_000, 45_000, 37_500].entries()) expect(dues[index]).toBeCloseTo(part, 9);
  });
  it('is asked for at once of those with presumed profit', () => {
    const found = taxOf({}, { ...law, instalments: inOneInstalment(law.instalments) });
    expect(found.instalments.map(({ due }) => due)).toEqual([0, 0, 0, 150_000]);
    expect(found.defermentInterest).toBe(1500);
  });
  it('bears interest on hundreds alone: 15% of 1,00,660 is 15,099, of which 15,000 count', () => {
    expect(taxOf({ tax: 150_660 }).instalments[0]?.interest).toBeCloseTo(450, 9);
    // 15% of 2,02,000 is 30,300 sharp, which binary numbers put just below
    expect(taxOf({ tax: 252_000 }).instalments[0]?.interest).toBeCloseTo(909, 9);
  });
  it('bears no interest after the year where nine tenths are paid by its end', () => {
    expect(taxOf({ paid: [0, 0, 0, 0], paidLate: 135_000 }).shortfallInterest).toBe(0);
    expect(taxOf({ paid: [0, 0, 0, 0], paidLate: 134_999 }).shortfallInterest).toBeCloseTo(600, 9);
  });
  it('leaves to pay what is due with all its interest, less what was paid', () => {
    // 20,000 of 1,50,000 in June is above 12%; short by 47,500, 92,500 and 1,30,000 then, and by 1,20,000 at the year's end
    expect(taxOf({ paid: [20_000, 0, 0, 0], paidLate: 10_000 })).toMatchObject({
      defermentInterest: expect.closeTo(1425 + 2775 + 1300, 8),
      shortfallInterest: expect.closeTo(4800, 8),
      balance: expect.closeTo(150_000 - 30_000 + 5500 + 4800, 8),
    });
  });
});

describe('tax of gains', () => {
  const gains = [{ tax: 60_000, on: '2027-01-10' }];
  const inAll = (changed: Partial<AdvanceTaxCase>) => taxOf(changed).instalments.map(({ dueInAll }) => dueInAll);

  it('is due from the date after it on, by day and month alone', () => {
    expect(inAll({ gains })).toEqual([13_500, 40_500, 67_500, 150_000]);
    expect(inAll({ gains: [{ tax: 60_000, on: '1999-01-10' }] })).toEqual([13_500, 40_500, 67_500, 150_000]);
    for (const on of ['2026-04-01', '2026-06-15']) expect(inAll({ gains: [{ tax: 60_000, on }] })).toEqual(inAll({}));
    expect(inAll({ gains: [{ tax: 60_000, on: '2026-06-16' }] })).toEqual([13_500, 67_500, 112_500, 150_000]);
  });

  it('is due by 31 March where it comes after 15 March', () => {
    const found = taxOf({ gains: [{ tax: 60_000, on: '2027-03-16' }] });
    expect(found.late).toBe(60_000);
    expect(found.instalments.at(-1)?.dueInAll).toBe(90_000);
  });

  it('counts whole for a date after which less than it is paid', () => {
    const paid = [13_500, 27_000, 27_000, 59_999];
    expect(taxOf({ gains, paid }).instalments.map(({ notLeftOut }) => notLeftOut)).toEqual([0, 0, 60_000, 0]);
    expect(taxOf({ gains, paid: [13_500, 27_000, 27_000, 60_000] }).instalments[2]?.short).toBe(0);
    expect(taxOf({ gains, paid, paidLate: 1 }).instalments[2]?.short).toBe(0);
  });

  it('never raises the interest where it is known when it comes', () => {
    const amount = fc.integer({ min: 0, max: 150_000 });
    const day = fc.constantFrom('2026-05-01', '2026-07-01', '2026-10-01', '2027-01-01', '2027-03-20');
    always([fc.array(amount, { minLength: 4, maxLength: 4 }), amount, amount, day], (paid, paidLate, tax, on) => {
      const [one, other] = [taxOf({ paid, paidLate }), taxOf({ paid, paidLate, gains: [{ tax, on }] })];
      expect(other.defermentInterest).toBeLessThanOrEqual(one.defermentInterest + 1e-6);
      expect(other.shortfallInterest).toBe(one.shortfallInterest);
    });
  });
});
