import { words as messages } from '#words/scenario.ts';
import { formatResult } from '../format.ts';
import type { Outcome, Tool } from '../types.ts';
import { labelOf, namedIn } from '../visibility.ts';
import { complete, formatInput, type Given, placesOf } from './places.ts';

/** How many inputs a shared text names: nobody would read more. */
const MOST_NAMED = 4;

/**
 * The short text that goes with a link: `Monthly EMI ₹8,678: Loan amount ₹10 lakh · Interest rate (p.a.) 8.5% · Loan
 * tenure 20 years. <link>`.
 *
 * @param headline the output that the page shows large
 */
export function shareText(
  tool: Tool,
  {
    title,
    headline,
    values,
    outcome,
    link,
  }: { title: string; headline: string; values: Given; outcome: Outcome; link: string },
): string {
  const spec = tool.outputs[headline];
  const value = outcome.ok ? outcome.outputs[headline] : undefined;
  const all = complete(tool, values);
  const said = placesOf(tool, all)
    .filter(({ path, value }) => {
      const spec = tool.inputs[path];
      return !path.includes('.') && value !== '' && !(spec?.more && value === spec.default);
    })
    .slice(0, MOST_NAMED)
    .map((place) => messages.said(place.label, formatInput(place.spec, place.value)));
  if (!spec || value === undefined || said.length === 0) return messages.shareNothing(title, link);
  return messages.share(
    labelOf(spec, tool.inputs, namedIn(tool, all, outcome)),
    formatResult(spec, value),
    said.join(' · '),
    link,
  );
}
