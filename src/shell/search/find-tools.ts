import tools from 'virtual:catalogue/search';
import { inSlices } from '#src/browser/slices.ts';
import { aboutHub, type Topic } from '#src/catalogue/about.ts';
import { askTools, findFor } from '#src/catalogue/ask.ts';
import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { createFind } from '#src/catalogue/find.ts';
import { createNaming } from '#src/catalogue/naming.ts';
import type { Solver } from '#src/engine/ask/figure.ts';
import { readLine } from '#src/engine/ask/line.ts';
import { solveSteps } from '#src/engine/powers/solve.ts';
import { loadTool } from '../routing/page.ts';
import { type ToolAnswer, type Way, withFigure, withoutFigure, withTwoFigures } from './answer-text.ts';

export interface SearchResult extends MenuEntry {
  readonly answer: ToolAnswer | null;
}

const naming = createNaming(tools);
const findByWords = createFind(tools, naming);
const load = async (id: string) => (await loadTool(id)).tool;
const withoutAnswers = (found: readonly MenuEntry[]): SearchResult[] =>
  found.map((entry) => ({ ...entry, answer: null }));

/** The tools that a line's words match, the best first and without figures. */
export const findTools = (text: string): readonly SearchResult[] =>
  withoutAnswers(findFor(readLine(text), findByWords));

/** What the line asks of the hub itself, beside the tools that it finds; null for nothing. */
export const topicOf = (text: string, found: readonly SearchResult[]): Topic | null => aboutHub(text, found.length > 0);

/** Stops the work on a line whose answer nobody waits for any more. */
class Stale extends Error {}

/** The tools that a line is about, the first with its answer. The work stops once that is no longer wanted. */
export async function findWithAnswer(
  text: string,
  isWanted: () => boolean = () => true,
): Promise<readonly SearchResult[]> {
  const solver: Solver = async (...question) => {
    const solution = await inSlices(solveSteps(...question), isWanted);
    if (solution === undefined) throw new Stale();
    return solution;
  };
  try {
    const asked = await askTools(readLine(text), { find: findByWords, naming, load, solver });
    const { found, tool: best, answer, readings } = asked;
    const [first, ...others] = withoutAnswers(found);
    if (!first || !best || !answer) return withoutAnswers(found);
    const [likeliest, second] = await Promise.all(
      readings.map(async ({ tool, reading }): Promise<Way> => ({ entry: tool, tool: await load(tool.id), reading })),
    );
    let answered: ToolAnswer | null;
    if (!likeliest) answered = withoutFigure(text, first, await load(best.id), answer);
    else if (second) answered = withTwoFigures([likeliest, second], answer.unread);
    else answered = withFigure(likeliest, answer.unread);
    return [{ ...first, answer: answered }, ...others];
  } catch (error) {
    if (error instanceof Stale) return [];
    // the code of a tool may not load
    return findTools(text);
  }
}
