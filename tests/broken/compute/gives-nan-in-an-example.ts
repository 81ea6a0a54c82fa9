import { computed, type Fault } from '../sample.ts';

const compute = (given: { amount: number }) => ({
  ...computed(given),
  ...(given.amount < 2000 && { total: Number.NaN }),
});

export default {
  change: { compute },
  path: 'examples[0]',
  message: /^compute gives NaN as total, which must be a finite number$/,
} satisfies Fault;
