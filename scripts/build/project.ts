// The project's folders and tools, for the build and for commands.
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The project's root folder. */
export const root = join(import.meta.dirname, '../..');

/** The files and folders in a folder and in those within it, in order: paths in it, with slashes. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .sort();

/** The folders of all tools, `tools/<group>/<id>`. */
export const toolFolders = () =>
  filesIn(join(root, 'tools')).flatMap((file) => {
    const [, group, id] = /^(\w+)\/(\w+)\/definition\.ts$/.exec(file) ?? [];
    return group === undefined || id === undefined ? [] : [{ group, id, folder: `tools/${group}/${id}` }];
  });

/** The folder of one tool; null where there is none. */
export const folderOf = (id: string) => toolFolders().find((tool) => tool.id === id)?.folder ?? null;

/**
 * The names that a command's arguments give, or all where they give none. An unknown one ends the command.
 *
 * @param what each name stands for
 * @returns in the order of all
 */
export function wantedNames(given: string[], all: string[], what: string): string[] {
  const unknown = given.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no ${what} "${unknown.join('", "')}". Choose from: ${all.join(', ')}.`);
    process.exit(2);
  }
  return all.filter((name) => given.length === 0 || given.includes(name));
}

/** The tools whose ids a command's arguments give, or all where they give none. An unknown one ends the command. */
export function wantedTools(given: string[]) {
  const tools = toolFolders();
  const ids = tools.map(({ id }) => id);
  const wanted = wantedNames(given, ids, 'tool');
  return tools.filter(({ id }) => wanted.includes(id));
}

/** Whether the module with this address is the command that runs, and not imported. */
export const isMain = (url: string) => url === pathToFileURL(process.argv[1] ?? '').href;

/** Ends a command in silence once nobody reads what it prints (`| head -1`), which is no error. */
export function endWithReader() {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
}

/**
 * A text with every match replaced; throws where there is none, so that a build step cannot silently stop working.
 *
 * @param what a pattern needs the flag g
 * @param by a text is inserted literally: `$1` has no meaning
 */
export function replaced(text: string, what: string | RegExp, by: string) {
  const result = text.replaceAll(what, () => by);
  if (result === text) throw new Error(`There is nothing to replace: ${what} is not in the text.`);
  return result;
}

/** A text with its special characters escaped, for HTML, SVG and XML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
