// Files of tools/ run only once they were read: for Vite (the build, the development server, tests) and for commands of Node.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type Code, type Finding, readCode } from '../../schemas/checks/code.ts';
import { importedFile } from '../../schemas/checks/code-imports.ts';
import type { Tool } from '../../src/engine/types.ts';
import { folderOf, root, toolFolders } from './project.ts';

/** A file as text, null where there is none, with what it shows. */
export type Source = Code & { readonly text: string | null };

/** What a file imports, as far as it is read: files of tools/, and the formulas of src/maths. */
function followed(file: string, from: string): string[] {
  const isPlain = from.startsWith('.') && !file.startsWith('tools/');
  const target = isPlain ? posix.join(posix.dirname(file), from) : importedFile(file, from);
  return target !== null && (isPlain || /^(tools|src\/maths)\//.test(target)) ? [target] : [];
}

/** What was read before, by path and text: many files import the same ones. */
const known = new Map<string, Code>();
function codeOf(file: string, text: string): Code {
  const key = `${file}\n${text}`;
  const code = known.get(key) ?? readCode(file, text);
  known.set(key, code);
  return code;
}

/**
 * Reads files with all that they import, as the parser sees it. A file of `tools/` is judged; the others are the project's own.
 *
 * @param starts paths from the project's root
 * @param folder the project's
 */
export function readSources(starts: readonly string[], folder = root): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>();
  const add = (file: string) => {
    if (sources.has(file)) return;
    const text = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : null;
    const { found, imports } = text === null ? { found: [], imports: [] } : codeOf(file, text);
    const isLink = text !== null && realpathSync(join(folder, file)) !== join(realpathSync(folder), file);
    sources.set(file, {
      text,
      found: file.startsWith('tools/') ? [...(isLink ? [linked(file)] : []), ...found] : [],
      imports,
    });
    for (const from of imports) for (const target of followed(file, from)) add(target);
  };
  starts.forEach(add);
  return sources;
}

const sentence = (found: readonly Finding[]) => found.map(({ file, message }) => `${file}, ${message}`).join('\n');

const linked = (file: string): Finding => ({ file, message: 'is a link to another file; write the file itself' });

/** What stands in tools/ by a link: it would run as another file than the one that was read. */
function linksIn(folder: string): Finding[] {
  return readdirSync(join(folder, 'tools'), { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    return entry.isSymbolicLink() ? [linked(file)] : [];
  });
}

/**
 * The default export of a file; throws where the code of the file, or of one that it imports, is refused.
 *
 * @param file path from the project's root
 * @param folder the project's
 */
export async function importChecked<T>(file: string, folder = root): Promise<T> {
  const found = [...readSources([file], folder).values()].flatMap((source) => source.found);
  if (found.length > 0) throw new Error(sentence(found));
  return (await import(pathToFileURL(join(folder, file)).href)).default;
}

const loaded = new Map<string, Tool>();

/** The tool of an id, for commands that calculate; throws where there is none. */
export async function loadTool(id: string): Promise<Tool> {
  const earlier = loaded.get(id);
  if (earlier) return earlier;
  const folder = folderOf(id);
  if (folder === null)
    throw new Error(
      `${id}: there is no such tool. Choose from: ${toolFolders()
        .map((tool) => tool.id)
        .join(', ')}`,
    );
  const tool = await importChecked<Tool>(`${folder}/definition.ts`);
  loaded.set(id, tool);
  return tool;
}

/** Lets no module of tools/ run whose code is refused, whatever imports it. Stands behind what changes their texts. */
export function onlyChecked(folder = root): Plugin {
  const real = realpathSync(folder);
  return {
    name: 'only-checked',
    enforce: 'pre',
    configResolved() {
      const links = linksIn(real);
      if (links.length > 0) throw new Error(sentence(links));
    },
    transform(code, id) {
      const file = relative(real, id).replaceAll(sep, '/');
      if (!file.startsWith('tools/') || /^tools\/\w+\/drawing\.svg\?raw$/.test(file)) return;
      const { found } = readCode(file, code);
      if (found.length > 0) throw new Error(sentence(found));
    },
  };
}
