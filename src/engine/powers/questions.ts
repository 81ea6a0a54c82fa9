// What can be searched for by its result, and the questions that a definition declares. A page asks for these before the search
// itself (`solve.ts`) has loaded.
import { textWith } from '../fill.ts';
import { formatValue, inWordsOf } from '../format.ts';
import { complete, formatInput, type Given, type NumberPlace, numberPlaces } from '../places.ts';
import type { Outcome, Output, Tool } from '../types.ts';
import { clean, isNumberResult } from '../utilities.ts';
import { holds, lookupIn, signedLabelOf } from '../visibility.ts';

/** What is wanted: this output at this figure, by changing this input or cell. */
export interface Wanted {
  /** `rate`, or `loans.0.rate`. */
  readonly input: string;
  readonly output: string;
  readonly target: number;
}

/** Inputs and cells that can be solved for with these values. */
export const solvableInputs = (tool: Tool, values: Given): NumberPlace[] =>
  numberPlaces(tool, complete(tool, values)).filter(({ spec }) => spec.solve !== false);

/**
 * Outputs that can have a target: those that are shown and are numbers.
 *
 * @param outcome of these values, where the caller has it
 */
export function solvableOutputs(
  tool: Tool,
  values: Given,
  outcome?: Outcome,
): { readonly name: string; readonly label: string }[] {
  const all = complete(tool, values);
  const lookup = lookupIn(tool, all, outcome);
  return Object.entries(tool.outputs)
    .filter(([, spec]) => isNumberResult(spec) && holds(spec.showWhen, tool.inputs, lookup))
    .map(([name, spec]) => ({ name, label: signedLabelOf(spec, tool.inputs, lookup) }));
}

/**
 * The declared questions whose input and result are shown with these values: what is wanted where each begins, its text with that
 * figure or another one, and its place among the declared ones.
 *
 * @param outcome of these values
 */
export function questionsOf(tool: Tool, values: Given, outcome: Outcome = tool.run(values)) {
  const inputs = new Set(solvableInputs(tool, values).map(({ path }) => path));
  const outputs = new Set(solvableOutputs(tool, values, outcome).map(({ name }) => name));
  return tool.asks.flatMap(({ text, input, output, target: declared }, index) => {
    const spec = tool.outputs[output];
    if (!spec) return [];
    const present = outcome.ok ? Number(outcome.outputs[output]) : 0;
    // nobody asks for what is there already
    const target = declared === undefined || declared === present ? betterThan(present, spec) : declared;
    if (target === 0 || !inputs.has(input) || !outputs.has(output)) return [];
    const ask = (figure: number) => textWith(text, { target: targetText(spec, figure) });
    return [{ index, text: ask(target), ask, input, output, target }];
  });
}

/** How much better than the present figure a question asks for, at least. */
const BETTER = 0.05;

/** A better figure in two digits: ₹9,200 for ₹8,678, or ₹8,200 where less is better. 0 where there is none. */
function betterThan(figure: number, spec: Output): number {
  if (!(figure > 0)) return 0;
  const isLess = 'better' in spec && spec.better === 'lower';
  const wanted = figure * (isLess ? 1 - BETTER : 1 + BETTER);
  const step = 10 ** (Math.floor(Math.log10(wanted)) - 1);
  return clean((isLess ? Math.floor(wanted / step) : Math.ceil(wanted / step)) * step);
}

/** A wanted result within a question: `₹30,000`, `₹1.5 crore`, `15 years`. */
function targetText(spec: Output, target: number): string {
  if (spec.kind === 'years') return formatInput({ kind: 'years', label: '', default: 0 }, target);
  return inWordsOf(spec, target) ?? formatValue(spec, target);
}
