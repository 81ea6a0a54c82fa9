import { computed, type Fault } from '../sample.ts';

export default {
  change: { compute: () => ({ ...computed(), total: Symbol('total') }) },
  path: 'defaults',
  message: /^compute gives Symbol\(total\) as total, which must be a number, since its kind is currency; /,
} satisfies Fault;
