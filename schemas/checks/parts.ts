/** Every value in a part of a definition, with its path; what leads back to itself once. */
export function* partsOf(
  path: string,
  value: unknown,
  within: readonly unknown[] = [],
): Generator<[path: string, part: unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null || within.includes(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const start = path === '' ? key : `${path}.${key}`;
    yield* partsOf(Array.isArray(value) ? `${path}[${key}]` : start, inner, [...within, value]);
  }
}

/** Every text in a part of a definition, with its path. */
export function* textsOf(path: string, value: unknown): Generator<[path: string, text: string]> {
  for (const [at, part] of partsOf(path, value)) if (typeof part === 'string') yield [at, part];
}
