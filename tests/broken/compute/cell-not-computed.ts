import { computed, type Fault } from '../sample.ts';

const compute = (given: { amount: number }) => ({ ...computed(given), byMonth: () => [{ year: 1 }, { year: 1 }] });

export default {
  change: { compute },
  path: 'defaults: tables.byMonth[0].closing',
  message: /declared but not computed/,
} satisfies Fault;
