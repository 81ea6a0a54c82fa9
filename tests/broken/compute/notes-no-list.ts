import { computed, type Fault } from '../sample.ts';

const notes = {};
const compute = (given: { amount: number }) => ({ ...computed(given), notes: 'doubled' });

export default {
  change: { compute, notes },
  path: 'defaults',
  message: /compute gives doubled as its notes, which must be a list/,
} satisfies Fault;
