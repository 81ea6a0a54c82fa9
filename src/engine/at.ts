/** What a table gives under a key of its own; one whose keys are any text may have nothing there. */
type Entry<Table, Key extends keyof Table> = string extends keyof Table ? Table[Key] | undefined : Table[Key];

/**
 * The entry of a list or a table under a key that is worked out: `at(rows, index - 1)`, `at(regimes, id)`. It gives only what the
 * list or table itself holds, and no function, so that no key reaches what every object has.
 *
 * @returns undefined where there is no such entry
 */
export function at<Value>(list: readonly Value[], index: number): Value | undefined;
export function at<Table extends object, Key extends keyof Table>(table: Table, key: Key): Entry<Table, Key>;
export function at(table: object, key: PropertyKey): unknown {
  // the key is looked up once: an object as a key could become another text at a second look
  const found = typeof table === 'function' ? undefined : Object.getOwnPropertyDescriptor(table, key)?.value;
  return typeof found === 'function' ? undefined : found;
}
