import { computed, type Fault } from '../sample.ts';

export default {
  change: { compute: () => ({ ...computed(), total: '₹10,000' }) },
  path: 'defaults',
  message:
    /^compute gives ₹10,000 as total, which must be a number, since its kind is currency; leave signs and words to the page, or declare kind: 'text'$/,
} satisfies Fault;
