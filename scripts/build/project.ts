import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The project's root folder. */
export const root = join(import.meta.dirname, '../..');

/** The folders of all tools, `tools/<group>/<id>`. */
export const toolFolders = () =>
  readdirSync(join(root, 'tools'), { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((file) => {
      const [, group, id] = /^(\w+)[\\/](\w+)[\\/]definition\.ts$/.exec(file) ?? [];
      return group === undefined || id === undefined ? [] : [{ group, id, folder: `tools/${group}/${id}` }];
    });

/** The folder of one tool; null where there is none. */
export const folderOf = (id: string) => toolFolders().find((tool) => tool.id === id)?.folder ?? null;

/** The default exports of modules, by their paths from the project's root; for commands, which `tsx` runs. */
export const importDefaults = <T>(files: readonly string[]): Promise<T[]> =>
  Promise.all(files.map(async (file) => (await import(pathToFileURL(join(root, file)).href)).default));
