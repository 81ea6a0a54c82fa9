import { computed, type Fault } from '../sample.ts';

const compute = (given: { amount: number }) => ({ ...computed(given), byMonth: undefined });

export default {
  change: { compute },
  path: 'defaults: tables.byMonth',
  message: /^throws: compute gives no such table$/,
} satisfies Fault;
