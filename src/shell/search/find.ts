import tools from 'virtual:catalogue/search';
import { createFind } from '#src/catalogue/find.ts';

/** The tools that a text speaks of, the likeliest first. */
export const find = createFind(tools);
