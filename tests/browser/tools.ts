import type { Meta, Tool } from '#src/engine/types.ts';
import { loadDefaults, toolFolders } from '../../scripts/build/load.mjs';
import { visitedOf } from '../thorough.ts';

const folders = toolFolders();
// bundled in one go: Vitest takes seconds to import some two hundred files one by one, in each worker
const all = await loadDefaults(folders.flatMap(({ folder }) => [`${folder}/definition.ts`, `${folder}/meta.ts`]));

/** Every tool with its folder and metadata. */
export const tools = folders.map(({ id, folder }, index) => ({
  id,
  folder,
  tool: all[2 * index] as Tool,
  meta: all[2 * index + 1] as Meta,
}));

/** One tool with its metadata. */
export function toolOf(id: string) {
  const found = tools.find((each) => each.id === id);
  if (!found) throw new Error(`no tool ${id}`);
  return found;
}

export const visited = visitedOf(tools);
