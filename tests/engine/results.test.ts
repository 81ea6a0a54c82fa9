import { describe, expect, it } from 'vitest';
import { defineTool, fail } from '#engine';

/** A calculator of one money amount whose compute is given; loosely typed, to hold mistakes too. */
const broken = (compute: () => unknown) =>
  defineTool({
    inputs: { amount: { kind: 'currency', label: 'Amount', default: 1 } },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    basis: ['As given.'],
    examples: [],
    compute: compute as never,
  });

const measures = defineTool({
  inputs: { value: { kind: 'number', label: 'Value', default: 0, negative: true, atMost: Number.MAX_SAFE_INTEGER } },
  outputs: {
    money: { kind: 'currency', label: 'Money' },
    percent: { kind: 'percent', label: 'Percent' },
    years: { kind: 'years', label: 'Years' },
    count: { kind: 'number', label: 'Count' },
    apr: { kind: 'percent', label: 'APR', decimals: 3 },
    score: { kind: 'number', label: 'Score', decimals: 0 },
    rate: { kind: 'number', label: 'Rate', significant: 6 },
    band: { kind: 'text', label: 'Band', values: { low: 'Low', high: 'High' } },
  },
  basis: ['As given.'],
  examples: [],
  // in another order than the outputs, on purpose
  compute: ({ value }) => ({
    band: value < 50 ? ('low' as const) : ('high' as const),
    rate: value,
    score: value,
    apr: value,
    count: value,
    years: value,
    percent: value,
    money: value,
  }),
});

describe('results', () => {
  it.each([
    [61.49999999999999, { money: 62, percent: 61.5, count: 61.5, apr: 61.5, score: 62, rate: 61.5 }],
    [-61.5, { money: -61, percent: -61.5, score: -61 }],
    [8.405599722912505, { money: 8, percent: 8.41, years: 8.41, count: 8.41, apr: 8.406, score: 8, rate: 8.4056 }],
    [0.0119047619, { money: 0, percent: 0.01, apr: 0.012, rate: 0.0119048 }],
    [12_34_567.891, { money: 12_34_568, count: 12_34_567.89, rate: 12_34_570 }],
  ])('are rounded half up as their kind says: %d', (value, outputs) => {
    expect(measures.run({ value })).toMatchObject({ ok: true, outputs });
  });

  it('are rounded once: a total is of the unrounded parts', () => {
    const parts = defineTool({
      inputs: {},
      outputs: {
        total: { kind: 'currency', label: 'Total' },
        first: { kind: 'currency', label: 'First' },
        second: { kind: 'currency', label: 'Second' },
      },
      basis: ['Added up.'],
      examples: [],
      compute: () => ({ first: 10.4, second: 10.4, total: 20.8 }),
    });
    expect(parts.run({})).toMatchObject({ outputs: { first: 10, second: 10, total: 21 } });
  });

  it('are never a minus zero', () => {
    const outcome = measures.run({ value: -0.001 });
    expect(outcome.ok && Object.is(outcome.outputs.money, 0) && Object.is(outcome.outputs.percent, 0)).toBe(true);
  });

  it('come in the order of the definition, text as its id', () => {
    const outcome = measures.run({ value: 70 });
    expect(outcome.ok && Object.keys(outcome.outputs)).toEqual(Object.keys(measures.outputs));
    expect(outcome.ok && outcome.outputs.band).toBe('high');
  });

  it('never show what was not declared', () => {
    const outcome = broken(() => ({ total: 1, extra: 2 })).run({});
    expect(outcome.ok ? Object.keys(outcome.outputs) : ['total']).toEqual(['total']);
  });
});

describe('a definition at fault', () => {
  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new TypeError('secret detail');
      },
    ],
    ['leaves an output out', () => ({})],
    ['gives text for a number', () => ({ total: '5' })],
    ['gives null', () => ({ total: null })],
    ['gives a big integer', () => ({ total: 5n })],
    ['gives no results at all', () => undefined],
    ['gives null for all results', () => null],
  ])('is told as broken where compute %s', (_, compute) => {
    const outcome = broken(compute).run({});
    expect(outcome).toMatchObject({ ok: false, field: null, broken: true });
    expect(!outcome.ok && outcome.message).toMatch(/^[A-Z].*\.$/);
    expect(!outcome.ok && outcome.message).not.toContain('secret');
  });

  it('is told as broken where compute gives a number for a text', () => {
    const tool = defineTool({
      inputs: {},
      outputs: { band: { kind: 'text', label: 'Band' } },
      basis: ['As given.'],
      examples: [],
      compute: (() => ({ band: 5 })) as never,
    });
    expect(tool.run({})).toMatchObject({ ok: false, broken: true });
  });
});

describe('figures that could not be right', () => {
  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.MAX_SAFE_INTEGER + 1,
    -(Number.MAX_SAFE_INTEGER + 1),
    1e308,
  ])('are a refusal that the visitor can understand, never %d', (total) => {
    const outcome = broken(() => ({ total })).run({});
    expect(outcome).toMatchObject({ ok: false, field: null, message: expect.stringMatching(/too large/) });
    expect(outcome).not.toHaveProperty('broken');
  });

  it('begin only where a rupee no longer has a number of its own', () => {
    const total = 999_999_999_999_999;
    expect(broken(() => ({ total })).run({})).toMatchObject({ ok: true, outputs: { total } });
    expect(broken(() => ({ total: -total })).run({})).toMatchObject({ ok: true, outputs: { total: -total } });
  });
});

describe('a refusal by compute', () => {
  it('comes out as it was made', () => {
    const tool = defineTool({
      inputs: { years: { kind: 'years', label: 'Years', default: 0 } },
      outputs: { total: { kind: 'currency', label: 'Total' } },
      basis: ['As given.'],
      examples: [],
      compute: ({ years }) => (years < 1 ? fail('years', 'Give at least a year.') : { total: years }),
    });
    expect(tool.run({})).toEqual({ ok: false, field: 'years', message: 'Give at least a year.' });
    expect(tool.run({ years: 2 })).toMatchObject({ ok: true, outputs: { total: 2 } });
  });
});
