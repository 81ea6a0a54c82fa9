import { formatValue } from './format.ts';
import { isNumberInput } from './kinds.ts';
import { formatInput } from './places.ts';
import type { Content, Tool } from './types.ts';

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
export function withExampleFigures<T extends Content>(
  content: T,
  tool: Pick<Tool, 'examples' | 'inputs' | 'outputs'>,
): T {
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
