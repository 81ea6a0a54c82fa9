import { inBothActs } from '../acts.ts';
import type { Fact, FactUnit } from '../fact.ts';
import { confirmedAs, confirmedToYearEnd, quoted, reported } from './reported.ts';

const confirmed = confirmedToYearEnd('November 2026');

const hraRule = { source: 'Income-tax Rules 1962', section: 'rule 2A' } as const;
/** A share in the rule on house rent allowance, the same in the rules of 1962 and of 2026. */
const hraShare = (label: string, value: number): Fact<number> => ({
  label,
  unit: 'percent',
  values: [
    { from: '1962-04-01', value, ...hraRule },
    { from: '2026-04-01', value, source: 'Income-tax Rules 2026', section: 'rule 279' },
  ],
  confirmed: confirmedToYearEnd(quoted.words),
});
/** A limit of children’s allowances without tax; from the first year that the calculators know. */
const childAllowance = (label: string, unit: FactUnit, before: number, value: number): Fact<number> => ({
  label,
  unit,
  values: [
    { from: '2023-04-01', value: before, source: 'Income-tax Rules 1962', section: 'rule 2BB' },
    { from: '2026-04-01', value, source: 'Income-tax Rules 2026' },
  ],
  confirmed: reported,
});
/** The same number under the Act of 1972 and under the Code that replaced it. */
const gratuityRule = (label: string, unit: FactUnit, value: number): Fact<number> => ({
  label,
  unit,
  values: [
    { from: '1972-09-16', value, source: 'Payment of Gratuity Act 1972', section: 'section 4' },
    { from: '2025-11-21', value, source: 'Code on Social Security 2020', section: 'section 53' },
  ],
  confirmed,
});

const maharashtraAct = {
  source: 'Maharashtra State Tax on Professions, Trades, Callings and Employments Act 1975',
  section: 'Schedule I, entry 1',
} as const;

/** House rent and children’s allowances, gratuity, professional tax and health insurance: what salaried people claim or pay. */
export const salaries = {
  'hra.metroShare': hraShare('HRA limit as a share of basic salary, in the 50% cities', 50),
  'hra.otherShare': hraShare('HRA limit as a share of basic salary, elsewhere', 40),
  'hra.rentLess': hraShare('HRA: share of basic salary deducted from the rent', 10),
  'hra.cities': {
    label: 'HRA: cities with the 50% limit',
    unit: 'cities',
    values: [
      { from: '1962-04-01', value: ['Mumbai', 'Delhi', 'Kolkata', 'Chennai'], ...hraRule },
      {
        from: '2026-04-01',
        value: ['Mumbai', 'Delhi', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad', 'Pune', 'Ahmedabad'],
        source: 'Income-tax Rules 2026, notified on 20 March 2026',
        section: 'rule 279',
      },
    ],
    confirmed: confirmedToYearEnd(quoted.words),
  },
  'hra.landlordPan': {
    label: 'HRA: yearly rent above which an employer asks for the landlord’s PAN',
    unit: 'rupees',
    values: [{ from: '2013-10-10', value: 100_000, source: 'Central Board of Direct Taxes, circular 8 of 2013' }],
    confirmed: reported,
  },
  'hra.relationFrom': {
    label: 'HRA: day from which you tell your employer how you are related to your landlord',
    unit: 'day',
    values: [{ from: '2026-04-01', value: '2026-04-01', source: 'Income-tax Rules 2026', section: 'Form 124' }],
    confirmed: reported,
  },
  'allowance.education': childAllowance(
    'Children’s education allowance without tax in the old regime, for each child and month',
    'rupees',
    100,
    3000,
  ),
  'allowance.hostel': childAllowance(
    'Hostel allowance without tax in the old regime, for each child and month',
    'rupees',
    300,
    9000,
  ),
  'allowance.children': childAllowance(
    'Children for whom education and hostel allowances are tax-free',
    'number',
    2,
    2,
  ),
  'gratuity.daysPaid': gratuityRule('Gratuity: days of pay for a year of service', 'days', 15),
  'gratuity.daysInMonth': gratuityRule('Gratuity: working days in a month', 'days', 26),
  'gratuity.leastYears': gratuityRule('Gratuity: years of service you need', 'years', 5),
  'gratuity.fixedTermYears': {
    label: 'Years of service after which fixed-term staff get gratuity in proportion',
    unit: 'years',
    values: [
      { from: '2025-11-21', value: 1, source: 'Ministry of Labour, press note of 21 November 2025' },
      { from: '2026-05-08', value: 1, source: 'Code on Social Security (Central) Rules 2026' },
    ],
    confirmed: reported,
  },
  'gratuity.lawMost': {
    label: 'Maximum gratuity an employer must pay by law',
    unit: 'rupees',
    values: [
      {
        from: '2018-03-29',
        value: 2_000_000,
        source: 'Payment of Gratuity Act 1972 and notification of 29 March 2018',
        section: 'section 4(3)',
      },
    ],
    confirmed: confirmedAs(
      'November 2026; section 53(3) of the Code on Social Security leaves the amount to a notification, and we found none',
    ),
  },
  'gratuity.taxFree': {
    label: 'Tax-free gratuity over a lifetime',
    unit: 'rupees',
    values: inBothActs(2_000_000, '2018-03-29', 'section 10(10)', 'section 19(1)'),
    confirmed,
  },
  'leave.taxFree': {
    label: 'Tax-free leave encashment over a lifetime, outside the government',
    unit: 'rupees',
    values: [
      {
        from: '2023-04-01',
        value: 2_500_000,
        source: 'Notification 31/2023, S.O. 2276(E) of 24 May 2023',
        section: 'section 10(10AA)(ii) of the Income-tax Act 1961',
      },
      { from: '2026-04-01', value: 2_500_000, source: 'Income-tax Act 2025', section: 'section 19(1), serial 14' },
    ],
    confirmed: confirmedAs(
      'November 2026: the notification as others quote it; that it still applies under the Act of 2025 (section 536(2)) is from one report',
    ),
  },
  'leave.days': {
    label: 'Maximum tax-free leave days for each year of service',
    unit: 'days',
    values: inBothActs(30, '2023-04-01', 'section 10(10AA)(ii)', 'section 19(1), serial 14'),
    confirmed: quoted,
  },
  'leave.months': {
    label: 'Maximum tax-free leave encashment in months of average salary',
    unit: 'months',
    values: inBothActs(10, '2023-04-01', 'section 10(10AA)(ii)', 'section 19(1), serial 14'),
    confirmed: quoted,
  },
  'wages.leastShare': {
    label: 'Minimum share of total pay that is wages for EPF and gratuity',
    unit: 'percent',
    values: [{ from: '2025-11-21', value: 50, source: 'Code on Social Security 2020', section: 'section 2(88)' }],
    confirmed: quoted,
  },
  'employer.fundsMost': {
    label: 'Yearly employer payments to PF, NPS and superannuation that are not taxed',
    unit: 'rupees',
    values: inBothActs(750_000, '2020-04-01', 'section 17(2)(vii)', 'section 17(1)(h)'),
    confirmed: quoted,
  },
  'professionalTax.most': {
    label: 'Maximum professional tax a state may charge in a year',
    unit: 'rupees',
    values: [{ from: '1988-12-20', value: 2500, source: 'Constitution of India', section: 'Article 276' }],
    confirmed: reported,
  },
  'professionalTax.maharashtra': {
    label: 'Yearly professional tax in Maharashtra, on a salary above ₹10,000 a month (women: ₹25,000)',
    unit: 'rupees',
    values: [{ from: '2023-04-01', value: 2500, ...maharashtraAct }],
    confirmed: quoted,
  },
  'professionalTax.maharashtraFrom': {
    label: 'Monthly salary above which Maharashtra charges the full professional tax',
    unit: 'rupees',
    values: [{ from: '2023-04-01', value: 10_000, ...maharashtraAct }],
    confirmed: quoted,
  },
  'professionalTax.maharashtraWomenFrom': {
    label: 'Monthly salary above which women pay professional tax in Maharashtra',
    unit: 'rupees',
    values: [{ from: '2023-04-01', value: 25_000, ...maharashtraAct }],
    confirmed: quoted,
  },
  'professionalTax.none': {
    label: 'Some states without professional tax',
    unit: 'states',
    values: [
      {
        from: '2023-04-01',
        value: ['Delhi', 'Uttar Pradesh', 'Rajasthan'],
        source: 'Published lists of the states that charge it; each decides under Article 276 of the Constitution',
      },
    ],
    confirmed: reported,
  },
  'health.cap': {
    label: 'Maximum health insurance deduction for a group',
    unit: 'rupees',
    values: inBothActs(25_000, '2015-04-01', 'section 80D', 'section 126'),
    confirmed,
  },
  'health.seniorCap': {
    label: 'Maximum health insurance deduction for a group with a senior citizen',
    unit: 'rupees',
    values: inBothActs(50_000, '2018-04-01', 'section 80D', 'section 126'),
    confirmed,
  },
  'health.checkup': {
    label: 'Preventive check-ups within the health insurance deduction',
    unit: 'rupees',
    values: inBothActs(5_000, '2012-04-01', 'section 80D', 'section 126'),
    confirmed,
  },
} as const satisfies Record<string, Fact>;
