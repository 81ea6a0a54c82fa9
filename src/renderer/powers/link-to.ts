import { hashOf, type Pin, writeScenario } from '#src/engine/powers/scenario.ts';
import type { Tool, Values } from '#src/engine/types.ts';

/** The address of the hub on show, as links name it. */
export const hub = () => new URL(document.documentElement.dataset.root ?? './', window.location.href);

/** A link to these figures: every input that is shown stands in it, so that it means the same when a default has moved. */
export function linkTo(id: string, tool: Tool, values: Values, pins: readonly Pin[] = []): string {
  const address = hub();
  address.hash = hashOf(id, writeScenario(tool, values, { all: true, pins }));
  return address.href;
}
