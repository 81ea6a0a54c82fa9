import tools from 'virtual:catalogue/search';
import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { createFind, namesOf } from '#src/catalogue/find.ts';
import { formatValue } from '#src/engine/format.ts';
import { complete } from '#src/engine/places.ts';
import { placeLine, readLine } from '#src/engine/powers/ask.ts';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import { labelOf, namedIn } from '#src/engine/visibility.ts';
import { words as messages } from '#words/scenario.ts';
import { loadTool } from '../pages/load-tool.ts';

/** How the numbers of a line were read for a tool. */
export interface Reading {
  /** `Loan amount ₹50 lakh · Interest rate (p.a.) 8.5% · Loan tenure 20 years`. */
  readonly said: string;
  /** `Monthly EMI ₹43,391`; null where the line does not say enough for a figure. */
  readonly headline: string | null;
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

/**
 * Adds to the first result how the line's numbers are read for it. Nothing is added where the line is not understood whole, or the
 * tool's code cannot be loaded.
 */
export async function read(text: string, found: readonly Answer[]): Promise<readonly Answer[]> {
  const line = readLine(text);
  const [first, ...others] = found;
  if (!first?.ready || line.words === '' || line.quantities.length === 0) return found;
  try {
    const { tool } = await loadTool(first.id);
    const findable = tools.find(({ id }) => id === first.id);
    const { inputs, readAs, headline } = placeLine(tool, line, findable ? namesOf(findable) : new Set());
    if (readAs.length === 0) return found;
    const values = complete(tool, inputs);
    const spec = headline === null ? undefined : tool.outputs[headline.output];
    const label = spec && labelOf(spec, tool.inputs, namedIn(tool, values));
    const reading: Reading = {
      said: readAs.map((each) => messages.said(each.label, each.value)).join(' · '),
      headline:
        spec && headline && label !== undefined ? messages.said(label, formatValue(spec, headline.value)) : null,
      settings: writeScenario(tool, inputs),
    };
    return [{ ...first, reading }, ...others];
  } catch {
    return found;
  }
}
