/** What reads and writes addresses; it loads with the first address that has settings, or the first change. */
export { readScenario } from '#src/engine/powers/read-scenario.ts';
export { writeScenario } from '#src/engine/powers/scenario.ts';
