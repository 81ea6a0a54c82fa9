import { loadTool, type Screen } from '../routing/page.ts';

/** Loads a tool and the code that renders it. Rejects where either fails. */
export async function loadScreen(id: string): Promise<Screen> {
  const [loaded, parts] = await Promise.all([loadTool(id), import('./tool-parts.tsx')]);
  return {
    id,
    ...loaded,
    Star: parts.Star,
    Body: parts.default,
    data: parts.structuredData(loaded.tool.content),
  };
}
