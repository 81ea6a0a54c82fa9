// Which dated facts a tool's page loads: the files of src/rules/facts that have a fact which the tool names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './project.ts';

const FACTS = join(root, 'src/rules/facts');
const read = (file: string) => readFileSync(file, 'utf8');

/** The text of all files of a tool, and of those beside them and above them that they import. */
function textOf(folder: string): string {
  const texts = new Map<string, string>();
  const add = (file: string) => {
    if (texts.has(file) || !existsSync(file)) return;
    const text = read(file);
    texts.set(file, text);
    for (const [, near = ''] of text.matchAll(/ from '(\.[^']+)'/g)) add(join(dirname(file), near));
  };
  for (const file of readdirSync(folder)) if (file.endsWith('.ts')) add(join(folder, file));
  return [...texts.values()].join('\n');
}

/**
 * The names of the files in `src/rules/facts` with a fact that a tool names, in quotes or braces. A name may be the start of
 * one, `mis.` in `` `mis.${holders}` ``, or go on after it, as `homeLoan.ltv.1.rate` does in a working.
 *
 * @param folder path of the tool from the project's root
 */
export function factFilesOf(folder: string): string[] {
  const names = [...textOf(join(root, folder)).matchAll(/['`{]([a-z]\w*\.[\w.]*)/g)].map(([, name = '']) => name);
  return readdirSync(FACTS).flatMap((file) => {
    const ids = [...read(join(FACTS, file)).matchAll(/^ {2}'([\w.]+)':/gm)].map(([, id = '']) => id);
    const named = names.some((name) => ids.some((id) => id.startsWith(name) || name.startsWith(`${id}.`)));
    return named ? [basename(file, '.ts')] : [];
  });
}

/** The code that adds the facts of a file to those that a page has. */
export const factsCode = (name: string) =>
  `import { facts } from '/src/rules/all.ts'; import * as file from '/src/rules/facts/${name}.ts'; Object.assign(facts, ...Object.values(file));`;
