import type { Fact } from '../fact.ts';
import { quoted, reported } from './reported.ts';

const pensionScheme = 'Employees’ Pension Scheme 1995';

const fromScheme = <const L extends string, const U extends 'percent' | 'months' | 'years'>(
  label: L,
  unit: U,
  value: number,
  section: string,
) =>
  ({
    label,
    unit,
    values: [{ from: '1995-11-16', value, source: pensionScheme, section }],
    confirmed: reported,
  }) as const satisfies Fact<number>;

/** A contribution for each age of joining from 18 to 40. */
const contributions = <const L extends string>(label: L, value: readonly number[]) =>
  ({
    label,
    unit: 'rupees',
    values: [{ from: '2015-06-01', value, source: 'Atal Pension Yojana, chart of contributions' }],
    confirmed: quoted,
  }) as const satisfies Fact<readonly number[]>;

const yojana = <const L extends string>(label: L, value: number) =>
  ({
    label,
    unit: 'years',
    values: [{ from: '2015-06-01', value, source: 'Atal Pension Yojana' }],
    confirmed: quoted,
  }) as const satisfies Fact<number>;

/** Employees' provident fund and pension, and the Atal Pension Yojana. */
export const retirement = {
  'pf.rate': {
    label: 'Interest rate of the Employees’ Provident Fund',
    unit: 'percent',
    values: [
      { from: '2023-04-01', until: '2026-03-31', value: 8.25, source: 'EPFO, Central Board of Trustees, 2 March 2026' },
    ],
    confirmed: {
      until: reported.until,
      words: 'November 2026, on third-party pages; that of 2026-27 is not declared yet',
    },
  },
  'pf.ceiling': {
    label: 'Wage ceiling of the provident fund and the pension scheme a month',
    unit: 'rupees',
    values: [
      { from: '2014-09-01', value: 15_000, source: 'Ministry of Labour, notification of 22 August 2014' },
      { from: '2026-05-29', value: 15_000, source: 'Ministry of Labour, notification of 29 May 2026' },
    ],
    confirmed: reported,
  },
  'pf.share': {
    label: 'Share of pay that employee and employer each pay into the provident fund',
    unit: 'percent',
    values: [
      {
        from: '1997-09-22',
        value: 12,
        source: 'Employees’ Provident Funds and Miscellaneous Provisions Act 1952',
        section: 'section 6',
      },
    ],
    confirmed: reported,
  },
  'pf.taxedAbove': {
    label: 'Own payments of a year into the provident fund above which their interest is taxed',
    unit: 'rupees',
    values: [
      {
        from: '2021-04-01',
        value: 250_000,
        source: 'Income-tax Rules 1962',
        section: 'rule 9D, on section 10(11) and (12) of the Act of 1961',
      },
      {
        from: '2026-04-01',
        value: 250_000,
        source: 'Income-tax Rules 2026',
        section: 'rule 277, on Schedule II of the Income-tax Act 2025',
      },
    ],
    confirmed: quoted,
  },
  'pf.pensionShare': fromScheme(
    'Share of pay up to the ceiling that goes from the employer’s payment into the pension scheme',
    'percent',
    8.33,
    'paragraph 3',
  ),
  'pf.pensionAge': fromScheme('Age at which the pension scheme’s contributions end', 'years', 58, 'paragraph 12'),
  'pf.leastService': fromScheme('Years of service before the scheme pays a pension', 'years', 10, 'paragraph 12'),
  'pf.bonusFrom': fromScheme('Years of service from which more are added', 'years', 20, 'paragraph 10'),
  'pf.bonusYears': fromScheme('Years that are added to long service', 'years', 2, 'paragraph 10'),
  'pf.pensionDivisor': fromScheme('Years by which pay times service is divided', 'years', 70, 'paragraph 12'),
  'pf.pensionMonths': {
    label: 'Last months whose mean pay the pension rests on',
    unit: 'months',
    values: [{ from: '2014-09-01', value: 60, source: pensionScheme, section: 'paragraph 11' }],
    confirmed: reported,
  },
  'pf.mostService': {
    label: 'Most years of service that count',
    unit: 'years',
    values: [{ from: '1995-11-16', value: 35, source: pensionScheme }],
    confirmed: {
      until: reported.until,
      words: 'November 2026, on third-party pages; this limit could not be confirmed',
    },
  },
  'apy.youngest': yojana('Least age for joining', 18),
  'apy.oldest': yojana('Highest age for joining', 40),
  'apy.pensionAge': yojana('Age at which the pension begins', 60),
  'apy.closedFrom': {
    label: 'Day from which those who pay or have paid income tax cannot join',
    unit: 'day',
    values: [
      { from: '2022-10-01', value: '2022-10-01', source: 'Ministry of Finance, notification of 10 August 2022' },
    ],
    confirmed: quoted,
  },
  'apy.contributions1000': contributions('Contribution a month for a pension of ₹1,000, by age from 18', [
    ...[42, 46, 50, 54, 59, 64, 70, 76, 82, 90, 97, 106],
    ...[116, 126, 138, 151, 165, 181, 198, 218, 240, 264, 291],
  ]),
  'apy.contributions2000': contributions('Contribution a month for a pension of ₹2,000, by age from 18', [
    ...[84, 92, 100, 108, 117, 127, 139, 151, 164, 178, 194, 212],
    ...[231, 252, 276, 302, 330, 362, 396, 436, 480, 528, 582],
  ]),
  'apy.contributions3000': contributions('Contribution a month for a pension of ₹3,000, by age from 18', [
    ...[126, 138, 150, 162, 177, 192, 208, 226, 246, 268, 292, 318],
    ...[347, 379, 414, 453, 495, 543, 594, 654, 720, 792, 873],
  ]),
  'apy.contributions4000': contributions('Contribution a month for a pension of ₹4,000, by age from 18', [
    ...[168, 183, 198, 215, 234, 254, 277, 301, 327, 356, 388, 423],
    ...[462, 504, 551, 602, 659, 722, 792, 870, 957, 1054, 1164],
  ]),
  'apy.contributions5000': contributions('Contribution a month for a pension of ₹5,000, by age from 18', [
    ...[210, 228, 248, 269, 292, 318, 346, 376, 409, 446, 485, 529],
    ...[577, 630, 689, 752, 824, 902, 990, 1087, 1196, 1318, 1454],
  ]),
} as const satisfies Record<string, Fact>;
