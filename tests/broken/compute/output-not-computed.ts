import { computed, type Fault } from '../sample.ts';

const compute = (given: { amount: number }) => ({ ...computed(given), band: undefined });

export default {
  change: { compute },
  path: 'defaults',
  message: /^compute gives undefined as band, which must be a text$/,
} satisfies Fault;
