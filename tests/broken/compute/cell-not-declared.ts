import { computed, type Fault } from '../sample.ts';

const row = { year: 1, closing: 5, openng: 0 };

export default {
  change: { compute: (given: { amount: number }) => ({ ...computed(given), byMonth: () => [row, row] }) },
  path: 'defaults',
  message: /"byMonth\.openng".*not declared \(have: year, closing\)/,
} satisfies Fault;
