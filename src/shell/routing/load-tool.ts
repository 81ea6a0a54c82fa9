import loaders from 'virtual:catalogue/tools';
import type { Meta, Tool } from '#src/engine/types.ts';

export interface LoadedTool {
  readonly meta: Meta;
  readonly tool: Tool;
}

/** Loads the definition, content and metadata of a tool. Rejects where that fails. */
export async function loadTool(id: string): Promise<LoadedTool> {
  // not what every object has, such as `constructor`
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (!load) throw new Error(`no folder for ${id}`);
  return load();
}
