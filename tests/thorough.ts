// npm test tries a part of what npm run test:every-tool tries in full.
import { cover, type Entry } from './cover.ts';

const { EVERY_TOOL } = process.env;

/** Whether every tool is visited, and every random input is tried. */
export const thorough = EVERY_TOOL === 'all';

/** The tools whose pages are visited: a few that show all abilities, or those that `npm run test:every-tool` names. */
export const visitedOf = <T extends Entry>(tools: readonly T[]): readonly T[] =>
  EVERY_TOOL === undefined ? cover(tools) : tools.filter(({ id }) => thorough || EVERY_TOOL.split(' ').includes(id));

/** With how many random inputs fast-check tries a property: in `npm test` a fifth, other ones in each run. */
export const runs = (all: number) => ({ numRuns: thorough ? all : Math.ceil(all / 5) });
