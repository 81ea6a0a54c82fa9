/** A mistake, with the messages on it. */
interface Mistaken {
  /** The piece of the text, and what stands in its place. */
  readonly change: readonly [string, string];
  /** Where the check reports it: the field, or the line of the file if only the source shows it. */
  readonly field: string;
  /** What the check says: what is wrong, and what is allowed. */
  readonly checker: string;
  /** The name that was probably meant, where one is near. */
  readonly near?: string;
  /** What the last line of the compiler names; null where only a run or the facts can show it. */
  readonly compiler: string | null;
  /** Why the compiler cannot see it. */
  readonly because?: string;
}

const TEXT = 'it is words within a text, which is read when it is filled in';
const SUM = 'it is a figure, which only a run can compare';

/** Likely mistakes in the template definition, each made by replacing one piece of its text. */
export const mistakes: Readonly<Record<string, Mistaken>> = {
  'a misspelt property of an input': {
    change: ['step: 1_000 }', 'stpe: 1_000 }'],
    field: 'inputs.price',
    checker: 'has "stpe", which means nothing here (have: kind, label,',
    near: 'step',
    compiler: 'stpe is unknown here; did you mean step?',
  },
  'a misspelt property of a column of rows': {
    change: [
      "discount: { kind: 'percent'",
      "offers: { kind: 'rows', label: 'Offers', item: 'Offer {number}', min: 0, max: 9, default: [], columns: { off: { kind: 'percent', lable: 'Off', label: 'Off', default: 1 } } },\n    discount: { kind: 'percent'",
    ],
    field: 'inputs.offers.columns.off',
    checker: 'has "lable", which means nothing here',
    near: 'label',
    compiler: 'lable is unknown here; did you mean label?',
  },
  'a misspelt property of a column of a table': {
    change: [
      'compute: ({ price, discount }) => ({',
      "tables: { parts: { title: 'Parts', columns: { part: { kind: 'currency', label: 'Part', decmals: 1 } } } },\n  compute: ({ price, discount }) => ({\n    parts: () => [{ part: 1 }],",
    ],
    field: 'tables.parts.columns.part',
    checker: 'has "decmals", which means nothing here',
    near: 'decimals',
    compiler: 'decmals is unknown here; did you mean decimals?',
  },
  'a misspelt property of a table': {
    change: [
      'compute: ({ price, discount }) => ({',
      "tables: { parts: { title: 'Parts', opn: true, columns: { part: { kind: 'currency', label: 'Part' } } } },\n  compute: ({ price, discount }) => ({\n    parts: () => [{ part: 1 }],",
    ],
    field: 'tables.parts',
    checker: 'has "opn", which means nothing here',
    near: 'open',
    compiler: 'opn is unknown here; did you mean open?',
  },
  'a misspelt property of a label': {
    change: ["label: 'Saved' }", "label: 'Saved', labels: [{ txt: 'Saved', text: 'Gain', showWhen: { price: 0 } }] }"],
    field: 'outputs.saved.labels[0]',
    checker: 'has "txt", which means nothing here',
    near: 'text',
    compiler: 'txt is unknown here; did you mean text?',
  },
  'a misspelt property of a step': {
    change: ["label: 'Saved', formula:", "label: 'Saved', formla: '{price}', formula:"],
    field: 'working[0]',
    checker: 'has "formla", which means nothing here',
    near: 'formula',
    compiler: 'formla is unknown here; did you mean formula?',
  },
  'a misspelt property of a chart': {
    change: ["kind: 'donut',", "kind: 'donut', titel: 'Price',"],
    field: 'charts[0]',
    checker: 'has "titel", which means nothing here',
    near: 'title',
    compiler: "'titel' does not exist",
  },
  'a kind that there is not': {
    change: ["kind: 'percent', label: 'Discount'", "kind: 'percentage', label: 'Discount'"],
    field: 'inputs.discount.kind',
    checker: '"percentage" is not one of: currency, percent, years,',
    near: 'percent',
    compiler: 'Did you mean \'"percent"\'?',
  },
  'an input without a label': {
    change: ["kind: 'currency', label: 'Price',", "kind: 'currency',"],
    field: 'inputs.price.label',
    checker: 'is missing; it must be a text in quotes',
    compiler: "Property 'label' is missing",
  },
  'an input without a default': {
    change: ['default: 10, ', ''],
    field: 'inputs.discount.default',
    checker: 'is missing; it must be a number',
    compiler: "Property 'default' is missing",
  },
  'a default in quotes': {
    change: ['default: 10,', "default: '10',"],
    field: 'inputs.discount.default',
    checker: 'is "10", but must be a number',
    compiler: "Type 'string' is not assignable to type 'number'",
  },
  'a default that is no option': {
    change: [
      "discount: { kind: 'percent'",
      "mode: { kind: 'choice', label: 'Mode', options: [{ value: 'cash', label: 'Cash' }, { value: 'card', label: 'Card' }], default: 'crd' },\n    discount: { kind: 'percent'",
    ],
    field: 'inputs.mode.default',
    checker: '"crd" cannot be: Mode must be one of cash, card.',
    near: 'card',
    compiler: '"crd"',
  },
  'a choice without options': {
    change: [
      "discount: { kind: 'percent'",
      "mode: { kind: 'choice', label: 'Mode', default: 'a' },\n    discount: { kind: 'percent'",
    ],
    field: 'inputs.mode.options',
    checker: 'is missing; it must be a list in square brackets',
    compiler: "Property 'options' is missing",
  },
  'a number for a date': {
    change: [
      "discount: { kind: 'percent'",
      "day: { kind: 'date', label: 'Day', default: 2026 },\n    discount: { kind: 'percent'",
    ],
    field: 'inputs.day.default',
    checker: 'is 2026, but must be a day of the calendar written as YYYY-MM-DD',
    compiler: "Type 'number' is not assignable to type 'string'",
  },
  'a property of another kind': {
    change: ["label: 'Saved' }", "label: 'Saved', values: {} }"],
    field: 'outputs.saved',
    checker: 'has "values", which means nothing here (have: kind, label,',
    compiler: '"values"',
  },
  'a rule on what there is not': {
    change: ['step: 5 }', 'step: 5, showWhen: { prise: 1 } }'],
    field: 'inputs.discount.showWhen',
    checker: '"prise" is not an input (have: price, discount)',
    near: 'price',
    compiler: 'prise is unknown here; did you mean price?',
  },
  'a rule of a step on what there is not': {
    change: ["{discount} ÷ 100' }", "{discount} ÷ 100', showWhen: { prise: 1 } }"],
    field: 'working[0].showWhen',
    checker: '"prise" is not an input or an output (have: price, discount, toPay, saved)',
    near: 'price',
    compiler: 'prise is unknown here; did you mean price?',
  },
  'a misspelt kind of chart': {
    change: ["kind: 'donut'", "kind: 'dount'"],
    field: 'charts[0].kind',
    checker: '"dount" is not one of: donut, shares, line,',
    near: 'donut',
    compiler: '"dount"',
  },
  'a chart of what there is not': {
    change: ["value: 'saved'", "value: 'savd'"],
    field: 'charts[0].slices[1].value',
    checker: '"savd" is not a numeric output or input (have: toPay, saved, price, discount)',
    near: 'saved',
    compiler: 'Did you mean \'"saved"\'?',
  },
  'an output of an example that there is not': {
    change: ['saved: 5_000 }', 'savd: 5_000 }'],
    field: 'examples[0].outputs.savd',
    checker: '"savd" is not an output (have: toPay, saved)',
    near: 'saved',
    compiler: "Did you mean to write 'saved'?",
  },
  'an input of an example that there is not': {
    change: ['inputs: {}, outputs', 'inputs: { prise: 1 }, outputs'],
    field: 'examples[0].inputs.prise',
    checker: '"prise" is not an input (have: price, discount)',
    near: 'price',
    compiler: "Did you mean to write 'price'?",
  },
  'an example of another figure': {
    change: ['toPay: 45_000', 'toPay: 45_001'],
    field: 'examples[0].outputs.toPay',
    checker: 'is 45001 here but computes to 45000',
    compiler: null,
    because: SUM,
  },
  'a result that is not given': {
    change: ['    saved: (price * discount) / 100,\n', ''],
    field: 'defaults',
    checker: 'compute gives undefined as saved, which must be a number (gives: toPay)',
    compiler: "Property 'saved' is missing",
  },
  'a result that is misspelt': {
    change: ['saved: (price', 'savd: (price'],
    field: 'defaults',
    checker: 'compute gives undefined as saved, which must be a number; it gives "savd"',
    near: 'saved',
    compiler: 'savd is unknown here; did you mean saved?',
  },
  'a result that is not declared': {
    change: ['saved: (price', 'save: 1, saved: (price'],
    field: 'defaults',
    checker: 'computes "save", which is not declared (have: toPay, saved)',
    near: 'saved',
    compiler: 'save is unknown here; did you mean saved?',
  },
  'no basis': {
    change: ["  basis: ['The discount is taken off the price, tax included.'],\n", ''],
    field: 'basis',
    checker: 'is missing or empty; say in a line or more which rules and conventions the figures rest on',
    compiler: "Property 'basis' is missing",
  },
  'a misspelt part': {
    change: ['basis: [', 'bases: ['],
    field: 'line 4',
    checker: '"bases" is not a part of a definition (have: inputs, outputs,',
    near: 'basis',
    compiler: "Did you mean to write 'basis'?",
  },
  'a fact that there is not': {
    change: ["tax included.'", "at {ppf.rte}.'"],
    field: 'basis[0].text',
    checker: '"ppf.rte" is not a fact (have: ',
    near: 'ppf.rate',
    compiler: null,
    because: TEXT,
  },
  'an input of a text that there is not': {
    change: ["tax included.'", "at {prise}.'"],
    field: 'basis[0].text',
    checker: '"prise" is not an input or an output (have: price, discount, toPay, saved)',
    near: 'price',
    compiler: null,
    because: TEXT,
  },
  'an input of a formula that there is not': {
    change: ["'{price} × {discount}", "'{prise} × {discount}"],
    field: 'working[0].formula',
    checker: '"prise" is not an input, a fact or an earlier step (have: price, discount)',
    near: 'price',
    compiler: null,
    because: TEXT,
  },
  'a note that there is not': {
    change: ['toPay: price * (', "notes: ['tooHigh'], toPay: price * ("],
    field: 'defaults: notes',
    checker: '"tooHigh" is not a note (have: none)',
    compiler: '"tooHigh"',
  },
  'a misspelt note': {
    change: [
      'compute: ({ price, discount }) => ({',
      "notes: { tooHigh: 'This is too high.' },\n  compute: ({ price, discount }) => ({\n    notes: ['toHigh'],",
    ],
    field: 'defaults: notes',
    checker: '"toHigh" is not a note (have: tooHigh)',
    near: 'tooHigh',
    compiler: '"toHigh"',
  },
  'a list of notes whose ids are any text': {
    change: [
      'compute: ({ price, discount }) => ({',
      "notes: { tooHigh: 'This is too high.' },\n  compute: ({ price, discount }) => ({\n    notes: ['tooHihg'].slice(0),",
    ],
    field: 'defaults: notes',
    checker: '"tooHihg" is not a note (have: tooHigh)',
    near: 'tooHigh',
    compiler: '"tooHigh"',
  },
  'a note that is no text': {
    change: ['basis: [', 'notes: { high: 5 },\n  basis: ['],
    field: 'notes.high',
    checker: 'is 5, but must be a text in quotes or an object with a text',
    compiler: 'must be a text in quotes, or an object with a text',
  },
  'a note at an output that there is not': {
    change: ['basis: [', "notes: { high: { text: 'Too high.', at: 'savd' } },\n  basis: ["],
    field: 'notes.high.at',
    checker: '"savd" is not an output (have: toPay, saved)',
    near: 'saved',
    compiler: 'Did you mean \'"saved"\'?',
  },
  'a note about an input that there is not': {
    change: ['basis: [', "notes: { high: { text: 'Too high.', about: 'prise' } },\n  basis: ["],
    field: 'notes.high.about',
    checker: '"prise" is not an input (have: price, discount)',
    near: 'price',
    compiler: 'Did you mean \'"price"\'?',
  },
  'a headline that there is not': {
    change: ['basis: [', "headline: ['topay'],\n  basis: ["],
    field: 'headline[0]',
    checker: '"topay" is not an output (have: toPay, saved)',
    near: 'toPay',
    compiler: 'Did you mean \'"toPay"\'?',
  },
  'a figure that there is not': {
    change: ['basis: [', "figure: 'topay',\n  basis: ["],
    field: 'figure',
    checker: '"topay" is not a numeric output (have: toPay, saved)',
    near: 'toPay',
    compiler: 'Did you mean \'"toPay"\'?',
  },
  'a total of what there is not': {
    change: ['basis: [', "sums: [{ total: 'prices', parts: ['toPay', 'saved'] }],\n  basis: ["],
    field: 'sums[0].total',
    checker: '"prices" is not a numeric output (have: toPay, saved)',
    compiler: '"prices"',
  },
  'a movement of what there is not': {
    change: ['basis: [', "rises: [{ output: 'topay', with: 'price' }],\n  basis: ["],
    field: 'rises[0].output',
    checker: '"topay" is not a numeric output (have: toPay, saved)',
    near: 'toPay',
    compiler: 'Did you mean \'"toPay"\'?',
  },
  React: {
    change: ['import content', "import { useState } from 'react';\nimport content"],
    field: 'line 2',
    checker: 'imports "react"; a definition may import #engine,',
    compiler: null,
    because: 'the compiler lets any package be imported; what a definition may import is a rule of this project',
  },
  'the clock': {
    change: ['toPay: price * (', 'toPay: Date.now() * ('],
    field: 'line 31',
    checker: 'reads the clock by Date; figures must not depend on the day',
    compiler: null,
    because: 'the clock is part of the language; that a definition does not read it is a rule of this project',
  },
  'a value that is not taken': {
    change: ['({ price, discount }) =>', '({ price, discont }) =>'],
    field: 'line 31',
    checker: 'names discount, which is neither declared here nor imported',
    near: 'discont',
    compiler: "Did you mean 'discont'?",
  },
  'a refusal of a field that there is not': {
    change: [
      'compute: ({ price, discount }) => ({',
      "refusals: { high: 'This is too high.' },\n  compute: ({ price, discount }) => price > 1e9 ? fail('prise', 'high') : ({",
    ],
    field: 'with price 1000000000000000',
    checker: 'refuses "prise", which is not an input (have: price, discount)',
    near: 'price',
    compiler: 'Did you mean \'"price"\'?',
  },
  'a refusal with a misspelt sentence': {
    change: [
      'compute: ({ price, discount }) => ({',
      "refusals: { high: 'This is too high.' },\n  compute: ({ price, discount }) => price > 1e9 ? fail('price', 'hihg') : ({",
    ],
    field: 'with price 1000000000000000',
    checker: 'compute refuses with hihg, which is not declared in refusals (have: high)',
    near: 'high',
    compiler: '"hihg"',
  },
};
