import { computed, type Fault } from '../sample.ts';

const compute = (given: { amount: number }) => ({ ...computed(given), extra: 1 });

export default {
  change: { compute },
  path: 'defaults',
  message: /"extra".*not declared \(have: total, band, byYear, byMonth\)/,
} satisfies Fault;
