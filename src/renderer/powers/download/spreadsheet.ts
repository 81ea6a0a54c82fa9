import { type CellStyle, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { type Cell, columnLetters, type Look, type Sheet } from '#src/engine/powers/sheet-cells.ts';

export { workbookOf } from '#src/engine/powers/workbook.ts';

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
  long: { alignment: { wrapText: true, vertical: 'top' } },
  remark: { font: { ...FONT, italic: true, color: { rgb: '666666' } } },
};
const TOTAL: CellStyle = { font: { bold: true }, border: { top: { style: 'thin' } } };

function styleOf({ look, format }: Cell): CellStyle | undefined {
  if (!look && format === undefined) return undefined;
  return { ...(look && LOOKS[look]), ...(format !== undefined && { numFmt: format }) };
}

function written({ name, rows, widths, frozen, printed, totalLabel }: Sheet): WriteSheet {
  const cells: NonNullable<WriteSheet['cells']> = new Map();
  const lists: NonNullable<WriteSheet['dataValidations']> = [];
  for (const [row, line] of rows.entries())
    for (const [column, cell] of line.entries()) {
      const { value, formula, choices } = cell;
      const style = styleOf(cell);
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
    rows: rows.map((line) => line.map(({ value }): CellValue => (value === '' ? null : value))),
    cells,
    columns: widths.map((width) => ({ width })),
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
      printArea: `$A$1:$${last}$${Math.max(printed, 1)}`,
      printTitlesRow: `$${frozen}:$${frozen}`,
    },
  };
}

/** A workbook as an XLSX file. */
export const spreadsheetFile = (sheets: readonly Sheet[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: sheets.map(written), stringMode: 'shared' });
