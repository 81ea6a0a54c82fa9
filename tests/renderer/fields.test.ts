import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NumberInput } from '#src/engine/types.ts';
import { measureOf } from '#src/renderer/fields/measure.ts';
import { nearestStop, roundStops, stopsOf } from '#src/renderer/fields/slider.tsx';
import { always } from '../always.ts';

const spec = (kind: NumberInput['kind'], more: Partial<NumberInput> = {}) =>
  ({ kind, label: 'x', default: 0, ...more }) as NumberInput;
const tenure = spec('years', { months: true, usual: [1, 30.5], step: 0.5 });
const measured = { inYears: () => measureOf(tenure, 'years'), inMonths: () => measureOf(tenure, 'months') };
/** What a box shows of a value, what is read out, and the words below the box. */
const textsOf = ({ write, spoken, inWords }: ReturnType<typeof measureOf>, value: number) => [
  write(value),
  spoken(value),
  inWords(value),
];

it.each<[number, string, string, string | null]>([
  // years, in the box, spoken, in words below the box
  [20, '20', '20 years', null],
  [1, '1', '1 year', null],
  [1.5, '1.5', '1 year 6 months', '1 year 6 months'],
  [5 / 3, '1y 8m', '1 year 8 months', '1 year 8 months'],
  [1 / 12, '1m', '1 month', '1 month'],
  [1.234, '1.234', '1.23 years', null],
  [0, '0', '0 years', null],
  [-5 / 3, '-1.6666666667', '−1 year 8 months', '−1 year 8 months'],
])('a duration in years is written, read out and put in words: %d', (years, box, spoken, words) => {
  expect(textsOf(measured.inYears(), years)).toEqual([box, spoken, words]);
});
it('a duration in years has the bounds and the step of the input, and reads a bare number as years', () => {
  const inYears = measured.inYears();
  expect(inYears).toMatchObject({ min: 1, max: 30.5, step: 0.5 });
  expect([inYears.read('18'), inYears.read('18 months'), inYears.read('soon')]).toEqual([18, 1.5, null]);
  expect([inYears.toShown(2), inYears.toValue(2)]).toEqual([2, 2]);
});

it.each<[number, string, string, string | null]>([
  [5 / 3, '20', '20 months', '1 year 8 months'],
  [1 / 12, '1', '1 month', null],
  [11 / 12, '11', '11 months', null],
  [1, '12', '12 months', '1 year'],
  [1.23, '14.76', '14.76 months', null],
])('a duration in months is written, read out and put in words: %d', (years, box, spoken, words) => {
  expect(textsOf(measured.inMonths(), years)).toEqual([box, spoken, words]);
});
it('a duration in months has bounds in months, where there are bounds, and a step of one', () => {
  const inMonths = measured.inMonths();
  expect(inMonths).toMatchObject({ min: 12, max: 366, step: 1 });
  const free = measureOf(spec('years', { months: true }), 'months');
  expect([free.min, free.max]).toEqual([undefined, undefined]);
  expect([inMonths.read('18'), inMonths.read('2 years'), inMonths.read('soon')]).toEqual([1.5, 2, null]);
  expect([inMonths.toShown(1.5), inMonths.toValue(18)]).toEqual([18, 1.5]);
});

const withDays = spec('years', { months: true, days: true, usual: [1, 20], step: 1 });

it.each<[number, string, string, string | null]>([
  [444 / 365, '1.2164383562', '444 days', '444 days'],
  [1, '1', '1 year', null],
  [1.5, '1.5', '1 year 6 months', '1 year 6 months'],
  [1.2345, '1.2345', '1.23 years', null],
])('a duration that may be in days, in years: %d', (years, box, spoken, words) => {
  expect(textsOf(measureOf(withDays, 'years'), years)).toEqual([box, spoken, words]);
});
it.each<[number, string, string, string | null]>([
  [444 / 365, '444', '444 days', null],
  [1 / 365, '1', '1 day', null],
  [1, '365', '365 days', '1 year'],
])('the same in days: %d', (years, box, spoken, words) => {
  expect(textsOf(measureOf(withDays, 'days'), years)).toEqual([box, spoken, words]);
});
it('a duration in days has bounds in days and a step of one, and counts 365 days to the year', () => {
  const inDays = measureOf(withDays, 'days');
  expect(inDays).toMatchObject({ min: 365, max: 7300, step: 1 });
  expect([inDays.read('444'), inDays.read('2 years'), inDays.read('soon')]).toEqual([444 / 365, 2, null]);
  expect([inDays.toShown(444 / 365), inDays.toValue(444)]).toEqual([444, 444 / 365]);
});

it('a count of months is shown with its unit and reads a duration', () => {
  const count = measureOf(spec('number', { months: true, usual: [0, 72], step: 1 }), 'years');
  expect(textsOf(count, 48)).toEqual(['48', '48 months', '4 years']);
  expect(textsOf(count, 1)).toEqual(['1', '1 month', null]);
  expect(['48', '4 years', '1y 8m', '7 months', 'soon'].map(count.read)).toEqual([48, 48, 20, 7, null]);
});

it('what the box shows is read as the same value, in years and in months', () => {
  always([fc.integer({ min: 0, max: 1200 })], (months) => {
    for (const measure of [measured.inYears(), measured.inMonths()])
      expect(measure.read(measure.write(months / 12))).toBeCloseTo(months / 12, 9);
  });
  always([fc.integer({ min: 0, max: 36_500 })], (days) => {
    for (const unit of ['years', 'months', 'days'] as const) {
      const measure = measureOf(withDays, unit);
      expect(measure.read(measure.write(days / 365))).toBeCloseTo(days / 365, 6);
    }
  });
});

it.each<[NumberInput['kind'], number, string, string, string | null]>([
  ['currency', 250_000, '2,50,000', '₹2.5 lakh', '₹2.5 lakh'],
  ['currency', 500.5, '500.5', '₹500.50', null],
  ['currency', 1_234_567.89, '12,34,567.89', '₹12,34,567.89', '₹12.35 lakh'],
  ['percent', 250_000, '2,50,000', '2,50,000%', null],
  ['years', 5.5, '5.5', '5 years 6 months', null],
  ['number', 1234.5, '1,234.5', '1,234.5', null],
  ['number', 0.0123456789, '0.0123456789', '0.0123', null],
  ['number', 1e21, '1e+21', '1,00,00,00,00,00,00,00,00,00,000', null],
])('another number of %s is written, read out and put in words: %d', (kind, value, box, spoken, words) => {
  expect(textsOf(measureOf(spec(kind), 'months'), value)).toEqual([box, spoken, words]);
});
it('another number is shown as it is, in steps of one unless the input says otherwise', () => {
  const money = measureOf(spec('currency'), 'years');
  expect([money.toShown(7), money.toValue(7), money.read('2 lakh'), money.step]).toEqual([7, 7, 200_000, 1]);
  expect(measureOf(spec('percent', { step: 0.25, usual: [0, 15] }), 'years')).toMatchObject({
    step: 0.25,
    min: 0,
    max: 15,
  });
});

it('a logarithmic slider stops at round figures', () => {
  const stops = roundStops(100_000, 100_000_000, 50_000);
  expect(stops.slice(0, 6)).toEqual([100_000, 150_000, 200_000, 250_000, 300_000, 350_000]);
  // about as many from 10 lakh to a crore as from a crore to 10 crore
  const within = (from: number, to: number) => stops.filter((stop) => stop >= from && stop < to).length;
  expect(within(1_000_000, 10_000_000)).toBe(32);
  expect(within(10_000_000, 100_000_000)).toBe(32);
  expect(stops).toContain(2_500_000);
});

it('the stops of a logarithmic slider rise from one bound to the other in steps of the declared one, none of them far from the next', () => {
  const range = fc.record({ step: fc.constantFrom(100, 500, 1000, 10_000), from: fc.integer({ min: 1, max: 100 }) });
  always([range, fc.integer({ min: 51, max: 20_000 })], ({ step, from }, times) => {
    const min = from * step;
    const max = min * times;
    const stops = roundStops(min, max, step);
    expect([stops[0], stops.at(-1)]).toEqual([min, max]);
    for (const [index, stop] of stops.entries()) {
      if (index === 0) continue;
      const before = Number(stops[index - 1]);
      expect(stop).toBeGreaterThan(before);
      expect(stop % step).toBe(0);
      expect(stop - before).toBeLessThanOrEqual(Math.max(step, before * 0.15));
    }
  });
});

it('a value between two stops is shown at the nearer one', () => {
  const stops = [10, 20, 50];
  expect([1, 10, 14, 16, 34, 36, 50, 99].map((value) => nearestStop(stops, value))).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
});

it('a slider is logarithmic over a wide range of rupees that starts above 0, and no other', () => {
  const amount = { kind: 'currency', label: 'Amount', default: 1000, usual: [1000, 50_000], step: 1000 } as const;
  expect(stopsOf(amount)?.slice(0, 3)).toEqual([1000, 2000, 3000]);
  expect(stopsOf({ ...amount, usual: [1000, 49_000] })).toBeUndefined();
  expect(stopsOf({ ...amount, usual: [0, 50_000] })).toBeUndefined();
  expect(stopsOf({ kind: 'currency', label: 'Amount', default: 1000 })).toBeUndefined();
  expect(stopsOf({ ...amount, kind: 'number' })).toBeUndefined();
});
