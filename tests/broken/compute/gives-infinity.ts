import { computed, type Fault } from '../sample.ts';

export default {
  change: { compute: () => ({ ...computed(), total: Number.POSITIVE_INFINITY }) },
  path: 'defaults',
  message: /^compute gives Infinity as total, which must be a finite number$/,
} satisfies Fault;
