import type { Success, Tool } from '#src/engine/types.ts';

export type Inputs = Readonly<Record<string, unknown>>;

/** What a tool gives for these inputs; a refusal throws. */
export function ran(tool: Pick<Tool, 'run'>, inputs: Inputs = {}): Success {
  const outcome = tool.run(inputs);
  if (!outcome.ok) throw new Error(`${outcome.field}: ${outcome.reason ?? outcome.message}`);
  return outcome;
}
