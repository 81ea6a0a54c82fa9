/** The code that reads and writes addresses; loaded for the first address with settings, or at the first change. */
export { readScenario } from '#src/engine/powers/read-scenario.ts';
export { amountIn, writeScenario } from '#src/engine/powers/scenario.ts';
