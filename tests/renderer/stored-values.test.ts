import { describe, expect, it } from 'vitest';
import { defineTool } from '#engine';
import { type Kept, readKept, today, withSnapshot, writeKept } from '#src/renderer/keep/kept.ts';
import { words } from '#src/renderer/words.ts';

const asked: unknown[] = [];

/** A tool that keeps its values in their third version; the second called `amount` by another name. */
const tool = defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100 },
    mode: {
      kind: 'choice',
      label: 'Mode',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
      default: 'a',
    },
    items: {
      kind: 'rows',
      label: 'Items',
      item: 'Item {number}',
      columns: {
        name: { kind: 'text', label: 'Name', default: '' },
        value: { kind: 'currency', label: 'Value', default: 0 },
      },
      min: 0,
      max: 3,
      default: [],
    },
  },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  basis: ['A sum.'],
  examples: [{ title: 'One hundred', inputs: {}, outputs: { total: 100 } }],
  keep: {
    version: 3,
    history: { title: 'Totals', outputs: ['total'] },
    migrate(values, version) {
      asked.push(version);
      if (values.sum === 'throw') throw new Error('cannot be read');
      return { amount: values.sum };
    },
  },
  compute: ({ amount, items }) => ({ total: amount + items.reduce((sum, item) => sum + item.value, 0) }),
});

const kept: Kept = {
  values: { amount: 250, mode: 'b', items: [{ name: 'Ring', value: 7 }] },
  history: [{ day: '2026-11-20', outputs: { total: 257 } }],
};
const written = writeKept('made_up', tool, kept);

/** A stored text with something else in it. */
const body = (change: Record<string, unknown>) => JSON.stringify({ ...JSON.parse(written), ...change });
const values = (change: Record<string, unknown>) => body({ values: change });
const messageOf = (text: string) => {
  const read = readKept('made_up', tool, text);
  return read.ok ? 'was taken' : read.message;
};

describe('what is kept', () => {
  it('reads back as it was written', () => {
    expect(readKept('made_up', tool, written)).toEqual({ ok: true, kept });
  });

  it('says which tool and version it is of', () => {
    expect(JSON.parse(written)).toMatchObject({ tool: 'made_up', version: 3 });
  });

  it('gives inputs that it lacks their defaults', () => {
    const read = readKept('made_up', tool, values({ mode: 'b' }));
    expect(read).toMatchObject({ ok: true, kept: { values: { amount: 100, mode: 'b', items: [] } } });
  });

  it('does without a history', () => {
    expect(readKept('made_up', tool, body({ history: undefined }))).toMatchObject({ ok: true, kept: { history: [] } });
  });

  it('puts snapshots in the order of their days', () => {
    const days = ['2026-11-20', '2025-01-02', '2026-02-28'];
    const read = readKept('made_up', tool, body({ history: days.map((day) => ({ day, outputs: { total: 1 } })) }));
    expect(read.ok && read.kept.history.map(({ day }) => day)).toEqual(['2025-01-02', '2026-02-28', '2026-11-20']);
  });
});

describe('an older version', () => {
  it('is migrated, with its number told', () => {
    asked.length = 0;
    const read = readKept('made_up', tool, body({ version: 2, values: { sum: 900 } }));
    expect(read).toMatchObject({ ok: true, kept: { values: { amount: 900, mode: 'a', items: [] } } });
    expect(asked).toEqual([2]);
  });

  it('is checked after it was migrated', () => {
    expect(messageOf(body({ version: 1, values: { sum: 'many' } }))).toBe(words.keep.wrong('Amount must be a number.'));
  });

  it('is refused where the migration fails', () => {
    expect(messageOf(body({ version: 1, values: { sum: 'throw' } }))).toBe(words.keep.notOurs);
  });

  it('is no matter for values of today', () => {
    asked.length = 0;
    readKept('made_up', tool, written);
    expect(asked).toEqual([]);
  });
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
    ['no version', body({ version: undefined })],
    ['a version as text', body({ version: '3' })],
    ['half a version', body({ version: 2.5 })],
    ['no values', body({ values: undefined })],
    ['values in a list', body({ values: [1, 2] })],
    ['values that are null', body({ values: null })],
    ['a history that is no list', body({ history: { day: '2026-11-20' } })],
    ['a snapshot that is null', body({ history: [null] })],
    ['a snapshot without a day', body({ history: [{ outputs: { total: 1 } }] })],
    ['a day in words', body({ history: [{ day: 'yesterday', outputs: { total: 1 } }] })],
    ['a day that no calendar has', body({ history: [{ day: '2026-13-45', outputs: { total: 1 } }] })],
    ['a snapshot without figures', body({ history: [{ day: '2026-11-20' }] })],
    ['a snapshot that lacks the figure', body({ history: [{ day: '2026-11-20', outputs: {} }] })],
    ['a figure that is text', body({ history: [{ day: '2026-11-20', outputs: { total: '1' } }] })],
    ['a figure that is null', body({ history: [{ day: '2026-11-20', outputs: { total: null } }] })],
    [
      'a figure on the prototype',
      '{"tool":"made_up","version":3,"values":{},"history":[{"day":"2026-11-20","outputs":{"__proto__":{"total":1}}}]}',
    ],
    [
      'an endless figure',
      `{"tool":"made_up","version":3,"values":{},"history":[{"day":"2026-11-20","outputs":{"total":1e999}}]}`,
    ],
    ['more snapshots than days in ten years', body({ history: Array.from({ length: 4001 }, () => kept.history[0]) })],
  ])('is refused: %s', (_what, text) => {
    expect(messageOf(text)).toBe(words.keep.notOurs);
  });

  it('is refused with its length where it is too long', () => {
    expect(messageOf(values({ mode: 'a'.repeat(1_000_001) }))).toBe(words.keep.tooLong);
  });

  it('is refused with its version where that is newer', () => {
    expect(messageOf(body({ version: 4 }))).toBe(words.keep.newer);
  });
});

describe('a value that does not fit', () => {
  it.each([
    ['an input that the tool lacks', { stranger: 1 }, words.keep.unknown('stranger')],
    ['an output', { total: 1 }, words.keep.unknown('total')],
    ['a name of every object', { constructor: 1 }, words.keep.unknown('constructor')],
    ['a long name, cut short', { ['x'.repeat(5000)]: 1 }, words.keep.unknown('x'.repeat(40))],
    ['text for a number', { amount: '250' }, words.keep.wrong('Amount must be a number.')],
    ['null for a number', { amount: null }, words.keep.wrong('Amount must be a number.')],
    ['an object for a number', { amount: { valueOf: 5 } }, words.keep.wrong('Amount must be a number.')],
    ['a negative', { amount: -1 }, words.keep.wrong('Amount cannot be below 0: it must be a number.')],
    ['an option that is none', { mode: 'c' }, words.keep.wrong('Mode must be one of a, b.')],
    ['rows that are no list', { items: { length: 1 } }, words.keep.wrong('Items must be a list of 0 to 3 rows.')],
    ['too many rows', { items: [{}, {}, {}, {}] }, words.keep.wrong('Items must be a list of 0 to 3 rows.')],
    ['a row that is null', { items: [null] }, words.keep.wrong('Items must be an object with name, value.')],
    ['a strange cell', { items: [{ price: 1 }] }, words.keep.wrong('There is no input "price" (have: name, value).')],
    ['a cell of the wrong kind', { items: [{}, { value: '7' }] }, words.keep.wrong('Value must be a number.')],
    [
      'a long name',
      { items: [{ name: 'x'.repeat(61) }] },
      words.keep.wrong('Name must be text of at most 60 characters.'),
    ],
  ])('is refused in words: %s', (_what, change, message) => {
    expect(messageOf(values(change))).toBe(message);
  });

  it.each([
    ['among the values', '{"tool":"made_up","version":3,"values":{"__proto__":{"polluted":true}}}'],
    ['in a row', '{"tool":"made_up","version":3,"values":{"items":[{"__proto__":{"polluted":true}}]}}'],
  ])('is refused where it means to change what every object inherits, %s', (_where, text) => {
    expect(messageOf(text)).toContain('__proto__');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('snapshots', () => {
  const monday = { day: '2026-11-16', outputs: { total: 1 } };
  const friday = { day: '2026-11-20', outputs: { total: 2 } };

  it('are one a day: a later one takes the place of the earlier', () => {
    const later = { day: '2026-11-20', outputs: { total: 3 } };
    expect(withSnapshot([monday, friday], later)).toEqual([monday, later]);
  });

  it('stand in the order of their days and leave the given list alone', () => {
    const given = [friday];
    expect(withSnapshot(given, monday)).toEqual([monday, friday]);
    expect(given).toEqual([friday]);
  });

  it.each([
    ['Asia/Kolkata', '2026-03-02'],
    ['UTC', '2026-03-01'],
    ['America/Los_Angeles', '2026-03-01'],
  ])('are of the day that the visitor has in %s', (zone, day) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(today(new Date('2026-03-01T20:00:00Z'))).toBe(day);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});
