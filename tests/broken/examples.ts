import { example, type Faults } from './sample.ts';

const examples = (change: object) => ({ examples: [example, { ...example, title: 'Again', ...change }] });

export const faults: Faults = {
  'an example wrong by a rupee': {
    change: examples({ outputs: { total: 2001 } }),
    path: 'examples[1].outputs.total',
    message: /^is 2001 here but computes to 2000$/,
  },
  'an example with a wrong text': {
    change: examples({ outputs: { band: 'high' } }),
    path: 'examples[1].outputs.band',
    message: /^is "high" here but computes to "low"$/,
  },
  'an example with no such output': {
    change: examples({ outputs: { totl: 2000 } }),
    path: 'examples[1].outputs.totl',
    message: /"totl" is not an output \(have: total, band\); did you mean total\?/,
  },
  'an example with no such input': {
    change: examples({ inputs: { amout: 1000 } }),
    path: 'examples[1].inputs.amout',
    message: /"amout" is not an input \(have: amount, .*\); did you mean amount\?/,
  },
  'an example with no such option': {
    change: examples({ inputs: { amount: 1000, mode: 'ful' } }),
    path: 'examples[1].inputs.mode',
    message: /^"ful" cannot be: Mode must be one of simple, full\. Did you mean full\?$/,
  },
  'an example with no such column': {
    change: examples({ inputs: { amount: 1000, loans: [{ rte: 9 }] } }),
    path: 'examples[1].inputs.loans.0.rte',
    message: /cannot be: There is no input "rte" \(have: rate\)/,
  },
  'no example': { change: { examples: [] }, path: 'examples', message: /^is empty; one entry/ },
  'four examples': {
    change: { examples: ['One', 'Two', 'Three', 'Four'].map((title) => ({ ...example, title })) },
    path: 'examples',
    message: /^has 4 entries; it must be at most 3/,
  },
  'no word on what it rests on': {
    change: { basis: undefined },
    path: 'basis',
    message:
      /^is missing or empty; say in a line or more which rules and conventions the figures rest on: basis: \['…'\]$/,
  },
  'an empty list of what it rests on': { change: { basis: [] }, path: 'basis', message: /^is missing or empty; say/ },
  'a text for the list of what it rests on': {
    change: { basis: 'Twice.' },
    path: 'basis',
    message: /^is "Twice\.", but must be a list in square brackets$/,
  },
};
