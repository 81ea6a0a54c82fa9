/** What the definitions of simple and of compound interest say alike. */
export const interestParts = {
  principal: {
    kind: 'currency',
    label: 'Principal',
    default: 100_000,
    usual: [1000, 10_000_000],
    step: 1000,
    chips: [50_000, 100_000, 500_000, 1_000_000],
  },
  years: { kind: 'years', label: 'Time period', default: 5, usual: [1, 40], step: 1, months: true },
  columns: {
    year: { kind: 'years', label: 'Year' },
    invested: { kind: 'currency', label: 'Principal', role: 'principal' },
    earned: { kind: 'currency', label: 'Interest in the year', role: 'growth' },
    total: { kind: 'currency', label: 'Interest so far', role: 'growth' },
  },
  donut: {
    kind: 'donut',
    title: 'What you invest and what it earns',
    slices: [
      { label: 'Principal', value: 'principal', role: 'principal' },
      { label: 'Interest', value: 'interest', role: 'growth' },
    ],
  },
} as const;
