import { withDefaultsOfToday } from './calendar-defaults.ts';
import type { Definition, Parts } from './definition-types.ts';
import { formatValue } from './format.ts';
import { formatInput } from './places.ts';
import { type Compute, run } from './run.ts';
import type { Content, Input, Note, Output, Outputs, Refusal, Table, Tool, WorkingStep } from './types.ts';
import { isNumberInput, isNumberResult } from './utilities.ts';

/** A definition without type parameters. */
interface WrittenTool extends Partial<Omit<Tool, 'basis' | 'inputs' | 'outputs' | 'examples'>> {
  readonly inputs: Tool['inputs'];
  readonly outputs: Outputs;
  readonly examples: Tool['examples'];
  readonly basis?: readonly (string | Tool['basis'][number])[];
  readonly compute: Compute;
}

/**
 * Makes a calculator from its definition. The definition's own types check it as it is written; the tool that comes out
 * has no type parameters, so that pages, the command and the checks treat all tools alike. {@link Definition} says what the letters
 * stand for.
 */
export function defineTool<
  const I extends Parts<Input>,
  const O extends Parts<Output>,
  const T extends Parts<Table> = Record<never, never>,
  const N extends Parts<Note> = Record<never, never>,
  const X extends Parts<Refusal> = Record<never, never>,
  const W extends readonly (WorkingStep | object)[] = readonly [],
  R = unknown,
>(definition: Definition<I, O, T, N, X, W, R>): Tool {
  // this cast is safe: the types have checked the definition, and values are checked against `inputs` before compute gets them
  const { compute, basis, ...parts } = definition as unknown as WrittenTool;
  const { outputs, headline = Object.keys(outputs).slice(0, 1) } = parts;
  const inputs = withDefaultsOfToday(parts.inputs);

  return {
    // unknown parts stay, so that the check can name them
    ...parts,
    inputs,
    outputs,
    headline,
    figure: parts.figure ?? mainFigure(headline, outputs),
    tables: parts.tables ?? {},
    notes: parts.notes ?? {},
    refusals: parts.refusals ?? {},
    charts: parts.charts ?? [],
    // missing or no list only in a definition that has not been checked
    basis: (Array.isArray(basis)
      ? basis.map((line) => (typeof line === 'string' ? { text: line } : line))
      : (basis ?? [])) as Tool['basis'],
    content: parts.content ? withExampleFigures(parts.content, parts) : null,
    insight: parts.insight ?? null,
    live: parts.live ?? null,
    keep: parts.keep ?? null,
    swaps: parts.swaps ?? [],
    ask: parts.ask ?? null,
    asks: parts.asks ?? [],
    working: parts.working ?? [],
    noWorking: parts.noWorking ?? null,
    related: parts.related ?? [],
    next: parts.next ?? [],
    levers: parts.levers ?? [],
    story: parts.story ?? [],
    rises: parts.rises ?? {},
    falls: parts.falls ?? {},
    sums: parts.sums ?? [],
    // `this`, because a tool in another language is a copy with other texts
    run(raw, live = null) {
      return run(this, compute, raw, live);
    },
  };
}

/** The headline that is a number, or else the first output that is one. */
function mainFigure(headline: readonly string[], outputs: Outputs): string | null {
  return [...headline, ...Object.keys(outputs)].find((id) => isNumberResult(outputs[id])) ?? null;
}

const FIGURE = /\{example\.(\d+)\.(\w+)\}/g;

/** The figure of an example as the page writes it, by its name in a text: `example.0.emi`; null where there is none. */
function exampleFigure(
  { examples, inputs, outputs }: Pick<Tool, 'examples' | 'inputs' | 'outputs'>,
  index: number,
  name: string,
): string | null {
  const example = examples[index];
  const [output, input] = [outputs[name], inputs[name]];
  const figure = example?.outputs[name];
  if (output && figure !== undefined) return formatValue(output, figure);
  const value = example?.inputs[name] ?? input?.default;
  return example && input && isNumberInput(input) && typeof value === 'number' ? formatInput(input, value) : null;
}

/** The text under a calculator with the figures of its examples put in, so that text and example cannot differ. */
function withExampleFigures<T extends Content>(content: T, tool: Pick<Tool, 'examples' | 'inputs' | 'outputs'>): T {
  const filled = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(
        FIGURE,
        (whole, index: string, name: string) => exampleFigure(tool, Number(index), name) ?? whole,
      );
    if (Array.isArray(part)) return part.map(filled);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, filled(value)]));
  };
  return filled(content) as T;
}
