import { describe, expect, it } from 'vitest';
import { readStoredInputs, type StoredInputs, withHistory, writeInputs } from '#src/device/tool-inputs-format.ts';
import { words } from '#words/storage.ts';
import { choice, madeUp } from '../made-up.ts';
import { items } from './stored-rows.ts';

/** A tool that stores its values in their third version; the second called `amount` by another name. */
const tool = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100 },
    mode: choice('Mode', { a: 'A', b: 'B' }),
    items,
  },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  keep: {
    version: 3,
    history: { title: 'Totals', outputs: ['total'] },
  },
  compute: ({ amount, items }) => ({ total: amount + items.reduce((sum, item) => sum + item.value, 0) }),
});

const kept: StoredInputs = {
  values: { amount: 250, mode: 'b', items: [{ name: 'Ring', value: 7 }] },
  history: [{ day: '2026-11-20', outputs: { total: 257 } }],
};
const textOf = (what: StoredInputs) => {
  const result = writeInputs('made_up', tool, what);
  if (!result.ok) throw new Error(result.message);
  return JSON.stringify(result.body);
};
const written = textOf(kept);

/** A stored text with something else in it. */
const body = (change: Record<string, unknown>) => JSON.stringify({ ...JSON.parse(written), ...change });
const values = (change: Record<string, unknown>) => body({ values: change });
const read = (text: string) => readStoredInputs('made_up', tool, text);
const faultsOf = (text: string) => read(text).faults;

describe('what is stored', () => {
  it('reads back as it was written', () => {
    expect(read(written)).toEqual({ inputs: kept, faults: [] });
  });

  it('says which tool and version it is of', () => {
    expect(JSON.parse(textOf(kept))).toMatchObject({ tool: 'made_up', version: 3 });
  });

  it('gives inputs that it lacks their defaults', () => {
    const reading = read(values({ mode: 'b' }));
    expect(reading).toMatchObject({ inputs: { values: { amount: 100, mode: 'b', items: [] } }, faults: [] });
  });

  it('does without a history', () => {
    expect(read(body({ history: undefined }))).toMatchObject({ inputs: { history: [] }, faults: [] });
  });

  it('puts snapshots in the order of their days', () => {
    const days = ['2026-11-20', '2025-01-02', '2026-02-28'];
    const reading = read(body({ history: days.map((day) => ({ day, outputs: { total: 1 } })) }));
    expect(reading.inputs?.history.map(({ day }) => day)).toEqual(['2025-01-02', '2026-02-28', '2026-11-20']);
  });
});

it('an older version is named as a fault, and nothing is stored without a look at its values', () => {
  expect(faultsOf(body({ version: 2, values: { amount: 900 } }))).toContain(words.older);
});

describe('a text that is not ours', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', 'amount=5'],
    ['a script', '<script>alert(1)</script>'],
    ['half a file', written.slice(0, -5)],
    ['null', 'null'],
    ['a number', '5'],
    ['a list', `[${written}]`],
    ['a list nested a hundred thousand deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects nested fifty thousand deep', `${'{"values":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['another tool', body({ tool: 'net_worth' })],
    ['no tool', body({ tool: undefined })],
    ['everything on its prototype', `{"__proto__":${written}}`],
  ])('has nothing that can be used: %s', (_what, text) => {
    expect(read(text)).toEqual({ inputs: null, faults: [words.notOurs] });
  });

  it('has nothing that can be used where it is too long', () => {
    expect(read(written.padEnd(1_000_000))).toEqual({ inputs: kept, faults: [] });
    expect(read(written.padEnd(1_000_001))).toEqual({ inputs: null, faults: [words.tooLong] });
  });
});

describe('a text that is ours and out of order', () => {
  const snapshot = { day: '2026-11-20', outputs: { total: 257 } };
  const withDay = (day: unknown, total: unknown = 1) => body({ history: [snapshot, { day, outputs: { total } }] });

  it.each([
    ['no version', undefined, words.noVersion],
    ['a version as text', '3', words.noVersion],
    ['half a version', 2.5, words.noVersion],
    ['version 0', 0, words.noVersion],
    ['a version below 0', -1, words.noVersion],
    ['a newer version', 4, words.newer],
  ])('is named, and what it holds can be used: %s', (_what, version, fault) => {
    expect(read(body({ version }))).toEqual({ inputs: kept, faults: [fault] });
  });

  it.each([
    ['no values', undefined],
    ['values in a list', [1, 2]],
    ['values that are null', null],
  ])('keeps its snapshots: %s', (_what, given) => {
    const reading = read(body({ values: given }));
    expect(reading.faults).toEqual([words.noValues]);
    expect(reading.inputs).toEqual({ values: { amount: 100, mode: 'a', items: [] }, history: kept.history });
  });

  it('keeps its values where its history is no list', () => {
    const reading = read(body({ history: { day: '2026-11-20' } }));
    expect(reading).toEqual({ inputs: { ...kept, history: [] }, faults: [words.noSnapshots] });
  });

  it.each([
    ['null', body({ history: [snapshot, null] })],
    ['no day', body({ history: [snapshot, { outputs: { total: 1 } }] })],
    ['a day in words', withDay('yesterday')],
    ['a day that no calendar has', withDay('2026-13-45')],
    ['no figures', body({ history: [snapshot, { day: '2026-11-21' }] })],
    ['not the figure', body({ history: [snapshot, { day: '2026-11-21', outputs: {} }] })],
    ['text', withDay('2026-11-21', '1')],
    ['no figure', withDay('2026-11-21', null)],
    ['a figure beyond the largest', withDay('2026-11-21', 2 ** 53)],
    ['one below the least', withDay('2026-11-21', -(2 ** 53))],
    ['an endless figure', withDay('2026-11-21', 8).replace('"total":8', '"total":1e999')],
    ['a figure on the prototype', withDay('2026-11-21', 7).replace('"total":7', '"__proto__":{"total":1}')],
  ])('keeps its other snapshots where one has %s', (_what, text) => {
    expect(read(text)).toEqual({ inputs: kept, faults: ['One snapshot cannot be read.'] });
  });

  it('keeps the last of two snapshots of a day, and says so', () => {
    expect(read(withDay('2026-11-20', 9))).toEqual({
      inputs: { ...kept, history: [{ day: '2026-11-20', outputs: { total: 9 } }] },
      faults: ['It has more than one snapshot of 20 November 2026: only the last one can be used.'],
    });
  });

  it('keeps the newest 4,000 snapshots, and says that there are more', () => {
    const day = (index: number) => new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10);
    const all = Array.from({ length: 4001 }, (_, index) => ({ day: day(index), outputs: { total: index } }));
    const reading = read(body({ history: all }));
    expect(reading.inputs?.history).toEqual(all.slice(1));
    expect(reading.faults).toEqual([words.tooManySnapshots('4,000')]);
    expect(read(body({ history: all.slice(1) })).faults).toEqual([]);
  });

  it('takes of each value what is in order, leaves the rest at its default and names it', () => {
    const reading = read(
      values({ amount: 900, modus: 'b', items: [{ name: 'Ring', value: '7' }, null, { name: 'Car', value: 8 }, {}] }),
    );
    expect(reading.inputs?.values).toEqual({
      amount: 900,
      mode: 'a',
      items: [
        { name: 'Ring', value: 0 },
        { name: 'Car', value: 8 },
      ],
    });
    expect(reading.faults).toEqual([
      'It has a value “modus” that this tool does not know.',
      'Items can have at most 3 rows: only the first 3 can be used.',
      'Items, row 1: Value must be a number.',
      'Items, row 2 cannot be read.',
      'It has no value for “Mode”.',
    ]);
  });

  it('has nothing to use where none of it differs from the defaults', () => {
    expect(read(JSON.stringify({ tool: 'made_up', version: 3, values: { sum: 5 } })).inputs).toBeNull();
    // in a text without faults they are what was stored
    const defaults = { values: { amount: 100, mode: 'a', items: [] }, history: [] };
    expect(read(JSON.stringify({ tool: 'made_up', version: 3, values: {} }))).toEqual({ inputs: defaults, faults: [] });
  });

  it('keeps the largest figure, and −0 as 0', () => {
    const figures = [2 ** 53 - 1, -(2 ** 53 - 1), -0].map((total, index) => ({
      day: `2026-11-2${index}`,
      outputs: { total },
    }));
    const reading = read(
      body({ history: figures }).replace('"2026-11-22","outputs":{"total":0', '"2026-11-22","outputs":{"total":-0'),
    );
    expect(reading.faults).toEqual([]);
    expect(reading.inputs?.history.map(({ outputs }) => outputs.total)).toEqual([2 ** 53 - 1, -(2 ** 53 - 1), 0]);
  });

  it('reads a snapshot only where all of its figures can be read', () => {
    const history = { title: 'Both', outputs: ['total', 'other'] };
    const two = { ...tool, keep: { version: 3, history } } as unknown as typeof tool;
    const text = body({ history: [{ day: '2026-11-20', outputs: { total: 1 } }] });
    expect(readStoredInputs('made_up', two, text).faults).toEqual(['One snapshot cannot be read.']);
  });

  it('has as many rows as the input must have, or those of before', () => {
    const columns = {
      name: { kind: 'text', label: 'Name', default: 'A' },
      value: { kind: 'currency', label: 'Value', default: 0 },
    };
    const one = {
      ...tool,
      inputs: { ...tool.inputs, items: { ...tool.inputs.items, columns, min: 1, default: [{ name: 'A', value: 3 }] } },
    };
    const rows = (given: unknown) =>
      readStoredInputs('made_up', one as unknown as typeof tool, values({ amount: 1, items: given })).inputs?.values
        .items;
    expect(rows([null])).toEqual([{ name: 'A', value: 3 }]);
    expect(rows([null, { name: 'B', value: 7 }])).toEqual([{ name: 'B', value: 7 }]);
  });

  it('has as many rows as it may have without a word about that', () => {
    expect(faultsOf(values({ mode: 'b', items: [{}, {}, { value: '7' }] }))[0]).toBe(
      'Items, row 3: Value must be a number.',
    );
  });
});

describe('a value that does not fit', () => {
  it.each([
    ['an input that the tool lacks', { stranger: 1 }, words.unknown('stranger')],
    ['an output', { total: 1 }, words.unknown('total')],
    ['a name of every object', { constructor: 1 }, words.unknown('constructor')],
    ['a long name, cut short', { ['x'.repeat(5000)]: 1 }, words.unknown('x'.repeat(40))],
    ['text for a number', { amount: '250' }, 'Amount must be a number.'],
    ['an option that is none', { mode: 'c' }, 'Mode must be one of a, b.'],
    ['rows that are no list', { items: { length: 1 } }, 'Items must be a list of 0 to 3 rows.'],
    ['too many rows', { items: [{}, {}, {}, {}] }, words.tooManyRows('Items', '3')],
    ['a row that is null', { items: [null] }, 'Items, row 1 cannot be read.'],
    ['a strange cell', { items: [{ price: 1 }] }, words.unknown('price')],
    ['a strange cell with a long name', { items: [{ ['x'.repeat(5000)]: 1 }] }, words.unknown('x'.repeat(40))],
    ['a cell of the wrong kind', { items: [{}, { value: '7' }] }, 'Items, row 2: Value must be a number.'],
    ['a long name', { items: [{ name: 'x'.repeat(61) }] }, 'Items, row 1: Name must be text of at most 60 characters.'],
  ])('is named: %s', (_what, change, message) => {
    expect(faultsOf(values(change))[0]).toBe(message);
  });

  it.each([
    ['among the values', '{"tool":"made_up","version":3,"values":{"__proto__":{"polluted":true}}}'],
    ['in a row', '{"tool":"made_up","version":3,"values":{"items":[{"__proto__":{"polluted":true}}]}}'],
  ])('is refused where it means to change what every object inherits, %s', (_where, text) => {
    expect(faultsOf(text)[0]).toContain('__proto__');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('snapshots', () => {
  const monday = { day: '2026-11-16', outputs: { total: 1 } };
  const friday = { day: '2026-11-20', outputs: { total: 2 } };

  it('are one a day: a later one takes the place of the earlier', () => {
    const later = { day: '2026-11-20', outputs: { total: 3 } };
    expect(withHistory([monday, friday], [later])).toEqual([monday, later]);
  });

  it('of two histories are all there in the order of their days, and the given lists stay as they are', () => {
    const earlier = [monday, { day: '2026-11-20', outputs: { total: 9 } }];
    const sunday = { day: '2026-11-15', outputs: { total: 5 } };
    const later = [friday, sunday];
    expect(withHistory(earlier, later)).toEqual([sunday, monday, friday]);
    expect(withHistory(earlier, [])).toEqual(earlier);
    expect(later).toEqual([friday, sunday]);
  });
});
