import { computed, type Fault } from '../sample.ts';

const notes = {};
const compute = (given: { amount: number }) => ({ ...computed(given), notes: [null] });

export default {
  change: { compute, notes },
  path: 'defaults',
  message: /compute gives null as a note, which must be the id of one/,
} satisfies Fault;
