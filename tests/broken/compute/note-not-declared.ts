import { computed, type Fault } from '../sample.ts';

const compute = (given: { amount: number }) => ({ ...computed(given), notes: ['doubld'] });

export default {
  change: { compute },
  path: 'defaults: notes',
  message: /"doubld" is not a note \(have: doubled\); did you mean doubled\?/,
} satisfies Fault;
