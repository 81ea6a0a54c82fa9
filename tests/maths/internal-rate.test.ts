import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dayNumber } from '#maths/calendar.ts';
import { type Flow, flowTotals, internalRate, isBorrowed } from '#maths/internal-rate.ts';
import { always } from '../always.ts';

const isoOf = (day: number) => new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(0, 10);
const flow = (day: number, amount: number): Flow => ({ date: isoOf(day), amount });

/** The rate or the word of the refusal. */
function rateOf(flows: readonly Flow[]): number | string {
  const found = internalRate(flows);
  return found.ok ? found.rate : `${found.field}: ${found.why}`;
}
function ratesOf(flows: readonly Flow[]): readonly number[] {
  const found = internalRate(flows);
  return found.ok ? found.rates : [];
}
/** What the flows are worth on the first day, over the sum of what is added. */
function worth(flows: readonly Flow[], rate: number): number {
  const first = Math.min(...flows.map(({ date }) => dayNumber(date)));
  const terms = flows.map(({ date, amount }) => amount * (1 + rate) ** (-(dayNumber(date) - first) / 365));
  return terms.reduce((sum, term) => sum + term, 0) / terms.reduce((sum, term) => sum + Math.abs(term), 0);
}

it('published rates of dated flows: 25.04% of the example in the documentation of the package xirr', () => {
  const days = ['2016-01-15', '2016-02-08', '2016-04-17', '2016-08-24'];
  const amounts = [-1000, -2500, -1000, 5050];
  expect(rateOf(days.map((date, at) => ({ date, amount: amounts[at] ?? 0 })))).toBeCloseTo(0.2504234710540838, 10);
});

describe('the rate of dated flows', () => {
  it('is found again from flows that were made with it, in any order', () => {
    always(
      [
        fc.double({ min: -0.9, max: 50, noNaN: true }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 7000 }), fc.integer({ min: 1, max: 1_000_000 })), {
          minLength: 1,
          maxLength: 40,
        }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer(),
      ],
      (rate, paid, later, seed) => {
        const last = Math.max(...paid.map(([day]) => day)) + later;
        const value = paid.reduce((sum, [day, amount]) => sum + amount * (1 + rate) ** ((last - day) / 365), 0);
        // beyond this, the amounts differ so much that doubles no longer hold the small ones
        fc.pre(value < 1e300 && value > 1e-9);
        const flows = [...paid.map(([day, amount]) => flow(day, -amount)), flow(last, value)];
        const mixed = flows.toSorted(
          (one, other) => ((dayNumber(one.date) * seed) % 7) - ((dayNumber(other.date) * seed) % 7),
        );
        expect(Math.abs(Number(rateOf(mixed)) - rate)).toBeLessThan(1e-9 * (1 + rate));
      },
    );
  });

  it('is missed nowhere: a fine grid sees no change of sign that has no rate', () => {
    const amount = fc.integer({ min: -1000, max: 1000 }).filter((each) => each !== 0);
    always([fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), amount), { minLength: 2, maxLength: 8 })], (all) => {
      const flows = all.map(([day, each]) => flow(day, each));
      const rates = ratesOf(flows);
      const grid = Array.from({ length: 400 }, (_, step) => Math.exp(-9.2 + (step / 399) * 13.8) - 1);
      for (const [at, right] of grid.entries()) {
        const left = grid[at - 1];
        if (left === undefined || worth(flows, left) * worth(flows, right) >= 0) continue;
        expect(rates.some((rate) => rate >= left - 1e-9 && rate <= right + 1e-9)).toBe(true);
      }
    });
  });
});

describe('a thousand flows', () => {
  it('that change sign each time are worth nothing at the rate that is found', () => {
    const flows = Array.from({ length: 1000 }, (_, at) => flow(5 * at, at % 2 === 0 ? -5000 : 5010));
    expect(Math.abs(worth(flows, Number(rateOf(flows))))).toBeLessThan(1e-12);
  });

  it('that change sign each time take fewer than two lakh powers, a blink on a phone', () => {
    const powers = vi.spyOn(Math, 'exp');
    internalRate(Array.from({ length: 1000 }, (_, at) => flow(5 * at, at % 2 === 0 ? -5000 : 5200)));
    const { length } = powers.mock.calls;
    powers.mockRestore();
    expect(length).toBeLessThan(200_000);
  });
});

describe('several rates', () => {
  // worth 0 at 10% and at 200%: (1 − 1.1v)(1 − 3v) in years
  const two = [flow(0, -100), flow(365, 410), flow(730, -330)];

  it('are all found, and the one nearest 10% is taken', () => {
    const found = internalRate(two);
    expect(found.ok && found.rates).toEqual([expect.closeTo(0.1, 10), expect.closeTo(2, 10)]);
    expect(found.ok && found.rate).toBeCloseTo(0.1, 10);
  });

  it('of which the first is not the nearest to 10%', () => {
    // (1 − 0.1v)(1 − 1.2v): −90% and 20%; (1 − 0.85v)(1 − 1.3v): −15% and 30%
    expect(rateOf([flow(0, -100), flow(365, 130), flow(730, -12)])).toBeCloseTo(0.2, 10);
    expect(rateOf([flow(0, -100), flow(365, 215), flow(730, -110.5)])).toBeCloseTo(0.3, 10);
  });

  it('may meet in one, where the worth touches zero without passing it', () => {
    // (1 − gv)² for growth of 1% to 99%
    for (let percent = 1; percent < 100; percent++) {
      const square = (100 + percent) ** 2 / 100;
      const rates = ratesOf([flow(0, -100), flow(365, 200 + 2 * percent), flow(730, -square)]);
      expect(rates).toEqual([expect.closeTo(percent / 100, 6)]);
    }
  });
});

describe('the ends of what is looked for', () => {
  it('10,000% is still a rate, more is none', () => {
    expect(rateOf([flow(0, -1), flow(365, 101)])).toBeCloseTo(100, 9);
    expect(rateOf([flow(0, -1), flow(365, 101.001)])).toBe('flows: noRate');
  });
  it('−99.99% is no rate, a little more is one', () => {
    expect(rateOf([flow(0, -10_000), flow(365, 1)])).toBe('flows: noRate');
    expect(rateOf([flow(0, -10_000), flow(365, 1.001)])).toBeCloseTo(-0.9998999, 9);
  });
  it('a century at a great loss or gain stays in numbers', () => {
    expect(rateOf([flow(0, -1e15), flow(36_500, 1)])).toBeCloseTo(10 ** -0.15 - 1, 10);
    expect(rateOf([flow(0, -1), flow(36_500, 1e15)])).toBeCloseTo(10 ** 0.15 - 1, 10);
    // and three, where growth at the ends of what is looked for has no number
    expect(rateOf([flow(0, -1e15), flow(109_500, 1)])).toBeCloseTo(10 ** -0.05 - 1, 10);
    expect(rateOf([flow(0, -1), flow(109_500, 1e15)])).toBeCloseTo(10 ** 0.05 - 1, 10);
    expect(rateOf([flow(0, -1e15), flow(365, 1e-9), flow(109_500, 1)])).toBeCloseTo(10 ** -0.05 - 1, 10);
  });
});

describe('flows without a rate', () => {
  it.each<[string, string, Flow[]]>([
    ['only money paid in', 'nothingReceived', [flow(0, -1), flow(9, -5)]],
    ['only money that comes back', 'nothingPaid', [flow(0, 1), flow(9, 5)]],
    ['nothing', 'nothingPaid', []],
    ['zeros', 'nothingPaid', [flow(0, 0), flow(9, 0)]],
    ['one direction and a zero', 'nothingReceived', [flow(0, -1), flow(9, 0)]],
    ['the other direction and a zero', 'nothingPaid', [flow(0, 1), flow(9, 0)]],
  ])('are refused: %s (%s)', (_name, why, flows) => {
    expect(rateOf(flows)).toBe(`flows: ${why}`);
  });
  it.each<[string, Flow[]]>([
    ['both directions on one day', [flow(4, -5), flow(4, 9)]],
    ['days on which both directions cancel', [flow(4, -5), flow(4, 5), flow(9, 3), flow(9, -3)]],
    ['a worth that is never 0', [flow(0, 100), flow(365, -100), flow(730, 100)]],
  ])('are refused: %s', (_name, flows) => {
    expect(rateOf(flows)).toBe('flows: noRate');
  });
});

describe('flows as entered', () => {
  it('may come to nothing on a day between', () => {
    expect(rateOf([flow(0, -100), flow(100, 50), flow(100, -50), flow(365, 110)])).toBeCloseTo(0.1, 12);
  });
  it('have no sums where there are none', () => {
    expect(flowTotals([])).toEqual({ invested: 0, received: 0, days: 0 });
  });
  it('have sums of their own, without that', () => {
    expect(flowTotals([flow(9, 130), flow(0, -40), flow(9, -10), flow(0, -60)])).toEqual({
      invested: 110,
      received: 130,
      days: 9,
    });
  });
});

it.each<[string, Flow[], boolean]>([
  ['a loan', [flow(365, -110), flow(0, 100)], true],
  ['an investment', [flow(365, 110), flow(0, -100)], false],
  [
    'a day on which nothing is left to move, before an investment',
    [flow(0, 5), flow(0, -5), flow(9, -1), flow(20, 2)],
    false,
  ],
  ['a first day on which more comes back than is paid in', [flow(0, -5), flow(0, 9), flow(9, -6)], true],
  ['nothing', [], false],
])('whether money came first: %s', (_name, flows, first) => {
  expect(isBorrowed(flows)).toBe(first);
});
