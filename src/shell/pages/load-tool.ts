import type { Meta, Tool } from '#src/engine/types.ts';

export interface LoadedTool {
  readonly meta: Meta;
  readonly tool: Tool;
}

const definitions = import.meta.glob<Tool>('/tools/*/*/definition.ts', { import: 'default' });
const metas = import.meta.glob<Meta>('/tools/*/*/meta.ts', { import: 'default' });

/** The loader of a tool's file, whichever folder the tool is in. */
function loaderOf<T>(loaders: Readonly<Record<string, () => Promise<T>>>, id: string, file: string) {
  const path = Object.keys(loaders).find((each) => each.endsWith(`/${id}/${file}.ts`));
  const load = path === undefined ? undefined : loaders[path];
  if (!load) throw new Error(`no folder for ${id}`);
  return load();
}

/** Loads the definition, content and metadata of a tool. Rejects where that fails. */
export async function loadTool(id: string): Promise<LoadedTool> {
  const [tool, meta] = await Promise.all([loaderOf(definitions, id, 'definition'), loaderOf(metas, id, 'meta')]);
  return { tool, meta };
}
