import { visitedOf } from '../thorough.ts';
import { tools } from '../tools.ts';

export { tools };

/** One tool with its metadata. */
export function toolOf(id: string) {
  const found = tools.find((each) => each.id === id);
  if (!found) throw new Error(`no tool ${id}`);
  return found;
}

export const visited = visitedOf(tools);
