/** What recharts asks of es-toolkit/compat, in its place (see scripts/slim.mjs): of values that our charts can have. */

/** A name, names with dots between them, or what gives the value. */
type Pick = string | number | ((entry: never) => unknown);

type Held = Readonly<Record<string, unknown>> | null | undefined;

export function get(from: unknown, path: string | number, otherwise?: unknown): unknown {
  let value = (from as Held)?.[path];
  if (value === undefined && typeof path === 'string' && path.includes('.')) {
    value = from;
    for (const name of path.split('.')) value = (value as Held)?.[name];
  }
  return value === undefined ? otherwise : value;
}

const pickFrom = (entry: unknown, pick: Pick) => (typeof pick === 'function' ? pick(entry as never) : get(entry, pick));

/** In the order of a figure or text of each, undefined last; equals keep their order. */
export function sortBy<T>(entries: readonly T[] | null | undefined, pick: Pick): T[] {
  return (entries ?? [])
    .map((entry) => ({ entry, by: pickFrom(entry, pick) as number }))
    .sort(({ by: a }, { by: b }) => Number(a === undefined) - Number(b === undefined) || Number(a > b) - Number(a < b))
    .map(({ entry }) => entry);
}

/** The first of those that give the same. */
export function uniqBy<T>(entries: readonly T[], pick: Pick): T[] {
  const seen = new Map<unknown, T>();
  for (const entry of entries) {
    const by = pickFrom(entry, pick);
    if (!seen.has(by)) seen.set(by, entry);
  }
  return [...seen.values()];
}

/** Whether plain data are the same. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
