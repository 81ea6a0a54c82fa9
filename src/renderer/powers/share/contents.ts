import { complete, formatInput, placesOf } from '#src/engine/places.ts';
import type { Calculation } from '#src/engine/powers/calculation.ts';
import { sentenceOf } from '#src/engine/powers/headline.ts';

/** The longest link that chats pass on whole. A list of many rows makes a longer one, which still opens where it is pasted whole. */
export const LONGEST_SENT = 2000;

/** With how many inputs a picture and a short text are complete, where fewer differ from the usual ones. */
const FIRST_INPUTS = 6;

/**
 * The inputs without which the figures mean nothing to somebody else, in the order of the page: every one that is not as the
 * calculator begins, and of the others the first ones outside More options that say something, which a 0 does not.
 *
 * @param most how many there is room for: those that differ come before the others
 */
export function mainInputs(
  { tool, outcome }: Calculation,
  most = Number.POSITIVE_INFINITY,
): { readonly named: readonly { readonly label: string; readonly value: string }[]; readonly left: number } {
  const atFirst = new Map(placesOf(tool, complete(tool, {})).map(({ path, value }) => [path, value]));
  // an input that is hidden at first begins with its default; a cell of another row is always the visitor's
  const usual = (path: string) => atFirst.get(path) ?? tool.inputs[path]?.default;
  const places = placesOf(tool, outcome.values).filter(({ value }) => value !== '');
  const differing = places.filter(({ path, value }) => usual(path) !== value);
  const others = places
    .filter((place) => !differing.includes(place) && tool.inputs[place.path] && !tool.inputs[place.path]?.more)
    .filter(({ value }) => value !== 0 && value !== false)
    .slice(0, Math.max(0, FIRST_INPUTS - differing.length));
  const chosen = [...differing, ...others];
  const kept = new Set(chosen.length > most ? chosen.slice(0, most - 1) : chosen);
  return {
    named: places
      .filter((place) => kept.has(place))
      .map(({ label, spec, value }) => ({ label, value: formatInput(spec, value) })),
    left: chosen.length - kept.size,
  };
}

/** A short text for a chat: the title, what it comes to, the first inputs, and the link in a line of its own. */
export function chatText(calculation: Calculation): string {
  const { title, tool, outcome, link } = calculation;
  const inputs = mainInputs(calculation).named.map(({ label, value }) => `${label}: ${value}`);
  const whole = link !== null && link.length <= LONGEST_SENT ? ['', link] : [];
  return [title, sentenceOf(tool, outcome), '', ...inputs, ...whole].join('\n');
}
