import type { Row } from './sample.ts';

const act = { source: 'Income-tax Act 2025', section: 'section 123' };
export const first = { from: '2020-04-01', value: 100_000, ...act };
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
  ['values.0.section', '  ', /./],
  ['values.0.value', Number.NaN, /./],
  ['values.0.value', [42, Number.NaN], /./, '[1]'],
  ['values', [second, first], /2020-04-01 does not come after 2026-04-01/, '[1].from'],
  ['values', [], /^is empty; add at least one entry/],
  ['unit', 'rupee', /percent.*rupees/],
  ['confirmed.words', undefined, /^is missing; it must be /],
  ['confirmed.until', 'March 2027', noDay],
  ['confirmed.until', '2026-03-31', /^ends before the newest value, which begins on 2026-04-01/],
  ['confirmed.words', 'last November', /^name the year/],
  ['values.0.until', '2020-02-30', noDay],
  ['values.0.until', '2020-03-31', /^2020-03-31 is before 2020-04-01, when the value begins/],
  ['values.0.until', '2026-04-01', /^2026-04-01 is not before 2026-04-01, when the next value begins/],
];

const slab = { upTo: 400_000, rate: 5 };
const last = { upTo: Number.POSITIVE_INFINITY, rate: 30 };
/** Values that cannot be of their unit. */
export const unfit: readonly (readonly [unit: string, value: unknown, message: RegExp])[] = [
  ['rupees', 0, /^has 0, which is not above 0/],
  ['rupees', [42, -1], /^has -1, which is not above 0/],
  ['years', 1.5, /^has 1.5, which is not a whole number of years/],
  ['percent', 100.5, /^has 100.5, which is more than 100%/],
  ['cities', 8, /^has a number, which cannot be cities/],
  ['rupees', ['Delhi', 'Mumbai'], /^is a list, which cannot be rupees/],
  ['rupees', '2026-04-01', /^is "2026-04-01", which cannot be rupees/],
  ['year', '2026-04-01', /^is "2026-04-01", which cannot be year/],
  ['day', '2026-27', /^is "2026-27", which cannot be day/],
  ['cities', ['Delhi', 'Mumbai', 'Delhi'], /^lists something twice/],
  ['slabs', [slab, { upTo: 300_000, rate: 20 }, last], /^has bands out of order/],
  ['slabs', [slab], /^has an end to its last band; write Infinity/],
];
