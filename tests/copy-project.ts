import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/build/project.ts';

/** Generated folders, and those that a copy makes itself; not copied. */
const LEFT = new Set(['node_modules', 'dist', 'shots', 'docs', 'tests', '.git', '.cache']);

/**
 * Copies the project, with a link to each of the checkout's packages, so that what a build writes into node_modules stays in the
 * copy.
 *
 * @param also folders of the root that are copied too: docs, tests
 */
export function copyProject(folder: string, also: readonly string[] = []) {
  for (const name of readdirSync(root))
    if (!LEFT.has(name) || also.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !/^\.(cache|vite)/.test(each)))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
}
