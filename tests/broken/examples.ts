import { example, type Faults } from './sample.ts';

const examples = (change: object) => ({ examples: [example, { ...example, ...change }] });

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
    path: 'examples[1]',
    message: /no input "amout" \(have: amount, mode, fee, opened, loans\)/,
  },
  'an example with no such option': {
    change: examples({ inputs: { amount: 1000, mode: 'ful' } }),
    path: 'examples[1]',
    message: /one of simple, full.*\(mode\)/,
  },
  'an example with no such column': {
    change: examples({ inputs: { amount: 1000, loans: [{ rte: 9 }] } }),
    path: 'examples[1]',
    message: /no input "rte" \(have: rate\).*\(loans\.0\.rte\)/,
  },
  'no example': { change: { examples: [] }, path: 'examples', message: /^is empty; one entry/ },
  'no word on what it rests on': { change: { basis: [] }, path: 'basis', message: /^is empty; one entry/ },
};
