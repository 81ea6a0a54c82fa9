import { computed, type Fault } from '../sample.ts';

const byYear = () => {
  throw new Error('No rows.');
};

export default {
  change: { compute: (given: { amount: number }) => ({ ...computed(given), byYear }) },
  path: 'defaults: tables.byYear',
  message: /^throws: No rows\.$/,
} satisfies Fault;
