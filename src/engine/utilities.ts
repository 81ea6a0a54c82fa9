import { roundSignificant } from '#maths/basics.ts';
import type { Column, Input, NumberInput, Output } from './types.ts';

/** Above this a number can no longer tell one rupee from the next, so no figure could be right. */
export const LARGEST = Number.MAX_SAFE_INTEGER;

/** How many related tools a definition may name, and a page shows. */
export const MOST_RELATED = 6;

/** A record with the same names and other values. */
export const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From, name: string) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]));

/** Whether an input, or a cell of a row, holds a number. */
export const isNumberInput = (spec: Input | undefined): spec is NumberInput =>
  spec?.kind === 'currency' || spec?.kind === 'percent' || spec?.kind === 'years' || spec?.kind === 'number';

/** Whether a result or a column is a number, and not a word or a day. */
export const isNumberResult = (spec: Output | Column | undefined): boolean =>
  spec !== undefined && spec.kind !== 'text' && spec.kind !== 'date' && spec.kind !== 'month';

/** The phrases of a list such as `ctc, pay package, lpa`; none for an empty list. */
export const phrasesOf = (list = ''): readonly string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** A number without binary rounding errors: 0.1 + 0.2 becomes 0.3. */
export const clean = (value: number): number => roundSignificant(value, 12);

/** The numbers that people think in around a size above 0, rising: 1, 2, 2.5, 5 and 10 times a power of ten, the first at most the size. */
export function roundNumbers(size: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(size));
  return [1, 2, 2.5, 5, 10].map((factor) => clean(factor * power));
}
