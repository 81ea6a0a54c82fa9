import { fail } from '#engine';
import {
  amount,
  computed,
  donut,
  type Faults,
  fee,
  type Given,
  inputs,
  line,
  loans,
  mode,
  opened,
  outputs,
  put,
  rate,
  spent,
} from './sample.ts';

const question = { text: 'Which amount comes to {target}?', input: 'amount', output: 'total', target: 3000 };
const odd = 'Sample-Tool';
const fan = { kind: 'fan', title: 'Fan', table: 'byYear', x: 'year', series: ['closing', 'interest', 'most', 'more'] };
const falling = () => [2, 1].map((year) => ({ year, closing: 1, interest: year, who: 'me' }));
const changed = (name: keyof typeof inputs, change: object) => ({
  inputs: { ...inputs, [name]: { ...inputs[name], ...change } },
});

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
  'a total of rows that is not the result': {
    change: put('tables.byYear.columns.closing', { kind: 'currency', label: 'Total', total: true }),
    path: 'tables.byYear.columns.closing',
    message: /^comes to 15000 with \{\}, but total, which has the same label, is 10000$/,
  },
  'two steps of one name': {
    change: {
      working: [
        { id: 'total', label: 'Total', formula: '{amount} × 2' },
        { id: 'total', label: 'Total again', formula: '{amount} × 2' },
      ],
    },
    path: 'working[1].id',
    message: /^"total" is also the id of an earlier step; only steps that never show/,
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
    code: "({ year: 1, closing: 5, spare: 0 }) 'doubled' 'tooMuch' 'notYet' 'ofFees'",
    change: {
      ...put('tables.byMonth.columns.spare', { kind: 'currency', label: 'Spare' }),
      compute: (given: Given) => ({ ...computed(given), byMonth: () => [{ year: 1, closing: 5, spare: 0 }] }),
    },
    path: 'tables.byMonth.columns.spare',
    message: /^is 0 in every row of every run; fill it in compute, or delete it$/,
  },
  'no words for the search': {
    code: "'doubled' 'tooMuch' 'notYet' 'ofFees'",
    meta: { keywords: undefined },
    path: 'meta.keywords',
    message: /^is missing; write other words that people search for/,
  },
  'a percentage of law that is typed': {
    code: "'pf.pensionShare' 'doubled' 'tooMuch' 'notYet' 'ofFees'",
    change: put('basis.0', 'Of {amount}, 8.33% is for the pension, at {ppf.rate}.'),
    path: 'basis[0].text',
    message: /^types 8\.33%, which is the fact pf\.pensionShare today; write \{pf\.pensionShare\}/,
  },
  'a headline that nothing proves': {
    change: { sums: [], examples: [{ title: 'Twice', inputs: { amount: 1000 }, outputs: { band: 'low' } }] },
    path: 'headline[0]',
    message: /^"total" is in no example and no step of the working, so nothing proves it; give an example its figure/,
  },
  'a limit of law that is typed': {
    code: "'ppf.maximum' 'doubled' 'tooMuch' 'notYet' 'ofFees'",
    change: put('basis.0', 'You can deposit up to ₹1,50,000 a year, at {ppf.rate}, or {amount}.'),
    path: 'basis[0].text',
    message: /^types ₹1,50,000, which is the fact ppf\.maximum today; write \{ppf\.maximum\}/,
  },
  'a rate of law that is typed beside its source': {
    code: "'ppf.rate' 'doubled' 'tooMuch' 'notYet' 'ofFees'",
    change: put('content.title', 'It pays 7.1% ({ppf.rate|source})'),
    path: 'content.title',
    message: /^types 7\.1% beside \{ppf\.rate\|source\}; write \{ppf\.rate\}/,
  },
  'a lever that moves another way than it says': {
    change: {
      levers: [{ text: 'Twice as much takes {by.total}.', set: { amount: '{amount} × 2' }, moves: { total: 'down' } }],
    },
    path: 'levers[0].moves',
    message: /^is never so: its rule held \d+ times, and total never went down$/,
  },
  'a result of an example that is typed': {
    code: "'ppf.maximum' 'doubled' 'tooMuch' 'notYet' 'ofFees' It comes to ₹2,046.",
    change: {
      ...put('content.title', 'It comes to ₹2,046.'),
      examples: [{ title: 'Twice', inputs: { amount: 1023 }, outputs: { total: 2046, band: 'low' } }],
    },
    path: 'content.title',
    message: /^types ₹2,046, a result of an example; write \{example\.0\.total\}/,
  },
  'a rate of law that is typed in an answer': {
    code: "'ppf.rate' 'doubled' 'tooMuch' 'notYet' 'ofFees'",
    change: put('content.faq.0.answer', 'The rate may change. At present it is 7.1% a year.'),
    path: 'content.faq[0].answer',
    message: /^types 7\.1%, which is the fact ppf\.rate today; write \{ppf\.rate\} instead/,
  },
  'a rate of a scheme that no code uses, typed in a section': {
    code: "'doubled' 'tooMuch' 'notYet' 'ofFees'",
    change: put('content.sections.0.paragraphs.0', 'A PPF account pays 7.1% a year.'),
    path: 'content.sections[0].paragraphs[0]',
    message: /^types 7\.1%, which is the fact ppf\.rate today; /,
  },
  'a whole percentage of law that is typed with its name': {
    code: "'tds.bankInterestRate' 'doubled' 'tooMuch' 'notYet' 'ofFees'",
    change: put('content.faq.0.answer', 'Banks take 10% TDS.'),
    path: 'content.faq[0].answer',
    message: /^types 10%, which is the fact tds\.bankInterestRate today; /,
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
  'no story': {
    code: "'doubled' 'tooMuch' 'notYet' 'ofFees'",
    change: { story: [] },
    path: 'story',
    message: /^is missing; say in a sentence what the results mean/,
  },
  'more rows at the start than there may be': {
    change: changed('loans', { max: 1, default: [{ rate: 9 }, { rate: 10 }] }),
    path: 'inputs.loans.default',
    message: /0 to 1 rows/,
  },

  ...Object.fromEntries(
    Object.entries({
      showWhen: { mode: 'full' },
      offerWhen: { mode: 'full' },
      more: true,
      chips: [7, 9],
    }).map(([property, value]) => [
      `a column with ${property}`,
      {
        change: changed('loans', { columns: { rate: { ...rate, usual: [5, 500], [property]: value } } }),
        path: `inputs.loans.columns.rate.${property}`,
        message: /^is for inputs, not for columns of rows$/,
      },
    ]),
  ),
  'visibility that goes round through three inputs': {
    change: {
      inputs: {
        amount,
        mode: { ...mode, showWhen: { fee: 0.5 } },
        fee: { ...fee, showWhen: { opened: '2026-04-01' } },
        opened: { ...opened, showWhen: { mode: 'simple' } },
        loans,
        spent,
      },
    },
    path: 'inputs.mode.showWhen',
    message: /circle: mode → fee → opened → mode$/,
  },
  'a number below 0 that a note with a figure explains': {
    change: {
      ...put('inputs.amount.negative', 'each'),
      ...put('notes.each', { text: '{part} each', figures: { part: { kind: 'currency' } } }),
    },
    path: 'inputs.amount.negative',
    message: /^names a note with the figure part, which only compute could give$/,
  },
  'a fan whose darker band has one edge': {
    change: { charts: [fan] },
    path: 'charts[0].series',
    message: /^needs three columns, low, middle and high; or five, with both edges of a darker band around the middle$/,
  },
  'bars over a column that falls': {
    change: {
      charts: [donut, { ...line, kind: 'bars' }],
      compute: (given: Given) => ({ ...computed(given), byYear: falling }),
    },
    path: 'defaults: charts[1].x',
    message: /^"year" is 2 in a row and 1 in the next, but must rise from row to row$/,
  },
  'a note’s figure with the name of an output': {
    change: { notes: { doubled: { text: '{total}.', figures: { total: { kind: 'currency' } } } } },
    path: 'notes.doubled.figures.total',
    message: /has the name of an input or output; choose another/,
  },
  'a figure of one note in another': {
    change: { notes: { one: { text: '{each}.', figures: { each: { kind: 'years' } } }, other: '{each} again.' } },
    path: 'notes.other',
    message: /"each" is not an input or an output/,
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
