import type { LiveFigures, Tool } from '../types.ts';

/** A number of a line, with what it counts. */
export interface Quantity {
  /** As it was typed: `50 lakh`. */
  readonly text: string;
  readonly value: number;
  /** `plain` where nothing says what it counts. */
  readonly kind: 'currency' | 'percent' | 'years' | 'plain';
}

/** A line that has been read. */
export interface Line {
  /** The words that name a tool, without the numbers. */
  readonly words: string;
  readonly quantities: readonly Quantity[];
}

/** A line's numbers in a tool's inputs. */
export interface Placed {
  readonly inputs: Readonly<Record<string, number | string>>;
  /** How each was read, in the order of the definition: `Loan amount`, `₹50 lakh`. */
  readonly said: readonly { readonly input: string; readonly label: string; readonly value: string }[];
  /** What could not be placed, as it was typed. */
  readonly unplaced: readonly string[];
  /** The tool's first headline for these inputs; null where it refuses them. */
  readonly headline: { readonly output: string; readonly value: number | string } | null;
}

/** Reads a line: `emi 50 lakh 8.5 20 years`. The words go to the search that finds the tool. */
export function readLine(text: string): Line {
  return { words: text.trim(), quantities: [] };
}

/** Places a line's numbers in the inputs of the tool that its words have found. */
export function place(tool: Tool, line: Line, live: LiveFigures | null = null): Placed {
  const outcome = tool.run({}, live);
  const [output = ''] = tool.headline;
  return {
    inputs: {},
    said: [],
    unplaced: line.quantities.map(({ text }) => text),
    headline: outcome.ok ? { output, value: outcome.outputs[output] ?? '' } : null,
  };
}
