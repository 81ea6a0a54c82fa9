import { filledValue } from '../fill.ts';
import { isPartShown } from '../places.ts';
import type { Next, Success, Tool, Values } from '../types.ts';
import { mapValues } from '../utilities.ts';
import { unlessWrong } from './formula.ts';
import { readScenario } from './read-scenario.ts';
import { formulaValue } from './working.ts';

type Cell = number | string;
type Row = Readonly<Record<string, Cell>>;
/** Inputs of the other tool by name: numbers, 1 or 0 for a toggle, the options of choices, days, and rows of these. */
type LinkInputs = Readonly<Record<string, Cell | readonly Row[]>>;

/**
 * The inputs with which a link goes on in another tool.
 *
 * @returns null where the link is not shown, or a formula has no figure
 */
export function inputsForLink(tool: Tool, next: Next, outcome: Success): LinkInputs | null {
  const { values } = outcome;
  if (!isPartShown(tool, next, values, outcome)) return null;
  const evaluate = formulaValue(tool, outcome);
  // an option in quotes, what an input of this tool has that is no number, or else a formula
  const inputFrom = (given: string): Cell => optionIn(given) ?? valueFrom(tool, given, values) ?? evaluate(given);
  return unlessWrong(() =>
    mapValues(next.with, (given) =>
      typeof given === 'string' ? inputFrom(given) : given.map((cells) => mapValues(cells, inputFrom)),
    ),
  );
}

/** The option, the day, or 1 or 0 that a formula takes from an input of this tool: `{paid}`. */
function valueFrom(tool: Tool, formula: string, values: Values): Cell | undefined {
  const name = /^\{(\w+)\}$/.exec(formula)?.[1] ?? '';
  const kind = tool.inputs[name]?.kind ?? '';
  if (kind === 'toggle') return Number(values[name]);
  return /^(choice|date)$/.test(kind) ? String(values[name]) : undefined;
}

/** The option that stands in quotes in place of a formula: `'monthly'`. */
export const optionIn = (formula: string): string | undefined => /^'([^']+)'$/.exec(formula)?.[1];

/**
 * What the other tool's figure comes to with the inputs that a link takes along, as the link's text names it.
 *
 * @returns null where the other tool refuses them
 */
export function figureThere(other: Tool, { there }: Next, inputs: LinkInputs): string | null {
  if (there === undefined) return null;
  const spec = other.outputs[there.output];
  const outcome = other.run(readScenario(other, settingsWith(inputs)).values);
  return spec && outcome.ok ? filledValue(spec, outcome.outputs[there.output] ?? '') : null;
}

/** The settings of a link with these inputs, as they follow `#id?`. */
export const settingsWith = (inputs: LinkInputs): string =>
  Object.entries(inputs)
    .flatMap(([name, value]) => (typeof value === 'object' ? settingsOfRows(name, value) : [`${name}=${value}`]))
    .join('&');

const settingsOfRows = (name: string, rows: readonly Row[]): readonly string[] => [
  `${name}=${rows.length}`,
  ...rows.flatMap((row, at) => Object.entries(row).map(([column, cell]) => `${name}.${at}.${column}=${cell}`)),
];
