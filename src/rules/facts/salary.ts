import type { Fact } from '../fact.ts';

const confirmed = { until: '2027-03-31', words: 'November 2026' } as const;

const hraRule = { source: 'Income-tax Rules 1962', section: 'rule 2A' } as const;
const gratuityAct = { from: '1972-09-16', source: 'Payment of Gratuity Act 1972', section: 'section 4' } as const;

/** House rent allowance, gratuity and health insurance: what salaried people claim. */
export const salary = {
  'hra.metroShare': {
    label: 'Share of basic salary that bounds the exemption in the 50% cities',
    unit: 'percent',
    values: [{ from: '1962-04-01', value: 50, ...hraRule }],
    confirmed,
  },
  'hra.otherShare': {
    label: 'Share of basic salary that bounds the exemption elsewhere',
    unit: 'percent',
    values: [{ from: '1962-04-01', value: 40, ...hraRule }],
    confirmed,
  },
  'hra.rentLess': {
    label: 'Share of basic salary taken off the rent',
    unit: 'percent',
    values: [{ from: '1962-04-01', value: 10, ...hraRule }],
    confirmed,
  },
  'hra.cities': {
    label: 'Cities with the 50% limit',
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
    confirmed,
  },
  'gratuity.daysPaid': {
    label: 'Days of pay for a year of service',
    unit: 'days',
    values: [{ value: 15, ...gratuityAct }],
    confirmed,
  },
  'gratuity.daysInMonth': {
    label: 'Working days counted in a month',
    unit: 'days',
    values: [{ value: 26, ...gratuityAct }],
    confirmed,
  },
  'gratuity.leastYears': {
    label: 'Years of service before gratuity is due',
    unit: 'years',
    values: [{ value: 5, ...gratuityAct }],
    confirmed,
  },
  'gratuity.fixedTermYears': {
    label: 'Years of service before gratuity is due pro rata to fixed-term staff',
    unit: 'years',
    values: [{ from: '2025-11-21', value: 1, source: 'Code on Social Security 2020' }],
    confirmed,
  },
  'gratuity.taxFree': {
    label: 'Tax-free gratuity over a lifetime',
    unit: 'rupees',
    values: [{ from: '2018-03-29', value: 2_000_000, source: 'Income-tax Act 1961', section: 'section 10(10)' }],
    confirmed,
  },
  'health.cap': {
    label: 'Largest health insurance deduction for a group',
    unit: 'rupees',
    values: [
      { from: '2015-04-01', value: 25_000, source: 'Income-tax Act 1961', section: 'section 80D' },
      { from: '2026-04-01', value: 25_000, source: 'Income-tax Act 2025', section: 'section 126' },
    ],
    confirmed,
  },
  'health.seniorCap': {
    label: 'Largest health insurance deduction for a group with a senior citizen',
    unit: 'rupees',
    values: [
      { from: '2018-04-01', value: 50_000, source: 'Income-tax Act 1961', section: 'section 80D' },
      { from: '2026-04-01', value: 50_000, source: 'Income-tax Act 2025', section: 'section 126' },
    ],
    confirmed,
  },
  'health.checkup': {
    label: 'Preventive check-ups within the health insurance deduction',
    unit: 'rupees',
    values: [
      { from: '2012-04-01', value: 5_000, source: 'Income-tax Act 1961', section: 'section 80D' },
      { from: '2026-04-01', value: 5_000, source: 'Income-tax Act 2025', section: 'section 126' },
    ],
    confirmed,
  },
} as const satisfies Record<string, Fact>;
