import { inBothActs } from '../acts.ts';
import type { Fact } from '../fact.ts';
import { confirmedAs, quoted } from './reported.ts';

/** A share of the tax that holds for everyone since June 2016. */
const share = (label: string, value: number, oldSection: string, newSection: string): Fact<number> => ({
  label,
  unit: 'percent',
  values: inBothActs(value, '2016-06-01', oldSection, newSection),
  confirmed: quoted,
});
const due = (label: string, value: number) => share(label, value, 'section 211', 'section 408');
const late = (label: string, value: number) => share(label, value, 'section 234C', 'section 425');

/** Advance tax and the interest on what is paid late, by the year of the income. */
export const advanceTax = {
  'advanceTax.least': {
    label: 'Tax after TDS from which you owe advance tax',
    unit: 'rupees',
    values: inBothActs(10_000, '2009-04-01', 'section 208', 'section 404'),
    confirmed: quoted,
  },
  'advanceTax.seniorAge': {
    label: 'Age from which residents without a business owe no advance tax',
    unit: 'years',
    values: inBothActs(60, '2012-04-01', 'section 207', 'section 403'),
    confirmed: quoted,
  },
  'advanceTax.june': due('Advance tax due by 15 June', 15),
  'advanceTax.september': due('Total advance tax due by 15 September', 45),
  'advanceTax.december': due('Total advance tax due by 15 December', 75),
  'advanceTax.march': due('Total advance tax due by 15 March', 100),
  'advanceTax.juneEnough': late('Advance tax by 15 June that avoids interest', 12),
  'advanceTax.septemberEnough': late('Advance tax by 15 September that avoids interest', 36),
  'advanceTax.deferment': late('Interest on the shortfall on 15 June, 15 September or 15 December', 3),
  'advanceTax.lastDeferment': late('Interest on the shortfall on 15 March', 1),
  'advanceTax.enough': {
    label: 'Advance tax by 31 March that avoids further interest',
    unit: 'percent',
    values: inBothActs(90, '1989-04-01', 'section 234B', 'section 424'),
    confirmed: quoted,
  },
  'advanceTax.shortfall': {
    label: 'Monthly interest on the shortfall on 31 March',
    unit: 'percent',
    values: inBothActs(1, '2003-09-08', 'section 234B', 'section 424'),
    confirmed: quoted,
  },
  'advanceTax.laterIncome': {
    label: 'Income whose tax you may pay with the next instalments, or by 31 March',
    unit: 'loans',
    values: inBothActs(
      ['capital gains', 'winnings', 'dividends', 'a business that starts in the year'],
      '2016-06-01',
      'section 234C',
      'section 425(4)',
    ),
    confirmed: quoted,
  },
  'return.businessMonths': {
    label: 'Months after the year by which a business or profession without audit files its return',
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
    confirmed: confirmedAs('November 2026, from the Bill and reports; we have not read the Act yet'),
  },
  'advanceTax.cutTo': {
    label: 'Multiple to which amounts with interest are rounded down',
    unit: 'rupees',
    values: [
      { from: '1989-04-01', value: 100, source: 'Income-tax Rules 1962', section: 'rule 119A, before 1 April 2026' },
    ],
    confirmed: confirmedAs('November 2026, from reports; we have not found its place in the rules of 2026 yet'),
  },
} as const satisfies Record<string, Fact>;
