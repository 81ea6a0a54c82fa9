import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '#src/engine/fill.ts';
import { textOfNote } from '#src/engine/notes.ts';
import { isOffered } from '#src/engine/visibility.ts';
import { firstDay, lawOn, yearsWithGains } from '#tools/tax/law.ts';
import tool from '#tools/tax/tax_calculator/definition.ts';
import { always, alwaysIn } from '../always.ts';
import { ages, childAllowances, years } from './oracle.ts';
import { calculate, statementOf, taxes } from './run.ts';

const amounts = fc.oneof(fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: 0, max: 80_000_000 }));
const paise = (rupees: number | string | undefined) => Math.round(Number(rupees) * 100);

it('gains use the slab without tax in the order that the note names, as long as that is the highest rate first', () => {
  expect(textOfNote(tool.notes.nilUsed ?? '')).toMatch(/short-term gains first.*, and long-term gains on shares last/);
  for (const year of yearsWithGains) {
    const { short, other, equity } = lawOn(firstDay[year], 'below60').gains?.rules.rates ?? expect.fail(year);
    expect([short > other, other >= equity], year).toEqual([true, true]);
  }
});

describe('break-even', () => {
  it('is the very rupee of deductions from which the old regime is better', () => {
    alwaysIn(
      500,
      [
        amounts,
        fc.constantFrom(...years),
        fc.constantFrom(...ages),
        fc.constantFrom<object>(
          {},
          { rentReceived: 400_000, letOutInterest: 100_000 },
          { letOutInterest: 150_000 },
          { employerNps: 200_000, basicSalary: 1_000_000 },
        ),
      ],
      (grossIncome, assessmentYear, ageBand, more) => {
        const at = (deductions: number) =>
          calculate({ ...more, grossIncome, deductions, assessmentYear, ageBand }).outputs;
        const { breakEven, breakEvenDeductions } = at(0);
        const least = Number(breakEvenDeductions);
        if (breakEven === 'none') {
          expect(least).toBe(0);
          expect(at(grossIncome).betterRegime).not.toBe('old');
          return;
        }
        expect(at(least)).toMatchObject({ betterRegime: 'old', breakEven: least === 0 ? 'always' : 'reached' });
        if (least > 0) expect(at(least - 1)).toMatchObject({ breakEven: 'short', breakEvenDeductions: least });
        if (least > 0) expect(at(least - 1).betterRegime).not.toBe('old');
      },
    );
  });
  it('meets the published ₹5,43,750 for ₹15 lakh within the rounding to ₹10', () => {
    const { breakEven, breakEvenDeductions } = calculate({ grossIncome: 1_500_000 }).outputs;
    expect(breakEven).toBe('short');
    expect(Math.abs(Number(breakEvenDeductions) - 543_750)).toBeLessThan(30);
    expect(calculate({ grossIncome: 1_500_000, deductions: 543_750 }).outputs.betterRegime).toBe('equal');
  });
});

describe('the statement', () => {
  const anything = fc.record({
    grossIncome: fc.oneof(
      amounts,
      fc.integer({ min: 0, max: 10_000_000 }).map((n) => n / 100),
    ),
    deductions: amounts,
    assessmentYear: fc.constantFrom(...years),
    ageBand: fc.constantFrom(...ages),
    salaried: fc.boolean(),
    itemised: fc.boolean(),
    section80C: amounts,
    section80D: amounts,
    section80CCD1B: amounts,
    hraExemption: amounts,
    homeLoanInterest: amounts,
    otherDeductions: amounts,
    employerNps: amounts,
    basicSalary: amounts,
    rentReceived: amounts,
    municipalTax: amounts,
    letOutInterest: amounts,
    stcg111A: amounts,
    ltcg112: amounts,
    ltcg112A: amounts,
  });
  /** Gains can be entered for the later years alone. */
  const calculated = anything.map((given) =>
    yearsWithGains.some((year) => year === given.assessmentYear)
      ? given
      : { ...given, stcg111A: 0, ltcg112: 0, ltcg112A: 0 },
  );
  const addsUp = (inputs: Readonly<Record<string, unknown>>) => {
    const outcome = calculate(inputs);
    const rows = statementOf(outcome);
    const taxable = rows.findIndex(({ line }) => line === 'Taxable income');
    for (const [regime, output] of [
      ['old', 'oldTax'],
      ['new', 'newTax'],
    ] as const) {
      const total = (from: number, to: number) =>
        rows.slice(from, to).reduce((sum, row) => sum + paise(row[regime]), 0);
      expect(total(0, taxable)).toBe(paise(rows[taxable]?.[regime]));
      expect(total(taxable + 1, rows.length - 1)).toBe(paise(rows.at(-1)?.[regime]));
      expect(rows.at(-1)).toMatchObject({ line: 'Tax payable', [regime]: outcome.outputs[output] });
      for (const row of rows)
        if (String(row.line).startsWith('Rounding')) expect(Math.abs(Number(row[regime]))).toBeLessThanOrEqual(5);
    }
    for (const { line, section } of rows) expect(`${line}: ${section}`).toMatch(/: .+/);
    return rows;
  };

  it('adds up to the paisa in both regimes', () => {
    alwaysIn(1000, [calculated], (inputs) => void addsUp(inputs));
  });
  it('adds up by the simple method', () => {
    always([amounts, amounts], (grossIncome, deductions) => {
      const rows = addsUp({ grossIncome, deductions, assessmentYear: '2024-25', method: 'simple' });
      expect(rows.map(({ line }) => line)).not.toContain('Marginal relief on the rebate');
    });
  });
  it('has every line in the order of the law', () => {
    const lines = statementOf(calculate({ grossIncome: 5_153_333, deductions: 1 })).map(({ line }) => String(line));
    const isSlab = (line: string) => /^(Old|New) regime, /.test(line);
    expect(lines.filter((line) => !isSlab(line))).toEqual([
      'Gross income',
      'Standard deduction',
      'Deductions',
      'Rounding to the nearest ₹10',
      'Taxable income',
      'Surcharge (old: 10%; new: 10%)',
      'Marginal relief on the surcharge',
      'Health and education cess, 4%',
      'Rounding to the nearest ₹10',
      'Tax payable',
    ]);
    // all but the first of each regime, which takes nothing
    expect(lines.filter(isSlab)).toEqual([
      'Old regime, ₹2.5 to 5 lakh: 5%',
      'Old regime, ₹5 to 10 lakh: 20%',
      'Old regime, above ₹10 lakh: 30%',
      'New regime, ₹4 to 8 lakh: 5%',
      'New regime, ₹8 to 12 lakh: 10%',
      'New regime, ₹12 to 16 lakh: 15%',
      'New regime, ₹16 to 20 lakh: 20%',
      'New regime, ₹20 to 24 lakh: 25%',
      'New regime, above ₹24 lakh: 30%',
    ]);
    const rebated = statementOf(calculate({ grossIncome: 1_285_000, deductions: 0 })).map(({ line }) => String(line));
    expect(rebated.filter((line) => line.includes('ebate'))).toEqual(['Marginal relief on the rebate']);
    const within = statementOf(calculate({ grossIncome: 1_200_000, deductions: 0 })).map(({ line }) => String(line));
    expect(within.indexOf('Rebate')).toBe(within.findLastIndex(isSlab) + 1);
  });
  it('leaves out lines that are 0 in both regimes, but never the taxable income and the tax', () => {
    always([calculated], (inputs) => {
      for (const { line, old, new: now } of statementOf(calculate(inputs)))
        if (line !== 'Taxable income' && line !== 'Tax payable') expect([old, now]).not.toEqual([0, 0]);
    });
    const lines = (inputs: Readonly<Record<string, unknown>>) => statementOf(calculate(inputs)).map(({ line }) => line);
    expect(lines({ grossIncome: 0, deductions: 0 })).toEqual(['Taxable income', 'Tax payable']);
  });
  it('names for the surcharge what each regime has it from', () => {
    const sections = (assessmentYear: string) =>
      statementOf(calculate({ grossIncome: 5_153_333, deductions: 1, assessmentYear }))
        .filter(({ line }) => /surcharge/i.test(String(line)))
        .map(({ section }) => section);
    const now = 'Finance Act, section 3(4)(b), Table, serial 10, and section 3(5)';
    const both = `Finance Act, First Schedule, Part I-B; new: ${now}`;
    expect(sections('TY2026-27')).toEqual([both, both]);
    const before = 'Finance Act, First Schedule, Part I-A; new: Finance Act, section 2';
    expect(sections('2026-27')).toEqual([before, before]);
  });
  it('names the sections of the Act that holds in the year', () => {
    const each = { section80C: 1, section80D: 1, section80CCD1B: 1, hraExemption: 1, homeLoanInterest: 1 };
    const gains = { stcg111A: 60_000, ltcg112: 90_000, ltcg112A: 400_000 };
    // the smallest income has a rebate, the next a rounding of its tax
    const sections = (assessmentYear: string) =>
      [{ grossIncome: 800_000 }, { grossIncome: 1_533_333 }, { grossIncome: 2_000_000, ...gains }]
        .flatMap((given) => calculate({ ...given, itemised: true, ...each, assessmentYear }).table('statement'))
        .map(({ section }) => section)
        .join('\n');
    const wasIn1961 = ['16(ia)', '80C', '80CCD(1B)', '80D', '10(13A)', '24(b)', '115BAC', '87A', '288A', '288B'];
    const isIn2025 = ['section 19', 'section 123', 'section 124', 'section 126', 'Schedule III', 'section 22'];
    isIn2025.push('section 202', 'section 156', 'section 516', 'section 196', 'section 197', 'section 198');
    for (const section of wasIn1961) expect(sections('2026-27')).toContain(section);
    for (const section of isIn2025) expect(sections('2026-27')).not.toContain(section);
    for (const section of wasIn1961) expect(sections('TY2026-27')).not.toContain(section);
    for (const section of isIn2025) expect(sections('TY2026-27')).toContain(section);
  });
});

describe('deductions', () => {
  const itemised = { grossIncome: 3_000_000, itemised: true, section80C: 0 };

  it.each([
    ['section80C', 150_000, 'over80C'],
    ['section80CCD1B', 50_000, 'over80CCD1B'],
    ['homeLoanInterest', 200_000, 'overInterest'],
  ])('%s counts up to %d, and the page says so', (section, cap, note) => {
    for (const assessmentYear of years) {
      const at = (amount: number) => calculate({ ...itemised, assessmentYear, [section]: amount });
      expect(at(cap).notes).not.toContain(note);
      expect(at(cap + 1).notes).toContain(note);
      expect(at(10 * cap).outputs.oldTax).toBe(at(cap).outputs.oldTax);
      expect(at(cap).outputs.oldTax).toBe(taxes(3_000_000, cap, assessmentYear).old);
    }
  });
  // section 80D: 25,000 a group, 50,000 where its insured is 60 or older; the parents of anyone may be
  it.each([
    ['below60', 25_000, 75_000, 'parents80D', 'over80D'],
    ['60to79', 50_000, 100_000, 'parents80DSenior', 'over80DSenior'],
    ['80plus', 50_000, 100_000, 'parents80DSenior', 'over80DSenior'],
  ] as const)(
    'section80D, %s: %d for the family alone, %d with parents, and the page says so',
    (ageBand, family, most, parents, over) => {
      for (const assessmentYear of years) {
        const at = (section80D: number) => calculate({ ...itemised, assessmentYear, ageBand, section80D });
        const notes = (amount: number) => at(amount).notes.filter((note) => note.includes('80D'));
        expect(notes(0)).toEqual([]);
        expect(notes(family)).toEqual([]);
        expect(notes(family + 1)).toEqual([parents]);
        expect(notes(most)).toEqual([parents]);
        expect(notes(most + 1)).toEqual([over]);
        expect(notes(10 * most)).toEqual([over]);
        expect(at(10 * most).outputs.oldTax).toBe(at(most).outputs.oldTax);
        expect(at(most).outputs.oldTax).toBe(taxes(3_000_000, most, assessmentYear, ageBand).old);
      }
    },
  );
  it('the notes on section 80D name the limits of the age', () => {
    const limits = (id: string) => fill(textOfNote(tool.notes[id] ?? '')).match(/₹[\d,]*\d/g);
    expect(limits('parents80D')).toEqual(['₹25,000', '₹25,000', '₹50,000']);
    expect(limits('over80D')).toEqual(['₹25,000', '₹50,000', '₹50,000']);
    expect(limits('parents80DSenior')).toEqual(['₹50,000', '₹50,000']);
    expect(limits('over80DSenior')).toEqual(['₹50,000', '₹50,000']);
  });
  it('children’s allowances are without tax by the rules of the year, in the old regime alone', () => {
    for (const assessmentYear of years)
      for (const [educationChildren, hostelChildren] of [
        [1, 0],
        [2, 1],
        [0, 2],
        [2, 2],
      ] as const) {
        const { outputs, notes } = calculate({ ...itemised, assessmentYear, educationChildren, hostelChildren });
        const exempt = childAllowances(assessmentYear, educationChildren, hostelChildren);
        expect(outputs.oldTax).toBe(taxes(3_000_000, exempt, assessmentYear).old);
        expect(outputs.newTax).toBe(taxes(3_000_000, 0, assessmentYear).new);
        expect(notes).toContain('childAllowances');
      }
    expect(calculate(itemised).notes).not.toContain('childAllowances');
  });
  it('children’s allowances have lines by the rules of the year', () => {
    const family = { grossIncome: 2_500_000, itemised: true, section80CCD1B: 50_000, hraExemption: 300_000 };
    const given = { ...family, homeLoanInterest: 200_000, section80C: 150_000 };
    const both = { educationChildren: 2, hostelChildren: 2 };
    const outcome = calculate({ ...given, ...both });
    const line = (start: string) => statementOf(outcome).find((row) => String(row.line).startsWith(start));
    expect(line('Children’s education')).toMatchObject({ section: 'Income-tax Rules 2026', old: -72_000, new: 0 });
    expect(line('Hostel')).toMatchObject({ section: 'Income-tax Rules 2026', old: -216_000, new: 0 });
    const before = calculate({ ...given, ...both, assessmentYear: '2026-27' });
    expect(statementOf(before).map(({ section }) => section)).toContain('rule 2BB');
  });
  it('one by one replace the total, and add up', () => {
    const all = { section80C: 1, section80D: 2, section80CCD1B: 4, hraExemption: 8, homeLoanInterest: 16 };
    const thousands = Object.fromEntries(Object.entries(all).map(([id, n]) => [id, n * 1000]));
    const given = { grossIncome: 3_000_000, itemised: true, otherDeductions: 32_000, ...thousands };
    expect(calculate({ ...given, deductions: 900_000 }).outputs.oldTax).toBe(taxes(3_000_000, 63_000, 'TY2026-27').old);
    expect(calculate({ ...given, itemised: false, deductions: 900_000 }).outputs.oldTax).toBe(
      taxes(3_000_000, 900_000, 'TY2026-27').old,
    );
  });
  it('the simple method has its standard deduction whatever the switch says', () => {
    const simple = { method: 'simple', assessmentYear: '2024-25' };
    expect(calculate({ ...simple, salaried: false }).outputs).toEqual(calculate(simple).outputs);
  });
  it('the standard deduction is never more than the income', () => {
    for (const grossIncome of [0, 1, 49_999, 50_000, 74_999]) {
      const row = calculate({ grossIncome, deductions: 0 })
        .table('statement')
        .find(({ line }) => line === 'standardDeduction');
      // nothing to take off is no line
      expect(row ?? { old: 0, new: 0 }).toMatchObject({ old: 0 - Math.min(50_000, grossIncome), new: 0 - grossIncome });
    }
  });
});

describe('bad input', () => {
  it('the method stands under more options, in sight for AY 2024-25 and where its value counts', () => {
    expect(tool.inputs.method).toMatchObject({ more: true });
    const offered = (values: Readonly<Record<string, unknown>>) =>
      isOffered('method', tool.inputs, (name) => values[name] ?? tool.inputs[name]?.default);
    expect(offered({})).toBe(false);
    expect(offered({ assessmentYear: '2025-26' })).toBe(false);
    expect(offered({ assessmentYear: '2024-25' })).toBe(true);
    expect(offered({ assessmentYear: '2025-26', method: 'simple' })).toBe(true);
  });
  it('a year without data takes no other year’s, and the facts that it needs are named, those of all ages at once', () => {
    const named = (day: string) => {
      try {
        return [lawOn(day, 'below60')];
      } catch (error) {
        return String(error).split(': ').at(-1)?.split(', ');
      }
    };
    const slabs = ['tax.old.slabs', 'tax.old.slabs.senior', 'tax.old.slabs.superSenior', 'tax.new.slabs'];
    for (const day of ['2022-04-01', '2023-03-31', '2999-04-01'])
      expect(named(day)).toEqual(expect.arrayContaining(slabs));
    // the cess has been 4% since 2018, and no one knows that of 2999
    expect(named('2022-04-01')).not.toContain('tax.cess');
    expect(named('2999-04-01')).toEqual(expect.arrayContaining(['tax.cess', 'health.cap', 'deduction.section80C']));
  });
});

it('the chart reaches twice the income in even steps, starts where tax does, and agrees with the calculator', () => {
  for (const grossIncome of [0, 500_000, 999_999, 1_000_000, 87_654_321]) {
    const rows = calculate({ grossIncome }).table('byIncome');
    const incomes = rows.map(({ income }) => Number(income));
    const step = Number(incomes.at(-1)) - Number(incomes.at(-2));
    expect(incomes).toContain(grossIncome);
    expect(incomes.at(-1)).toBeGreaterThanOrEqual(2 * grossIncome);
    const untaxed = rows.filter(({ oldTax, newTax }) => oldTax === 0 && newTax === 0).map(({ income }) => income);
    expect(untaxed.filter((income) => income !== grossIncome).length).toBeLessThanOrEqual(1);
    for (let income = step; income < 2 * grossIncome; income += step)
      if (income > Number(untaxed.at(-1))) expect(incomes).toContain(income);
    // as many as a page shows without a press
    expect(rows.length).toBeLessThanOrEqual(25);
    const row = rows[15];
    expect({ old: row?.oldTax, new: row?.newTax }).toEqual(taxes(Number(row?.income), 150_000, 'TY2026-27'));
  }
});

it('the chart has the visitor’s own income, and the very one from which the new regime costs less', () => {
  const { table } = calculate({ grossIncome: 720_000 });
  const incomes = table('byIncome').map(({ income }) => income);
  expect(incomes).toContain(720_000);
  // 50,000 standard deduction and 1,50,000 of others leave 5,00,000, up to which the rebate takes all tax of the old regime
  const first = table('byIncome').find(({ oldTax, newTax }) => Number(oldTax) > Number(newTax));
  expect(first).toMatchObject({ income: 700_010, newTax: 0 });
  // 12,500 and 20% of 10, with cess
  expect(first?.oldTax).toBe(13_000);
});

it('of both regimes the new one, which most should take, is listed first: a phone shows its tax beside what it saves', () => {
  const paired = Object.keys(tool.outputs).filter((name) => /^(old|new)[A-Z]/.test(name));
  expect(paired.map((name) => name.slice(0, 3))).toEqual(paired.map((_, at) => (at % 2 === 0 ? 'new' : 'old')));
});
