import { gridSteps, movesSteps } from '#src/engine/powers/moves.ts';

/** The result of work that pauses between its steps, in one go. */
function inOneGo<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

export const movesOf = (...of: Parameters<typeof movesSteps>) => inOneGo(movesSteps(...of));
export const grid = (...of: Parameters<typeof gridSteps>) => inOneGo(gridSteps(...of));
