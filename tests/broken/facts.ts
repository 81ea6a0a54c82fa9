import type { Row } from './sample.ts';

const act = { source: 'Income-tax Act 2025', section: 'section 123' };
const first = { from: '2020-04-01', value: 100_000, ...act };
const second = { from: '2026-04-01', value: 150_000, ...act };
export const right = {
  label: 'Largest deduction',
  unit: 'rupees',
  values: [first, second],
  confirmed: { until: '2027-03-31', words: 'November 2026' },
};
const noDay = /write a day as YYYY-MM-DD/;
const noSource = /^name the law, notification or body it comes from/;

/** Facts with one wrong value. */
export const table: readonly Row[] = [
  ['values.1.from', undefined, noDay],
  ['values.0.from', '2020-02-30', noDay],
  ['values.1.source', undefined, noSource],
  ['values.0.source', '  ', noSource],
  ['values.0.value', Number.NaN, /./],
  ['values.0.value', [42, Number.NaN], /./, '[1]'],
  ['values', [second, first], /2020-04-01 does not come after 2026-04-01/, '[1].from'],
  ['values', [], /^is empty; add at least one entry/],
  ['unit', 'rupee', /percent.*rupees/],
  ['confirmed.words', undefined, /^is missing; it must be /],
  ['confirmed.until', 'March 2027', noDay],
];
