import type { Inputs } from '../tools.ts';

/** A case worked out outside the code: the results as a page shows them, or the input at which it is refused. */
interface Case {
  readonly tool: string;
  readonly inputs: Inputs;
  readonly expected: object | { readonly refused: string };
}

const files = import.meta.glob<readonly Case[]>('./*.json', { eager: true, import: 'cases' });

/** The cases of every golden file in this folder. */
export const cases = Object.values(files).flat();
