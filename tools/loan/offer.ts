/** Inputs about a loan that a lender offers with its charges. */
export const offer = {
  loanAmount: {
    kind: 'currency',
    label: 'Loan amount',
    default: 500_000,
    usual: [10_000, 10_000_000],
    step: 10_000,
    chips: [100_000, 500_000, 1_000_000, 2_500_000],
  },
  feePercent: {
    kind: 'percent',
    label: 'Processing fee',
    help: 'Deducted from the loan amount.',
    usual: [0, 5],
    step: 0.05,
  },
} as const;
