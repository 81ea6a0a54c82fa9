import tools from 'virtual:catalogue/search';
import { askTools, findFor } from '#src/catalogue/ask.ts';
import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { createFind, createNaming } from '#src/catalogue/find.ts';
import type { LineAnswer, Solver } from '#src/engine/ask/answer.ts';
import { readLine } from '#src/engine/ask/numbers.ts';
import { formatValue } from '#src/engine/format.ts';
import { complete, formatInput } from '#src/engine/places.ts';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import { solveSteps } from '#src/engine/powers/solve.ts';
import type { Tool } from '#src/engine/types.ts';
import { labelOf, namedIn } from '#src/engine/visibility.ts';
import { words as messages } from '#words/scenario.ts';
import { words } from '#words/search.ts';
import { loadTool } from '../routing/load-tool.ts';

/** What a tool answers to a line. */
export interface Reading {
  /** `Monthly EMI ₹43,391`; null where the line does not say enough for a figure. */
  readonly headline: string | null;
  /** `Loan amount ₹50 lakh · Interest rate (p.a.) 8.5% · Loan tenure 20 years`, and what is assumed. */
  readonly said: string;
  /** What a figure needs, and what was not used: `Missing: Loan tenure.`; null for nothing. */
  readonly left: string | null;
  /** The words and numbers that were not used, as a sentence for the tool's page; null for none. */
  readonly unused: string | null;
  /** The inputs as in links after `?`; empty where all have their defaults. */
  readonly settings: string;
}

/** A search result. */
export interface Answer extends MenuEntry {
  readonly reading: Reading | null;
}

/** Milliseconds of work in one slice; between slices the page takes what is typed. */
const SLICE = 8;

const findTools = createFind(tools);
const naming = createNaming(tools);
const load = async (id: string) => (await loadTool(id)).tool;
const plain = (found: readonly MenuEntry[]): Answer[] => found.map((tool) => ({ ...tool, reading: null }));

/** The tools that a line's words match, the best first. */
export const find = (text: string): readonly Answer[] => plain(findFor(readLine(text), findTools));

/**
 * The tools that a line is about, the first with its answer.
 *
 * @param isWanted whether the answer is still waited for; the work stops where it is not
 */
export async function read(text: string, isWanted: () => boolean = () => true): Promise<readonly Answer[]> {
  const solver: Solver = async (...question) => {
    const steps = solveSteps(...question);
    for (let until = 0; ; ) {
      const step = steps.next();
      if (step.done) return step.value;
      if (performance.now() < until) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (!isWanted()) throw new Error('a newer line is asked');
      until = performance.now() + SLICE;
    }
  };
  try {
    const { tool, answer, found } = await askTools(readLine(text), { find: findTools, naming, load, solver });
    const [first, ...others] = plain(found);
    if (!first || !tool || !answer) return plain(found);
    return [{ ...first, reading: readingOf(await load(tool.id), answer) }, ...others];
  } catch {
    // the code of a tool may not load
    return find(text);
  }
}

function readingOf(tool: Tool, answer: LineAnswer): Reading | null {
  const { readAs, solved, assumed, missing, unread, unplaced, headline, beside } = answer;
  const inputs = solved ? { ...answer.inputs, [solved.input]: solved.value } : answer.inputs;
  const values = complete(tool, inputs);
  const shown = namedIn(tool, values);
  const result = (name: string, value: number) => {
    const spec = tool.outputs[name];
    return spec ? messages.said(labelOf(spec, tool.inputs, shown), formatValue(spec, value)) : '';
  };
  const input = (name: string, value: unknown) => {
    const spec = tool.inputs[name];
    return spec && spec.kind !== 'rows'
      ? messages.said(labelOf(spec, tool.inputs, shown), formatInput(spec, value as never))
      : '';
  };
  const labels = (names: readonly string[]) => names.map((name) => tool.inputs[name]?.label ?? name).join(', ');
  const leftOver = [...unread, ...unplaced].join(', ');
  const unused = leftOver === '' ? null : words.unused(leftOver);
  const said = [
    ...(solved ? [result(solved.output, solved.target)] : []),
    ...readAs.map((each) => messages.said(each.label, each.value)),
    ...(headline && beside ? [result(beside.output, beside.value)] : []),
    ...assumed.map((name) => words.assumed(input(name, values[name]))),
  ];
  const left = [...(missing.length > 0 ? [words.missing(labels(missing))] : []), ...(unused ? [unused] : [])];
  if (said.length === 0 && unused === null) return null;
  return {
    headline:
      headline === null
        ? null
        : 'output' in headline
          ? result(headline.output, headline.value)
          : input(headline.input, headline.value),
    said: said.join(' · '),
    left: left.length > 0 ? left.join(' ') : null,
    unused,
    settings: writeScenario(tool, inputs),
  };
}
