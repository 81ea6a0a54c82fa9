import { cover } from '../cover.ts';
import { tools } from '../tools.ts';

const { EVERY_TOOL } = process.env;

/** The tools that browsers visit: a few that show all abilities, or those that `npm run test:every-tool` wants. */
export const visited =
  EVERY_TOOL === undefined
    ? cover(tools)
    : tools.filter(({ id }) => EVERY_TOOL === 'all' || EVERY_TOOL.split(' ').includes(id));
