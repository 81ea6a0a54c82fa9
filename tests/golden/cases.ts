import type { Inputs } from '../tools.ts';

/** How far a figure may be from the expected one: an amount, a share of the expected figure, and shares of inputs. */
export interface Tolerance {
  readonly abs: number;
  readonly rel?: number;
  readonly ofInput?: Readonly<Record<string, number>>;
}

/** A case worked out outside the code: results and cells as a page shows them, or the input at which it is refused. */
interface Case {
  readonly tool: string;
  readonly inputs: Inputs;
  readonly expected: object | { readonly refused: string };
  /** Where its figures were published or calculated, if not by hand. */
  readonly source?: string;
}

/** A file of cases. Where a method is not exact, its results have tolerances by name; `byYear.15.left` is the cell of a table. */
interface File {
  readonly cases: readonly Case[];
  readonly tolerance?: Readonly<Record<string, Tolerance>>;
}

const files = import.meta.glob<File>('./*.json', { eager: true, import: 'default' });

/** The cases of every golden file in this folder. */
export const cases = Object.values(files).flatMap((file) =>
  file.cases.map((each) => ({ ...each, tolerance: file.tolerance })),
);
