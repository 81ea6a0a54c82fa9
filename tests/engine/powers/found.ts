import { expect } from 'vitest';
import { type Solution, solve } from '#src/engine/powers/solve.ts';
import type { Tool } from '#src/engine/types.ts';

/** What the search finds; the test fails where it refuses. */
export function found(tool: Tool, input: string, output: string, target: number, values = {}): Solution {
  const solution = solve(tool, values, { input, output, target });
  return solution.ok ? solution : expect.fail(solution.message);
}
