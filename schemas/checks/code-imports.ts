// What a file of `tools/` imports, and what it may: the one reader of imports, for the check and for all that loads definitions.
import { posix } from 'node:path';
import type { ESTree } from 'vite';

/** A file of a tool, one that a group shares, or one of all tools. Whatever else lies in `tools/` is no code. */
const FILE = /^tools(\/\w+){0,2}\/[\w-]+\.ts$/;
/** A file beside the importing one, in its group or in `tools/`, in the one spelling that no loader reads as something else. */
const RELATIVE = /^(\.|\.\.|\.\.\/\.\.)\/[\w-]+\.ts$/;
const MATHS = /^#maths\/([\w-]+\.ts)$/;

/** Whether a path from the project's root can be a file of a definition. */
export const isDefinitionFile = (file: string): boolean => FILE.test(file);

/**
 * The file that one of `tools/` may import.
 *
 * @param from as it is written: `./content.ts`, `#maths/growth.ts`
 * @returns its path from the project's root; null where nothing may be imported by that name
 */
export function importedFile(file: string, from: string): string | null {
  if (from === '#engine') return 'src/engine/author.ts';
  if (from === '#rules') return 'src/rules/index.ts';
  const [, maths] = MATHS.exec(from) ?? [];
  if (maths !== undefined) return `src/maths/${maths}`;
  const target = posix.join(posix.dirname(file), from);
  return RELATIVE.test(from) && isDefinitionFile(target) && target !== 'tools/catalogue.ts' ? target : null;
}

/** An import or export of a file that names another. */
export type Import = (ESTree.ImportDeclaration | ESTree.ExportAllDeclaration | ESTree.ExportNamedDeclaration) & {
  readonly source: ESTree.StringLiteral;
};

/** All that a module imports before it runs: the language allows it at the top alone. */
export const importsOf = ({ body }: ESTree.Program): readonly Import[] =>
  body.filter((node): node is Import => 'source' in node && node.source !== null);
