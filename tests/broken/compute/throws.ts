import type { Fault } from '../sample.ts';

export default {
  change: {
    compute: () => {
      throw new Error('No such thing.');
    },
  },
  path: 'defaults',
  message: /^compute throws: No such thing\.$/,
} satisfies Fault;
