import { computed, type Fault } from '../sample.ts';

let runs = 0;
const compute = (given: { amount: number }) => ({ ...computed(given), byMonth: () => [{ year: 1, closing: ++runs }] });

export default {
  change: { compute },
  path: 'defaults: tables.byMonth',
  message: /^gives different results in two runs; compute must keep nothing/,
} satisfies Fault;
