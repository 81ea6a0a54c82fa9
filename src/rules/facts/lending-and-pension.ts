import type { Band, Fact } from '../fact.ts';

const confirmed = { until: '2026-12-31', words: 'November 2026' } as const;
const crore = 10_000_000;

/** Home loan limits of the Reserve Bank and the pension fund regulator's exit rules. */
export const lendingAndPension = {
  'homeLoan.ltv': {
    label: 'Largest share of a home that a loan may finance, by size of the loan',
    unit: 'caps',
    values: [
      {
        from: '2017-06-07',
        value: [
          { upTo: 0.3 * crore, rate: 90 },
          { upTo: 0.75 * crore, rate: 80 },
          { upTo: Number.POSITIVE_INFINITY, rate: 75 },
        ] as readonly Band[],
        source: 'Reserve Bank of India, circular of 7 June 2017',
      },
    ],
    confirmed,
  },
  'nps.annuityShare': {
    label: 'Least share of the NPS corpus that buys an annuity, non-government subscribers',
    unit: 'percent',
    values: [
      { from: '2015-05-11', value: 40, source: 'PFRDA exit regulations 2015' },
      { from: '2025-12-16', value: 20, source: 'PFRDA exit regulations as amended on 16 December 2025' },
    ],
    confirmed,
  },
  'nps.governmentAnnuityShare': {
    label: 'Least share of the NPS corpus that buys an annuity, government subscribers',
    unit: 'percent',
    values: [{ from: '2015-05-11', value: 40, source: 'PFRDA exit regulations 2015' }],
    confirmed,
  },
  'nps.smallCorpus': {
    label: 'NPS corpus up to which no annuity is required, non-government subscribers',
    unit: 'rupees',
    values: [{ from: '2025-12-16', value: 800_000, source: 'PFRDA exit regulations as amended on 16 December 2025' }],
    confirmed,
  },
  'nps.taxFreeShare': {
    label: 'Share of the NPS corpus that may be taken tax-free',
    unit: 'percent',
    values: [{ from: '2019-04-01', value: 60, source: 'Income-tax Act 1961', section: 'section 10(12A)' }],
    confirmed,
  },
} as const satisfies Record<string, Fact>;
