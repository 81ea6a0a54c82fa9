import type { Failure } from './types.ts';

/** A refusal by compute, for the visitor: a whole sentence and the input it is about. */
export function fail(field: string | null, message: string): Failure {
  return { ok: false, field, message };
}
