import { inBothActs } from '../acts.ts';
import type { Fact, FactUnit } from '../fact.ts';
import { confirmedAs, quoted, reported } from './reported.ts';

const scheme1995 = 'Employees’ Pension Scheme 1995';
const scheme2026 = 'Employees’ Pension Scheme 2026';
/** The schemes under the Code on Social Security: G.S.R. 525(E) and 527(E) of this day. */
const newSchemesFrom = '2026-06-29';

/**
 * The same number in the pension schemes of 1995 and 2026. The new scheme's paragraph is named where its words were read; the
 * others stand in third-party summaries of it.
 */
const inBothSchemes = (
  label: string,
  unit: FactUnit,
  value: number,
  old: { readonly from: string; readonly section?: string },
  section2026?: string,
): Fact<number> => ({
  label,
  unit,
  values: [
    { ...old, value, source: scheme1995 },
    { from: newSchemesFrom, value, source: scheme2026, ...(section2026 && { section: section2026 }) },
  ],
  confirmed: section2026 ? quoted : reported,
});

/** A limit on withdrawals that the provident fund scheme of 2026 set; before it every reason had its own. */
const inScheme2026 = (label: string, unit: FactUnit, value: number): Fact<number> => ({
  label,
  unit,
  values: [{ from: newSchemesFrom, value, source: 'Employees’ Provident Funds Scheme 2026' }],
  confirmed: reported,
});

const begin1995 = '1995-11-16';

/** A figure of the Unified Pension Scheme for central government staff. */
const unified = (label: string, unit: FactUnit, value: number): Fact<number> => ({
  label,
  unit,
  values: [
    { from: '2025-04-01', value, source: 'Ministry of Finance, notification FX-1/3/2024-PR of 24 January 2025' },
  ],
  confirmed: quoted,
});

/** A contribution for each age of joining from 18 to 40. */
const contributions = (label: string, value: readonly number[]): Fact<readonly number[]> => ({
  label,
  unit: 'rupees',
  values: [{ from: '2015-06-01', value, source: 'Atal Pension Yojana, chart of contributions' }],
  confirmed: quoted,
});

const yojana = (label: string, value: number): Fact<number> => ({
  label,
  unit: 'years',
  values: [{ from: '2015-06-01', value, source: 'Atal Pension Yojana' }],
  confirmed: quoted,
});

const lakh = 100_000;
const exits2015 = { from: '2015-05-11', source: 'PFRDA exit regulations 2015' } as const;
const exits2025 = { from: '2025-12-16', source: 'PFRDA exit regulations as amended on 16 December 2025' } as const;

const exitsRead = confirmedAs(
  'November 2026, from reports that quote the regulations as amended on 20 July 2026 with these figures unchanged; we have not read the text itself',
);

/** A limit of the pension fund regulator's exit rules that its amendment of December 2025 set. */
const exit = (label: string, unit: FactUnit, value: number): Fact<number> => ({
  label,
  unit,
  values: [{ value, ...exits2025 }],
  confirmed: exitsRead,
});

/** Provident fund and pensions: EPF, UPS, NPS and the Atal Pension Yojana. */
export const retirement = {
  'pf.rate': {
    label: 'EPF interest rate',
    unit: 'percent',
    values: [
      { from: '2023-04-01', until: '2026-03-31', value: 8.25, source: 'EPFO, Central Board of Trustees, 2 March 2026' },
    ],
    confirmed: confirmedAs('November 2026, from reports; the rate for 2026-27 is not declared yet'),
  },
  'pf.ceiling': {
    label: 'Monthly wage ceiling for EPF and EPS',
    unit: 'rupees',
    values: [
      { from: '2001-06-01', value: 6500, source: scheme1995 },
      { from: '2014-09-01', value: 15_000, source: 'Ministry of Labour, notification of 22 August 2014' },
      { from: '2026-05-29', value: 15_000, source: 'Ministry of Labour, S.O. 2702(E) of 29 May 2026' },
      {
        from: '2026-09-17',
        value: 25_000,
        source: 'Ministry of Labour, S.O. 5109(E) of 17 September 2026',
        section: 'under section 2(89) of the Code on Social Security 2020',
      },
    ],
    confirmed: confirmedAs(
      'November 2026, from the gazette and EPFO as others quote them; we have not read the gazette itself',
    ),
  },
  'pf.share': {
    label: 'EPF contribution, from employee and employer each',
    unit: 'percent',
    values: [
      {
        from: '1997-09-22',
        value: 12,
        source: 'Employees’ Provident Funds and Miscellaneous Provisions Act 1952',
        section: 'section 6',
      },
      {
        from: newSchemesFrom,
        value: 12,
        source: 'Employees’ Provident Funds Scheme 2026 and S.O. 3582(E)',
        section: 'paragraph 18',
      },
    ],
    confirmed: quoted,
  },
  'pf.taxedAbove': {
    label: 'Yearly own PF contributions above which the interest is taxed',
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
  'pf.taxFreeYears': {
    label: 'Years of continuous service after which a PF withdrawal is tax-free',
    unit: 'years',
    // from the first day of the Act of 1961: judgments on the years to 1967 quote five years, and the one change found (1974) left it
    values: inBothActs(
      5,
      '1962-04-01',
      'rule 8 of Part A of the Fourth Schedule',
      'paragraph 8 of Part A of Schedule XI',
    ),
    confirmed: quoted,
  },
  'pf.pensionShare': inBothSchemes(
    'EPS: share of pay, up to the ceiling, that comes from the employer',
    'percent',
    8.33,
    { from: begin1995, section: 'paragraph 3' },
    'paragraph 4(1)',
  ),
  'pf.pensionAge': inBothSchemes('EPS: age at which contributions end', 'years', 58, {
    from: begin1995,
    section: 'paragraph 12',
  }),
  'pf.earliestPension': inBothSchemes('EPS: age from which you can start an early pension', 'years', 50, {
    from: begin1995,
    section: 'paragraph 12(7)',
  }),
  'pf.earlyCut': inBothSchemes('EPS: cut of an early pension for each year before the pension age', 'percent', 4, {
    from: '2008-09-26',
    section: 'paragraph 12(7)',
  }),
  'pf.leastPension': inBothSchemes('EPS: minimum monthly pension', 'rupees', 1000, { from: '2014-09-01' }),
  'pf.leastService': inBothSchemes('EPS: years of service you need for a pension', 'years', 10, {
    from: begin1995,
    section: 'paragraph 12',
  }),
  'pf.roundedMonths': inBothSchemes(
    'EPS: months of the last year that make a full year for the right to a pension, but not for its amount',
    'months',
    6,
    { from: begin1995, section: 'paragraph 9' },
  ),
  'pf.withdrawalMonths': {
    label: 'EPS: months without work before you can withdraw after too little service',
    unit: 'months',
    values: [{ from: '2025-10-13', value: 36, source: 'EPFO, Central Board of Trustees, October 2025' }],
    confirmed: reported,
  },
  'pf.withdrawalMost': inScheme2026('Maximum PF withdrawal before you leave the fund', 'percent', 75),
  'pf.restMonths': inScheme2026('Months without work before you can withdraw the rest of your PF', 'months', 12),
  'pf.bonusFrom': inBothSchemes('EPS: years of service after which you get bonus years', 'years', 20, {
    from: begin1995,
    section: 'paragraph 10',
  }),
  'pf.bonusYears': inBothSchemes('EPS: bonus years for long service', 'years', 2, {
    from: begin1995,
    section: 'paragraph 10',
  }),
  'pf.pensionDivisor': inBothSchemes('EPS: number that divides pay times service', 'number', 70, {
    from: begin1995,
    section: 'paragraph 12',
  }),
  'pf.pensionMonths': inBothSchemes(
    'EPS: last months whose average pay decides the pension',
    'months',
    60,
    { from: '2014-09-01', section: 'paragraph 11' },
    'paragraph 11(1)',
  ),
  'pf.mostService': {
    label: 'EPS: maximum years of service included',
    unit: 'years',
    values: [{ from: begin1995, value: 35, source: scheme1995 }],
    confirmed: confirmedAs('November 2026, from reports; we have not confirmed this limit yet'),
  },
  'ups.chooseUntil': {
    label: 'Day until which staff in service on 1 April 2025 could choose the Unified Pension Scheme',
    unit: 'day',
    values: [
      {
        from: '2025-09-30',
        value: '2025-11-30',
        source: 'Department of Financial Services, letter of 30 September 2025',
      },
    ],
    confirmed: reported,
  },
  'ups.fullShare': unified('UPS: full payout as a share of average basic pay', 'percent', 50),
  'ups.averageMonths': unified('UPS: last months over which basic pay is averaged', 'months', 12),
  'ups.fullMonths': unified('UPS: months of service for a full payout', 'months', 300),
  'ups.leastMonths': unified('UPS: months of service for any payout', 'months', 120),
  'ups.leastPayout': unified('UPS: minimum monthly payout', 'rupees', 10_000),
  'ups.familyShare': unified('UPS: share of the payout that the spouse gets later', 'percent', 60),
  'ups.lumpSumShare': unified(
    'UPS: share of a month’s basic pay and DA you get at retirement for each half year',
    'percent',
    10,
  ),
  'ups.lumpSumMonths': unified('UPS: months of service for each part of the lump sum', 'months', 6),
  'ups.withdrawalMost': unified('UPS: maximum withdrawal from the corpus at retirement', 'percent', 60),
  'ups.corpusShare': unified(
    'UPS: share of basic pay and DA that goes into your own corpus, from both sides',
    'percent',
    20,
  ),
  'dearness.central': {
    label: 'Dearness allowance of central government staff, as a share of basic pay',
    unit: 'percent',
    values: [
      { from: '2025-07-01', value: 58, source: 'Union Cabinet, decision of 1 October 2025' },
      { from: '2026-01-01', value: 60, source: 'Union Cabinet, decision of 18 April 2026' },
    ],
    confirmed: confirmedAs('November 2026, from reports; we found no rate from 1 July 2026 on'),
  },
  'nps.centralShare': {
    label: 'Share of basic pay and DA that goes into NPS for central government staff, from both sides',
    unit: 'percent',
    values: [
      { from: '2019-04-01', value: 24, source: 'Ministry of Finance, notification 1/3/2016-PR of 31 January 2019' },
    ],
    confirmed: reported,
  },
  // of basic salary with dearness allowance, for employers other than government
  'nps.employerShare.old': {
    label: 'Share of salary up to which you can deduct an employer’s NPS payments, old regime',
    unit: 'percent',
    values: inBothActs(10, '2009-04-01', 'section 80CCD(2)', 'section 124'),
    confirmed: reported,
  },
  'nps.employerShare.new': {
    label: 'Share of salary up to which you can deduct an employer’s NPS payments, new regime',
    unit: 'percent',
    values: [
      { from: '2020-04-01', value: 10, source: 'Income-tax Act 1961', section: 'section 80CCD(2)' },
      ...inBothActs(14, '2024-04-01', 'section 80CCD(2)', 'section 124'),
    ],
    confirmed: reported,
  },
  'nps.annuityShare': {
    label: 'Minimum share of the NPS corpus for an annuity, non-government subscribers',
    unit: 'percent',
    values: [
      { value: 40, ...exits2015 },
      { value: 20, ...exits2025 },
    ],
    confirmed: exitsRead,
  },
  'nps.governmentAnnuityShare': {
    label: 'Minimum share of the NPS corpus for an annuity, government subscribers',
    unit: 'percent',
    values: [{ value: 40, ...exits2015 }],
    confirmed: exitsRead,
  },
  'nps.smallCorpus': exit('NPS corpus up to which you need no annuity', 'rupees', 8 * lakh),
  'nps.middleCorpus': exit(
    'NPS corpus up to which you can redeem units instead of buying an annuity',
    'rupees',
    12 * lakh,
  ),
  'nps.middleLumpSum': exit('Maximum you get at once if you redeem units', 'rupees', 6 * lakh),
  'nps.redemptionYears': exit('Minimum years over which you redeem units', 'years', 6),
  'nps.exitYears': exit('Years in NPS after which non-government subscribers can exit', 'years', 15),
  'nps.oldest': exit('Age up to which you can stay in NPS', 'years', 85),
  'nps.taxFreeShare': {
    label: 'Tax-free share of the NPS corpus',
    unit: 'percent',
    values: inBothActs(60, '2019-04-01', 'section 10(12A)'),
    confirmed: reported,
  },
  'apy.nomineeMultiple': {
    label: 'APY: amount the nominee gets, in monthly pensions',
    unit: 'number',
    values: [{ from: '2015-06-01', value: 170, source: 'Atal Pension Yojana' }],
    confirmed: reported,
  },
  'apy.youngest': yojana('APY: minimum age for joining', 18),
  'apy.oldest': yojana('APY: maximum age for joining', 40),
  'apy.pensionAge': yojana('APY: age at which the pension starts', 60),
  'apy.closedFrom': {
    label: 'APY: day from which people who pay or have paid income tax cannot join',
    unit: 'day',
    values: [
      { from: '2022-10-01', value: '2022-10-01', source: 'Ministry of Finance, notification of 10 August 2022' },
    ],
    confirmed: quoted,
  },
  'apy.contributions1000': contributions('APY: monthly contribution for a pension of ₹1,000, by age from 18', [
    ...[42, 46, 50, 54, 59, 64, 70, 76, 82, 90, 97, 106],
    ...[116, 126, 138, 151, 165, 181, 198, 218, 240, 264, 291],
  ]),
  'apy.contributions2000': contributions('APY: monthly contribution for a pension of ₹2,000, by age from 18', [
    ...[84, 92, 100, 108, 117, 127, 139, 151, 164, 178, 194, 212],
    ...[231, 252, 276, 302, 330, 362, 396, 436, 480, 528, 582],
  ]),
  'apy.contributions3000': contributions('APY: monthly contribution for a pension of ₹3,000, by age from 18', [
    ...[126, 138, 150, 162, 177, 192, 208, 226, 246, 268, 292, 318],
    ...[347, 379, 414, 453, 495, 543, 594, 654, 720, 792, 873],
  ]),
  'apy.contributions4000': contributions('APY: monthly contribution for a pension of ₹4,000, by age from 18', [
    ...[168, 183, 198, 215, 234, 254, 277, 301, 327, 356, 388, 423],
    ...[462, 504, 551, 602, 659, 722, 792, 870, 957, 1054, 1164],
  ]),
  'apy.contributions5000': contributions('APY: monthly contribution for a pension of ₹5,000, by age from 18', [
    ...[210, 228, 248, 269, 292, 318, 346, 376, 409, 446, 485, 529],
    ...[577, 630, 689, 752, 824, 902, 990, 1087, 1196, 1318, 1454],
  ]),
} as const satisfies Record<string, Fact>;
