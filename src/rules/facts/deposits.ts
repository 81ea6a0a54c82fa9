import type { Fact } from '../fact.ts';
import { reported } from './reported.ts';

const act1961 = 'Income-tax Act 1961';
const act2025 = 'Income-tax Act 2025';

/** Bank deposits: tax that a bank deducts, what an owner may deduct, and insurance. */
export const deposits = {
  'tds.bankInterest': {
    label: 'Interest of a year from one bank up to which it deducts no tax',
    unit: 'rupees',
    values: [
      { from: '2025-04-01', value: 50_000, source: act1961, section: 'section 194A' },
      { from: '2026-04-01', value: 50_000, source: act2025, section: 'section 393' },
    ],
    confirmed: reported,
  },
  'tds.bankInterestSenior': {
    label: 'Interest of a year from one bank up to which it deducts no tax from senior citizens',
    unit: 'rupees',
    values: [
      { from: '2025-04-01', value: 100_000, source: act1961, section: 'section 194A' },
      { from: '2026-04-01', value: 100_000, source: act2025, section: 'section 393' },
    ],
    confirmed: reported,
  },
  'tds.bankInterestRate': {
    label: 'Share of the interest that is deducted as tax at source',
    unit: 'percent',
    values: [
      { from: '2021-04-01', value: 10, source: act1961, section: 'section 194A' },
      { from: '2026-04-01', value: 10, source: act2025, section: 'section 393' },
    ],
    confirmed: reported,
  },
  'tds.withoutPan': {
    label: 'Share of the interest that is deducted as tax at source without the PAN',
    unit: 'percent',
    values: [
      { from: '2010-04-01', value: 20, source: act1961, section: 'section 206AA' },
      { from: '2026-04-01', value: 20, source: act2025 },
    ],
    confirmed: reported,
  },
  'deposit.insurance': {
    label: 'Insured deposits of one depositor at one bank',
    unit: 'rupees',
    values: [{ from: '2020-02-04', value: 500_000, source: 'Deposit Insurance and Credit Guarantee Corporation' }],
    confirmed: reported,
  },
  'deduction.savingsInterest': {
    label: 'Largest deduction of interest on savings accounts',
    unit: 'rupees',
    values: [
      { from: '2012-04-01', value: 10_000, source: act1961, section: 'section 80TTA' },
      { from: '2026-04-01', value: 10_000, source: act2025, section: 'section 153' },
    ],
    confirmed: reported,
  },
  'deduction.seniorInterest': {
    label: 'Largest deduction of interest on deposits of senior citizens',
    unit: 'rupees',
    values: [
      { from: '2018-04-01', value: 50_000, source: act1961, section: 'section 80TTB' },
      { from: '2026-04-01', value: 50_000, source: act2025, section: 'section 153' },
    ],
    confirmed: reported,
  },
} as const satisfies Record<string, Fact>;
