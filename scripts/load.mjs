import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The project's own folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs a TypeScript module of this project in plain Node: bundled in memory, so that nothing is written and only what it
 * imports is read.
 *
 * @param {string} file path from the project's root
 * @param {Record<string, string | undefined>} [env] what `import.meta.env` gives, where the module reads settings
 * @returns {Promise<any>} its exports
 */
export async function load(file, env = {}) {
  const bundle = await rolldown({
    input: join(root, file),
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    transform: { define: { 'import.meta.env': JSON.stringify(env) } },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

/**
 * The folder of one tool, found without reading those of the others; null where there is none.
 *
 * @param {string} id
 * @returns {string | null}
 */
export function folderOf(id) {
  // a name with a slash or a dot in it could lead out of tools/
  if (!/^[a-z][a-z0-9_]*$/.test(id)) return null;
  const folders = readdirSync(join(root, 'tools')).map((group) => `tools/${group}/${id}`);
  return folders.find((folder) => existsSync(join(root, folder, 'definition.ts'))) ?? null;
}

/**
 * The folders of tools, `tools/<group>/<id>`, found in the file system as the page finds them by glob.
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
