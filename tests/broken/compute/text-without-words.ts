import { computed, type Fault } from '../sample.ts';

const compute = (given: { amount: number }) => ({ ...computed(given), band: given.amount < 2000 ? 'low' : 'hihg' });

export default {
  change: { compute },
  path: 'defaults: outputs.band',
  message: /"hihg" is not a value \(have: low, high\); did you mean high\?/,
} satisfies Fault;
