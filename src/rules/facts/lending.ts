import type { Band, Dated, Fact } from '../fact.ts';
import { quoted, reported } from './reported.ts';

const lakh = 100_000;

/** A rule of conduct for lenders, which the Reserve Bank put into its Directions of November 2025 with the others. */
const conduct = (label: string, before: Dated<readonly string[]>): Fact<readonly string[]> => ({
  label,
  unit: 'loans',
  values: [
    before,
    {
      from: '2025-11-28',
      value: before.value,
      source: 'Reserve Bank of India, Responsible Business Conduct Directions of 28 November 2025',
    },
  ],
  confirmed: quoted,
});

/** The Reserve Bank's rules for loans. */
export const lending = {
  'homeLoan.ltv': {
    label: 'Maximum home loan as a share of the home’s price, by size of the loan',
    unit: 'caps',
    values: [
      {
        from: '2017-06-07',
        value: [
          { upTo: 30 * lakh, rate: 90 },
          { upTo: 75 * lakh, rate: 80 },
          { upTo: Number.POSITIVE_INFINITY, rate: 75 },
        ] as readonly Band[],
        source: 'Reserve Bank of India, circular of 7 June 2017',
      },
    ],
    confirmed: reported,
  },
  'loan.freePrepayment': {
    label: 'Floating-rate loans to individuals, not for business, without a charge for early payment',
    unit: 'loans',
    values: [
      { from: '2012-06-05', value: ['home loans of banks'], source: 'Reserve Bank of India, circular of 5 June 2012' },
      {
        from: '2014-05-07',
        value: ['all floating-rate term loans of banks'],
        source: 'Reserve Bank of India, circular of 7 May 2014, restated on 2 August 2019',
      },
      {
        from: '2026-01-01',
        value: ['loans of all lenders that the Reserve Bank regulates'],
        source: 'Reserve Bank of India, Pre-payment Charges on Loans Directions of 2 July 2025',
      },
    ],
    confirmed: reported,
  },
  'loan.freeBusinessPrepayment': {
    label:
      'Floating-rate business loans to individuals and to micro and small enterprises, without a charge for early payment',
    unit: 'loans',
    values: [
      {
        from: '2026-01-01',
        value: [
          'loans of any amount from commercial banks, tier 4 urban co-operative banks, upper-layer NBFCs and All India Financial Institutions',
          'loans up to ₹50 lakh from small finance banks, regional rural banks, tier 3 urban, state and central co-operative banks and middle-layer NBFCs',
        ],
        source: 'Reserve Bank of India, Pre-payment Charges on Loans Directions of 2 July 2025',
      },
    ],
    confirmed: quoted,
  },
  'loan.keyFacts': conduct('Loans for which the lender must show a Key Facts Statement with the APR', {
    from: '2024-10-01',
    value: ['retail loans and term loans to small businesses'],
    source: 'Reserve Bank of India, circular of 15 April 2024',
  }),
  'loan.rateReset': conduct('Loans for which the lender must offer choices when a floating rate is reset', {
    from: '2023-08-18',
    value: ['personal loans repaid in EMIs, home and car loans among them'],
    source: 'Reserve Bank of India, circular of 18 August 2023',
  }),
  'loan.penalCharges': conduct('Loans for which a penalty may not be added to the interest rate', {
    from: '2024-04-01',
    value: ['all loans of lenders that the Reserve Bank regulates, card debt apart'],
    source: 'Reserve Bank of India, circular of 18 August 2023',
  }),
  'loan.zeroRate': {
    label: 'Zero-interest offers that the Reserve Bank does not accept as such',
    unit: 'loans',
    values: [
      {
        from: '2013-09-17',
        value: ['0% EMI schemes of banks'],
        source: 'Reserve Bank of India, circular RBI/2013-14/292 of 17 September 2013',
      },
    ],
    confirmed: reported,
  },
  'card.minimumDue': {
    label: 'Credit for which the minimum payment must reduce the outstanding amount',
    unit: 'loans',
    values: [
      { from: '2022-04-21', value: ['credit cards'], source: 'Reserve Bank of India, directions of 21 April 2022' },
    ],
    confirmed: reported,
  },
} as const satisfies Record<string, Fact>;
