import { formatNumber } from './format.ts';
import { mapValues } from './map-values.ts';
import type { CellValue, Inputs, RowsInput, RowValue } from './types.ts';

/** The name of a row: `Loan 2`. */
export const rowName = ({ item }: Pick<RowsInput, 'item'>, index: number): string =>
  item.replaceAll('{number}', formatNumber(index + 1));

/** The name that a visitor has given a row, in its first text; null where it is empty or another row has it too. */
export function ownName({ columns }: RowsInput, rows: readonly RowValue[], index: number): string | null {
  const text = Object.keys(columns).find((column) => columns[column]?.kind === 'text');
  const nameAt = (row: RowValue | undefined) => String((text && row?.[text]) ?? '').trim();
  const name = nameAt(rows[index]);
  return name !== '' && rows.filter((row) => nameAt(row) === name).length === 1 ? name : null;
}

/** A new row: each cell at its default. */
export const freshRow = ({ columns }: RowsInput): Record<string, CellValue> =>
  mapValues(columns, (cell) => cell.default);

/** The name of the row that a refusal is about: `Loan 2` for `loans.1.rate`; null where it is about no row. */
export function rowOf(inputs: Inputs, field: string | null): string | null {
  const [name = '', index] = field?.split('.') ?? [];
  const spec = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  return spec?.kind === 'rows' && index !== undefined ? rowName(spec, Number(index)) : null;
}
