import { answerLine, type LineAnswer, type Solver } from '#src/engine/ask/answer.ts';
import { type Line, wordsOf } from '#src/engine/ask/numbers.ts';
import type { Tool } from '#src/engine/types.ts';
import type { Findable } from './catalogue.ts';
import type { Named } from './find.ts';

/** What finds tools by words, and loads them. */
export interface Search<T extends Findable> {
  find(text: string): readonly T[];
  naming(words: readonly string[]): readonly Named<T>[];
  load(id: string): Promise<Tool>;
  /** Solves questions that are turned round; in one go where it is left out. */
  readonly solver?: Solver;
}

export interface Asked<T extends Findable> {
  /** Null where no word names a tool. */
  readonly tool: T | null;
  /** Null where the line has no number that the tool could take. */
  readonly answer: LineAnswer | null;
  /** The tools that match, the best first. */
  readonly found: readonly T[];
  /** The numbers, as typed, of a line whose numbers cannot be used. */
  readonly unreadable: readonly string[];
}

/** The words of a number that name a tool: double; a rate per month is a moneylender's. */
function namesIn(part: Line['parts'][number]): readonly string[] {
  if (typeof part === 'string') return [];
  if (part.kind === 'percent' && part.per === 'month') return ['saikda'];
  return part.kind === 'ratio' ? (part.text.match(/[\p{L}\p{M}]+/gu) ?? []) : [];
}

/** A line is tried for this many tools. */
const MOST_TRIED = 3;
/** And only for those that its words name nearly as well as the best. */
const LEAST_SHARE = 0.6;

/** The tools that a line finds: by all of it where that is a whole search of a tool, such as `1 crore sip`, else by its words. */
export function findFor<T extends Findable>(line: Line, find: Search<T>['find']): readonly T[] {
  const text = line.text.trim();
  const whole = find(text);
  const words = wordsOf(line);
  const isAsked = whole[0]?.asked.some((query) => query.toLowerCase() === text.toLowerCase());
  return isAsked || words.length === 0 ? whole : find(words.join(' '));
}

/**
 * Answers a line by the tool that its words name. Where several are named as well, a figure is given only if one of them alone has
 * one, or all give the same.
 */
export async function askTools<T extends Findable>(
  line: Line,
  { find, naming, load, solver }: Search<T>,
): Promise<Asked<T>> {
  const { unreadable } = line;
  const words = wordsOf(line);
  // a number may name a tool too: double, 2 rupaye saikda
  const named = naming([...words, ...line.parts.flatMap(namesIn)]);
  const found = findFor(line, find);
  const [best] = named;
  const [first = null] = found;
  const hasNumber = line.parts.some((part) => typeof part === 'object') || line.unreadable.length > 0;
  if (!best || !hasNumber)
    return { tool: named.length > 0 || words.length > 0 ? first : null, answer: null, found, unreadable };
  const likely = named
    .slice(0, MOST_TRIED)
    .filter(({ score, tool }) => tool.ready && score >= best.score * LEAST_SHARE);
  const tried = await Promise.all(
    likely.map(async ({ tool, places, isVague }) => ({
      tool,
      answer: await answerLine(await load(tool.id), line, { names: places, isVague, ...(solver && { solver }) }),
    })),
  );
  const [certain, ...others] = tried.filter(({ answer }) => answer.headline !== null);
  const chosen = certain ?? tried[0];
  if (!chosen) return { tool: first, answer: null, found, unreadable };
  const agree = others.every(({ answer }) => certain?.answer.headline?.value === answer.headline?.value);
  const answer = agree ? chosen.answer : { ...chosen.answer, headline: null, solved: null, assumed: [] };
  const { tool } = chosen;
  return { tool, answer, found: [tool, ...found.filter((each) => each !== tool)], unreadable };
}
