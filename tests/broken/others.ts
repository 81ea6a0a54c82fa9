import { fail } from '#engine';
import { amount, computed, donut, type Faults, type Given, IDS, inputs, line, outputs, put, spent } from './sample.ts';

const question = { text: 'Which amount comes to {target}?', input: 'amount', output: 'total', target: 3000 };
const odd = 'Sample-Tool';
const falling = () => [2, 1].map((year) => ({ year, closing: 1, interest: year, who: 'me' }));

/** An output with its figure, beside those of the sample. */
const withOutput = (name: string, figure: (given: Given) => number) => ({
  outputs: { ...outputs, [name]: { kind: 'currency', label: 'Extra' } },
  compute: (given: Given) => ({ ...computed(given), [name]: figure(given) }),
});
const slices = (...values: string[]) => [
  { ...donut, slices: values.map((value) => ({ label: `Of ${value}`, value })) },
];

/** Faults of which one wrong value does not tell. */
export const faults: Faults = {
  'a slice below 0': {
    change: { ...withOutput('extra', () => -5), charts: slices('amount', 'extra') },
    path: 'charts[0].slices[1].value',
    message: /^is -5 with \{\}, but no slice can be below 0/,
  },
  'a slice that is the whole ring': {
    change: { ...withOutput('extra', (given) => given.amount * 3), charts: slices('amount', 'total', 'extra') },
    path: 'charts[0].slices[2].value',
    message: /^"extra" is the sum of the other slices/,
  },
  'slices of which one has the other in it': {
    change: { ...withOutput('rest', (given) => given.amount), charts: slices('total', 'amount') },
    path: 'charts[0].slices[0].value',
    message: /^"total" has "amount" in it, so that would be drawn twice; draw "rest", the other part$/,
  },
  'an amount with paise beside one without': {
    change: {
      outputs: { ...outputs, exact: { kind: 'currency', label: 'Extra', decimals: 2 } },
      compute: (given: Given) => ({ ...computed(given), exact: given.amount * 3 }),
    },
    path: 'outputs.exact.decimals',
    message: /^shows paise, which total beside it does not; leave decimals out$/,
  },
  'a column that is never filled': {
    code: `({ year: 1, closing: 5, spare: 0 }) ${IDS}`,
    change: {
      ...put('tables.byMonth.columns.spare', { kind: 'currency', label: 'Spare' }),
      compute: (given: Given) => ({ ...computed(given), byMonth: () => [{ year: 1, closing: 5, spare: 0 }] }),
    },
    path: 'tables.byMonth.columns.spare',
    message: /^is 0 in every row of every run; fill it in compute, or delete it$/,
  },
  'a headline that nothing proves': {
    change: { sums: [], examples: [{ title: 'Twice', inputs: { amount: 1000 }, outputs: { band: 'low' } }] },
    path: 'headline[0]',
    message: /^"total" is in no example and no step of the working, so nothing proves it; give an example its figure/,
  },
  'a result of an example that is typed': {
    code: `'ppf.maximum' ${IDS} It comes to ₹2,046.`,
    change: {
      ...put('content.title', 'It comes to ₹2,046.'),
      examples: [{ title: 'Twice', inputs: { amount: 1023 }, outputs: { total: 2046, band: 'low' } }],
    },
    path: 'content.title',
    message: /^types ₹2,046, a result of an example; write \{example\.0\.total\}/,
  },
  'a result without a step, an example or a sum': {
    change: {
      ...withOutput('extra', (given) => given.amount * 3),
      working: [{ id: 'total', label: 'Total', formula: '{amount} × 2' }],
    },
    path: 'outputs.extra',
    message:
      /^has no step in the working, and is in no example and no sum, so nothing proves it; add a step with the id extra, or/,
  },
  'a fact that is not there, in many places': {
    change: {
      basis: ['Twice {amount}, at {gold.rate}.', 'Since {opened}, {spent} spent, by {gold.rate|source}.'],
      notes: { doubled: 'At {gold.rate}, to {total} and {fee}.' },
      content: {
        title: 'At {gold.rate}',
        sections: [{ heading: 'By {gold.rate|source}', paragraphs: ['{gold.rate}'] }],
      },
      working: [{ id: 'total', label: 'Total', formula: '{amount} × 2 × {gold.rate} ÷ {gold.rate}' }],
    },
    path: 'notes.doubled',
    message:
      /^"gold\.rate" is not a fact\. The nearest are (\w+\.\w+, ){2}\w+\.\w+; docs\/reference\/facts\.md has all\. A new file of src\/rules\/facts works once src\/rules\/all\.ts lists it$/,
  },

  'a number below 0 that a note with a figure explains': {
    change: {
      ...put('inputs.amount.negative', 'each'),
      ...put('notes.each', { text: '{part} each', figures: { part: { kind: 'currency' } } }),
    },
    path: 'inputs.amount.negative',
    message: /^names a note with the figure part, which only compute could give$/,
  },
  'bars over a column that falls': {
    change: {
      charts: [donut, { ...line, kind: 'bars' }],
      compute: (given: Given) => ({ ...computed(given), byYear: falling }),
    },
    path: 'defaults: charts[1].x',
    message: /^"year" is 2 in a row and 1 in the next, but must rise from row to row$/,
  },
  'an id with capitals and a dash': {
    meta: { id: odd },
    folder: `tools/test/${odd}`,
    path: 'meta.id',
    message: /^an id has only small letters, digits and underscores$/,
  },
  'two inputs with one meaning': {
    change: put('inputs', {
      ...inputs,
      amount: { ...amount, about: 'basic.month' },
      spent: { ...spent, about: 'basic.year' },
    }),
    path: 'inputs.spent.about',
    message: /^"basic\.year" is the same quantity as that of inputs\.amount\.about; delete/,
  },
  'a note that is never given': {
    code: "fail('amount', 'tooMuch') fail(null, 'notYet') `ofFees`",
    path: 'notes.doubled',
    message: /^is never returned by compute; add it to its notes, as in notes: \[… && 'doubled'\], or delete it$/,
  },
  'a refusal that is never given': {
    code: "notes: ['doubled'], fail('amount', 'tooMuch') ofFees",
    change: { refusals: { tooMuch: 'The amount is too large.', notYet: 'This is not possible yet.' } },
    path: 'refusals.notYet',
    message: /^is never returned by compute; refuse with fail\(…, 'notYet'\), or delete it$/,
  },
  'a working and a reason for none': {
    change: { working: [{ id: 'total', label: 'Total', formula: '{amount} × 2' }], noWorking: 'None.' },
    path: 'noWorking',
    message: /^says why there is no working/,
  },
  'steps that end before the headline': {
    change: {
      outputs: { ...outputs, spared: { kind: 'currency', label: 'Spared' } },
      working: [{ id: 'spared', label: 'Spared', formula: '{amount} × 0' }],
      compute: (given: Given) => ({ ...computed(given), spared: 0 }),
    },
    path: 'working',
    message:
      /^does not lead to total, the main figure; give a step the id total, or say in noWorking why none can have it$/,
  },
  'a question for what no search changes': {
    change: { inputs: { ...inputs, amount: { ...amount, solve: false } }, asks: [question] },
    path: 'asks[0].input',
    message: /^"amount" has solve: false/,
  },
  'a question that is never offered': {
    change: {
      outputs: { ...outputs, total: { ...outputs.total, showWhen: { mode: 'simple' } } },
      asks: [{ ...question, input: 'fee' }],
    },
    path: 'asks[0]',
    message: /^is never offered: fee and total are not shown together$/,
  },
  'live figures built in that compute cannot use': {
    change: {
      live: {
        label: 'Rates',
        source: { service: 'rates', name: 'Rates', address: 'https://a.example', query: '', read: () => null },
        reference: { source: 'A bank', date: '2026-09-01', figures: { USD: 1 } },
      },
      refusals: { none: 'There is no rate.' },
      compute: (given: Given, live: unknown) => (live ? fail('amount', 'none') : computed(given)),
    },
    path: 'live.reference.figures',
    message: /^leave compute without a figure: "There is no rate\."$/,
  },
  'a part that means nothing': {
    change: { bases: [] },
    path: '',
    message: /^has "bases", which does not exist here\. Did you mean basis\?$/,
  },
};
