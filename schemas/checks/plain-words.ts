import type { z } from 'zod';

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

/** The known name that was probably meant, or null where none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const wanted = word.toLowerCase();
  const [best] = known
    .map((name) => ({ name, away: distance(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  if (best && best.away <= slack(word)) return best.name;
  // a longer form of a known name
  return known.find((name) => name.length > 3 && wanted.startsWith(name.toLowerCase())) ?? null;
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
export function plainWords(issue: Issue): string | null {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `is missing; it must be ${KINDS[issue.expected] ?? issue.expected}`;
      return `is ${shown(issue.input)}, but must be ${KINDS[issue.expected] ?? issue.expected}${
        issue.expected === 'record' && Array.isArray(issue.input) ? ', with a name for each entry: { name: { … } }' : ''
      }`;
    case 'too_small':
      return Number(issue.minimum) === 1 && issue.origin !== 'number'
        ? `is empty; add at least ${counted(1, issue.origin)}`
        : `${size(issue)}; it must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}`;
    case 'too_big':
      return `${size(issue)}; it must be ${issue.inclusive ? 'at most' : 'below'} ${issue.maximum}`;
    case 'unrecognized_keys':
      return issue.keys.map((key) => `has "${key}", which does not exist here${haveOf(issue, key)}`).join('; ');
    case 'invalid_value':
      return issue.input === undefined
        ? `is missing; choose one of: ${issue.values.join(', ')}`
        : oneOf(issue.input, issue.values);
    case 'invalid_union': {
      const { discriminator, options } = issue as { discriminator?: string; options?: readonly unknown[] };
      if (discriminator === undefined || options === undefined)
        return `is ${shown(issue.input)}, which is not allowed here`;
      const given = (issue.input as Readonly<Record<string, unknown>>)[discriminator];
      return given === undefined ? `is missing; choose one of: ${options.join(', ')}` : oneOf(given, options);
    }
    case 'invalid_format':
      return issue.format === 'date' ? `is ${shown(issue.input)}, but must be ${DAY}` : null;
    default:
      return null;
  }
}

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'a list' : 'an object') : show(value);
const show = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));

const oneOf = (given: unknown, options: readonly unknown[]): string =>
  `${show(given)} is not one of: ${options.join(', ')}${didYouMean(String(given), options.map(String))}`;

function counted(count: number, origin: string): string {
  if (origin === 'string') return count === 1 ? 'one character' : `${count} characters`;
  return count === 1 ? 'one entry' : `${count} entries`;
}

/** The size of what is too small or too big, if it can be counted. */
function size({ origin, input }: { origin: string; input?: unknown }): string {
  return typeof input === 'string' || Array.isArray(input)
    ? `has ${counted(input.length, origin)}`
    : `is ${shown(input)}`;
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
function haveOf(issue: Issue, key: string): string {
  const { shape = {} } = (issue.inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def ?? {};
  const have = Object.keys(shape);
  const [now = '', example] = NOW_CALLED[key] ?? [];
  if (have.includes(now)) return `; write ${now}, as in ${example}`;
  return have.length === 0 ? '' : didYouMean(key, have) || `. Choose from: ${have.join(', ')}`;
}
