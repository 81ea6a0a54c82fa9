import { readStored } from '#src/browser/storage.ts';
import type { Tool } from '#src/engine/types.ts';
import { type Kept, readKept } from './kept.ts';

/** Where a tool's values are kept in this browser. */
export const keepKey = (id: string) => `tool:${id}`;

/** What an earlier visit left for a tool, or null where there is nothing usable. */
export function keptAtStart(id: string, tool: Tool): Kept | null {
  const text = tool.keep ? readStored(keepKey(id)) : null;
  if (text === null) return null;
  const read = readKept(id, tool, text);
  return read.ok ? read.kept : null;
}
