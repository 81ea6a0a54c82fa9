import { facts } from '#rules';
import { FormulaError, readFormula } from '#src/engine/powers/formula.ts';
import { type Mistakes, unknown } from './mistake.ts';

/** A part of a fact's band: `homeLoan.ltv.1.rate`. */
const OF_BAND = /\.[1-9]\d*\.(rate|upTo)$/;

/**
 * A formula must parse, with names that there are.
 *
 * @param what what a name may be, in words, besides the name of a fact
 * @param have the names that there are; those with a dot are listed apart
 */
export function* checkFormula(path: string, formula: string, what: string, have: readonly string[]): Mistakes {
  try {
    for (const name of readFormula(formula).names)
      if (!have.includes(name) && !Object.hasOwn(facts, name.replace(OF_BAND, ''))) {
        const alike = have.filter((each) => each.includes('.') === name.includes('.'));
        yield* unknown(path, name, what, alike.length > 0 ? alike : Object.keys(facts));
      }
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    yield { path, message: error.message };
  }
}
