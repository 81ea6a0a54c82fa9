import type { Fact } from './fact.ts';

/**
 * The facts that are loaded, by their names. Definitions load all of them (`all.ts`); a page without a calculator loads none, and has none
 * in its texts.
 */
export const known: Record<string, Fact> = {};
