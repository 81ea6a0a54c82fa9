import { inflateRawSync } from 'node:zlib';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { isPartShown } from '#src/engine/places.ts';
import { type Cell, formatFor, type Sheet, sheetName } from '#src/engine/powers/workbook/cells.ts';
import { workbookOf } from '#src/engine/powers/workbook/workbook.ts';
import type { Output, Tool } from '#src/engine/types.ts';
import { spreadsheetFile } from '#src/renderer/powers/download/spreadsheet.ts';
import { words as panels } from '#words/panels.ts';
import { visitedOf } from '../../../always.ts';
import { madeUp, numbers } from '../../../made-up.ts';
import { type Inputs, toolById, tools } from '../../../tools.ts';

const words = panels.download.sheets;

function workbook(tool: Tool, values: Inputs = {}, link: string | null = null): Sheet[] {
  const outcome = tool.run(values);
  if (!outcome.ok) throw new Error(outcome.message);
  return workbookOf({ tool, title: 'A tool', outcome, today: '2026-11-22', link, compared: null });
}

/** The cell beside a label. */
function beside(sheet: Sheet | undefined, label: string): Cell | undefined {
  return sheet?.rows.find(([first]) => first?.value === label)?.[1];
}

/** Interest that is added every year, and a fee by law that no formula knows. */
const tool = madeUp({
  inputs: {
    name: { kind: 'text', label: 'Name', default: '=1+1' },
    amount: {
      kind: 'currency',
      label: 'Amount',
      help: 'What you deposit.',
      default: 100_000,
      usual: [1000, 1_000_000],
    },
    rate: { kind: 'percent', label: 'Rate', default: 8.4, usual: [1, 15] },
    years: { kind: 'years', label: 'Years', default: 2, usual: [1, 4], whole: true },
    every: numbers('Every', { 1: 'Year', 2: 'Half "year"' }),
    senior: { kind: 'toggle', label: 'Senior', default: false },
    extra: { kind: 'percent', label: 'Extra', default: 0.5, showWhen: { senior: true } },
    opened: { kind: 'date', label: 'Opened', default: '2026-04-01' },
  },
  outputs: {
    value: { kind: 'currency', label: 'Value' },
    gain: { kind: 'percent', label: 'Gain' },
    fee: { kind: 'currency', label: 'Fee' },
  },
  tables: {
    byYear: {
      title: 'Year by year',
      columns: {
        year: { kind: 'years', label: 'Year', formula: '{row}' },
        interest: { kind: 'currency', label: 'Interest', formula: '{row.balance} − {row.before}', total: true },
        before: {
          kind: 'currency',
          label: 'Before',
          formula: 'if({row} = 1, {amount}, {above.balance})',
          showWhen: { senior: true },
        },
        balance: { kind: 'currency', label: 'Balance', formula: '{row.before} × (1 + {each})^{every}' },
        share: { kind: 'percent', label: 'Share', formula: '{row.balance} ÷ {amount} × 100' },
        who: { kind: 'text', label: 'Who' },
      },
      rowsWhile: '{row} ≤ {years}',
    },
    plain: {
      title: 'Plain',
      columns: { day: { kind: 'date', label: 'Day' }, sum: { kind: 'currency', label: 'Sum', total: true } },
    },
  },
  notes: { some: 'A note on {amount}.' },
  basis: ['Of {amount}.'],
  working: [
    { id: 'each', label: 'Rate each time', formula: '{rate} ÷ 100 ÷ {every}', showWhen: { senior: false } },
    { id: 'each', label: 'Rate each time', formula: '({rate} + {extra}) ÷ 100 ÷ {every}', showWhen: { senior: true } },
    { id: 'value', label: 'Value', formula: '{amount} × (1 + {each})^({years} × {every})' },
    { id: 'gain', label: 'Gain', formula: '({value} ÷ {amount} − 1) × 100 × if({ppf.lockIn} > 0, 1, 0)' },
  ],
  compute: ({ amount, rate, years, every, senior, extra }) => {
    const growth = (1 + (rate + (senior ? extra : 0)) / 100 / every) ** every;
    const after = (year: number) => amount * growth ** year;
    return {
      value: after(years),
      gain: (growth ** years - 1) * 100,
      fee: 5,
      byYear: () =>
        Array.from({ length: years }, (_, index) => ({
          ...{ year: index + 1, interest: after(index + 1) - after(index), before: after(index), who: '=2+2' },
          ...{ balance: after(index + 1), share: growth ** (index + 1) * 100 },
        })),
      plain: () => [
        { day: '2026-04-01', sum: 2 },
        { day: '2026-05-01', sum: 3 },
      ],
      notes: ['some'],
    };
  },
});

describe('a workbook', () => {
  const [inputs, results, byYear, plain, rules] = workbook(tool, {}, 'https://example.org/#x');

  it('has a sheet of inputs, of results, of each table, and of the rules', () => {
    const names = workbook(tool).map(({ name }) => name);
    expect(names).toEqual(['Inputs', 'Results', 'Year by year', 'Plain', 'Assumptions and rules']);
  });

  it('has inputs with their units, and shows those that formulas use', () => {
    expect(inputs?.rows[2]?.map(({ value }) => value)).toEqual([
      'Inputs',
      'Value',
      'Unit',
      'What it is',
      '',
      'Choices',
    ]);
    expect(inputs?.rows[4]?.map(({ value }) => value)).toEqual(['Amount', 100_000, '₹', 'What you deposit.']);
    expect(beside(inputs, 'Rate')).toEqual({ value: 0.084, format: '0.0##%', look: 'change' });
    expect(beside(inputs, 'Years')).toEqual({ value: 2, format: 'General" years"', look: 'change' });
    expect(beside(inputs, 'Every')).toEqual({ value: 'Year', look: 'change', choices: '$F$8:$G$8' });
    expect(inputs?.rows[7]?.slice(5).map(({ value }) => value)).toEqual(['Year', 'Half "year"']);
    expect(beside(inputs, 'Opened')).toEqual({ value: 46_113, format: 'dd-mm-yyyy' });
    // hidden now, and used once the visitor is a senior
    expect(beside(inputs, 'Extra')).toEqual({ value: 0.005, format: '0.0##%', look: 'change' });
  });

  it('has results as formulas with the present figure, and says which do not follow', () => {
    expect(beside(results, 'Value')).toMatchObject({
      formula:
        'IFERROR(Inputs!$B$5*(1+Results!$B$9)^(Inputs!$B$7*INDEX({1,2},MATCH(Inputs!$B$8,{"Year","Half ""year"""},0))),"no figure")',
      value: 100_000 * 1.084 ** 2,
    });
    expect(beside(results, 'Gain')).toMatchObject({ format: '0.00%', value: expect.closeTo(0.175056, 12) });
    expect(results?.rows.find(([first]) => first?.value === 'Fee')).toEqual([
      { value: 'Fee' },
      { value: 5, format: '"₹"##,##0;-"₹"##,##0' },
      { value: words.fixed, look: 'remark' },
    ]);
    expect(beside(results, 'Rate each time')?.formula).toMatch(/^IF\(Inputs!\$B\$9="No",Inputs!\$B\$6\/INDEX/);
  });

  it('has tables whose cells follow from the row above, with the total in the row after the last', () => {
    expect(byYear?.rows[0]?.map(({ value }) => value)).toEqual([
      'Year',
      'Interest',
      'Before',
      'Balance',
      'Share',
      'Who *',
    ]);
    expect(byYear?.rows[2]?.map(({ formula }) => formula).slice(0, 3)).toEqual([
      'IF(ISNUMBER($A2),IF((ROW()-1)<=Inputs!$B$7,(ROW()-1),"Total"),"")',
      'IF(ISNUMBER($A3),D3-C3,IF($A3="Total",SUM(B$2:B2),""))',
      'IF(ISNUMBER($A3),IF((ROW()-1)=1,Inputs!$B$5,D2),"")',
    ]);
    const total = byYear?.rows[3]?.map(({ value }) => value);
    expect(total?.slice(0, 2)).toEqual(['Total', expect.closeTo(17_505.6, 6)]);
    // the slider ends at 4 years: four rows and the total can be filled
    expect(byYear?.rows[5]?.[0]?.formula).toContain('"Total"');
    expect(byYear?.rows[6]?.[0]?.formula).toBe(`IF(ISNUMBER(A6),"${words.goesOn}","")`);
    expect([byYear?.frozen, byYear?.printed]).toEqual([1, 4]);
  });

  it('has the values of other tables, their total below, and says that they do not follow', () => {
    expect(plain?.rows.slice(1, 4)).toEqual([
      [
        { value: 46_113, format: 'dd-mm-yyyy' },
        { value: 2, format: '"₹"##,##0;-"₹"##,##0' },
      ],
      [
        { value: 46_143, format: 'dd-mm-yyyy' },
        { value: 3, format: '"₹"##,##0;-"₹"##,##0' },
      ],
      [{ value: 'Total' }, { value: 5, formula: 'SUM(B2:B3)', format: '"₹"##,##0;-"₹"##,##0' }],
    ]);
    expect(plain?.rows.at(-1)).toEqual([{ value: words.ofValues, look: 'remark' }]);
    // a date has the width that a date needs
    expect(plain?.widths).toEqual([12, 16]);
  });

  it('names the section of a law, and each band of a fact with its unit', () => {
    const rowsOf = (id: string, values: Inputs = {}) => workbook(toolById(id), values).at(-1)?.rows ?? [];
    const epf = rowsOf('epf').map((row) => row.map(({ value }) => value));
    expect(epf.some(([, , law]) => String(law).match(/, (section|paragraph|para) \d/))).toBe(true);
    // RBI's directions: 90% up to ₹30 lakh, 80% up to ₹75 lakh
    const bands = rowsOf('loan_eligibility', { propertyValue: 6_000_000 });
    const shown = bands.flatMap(([label, { value, format } = { value: '' }]) =>
      String(label?.value).includes('band') ? [[String(label?.value).replace(/.*: /, ''), value, format]] : [],
    );
    expect(shown).toContainEqual(['rate of band 1', 0.9, '0.0##%']);
    expect(shown).toContainEqual(['upper limit of band 2', 7_500_000, 'General']);
  });

  it('has the facts with their date and law, notes, assumptions, day and link on the last sheet', () => {
    const [, , fact, , ...rest] = rules?.rows ?? [];
    expect(fact?.[1]?.value).toBe(15);
    expect(fact?.[2]?.value).toMatch(/2019, /);
    expect(rest.map((row) => row.map(({ value }) => value))).toEqual([
      ['Notes'],
      ['A note on ₹1,00,000.'],
      [],
      [words.basis],
      ['Of ₹1,00,000.'],
      [],
      [words.on, 46_348],
      [words.link, 'https://example.org/#x'],
    ]);
    expect(workbook(tool).at(-1)?.rows.flat()).not.toContainEqual({ value: words.link });
  });

  it('follows nothing where the tool has no working', () => {
    const { working: _, ...rest } = tool as Tool;
    const bare = workbook({ ...rest, working: [] });
    expect(bare[0]?.rows[1]).toEqual([{ value: words.changeNone }]);
    expect(bare[1]?.rows.flat().filter(({ formula }) => formula !== undefined)).toEqual([]);
    expect(bare[0]?.rows.flat().some(({ look }) => look === 'change')).toBe(false);
  });

  it('colours no input that no formula has, such as the age that only decides on TDS', () => {
    expect(beside(workbook(toolById('fd'))[0], 'Senior citizen (60 or older)')).toEqual({ value: 'No' });
  });

  it('has a loan with prepayments as values, since no formula has them', () => {
    const prepayments = [{ amount: 100_000, every: 'once', from: 12 }];
    const [, figures, ...sheets] = workbook(toolById('emi_calculator'), { prepayments });
    expect(beside(figures, 'Monthly EMI')?.formula).toBeDefined();
    expect(beside(figures, 'Total interest')?.formula).toBeUndefined();
    expect(sheets[0]?.rows[1]?.[0]?.formula).toBeUndefined();
  });
});

describe('the file of a workbook', () => {
  it('keeps as text what a visitor has typed', async () => {
    const read = await readXlsxFile(Buffer.from(await spreadsheetFile(workbook(tool))));
    expect(read[0]?.data[3]?.slice(0, 2)).toEqual(['Name', '=1+1']);
    expect(read[2]?.data[1]?.[5]).toBe('=2+2');
  });

  it('leaves out characters that no workbook may hold', async () => {
    const rows = [[{ value: 'My\0 bank\uffff' }, { value: '\ufffe' }, { value: 'नाम\n💰' }]];
    const file = await spreadsheetFile([{ name: 'A', rows, widths: [9, 9, 9], frozen: 0, printed: 1 }]);
    expect((await readXlsxFile(Buffer.from(file)))[0]?.data).toEqual([['My bank', null, 'नाम\n💰']]);
  });

  it.each(visitedOf(tools))('$id: has the present figures', async ({ tool: each }) => {
    const outcome = each.run({});
    if (!outcome.ok) return expect(each.live).not.toBe(null); // a tool that needs rates has no figures here
    const sheets = workbook(each);
    const read = await readXlsxFile(Buffer.from(await spreadsheetFile(sheets)));
    expect(read.map(({ sheet }) => sheet)).toEqual(sheets.map(({ name }) => name));
    const figures = (read[1]?.data ?? []).map((row) => row[1]);
    for (const name of each.headline) {
      const spec = each.outputs[name];
      if (!spec || !isPartShown(each, spec, outcome.values, outcome)) continue;
      const value = outcome.outputs[name];
      const share = spec.kind === 'percent' ? 100 : 1;
      if (typeof value === 'number')
        expect(figures.some((cell) => typeof cell === 'number' && Math.abs(cell * share - value) <= 0.5)).toBe(true);
    }
  });
});

describe('a number format', () => {
  const [thousands, lakhs, crores] = ['##,##0', '##\\,##\\,##0', '##\\,##\\,##\\,##0'];

  it.each<[object, number, string]>([
    [{ kind: 'currency' }, 99_999, `"₹"${thousands};-"₹"${thousands}`],
    [{ kind: 'currency' }, 100_000, `"₹"${lakhs};-"₹"${lakhs}`],
    [{ kind: 'currency' }, -10_000_000, `"₹"${crores};-"₹"${crores}`],
    // shown as 1,00,000
    [{ kind: 'currency', decimals: 0 }, 99_999.6, `"₹"${lakhs};-"₹"${lakhs}`],
    [{ kind: 'number' }, 5.25, `${thousands}.00;-${thousands}.00`],
    [{ kind: 'percent', decimals: 3 }, 8.125, '0.000%'],
    [{ kind: 'percent', decimals: 0 }, 8, '0%'],
  ])('of %o at %d is %s', (spec, value, format) => {
    expect(formatFor(spec as Output, value)).toBe(format);
  });

  it('of a figure that follows the inputs groups as India does in all usual sizes', () => {
    expect(formatFor({ kind: 'currency', label: '' }, 5, true)).toBe(
      `[>=10000000]"₹"${crores};[>=100000]"₹"${lakhs};"₹"${thousands}`,
    );
  });
});

describe('the name of a sheet', () => {
  const namesOf = (...titles: string[]) => {
    const taken = new Set(['inputs']);
    return titles.map((title) => sheetName(title, taken));
  };
  const [long, word] = ['Interest and principal, by years', 'x'.repeat(40)];

  it('is its title, cut between words to the 31 characters that spreadsheets allow', () => {
    expect(namesOf('Interest and principal by years')).toEqual(['Interest and principal by years']);
    expect(namesOf(long, word)).toEqual(['Interest and principal, by', 'x'.repeat(31)]);
    // the last word ends at the 31st character
    expect(namesOf('Interest and principal by years of it')).toEqual(['Interest and principal by years']);
  });

  it('has no character that spreadsheets forbid', () => {
    expect(namesOf('/a\\b/c?d*e[f]g:h/')).toEqual(['a b c d e f g h']);
  });

  it('is used once', () => {
    expect(namesOf('Rows', 'rows', 'ROWS', 'Inputs')).toEqual(['Rows', 'rows 2', 'ROWS 3', 'Inputs 2']);
    expect(namesOf(word, word)).toEqual(['x'.repeat(31), `${'x'.repeat(28)} 2`]);
  });
});

it('has no formula longer than Excel reads', () => {
  for (const { id, tool: each } of tools) {
    if (!each.run({}).ok) continue;
    const lengths = workbook(each).flatMap(({ rows }) => rows.flat().map(({ formula = '' }) => formula.length));
    expect(Math.max(...lengths), id).toBeLessThan(8192);
  }
});

/** A part of an XLSX file, which is a ZIP archive, by its central directory. */
function partOf(file: Uint8Array, part: string): string {
  const zip = Buffer.from(file);
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
    const name = zip.toString('latin1', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    if (name !== part) continue;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    return (zip.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString();
  }
  throw new Error(`no ${part}`);
}

it('says what is printed, with names of sheets in quotes where they have spaces', async () => {
  const text = partOf(await spreadsheetFile(workbook(tool)), 'xl/workbook.xml');
  const ranges = [...text.matchAll(/<definedName name="([^"]+)"[^>]*>([^<]+)</g)].map(([, name, range]) => [
    name,
    range,
  ]);
  expect(ranges.slice(0, 2)).toEqual([
    ['_xlnm.Print_Area', 'Inputs!$A$1:$D$11'],
    ['_xlnm.Print_Titles', 'Inputs!$3:$3'],
  ]);
  expect(ranges[4]?.[1]?.replaceAll('&apos;', "'")).toBe("'Year by year'!$A$1:$F$4");
});

it('prints why there is no working, the last row of the results', () => {
  for (const { meta, tool: each } of tools.filter((one) => one.tool.noWorking !== null && one.tool.live === null)) {
    const [, results] = workbook(each);
    expect([meta.id, results?.rows[results.printed - 1]?.[0]?.value]).toEqual([meta.id, each.noWorking]);
  }
});

it('has units in the cells of results', () => {
  const [, results, table] = workbook(toolById('swp'));
  expect(beside(results, 'Your money lasts more than')).toEqual({ value: 1200, format: 'General" months"' });
  expect(table?.rows[1]?.[0]?.format).toBe('General');
  expect(beside(workbook(toolById('ssy'))[1], 'Girl’s age at maturity')?.format).toBe('General" years"');
});
