import { inBothActs } from '../acts.ts';
import type { Band, Dated, Fact } from '../fact.ts';
import { confirmedToYearEnd, quoted, reported } from './reported.ts';

/** Facts of income tax are dated by the first day of the year in which the income is earned. */
const confirmed = confirmedToYearEnd('November 2026, for tax year 2026-27');
/** Parliament sets rates for one year at a time: a later year needs its own entry and never takes an older one. */
const until = '2027-03-31';

// Acts are cited by section, so an amended section names both its own Act and the one that amended it
const finance2023 = 'Income-tax Act 1961 as amended by the Finance Act 2023';
const finance2024 = 'Income-tax Act 1961 as amended by the Finance (No. 2) Act 2024';
const finance2025 = 'Income-tax Act 1961 as amended by the Finance Act 2025';
const finance2026 = 'Finance Act 2026';
const financeOfYear = 'Finance Act of the year';
const act2025 = 'Income-tax Act 2025';

/** The new regime's surcharge was read in a published reading of the gazetted Act. */
const surchargeConfirmed = confirmedToYearEnd(quoted.words);

const lakh = 100_000;

/** Bands from their tops in lakh and their rates in percent; the last rate has no top. */
const bands = (tops: readonly number[], rates: readonly number[]): readonly Band[] =>
  rates.map((rate, i) => ({ upTo: (tops[i] ?? Number.POSITIVE_INFINITY) * lakh, rate }));

type Sections = readonly [before2025: string, of2025: string, from2026: string];
const schedule: Sections = ['First Schedule, Part I', 'First Schedule, Part I-A', 'First Schedule, Part I-B'];
/** The First Schedule is not for the new regime, whose surcharge, with its relief, stands in the sections of the Acts. */
const outsideSchedule: Sections = ['section 2', 'section 2', 'section 3(4)(b), Table, serial 10, and section 3(5)'];
const inBothRegimes: Sections = [
  'First Schedule, Part I, and section 2',
  'First Schedule, Part I-A, and section 2',
  'First Schedule, Part I-B, and section 3(4)',
];

/** The same value by every year's Finance Act, which since 2026 sets it for both Acts. */
const byFinanceActs = <V extends readonly Band[] | number>(
  value: V,
  [before2025, of2025, from2026] = schedule,
): readonly [Dated<V>, ...Dated<V>[]] => [
  { from: '2023-04-01', value, source: financeOfYear, section: before2025 },
  { from: '2025-04-01', value, source: finance2026, section: of2025 },
  { from: '2026-04-01', until, value, source: finance2026, section: from2026 },
];

const oldSlabs = (label: string, tops: readonly number[], rates: readonly number[]): Fact<readonly Band[]> => ({
  label,
  unit: 'slabs',
  values: byFinanceActs(bands(tops, rates)),
  confirmed,
});

const newRates = [0, 5, 10, 15, 20, 30];
const newRatesFrom2025 = [0, 5, 10, 15, 20, 25, 30];
const newTopsFrom2025 = [4, 8, 12, 16, 20, 24];

// in lakh, as `bands` takes them
const surchargeFrom = 50;
const topSurchargeFrom = 500;
const surchargeTops = [surchargeFrom, 100, 200, topSurchargeFrom];
const topSurchargeOld = 37;
const topSurchargeNew = 25;

/** Income tax of resident individuals, by the year of the income. */
export const incomeTax = {
  // a further value adds the year to the calculators, which begin with it from its day on
  'tax.year': {
    label: 'Tax year',
    unit: 'year',
    values: [{ from: '2026-04-01', value: '2026-27', source: act2025, section: 'section 3' }],
    confirmed,
  },
  'tax.old.slabs': oldSlabs('Old regime slabs, below 60', [2.5, 5, 10], [0, 5, 20, 30]),
  'tax.old.slabs.senior': oldSlabs('Old regime slabs, age 60 to 79', [3, 5, 10], [0, 5, 20, 30]),
  'tax.old.slabs.superSenior': oldSlabs('Old regime slabs, age 80 and above', [5, 10], [0, 20, 30]),
  'tax.old.standardDeduction': {
    label: 'Standard deduction, old regime',
    unit: 'rupees',
    values: inBothActs(50_000, '2023-04-01', 'section 16(ia)', 'section 19', until),
    confirmed,
  },
  'tax.old.rebateLimit': {
    label: 'Taxable income up to which you get the rebate, old regime',
    unit: 'rupees',
    values: inBothActs(5 * lakh, '2023-04-01', 'section 87A', 'section 156', until),
    confirmed,
  },
  'tax.old.rebateMost': {
    label: 'Maximum rebate, old regime',
    unit: 'rupees',
    values: inBothActs(12_500, '2023-04-01', 'section 87A', 'section 156', until),
    confirmed,
  },
  'tax.old.surcharge': {
    label: 'Surcharge on tax by total income, old regime',
    unit: 'slabs',
    values: byFinanceActs(bands(surchargeTops, [0, 10, 15, 25, topSurchargeOld])),
    confirmed,
  },
  'tax.new.slabs': {
    label: 'New regime slabs',
    unit: 'slabs',
    values: [
      { from: '2023-04-01', value: bands([3, 6, 9, 12, 15], newRates), source: finance2023, section: 'section 115BAC' },
      {
        from: '2024-04-01',
        value: bands([3, 7, 10, 12, 15], newRates),
        source: finance2024,
        section: 'section 115BAC',
      },
      {
        from: '2025-04-01',
        value: bands(newTopsFrom2025, newRatesFrom2025),
        source: finance2025,
        section: 'section 115BAC',
      },
      {
        from: '2026-04-01',
        until,
        value: bands(newTopsFrom2025, newRatesFrom2025),
        source: act2025,
        section: 'section 202',
      },
    ],
    confirmed,
  },
  'tax.new.standardDeduction': {
    label: 'Standard deduction, new regime',
    unit: 'rupees',
    values: [
      { from: '2023-04-01', value: 50_000, source: finance2023, section: 'section 16(ia)' },
      { from: '2024-04-01', value: 75_000, source: finance2024, section: 'section 16(ia)' },
      { from: '2026-04-01', until, value: 75_000, source: act2025, section: 'section 19' },
    ],
    confirmed,
  },
  'tax.new.rebateLimit': {
    label: 'Taxable income up to which you get the rebate, new regime',
    unit: 'rupees',
    values: [
      { from: '2023-04-01', value: 7 * lakh, source: finance2023, section: 'section 87A' },
      { from: '2025-04-01', value: 12 * lakh, source: finance2025, section: 'section 87A' },
      { from: '2026-04-01', until, value: 12 * lakh, source: act2025, section: 'section 156' },
    ],
    confirmed,
  },
  'tax.new.rebateMost': {
    label: 'Maximum rebate, new regime',
    unit: 'rupees',
    values: [
      { from: '2023-04-01', value: 25_000, source: finance2023, section: 'section 87A' },
      { from: '2025-04-01', value: 60_000, source: finance2025, section: 'section 87A' },
      { from: '2026-04-01', until, value: 60_000, source: act2025, section: 'section 156' },
    ],
    confirmed,
  },
  'tax.new.surcharge': {
    label: 'Surcharge on tax by total income, new regime',
    unit: 'slabs',
    values: byFinanceActs(bands(surchargeTops.slice(0, -1), [0, 10, 15, topSurchargeNew]), outsideSchedule),
    confirmed: surchargeConfirmed,
  },
  'tax.gainsSurcharge': {
    label: 'Highest surcharge on tax on gains with their own rates',
    unit: 'percent',
    values: byFinanceActs(15, inBothRegimes),
    confirmed: { until, words: reported.words },
  },
  // the ends of the surcharge bands as separate facts, for texts
  'tax.surchargeFrom': {
    label: 'Income above which you pay a surcharge',
    unit: 'rupees',
    values: byFinanceActs(surchargeFrom * lakh, inBothRegimes),
    confirmed,
  },
  'tax.topSurchargeFrom': {
    label: 'Income above which the old regime has its highest surcharge',
    unit: 'rupees',
    values: byFinanceActs(topSurchargeFrom * lakh),
    confirmed,
  },
  'tax.old.topSurcharge': {
    label: 'Highest surcharge, old regime',
    unit: 'percent',
    values: byFinanceActs(topSurchargeOld),
    confirmed,
  },
  'tax.new.topSurcharge': {
    label: 'Highest surcharge, new regime',
    unit: 'percent',
    values: byFinanceActs(topSurchargeNew, outsideSchedule),
    confirmed: surchargeConfirmed,
  },
  'tax.cess': {
    label: 'Health and education cess',
    unit: 'percent',
    values: [
      { from: '2018-04-01', value: 4, source: financeOfYear, section: 'section 2' },
      { from: '2026-04-01', until, value: 4, source: finance2026, section: 'section 3' },
    ],
    confirmed,
  },
  'tax.incomeRounding': {
    label: 'Total income is rounded to a multiple of',
    unit: 'rupees',
    values: inBothActs(10, '2023-04-01', 'section 288A', 'section 516', until),
    confirmed,
  },
  'tax.taxRounding': {
    label: 'Tax payable is rounded to a multiple of',
    unit: 'rupees',
    values: inBothActs(10, '2023-04-01', 'section 288B', 'section 516', until),
    confirmed,
  },
  'deduction.section80C': {
    label: 'Maximum deduction for savings, insurance and tuition fees',
    unit: 'rupees',
    values: inBothActs(1.5 * lakh, '2014-04-01', 'section 80C', 'section 123', until),
    confirmed,
  },
  'deduction.section80CCD1B': {
    label: 'Maximum additional deduction for your own NPS contributions',
    unit: 'rupees',
    values: inBothActs(50_000, '2015-04-01', 'section 80CCD(1B)', 'section 124', until),
    confirmed,
  },
  'deduction.homeLoanInterest': {
    label: 'Maximum deduction for interest on a loan for the home you live in',
    unit: 'rupees',
    values: inBothActs(2 * lakh, '2014-04-01', 'section 24(b)', 'section 22', until),
    confirmed,
  },
  'deduction.educationYears': {
    label: 'Years in which you can deduct education loan interest, old regime',
    unit: 'years',
    values: inBothActs(8, '2005-04-01', 'section 80E', 'section 129'),
    confirmed: quoted,
  },
  'house.priorInterestParts': {
    label: 'Yearly parts in which you deduct interest from before the year of completion',
    unit: 'index',
    values: inBothActs(5, '2002-04-01', 'section 24(b)', 'section 22', until),
    confirmed: confirmedToYearEnd(quoted.words),
  },
  'house.lossMost': {
    label: 'Maximum house loss you can set off against other income in a year, old regime',
    unit: 'rupees',
    values: inBothActs(2 * lakh, '2017-04-01', 'section 71(3A)', 'section 109', until),
    confirmed,
  },
  'house.repairs': {
    label: 'Part of a house’s rent you can deduct for repairs without receipts',
    unit: 'percent',
    values: inBothActs(30, '2002-04-01', 'section 24(a)', 'section 22', until),
    confirmed,
  },
} as const satisfies Record<string, Fact>;
