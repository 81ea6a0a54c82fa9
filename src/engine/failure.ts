import type { Failure } from './types.ts';

/** A refusal by compute, for the visitor: a whole sentence and the input it is about. */
export function fail<const F extends string | null>(field: F, message: string): Failure<F> {
  return { ok: false, field, message };
}
