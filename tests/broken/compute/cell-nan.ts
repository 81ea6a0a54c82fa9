import { computed, type Fault } from '../sample.ts';

const rows = [
  { year: 1, closing: 5 },
  { year: 1, closing: 0 / 0 },
  { year: 1, closing: 0 / 0 },
];

export default {
  change: { compute: (given: { amount: number }) => ({ ...computed(given), byMonth: () => rows }) },
  path: 'defaults: tables.byMonth[1].closing',
  message: /^is no number \(NaN\)$/,
} satisfies Fault;
