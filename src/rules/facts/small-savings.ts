import type { Fact, FactUnit } from '../fact.ts';
import { quoted, reported } from './reported.ts';

// The quarter up to which all facts below that give none of their own are confirmed. Raise it only after looking up every rate and limit
// for the new quarter.
const confirmed = { until: '2026-09-30', words: 'July–September 2026' } as const;

type Since = readonly [from: string, value: number];

const rateFrom = ([from, value]: Since) => ({
  from,
  value,
  source: 'Ministry of Finance, small savings interest rates',
});

/**
 * A rate that the government sets for each quarter, with each day from which it changed, oldest first. One that was looked up apart from
 * the others has its own claim: `{ ...rate(…), confirmed: { until, words } }`.
 */
const rate = (label: string, first: Since, ...later: readonly Since[]): Fact<number> => ({
  label,
  unit: 'percent',
  values: [rateFrom(first), ...later.map(rateFrom)],
  confirmed,
});

/** A scheme, the day from which a rule of it holds, and how far that was confirmed where not with the rates of the quarter. */
interface Scheme {
  readonly from: string;
  readonly source: string;
  readonly confirmed?: Fact['confirmed'];
}

const since2019 = (source: string): Scheme => ({ from: '2019-12-12', source });
const from2023 = '2023-04-01';
const ppfScheme = since2019('Public Provident Fund Scheme, 2019');
const ssyScheme = since2019('Sukanya Samriddhi Account Scheme, 2019');
const scssScheme = since2019('Senior Citizens’ Savings Scheme, 2019');
const scssFrom2023 = { ...scssScheme, from: from2023 };
const nscScheme = since2019('National Savings Certificates (VIII Issue) Scheme, 2019');
const misScheme = { ...since2019('National Savings (Monthly Income Account) Scheme, 2019'), confirmed: reported };
const misFrom2023 = { ...misScheme, from: from2023 };
const kvpScheme = { from: from2023, source: 'Kisan Vikas Patra Scheme, 2019' };
const rbiBonds = {
  from: '2020-07-01',
  source: 'Floating Rate Savings Bonds, 2020 (Taxable), notification of 26 June 2020',
  confirmed: reported,
};

const limit = (label: string, unit: FactUnit, value: number, { from, source, ...scheme }: Scheme): Fact<number> => ({
  label,
  unit,
  values: [{ from, value, source }],
  confirmed: scheme.confirmed ?? confirmed,
});

/** Government small savings: rates a year and the limits of the schemes. */
export const smallSavings = {
  'ppf.rate': rate('PPF interest rate', ['2020-04-01', 7.1]),
  'ppf.minimum': limit('Minimum yearly PPF deposit', 'rupees', 500, ppfScheme),
  'ppf.maximum': limit('Maximum yearly PPF deposit', 'rupees', 150_000, ppfScheme),
  'ppf.lockIn': limit('PPF lock-in', 'years', 15, ppfScheme),
  'ppf.extension': limit('PPF extension block', 'years', 5, ppfScheme),
  'ppf.revival': limit('Fee to revive a discontinued PPF account, for each year without a deposit', 'rupees', 50, {
    ...ppfScheme,
    confirmed: reported,
  }),
  'ppf.loanFrom': limit('First year for a loan against PPF', 'nthYear', 3, ppfScheme),
  'ppf.loanTo': limit('Last year for a loan against PPF', 'nthYear', 6, ppfScheme),
  'ssy.rate': rate('Sukanya Samriddhi interest rate', ['2024-01-01', 8.2]),
  'ssy.minimum': limit('Minimum yearly Sukanya Samriddhi deposit', 'rupees', 250, ssyScheme),
  'ssy.maximum': limit('Maximum yearly Sukanya Samriddhi deposit', 'rupees', 150_000, ssyScheme),
  'ssy.depositYears': limit('Years of Sukanya Samriddhi deposits', 'years', 15, ssyScheme),
  'ssy.multiple': limit('Sukanya Samriddhi deposits are in multiples of', 'rupees', 50, ssyScheme),
  'ssy.term': limit('Sukanya Samriddhi term', 'years', 21, ssyScheme),
  'ssy.oldest': limit('Age before which you must open a Sukanya Samriddhi account', 'years', 10, ssyScheme),
  'nsc.rate': rate('National Savings Certificate interest rate', ['2023-04-01', 7.7]),
  'nsc.multiple': limit('National Savings Certificate deposits are in multiples of', 'rupees', 100, nscScheme),
  'nsc.term': limit('National Savings Certificate term', 'years', 5, nscScheme),
  'scss.rate': rate('Senior Citizen Saving Scheme interest rate', ['2023-04-01', 8.2]),
  'scss.term': limit('Senior Citizen Saving Scheme term', 'years', 5, scssScheme),
  'scss.maximum': limit('Maximum Senior Citizen Saving Scheme deposit', 'rupees', 3_000_000, scssFrom2023),
  'scss.multiple': limit('Senior Citizen Saving Scheme deposits are in multiples of', 'rupees', 1000, scssScheme),
  'scss.earlySecondYear': limit(
    'Deduction for closing a Senior Citizen Saving Scheme account after one year and before two',
    'percent',
    1.5,
    { ...scssScheme, confirmed: reported },
  ),
  'scss.earlyLater': limit(
    'Deduction for closing a Senior Citizen Saving Scheme account after two years',
    'percent',
    1,
    { ...scssScheme, confirmed: reported },
  ),
  'scss.age': limit('Age for the Senior Citizen Saving Scheme', 'years', 60, scssScheme),
  'scss.retiredAge': limit('Age for the Senior Citizen Saving Scheme if retired', 'years', 55, scssScheme),
  'scss.retiredMonths': {
    label: 'Months in which a retired person below 60 can join the Senior Citizen Saving Scheme after the benefits',
    unit: 'months',
    values: [
      { from: scssScheme.from, value: 1, source: scssScheme.source },
      {
        from: '2023-11-09',
        value: 3,
        source: 'Senior Citizen’s Savings (Fourth Amendment) Scheme, 2023, notification of 7 November 2023',
      },
    ],
    confirmed: quoted,
  },
  'postOfficeRd.rate': rate('Post office recurring deposit interest rate', ['2023-10-01', 6.7]),
  'timeDeposit.oneYear': rate('Post office one-year time deposit interest rate', ['2023-07-01', 6.9]),
  'timeDeposit.twoYears': rate('Post office two-year time deposit interest rate', ['2023-07-01', 7]),
  'timeDeposit.threeYears': rate('Post office three-year time deposit interest rate', ['2024-01-01', 7.1]),
  'timeDeposit.fiveYears': rate('Post office five-year time deposit interest rate', ['2023-04-01', 7.5]),
  'kvp.rate': rate('Kisan Vikas Patra interest rate', ['2023-04-01', 7.5]),
  'kvp.months': limit('Months until a Kisan Vikas Patra doubles', 'months', 115, kvpScheme),
  'rbiBonds.spread': limit(
    'RBI floating-rate savings bonds: interest above the National Savings Certificate rate',
    'percent',
    0.35,
    rbiBonds,
  ),
  'rbiBonds.term': limit('Term of RBI floating-rate savings bonds', 'years', 7, rbiBonds),
  'mis.rate': rate('Post office monthly income scheme interest rate', ['2023-04-01', 7.4]),
  'mis.single': limit('Maximum monthly income scheme deposit, single holder', 'rupees', 900_000, misFrom2023),
  'mis.joint': limit('Maximum monthly income scheme deposit, joint holders', 'rupees', 1_500_000, misFrom2023),
  'mis.multiple': limit('Monthly income scheme deposits are in multiples of', 'rupees', 1000, misScheme),
  'mis.months': limit('Term of the monthly income scheme', 'months', 60, misScheme),
  'mis.earliest': limit('Months before which you cannot close a monthly income account', 'months', 12, misScheme),
  'mis.earlyUntil': limit('Months before which closing a monthly income account costs more', 'months', 36, misScheme),
  'mis.early': limit('Deduction for closing a monthly income account before three years', 'percent', 2, misScheme),
  'mis.later': limit('Deduction for closing a monthly income account after three years', 'percent', 1, misScheme),
} as const satisfies Record<string, Fact>;
