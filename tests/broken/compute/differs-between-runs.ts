import { computed, type Fault } from '../sample.ts';

let runs = 0;

export default {
  change: { compute: () => ({ ...computed(), total: ++runs }) },
  path: 'defaults',
  message: /^gives different results in two runs; compute must keep nothing/,
} satisfies Fault;
