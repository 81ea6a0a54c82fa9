import { words as messages } from '#words/validation.ts';
import type { Failure, Refused } from './types.ts';

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

export const refuse = (field: string | null, message: string): Failure => ({ ok: false, field, message });

/** Anything as text; a few objects cannot be converted. */
export function asText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** The failure of a tool that breaks its own definition: `reason` is for its author. */
export function broken(reason: string): Failure {
  return { ok: false, field: null, message: messages.broken, broken: true, reason };
}
