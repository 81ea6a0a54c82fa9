import { computed, type Fault } from '../sample.ts';

const notes = {
  doubled: {
    text: 'That is {each} a month, until {end}.',
    figures: { each: { kind: 'currency' }, end: { kind: 'date' } },
  },
};
const compute = (given: { amount: number }) => ({
  ...computed(given),
  notes: [{ id: 'doubled', figures: { each: Number.NaN, end: '2027-04-01' } }],
});

export default {
  change: { compute, notes },
  path: 'defaults',
  message: /compute gives NaN as \{each\} of the note doubled, which must be a finite number/,
} satisfies Fault;
