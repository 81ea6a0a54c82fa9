import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * The texts of the files in some folders, by their paths from the project's root. Importing them with `?raw` would take Vitest
 * seconds.
 *
 * @param folders paths from the project's root
 * @param wanted the files, by their paths in the folder
 */
export const textsOf = (folders: readonly string[], wanted: RegExp): Readonly<Record<string, string>> =>
  Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => wanted.test(name))
        .map((name) => [`${folder}/${name.replaceAll(sep, '/')}`, readFileSync(join(root, folder, name), 'utf8')]),
    ),
  );
