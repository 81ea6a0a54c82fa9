import { clean, isPartShown } from '../places.ts';
import type { Next, Success, Tool } from '../types.ts';
import { type Figure, FormulaError, readFormula } from './formula.ts';
import { figureNamed } from './working.ts';

/**
 * The inputs with which a link goes on in another tool.
 *
 * @returns null where the link is not shown, or a formula has no figure
 */
export function carried(tool: Tool, next: Next, outcome: Success): Readonly<Record<string, number>> | null {
  const { values, outputs } = outcome;
  if (!isPartShown(tool, next, values, outcome)) return null;
  const figure = (name: string): Figure => outputs[name] ?? figureNamed(tool, values, name) ?? Number.NaN;
  const inputs: Record<string, number> = {};
  for (const [name, formula] of Object.entries(next.with)) {
    try {
      inputs[name] = clean(readFormula(formula).evaluate(figure));
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      return null;
    }
  }
  return inputs;
}

/** The settings of a link with these inputs, as they follow `#id?`. */
export const settingsWith = (inputs: Readonly<Record<string, number>>): string =>
  Object.entries(inputs)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
