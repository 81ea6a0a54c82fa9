import { type CellStyle, type CellValue, type WriteOptions, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { writable } from '#src/engine/powers/export.ts';
import { type Cell, columnLetters, type Look, type Sheet, sheetInFormula } from '#src/engine/powers/workbook/cells.ts';

export { workbookOf } from '#src/engine/powers/workbook/workbook.ts';

/** That of a new workbook; a font without a name is another one in LibreOffice. */
const FONT = { name: 'Calibri', size: 11 } as const;
const LOOKS: Readonly<Record<Look, CellStyle>> = {
  title: { font: { ...FONT, bold: true, size: 14 } },
  head: { font: { ...FONT, bold: true }, alignment: { wrapText: true, vertical: 'top' } },
  figures: { font: { ...FONT, bold: true }, alignment: { wrapText: true, vertical: 'top', horizontal: 'right' } },
  change: {
    font: { ...FONT, color: { rgb: '1F3F8F' } },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFF4CC' } },
  },
  long: { alignment: { wrapText: true, horizontal: 'left', indent: 1 } },
  remark: { font: { ...FONT, italic: true, color: { rgb: '666666' } } },
};
const LINE = 15;
const TOTAL: CellStyle = { font: { bold: true }, border: { top: { style: 'thin' } } };

/** @param high whether the row has several lines */
function styleOf({ look, format }: Cell, high: boolean): CellStyle | undefined {
  if (!look && format === undefined && !high) return undefined;
  const style = look && LOOKS[look];
  return {
    ...style,
    ...(high && { alignment: { ...style?.alignment, vertical: 'top' } }),
    ...(format !== undefined && { numFmt: format }),
  };
}

/** The height of a row, in points: not every program finds it by itself. */
function heightOf(line: readonly Cell[], widths: readonly number[]): number | null {
  const lines = line.map(({ value, look }, at) =>
    look === 'long' ? Math.ceil(String(value).length / ((widths[at] ?? 10) - 2)) : 1,
  );
  const most = Math.max(1, ...lines);
  return most > 1 ? most * LINE : null;
}

function writtenValue(value: string | number): CellValue {
  const text = typeof value === 'string' ? writable(value) : value;
  return text === '' ? null : text;
}

function written({ name, rows, widths, frozen, totalLabel }: Sheet): WriteSheet {
  const heights = new Map(
    rows.flatMap((line, row) => {
      const height = heightOf(line, widths);
      return height === null ? [] : [[row, { height }] as const];
    }),
  );
  const cells: NonNullable<WriteSheet['cells']> = new Map();
  const lists: NonNullable<WriteSheet['dataValidations']> = [];
  for (const [row, line] of rows.entries())
    for (const [column, cell] of line.entries()) {
      const { value, formula, choices } = cell;
      const style = styleOf(cell, heights.has(row));
      if (style || formula !== undefined)
        cells.set(`${row},${column}`, {
          ...(style && { style }),
          ...(formula !== undefined && { formula, formulaResult: value }),
        });
      if (choices) lists.push({ type: 'list', formula1: choices, range: `${columnLetters(column)}${row + 1}` });
    }
  const last = columnLetters(widths.length - 1);
  return {
    name,
    rows: rows.map((line) => line.map(({ value }) => writtenValue(value))),
    cells,
    columns: widths.map((width) => ({ width })),
    rowDefs: heights,
    freezePane: { rows: frozen },
    ...(lists.length > 0 && { dataValidations: lists }),
    ...(totalLabel !== undefined && {
      conditionalRules: [
        {
          type: 'expression',
          priority: 1,
          formula: `$A2="${totalLabel.replaceAll('"', '""')}"`,
          range: `A2:${last}${rows.length}`,
          style: TOTAL,
        },
      ],
    }),
    pageSetup: {
      paperSize: 'a4',
      orientation: widths.reduce((sum, width) => sum + width, 0) > 90 ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    },
  };
}

/** What is printed, with the heads on every page. The library's own setting does not quote names of sheets that have spaces. */
function printed({ name, widths, frozen, printed }: Sheet): NonNullable<WriteOptions['namedRanges']> {
  const sheet = sheetInFormula(name);
  return [
    { name: '_xlnm.Print_Area', range: `${sheet}$A$1:$${columnLetters(widths.length - 1)}$${printed}`, scope: name },
    { name: '_xlnm.Print_Titles', range: `${sheet}$${frozen}:$${frozen}`, scope: name },
  ];
}

export const spreadsheetFile = (sheets: readonly Sheet[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: sheets.map(written), namedRanges: sheets.flatMap(printed) });
