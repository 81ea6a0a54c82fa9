import type { Refused } from './types.ts';

/**
 * A refusal by compute, for the visitor.
 *
 * @param field the input that it is about: `rate`, `loans`, `loans.1.rate`
 * @param refusal the id of its sentence in the definition's `refusals`
 * @param figures what the sentence names in braces beside the inputs, unrounded
 */
export function fail<const F extends string | null, const R extends string>(
  field: F,
  refusal: R,
  figures: Readonly<Record<string, number | string>> = {},
): Refused<F, R> {
  return { ok: false, field, refusal, figures };
}
