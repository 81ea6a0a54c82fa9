import type { Fact } from '../fact.ts';
import { quoted, reported } from './reported.ts';

/** The same figure under the Act of 1961 and, from tax year 2026-27, under the Act of 2025. */
const inBothActs = <const L extends string, const U extends 'percent' | 'rupees' | 'years'>(
  label: L,
  unit: U,
  value: number,
  from: string,
  oldSection: string,
  newSection: string,
) =>
  ({
    label,
    unit,
    values: [
      { from, value, source: 'Income-tax Act 1961', section: oldSection },
      { from: '2026-04-01', value, source: 'Income-tax Act 2025', section: newSection },
    ],
    confirmed: quoted,
  }) as const satisfies Fact<number>;

/** The dates and shares that hold for everyone since June 2016. */
const due = <const L extends string>(label: L, value: number) =>
  inBothActs(label, 'percent', value, '2016-06-01', 'section 211', 'section 408');
const late = <const L extends string>(label: L, value: number) =>
  inBothActs(label, 'percent', value, '2016-06-01', 'section 234C', 'section 425');

/** Advance tax and the interest on what is paid late, by the year of the income. */
export const advanceTax = {
  'advanceTax.least': inBothActs(
    'Tax after TDS from which advance tax is due',
    'rupees',
    10_000,
    '2009-04-01',
    'section 208',
    'section 404',
  ),
  'advanceTax.seniorAge': inBothActs(
    'Age from which residents without a business pay no advance tax',
    'years',
    60,
    '2012-04-01',
    'section 207',
    'section 403',
  ),
  'advanceTax.june': due('Advance tax due by 15 June', 15),
  'advanceTax.september': due('Advance tax due by 15 September, in all', 45),
  'advanceTax.december': due('Advance tax due by 15 December, in all', 75),
  'advanceTax.march': due('Advance tax due by 15 March, in all', 100),
  'advanceTax.juneEnough': late('Advance tax by 15 June that is enough for no interest', 12),
  'advanceTax.septemberEnough': late('Advance tax by 15 September that is enough for no interest', 36),
  'advanceTax.deferment': late('Interest on what is short by 15 June, 15 September or 15 December', 3),
  'advanceTax.lastDeferment': late('Interest on what is short by 15 March', 1),
  'advanceTax.enough': inBothActs(
    'Advance tax by 31 March that is enough for no further interest',
    'percent',
    90,
    '1989-04-01',
    'section 234B',
    'section 424',
  ),
  'advanceTax.shortfall': inBothActs(
    'Interest a month on what is short on 31 March',
    'percent',
    1,
    '2003-09-08',
    'section 234B',
    'section 424',
  ),
  'advanceTax.laterIncome': {
    label: 'Income whose tax may be paid with the instalments after it, or by 31 March',
    unit: 'loans',
    values: [
      {
        from: '2016-06-01',
        value: ['capital gains', 'winnings', 'dividends', 'a business that begins in the year'],
        source: 'Income-tax Act 1961',
        section: 'section 234C',
      },
      {
        from: '2026-04-01',
        value: ['capital gains', 'winnings', 'dividends', 'a business that begins in the year'],
        source: 'Income-tax Act 2025',
        section: 'section 425(4)',
      },
    ],
    confirmed: quoted,
  },
  'return.businessMonths': {
    label: 'Months after the year within which the return of a business or profession without audit is due',
    unit: 'months',
    values: [
      { from: '2006-04-01', value: 4, source: 'Income-tax Act 1961', section: 'section 139(1)' },
      {
        from: '2026-03-01',
        value: 5,
        source: 'Income-tax Act 2025 as amended by the Finance Act 2026',
        section: 'section 263(1)',
      },
    ],
    confirmed: {
      until: reported.until,
      words: 'November 2026 from the Bill and reports; the text of the Act is still to be read',
    },
  },
  'advanceTax.cutTo': {
    label: 'Multiple to which amounts that bear interest are cut',
    unit: 'rupees',
    values: [{ from: '1989-04-01', value: 100, source: 'Income-tax Rules 1962', section: 'rule 119A' }],
    confirmed: {
      until: reported.until,
      words: 'November 2026 from reports; its place in the rules of 2026 is still to be found',
    },
  },
} as const satisfies Record<string, Fact>;
