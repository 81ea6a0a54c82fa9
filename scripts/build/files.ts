// The files of a built hub: those of its modules, by Vite's manifest, and those that the service worker caches.
import { type BinaryToTextEncoding, createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { languages } from '../../src/languages.ts';
import { filesIn, root } from './project.ts';

/** The files of a built hub, by their modules. */
export const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** What every document imports, by its name in the manifest. */
export const ENTRY = 'index.html';

/** The name in the manifest of a tool's definition, with its texts. */
export const toolModule = (folder: string) => `virtual:catalogue/tool/${folder}`;

/** The file of a module that is loaded on demand. Throws where the build lacks it. */
export function fileOf(dist: string, module: string): string {
  const chunk = manifestOf(dist)[module];
  if (chunk === undefined) throw new Error(`${module} is not in the build`);
  return chunk.file;
}

/** Every page, script and icon, and the typeface. Pictures for link previews and embedded pages are for other sites. */
const CACHED = /(^|\/)index\.html$|\.(js|svg|png|webmanifest|woff2)$/;
const NOT_CACHED = /(^|\/)picture\.png$|^sw\.js$|^embed\/|^\./;
/** Whether a file is of another language than the folder's, which is within it. */
const isOfOther = (file: string) => languages.some(({ folder }) => folder !== '' && file.startsWith(folder));

/**
 * The files of the built hub that one visit caches, pages first.
 *
 * @param dist folder of the built hub
 * @returns paths within it
 */
export function cachedFiles(dist: string): string[] {
  const files = filesIn(dist).filter((file) => CACHED.test(file) && !NOT_CACHED.test(file) && !isOfOther(file));
  const isPage = (file: string) => file.endsWith('.html');
  return [...files.filter(isPage), ...files.filter((file) => !isPage(file))];
}

/**
 * A file's entry in the worker's list.
 *
 * @param dist folder of the built hub
 * @param file path within it
 */
function entryOf(dist: string, file: string) {
  const bytes = readFileSync(join(dist, file));
  const hash = (kind: string, form: BinaryToTextEncoding) => createHash(kind).update(bytes).digest(form);
  return {
    file,
    // names in assets/ have a hash of the content
    revision: file.startsWith('assets/') ? null : hash('sha256', 'hex').slice(0, 16),
    // a script that arrives damaged is refused and requested again, never cached
    integrity: file.endsWith('.js') ? `sha384-${hash('sha384', 'base64')}` : null,
  };
}

/**
 * Writes `sw.js`: the list of files, and the code of `src/shell/offline/worker.js`. Throws where the first page loads no script.
 *
 * @param dist folder of the built hub, with its pages
 */
export function writeWorker(dist: string) {
  const home = readFileSync(join(dist, 'index.html'), 'utf8');
  const entry = / data-entry="([^"]+)"/.exec(home)?.[1];
  if (entry === undefined) throw new Error('offline: the first page loads no script');
  const release = { entry: basename(entry), files: cachedFiles(dist).map((file) => entryOf(dist, file)) };
  const source = readFileSync(join(root, 'src/shell/offline/worker.js'), 'utf8');
  writeFileSync(join(dist, 'sw.js'), `const release = ${JSON.stringify(release)};\n${source}`);
}
