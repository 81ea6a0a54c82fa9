// What development checks. A file of its own, since it imports the catalogue at once: Vite runs no import that comes later.
import { checkCatalogue } from '../../schemas/checks/catalogue.ts';
import catalogue from '../../tools/catalogue.ts';
import { toolFolders } from '../build/project.ts';
import { checkTools } from './check-tools.ts';

/** Checks definitions that were saved, and whether the catalogue lists them. */
export async function checkSaved(folders: string[]): Promise<string[]> {
  const { mistakes, metas } = await checkTools(folders);
  const all = folders.map((folder) => ({ folder, meta: metas.get(folder) ?? {} }));
  // what it says of other tools is not about these
  const own = checkCatalogue(catalogue, all).filter(({ path }) => folders.includes(path));
  return [...[...mistakes.values()].flat(), ...own.map(({ path, message }) => `${path}: ${message}`)];
}

/** The folders of tools that the catalogue does not list. */
export function unlisted(): string[] {
  const listed = new Set<unknown>(catalogue.groups.flatMap(({ tools }) => tools));
  return toolFolders().flatMap(({ id, folder }) => (listed.has(id) ? [] : [folder]));
}
