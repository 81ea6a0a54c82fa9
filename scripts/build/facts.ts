// Which dated facts a page loads: each file of a tool brings the files of src/rules/facts with a fact that it names.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './project.ts';

const FACTS = join(root, 'src/rules/facts');

/**
 * The names of the files in `src/rules/facts` with a fact that a text names, in quotes or braces. A name may be the start of
 * one, `mis.` in `` `mis.${holders}` ``, or go on after it, as `homeLoan.ltv.1.rate` does in a working.
 *
 * @param text the code of a file of a tool
 */
export function factFilesNamed(text: string): string[] {
  const names = [...text.matchAll(/["'`{]([a-z]\w*\.[\w.]*)/g)].map(([, name = '']) => name);
  return readdirSync(FACTS).flatMap((file) => {
    const ids = [...readFileSync(join(FACTS, file), 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, id = '']) => id);
    const named = names.some((name) => ids.some((id) => id.startsWith(name) || name.startsWith(`${id}.`)));
    return named ? [basename(file, '.ts')] : [];
  });
}

/** The code of a module that adds the facts of a file to those that a page has. */
export const factsCode = (name: string) =>
  `import { facts } from '/src/rules/all.ts'; import * as file from '/src/rules/facts/${name}.ts'; Object.assign(facts, ...Object.values(file));`;
