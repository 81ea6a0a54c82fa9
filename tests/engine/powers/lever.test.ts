import { describe, expect, it } from 'vitest';
import { fail } from '#engine';
import type { NumberPlace } from '#src/engine/places.ts';
import { offerOf } from '#src/engine/powers/lever.ts';
import { moveByOf } from '#src/engine/powers/moves.ts';
import type { NumberInput, Tool } from '#src/engine/types.ts';
import { choice, list, madeUp, movesOf } from '../../made-up.ts';
import { toolById } from '../../tools.ts';

const tool = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 400_000 },
    years: { kind: 'years', label: 'Years', default: 10, whole: true },
    extra: list(
      'Extra',
      {
        sum: { kind: 'currency', label: 'Sum', default: 0 },
        when: choice('When', { now: 'Now', later: 'Later' }),
      },
      { default: [] },
    ),
  },
  outputs: { cost: { kind: 'currency', label: 'Cost' }, time: { kind: 'months', label: 'Time' } },
  refusals: { long: 'At most 20 years.' },
  levers: [
    {
      text: '{extra.0.sum} at once saves {by.cost} and {by.time}; {cost} is left.',
      set: { extra: [{ sum: '{amount} ÷ 4', when: 'later' }] },
      moves: { cost: 'down', time: 'down' },
      showWhen: { extra: { below: 1 } },
    },
    { text: 'With {years} it costs {by.cost} less.', set: { years: '{years} − 1' }, moves: { cost: 'down' } },
  ],
  compute: ({ amount, years, extra }) => {
    const paid = extra.reduce((sum, row) => sum + (row.when === 'later' ? row.sum : 0), 0);
    return years > 20
      ? fail('years', 'long')
      : { cost: Math.max(0, amount - paid) * (1 + years / 10), time: Math.max(0, years * 12 - (paid > 0 ? 5 : 0)) };
  },
});

const offer = (inputs: object) => offerOf(tool, { ...inputs }, tool.run({ ...inputs }), null, null);

describe('a change that is offered', () => {
  it('says what it brings, with its own figures, those after the change and the differences', () => {
    expect(offer({})).toEqual({
      text: '₹1 lakh at once saves ₹2 lakh and 5 months; ₹6 lakh is left.',
      changes: { extra: [{ sum: 100_000, when: 'later' }] },
    });
  });

  it('may be a thing worth knowing, with figures of its own, which changes nothing', () => {
    const knowing = madeUp({
      inputs: { amount: { kind: 'currency', label: 'Amount', default: 400_000 } },
      outputs: { cost: { kind: 'currency', label: 'Cost' } },
      levers: [
        { text: 'A lot: {cost}.', showWhen: { cost: { above: 50_000 } } },
        { text: 'That is {daily} a day.', figures: { daily: { kind: 'currency', of: 'cost', by: 365 } } },
      ],
      compute: ({ amount }) => ({ cost: (amount * 36_500) / 400_000 }),
    });
    expect(offerOf(knowing, {}, knowing.run({}), null, null)).toEqual({ text: 'That is ₹100 a day.', changes: null });
  });

  it('is the next one where the rule of the first does not hold', () => {
    expect(offer({ extra: [{ sum: 100, when: 'later' }] })).toMatchObject({
      text: 'With 9 years it costs ₹39,990 less.',
      changes: { years: 9 },
    });
  });

  it.each([
    ['up', 9, null],
    ['up', 10, 10],
    ['down', 10, null],
  ] as const)('whose result must move %o is none that brings too little: %d of 10,000', (way, more, paid) => {
    const small = madeUp({
      inputs: { paid: { kind: 'currency', label: 'Paid', default: 0 } },
      outputs: { total: { kind: 'currency', label: 'Total' } },
      levers: [{ text: 'It brings {by.total} more.', set: { paid: `{paid} + ${more}` }, moves: { total: way } }],
      compute: (values) => ({ total: 10_000 + values.paid }),
    });
    const changes = paid === null ? null : { paid };
    expect(offerOf(small, {}, small.run({}), null, null)?.changes ?? null).toEqual(changes);
  });

  it('is none where no result moves as its words say, or the change or the present inputs are refused', () => {
    expect(offer({ amount: 0 })).toBeNull();
    expect(offer({ years: 25 })).toBeNull();
    expect(offer({ years: 0, extra: [{ sum: 1, when: 'now' }] })).toBeNull();
  });
});

const place = (spec: Partial<NumberInput>, value: number): NumberPlace => ({
  path: 'x',
  label: 'X',
  spec: { kind: 'number', label: 'X', default: 0, ...spec } as NumberInput,
  value,
});

it.each([
  [{ kind: 'percent' }, 8.5, 1],
  [{ kind: 'percent' }, 2, 1],
  [{ kind: 'percent' }, 1.5, 0.2],
  [{ kind: 'percent', step: 0.05 }, 0, 0.05],
  [{ kind: 'percent' }, 0, 0.1],
  [{ kind: 'percent', allowed: [-1e9] }, -3, 1],
  [{ kind: 'years' }, 19.5, 1],
  [{ kind: 'years' }, 20, 5],
  [{ kind: 'years' }, 0, 1],
  [{ kind: 'currency' }, 5_000_000, 500_000],
  [{ kind: 'currency' }, 15_000, 2_000],
  [{ kind: 'currency' }, 25_000, 2_500],
  [{ kind: 'currency' }, 43_391, 5_000],
  [{ kind: 'currency', step: 1000 }, 0, 1000],
  [{ kind: 'currency', default: 20_000 }, 0, 2_000],
  [{ kind: 'number', whole: true }, 4, 1],
  [{ kind: 'number' }, 20, 1],
  [{ kind: 'number', whole: true }, 27, 3],
  [{ kind: 'number' }, 180, 20],
  [{ kind: 'number' }, 4.5, 0.5],
  [{ kind: 'number', whole: true, step: 5 }, 0, 5],
  [{ kind: 'percent', moveBy: 0.25 }, 8.5, 0.25],
  [{ kind: 'currency', whole: 1000 }, 25_000, 3000],
  [{ kind: 'currency', whole: 1000 }, 4000, 1000],
] as const)('a step of %j at %d is %d', (spec, value, moveBy) => {
  expect(moveByOf(place(spec, value))).toBeCloseTo(moveBy, 12);
});

/** A tool of one figure from two numbers, `x` and `z`, of which `x` is as given. */
const made = (compute: (x: number, z: number) => number, x: Partial<NumberInput> = {}): Tool =>
  madeUp({
    inputs: {
      x: { kind: 'number', label: 'X', default: 10, moveBy: 1, ...x } as never,
      z: { kind: 'number', label: 'Z', default: 10, moveBy: 1 },
    },
    outputs: { y: { kind: 'currency', label: 'Y' } },
    notes: { none: 'There is none.' },
    refusals: { other: 'Only ten.' },
    compute: (values) => {
      const y = compute(values.x as unknown as number, values.z);
      return Number.isNaN(y) ? fail('x', 'other') : { y };
    },
  });

/** A tool without a figure. */
const words = madeUp({
  inputs: { a: { kind: 'number', label: 'A', default: 1 }, b: { kind: 'number', label: 'B', default: 1 } },
  outputs: { word: { kind: 'text', label: 'Word' } },
  compute: () => ({ word: 'x' }),
});

describe('what moves a figure', () => {
  it('leaves out an input at 0 where that means that nothing is set', () => {
    const tool = made((x, z) => x + z, { default: 0, unset: true });
    const paths = (x: number) => movesOf(tool, { x })?.bars.map(({ place }) => place.path);
    expect(paths(0)).toEqual(['z']);
    expect(paths(3)?.sort()).toEqual(['x', 'z']);
  });

  it('is given for the EMI of ₹10 lakh by figures of published tables', () => {
    const found = movesOf(toolById('emi_calculator'), {});
    // EMI of ₹10 lakh for 20 years at 7.5% and 9.5%: ₹8,056 and ₹9,321
    expect(found?.bars.find((bar) => bar.place.path === 'tenure')?.up?.value).toBe(25);
    const rate = found?.bars.find((bar) => bar.place.path === 'rate');
    expect(rate).toMatchObject({ down: { value: 7.5, figure: 8056 }, up: { value: 9.5, figure: 9321 } });
    expect(found?.bars.map((bar) => bar.place.path)).toEqual(['tenure', 'loanAmount', 'rate']);
  });

  it('leaves out a value that the law does not allow, and takes steps of its multiples', () => {
    const of = (id: string, inputs: object, path: string) =>
      movesOf(toolById(id), { ...inputs })?.bars.find((bar) => bar.place.path === path);
    expect(of('po_mis', {}, 'deposit')).toMatchObject({ down: { value: 800_000 }, up: null });
    expect(of('po_mis', { deposit: 12_000 }, 'deposit')).toMatchObject({
      down: { value: 11_000 },
      up: { value: 13_000 },
    });
  });

  it('leaves out what is farther from usual than the present value, and an input at 0 without a step', () => {
    const bars = (inputs: object) =>
      movesOf(toolById('ppf'), { ...inputs })?.bars.map(({ place, down, up }) => [place.path, down?.value, up?.value]);
    expect(bars({})).toContainEqual(['years', undefined, 20]);
    expect(bars({ years: 13 })).toContainEqual(['years', undefined, 18]);
    expect(bars({ years: 20 })).toContainEqual(['years', 15, 25]);
    expect(bars({})?.map(([path]) => path)).not.toContain('existing');
    expect(bars({ existing: 50_000 })).toContainEqual(['existing', 45_000, 55_000]);
  });

  it('is nothing where the tool refuses, or has no figure', () => {
    expect(movesOf(toolById('emi_calculator'), { rate: 'x' })).toBeNull();
    expect(movesOf(words, {})).toBeNull();
  });

  const paths = (tool: Tool) => {
    const { bars = [], unchanged = [] } = movesOf(tool, {}) ?? {};
    return { bars: bars.map(({ place }) => place.path), unchanged: unchanged.map(({ path }) => path) };
  };

  it('is a change too small to be shown, and no binary rounding error', () => {
    expect(paths(made((x) => 1000 + x / 100))).toEqual({ bars: ['x'], unchanged: ['z'] });
    expect(paths(made((x) => 1e8 + x * 1e-7))).toEqual({ bars: [], unchanged: ['x', 'z'] });
    // unless the rupee that is shown is another one, on either side
    expect(paths(made((x) => 1e8 + (x > 10 ? 0.5 : 0.45)))).toEqual({ bars: ['x'], unchanged: ['z'] });
    expect(paths(made((x) => 1e8 + (x < 10 ? 0.5 : 0.45)))).toEqual({ bars: ['x'], unchanged: ['z'] });
  });

  it('leaves out an input where neither side gives a figure', () => {
    expect(paths(made((x, z) => (x === 10 ? z : Number.NaN)))).toEqual({ bars: ['z'], unchanged: [] });
  });
});
