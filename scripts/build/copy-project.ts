import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';

/** Generated folders, and those that a copy makes itself; not copied. */
const LEFT = new Set(['node_modules', 'dist', 'shots', '.git', '.cache']);

/**
 * Copies the project, with a link to each of the checkout's packages, so that what a build writes into node_modules stays in
 * the copy.
 *
 * @param wanted which files and folders of the root are copied
 */
export function copyProject(folder: string, wanted: (name: string) => boolean = () => true) {
  for (const name of readdirSync(root))
    if (!LEFT.has(name) && wanted(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  const packages = readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache' && name !== '.vite');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of packages)
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
}

/**
 * Adds a tool to a copy as an author does: a folder, and its id in the catalogue. Throws where the catalogue has no such group.
 *
 * @param files text by file name
 */
export function addTool(project: string, group: string, id: string, files: Record<string, string>) {
  const folder = join(project, 'tools', group, id);
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const file = join(project, 'tools/catalogue.ts');
  const start = new RegExp(`(id: '${group}',[^[]*tools: \\[)`);
  const catalogue = readFileSync(file, 'utf8');
  if (!start.test(catalogue)) throw new Error(`tools/catalogue.ts has no group ${group}`);
  writeFileSync(file, catalogue.replace(start, `$1'${id}', `));
}

/**
 * The files of a folder.
 *
 * @returns text by file name
 */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
