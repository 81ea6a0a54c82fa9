import { describe, expect, it } from 'vitest';
import { parseDay } from '#src/engine/parse.ts';
import { readRows } from '#src/engine/read-rows.ts';
import type { RowsInput } from '#src/engine/types.ts';
import { choice, list } from '../made-up.ts';

const atMost = (max: number) => ({ max, default: [] });
const flows: RowsInput = list(
  'Flow',
  {
    date: { kind: 'date', label: 'Date', default: '2025-01-01' },
    amount: { kind: 'currency', label: 'Amount', default: 0, allowed: [-1e9] },
  },
  atMost(5),
);
const budget: RowsInput = list(
  'Line',
  {
    name: { kind: 'text', label: 'Name', default: '' },
    kind: choice('Kind', { need: 'Need', want: 'Want it' }),
    amount: { kind: 'currency', label: 'Amount a month', default: 0 },
    fixed: { kind: 'toggle', label: 'Fixed', default: false },
  },
  atMost(60),
);
const flow = (date: string, amount: number) => ({ date, amount });
const read = (text: string, spec = flows) => readRows(spec, text);

describe('a day', () => {
  it.each([
    ['2026-04-01', '2026-04-01'],
    ['2026/4/1', '2026-04-01'],
    ['01-04-2026', '2026-04-01'],
    ['01.04.26', '2026-04-01'],
    ['31/12/99', '1999-12-31'],
    ['01-Apr-26', '2026-04-01'],
    ['1 September 2026', '2026-09-01'],
    ['०१-०४-२०२६', '2026-04-01'],
    ['2026-04-01 00:00:00', '2026-04-01'],
    ['01/04/2026 09:15', '2026-04-01'],
    ['29-02-2024', '2024-02-29'],
    ['01-01-79', '2079-01-01'],
    ['01-01-80', '1980-01-01'],
    ['1Apr 2026', '2026-04-01'],
    ['1 Apr, 2026', '2026-04-01'],
    ['1 Sept 2026', '2026-09-01'],
    ['2026-04-01T09:15:30.250Z', '2026-04-01'],
  ])('is read: %s', (text, day) => expect(parseDay(text)).toBe(day));

  it.each([
    ...['', '31-02-2026', '29-02-2025', '04/13/2026', '2026', '1-4', '12 Foo 2026', '1 Ma 2026', '45000', 'today'],
    ...['12026-04-01', '2026-04-011', '101-04-2026', '01-04-20266', 'x1 Apr 2026', '1 Apr 20266', '1 Aprx 2026'],
    '2026-04-01 09:15 and later',
  ])('is not read from "%s"', (text) => expect(parseDay(text)).toBe(null));
});

describe('cells copied from a spreadsheet', () => {
  it('become rows, with days in any usual form and amounts as books write them', () => {
    const text = '01-04-2024\t-1,00,000\r\n01/10/2024\t(₹50,000.50)\r\n2025-04-01\t₹ 1,75,000\r\n02-04-2025\t500-\r\n';
    expect(read(text)).toEqual({
      rows: [
        flow('2024-04-01', -100000),
        flow('2024-10-01', -50000.5),
        flow('2025-04-01', 175000),
        flow('2025-04-02', -500),
      ],
      unread: [],
      beyond: 0,
    });
  });

  it('say the line, the column and the text of what cannot be read, and the rest is read', () => {
    const { rows, unread } = read(
      'Date\tAmount\n01-04-2024\t100\n31-02-2024\t100\n01-05-2024\tfive\n01-06-2024\t\n01-07-2024\t200',
    );
    expect(rows).toEqual([flow('2024-04-01', 100), flow('2024-07-01', 200)]);
    expect(unread).toEqual([
      { line: 3, column: 'Date', text: '31-02-2024' },
      { line: 4, column: 'Amount', text: 'five' },
      { line: 5, column: 'Amount', text: '' },
    ]);
  });

  it('say what the input itself refuses', () => {
    const { rows, unread } = read('Rent\tNeed\t-500\tno', budget);
    expect(rows).toEqual([]);
    expect(unread).toMatchObject([
      { line: 1, column: 'Amount a month', text: '-500', message: expect.stringContaining('below 0') },
    ]);
  });

  it('never take the first line for names where it has a figure', () => {
    expect(read('31-02-2024\tabc').unread).toEqual([{ line: 1, column: 'Date', text: '31-02-2024' }]);
  });

  it.each([
    ['5,000.00Cr', 'unread'],
    ['1,000 Cr.', 'unread'],
    ['999 Cr', 999_00_00_000],
    ['5,000 crore', 5_000_00_00_000],
    ['(0)', 0],
    ['(-500)', 'unread'],
    ['x(500)', 'unread'],
    ['(500)x', 'unread'],
    ['5,000/-', 5000],
  ])('have amounts as statements write them: %s is %s', (text, amount) => {
    const { rows } = read(`01-04-2024\t${text}`);
    expect(rows).toEqual(amount === 'unread' ? [] : [flow('2024-04-01', Number(amount))]);
  });

  it('stand in the order of the page where no line names them, and the last may be missing', () => {
    const rent = { name: 'Rent', kind: 'need', amount: 20000, fixed: false };
    expect(read('Rent\tneed\t20,000', budget).rows).toEqual([rent]);
    expect(read('20,000\tRent\tneed', budget).unread).toEqual([{ line: 1, column: 'Kind', text: 'Rent' }]);
    expect(read('Rent\tneed\tten', budget).unread).toEqual([{ line: 1, column: 'Amount a month', text: 'ten' }]);
  });

  it('are put by the names of the first line, whole ones first', () => {
    const both = 'Date of entry\tDate\tAmount\n1 Jan 2020\t1 Jan 2024\t5';
    expect(read(both).rows).toEqual([flow('2024-01-01', 5)]);
    // what no heading names is what is left, in the order of the page
    expect(read('Amount (Rs)\tDay\n5\t1 Jan 2024').rows).toEqual([flow('2024-01-01', 5)]);
  });

  it('are put by a part of a name too, where their figures would fit another column as well', () => {
    const loans: RowsInput = {
      ...flows,
      columns: {
        amount: { kind: 'currency', label: 'Loan amount', default: 0 },
        rate: { kind: 'percent', label: 'Interest rate (p.a.)', default: 0 },
      },
    };
    const loan = (amount: number, rate: number) => [{ amount, rate }];
    expect(read('RATE\tAmount (₹)\n9\t80', loans).rows).toEqual(loan(80, 9));
    expect(read('Interest\tSum\n9\t80', loans).rows).toEqual(loan(80, 9));
    expect(read('Yearly interest rate (p.a.)\tOther\n9\t80', loans).rows).toEqual(loan(80, 9));
  });

  it('with a text that is far too long are refused at once', () => {
    const text = `1${' '.repeat(100_000)}x`;
    expect(read(`Date\tAmount\n01-04-2024\t${text}`).unread).toMatchObject([{ line: 2, column: 'Amount' }]);
    expect(read(text)).toMatchObject({ rows: [], unread: [{ line: 1 }] });
  });

  it('are named by the first 60 characters of what cannot be read', () => {
    expect(read(`01-04-2024\t${'x'.repeat(900_000)}`).unread).toEqual([
      { line: 1, column: 'Amount', text: `${'x'.repeat(60)}…` },
    ]);
  });

  it('may be more lines than a function takes arguments', () => {
    const { rows, beyond } = read('01-04-2024\t1\n'.repeat(150_000));
    expect([rows.length, beyond]).toEqual([5, 149_995]);
  });

  it('may be fewer in the first line than in others', () => {
    const { rows, unread } = read('1 Jan 2024\n1 Jan 2025\t5');
    expect(rows).toEqual([flow('2025-01-01', 5)]);
    expect(unread).toEqual([{ line: 1, column: 'Amount', text: '' }]);
  });

  it('may have lines that end as in old files, and quotes within', () => {
    expect(read('01-04-2024\t1\r02-04-2024\t2').rows).toHaveLength(2);
    expect(read('Pipe 5"\tneed\t500\tno', budget).rows[0]?.name).toBe('Pipe 5"');
  });

  it('may leave out a day that is optional', () => {
    const date = { kind: 'date', label: 'Date', default: '', optional: true } as const;
    const spec: RowsInput = { ...flows, columns: { ...flows.columns, date } };
    expect(read('Date\tAmount\n\t5\n1 Jan 2024\t6', spec).rows).toEqual([flow('', 5), flow('2024-01-01', 6)]);
  });

  it('stop at what the list can hold and say how many are beyond it', () => {
    const { rows, beyond } = read(Array.from({ length: 8 }, (_, at) => `0${at + 1}-01-2024\t${at}`).join('\n'));
    expect(rows).toHaveLength(5);
    expect(beyond).toBe(3);
  });

  it('fill every kind of cell, and leave a missing column at its default', () => {
    expect(read(`${'A long '.repeat(9)}name\twant it\t1.5 lakh\tyes\nRent\tNEED\t20,000\t`, budget).rows).toEqual([
      { name: 'A long '.repeat(9).slice(0, 60), kind: 'want', amount: 150000, fixed: true },
      { name: 'Rent', kind: 'need', amount: 20000, fixed: false },
    ]);
    expect(read('Name\tAmount\nRent\t20,000', budget)).toEqual({
      rows: [{ name: 'Rent', kind: 'need', amount: 20000, fixed: false }],
      unread: [],
      beyond: 0,
    });
  });

  it.each(['', '\n\n', '\ufeff', ' \t \n'])('may be nothing at all: %j', (text) =>
    expect(read(text)).toEqual({ rows: [], unread: [], beyond: 0 }),
  );
});

describe('a CSV file', () => {
  it('has quotes around what holds commas, quotes and line ends', () => {
    const text =
      '\ufeffName,Kind,Amount\r\n"Rent, flat",need,"20,000"\r\n"The ""big"" one","want it",500\r\n"two\nlines",need,1\r\n';
    expect(read(text, budget).rows.map(({ name, amount }) => [name, amount])).toEqual([
      ['Rent, flat', 20000],
      ['The "big" one', 500],
      ['two\nlines', 1],
    ]);
  });

  it('may have a semicolon in a name', () => {
    const text = 'Name,Kind,Amount a month\nHome; car,Need,5000';
    expect(read(text, budget).rows).toMatchObject([{ name: 'Home; car', amount: 5000 }]);
  });

  it('may have a space before a quote', () => {
    expect(read('Name,Kind,Amount\n "Rent, flat",need,500', budget).rows[0]?.name).toBe('Rent, flat');
  });

  it('is understood where grouped amounts stand without quotes, and is not where a column of its own follows', () => {
    expect(read('01/04/2024,-1,00,000\n01/04/2025,1,234.50').rows).toEqual([
      flow('2024-04-01', -100000),
      flow('2025-04-01', 1234.5),
    ]);
    expect(read('01/04/2024,12,34,567.50').rows).toEqual([flow('2024-04-01', 1234567.5)]);
    expect(read('01/04/2024,(1,00,000)').rows).toEqual([flow('2024-04-01', -100000)]);
    expect(read('Rent,need,1,50,000,yes', budget).rows).toEqual([
      { name: 'Rent', kind: 'need', amount: 150000, fixed: true },
    ]);
    expect(read('01/04/2024,12,34').rows).toEqual([flow('2024-04-01', 12)]);
    expect(read('Date,Amount\n01/04/2024,12,345').rows).toEqual([flow('2024-04-01', 12345)]);
    expect(read('Date,Amount,Units\n01/04/2024,12,345').rows).toEqual([flow('2024-04-01', 12)]);
  });

  it.each(['1,000,', '1,00,'])('with %s a hundred thousand times in a line is read at once', (part) => {
    expect(read(part.repeat(150_000)).unread).toMatchObject([{ line: 1 }]);
  });
});
