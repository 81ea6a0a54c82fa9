import { computed, type Fault } from '../sample.ts';

const notes = {
  doubled: {
    text: 'That is {each} a month, until {end}.',
    figures: { each: { kind: 'currency' }, end: { kind: 'date' } },
  },
};
const compute = (given: { amount: number }) => ({ ...computed(given), notes: ['doubled'] });

export default {
  change: { compute, notes },
  path: 'defaults',
  message: /compute gives undefined as \{each\} of the note doubled, which must be a number/,
} satisfies Fault;
