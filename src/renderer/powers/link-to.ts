import { hubPath } from '#src/browser/hub-storage.ts';
import { hashOf, type Pin, writeScenario } from '#src/engine/powers/scenario.ts';
import type { Tool, Values } from '#src/engine/types.ts';

/** The hub's address, for links. */
export const hub = () => new URL(hubPath, window.location.href);

/** A link to these figures. It has every input that is shown, so that it means the same after a default has changed. */
export function linkTo(id: string, tool: Tool, values: Values, pins: readonly Pin[] = []): string {
  const address = hub();
  address.hash = hashOf(id, writeScenario(tool, values, { all: true, pins }));
  return address.href;
}
