import tools from 'virtual:catalogue/search';
import { createFind } from '#src/catalogue/find.ts';
import { loadTool } from '#src/catalogue/load-tool.ts';
import { loadedNow, loadGroupOf } from '#src/catalogue/loaded.ts';
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
  /** What fits no input, as it was typed. */
  readonly unplaced: readonly string[];
  /** The inputs as in links after `?`; empty where all have their defaults. */
  readonly settings: string;
}

/** A search result. */
export interface Answer extends MenuEntry {
  readonly reading: Reading | null;
}

const findTools = createFind(tools);

/** The tools that match a text, the best first. Numbers beside words are ignored. */
export function find(text: string): Answer[] {
  const { words, quantities } = readLine(text);
  const found = findTools(quantities.length > 0 && words !== '' ? words : text);
  return found.map((tool) => ({ ...tool, reading: null }));
}

/** Adds to the first result how the line's numbers are read for it. If its code cannot be loaded nothing is added. */
export async function read(text: string, found: readonly Answer[]): Promise<readonly Answer[]> {
  const line = readLine(text);
  const [first, ...others] = found;
  if (!first?.ready || line.words === '' || line.quantities.length === 0) return found;
  try {
    if (!entryOf(loadedNow().catalogue, first.id)) await loadGroupOf(first.id);
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
