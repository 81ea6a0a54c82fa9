import { formatResult, formatSize } from '#src/engine/format.ts';
import { isPartShown } from '#src/engine/places.ts';
import { storyOf } from '#src/engine/story.ts';
import type { Success, Tool } from '#src/engine/types.ts';
import { isUnsigned, labelOf, namedIn } from '#src/engine/visibility.ts';

/** A result that is shown large: `Monthly EMI`, `₹43,391`. */
export interface Headline {
  readonly label: string;
  readonly figure: string;
}

/** The results that are shown large, with these figures. */
export const headlineOf = (tool: Tool, outcome: Success): readonly Headline[] =>
  tool.headline.flatMap((name) => {
    const spec = tool.outputs[name];
    const value = outcome.outputs[name] ?? '';
    if (!spec || value === '' || !isPartShown(tool, spec, outcome.values, outcome)) return [];
    const named = namedIn(tool, outcome.values, outcome);
    const figure = isUnsigned(spec, tool.inputs, named) ? formatSize(spec, value) : formatResult(spec, value);
    return [{ label: labelOf(spec, tool.inputs, named), figure }];
  });

/** What a calculation comes to, in one line: its story, and the large results. */
export function sentenceOf(tool: Tool, outcome: Success): string {
  const large = headlineOf(tool, outcome).map(({ label, figure }) => `${label}: ${figure}`);
  const story = storyOf(tool, outcome);
  return [...(story === null ? [] : [story]), large.join(' · ')].join(' ');
}
