import type { Tool } from '../../src/engine/types.ts';
import { folderOf, importDefaults, toolFolders } from './project.ts';

const loaded = new Map<string, Tool>();

/** The tool of an id, for commands that calculate; throws where there is none. */
export async function loadTool(id: string): Promise<Tool> {
  const known = loaded.get(id);
  if (known) return known;
  const folder = folderOf(id);
  if (folder === null) {
    const ids = toolFolders().map((tool) => tool.id);
    throw new Error(`${id}: there is no such tool (have: ${ids.join(', ')})`);
  }
  const [tool] = (await importDefaults<Tool>([`${folder}/definition.ts`])) as [Tool];
  loaded.set(id, tool);
  return tool;
}
