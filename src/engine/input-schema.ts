// What an input accepts, as one zod schema: calculations, links, stored items, pasted rows, the command and assistants all ask it.
import * as z from 'zod/mini';
import { isDay } from '#maths/calendar.ts';
import { words as messages } from '#words/validation.ts';
import { refuse } from './failure.ts';
import { formatNumber } from './format.ts';
import { formatInput } from './places.ts';
import type { DateInput, Failure, Input, NumberInput, RowsInput, Value } from './types.ts';
import { LARGEST, mapValues } from './utilities.ts';

/** The upper limit of each kind unless a definition allows more. Numbers are often counts of rows, and too many would freeze the page. */
const MOST_OF_KIND: Readonly<Record<NumberInput['kind'], number>> = {
  currency: LARGEST,
  percent: LARGEST,
  years: 1000,
  number: 1_000_000,
};

/** What a control accepts, to end the sentence "… must be". */
export function expectedOf(spec: Input): string {
  switch (spec.kind) {
    case 'choice':
      return messages.allowed.oneOf(spec.options.map((option) => option.value).join(', '));
    case 'toggle':
      return messages.allowed.trueOrFalse;
    case 'text':
      return messages.allowed.text(formatNumber(LONGEST_TEXT));
    case 'date':
      return messages.allowed.day;
    case 'rows':
      return messages.allowed.rows(formatNumber(spec.min), formatNumber(spec.max));
    default:
      return spec.usual === undefined
        ? messages.allowed.aNumber
        : messages.allowed.aNumberBetween(formatNumber(spec.usual[0]), formatNumber(spec.usual[1]));
  }
}

export const mostOf = ({ kind, allowed }: NumberInput): number => allowed?.[1] ?? MOST_OF_KIND[kind];

/** The least that a numeric input accepts; an `open` end is not accepted itself. */
export function leastOf(spec: NumberInput): { readonly value: number; readonly open: boolean } {
  const [least] = spec.allowed ?? [];
  if (typeof least === 'object') return { value: least.above, open: true };
  return { value: least ?? 0, open: false };
}

export function isBelow(spec: NumberInput, value: number): boolean {
  const { value: least, open } = leastOf(spec);
  return value < least || (open && value === least);
}

/** The id of the note on a number below what is allowed, for which all results are 0; null if the definition has none, or for other numbers. */
export const noteBelow = (spec: NumberInput, value: number): string | null =>
  spec.negative !== undefined && value < leastOf(spec).value ? spec.negative : null;

export const isAbove = (spec: NumberInput, value: number): boolean => value > mostOf(spec);

/** The most characters that a text input accepts. */
export const LONGEST_TEXT = 60;

/** A text as messages quote it: one that is longer than an input accepts is cut. */
export const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;

/** The value is refused with a sentence, and no further reason is looked for. */
const refuseWith = (error: () => string) => ({ error, abort: true });

function numberSchema(spec: NumberInput, mustBe: () => string) {
  const { value: least, open } = leastOf(spec);
  const tooLow = (value: number) => {
    if (open) return messages.mustBeMoreThan(spec.label, formatInput(spec, least));
    if (value < 0 && least === 0) return messages.cannotBeNegative(spec.label);
    return messages.mustBeAtLeast(spec.label, formatInput(spec, least));
  };
  const tooHigh = () =>
    messages[spec.kind === 'years' ? 'canBeAtMostYears' : 'canBeAtMost'](spec.label, formatNumber(mostOf(spec)));
  const from = (open ? z.gt : z.gte)(least, { error: ({ input }) => tooLow(input as number), abort: true });
  return z.number({ error: mustBe }).check(
    // a note explains what lies below
    ...(spec.negative === undefined ? [from] : []),
    z.refine(
      (value) => Math.abs(value) <= LARGEST,
      refuseWith(() => messages.tooLarge),
    ),
    z.refine(
      (value) => spec.whole !== true || Number.isInteger(value),
      refuseWith(() => messages.mustBeWhole(spec.label)),
    ),
    z.lte(mostOf(spec), refuseWith(tooHigh)),
    // −0 is 0
    z.overwrite((value) => value + 0),
  );
}

function daySchema({ label, optional }: DateInput, mustBe: () => string) {
  // a field for dates is empty until one is chosen
  const error = ({ input }: { input?: unknown }) =>
    input === '' ? messages.mustBe(label, messages.allowed.date) : mustBe();
  return z
    .string({ error: mustBe })
    .check(z.refine((day) => isDay(day) || (day === '' && optional === true), { error }));
}

function rowsSchema({ label, min, max, columns }: RowsInput, mustBe: () => string) {
  const names = Object.keys(columns).join(', ');
  const row = z.strictObject(withDefaults(columns), {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? messages.unknownInput(issue.keys[0] ?? '', names)
        : messages.mustBe(label, messages.allowed.row(names)),
  });
  return z
    .array(row, { error: mustBe })
    .check(z.minLength(min, { error: mustBe }), z.maxLength(max, { error: mustBe }));
}

/** What a schema gives is a value of its input. */
type Schema = z.core.$ZodType;

function newSchema(spec: Input): Schema {
  const mustBe = () => messages.mustBe(spec.label, expectedOf(spec));
  switch (spec.kind) {
    case 'choice':
      return z.literal(
        spec.options.map(({ value }) => value),
        { error: mustBe },
      );
    case 'toggle':
      return z.boolean({ error: mustBe });
    case 'text':
      return z.string({ error: mustBe }).check(z.maxLength(LONGEST_TEXT, { error: mustBe }));
    case 'date':
      return daySchema(spec, mustBe);
    case 'rows':
      return rowsSchema(spec, mustBe);
    default:
      return numberSchema(spec, mustBe);
  }
}

const schemas = new WeakMap<Input, Schema>();

/** The schema of an input, or of a cell of rows, with the hub's sentences as messages. */
export function schemaOf(spec: Input): Schema {
  const schema = schemas.get(spec) ?? newSchema(spec);
  schemas.set(spec, schema);
  return schema;
}

/** What is left out has its default. */
export const withDefaults = (inputs: Readonly<Record<string, Input>>) =>
  mapValues(inputs, (spec) => z._default(schemaOf(spec), spec.default));

/** A row with its own values alone: zod would take one from the prototype for a column such as `valueOf`. */
const ownValues = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && !Array.isArray(row) ? Object.assign(Object.create(null), row) : row;

/**
 * Checks one untrusted value against its input.
 *
 * @param field the name in a refusal: `rate`, `loans.1.rate`
 */
export function checkValue(spec: Input, value: unknown, field: string): { ok: true; value: Value } | Failure {
  const own = spec.kind === 'rows' && Array.isArray(value) ? value.map(ownValues) : value;
  const { success, data, error } = z.safeParse(schemaOf(spec), own);
  if (success) return { ok: true, value: data as Value };
  const [issue] = error.issues;
  const stray = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return refuse([field, ...(issue?.path ?? []), ...stray].join('.'), issue?.message ?? '');
}
