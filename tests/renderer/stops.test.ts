import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestStop, roundStops, stopsOf } from '#src/renderer/fields/slider.tsx';
import { always } from '../always.ts';

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
