import { bad, type Fault, type Faults, tables } from './sample.ts';

/** The sample's table with formulas: what a row closes with, and the condition for a row. */
const followed = (closing: string, rowsWhile: string | undefined, year = '{row}') => ({
  ...tables.byYear,
  columns: {
    ...tables.byYear.columns,
    year: { ...tables.byYear.columns.year, formula: year },
    closing: { ...tables.byYear.columns.closing, formula: closing },
  },
  rowsWhile,
});
const table = (value: unknown, message: RegExp, path: string): Fault =>
  bad('tables.byYear', value, message, `tables.byYear${path}`);
const closing = '.columns.closing.formula';

/** Faults of the formulas of columns. */
export const faults: Faults = {
  'a column that gives other cells than compute': table(
    followed('{amount} × {row} + 1', '{row} ≤ 2'),
    /^row 1: comes to 5001, but compute gives 5000 \(defaults\)$/,
    closing,
  ),
  'a column that is wrong from the second row on': table(
    followed('if({row} = 1, {amount}, {above.closing})', '{row} ≤ 2'),
    /^row 2: comes to 5000, but compute gives 10000 \(defaults\)$/,
    closing,
  ),
  'a first row that uses the row above it': table(
    followed('{above.closing} + {amount}', '{row} ≤ 2'),
    /^row 1: does not come to a number \(defaults\)$/,
    closing,
  ),
  'formulas with a row too many': table(
    followed('{amount} × {row}', '{row} ≤ 3'),
    /^row 3: must end the table where compute does, after 2 \(defaults\)$/,
    '.rowsWhile',
  ),
  'formulas that hold only for other inputs than they say': table(
    followed('{amount} × {row} × if({mode} = "full", 2, 1)', '{row} ≤ 2'),
    /^row 1: comes to 10000, but compute gives 5000 \(with mode "full"\)$/,
    closing,
  ),
  'formulas without the condition for a row': table(followed('{amount}', undefined), /^is missing;/, '.rowsWhile'),
  'a column that follows from no such column': table(
    followed('{above.close}', '{row} ≤ 2'),
    /^"above.close" is not an input, .*\. Did you mean above.closing\?$/,
    closing,
  ),
  'a choice on the right, compared with an option that it does not have': table(
    followed("{amount} × {row} × if('kar' ≠ {mode}, 1, 2)", '{row} ≤ 2'),
    /^"kar" is not an option of mode\. Choose from: simple, full$/,
    closing,
  ),
  'a number as a condition': table(
    followed('if({row}, {amount} × {row}, 0)', '{row} ≤ 2'),
    /^needs a condition, such as \{years\} > 5, but has \{row\} \(a number\)$/,
    closing,
  ),
  'words compared with a number': table(
    followed('if({mode} = 1, 0, {amount} × {row})', '{row} ≤ 2'),
    /^compares \{mode\} \(words\) with a number, which are never equal$/,
    closing,
  ),
  'a number as the condition for a row': table(
    followed('{amount} × {row}', '2 − {row}'),
    /^needs a condition, such as \{years\} > 5, but has a number$/,
    '.rowsWhile',
  ),
  'a first column that needs another cell of its row': table(
    followed('{amount} × {row.year}', '{row} ≤ 2', '{row.closing} ÷ {amount}'),
    /^goes in a circle: year → closing → year; in the workbook each cell of a row needs year, the first$/,
    '.columns.year.formula',
  ),
  'a column that cannot be parsed': table(followed('{amount} ×', '{row} ≤ 2'), /^cannot be read: /, closing),
};
