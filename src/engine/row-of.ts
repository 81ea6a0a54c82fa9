import type { Inputs } from './types.ts';

/** The name of the row that a refusal is about: `Loan 2` for `loans.1.rate`; null where it is about no row. */
export function rowOf(inputs: Inputs, field: string | null): string | null {
  const [name = '', index] = field?.split('.') ?? [];
  const spec = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  if (spec?.kind !== 'rows' || index === undefined) return null;
  return spec.item.replace('{number}', String(Number(index) + 1));
}
