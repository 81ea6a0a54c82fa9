// What development checks besides check:tools. A file of its own, since check:tools says itself where the catalogue cannot be loaded.
import * as check from '../../schemas/check.ts';
import catalogue from '../../tools/catalogue.ts';
import { checkTools } from './checking.ts';
import { toolFolders } from './project.ts';

/** Checks definitions that were saved, and whether the catalogue lists them. */
export async function checkSaved(folders: string[]): Promise<{ mistakes: string[] }> {
  const { mistakes, metas } = await checkTools(folders);
  const all = folders.map((folder) => ({ folder, meta: metas.get(folder) ?? {} }));
  // what it says of other tools is not about these
  const own = check.checkCatalogue(catalogue, all).filter(({ path }) => folders.includes(path));
  return { mistakes: [...mistakes, ...own.map(({ path, message }) => `${path}: ${message}`)] };
}

/** The folders of tools that the catalogue does not list. */
export function unlisted(): string[] {
  const listed = new Set<unknown>(catalogue.groups.flatMap(({ tools }) => tools));
  return toolFolders().flatMap(({ id, folder }) => (listed.has(id) ? [] : [folder]));
}
