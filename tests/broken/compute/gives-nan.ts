import { computed, type Fault } from '../sample.ts';

export default {
  change: { compute: () => ({ ...computed(), total: Number.NaN }) },
  path: 'defaults',
  message: /^compute gives NaN as total, which must be a finite number$/,
} satisfies Fault;
