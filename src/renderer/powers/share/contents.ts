import { complete, formatInput, placesOf } from '#src/engine/places.ts';
import type { Taken } from '#src/engine/powers/export.ts';
import { sentenceOf } from '#src/engine/powers/headline.ts';

/** The longest link that chats pass on whole. A list of many rows makes a longer one, which still opens where it is pasted whole. */
export const LONGEST_SENT = 2000;

/** How many inputs a picture and a short text name whether or not they differ from the usual ones. */
const FIRST_INPUTS = 4;

/**
 * The inputs without which the figures mean nothing to somebody else: every one that is not as the calculator begins, and the first
 * ones outside More options.
 */
export function mainInputs({ tool, values }: Taken): readonly { readonly label: string; readonly value: string }[] {
  const usual = new Map(placesOf(tool, complete(tool, {})).map(({ path, value }) => [path, value]));
  const places = placesOf(tool, complete(tool, values)).filter(({ value }) => value !== '');
  const first = places.filter(({ path }) => tool.inputs[path] && !tool.inputs[path].more).slice(0, FIRST_INPUTS);
  return places
    .filter((place) => first.includes(place) || usual.get(place.path) !== place.value)
    .map(({ label, spec, value }) => ({ label, value: formatInput(spec, value) }));
}

/** A short text for a chat: the title, what it comes to, the first inputs, and the link in a line of its own. */
export function shortText(taken: Taken): string {
  const { title, tool, outcome, link } = taken;
  const inputs = mainInputs(taken).map(({ label, value }) => `${label}: ${value}`);
  const whole = link !== null && link.length <= LONGEST_SENT ? ['', link] : [];
  return [title, sentenceOf(tool, outcome), '', ...inputs, ...whole].join('\n');
}
