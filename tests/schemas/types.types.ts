// Compiled, never run: the generated types must equal those of the schemas.
import type { z } from 'zod';
import type * as schemas from '#schemas/definition.ts';
import type * as types from '#schemas/types.ts';

/** Readonly all the way down, as the written types are. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
type Inferred<N extends keyof typeof schemas> = (typeof schemas)[N] extends z.ZodType
  ? Frozen<z.infer<(typeof schemas)[N]>>
  : never;

export const same: readonly true[] = [
  true satisfies Same<Inferred<'input'>, Frozen<types.Input>>,
  true satisfies Same<Inferred<'output'>, Frozen<types.Output>>,
  true satisfies Same<Inferred<'table'>, Frozen<types.Table>>,
  true satisfies Same<Inferred<'chart'>, Frozen<types.Chart>>,
  true satisfies Same<Inferred<'note'>, Frozen<types.Note>>,
  true satisfies Same<Inferred<'refusal'>, Frozen<types.Refusal>>,
  true satisfies Same<Inferred<'workingStep'>, Frozen<types.WorkingStep>>,
  true satisfies Same<Inferred<'content'>, Frozen<types.Content>>,
  true satisfies Same<Inferred<'example'>, Frozen<types.Example>>,
  true satisfies Same<Inferred<'meta'>, Frozen<types.Meta>>,
  true satisfies Same<Inferred<'catalogue'>, Frozen<types.Catalogue>>,
];
