import { describe, expect, it } from 'vitest';
import { type Calculation, remarksOf, tablesOf } from '#src/engine/powers/calculation.ts';
import { compare } from '#src/engine/powers/compare.ts';
import { csvOf, summaryText, tabSeparated } from '#src/engine/powers/export.ts';
import type { Table, Tool } from '#src/engine/types.ts';
import { type Inputs, list, madeUp, ran } from '../../made-up.ts';
import { tools } from '../../tools.ts';

const calculationOf = (tool: Tool, given = {}): Calculation | null => {
  const outcome = tool.run(given);
  const link = 'https://example.org/#x';
  return outcome.ok ? { tool, title: 'A tool', outcome, today: '2026-11-22', link, compared: null } : null;
};

/** Reads CSV by RFC 4180, written for these tests alone. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/gy;
  for (let match = pattern.exec(text); match && match.index < text.length; match = pattern.exec(text)) {
    const [, cell = '', end] = match;
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

const tricky = madeUp({
  inputs: { amount: { kind: 'currency', label: 'Amount', default: 5 } },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  tables: {
    rows: {
      title: 'A [very] long: title / with * signs? that no sheet takes',
      columns: {
        name: { kind: 'text', label: 'Name, "quoted"' },
        kind: { kind: 'text', label: 'Kind', values: { a: 'Up to {gratuity.taxFree}' } },
        money: { kind: 'currency', label: 'Money', decimals: 2 },
        month: { kind: 'month', label: 'Month' },
        hidden: { kind: 'number', label: 'Hidden', showWhen: { amount: { above: 10 } } },
      },
    },
  },
  basis: ['Of {amount}.'],
  compute: ({ amount }) => ({
    total: amount,
    rows: () => [
      { name: '=SUM(A1)', kind: 'a' as const, money: -14_000.5, month: '2027-04', hidden: 1 },
      { name: '\u00a0 @SUM(A1)', kind: 'a' as const, money: 1, month: '', hidden: 2 },
      { name: 'two\nlines, "{gratuity.taxFree}"', kind: 'a' as const, money: 12_345_678.25, month: '', hidden: 2 },
    ],
  }),
});

describe('CSV', () => {
  const calculation = calculationOf(tricky) as Calculation;
  const [{ table, rows }] = tablesOf(calculation) as [ReturnType<typeof tablesOf>[number]];

  it('begins with a byte order mark and reads back', () => {
    const text = csvOf(tricky, table, rows, calculation.outcome);
    expect(text.codePointAt(0)).toBe(0xfeff);
    expect(readCsv(text.slice(1))).toEqual([
      ['Name, "quoted"', 'Kind', 'Money', 'Month'],
      ["'=SUM(A1)", 'Up to ₹20,00,000', '-14000.5', '2027-04'],
      ["'\u00a0 @SUM(A1)", 'Up to ₹20,00,000', '1', ''],
      ['two\nlines, "{gratuity.taxFree}"', 'Up to ₹20,00,000', '12345678.25', ''],
    ]);
  });
});

/** A tool with every kind of input, result and column, of which some are hidden. */
const sample = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 2500 },
    rate: { kind: 'percent', label: 'Rate', default: 8.5 },
    senior: { kind: 'toggle', label: 'Senior', default: true },
    name: { kind: 'text', label: 'Name', default: '' },
    extra: { kind: 'currency', label: 'Extra', default: 1, showWhen: { senior: false } },
  },
  outputs: {
    total: { kind: 'currency', label: 'Total', labels: [{ text: 'Sum', showWhen: { senior: false } }] },
    word: { kind: 'text', label: 'Word', values: { up: 'It rises' } },
    share: { kind: 'percent', label: 'Share', showWhen: { senior: false } },
    until: { kind: 'month', label: 'Until' },
  },
  tables: {
    first: {
      title: 'Years',
      columns: { count: { kind: 'number', label: 'Count' }, on: { kind: 'date', label: 'On' } },
    },
    second: { title: 'years', columns: { count: { kind: 'number', label: 'Count' } } },
    empty: { title: 'Empty', columns: { count: { kind: 'number', label: 'Count' } } },
    hidden: { title: 'Hidden', columns: { count: { kind: 'number', label: 'Count' } }, showWhen: { senior: false } },
  },
  notes: {
    some: 'From {amount} to {total}.',
    figured: { text: 'It is {each}.', figures: { each: { kind: 'currency' } } },
  },
  basis: ['Of {amount}.', { text: 'Only for others.', showWhen: { senior: false } }],
  compute: ({ amount, senior }) => ({
    total: amount * 2,
    word: 'up',
    share: 50,
    until: amount > 5000 ? '' : '2027-04',
    first: () => [{ count: 1.5, on: '2026-04-01' }],
    second: () => [{ count: 1 }],
    empty: () => [],
    hidden: () => [{ count: 1 }],
    notes: [senior && 'some', !senior && { id: 'figured', figures: { each: amount } }],
  }),
});
const sampleWith = (values: Inputs, link: string | null = null): Calculation => ({
  ...{ tool: sample, title: 'Sample', outcome: ran(sample, values) },
  ...{ today: '2026-11-22', link, compared: null },
});

describe('what is exported', () => {
  it('has the tables that are shown and have rows', () => {
    const ids = (values: object) => tablesOf(sampleWith({ ...values })).map(({ id }) => id);
    expect([ids({}), ids({ senior: false })]).toEqual([
      ['first', 'second'],
      ['first', 'second', 'hidden'],
    ]);
  });

  it('has the notes and lines of the basis that apply, with their figures', () => {
    expect(remarksOf(sampleWith({}))).toEqual({ notes: ['From ₹2,500 to ₹5,000.'], basis: ['Of ₹2,500.'] });
    expect(remarksOf(sampleWith({ senior: false }))).toEqual({
      notes: ['It is ₹2,500.'],
      basis: ['Of ₹2,500.', 'Only for others.'],
    });
  });
});

describe('a cell of CSV', () => {
  const { outcome, ...calculation } = calculationOf(tricky) as Calculation;
  const [{ table }] = tablesOf({ ...calculation, outcome }) as [ReturnType<typeof tablesOf>[number]];
  const cell = (name: string) =>
    csvOf(tricky, table, [{ name }], outcome).split('\r\n').slice(1, -1).join('\r\n').replace(/,+$/, '');

  it.each([
    ['plain', 'plain'],
    ['one, two', '"one, two"'],
    ['"one"', '"""one"""'],
    ['one\ntwo', '"one\ntwo"'],
    ['one\rtwo', '"one\rtwo"'],
    // what a spreadsheet would run as a formula
    ['=1', "'=1"],
    ['@1', "'@1"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(1)', "'＠SUM(1)"],
    ['1-2=3', '1-2=3'],
    ['1＝1', '1＝1'],
  ])('%j is written %j', (name, written) => {
    expect(cell(name)).toBe(written);
  });
});

describe('a text for a chat', () => {
  it('has inputs, results and the link', () => {
    expect(summaryText(calculationOf(tricky) as Calculation)).toBe(
      'A tool\n\nAmount: ₹5\n\nTotal: ₹5\n\nhttps://example.org/#x',
    );
  });

  it('leaves out what is empty or hidden', () => {
    expect(summaryText(sampleWith({ amount: 6000 }))).toBe(
      'Sample\n\nAmount: ₹6,000\nRate: 8.5%\nSenior: Yes\n\nTotal: ₹12,000\nWord: It rises',
    );
    expect(summaryText(sampleWith({ name: 'Mine' }))).toContain(
      '\nName: Mine\n\nTotal: ₹5,000\nWord: It rises\nUntil: Apr 2027',
    );
  });

  it('names an input under More options only where it is not the default, and each cell', () => {
    const more = madeUp({
      inputs: {
        rate: { kind: 'percent', label: 'Rate', default: 8, more: true },
        costs: list(
          'Cost',
          { amount: { kind: 'currency', label: 'Amount', default: 1 } },
          { min: 1, default: [{ amount: 5 }] },
        ),
      },
      outputs: { total: { kind: 'number', label: 'Total' } },
      compute: ({ rate }) => ({ total: rate }),
    });
    const text = (rate: number) => summaryText({ ...(calculationOf(more, { rate }) as Calculation), link: null });
    expect([text(8), text(9)]).toEqual([
      'A tool\n\nCost 1: Amount: ₹5\n\nTotal: 8',
      'A tool\n\nRate: 9%\nCost 1: Amount: ₹5\n\nTotal: 9',
    ]);
  });

  it('has the scenarios that are kept, each with what differs and its results, or why it has none', () => {
    const present = { name: 'Now', values: {} };
    const compared = compare(sample, [
      { name: 'Large', values: { amount: 6000 } },
      { name: null, values: { amount: -1 } },
      present,
    ]);
    const text = summaryText({ ...sampleWith({}, 'https://example.org/#x'), compared });
    expect(text.split('\n\n').slice(3)).toEqual([
      'Compared with: Large\nAmount: ₹6,000\nTotal: ₹12,000\nWord: It rises',
      'Compared with: −₹1\nAmount: −₹1\nAmount cannot be below 0. Enter 0 or more.',
      'https://example.org/#x',
    ]);
  });
});

const table: Table = {
  title: 'Loans',
  columns: {
    name: { kind: 'text', label: 'Loan' },
    band: { kind: 'text', label: 'Band', values: { good: 'Good, in all' } },
    amount: { kind: 'currency', label: 'Amount' },
    rate: { kind: 'percent', label: 'Rate', decimals: 3 },
  },
};
const row = { name: 'Bank A', band: 'good', amount: 1_234_567.89, rate: 8.406 };
const cellsOf = (text: string) => text.split('\n').map((line) => line.split('\t'));

describe('a table as tab-separated text', () => {
  it('has no character that readers refuse, and no formula behind one', () => {
    const lines = cellsOf(
      tabSeparated(table, [
        { ...row, name: 'My\0 \u{1}bank\uffff' },
        { ...row, name: '\0=1+1' },
      ]),
    );
    expect(lines.slice(1).map(([name]) => name)).toEqual(['My bank', "'=1+1"]);
  });

  it('keeps a name that has tabs and line ends in one cell', () => {
    const lines = cellsOf(tabSeparated(table, [{ ...row, name: 'My\tbank\r\nof choice' }]));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toHaveLength(4);
    expect(lines[1]?.[0]).toBe('My bank of choice');
  });

  // every other sign: a cell of CSV in export.test.ts
  it.each([
    ['=HYPERLINK("https://example.org")', `"'=HYPERLINK(""https://example.org"")"`],
    ['\t=1', "'=1"],
    ['\r\n＠A1', "'＠A1"],
    // a spreadsheet takes the quotes off a cell that is pasted
    ['"=1"', '"""=1"""'],
    ['Bank "A"', '"Bank ""A"""'],
    ['1-2=3', '1-2=3'],
  ])('has no name that a spreadsheet would run as a formula: %j is written %j', (name, written) => {
    const [, cells] = cellsOf(tabSeparated(table, [{ ...row, name, amount: -1 }]));
    expect(cells).toEqual([written, 'Good, in all', '-1', '8.406']);
  });

  it('keeps a cell that is missing as an empty one', () => {
    expect(cellsOf(tabSeparated(table, [{ name: 'Bank A', amount: 1, rate: 2 }]))[1]).toEqual(['Bank A', '', '1', '2']);
  });

  it.each(tools.filter(({ tool }) => Object.keys(tool.tables).length > 0))(
    'of $id has no names in braces left in it',
    ({ tool }) => {
      // the page puts figures of law into cells that name them, and what is copied has no other words
      for (const { inputs } of tool.examples) {
        const { table } = ran(tool, inputs);
        for (const [id, each] of Object.entries(tool.tables))
          expect(tabSeparated(each, table(id))).not.toMatch(/[{}]|undefined|NaN|Infinity/);
      }
    },
  );
});
