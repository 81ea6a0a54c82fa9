import { describe, expect, it } from 'vitest';
import { defineTool } from '#engine';
import { madeUp, ran } from '../made-up.ts';

/** A calculator with one of each kind of result and figure, whose compute is given; loosely typed, to hold mistakes too. */
const made = (compute: () => unknown) =>
  madeUp({
    inputs: { amount: { kind: 'currency', label: 'Amount', default: 1 } },
    outputs: {
      total: { kind: 'currency', label: 'Total' },
      word: { kind: 'text', label: 'Word' },
      on: { kind: 'date', label: 'On' },
      until: { kind: 'month', label: 'Until' },
    },
    tables: {
      rows: {
        title: 'Rows',
        columns: {
          count: { kind: 'number', label: 'Count' },
          term: { kind: 'months', label: 'Term' },
          name: { kind: 'text', label: 'Name' },
        },
      },
    },
    notes: {
      plain: 'Plain.',
      figured: {
        text: '{each} until {end}, {from}.',
        figures: { each: { kind: 'currency' }, end: { kind: 'date' }, from: { kind: 'month' } },
      },
    },
    compute: compute as never,
  });
const right = { total: 1, word: 'x', on: '2026-04-01', until: '2026-04', rows: () => [] };
const figures = { each: 1, end: '2026-04-01', from: '2026-04' };

/** What a run gives, with these instead of the right results. */
const run = (results: object) => made(() => ({ ...right, ...results })).run({});
const success = (results: object) => ran(made(() => ({ ...right, ...results })));

it('content has the figures of examples in it, as the page writes them', () => {
  const tool = defineTool({
    inputs: { amount: { kind: 'currency', label: 'Amount', default: 500_000 } },
    outputs: { double: { kind: 'currency', label: 'Double' } },
    basis: ['Twice.'],
    examples: [{ title: 'Twice', inputs: {}, outputs: { double: 1_000_000 } }],
    content: {
      title: 'About',
      sections: [
        { heading: 'Twice', paragraphs: ['{example.0.amount} is {example.0.double}, not {example.1.double}.'] },
      ],
    },
    compute: ({ amount }) => ({ double: amount * 2 }),
  });
  expect(tool.content?.sections[0]?.paragraphs).toEqual(['₹5 lakh is ₹10,00,000, not {example.1.double}.']);
});

describe('a mistake of compute', () => {
  const throws = (thrown: unknown) => () => {
    throw thrown;
  };

  it.each<[string, () => unknown, string]>([
    ['an error', throws(new TypeError('no such thing')), 'compute throws: no such thing'],
    ['a text that is thrown', throws('not yet'), 'compute throws: not yet'],
    ['nothing', () => undefined, 'compute gives undefined for its results'],
    ['null', () => null, 'compute gives null for its results'],
  ])('is told with its reason, which no visitor reads: %s', (_, compute, reason) => {
    const outcome = made(compute).run({});
    expect(outcome).toMatchObject({ ok: false, field: null, broken: true, reason });
    expect(!outcome.ok && outcome.message).not.toContain('compute');
  });

  it.each<[object, string]>([
    [{ total: '5' }, 'compute gives 5 as total, which must be a number'],
    [{ total: Number.NaN }, 'compute gives NaN as total, which must be a finite number'],
    [{ total: 1 / 0 }, 'compute gives Infinity as total, which must be a finite number'],
    [{ total: Object.create(null) }, 'compute gives [object Object] as total, which must be a number'],
    [{ word: 5 }, 'compute gives 5 as word, which must be a text'],
    [{ on: '2026-02-30' }, 'compute gives 2026-02-30 as on, which must be a day written as YYYY-MM-DD'],
    [{ until: '2026-13' }, 'compute gives 2026-13 as until, which must be a calendar month written as YYYY-MM'],
    [{ notes: 'plain' }, 'compute gives plain as its notes, which must be a list'],
    [{ notes: [5] }, 'compute gives 5 as a note, which must be the id of one'],
    [{ notes: ['figured'] }, 'compute gives undefined as {each} of the note figured, which must be a number'],
    [
      { notes: [{ id: 'figured', figures: { ...figures, end: '' } }] },
      'compute gives no day as {end} of the note figured, which must be a day written as YYYY-MM-DD',
    ],
    [
      { notes: [{ id: 'figured', figures: { ...figures, each: '' } }] },
      'compute gives  as {each} of the note figured, which must be a number',
    ],
  ])('is told with what is wanted: %o', (results, wanted) => {
    expect(run(results)).toMatchObject({ ok: false, field: null, reason: wanted });
  });

  it('says which results there are, where one is missing', () => {
    expect(made(() => ({ total: 1, sum: 2 })).run({})).toMatchObject({ broken: true, gave: ['total', 'sum'] });
    expect(run({ word: undefined })).not.toHaveProperty('gave');
  });

  it('is none where a day or a month is left open', () => {
    expect(success({ on: '', until: '' }).outputs).toEqual({ total: 1, word: 'x', on: '', until: '' });
    const open = { notes: [{ id: 'figured', figures: { ...figures, from: '' } }] };
    expect(success(open).noteFigures).toEqual({ figured: { ...figures, from: '' } });
  });
});

it('figures before rounding are those of results that are numbers', () => {
  expect(success({ total: 1.4 }).raw).toEqual({ total: 1.4 });
});

it('the largest figure is the last up to which every rupee has a number of its own', () => {
  const most = Number.MAX_SAFE_INTEGER;
  expect(success({ total: most }).outputs.total).toBe(most);
  expect(success({ total: -most }).outputs.total).toBe(-most);
  expect(run({ total: most + 1 }).ok).toBe(false);
});

describe('names that the definition does not declare', () => {
  it('are none where all are declared', () => {
    const rows = () => [{ count: 1, term: 1, name: 'x' }];
    expect(success({ notes: ['plain', { id: 'figured', figures }, false], rows }).undeclared()).toEqual([]);
  });

  it('are results, cells of tables, each once, and figures of notes', () => {
    const rows = () => [
      { count: 1, kind: 'a' },
      { kind: 'b', size: 2 },
    ];
    const notes = [{ id: 'figured', figures: { ...figures, more: 1 } }];
    expect(success({ sum: 2, rows, notes }).undeclared()).toEqual([
      'sum',
      'rows.kind',
      'rows.size',
      'notes.figured.more',
    ]);
  });

  it('do not hide that a table is missing', () => {
    expect(success({ rows: undefined }).undeclared()).toEqual([]);
  });
});

describe('a table', () => {
  it('has each cell as its column says: months whole, what is no number as text', () => {
    const rows = () => [
      { count: 1.005, term: 12.4, name: 'x' },
      { count: '7.123', term: '', name: undefined },
      { count: Number.NaN, term: 1 / 0 },
    ];
    expect(success({ rows }).table('rows')).toEqual([
      { count: 1.01, term: 12, name: 'x' },
      { count: '7.123', term: '', name: '' },
      { count: 'NaN', term: 'Infinity', name: '' },
    ]);
  });

  it.each<[string, object, string, string]>([
    ['there is none', { rows: undefined }, 'rows', 'compute gives no such table'],
    ['the definition has none', {}, 'none', 'compute gives no such table'],
    ['it is a list', { rows: [] }, 'rows', 'compute gives no function that gives its rows'],
    ['its function gives no list', { rows: () => 5 }, 'rows', 'compute gives no list of rows'],
  ])('fails with its reason where %s', (_, results, id, message) => {
    expect(() => success(results).table(id)).toThrow(message);
  });
});

describe('a tool', () => {
  const parts = {
    inputs: { amount: { kind: 'currency', label: 'Amount', default: 1 } },
    outputs: { word: { kind: 'text', label: 'Word' }, sum: { kind: 'currency', label: 'Sum' } },
    basis: ['As given.'],
    examples: [],
    compute: () => ({ word: 'x', sum: 1 }),
  } as const;

  it('has for what is left out: the first result as its headline, the first number as its figure', () => {
    const { inputs, outputs, basis, headline, figure } = defineTool(parts);
    expect({ inputs, outputs, basis }).toEqual({
      inputs: parts.inputs,
      outputs: parts.outputs,
      basis: [{ text: 'As given.' }],
    });
    expect([headline, figure]).toEqual([['word'], 'sum']);
  });

  it('has what is given', () => {
    const given = {
      content: { title: 'T', sections: [] },
      insight: { title: 'T', about: 'A', prompt: () => 'P' },
      live: { about: 'A', source: {} },
      keep: {},
      swaps: [{ label: 'Swap', inputs: ['amount', 'amount'] }],
      headline: ['sum', 'word'],
      noWorking: 'There is none.',
      related: ['other'],
      rises: { sum: ['amount'] },
      falls: { sum: ['amount'] },
      sums: [{ total: 'sum', parts: ['amount'] }],
      working: [{ id: 'sum', label: 'Sum', formula: '1' }],
      refusals: { tooMuch: 'Too much.' },
      charts: [{ kind: 'donut', title: 'C', parts: ['sum'] }],
    };
    expect(defineTool({ ...parts, ...given } as never)).toMatchObject({ ...given, figure: 'sum' });
    const two = { first: { kind: 'currency', label: 'First' }, second: { kind: 'currency', label: 'Second' } };
    const figureOf = (more: object) => defineTool({ ...parts, outputs: two, ...more } as never).figure;
    expect([figureOf({}), figureOf({ headline: ['second'] })]).toEqual(['first', 'second']);
    expect(figureOf({ headline: ['first'], figure: 'second' })).toBe('second');
    expect(figureOf({ outputs: { word: parts.outputs.word } })).toBeNull();
  });
});

it('a number below 0 that a note explains makes days and words empty', () => {
  const tool = madeUp({
    inputs: { amount: { kind: 'currency', label: 'Amount', default: 1, negative: 'none' } },
    outputs: { total: { kind: 'currency', label: 'Total' }, until: { kind: 'month', label: 'Until' } },
    notes: { none: 'There is none.' },
    compute: ({ amount }) => ({ total: amount, until: '2026-04' }),
  });
  expect(tool.run({ amount: -1 })).toMatchObject({ outputs: { total: 0, until: '' }, notes: ['none'] });
});
