import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { defineTool } from '#engine';
import { csvOf, sheetsOf, type Taken, tablesOf, textOf } from '#src/engine/powers/export.ts';
import type { Success, Tool } from '#src/engine/types.ts';
import { tools } from '../../tools.ts';

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
  return outcome.ok ? { tool, title, values: {}, outcome, today: '2026-11-22', link: 'https://example.org/#x' } : null;
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
  const text = csvOf(tricky, table, rows, {});

  it('begins with a byte order mark and reads back', () => {
    expect(text.codePointAt(0)).toBe(0xfeff);
    expect(readCsv(text.slice(1))).toEqual([
      ['Name, "quoted"', 'Kind', 'Money', 'Month'],
      ["'=SUM(A1)", 'Up to ₹20,00,000', '-14000.5', '2027-04'],
      ['two\nlines, "{gratuity.taxFree}"', 'Up to ₹20,00,000', '12345678.25', ''],
    ]);
  });

  it.each(['=', '+', '-', '@'])('escapes a text that begins with %s, and no number', (sign) => {
    const odd = csvOf(tricky, table, [{ name: `${sign}1`, kind: 'b', money: -1, month: '' }], {});
    expect(readCsv(odd.slice(1))[1]).toEqual([`'${sign}1`, 'b', '-1', '']);
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

  it.each(tools.map(({ meta, tool }) => [meta.title, tool] as const))(
    '%s: every figure reads back',
    async (title, tool) => {
      const taken = takenOf(tool, title);
      if (!taken) return expect(tool.live).not.toBe(null); // a tool that needs rates has no figures here
      const { sheets, read } = await readBack(taken);
      expect(read.map(({ sheet }) => sheet)).toEqual(sheets.map(({ name }) => name));
      for (const [index, { rows }] of sheets.entries()) {
        const cells = rows.filter((row) => row.length > 0).flatMap((row) => row.map(({ value }) => value));
        const found = (read[index]?.data ?? []).flat().filter((value) => value !== null);
        expect(found).toEqual(cells.filter((value) => value !== ''));
      }
      const { outcome } = taken;
      const all = (read[0]?.data ?? []).flat();
      for (const name of tool.headline) {
        const value = (outcome as Success).outputs[name];
        if (typeof value === 'number') expect(all).toContain(value);
      }
    },
  );
});

it('a text for a chat has inputs, results and the link', () => {
  expect(textOf(takenOf(tricky) as Taken)).toBe('A tool\n\nAmount: ₹5\n\nTotal: ₹5\n\nhttps://example.org/#x');
});
