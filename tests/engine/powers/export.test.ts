import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { defineTool } from '#engine';
import { compare } from '#src/engine/powers/compare.ts';
import { csvOf, sheetsOf, type Taken, tablesOf, textOf } from '#src/engine/powers/export.ts';
import type { Success, Tool } from '#src/engine/types.ts';

const words = {
  summary: 'Summary',
  basis: 'Rules',
  inputs: 'Inputs',
  results: 'Results',
  notes: 'Notes',
  on: 'On',
  link: 'Link',
};

const takenOf = (tool: Tool, title = 'A tool'): Taken | null => {
  const outcome = tool.run({});
  const link = 'https://example.org/#x';
  return outcome.ok ? { tool, title, values: {}, outcome, today: '2026-11-22', link, compared: null } : null;
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

const tricky = defineTool({
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
  examples: [],
  compute: ({ amount }) => ({
    total: amount,
    rows: () => [
      { name: '=SUM(A1)', kind: 'a' as const, money: -14_000.5, month: '2027-04', hidden: 1 },
      { name: 'two\nlines, "{gratuity.taxFree}"', kind: 'a' as const, money: 12_345_678.25, month: '', hidden: 2 },
    ],
  }),
});

describe('CSV', () => {
  const taken = takenOf(tricky) as Taken;
  const [{ table, rows }] = tablesOf(taken) as [ReturnType<typeof tablesOf>[number]];

  it('begins with a byte order mark and reads back', () => {
    const text = csvOf(tricky, table, rows, {});
    expect(text.codePointAt(0)).toBe(0xfeff);
    expect(readCsv(text.slice(1))).toEqual([
      ['Name, "quoted"', 'Kind', 'Money', 'Month'],
      ["'=SUM(A1)", 'Up to ₹20,00,000', '-14000.5', '2027-04'],
      ['two\nlines, "{gratuity.taxFree}"', 'Up to ₹20,00,000', '12345678.25', ''],
    ]);
  });
});

async function readBack(taken: Taken) {
  const sheets = sheetsOf(taken, words);
  const data = sheets.map(({ name, rows }) => ({
    sheet: name,
    data: rows.map((row) => row.map(({ value, format }) => ({ value, ...(format !== undefined && { format }) }))),
  }));
  const read = await readXlsxFile(await writeXlsxFile(data).toBuffer());
  return { sheets, read };
}

describe('a spreadsheet', () => {
  it('has numbers as numbers, months as days, and names that are allowed and used once', async () => {
    const { sheets, read } = await readBack(takenOf(tricky) as Taken);
    expect(sheets.map(({ name }) => name)).toEqual(['Summary', 'A  very  long  title   with', 'Rules']);
    const [, table] = read;
    expect(table?.data[1]).toEqual(['=SUM(A1)', 'Up to ₹20,00,000', -14_000.5, new Date('2027-04-01T00:00:00Z')]);
    expect(table?.data[2]?.[2]).toBe(12_345_678.25);
  });

  it('groups digits as India does, by the size of the figure', () => {
    const [summary] = sheetsOf({ ...(takenOf(tricky) as Taken), values: { amount: 12_345_678 } }, words);
    const amount = summary?.rows.find((row) => row[0]?.value === 'Amount')?.[1];
    expect(amount?.format).toContain('##\\,##\\,##\\,##0');
  });
});

/** A tool with every kind of input, result and column, of which some are hidden. */
const sample = defineTool({
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
  examples: [],
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
const sampleWith = (values: Readonly<Record<string, unknown>>, link: string | null = null): Taken => {
  const outcome = sample.run(values);
  if (!outcome.ok) throw new Error(outcome.message);
  return { tool: sample, title: 'Sample', values, outcome, today: '2026-11-22', link, compared: null };
};

describe('the sheets of a calculation', () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  const head = (value: string) => ({ value, bold: true });

  it('are its inputs and results, its tables, and the rules', () => {
    expect(sheetsOf(sampleWith({}, 'https://example.org/#x'), words)).toEqual([
      {
        name: 'Summary',
        rows: [
          [head('Sample')],
          [{ value: 'On' }, { value: day('2026-11-22'), format: 'dd-mm-yyyy' }],
          [],
          [head('Inputs')],
          [{ value: 'Amount' }, { value: 2500, format: '"₹"##,##0;-"₹"##,##0' }],
          [{ value: 'Rate' }, { value: 8.5, format: '0.00"%"' }],
          [{ value: 'Senior' }, { value: 'Yes' }],
          [{ value: 'Name' }, { value: '' }],
          [],
          [head('Results')],
          [{ value: 'Total' }, { value: 5000, format: '"₹"##,##0;-"₹"##,##0' }],
          [{ value: 'Word' }, { value: 'It rises' }],
          [{ value: 'Until' }, { value: day('2027-04-01'), format: 'mmm yyyy' }],
        ],
      },
      {
        name: 'Years',
        rows: [
          [head('Count'), head('On')],
          [
            { value: 1.5, format: '##,##0.00;-##,##0.00' },
            { value: day('2026-04-01'), format: 'dd-mm-yyyy' },
          ],
        ],
      },
      // names of sheets differ by more than capitals
      { name: 'years 2', rows: [[head('Count')], [{ value: 1, format: '##,##0;-##,##0' }]] },
      {
        name: 'Rules',
        rows: [
          [head('Notes')],
          [{ value: 'From ₹2,500 to ₹5,000.' }],
          [],
          [head('Rules')],
          [{ value: 'Of ₹2,500.' }],
          [],
          [head('Link')],
          [{ value: 'https://example.org/#x' }],
        ],
      },
    ]);
  });

  it('follow the inputs, and have no link where there is none', () => {
    const sheets = sheetsOf(sampleWith({ senior: false, amount: 6000 }), words);
    expect(sheets.map(({ name }) => name)).toEqual(['Summary', 'Years', 'years 2', 'Hidden', 'Rules']);
    expect(sheets[0]?.rows.slice(-5)).toEqual([
      [head('Results')],
      [{ value: 'Sum' }, { value: 12_000, format: '"₹"##,##0;-"₹"##,##0' }],
      [{ value: 'Word' }, { value: 'It rises' }],
      [{ value: 'Share' }, { value: 50, format: '0.00"%"' }],
      [{ value: 'Until' }, { value: '' }],
    ]);
    expect(sheets[4]?.rows).toEqual([
      [head('Notes')],
      [{ value: 'It is ₹6,000.' }],
      [],
      [head('Rules')],
      [{ value: 'Of ₹6,000.' }],
      [{ value: 'Only for others.' }],
    ]);
  });

  it('have no heading for notes where there are none', () => {
    expect(sheetsOf(takenOf(tricky) as Taken, words).at(-1)?.rows[0]).toEqual([head('Rules')]);
  });
});

describe('a number format', () => {
  const formatOf = (spec: object, value: number) => {
    const tool = defineTool({
      inputs: {},
      outputs: { figure: { label: 'Figure', ...spec } },
      basis: ['Made up.'],
      examples: [],
      compute: () => ({ figure: value }),
    } as never);
    const taken = { ...(takenOf(tool) as Taken), outcome: tool.run({}) as Success };
    return sheetsOf(taken, words)[0]?.rows.at(-1)?.[1]?.format;
  };
  const [thousands, lakhs, crores] = ['##,##0', '##\\,##\\,##0', '##\\,##\\,##\\,##0'];
  // 1,00,00,00,000
  const hundredCrores = '##\\,##\\,##\\,##\\,##0';

  it.each<[object, number, string]>([
    [{ kind: 'currency' }, 99_999, `"₹"${thousands};-"₹"${thousands}`],
    [{ kind: 'currency' }, 100_000, `"₹"${lakhs};-"₹"${lakhs}`],
    [{ kind: 'currency' }, 9_999_999, `"₹"${lakhs};-"₹"${lakhs}`],
    [{ kind: 'currency' }, 10_000_000, `"₹"${crores};-"₹"${crores}`],
    [{ kind: 'currency' }, -10_000_000, `"₹"${crores};-"₹"${crores}`],
    [{ kind: 'currency' }, 999_999_999, `"₹"${crores};-"₹"${crores}`],
    [{ kind: 'currency' }, 1_000_000_000, `"₹"${hundredCrores};-"₹"${hundredCrores}`],
    // shown as 1,00,000
    [{ kind: 'currency', decimals: 0 }, 99_999.6, `"₹"${lakhs};-"₹"${lakhs}`],
    [{ kind: 'currency', decimals: 2 }, 5, `"₹"${thousands}.00;-"₹"${thousands}.00`],
    [{ kind: 'number' }, 5, `${thousands};-${thousands}`],
    [{ kind: 'number' }, 5.25, `${thousands}.00;-${thousands}.00`],
    [{ kind: 'number', decimals: 3 }, 5.125, `${thousands}.000;-${thousands}.000`],
    [{ kind: 'percent' }, 8, '0.00"%"'],
    [{ kind: 'percent', decimals: 3 }, 8.125, '0.000"%"'],
    // no point without decimals
    [{ kind: 'percent', decimals: 0 }, 8, '0"%"'],
  ])('of %o at %d is %s', (spec, value, format) => {
    expect(formatOf(spec, value)).toBe(format);
  });
});

describe('the name of a sheet', () => {
  const namesOf = (...titles: string[]) => {
    const columns = { count: { kind: 'number', label: 'Count' } };
    const tool = defineTool({
      inputs: {},
      outputs: { figure: { kind: 'number', label: 'Figure' } },
      tables: Object.fromEntries(titles.map((title, index) => [`t${index}`, { title, columns }])),
      basis: ['Made up.'],
      examples: [],
      compute: () => ({
        figure: 1,
        ...Object.fromEntries(titles.map((_, index) => [`t${index}`, () => [{ count: 1 }]])),
      }),
    } as never);
    return sheetsOf(takenOf(tool) as Taken, words)
      .map(({ name }) => name)
      .slice(1, -1);
  };
  const [long, word] = ['Interest and principal, by years', 'x'.repeat(40)];

  it('is its title, cut between words to the 31 characters that spreadsheets allow', () => {
    expect(namesOf('Interest and principal by years')).toEqual(['Interest and principal by years']);
    expect(namesOf(long, word)).toEqual(['Interest and principal, by', 'x'.repeat(31)]);
    expect(namesOf('Interest and principal by months of it')).toEqual(['Interest and principal by']);
    // the last word ends at the 31st character
    expect(namesOf('Interest and principal by years of it')).toEqual(['Interest and principal by years']);
  });

  it('has no character that spreadsheets forbid', () => {
    expect(namesOf('/a\\b/c?d*e[f]g:h/')).toEqual(['a b c d e f g h']);
  });

  it('is used once', () => {
    expect(namesOf('Rows', 'rows', 'ROWS', 'Summary')).toEqual(['Rows', 'rows 2', 'ROWS 3', 'Summary 2']);
    expect(namesOf(word, word)).toEqual(['x'.repeat(31), `${'x'.repeat(28)} 2`]);
  });
});

describe('a cell of CSV', () => {
  const [{ table }] = tablesOf(takenOf(tricky) as Taken) as [ReturnType<typeof tablesOf>[number]];
  const cell = (name: string) =>
    csvOf(tricky, table, [{ name }], {}).split('\r\n').slice(1, -1).join('\r\n').replace(/,+$/, '');

  it.each([
    ['plain', 'plain'],
    ['one, two', '"one, two"'],
    ['"one"', '"""one"""'],
    ['one\ntwo', '"one\ntwo"'],
    ['one\rtwo', '"one\rtwo"'],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['1-2=3', '1-2=3'],
  ])('%j is written %j', (name, written) => {
    expect(cell(name)).toBe(written);
  });
});

describe('a text for a chat', () => {
  it('has inputs, results and the link', () => {
    expect(textOf(takenOf(tricky) as Taken)).toBe('A tool\n\nAmount: ₹5\n\nTotal: ₹5\n\nhttps://example.org/#x');
  });

  it('leaves out what is empty or hidden', () => {
    expect(textOf(sampleWith({ amount: 6000 }))).toBe(
      'Sample\n\nAmount: ₹6,000\nRate: 8.5%\nSenior: Yes\n\nTotal: ₹12,000\nWord: It rises',
    );
    expect(textOf(sampleWith({ name: 'Mine' }))).toContain(
      '\nName: Mine\n\nTotal: ₹5,000\nWord: It rises\nUntil: Apr 2027',
    );
  });

  it('names an input under More options only where it is not the default', () => {
    const more = defineTool({
      inputs: { rate: { kind: 'percent', label: 'Rate', default: 8, more: true } },
      outputs: { total: { kind: 'number', label: 'Total' } },
      basis: ['Made up.'],
      examples: [],
      compute: ({ rate }) => ({ total: rate }),
    });
    const text = (rate: number) => textOf({ ...(takenOf(more) as Taken), values: { rate }, link: null });
    expect([text(8), text(9)]).toEqual(['A tool\n\n\nTotal: 8', 'A tool\n\nRate: 9%\n\nTotal: 8']);
  });

  it('has the scenarios that are kept, each with what differs and its results, or why it has none', () => {
    const present = { name: 'Now', values: {} };
    const compared = compare(sample, [
      { name: 'Large', values: { amount: 6000 } },
      { name: null, values: { amount: -1 } },
      present,
    ]);
    const text = textOf({ ...sampleWith({}, 'https://example.org/#x'), compared });
    expect(text.split('\n\n').slice(3)).toEqual([
      'Compared with: Large\nAmount: ₹6,000\nTotal: ₹12,000\nWord: It rises',
      'Compared with: −₹1\nAmount: −₹1\nAmount cannot be below 0: it must be a number.',
      'https://example.org/#x',
    ]);
  });
});
