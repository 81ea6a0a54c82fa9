import { readOwn } from '#src/browser/hub-storage.ts';
import type { Tool } from '#src/engine/types.ts';
import { type Kept, readKept } from './stored.ts';

/** The storage key of a tool's values. */
export const keepName = (id: string) => `tool:${id}`;

/** A tool's stored values, or null where there are none that can be read in full. */
export function storedAtStart(id: string, tool: Tool): Kept | null {
  const text = tool.keep ? readOwn(keepName(id)) : null;
  if (text === null) return null;
  const { kept, faults } = readKept(id, tool, text);
  return faults.length === 0 ? kept : null;
}
