import { isPartShown } from '../places.ts';
import { resultOf, textOfResult } from '../results.ts';
import { storyOf } from '../story.ts';
import type { Success, Tool } from '../types.ts';
import { lookupIn } from '../visibility.ts';

/** The results that are shown large: `Monthly EMI`, `₹43,391`. */
export const headlineOf = (tool: Tool, outcome: Success) =>
  tool.headline.flatMap((name) => {
    const spec = tool.outputs[name];
    if (!spec || !isPartShown(tool, spec, outcome.values, outcome)) return [];
    // in words that hold on any day, since a saved one is compared later
    const result = resultOf(tool, [name, spec], outcome, lookupIn(tool, outcome.values, outcome), null);
    const figure = textOfResult(result);
    return figure === '' ? [] : [{ label: result.label, figure }];
  });

/** What a calculation comes to, in one line: its story, and the large results. */
export function sentenceOf(tool: Tool, outcome: Success): string {
  const large = headlineOf(tool, outcome).map(({ label, figure }) => `${label}: ${figure}`);
  return [storyOf(tool, outcome), large.join(' · ')].filter(Boolean).join(' ');
}
