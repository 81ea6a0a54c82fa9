import { computed, type Fault } from '../sample.ts';

let runs = 0;
const compute = (given: { amount: number }) => ({ ...computed(given), byMonth: () => [{ year: 1, closing: ++runs }] });

export default {
  change: { compute },
  path: 'defaults: tables.byMonth',
  message: /^gives different rows in two runs$/,
} satisfies Fault;
