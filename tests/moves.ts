import { movesSteps } from '#src/engine/powers/moves.ts';
import { inOneGo } from '#src/engine/powers/solve.ts';

export const movesOf = (...of: Parameters<typeof movesSteps>) => inOneGo(movesSteps(...of));
