import { computed, type Fault } from '../sample.ts';

export default {
  change: { compute: () => ({ ...computed(), total: '10000' }) },
  path: 'defaults',
  message: /^compute gives 10000 as total, which must be a number$/,
} satisfies Fault;
