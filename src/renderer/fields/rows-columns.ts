// Which columns a list of rows has, and whether they stand in one line.
import type { CellInput, RowsInput } from '#src/engine/types.ts';

/** The width from which so many columns stand in one line, under one line of labels: a whole day and −10,00,000 fit on a phone. */
export const IN_LINE: Readonly<Record<number, string>> = {
  2: '@container (min-width: 18rem)',
  3: '@container (min-width: 25rem)',
};

/** Letters that fit in a line of cells. */
const SHORT = 12;

/** The column that names a row, at its head, and the others. */
export function splitColumns({ columns }: RowsInput) {
  const all = Object.entries(columns);
  const naming = all.find(([, cell]) => cell.kind === 'text');
  return { naming, cells: all.filter((column) => column !== naming) };
}

/** All columns in the order of a line, each with its width there. */
export function lineOf(spec: RowsInput) {
  const { naming, cells } = splitColumns(spec);
  const columns = naming ? [naming, ...cells] : cells;
  return {
    columns,
    cells,
    widths: columns.map(([, cell], index) => widthOf(cell, index === 0 && columns.length > 2)),
    /** Whether they stand in one line where the list is wide enough. */
    fits: columns.length in IN_LINE && (naming !== undefined || cells.every(([, cell]) => isShort(cell))),
  };
}

const isShort = (cell: CellInput) =>
  cell.kind === 'choice' ? cell.options.every(({ label }) => label.length <= SHORT) : cell.kind !== 'text';

/** The width of a column in a line: an option is as wide as its words, and a name needs more room than an amount. */
function widthOf(cell: CellInput, isFirst: boolean): string {
  if (cell.kind !== 'choice') return `minmax(0, ${isFirst && cell.kind === 'text' ? 1.2 : 1}fr)`;
  const longest = Math.max(...cell.options.map(({ label }) => label.length));
  // under half a rem for a letter, and what the box itself takes; never over a third of the line
  return `min(${longest * 0.45 + 2.2}rem, 34%)`;
}
