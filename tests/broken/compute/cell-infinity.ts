import { computed, type Fault } from '../sample.ts';

const byMonth = () => [{ year: 1, closing: 1e308 * 10 }];

export default {
  change: { compute: (given: { amount: number }) => ({ ...computed(given), byMonth }) },
  path: 'defaults: tables.byMonth[0].closing',
  message: /^is no number \(Infinity\)$/,
} satisfies Fault;
