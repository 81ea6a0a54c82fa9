/** A mistake, with what is reported of it. */
interface Mistaken {
  /** The piece of the text, and what stands in its place. */
  readonly change: readonly [string, string];
  /** What the check names; null where no run that it tries comes there. */
  readonly checker: string | null;
  /** What the last line of the compiler names; null where it names something else, or sees nothing. */
  readonly compiler: string | null;
}

/** Likely mistakes in the definition that a newcomer starts from, each made by replacing one piece of its text. */
export const mistakes: Readonly<Record<string, Mistaken>> = {
  'a misspelt property of an input': { change: ['step: 1_000 }', 'stpe: 1_000 }'], checker: 'stpe', compiler: null },
  'a kind that there is not': {
    change: ["kind: 'percent', label: 'Discount'", "kind: 'percentage', label: 'Discount'"],
    checker: 'percentage',
    compiler: null,
  },
  'an input without a label': {
    change: ["kind: 'currency', label: 'Price',", "kind: 'currency',"],
    checker: 'label',
    compiler: null,
  },
  'an input without a default': { change: ['default: 10, ', ''], checker: 'default', compiler: null },
  'a default in quotes': { change: ['default: 10,', "default: '10',"], checker: '"10"', compiler: null },
  'a misspelt kind of chart': { change: ["kind: 'donut'", "kind: 'dount'"], checker: 'dount', compiler: '"dount"' },
  'a chart of what there is not': {
    change: ["value: 'saved'", "value: 'savings'"],
    checker: 'savings',
    compiler: '"savings"',
  },
  'an output of an example that there is not': {
    change: ['saved: 5_000 }', 'savd: 5_000 }'],
    checker: 'savd',
    compiler: "Did you mean to write 'saved'?",
  },
  'an input of an example that there is not': {
    change: ['inputs: {}, outputs', 'inputs: { prise: 1 }, outputs'],
    checker: 'prise',
    compiler: "'prise' does not exist",
  },
  'an example of another figure': { change: ['toPay: 45_000', 'toPay: 45_001'], checker: '45001', compiler: null },
  'a result that is not given': {
    change: ['    saved: (price * discount) / 100,\n', ''],
    checker: 'saved',
    compiler: null,
  },
  'a result that is misspelt': { change: ['saved: (price', 'savd: (price'], checker: 'saved', compiler: null },
  'no basis': {
    change: ["  basis: ['The discount is taken off the price, tax included.'],\n", ''],
    checker: 'basis',
    compiler: "Property 'basis' is missing",
  },
  'a misspelt part': { change: ['basis: [', 'bases: ['], checker: 'did you mean basis?', compiler: null },
  'a fact that there is not': {
    change: ["tax included.'", "at {ppf.rte}.'"],
    checker: 'did you mean ppf.rate?',
    compiler: null,
  },
  'an input of a text that there is not': {
    change: ["tax included.'", "at {prise}.'"],
    checker: 'prise',
    compiler: null,
  },
  'a note that there is not': {
    change: ['toPay: price * (', "notes: ['tooHigh'], toPay: price * ("],
    checker: 'tooHigh',
    compiler: '"tooHigh"',
  },
  'a note that is no text': {
    change: ['basis: [', 'notes: { high: 5 },\n  basis: ['],
    checker: 'notes.high',
    compiler: "'number' is not assignable",
  },
  'a rule on what there is not': {
    change: ['step: 5 }', 'step: 5, showWhen: { prise: 1 } }'],
    checker: 'prise',
    compiler: null,
  },
  'a headline that there is not': {
    change: ['basis: [', "headline: ['topay'],\n  basis: ["],
    checker: 'topay',
    compiler: 'Did you mean \'"toPay"\'?',
  },
  'a figure that there is not': {
    change: ['basis: [', "figure: 'topay',\n  basis: ["],
    checker: 'topay',
    compiler: 'Did you mean \'"toPay"\'?',
  },
  'a total of what there is not': {
    change: ['basis: [', "sums: [{ total: 'prices', parts: ['toPay', 'saved'] }],\n  basis: ["],
    checker: 'prices',
    compiler: '"prices"',
  },
  'a movement of what there is not': {
    change: ['basis: [', "rises: [{ output: 'topay', with: 'price' }],\n  basis: ["],
    checker: 'topay',
    compiler: 'Did you mean \'"toPay"\'?',
  },
  'a number for a date': {
    change: [
      "discount: { kind: 'percent'",
      "day: { kind: 'date', label: 'Day', default: 2026 },\n    discount: { kind: 'percent'",
    ],
    checker: 'inputs.day.default',
    compiler: null,
  },
  'a choice without options': {
    change: [
      "discount: { kind: 'percent'",
      "mode: { kind: 'choice', label: 'Mode', default: 'a' },\n    discount: { kind: 'percent'",
    ],
    checker: 'options',
    compiler: null,
  },
  'a property of another kind': {
    change: ["label: 'Saved' }", "label: 'Saved', values: {} }"],
    checker: 'values',
    compiler: null,
  },
  React: {
    change: ['import content', "import { useState } from 'react';\nimport content"],
    checker: 'imports "react"',
    compiler: null,
  },
  'the clock': { change: ['toPay: price * (', 'toPay: Date.now() * ('], checker: 'reads the clock', compiler: null },
  'a value that is not taken': {
    change: ['({ price, discount }) =>', '({ price, discont }) =>'],
    checker: 'names discount',
    compiler: "Did you mean 'discont'?",
  },
  'a refusal of a field that there is not': {
    change: [
      'compute: ({ price, discount }) => ({',
      "refusals: { high: 'Too high.' },\n  compute: ({ price, discount }) => price > 1e9 ? fail('prise', 'high') : ({",
    ],
    checker: null,
    compiler: '"prise"',
  },
  'a refusal with a misspelt sentence': {
    change: [
      'compute: ({ price, discount }) => ({',
      "refusals: { high: 'Too high.' },\n  compute: ({ price, discount }) => price > 1e9 ? fail('price', 'hihg') : ({",
    ],
    checker: null,
    compiler: '"hihg"',
  },
};
