import { computed, type Fault } from '../sample.ts';

const byYear = () => [{ year: 1, closing: 5, interest: 5, who: 'us' }];

export default {
  change: { compute: (given: { amount: number }) => ({ ...computed(given), byYear }) },
  path: 'defaults: tables.byYear[0].who',
  message: /"us" is not a value \(have: me, you\)/,
} satisfies Fault;
