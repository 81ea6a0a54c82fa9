// npm test tries a part of what npm run test:every-tool tries in full.
import { sixTools } from './six-tools.ts';

const { EVERY_TOOL } = process.env;

/** Whether every tool is visited, and every random input is tried. */
export const thorough = EVERY_TOOL === 'all';

const named: readonly string[] = EVERY_TOOL?.split(' ') ?? sixTools;

/** The tools whose pages are visited: six, or those that `npm run test:every-tool` names. */
export const visitedOf = <T extends { readonly id: string }>(tools: readonly T[]): readonly T[] =>
  tools.filter(({ id }) => thorough || named.includes(id));

/** With how many random inputs fast-check tries a property: in `npm test` a fifth, other ones in each run. */
export const runs = (all: number) => ({ numRuns: thorough ? all : Math.ceil(all / 5) });
