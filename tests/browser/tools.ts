import { visitedOf } from '../thorough.ts';
import { tools } from '../tools.ts';

export { toolOf, tools } from '../tools.ts';

export const visited = visitedOf(tools);
