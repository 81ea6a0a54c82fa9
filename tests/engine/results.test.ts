import { describe, expect, it } from 'vitest';
import { fail } from '#engine';
import { remarksOf } from '#src/engine/powers/calculation.ts';
import { canBeNone, isNone, resultOf, textOfResult } from '#src/engine/results.ts';
import type { Output } from '#src/engine/types.ts';
import { madeUp, ran, withTestFacts } from '../made-up.ts';

withTestFacts();

/** A calculator of one money amount whose compute is given; loosely typed, to hold mistakes too. */
const broken = (compute: () => unknown) =>
  madeUp({
    inputs: { amount: { kind: 'currency', label: 'Amount', default: 1 } },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    compute: compute as never,
  });

const measures = madeUp({
  inputs: {
    value: {
      kind: 'number',
      label: 'Value',
      default: 0,
      allowed: [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    },
  },
  outputs: {
    money: { kind: 'currency', label: 'Money' },
    percent: { kind: 'percent', label: 'Percent' },
    years: { kind: 'years', label: 'Years' },
    term: { kind: 'months', label: 'Term' },
    count: { kind: 'number', label: 'Count' },
    apr: { kind: 'percent', label: 'APR', decimals: 3 },
    score: { kind: 'number', label: 'Score', decimals: 0 },
    band: { kind: 'text', label: 'Band', values: { low: 'Low', high: 'High' } },
  },
  // in another order than the outputs, on purpose
  compute: ({ value }) => ({
    band: value < 50 ? ('low' as const) : ('high' as const),
    score: value,
    apr: value,
    count: value,
    term: value,
    years: value,
    percent: value,
    money: value,
  }),
});

describe('results', () => {
  it.each([
    [61.49999999999999, { money: 62, percent: 61.5, count: 61.5, apr: 61.5, score: 62 }],
    [-61.5, { money: -61, percent: -61.5, score: -61 }],
    [8.405599722912505, { money: 8, percent: 8.41, years: 8.41, term: 8, count: 8.41, apr: 8.406, score: 8 }],
    [0.0119047619, { money: 0, percent: 0.01, apr: 0.012 }],
    [12_34_567.891, { money: 12_34_568, count: 12_34_567.89 }],
  ])('are rounded half up as their kind says: %d', (value, outputs) => {
    expect(measures.run({ value })).toMatchObject({ ok: true, outputs });
  });

  it('are rounded once: a total is of the unrounded parts', () => {
    const parts = madeUp({
      inputs: {},
      outputs: {
        total: { kind: 'currency', label: 'Total' },
        first: { kind: 'currency', label: 'First' },
        second: { kind: 'currency', label: 'Second' },
      },
      compute: () => ({ first: 10.4, second: 10.4, total: 20.8 }),
    });
    expect(parts.run({})).toMatchObject({ outputs: { first: 10, second: 10, total: 21 } });
  });
});

it.each([
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.MAX_SAFE_INTEGER + 1,
  -(Number.MAX_SAFE_INTEGER + 1),
])('figures that could not be right are a refusal that the visitor can understand, never %d', (total) => {
  const outcome = broken(() => ({ total })).run({});
  expect(outcome).toMatchObject({ ok: false, field: null, message: expect.stringMatching(/too large/) });
  expect(outcome).not.toHaveProperty('broken');
});

it('a refusal by compute comes out as it was made', () => {
  const tool = madeUp({
    inputs: { years: { kind: 'years', label: 'Years', default: 0 } },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    refusals: { tooShort: 'Give at least a year, not {years}.' },
    compute: ({ years }) => (years < 1 ? fail('years', 'tooShort') : { total: years }),
  });
  expect(tool.run({})).toEqual({
    ok: false,
    field: 'years',
    message: 'Give at least a year, not 0 years.',
    refusal: 'tooShort',
  });
  expect(tool.run({ years: 2 })).toMatchObject({ ok: true, outputs: { total: 2 } });
});

describe('the sentence of a refusal', () => {
  const refusing = (compute: () => unknown) =>
    madeUp({
      inputs: { amount: { kind: 'currency', label: 'Amount', default: 1 } },
      outputs: { total: { kind: 'currency', label: 'Total' } },
      refusals: {
        tooMuch: {
          text: 'At most {most} until {end}.',
          figures: { most: { kind: 'currency' }, end: { kind: 'month' } },
        },
      },
      compute: compute as never,
    }).run({});

  it('has its own figures, rounded', () => {
    const outcome = refusing(() => fail('amount', 'tooMuch', { most: 123_456.6, end: '2027-04' }));
    expect(outcome).toMatchObject({ ok: false, field: 'amount', message: 'At most ₹1,23,457 until Apr 2027.' });
  });

  it.each([
    ['one that is not declared', fail('amount', 'none'), /none.*not declared in refusals/],
    ['none of its figures', { ok: false, field: 'amount', refusal: 'tooMuch' }, /\{most\} of the refusal tooMuch/],
    ['a figure that is missing', fail('amount', 'tooMuch', { most: 1 }), /\{end\} of the refusal tooMuch/],
    ['a month that is none', fail('amount', 'tooMuch', { most: 1, end: '2027-13' }), /YYYY-MM/],
    ['a figure that is not declared', fail('amount', 'tooMuch', { most: 1, end: '2027-01', x: 1 }), /\{x\}/],
  ])('is a fault of the definition with %s', (_what, refused, reason) => {
    expect(refusing(() => refused)).toMatchObject({ ok: false, broken: true, reason: expect.stringMatching(reason) });
  });
});

describe('a number below 0 that a definition explains by a note', () => {
  const tool = madeUp({
    inputs: {
      amount: { kind: 'currency', label: 'Amount', default: 100, negative: 'noAmount' },
      mode: { kind: 'toggle', label: 'With a fee', default: true },
      fee: { kind: 'percent', label: 'Fee', default: 2, negative: 'noFee', showWhen: { mode: true } },
      gain: { kind: 'percent', label: 'Gain', default: 1, allowed: [-1e9] },
      cost: { kind: 'currency', label: 'Cost', default: 1 },
    },
    outputs: { total: { kind: 'currency', label: 'Total' }, share: { kind: 'percent', label: 'Share' } },
    tables: { years: { title: 'Years', columns: { year: { kind: 'years', label: 'Year' } } } },
    notes: { noAmount: 'There is no amount.', noFee: 'There is no fee.', some: 'There are both.' },
    compute: ({ amount, fee, gain }) => {
      if (amount < 0 || fee < 0) throw new Error('compute has a number below 0');
      return { total: amount + gain, share: fee, years: () => [{ year: 1 }], notes: ['some'] };
    },
  });
  const read = (raw: Readonly<Record<string, unknown>>) => {
    const { outputs, notes, values, table, undeclared } = ran(tool, raw);
    return { outputs, notes, values, rows: table('years'), undeclared: undeclared() };
  };

  it.each<[string, Readonly<Record<string, number>>, string]>([
    ['one', { amount: -5 }, 'noAmount'],
    ['a small one', { fee: -0.001 }, 'noFee'],
    ['two, of which the first is reported', { fee: -1, amount: -1 }, 'noAmount'],
  ])('makes all results 0, with that note and without rows: %s', (_, raw, note) => {
    expect(read(raw)).toEqual({
      outputs: { total: 0, share: 0 },
      notes: [note],
      values: expect.objectContaining(raw),
      rows: [],
      undeclared: [],
    });
  });

  it('leaves 0 and numbers above it to compute, and those of a hidden input', () => {
    expect(read({ amount: 0, fee: 0 })).toMatchObject({ outputs: { total: 1, share: 0 }, notes: ['some'] });
    expect(read({ mode: false, fee: -1 })).toMatchObject({ outputs: { total: 101, share: 2 }, rows: [{ year: 1 }] });
    expect(read({ gain: -50 })).toMatchObject({ outputs: { total: 50 } });
  });

  it('is refused elsewhere, and where it is too large as ever', () => {
    expect(tool.run({ cost: -1 })).toMatchObject({ ok: false, field: 'cost' });
    expect(tool.run({ amount: -1e300 })).toMatchObject({ ok: false, field: 'amount' });
  });
});

describe('a result as it is written', () => {
  const tool = madeUp({
    inputs: { rate: { kind: 'percent', label: 'Rate', default: 5 } },
    outputs: {
      saving: {
        kind: 'currency',
        label: 'You save',
        labels: [{ text: 'You lose', showWhen: { saving: { below: 0 } }, unsigned: true }],
      },
      month: { kind: 'months', label: 'Recovered in' },
      age: { kind: 'years', label: 'Gone at' },
      grown: { kind: 'percent', label: 'Grown', signed: true },
    },
    notes: {
      never: { text: 'It is never recovered at {rate}.', at: 'month', kind: 'careful' },
      late: { text: 'Nor later.', at: 'month', kind: 'good' },
      little: { text: 'It is little.', at: 'saving' },
      aside: 'A note about nothing.',
    },
    compute: ({ rate }) => {
      if (rate > 20) return fail('rate', 'tooHigh');
      return {
        saving: rate === 9 ? 0 : (8 - rate) * 100,
        month: rate < 8 ? rate : 0,
        age: 0,
        grown: rate,
        notes: [rate >= 8 && 'never', rate > 9 && 'late', rate === 9 && 'little', rate === 5 && 'late', 'aside'],
      };
    },
    refusals: { tooHigh: 'Too high.' },
  });
  const of = (name: string, rate: number) => {
    const outcome = tool.run({ rate });
    const value = (id: string) => (id === 'rate' ? rate : outcome.ok ? outcome.outputs[id] : undefined);
    return resultOf(tool, [name, tool.outputs[name] as Output], outcome, value, '2026-11-25');
  };

  it.each([
    ['saving', 5, 'You save', '₹300'],
    ['saving', 10, 'You lose', '₹200'],
    // an amount of 0 is a figure, whatever its note says
    ['saving', 9, 'You save', '₹0'],
    ['month', 5, 'Recovered in', '5 months'],
    ['month', 8, 'Recovered in', 'It is never recovered at 8%.'],
    ['month', 10, 'Recovered in', 'It is never recovered at 10%. Nor later.'],
    // no note stands at it
    ['age', 5, 'Gone at', '0'],
    ['grown', 5, 'Grown', '+5%'],
  ])(
    'has no sign where its label says which way, and its note in place of no figure: %s at %d%%',
    (name, rate, label, text) => {
      const result = of(name, rate);
      expect([result.label, textOfResult(result)]).toEqual([label, text]);
      expect(result.name).toBe(name);
    },
  );

  it('knows what its notes say and how the first of them is meant, beside a figure too', () => {
    expect(of('month', 5)).toMatchObject({
      value: 5,
      denial: 'Nor later.',
      kind: 'good',
      none: false,
      unsigned: false,
    });
    expect(of('month', 10)).toMatchObject({ value: 0, kind: 'careful', none: true });
    expect(of('saving', 10)).toMatchObject({ value: -200, denial: '', kind: null, none: false, unsigned: true });
    expect(of('saving', 9)).toMatchObject({ value: 0, denial: 'It is little.', kind: null, none: false });
  });

  it('has no value and no text where the inputs are refused', () => {
    const refused = of('saving', 21);
    expect(refused).toMatchObject({ value: undefined, denial: '', none: false, unsigned: false, label: 'You save' });
    expect(textOfResult(refused)).toBe('');
    expect(isNone(tool, 'month', tool.run({ rate: 21 }))).toBe(false);
  });

  it('has its note among the remarks only where the figure exists', () => {
    const notesAt = (rate: number) => {
      const outcome = tool.run({ rate });
      if (!outcome.ok) throw new Error(outcome.message);
      return remarksOf({
        ...{ tool, title: '', outcome },
        today: '2026-11-25',
        link: null,
        compared: null,
      }).notes;
    };
    expect(notesAt(5)).toEqual(['Nor later.', 'A note about nothing.']);
    expect(notesAt(10)).toEqual(['A note about nothing.']);
    expect(notesAt(9)).toEqual(['It is little.', 'A note about nothing.']);
  });

  it('may be none only where a note can stand at it and it is no amount', () => {
    expect(['saving', 'month', 'age', 'grown', 'other'].map((name) => canBeNone(tool, name))).toEqual([
      ...[false, true, false, false, false],
    ]);
    expect(isNone(tool, 'month', tool.run({ rate: 8 }))).toBe(true);
    expect(isNone(tool, 'month', tool.run({ rate: 5 }))).toBe(false);
  });
});
