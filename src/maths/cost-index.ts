/** The index of a year and the day from which it holds, ISO (YYYY-MM-DD). */
export interface IndexYear {
  readonly from: string;
  readonly value: number;
}

/** The index of a day, and whether the table has that day's year: after its last year it gives the last figure. */
export interface FoundIndex {
  readonly value: number;
  readonly known: boolean;
}

/**
 * The cost inflation index of the financial year of a day (section 48 of the Act of 1961). Before the first
 * year it is that of the first, as the law says; after the last year it is the last, and `known` is false.
 *
 * @param table at least one year, in order, a year after the other
 * @param day ISO date (YYYY-MM-DD)
 */
export function costIndexOn(table: readonly IndexYear[], day: string): FoundIndex {
  const found = table.findLast(({ from }) => from <= day) ?? table[0];
  const last = table.at(-1)?.from ?? '';
  const ends = `${Number(last.slice(0, 4)) + 1}${last.slice(4)}`;
  return { value: found?.value ?? Number.NaN, known: day < ends };
}
