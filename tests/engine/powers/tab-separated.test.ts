import { describe, expect, it } from 'vitest';
import { tabSeparated } from '#src/engine/powers/export.ts';
import type { Table } from '#src/engine/types.ts';
import { ran } from '../../made-up.ts';
import { tools } from '../../tools.ts';

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
  it('has the labels in its first line and one line a row', () => {
    expect(cellsOf(tabSeparated(table, [row, row]))).toEqual([
      ['Loan', 'Band', 'Amount', 'Rate'],
      ['Bank A', 'Good, in all', '1234567.89', '8.406'],
      ['Bank A', 'Good, in all', '1234567.89', '8.406'],
    ]);
  });

  it('writes figures as a spreadsheet takes them: no rupee sign, no grouping, no percent sign', () => {
    const [, cells] = cellsOf(tabSeparated(table, [{ ...row, amount: -12_345_678.5, rate: 0 }]));
    expect(cells?.slice(2)).toEqual(['-12345678.5', '0']);
  });

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

  it('has the facts that its own words name, and leaves alone what a visitor wrote', () => {
    const named = {
      ...table.columns,
      band: { kind: 'text', label: 'Band', values: { good: 'Up to {gratuity.taxFree}' } },
    };
    const [, cells] = cellsOf(
      tabSeparated({ ...table, columns: named as Table['columns'] }, [{ ...row, name: '{gratuity.taxFree}' }]),
    );
    expect(cells?.slice(0, 2)).toEqual(['{gratuity.taxFree}', 'Up to ₹20,00,000']);
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
