import type { Calculation } from '#src/device/calculations.ts';
import { headlineOf } from '#src/engine/powers/headline.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import type { Tool } from '#src/engine/types.ts';

const inWords = (lines: Calculation['headline']) => lines.map(({ label, figure }) => `${label} ${figure}`).join(', ');

/**
 * What a saved calculation comes to today, where that is no longer what it came to when it was saved: a rule, a rate set by law
 * or a default has changed since.
 *
 * @returns null where nothing has changed
 */
export function changedSince(
  { headline, scenario }: Pick<Calculation, 'headline' | 'scenario'>,
  tool: Tool,
): { readonly before: string; readonly now: string; readonly refused: boolean } | null {
  // live figures, such as exchange rates, change by themselves
  if (headline.length === 0 || tool.live) return null;
  const outcome = tool.run(readScenario(tool, scenario).values);
  const before = inWords(headline);
  if (!outcome.ok) return { before, now: outcome.message, refused: true };
  const figures = (lines: Calculation['headline']) => lines.map(({ figure }) => figure).join();
  const today = headlineOf(tool, outcome);
  return figures(today) === figures(headline) ? null : { before, now: inWords(today), refused: false };
}
