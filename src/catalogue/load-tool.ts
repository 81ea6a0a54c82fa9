import groups from 'virtual:catalogue/groups';
import { groupOf } from '#src/catalogue/menu.ts';
import type { Meta, Tool } from '#src/engine/types.ts';
import { loadedNow } from './loaded.ts';

export interface LoadedTool {
  readonly meta: Meta;
  readonly tool: Tool;
}

/** Loads the definition, content and metadata of a tool whose group is loaded. Rejects where that fails. */
export async function loadTool(id: string): Promise<LoadedTool> {
  const groupId = groupOf(loadedNow().catalogue, id)?.id ?? '';
  const group = await groups[groupId]?.();
  const definition = group?.definitions[`/tools/${groupId}/${id}/definition.ts`];
  const metadata = group?.metas[`/tools/${groupId}/${id}/meta.ts`];
  if (!definition || !metadata) throw new Error(`no folder for ${id}`);
  const [tool, meta] = await Promise.all([definition(), metadata()]);
  return { tool, meta };
}
