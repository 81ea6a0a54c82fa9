import { inBothActs } from '../acts.ts';
import type { Fact } from '../fact.ts';
import { reported } from './reported.ts';

const bankTerms = { from: '2024-01-01', source: 'Terms of banks' };
const termsRead = { until: '2026-09-30', words: 'July–September 2026' };

/** Bank deposits: their terms, tax that a bank deducts, what an owner may deduct, and insurance. */
export const deposits = {
  'rd.shortest': {
    label: 'Shortest recurring deposit at banks',
    unit: 'months',
    values: [{ ...bankTerms, value: 6 }],
    confirmed: termsRead,
  },
  'rd.longest': {
    label: 'Longest recurring deposit at banks',
    unit: 'years',
    values: [{ ...bankTerms, value: 10 }],
    confirmed: termsRead,
  },
  'tds.bankInterest': {
    label: 'Yearly interest from one bank up to which there is no TDS',
    unit: 'rupees',
    values: inBothActs(50_000, '2025-04-01', 'section 194A', 'section 393'),
    confirmed: reported,
  },
  'tds.bankInterestSenior': {
    label: 'Yearly interest from one bank up to which there is no TDS for senior citizens',
    unit: 'rupees',
    values: inBothActs(100_000, '2025-04-01', 'section 194A', 'section 393'),
    confirmed: reported,
  },
  'tds.bankInterestRate': {
    label: 'TDS on bank interest',
    unit: 'percent',
    values: inBothActs(10, '2021-04-01', 'section 194A', 'section 393'),
    confirmed: reported,
  },
  'tds.withoutPan': {
    label: 'TDS on bank interest without PAN',
    unit: 'percent',
    values: inBothActs(20, '2010-04-01', 'section 206AA'),
    confirmed: reported,
  },
  'deposit.insurance': {
    label: 'Deposit insurance per depositor at one bank',
    unit: 'rupees',
    values: [{ from: '2020-02-04', value: 500_000, source: 'Deposit Insurance and Credit Guarantee Corporation' }],
    confirmed: reported,
  },
  'deduction.savingsInterest': {
    label: 'Maximum deduction for interest on savings accounts',
    unit: 'rupees',
    values: inBothActs(10_000, '2012-04-01', 'section 80TTA', 'section 153'),
    confirmed: reported,
  },
  'deduction.seniorInterest': {
    label: 'Maximum deduction for interest on deposits of senior citizens',
    unit: 'rupees',
    values: inBothActs(50_000, '2018-04-01', 'section 80TTB', 'section 153'),
    confirmed: reported,
  },
} as const satisfies Record<string, Fact>;
