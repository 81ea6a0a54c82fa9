import { computed, type Fault } from '../sample.ts';

const notes = {
  doubled: {
    text: 'That is {each} a month, until {end}.',
    figures: { each: { kind: 'currency' }, end: { kind: 'date' } },
  },
};
const compute = (given: { amount: number }) => ({
  ...computed(given),
  notes: [{ id: 'doubled', figures: { each: 5, end: '2027-04-01', ech: 6 } }],
});

export default {
  change: { compute, notes },
  path: 'defaults',
  message: /computes "notes\.doubled\.ech", which is not declared \(have: each, end\)/,
} satisfies Fault;
