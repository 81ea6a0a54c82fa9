import type { Fault } from '../sample.ts';

export default {
  change: { compute: () => undefined },
  path: 'defaults',
  message: /^compute gives undefined for its results$/,
} satisfies Fault;
