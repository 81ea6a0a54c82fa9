// What a page's picture for link previews shows. The build alone draws it, so no page loads this file.
import { filledValue } from '#src/engine/fill.ts';
import { inWordsOf } from '#src/engine/format.ts';
import { isPartShown } from '#src/engine/places.ts';
import type { Tool } from '#src/engine/types.ts';
import { isNumberResult } from '#src/engine/utilities.ts';
import { labelOf, lookupIn } from '#src/engine/visibility.ts';

/** The contents of a page's picture for link previews. */
export interface Card {
  readonly title: string;
  readonly icon: string | null;
  /** Null for the landing page, and where the defaults give no figure, for instance without live figures. */
  readonly figure: ReturnType<typeof cardFigure>;
}

/** The first headline shown that is a number, or else the first, for the defaults, a large amount in lakh or crore too; null for none. */
export function cardFigure(tool: Tool) {
  const outcome = tool.run({});
  if (!outcome.ok) return null;
  const shown = tool.headline.filter((each) => isPartShown(tool, tool.outputs[each] ?? {}, outcome.values, outcome));
  const name = shown.find((each) => isNumberResult(tool.outputs[each])) ?? shown[0] ?? '';
  const spec = tool.outputs[name];
  const value = outcome.outputs[name];
  if (!spec || value === undefined || value === '') return null;
  const label = labelOf(spec, tool.inputs, lookupIn(tool, outcome.values, outcome));
  return { label, text: filledValue(spec, value), inWords: inWordsOf(spec, value) };
}
