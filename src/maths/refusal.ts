/**
 * Why a calculation has no answer: the input at fault, and a word for the reason, for which the caller has a sentence.
 */
export interface Refusal<Field extends string = string, Why extends string = string> {
  readonly ok: false;
  readonly field: Field;
  readonly why: Why;
}

/** A refusal, which a calculation returns in place of its answer. */
export function refusal<const F extends string, const W extends string>(field: F, why: W): Refusal<F, W> {
  return { ok: false, field, why };
}
