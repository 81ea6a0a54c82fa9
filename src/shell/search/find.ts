import tools from 'virtual:catalogue/search';
import { createFind } from '#src/catalogue/find.ts';
import { loadTool } from '#src/catalogue/load-tool.ts';
import { knownNow, learnTool } from '#src/catalogue/loaded.ts';
import { entryOf, type MenuEntry } from '#src/catalogue/menu.ts';
import { formatValue } from '#src/engine/format.ts';
import { placeLine, readLine } from '#src/engine/powers/ask.ts';
import { complete } from '#src/engine/powers/places.ts';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import { labelOf, namedIn } from '#src/engine/visibility.ts';
import { words as messages } from '#words/scenario.ts';

/** How the numbers of a line were read for a tool. */
export interface Reading {
  /** `Loan amount ₹50 lakh · Interest rate (p.a.) 8.5% · Loan tenure 20 years`. */
  readonly said: string;
  /** `Monthly EMI ₹43,391`; null where the tool refuses these figures. */
  readonly headline: string | null;
  /** What could not be placed, as it was typed. */
  readonly unplaced: readonly string[];
  /** The inputs, as links have them behind `?`; empty where all are as at first. */
  readonly settings: string;
}

/** A tool that answers a search. */
export interface Answer extends MenuEntry {
  readonly reading: Reading | null;
}

const findTools = createFind(tools);

/** The tools that a text speaks of, the likeliest first. The numbers of a line name no tool. */
export function find(text: string): Answer[] {
  const { words, quantities } = readLine(text);
  const found = findTools(quantities.length > 0 && words !== '' ? words : text);
  return found.map((tool) => ({ ...tool, reading: null }));
}

/** What was found, with the numbers of the line placed in the first tool. Where its code cannot be had it stays as it is. */
export async function read(text: string, found: readonly Answer[]): Promise<readonly Answer[]> {
  const line = readLine(text);
  const [first, ...others] = found;
  if (!first?.ready || line.words === '' || line.quantities.length === 0) return found;
  try {
    if (!entryOf(knownNow().catalogue, first.id)) await learnTool(first.id);
    const { tool } = await loadTool(first.id);
    const { inputs, readAs, unplaced, headline } = placeLine(tool, line);
    const values = complete(tool, inputs);
    const spec = headline === null ? undefined : tool.outputs[headline.output];
    const label = spec && labelOf(spec, tool.inputs, namedIn(tool, values));
    const reading: Reading = {
      said: readAs.map((each) => messages.said(each.label, each.value)).join(' · '),
      headline:
        spec && headline && label !== undefined ? messages.said(label, formatValue(spec, headline.value)) : null,
      unplaced,
      settings: writeScenario(tool, inputs),
    };
    return [{ ...first, reading }, ...others];
  } catch {
    return found;
  }
}
