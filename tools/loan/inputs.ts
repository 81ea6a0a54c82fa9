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

/** Inputs about a loan that is being repaid. A tool adds its rate and its limits. */
export const runningLoan = {
  outstanding: {
    kind: 'currency',
    about: 'runningLoan.owed',
    label: 'Outstanding loan',
    asked: {
      words:
        'loan, home loan, outstanding, outstanding loan, bakaya, baki, baaki, बकाया, बाकी, लोन, loan baki, loan baaki',
    },
    default: 4_000_000,
    usual: [100_000, 20_000_000],
    step: 10_000,
    allowed: [{ above: 0 }],
  },
  rate: { kind: 'percent', about: 'runningLoan.rate', label: 'Current loan rate (p.a.)', step: 0.05 },
  monthsLeft: {
    kind: 'number',
    about: 'runningLoan.monthsLeft',
    label: 'Remaining tenure',
    asked: { words: 'left, remaining, baki, baaki, bache, bacha, बाकी, years left', left: 'needed' },
    months: true,
    default: 180,
    step: 1,
    // nobody repays a loan for longer than a hundred years
    allowed: [0, 1200],
    whole: true,
    moveBy: 12,
  },
} as const;
