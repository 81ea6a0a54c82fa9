import type { Fact } from '../fact.ts';
import { quoted, reported } from './reported.ts';

const confirmed = { until: '2026-09-30', words: 'July–September 2026' } as const;

const rateFrom = ([from, value]: readonly [from: string, value: number]) => ({
  from,
  value,
  source: 'Ministry of Finance, small savings interest rates',
});

/** A rate that the government sets for each quarter, with each day from which it changed, oldest first. */
const rate = <const L extends string>(
  label: L,
  ...[first, ...later]: readonly [Parameters<typeof rateFrom>[0], ...Parameters<typeof rateFrom>[0][]]
) =>
  ({
    label,
    unit: 'percent',
    values: [rateFrom(first), ...later.map(rateFrom)],
    confirmed,
  }) as const satisfies Fact<number>;

const limit = <const L extends string>(
  label: L,
  unit: 'rupees' | 'years' | 'nthYear' | 'months',
  value: number,
  from: string,
  source: string,
) => ({ label, unit, values: [{ from, value, source }], confirmed }) as const satisfies Fact<number>;

const ppfScheme = 'Public Provident Fund Scheme, 2019';
const ssyScheme = 'Sukanya Samriddhi Account Scheme, 2019';
const scssScheme = 'Senior Citizens’ Savings Scheme, 2019';
const nscScheme = 'National Savings Certificates (VIII Issue) Scheme, 2019';

const rbiBonds = 'Floating Rate Savings Bonds, 2020 (Taxable), notification of 26 June 2020';

const mis = <const L extends string, const U extends 'rupees' | 'months' | 'percent'>(
  label: L,
  unit: U,
  value: number,
  from: string,
) =>
  ({
    label,
    unit,
    values: [{ from, value, source: 'National Savings (Monthly Income Account) Scheme, 2019' }],
    confirmed: reported,
  }) as const satisfies Fact<number>;

/** Government small savings: rates a year and the limits of the schemes. */
export const smallSavings = {
  'ppf.rate': rate('PPF interest rate', ['2020-04-01', 7.1]),
  'ppf.minimum': limit('Minimum yearly PPF deposit', 'rupees', 500, '2019-12-12', ppfScheme),
  'ppf.maximum': limit('Maximum yearly PPF deposit', 'rupees', 150_000, '2019-12-12', ppfScheme),
  'ppf.lockIn': limit('PPF lock-in', 'years', 15, '2019-12-12', ppfScheme),
  'ppf.extension': limit('PPF extension block', 'years', 5, '2019-12-12', ppfScheme),
  'ppf.revival': {
    label: 'Fee to revive a discontinued PPF account, for each year without a deposit',
    unit: 'rupees',
    values: [{ from: '2019-12-12', value: 50, source: ppfScheme }],
    confirmed: reported,
  },
  'ppf.loanFrom': limit('First year for a loan against PPF', 'nthYear', 3, '2019-12-12', ppfScheme),
  'ppf.loanTo': limit('Last year for a loan against PPF', 'nthYear', 6, '2019-12-12', ppfScheme),
  'ssy.rate': rate('Sukanya Samriddhi interest rate', ['2024-01-01', 8.2]),
  'ssy.minimum': limit('Minimum yearly Sukanya Samriddhi deposit', 'rupees', 250, '2019-12-12', ssyScheme),
  'ssy.maximum': limit('Maximum yearly Sukanya Samriddhi deposit', 'rupees', 150_000, '2019-12-12', ssyScheme),
  'ssy.depositYears': limit('Years of Sukanya Samriddhi deposits', 'years', 15, '2019-12-12', ssyScheme),
  'ssy.multiple': limit('Sukanya Samriddhi deposits are in multiples of', 'rupees', 50, '2019-12-12', ssyScheme),
  'ssy.term': limit('Sukanya Samriddhi term', 'years', 21, '2019-12-12', ssyScheme),
  'ssy.oldest': limit(
    'Age before which you must open a Sukanya Samriddhi account',
    'years',
    10,
    '2019-12-12',
    ssyScheme,
  ),
  'nsc.rate': rate('National Savings Certificate interest rate', ['2023-04-01', 7.7]),
  'nsc.multiple': limit(
    'National Savings Certificate deposits are in multiples of',
    'rupees',
    100,
    '2019-12-12',
    nscScheme,
  ),
  'nsc.term': limit('National Savings Certificate term', 'years', 5, '2019-12-12', nscScheme),
  'scss.rate': rate('Senior Citizens’ Savings Scheme interest rate', ['2023-04-01', 8.2]),
  'scss.term': limit('Senior Citizens’ Savings Scheme term', 'years', 5, '2019-12-12', scssScheme),
  'scss.maximum': limit(
    'Maximum Senior Citizens’ Savings Scheme deposit',
    'rupees',
    3_000_000,
    '2023-04-01',
    scssScheme,
  ),
  'scss.multiple': limit(
    'Senior Citizens’ Savings Scheme deposits are in multiples of',
    'rupees',
    1000,
    '2019-12-12',
    scssScheme,
  ),
  'scss.earlySecondYear': {
    label: 'Deduction for closing a Senior Citizens’ Savings Scheme account after one year and before two',
    unit: 'percent',
    values: [{ from: '2019-12-12', value: 1.5, source: scssScheme }],
    confirmed: reported,
  },
  'scss.earlyLater': {
    label: 'Deduction for closing a Senior Citizens’ Savings Scheme account after two years',
    unit: 'percent',
    values: [{ from: '2019-12-12', value: 1, source: scssScheme }],
    confirmed: reported,
  },
  'scss.age': limit('Age for the Senior Citizens’ Savings Scheme', 'years', 60, '2019-12-12', scssScheme),
  'scss.retiredAge': limit(
    'Age for the Senior Citizens’ Savings Scheme if retired',
    'years',
    55,
    '2019-12-12',
    scssScheme,
  ),
  'scss.retiredMonths': {
    label: 'Months in which a retired person below 60 can join the Senior Citizens’ Savings Scheme after the benefits',
    unit: 'months',
    values: [
      { from: '2019-12-12', value: 1, source: scssScheme },
      {
        from: '2023-11-09',
        value: 3,
        source: 'Senior Citizen’s Savings (Fourth Amendment) Scheme, 2023, notification of 7 November 2023',
      },
    ],
    confirmed: quoted,
  },
  'rd.shortest': limit('Shortest recurring deposit at banks', 'months', 6, '2024-01-01', 'Terms of banks'),
  'rd.longest': limit('Longest recurring deposit at banks', 'years', 10, '2024-01-01', 'Terms of banks'),
  'postOfficeRd.rate': rate('Post office recurring deposit interest rate', ['2023-10-01', 6.7]),
  'timeDeposit.oneYear': rate('Post office one-year time deposit interest rate', ['2023-07-01', 6.9]),
  'timeDeposit.twoYears': rate('Post office two-year time deposit interest rate', ['2023-07-01', 7]),
  'timeDeposit.threeYears': rate('Post office three-year time deposit interest rate', ['2024-01-01', 7.1]),
  'timeDeposit.fiveYears': rate('Post office five-year time deposit interest rate', ['2023-04-01', 7.5]),
  'kvp.rate': rate('Kisan Vikas Patra interest rate', ['2023-04-01', 7.5]),
  'kvp.months': limit(
    'Months until a Kisan Vikas Patra doubles',
    'months',
    115,
    '2023-04-01',
    'Kisan Vikas Patra Scheme, 2019',
  ),
  'rbiBonds.spread': {
    label: 'RBI floating-rate savings bonds: interest above the National Savings Certificate rate',
    unit: 'percent',
    values: [{ from: '2020-07-01', value: 0.35, source: rbiBonds }],
    confirmed: reported,
  },
  'rbiBonds.term': {
    label: 'Term of RBI floating-rate savings bonds',
    unit: 'years',
    values: [{ from: '2020-07-01', value: 7, source: rbiBonds }],
    confirmed: reported,
  },
  'mis.rate': rate('Post office monthly income scheme interest rate', ['2023-04-01', 7.4]),
  'mis.single': mis('Maximum monthly income scheme deposit, single holder', 'rupees', 900_000, '2023-04-01'),
  'mis.joint': mis('Maximum monthly income scheme deposit, joint holders', 'rupees', 1_500_000, '2023-04-01'),
  'mis.multiple': mis('Monthly income scheme deposits are in multiples of', 'rupees', 1000, '2019-12-12'),
  'mis.months': mis('Term of the monthly income scheme', 'months', 60, '2019-12-12'),
  'mis.earliest': mis('Months before which you cannot close a monthly income account', 'months', 12, '2019-12-12'),
  'mis.earlyUntil': mis('Months before which closing a monthly income account costs more', 'months', 36, '2019-12-12'),
  'mis.early': mis('Deduction for closing a monthly income account before three years', 'percent', 2, '2019-12-12'),
  'mis.later': mis('Deduction for closing a monthly income account after three years', 'percent', 1, '2019-12-12'),
} as const satisfies Record<string, Fact>;
