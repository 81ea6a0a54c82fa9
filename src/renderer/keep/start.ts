import { readEntry } from '#src/browser/device.ts';
import type { Tool } from '#src/engine/types.ts';
import { type Kept, readKept } from './stored.ts';

/** The name of a tool's values among what is kept on the device. */
export const keepName = (id: string) => `tool:${id}`;

/** What can be read of a tool's stored values; null where there is nothing. */
export function storedAtStart(id: string, tool: Tool): Kept | null {
  const entry = tool.keep ? readEntry(keepName(id)) : null;
  return entry && readKept(id, tool, entry.value).kept;
}
