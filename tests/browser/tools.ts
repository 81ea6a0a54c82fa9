import { visitedOf } from '../always.ts';
import { tools } from '../tools.ts';

export { toolOf, tools } from '../tools.ts';

export const visited = visitedOf(tools);
