import { formatResult } from '../format.ts';
import { isPartShown } from '../places.ts';
import { clean } from '../round-numbers.ts';
import type { Next, Success, Tool, Values } from '../types.ts';
import { readFormula, unlessWrong } from './formula.ts';
import { readScenario } from './read-scenario.ts';
import { figuresOf } from './working.ts';

/** Inputs of the other tool by name: numbers, 1 or 0 for a toggle, and the options of choices. */
export type Carried = Readonly<Record<string, number | string>>;

/**
 * The inputs with which a link goes on in another tool.
 *
 * @returns null where the link is not shown, or a formula has no figure
 */
export function carried(tool: Tool, next: Next, outcome: Success): Carried | null {
  const { values } = outcome;
  if (!isPartShown(tool, next, values, outcome)) return null;
  const figure = figuresOf(tool, outcome);
  const inputFrom = (formula: string) => {
    const option = optionIn(formula) ?? chosenIn(tool, formula, values);
    return option ?? clean(readFormula(formula).evaluate(figure));
  };
  return unlessWrong(() =>
    Object.fromEntries(Object.entries(next.with).map(([name, formula]) => [name, inputFrom(formula)])),
  );
}

/** The option that a formula takes from a choice of this tool: `{paid}`. */
function chosenIn(tool: Tool, formula: string, values: Values): string | undefined {
  const name = /^\{(\w+)\}$/.exec(formula)?.[1] ?? '';
  return tool.inputs[name]?.kind === 'choice' ? String(values[name]) : undefined;
}

/** The option that stands in quotes in place of a formula: `'monthly'`. */
export const optionIn = (formula: string): string | undefined => /^'([^']+)'$/.exec(formula)?.[1];

/**
 * What the other tool's figure comes to with the inputs that a link takes along, as the link's text names it.
 *
 * @returns null where the other tool refuses them
 */
export function figureThere(other: Tool, { there }: Next, inputs: Carried): string | null {
  if (there === undefined) return null;
  const spec = other.outputs[there];
  const outcome = other.run(readScenario(other, settingsWith(inputs)).values);
  return spec && outcome.ok ? formatResult(spec, outcome.outputs[there] ?? '') : null;
}

/** The settings of a link with these inputs, as they follow `#id?`. */
export const settingsWith = (inputs: Carried): string =>
  Object.entries(inputs)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
