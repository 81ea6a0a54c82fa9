// The live sources that the tools' definitions declare. Only Vite can run it: see in-vite.ts.
import type { Tool } from '../../src/engine/types.ts';

const tools = import.meta.glob<Tool>('/tools/*/*/definition.ts', { eager: true, import: 'default' });
export const sources = Object.values(tools).flatMap((tool) => tool.live?.sources ?? []);
