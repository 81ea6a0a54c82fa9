import type { z } from 'zod';
import { isNumberInput, isNumberResult } from '#src/engine/kinds.ts';
import type { Input, Meta, Tool } from '#src/engine/types.ts';
import { didYouMean, nearest, plainWords } from './plain-words.ts';

/** A mistake in a definition: where it is, what is wrong and what is allowed, in plain words. */
export interface Mistake {
  readonly path: string;
  readonly message: string;
}

/** The result of a check. */
export type Mistakes = Generator<Mistake>;

/** A tool that is checked. */
export interface Subject {
  /** Its folder, `tools/<group>/<id>`. */
  readonly folder: string;
  readonly meta: Meta;
  readonly tool: Tool;
}

/** The outputs of a tool that are numbers. */
export const numericOutputs = ({ outputs }: Tool): string[] =>
  Object.keys(outputs).filter((name) => isNumberResult(outputs[name]));

/** The inputs of a tool that are numbers. */
export const numericInputs = ({ inputs }: Tool): string[] =>
  Object.keys(inputs).filter((name) => isNumberInput(inputs[name]));

/** The outputs and inputs of a tool that are numbers. */
export const numeric = (tool: Tool): string[] => [...numericOutputs(tool), ...numericInputs(tool)];

/** The first mistake at each path. */
export function* firstAtEach(mistakes: Iterable<Mistake>): Mistakes {
  const seen = new Set<string>();
  for (const mistake of mistakes)
    if (!seen.has(mistake.path)) {
      seen.add(mistake.path);
      yield mistake;
    }
}

/** Reports names that a list has twice. */
export function* listedTwice(pathOf: (index: number) => string, names: readonly unknown[]): Mistakes {
  for (const [index, name] of names.entries())
    if (names.indexOf(name) !== index) yield { path: pathOf(index), message: `"${name}" is listed twice` };
}

/** The way from a name back to itself, by the names that each of them names; null where there is none. */
export function circleFrom(start: string, namedBy: (name: string) => readonly string[]): string[] | null {
  const seen = new Set<string>();
  const follow = (name: string, trail: readonly string[]): string[] | null => {
    for (const next of namedBy(name)) {
      if (next === start) return [...trail, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = follow(next, [...trail, next]);
      if (found) return found;
    }
    return null;
  };
  return follow(start, [start]);
}

/** Reports an unknown name. */
export function* unknown(path: string, name: string, what: string, have: readonly string[]): Mistakes {
  if (!have.includes(name)) yield { path, message: notA(name, what, have) };
}

export const notA = (name: string, what: string, have: readonly string[]): string =>
  `"${name}" is not ${what}${haveOf(name, have)}`;

/** The message on a value that an input refuses, with the option that was probably meant. */
export function cannotBe(spec: Input, value: unknown, why: string): string {
  const options = spec.kind === 'choice' ? spec.options.map((option) => String(option.value)) : [];
  const near = nearest(String(value), options);
  return `${shown(value)} cannot be: ${why}${near === null ? '' : ` Did you mean ${near}?`}`;
}

/** The most names that are listed. */
const MOST_NAMES = 40;

/** The end of a message on an unknown name: the known name that was probably meant, or else all known ones. */
export function haveOf(name: string, have: readonly string[]): string {
  const meant = didYouMean(name, have);
  if (meant !== '') return meant;
  if (have.length === 0) return '. There are none';
  const some = have.length > MOST_NAMES ? ` and ${have.length - MOST_NAMES} more` : '';
  return `. Choose from: ${have.slice(0, MOST_NAMES).join(', ')}${some}`;
}

/** The file of a mistake, by its path. A definition may have parts in separate files. */
export const fileOf = (path: string): string =>
  /^meta\b/.test(path) ? 'meta.ts' : /^content\b/.test(path) ? 'content.ts' : 'definition.ts';

/** A value as it is written in code, or else its kind. */
export function shown(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  try {
    return JSON.stringify(value) ?? (typeof value === 'function' ? 'a function' : String(value));
  } catch {
    return 'a value that leads back to itself';
  }
}

/** The differences between a value and its schema. */
export function shape(start: string, schema: z.ZodType, value: unknown): Mistake[] {
  const issues = schema.safeParse(value, { error: plainWords }).error?.issues ?? [];
  return issues.flatMap(meant).map((issue) => ({
    path: pathOf(start, issue.path),
    message: (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message,
  }));
}

/** For a value that may have one of several shapes: what is wrong by the first shape of the value's type. */
function meant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const fitting = issue.errors.find((found) =>
    found.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  );
  return fitting?.flatMap(meant).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function pathOf(start: string, rest: readonly PropertyKey[]): string {
  return rest.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    start,
  );
}

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
