import { defineTool } from '#engine';
import type { Definition, Parts } from '#src/engine/definition-types.ts';
import type { CellInput, Input, Note, Output, Refusal, Table, Tool, WorkingStep } from '#src/engine/types.ts';

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

/** An input that is a list of rows, which are called by their item and number. */
export const list = <const C extends Parts<CellInput>, const D extends readonly object[]>(
  item: string,
  columns: C,
  { min = 0, max = 3, ...rest }: { readonly min?: number; readonly max?: number; readonly default: D },
) => ({ kind: 'rows', label: `${item}s`, item: `${item} {number}`, columns, min, max, ...rest }) as const;
