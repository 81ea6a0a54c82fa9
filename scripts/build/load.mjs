import { existsSync, readdirSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { language } from './language.mjs';

/** The project's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The path of a file of words, in the language of the build. */
export const wordsFile = (/** @type {string} */ name) => `src/words/${process.env.HUB_LANGUAGE || 'en'}/${name}.ts`;

/**
 * Runs a TypeScript module of this project in plain Node: bundled in memory, so that nothing is written and only what it
 * imports is read. Rejects with the module's own error, with the lines of the sources in its stack.
 *
 * @param {string} file path from the project's root
 * @param {Record<string, string | undefined>} [env] `import.meta.env`, for modules that read settings
 * @returns {Promise<any>} its exports
 */
export function load(file, env = {}) {
  return run({
    input: join(root, file),
    transform: { define: { 'import.meta.env': JSON.stringify(env) } },
  });
}

/**
 * The default exports of many modules, bundled in one go, which takes a fraction of the time of one after another.
 *
 * @param {string[]} files paths from the project's root
 * @returns {Promise<any[]>} in the same order
 */
export async function loadDefaults(files) {
  const all = 'virtual:all';
  const lines = files.map((file, index) => `import d${index} from ${JSON.stringify(join(root, file))};`);
  const code = `${lines.join('\n')}\nexport default [${files.map((_, index) => `d${index}`).join()}];`;
  const source = {
    name: 'all',
    resolveId: (/** @type {string} */ id) => (id === all ? id : null),
    load: (/** @type {string} */ id) => (id === all ? code : null),
  };
  return (await run({ input: all, plugins: [source] })).default;
}

/**
 * Writes modules as files for plain Node, each with its imports, so that a worker can load one without the others.
 *
 * @param {Record<string, string>} input paths from the project's root, by the names of the files to be written
 * @param {string} dir where they are written, as `<name>.mjs`
 * @param {boolean} [whole] keeps code that nothing uses, as a page in development does
 */
export async function writeModules(input, dir, whole = false) {
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, join(root, file)])),
    treeshake: !whole,
    transform: { define: { 'import.meta.env': '{}' } },
  });
  try {
    await bundle.write({ dir, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'shared-[hash].mjs' });
  } finally {
    await bundle.close();
  }
}

/**
 * @param {import('rolldown').InputOptions} options
 * @returns {Promise<any>}
 */
async function run(options) {
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    ...options,
    plugins: [/** @type {any} */ (language(process.env.HUB_LANGUAGE, root)), options.plugins],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm' });
    // without a name the whole code would be in each line of an error's stack
    const code = `${output[0].code}\n//# sourceURL=${BUNDLE}`;
    try {
      return await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
    } catch (error) {
      if (error instanceof Error) error.stack = await inSources(error.stack ?? '', bundle);
      throw error;
    }
  } finally {
    await bundle.close();
  }
}

const BUNDLE = 'bundled-in-memory';

/**
 * An error's stack with the files and lines of the sources.
 *
 * @param {string} stack
 * @param {import('rolldown').RolldownBuild} bundle
 */
async function inSources(stack, bundle) {
  const { output } = await bundle.generate({ format: 'esm', sourcemap: true, dir: root });
  const { map } = output[0];
  if (!map) return stack;
  const sources = new SourceMap(/** @type {any} */ (map));
  return stack.replace(new RegExp(`${BUNDLE}:(\\d+):(\\d+)`, 'g'), (_, line, column) => {
    const place = sources.findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in place
      ? `${relative(root, resolve(root, place.originalSource))}:${place.originalLine + 1}:${place.originalColumn + 1}`
      : BUNDLE;
  });
}

/**
 * The folder of one tool, found without reading the others; null where there is none.
 *
 * @param {string} id
 * @returns {string | null}
 */
export function folderOf(id) {
  // an id with a slash or a dot could lead out of tools/
  if (!/^[a-z][a-z0-9_]*$/.test(id)) return null;
  const folders = readdirSync(join(root, 'tools')).map((group) => `tools/${group}/${id}`);
  return folders.find((folder) => existsSync(join(root, folder, 'definition.ts'))) ?? null;
}

/**
 * The folders of all tools, `tools/<group>/<id>`.
 *
 * @returns {{ group: string, id: string, folder: string }[]}
 */
export function toolFolders() {
  const folders = (/** @type {string} */ at) =>
    readdirSync(join(root, at), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders('tools').flatMap((group) =>
    folders(`tools/${group.name}`)
      .map((tool) => ({ group: group.name, id: tool.name, folder: `tools/${group.name}/${tool.name}` }))
      .filter(({ folder }) => existsSync(join(root, folder, 'definition.ts'))),
  );
}
