import { defineTool } from '#engine';
import type { Definition, Parts } from '#src/engine/definition-types.ts';
import type { Input, Note, Output, Refusal, Table, Tool, WorkingStep } from '#src/engine/types.ts';

type Filled = 'basis' | 'examples';

/** `defineTool` for made-up tools: what every definition must have and few tests are about is filled in. */
export const madeUp = <
  const I extends Parts<Input>,
  const O extends Parts<Output>,
  const T extends Parts<Table> = Record<never, never>,
  const N extends Parts<Note> = Record<never, never>,
  const X extends Parts<Refusal> = Record<never, never>,
  const W extends readonly (WorkingStep | object)[] = readonly [],
  R = unknown,
>(
  definition: Omit<Definition<I, O, T, N, X, W, R>, Filled> & Partial<Pick<Definition<I, O, T, N, X, W, R>, Filled>>,
): Tool => defineTool({ basis: ['Made up.'], examples: [], ...definition } as never);

/** An input that is a choice; the first option is its default. */
export const choice = <const V extends string>(label: string, options: Readonly<Record<V, string>>) => {
  const all = Object.entries<string>(options).map(([value, text]) => ({ value: value as V, label: text }));
  return { kind: 'choice', label, options: all, default: all[0]?.value as V } as const;
};
