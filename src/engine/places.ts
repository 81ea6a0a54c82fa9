import { roundHalfUp } from '#maths/basics.ts';
import { words as messages } from '#words/scenario.ts';
import { formatDay, formatMonths, formatNumber, formatPercent, formatRupees, rupeesInWords } from './format.ts';
import { wholeIn } from './parse.ts';
import type {
  CellInput,
  CellValue,
  Inputs,
  NumberInput,
  Outcome,
  RowsInput,
  RowValue,
  Rule,
  Tool,
  Value,
  Values,
} from './types.ts';
import { isNumberInput, mapValues } from './utilities.ts';
import { holds, isOffered, lookupIn } from './visibility.ts';

/** Some of the inputs by name, not yet checked. */
export type Given = Readonly<Record<string, unknown>>;

/** A control for one value: an input, or a cell of an existing row. */
export interface Place {
  /** `rate`, or `loans.0.rate` for a cell. */
  readonly path: string;
  readonly label: string;
  readonly spec: CellInput;
  readonly value: CellValue;
}
export interface NumberPlace extends Place {
  readonly spec: NumberInput;
  readonly value: number;
}

/** All inputs of a tool: what is given, and defaults for the rest. */
export const complete = (tool: Tool, given: Given): Values =>
  mapValues(tool.inputs, (spec, name) =>
    Object.hasOwn(given, name) && given[name] !== undefined ? (given[name] as Value) : spec.default,
  );

/** Whether an input is shown and offered with these values. */
export function isShown(tool: Tool, values: Values, name: string): boolean {
  const value = (other: string) => values[other];
  return holds(tool.inputs[name]?.showWhen, tool.inputs, value) && isOffered(name, tool.inputs, value);
}

/** Every control that is shown, in the order of the page; for rows each cell. */
export function placesOf(tool: Tool, values: Values): Place[] {
  return Object.entries(tool.inputs).flatMap(([name, spec]): Place[] => {
    if (!isShown(tool, values, name)) return [];
    const value = values[name];
    if (spec.kind !== 'rows') return [{ path: name, label: spec.label, spec, value: value as CellValue }];
    if (!Array.isArray(value)) return [];
    const rows = value as readonly RowValue[];
    const numbers = Object.values(spec.columns).filter(isNumberInput).length;
    return rows.flatMap((row, index) => {
      const own = ownName(spec, rows, index);
      const item = own ?? rowName(spec, index);
      return Object.entries(spec.columns).map(([column, cell]) => ({
        path: `${name}.${index}.${column}`,
        // of a row with one number and a name of its own, the name says it all: House
        label: own !== null && numbers === 1 && isNumberInput(cell) ? own : messages.cell(item, cell.label),
        spec: cell,
        value: row[column] ?? cell.default,
      }));
    });
  });
}

/** The controls that are shown and hold a number. */
export const numberPlaces = (tool: Tool, values: Values): NumberPlace[] =>
  placesOf(tool, values).filter(
    (place): place is NumberPlace => isNumberInput(place.spec) && typeof place.value === 'number',
  );

/** Whether a result, a table, a column, a chart, a step or a line of the basis is shown with these values. */
export const isPartShown = (
  tool: Tool,
  part: { readonly showWhen?: Rule | undefined },
  values: Values,
  outcome?: Outcome,
): boolean => holds(part.showWhen, tool.inputs, lookupIn(tool, values, outcome));

/**
 * The values with the one at a place replaced.
 *
 * @param path of a place that these values have: `rate`, `loans.0.rate`
 */
export function withValue(values: Values, path: string, value: CellValue): Values {
  const [name = '', index, column] = path.split('.');
  if (column === undefined) return { ...values, [name]: value };
  const rows = values[name] as readonly RowValue[];
  return { ...values, [name]: rows.map((row, at) => (at === Number(index) ? { ...row, [column]: value } : row)) };
}

/**
 * How many units make 1. A unit is the smallest step of a search: a rupee, a month, 1 of a whole number, or else 0.01. Where only
 * multiples of an amount are taken, that amount is the unit, and 1 is a part of it.
 */
export function unitsPerOne({ kind, whole }: NumberInput): number {
  if (typeof whole === 'number') return 1 / whole;
  if (whole || kind === 'currency') return 1;
  return kind === 'years' ? 12 : 100;
}

/** The value of an input as text: `₹50 lakh`, `8.5%`, `20 years`, `Yes`, the label of an option. */
export function formatInput(spec: CellInput, value: CellValue): string {
  if (spec.kind === 'choice') return spec.options.find((option) => option.value === value)?.label ?? String(value);
  if (spec.kind === 'toggle') return value === true ? messages.yes : messages.no;
  if (spec.kind === 'date') return value === '' ? messages.noDay : formatDay(String(value));
  if (typeof value !== 'number') return String(value);
  if (spec.kind === 'currency') return formatAmount(value);
  if (spec.kind === 'percent') return formatPercent(value, 4);
  if (spec.kind === 'years') return formatYears(value, spec.days === true);
  return 'months' in spec && spec.months ? messages.months(formatNumber(value, 4)) : formatNumber(value, 4);
}

/** A hundredth of a lakh crore, of a crore and of a lakh: multiples of it lose nothing in words, which have two decimals. */
function stepInWords(size: number): number {
  if (size >= 1e12) return 1e10;
  return size >= 1e7 ? 1e5 : 1e3;
}

/** Rupees in lakh and crore where that is exact. */
function formatAmount(value: number): string {
  const isExact = Number.isInteger(value / stepInWords(Math.abs(value)));
  return (isExact ? rupeesInWords(value) : null) ?? formatRupees(value, 2);
}

/** Years as `20 years`, `14 years 5 months` or, where days are typed, `444 days`. */
function formatYears(value: number, mayBeDays: boolean): string {
  const months = wholeIn('months', value);
  if (months !== null && months % 12 !== 0) return formatMonths(months);
  const days = mayBeDays && months === null ? wholeIn('days', value) : null;
  return days ? messages.days(formatNumber(days)) : messages.years(formatNumber(roundHalfUp(value, 2)));
}

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
