import { z } from 'zod';
import { checkValue } from '#src/engine/input-schema.ts';
import type { Column, Input, Inputs, Meta, Output, Table, Tool } from '#src/engine/types.ts';
import { isNumberInput, isNumberResult } from '#src/engine/utilities.ts';

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

/** What has a label and a kind. */
export type Labelled = Input | Output | Column;

/** Everything of a tool that has a label and a kind, by its path: inputs, results, and the columns of rows and of tables. */
export function* labelledIn({ inputs, outputs, tables }: Tool): Generator<[path: string, spec: Labelled]> {
  for (const [list, all] of Object.entries({ inputs, outputs, tables }))
    for (const [name, spec] of Object.entries<Labelled | Table>(all)) {
      if ('kind' in spec) yield [`${list}.${name}`, spec];
      const columns: Readonly<Record<string, Labelled>> = 'columns' in spec ? spec.columns : {};
      for (const [column, cell] of Object.entries(columns)) yield [`${list}.${name}.columns.${column}`, cell];
    }
}

/** The values that an input or a result can have, as text: its kind, and the values of a choice. */
export const holdsOf = (spec: Input | Output): string =>
  spec.kind === 'choice'
    ? `choice of ${String(spec.options.map(({ value }) => value).sort()).replaceAll(',', ', ')}`
    : spec.kind;

/** The first mistake at each path. */
export function* firstAtEach(mistakes: Iterable<Mistake>): Mistakes {
  const seen = new Set<string>();
  for (const mistake of mistakes)
    if (!seen.has(mistake.path)) {
      seen.add(mistake.path);
      yield mistake;
    }
}

/** The items that have the key of an earlier one, each with the first that has it. */
export function* repeats<T>(items: Iterable<T>, keyOf: (item: T) => unknown): Generator<[item: T, first: T]> {
  const firsts = new Map<unknown, T>();
  for (const item of items) {
    const key = keyOf(item);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    else yield [item, first];
  }
}

/** Reports names that a list has twice. */
export function* listedTwice(pathOf: (index: number) => string, names: readonly unknown[]): Mistakes {
  for (const [[index, name]] of repeats(names.entries(), ([, each]) => each))
    yield { path: pathOf(index), message: `"${name}" is listed twice` };
}

/** The ways from names back to themselves, by the names that each of them names; no name in two of them. */
export function* circlesIn(names: Iterable<string>, namedBy: (name: string) => readonly string[]): Generator<string[]> {
  const told = new Set<string>();
  for (const start of names) {
    const circle = told.has(start) ? null : circleFrom(start, namedBy);
    for (const name of circle ?? []) told.add(name);
    if (circle) yield circle;
  }
}

function circleFrom(start: string, namedBy: (name: string) => readonly string[]): string[] | null {
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

/** The message on such a way. */
export const inCircle = (circle: readonly string[]): string => `goes in a circle: ${circle.join(' → ')}`;

/** How many letters must change to turn one word into the other (Levenshtein distance). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, char] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (char === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** How many letters of a name may be wrong. */
const slack = ({ length }: string): number => (length < 4 ? 1 : Math.max(2, length / 3));

/** The end of a message with the known name that was probably meant; empty where none is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === null ? '' : `. Did you mean ${near}?`;
}

/** The known names that are most like a word, the nearest first. */
export const nearestOf = (word: string, known: readonly string[], most: number): string[] =>
  known
    .map((name) => ({ name, away: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ name }) => name);

/** The known name that was probably meant, or null where none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const wanted = word.toLowerCase();
  const [best] = nearestOf(word, known, 1);
  if (best !== undefined && distance(wanted, best.toLowerCase()) <= slack(word)) return best;
  // a longer form of a known name
  return known.find((name) => name.length > 3 && wanted.startsWith(name.toLowerCase())) ?? null;
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

/** An input that is given a value must exist and accept it. */
export function* checkSet(path: string, name: string, value: unknown, inputs: Inputs): Mistakes {
  const spec = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  const checked = spec && checkValue(spec, value, name);
  if (!checked) yield { path: `${path}.${name}`, message: notA(name, 'an input', Object.keys(inputs)) };
  else if (!checked.ok)
    yield { path: `${path}.${checked.field ?? name}`, message: cannotBe(spec, value, checked.message) };
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

/** What code throws, for authors who do not know JavaScript's words. */
export const inPlainWords = (thrown: string): string =>
  thrown.replace(
    /Cannot read properties of (?:undefined|null) \(reading '(.*?)'\)/,
    'it looks for "$1" in something that is not there: an option or a fact for which a table has no entry; add the entry, or delete the option',
  );

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
    path: [start, z.core.toDotPath(issue.path)].filter((part) => part !== '').join('.'),
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

/** A schema's issue. */
type Issue = Parameters<z.core.$ZodErrorMap>[0];

const DAY = 'a day of the calendar written as YYYY-MM-DD, such as 2026-04-01';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in curly braces',
  record: 'an object in curly braces',
};

/** A schema's issue in words for authors who do not know zod. Null keeps zod's message. */
function plainWords(issue: Issue): string | null {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `is missing; it must be ${KINDS[issue.expected] ?? issue.expected}`;
      return `is ${inShort(issue.input)}, but must be ${KINDS[issue.expected] ?? issue.expected}${
        issue.expected === 'record' && Array.isArray(issue.input) ? ', with a name for each entry: { name: { … } }' : ''
      }`;
    case 'too_small':
      return Number(issue.minimum) === 1 && issue.origin !== 'number'
        ? `is empty; add at least ${counted(1, issue.origin)}`
        : `${size(issue)}; it must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}`;
    case 'too_big':
      return `${size(issue)}; it must be ${issue.inclusive ? 'at most' : 'below'} ${issue.maximum}`;
    case 'unrecognized_keys':
      return issue.keys.map((key) => `has "${key}", which does not exist here${keysOf(issue, key)}`).join('; ');
    case 'invalid_value':
      return issue.input === undefined
        ? `is missing; choose one of: ${issue.values.join(', ')}`
        : oneOf(issue.input, issue.values);
    case 'invalid_union': {
      const { discriminator, options } = issue as { discriminator?: string; options?: readonly unknown[] };
      if (discriminator === undefined || options === undefined)
        return `is ${inShort(issue.input)}, which is not allowed here`;
      const given = (issue.input as Readonly<Record<string, unknown>>)[discriminator];
      return given === undefined ? `is missing; choose one of: ${options.join(', ')}` : oneOf(given, options);
    }
    case 'invalid_format':
      return issue.format === 'date' ? `is ${inShort(issue.input)}, but must be ${DAY}` : null;
    default:
      return null;
  }
}

/** A value as it is written in code; a list or an object only by its kind. */
const inShort = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'a list' : 'an object') : shown(value);

const oneOf = (given: unknown, options: readonly unknown[]): string =>
  `${shown(given)} is not one of: ${options.join(', ')}${didYouMean(String(given), options.map(String))}`;

function counted(count: number, origin: string): string {
  if (origin === 'string') return count === 1 ? 'one character' : `${count} characters`;
  return count === 1 ? 'one entry' : `${count} entries`;
}

/** The size of what is too small or too big, if it can be counted. */
function size({ origin, input }: { origin: string; input?: unknown }): string {
  return typeof input === 'string' || Array.isArray(input)
    ? `has ${counted(input.length, origin)}`
    : `is ${inShort(input)}`;
}

/** What authors try by habit, and the name that it has here, with an example. */
const NOW_CALLED: Readonly<Record<string, readonly [name: string, example: string]>> = {
  min: ['usual', 'usual: [1, 30], the range of the slider'],
  max: ['usual', 'usual: [1, 30], the range of the slider'],
  accepts: ['allowed', 'allowed: [0, 100], outside of which numbers are refused'],
  hint: ['help', "help: 'What your bank quotes.'"],
  name: ['label', "label: 'Loan amount'"],
};

/** The names that an object may have, and which of them was probably meant. */
function keysOf(issue: Issue, key: string): string {
  const { shape = {} } = (issue.inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def ?? {};
  const have = Object.keys(shape);
  const [now = '', example] = NOW_CALLED[key] ?? [];
  if (have.includes(now)) return `; write ${now}, as in ${example}`;
  return have.length === 0 ? '' : haveOf(key, have);
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
