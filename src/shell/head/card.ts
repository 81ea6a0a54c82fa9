import { formatResult, inWordsOf } from '#src/engine/format.ts';
import type { Tool } from '#src/engine/types.ts';

/** A tool's first result for its defaults. */
export interface Figure {
  readonly label: string;
  readonly text: string;
  /** A large amount in lakh or crore. */
  readonly inWords: string | null;
}

/** The contents of a page's picture for link previews. */
export interface Card {
  readonly title: string;
  /** Name of the tool's icon. */
  readonly icon: string | null;
  /** Null for the landing page, and where the defaults give no figure, for instance without live figures. */
  readonly figure: Figure | null;
}

/** The first result for the defaults, or null where they give none. */
export function figureOf(tool: Tool): Figure | null {
  const outcome = tool.run({});
  const [first] = Object.entries(tool.outputs);
  if (!outcome.ok || !first) return null;
  const [name, spec] = first;
  const value = outcome.outputs[name];
  if (value === undefined || value === '') return null;
  return { label: spec.label, text: formatResult(spec, value), inWords: inWordsOf(spec, value) };
}
