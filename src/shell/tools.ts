import type { Meta, Tool } from '#src/engine/types.ts';

const definitions = import.meta.glob<Tool>('/tools/*/*/definition.ts', { import: 'default' });
const metas = import.meta.glob<Meta>('/tools/*/*/meta.ts', { import: 'default' });

export interface LoadedTool {
  readonly meta: Meta;
  readonly tool: Tool;
}

/** Loads a tool's definition, content and metadata. Rejects where they cannot be had or the definition is broken. */
export async function loadTool(id: string): Promise<LoadedTool> {
  const folder = Object.keys(definitions)
    .find((file) => file.endsWith(`/${id}/definition.ts`))
    ?.replace('/definition.ts', '');
  const definition = definitions[`${folder}/definition.ts`];
  const metadata = metas[`${folder}/meta.ts`];
  if (!definition || !metadata) throw new Error(`no folder for ${id}`);
  const [tool, meta] = await Promise.all([definition(), metadata()]);
  return { tool, meta };
}
