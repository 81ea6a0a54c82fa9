// What commands and benches share: the names in their arguments, and whether a module is the command itself.
import { pathToFileURL } from 'node:url';
import { toolFolders } from './project.ts';

/**
 * The names that a command's arguments give, or all where they give none. An unknown one ends the command.
 *
 * @param what each name stands for
 * @returns in the order of all
 */
export function wantedNames(given: string[], all: string[], what: string): string[] {
  const unknown = given.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no ${what} "${unknown.join('", "')}" (have: ${all.join(', ')}).`);
    process.exit(2);
  }
  return all.filter((name) => given.length === 0 || given.includes(name));
}

/** The tools whose ids a command's arguments give, or all where they give none. An unknown one ends the command. */
export function wantedTools(given: string[]) {
  const all = toolFolders();
  const ids = wantedNames(
    given,
    all.map(({ id }) => id),
    'tool',
  );
  return all.filter(({ id }) => ids.includes(id));
}

/** Whether the module with this address is the command that runs, and not imported. */
export const isMain = (url: string) => url === pathToFileURL(process.argv[1] ?? '').href;
