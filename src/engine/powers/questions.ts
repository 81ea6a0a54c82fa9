// What can be searched for by its result, and the questions that a definition declares. A page asks for these before the search
// itself (`solve.ts`) has loaded.
import { textWith } from '../fill.ts';
import { formatValue, inWordsOf } from '../format.ts';
import { complete, formatInput, type Given, isPartShown, type NumberPlace, numberPlaces } from '../places.ts';
import type { LiveFigures, Output, Tool } from '../types.ts';
import { isNumberResult } from '../utilities.ts';
import { lookupIn, signedLabelOf } from '../visibility.ts';

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

/** Outputs that can have a target: those that are shown and are numbers. */
export function solvableOutputs(tool: Tool, values: Given): { readonly name: string; readonly label: string }[] {
  const all = complete(tool, values);
  return Object.entries(tool.outputs)
    .filter(([, spec]) => isNumberResult(spec) && isPartShown(tool, spec, all))
    .map(([name, spec]) => ({ name, label: signedLabelOf(spec, tool.inputs, lookupIn(tool, all)) }));
}

/** A declared question: its text with the figure it asks for, and what is wanted where it begins. */
interface Question extends Wanted {
  /** Its place among the declared ones. */
  readonly index: number;
  readonly text: string;
  /** The text with another target. */
  ask(target: number): string;
}

/** The declared questions whose input and result are shown with these values. */
export function questionsOf(tool: Tool, values: Given, live: LiveFigures | null = null): Question[] {
  const outcome = tool.run(values, live);
  const inputs = new Set(solvableInputs(tool, values).map(({ path }) => path));
  const outputs = new Set(solvableOutputs(tool, values).map(({ name }) => name));
  return tool.asks.flatMap(({ text, input, output, target: declared }, index) => {
    const spec = tool.outputs[output];
    if (!spec) return [];
    const target = declared ?? (outcome.ok ? betterThan(Number(outcome.outputs[output]), spec) : 0);
    if (target === 0 || !inputs.has(input) || !outputs.has(output)) return [];
    const ask = (figure: number) => textWith(text, { target: targetText(spec, figure) });
    return [{ index, text: ask(target), ask, input, output, target }];
  });
}

/** The next figure of one digit that is better than the present one: ₹9,000 for ₹8,678, or ₹8,000 where less is better. 0 where there is none. */
function betterThan(figure: number, spec: Output): number {
  if (!(figure > 0)) return 0;
  const step = 10 ** Math.floor(Math.log10(figure));
  if (!('better' in spec) || spec.better !== 'lower') return (Math.floor(figure / step) + 1) * step;
  // below ₹10,000 it is ₹9,000
  return (Math.ceil(figure / step) - 1 || 0.9) * step;
}

/** A wanted result within a question: `₹30,000`, `₹1.5 crore`, `15 years`. */
function targetText(spec: Output, target: number): string {
  if (spec.kind === 'years') return formatInput({ kind: 'years', label: '', default: 0 }, target);
  return inWordsOf(spec, target) ?? formatValue(spec, target);
}
