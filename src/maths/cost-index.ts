/** The index of a year and the day from which it holds, ISO (YYYY-MM-DD). */
export interface IndexYear {
  readonly from: string;
  readonly value: number;
}

/** The index of a day. `known` is false for a day after the table's last year, which gets the last index. */
interface FoundIndex {
  readonly value: number;
  readonly known: boolean;
}

/**
 * The cost inflation index of the financial year of a day (section 48 of the Act of 1961, 72(8) of that of 2025). A day before
 * the first year gets the first index, as the law says; a day after the last year gets the last index.
 *
 * @param table at least one year, in order, without gaps
 * @param day ISO date (YYYY-MM-DD)
 */
export function costIndexOn(table: readonly IndexYear[], day: string): FoundIndex {
  const found = table.findLast(({ from }) => from <= day) ?? table[0];
  const last = table.at(-1)?.from ?? '';
  const ends = `${Number(last.slice(0, 4)) + 1}${last.slice(4)}`;
  return { value: found?.value ?? Number.NaN, known: day < ends };
}
