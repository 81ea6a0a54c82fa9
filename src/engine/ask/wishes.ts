// What a line wants: its wishes, and the inputs that it asks for.
import type { Tool } from '../types.ts';
import { awayFrom, cuesOf, has, isName, isNoun, isNumber, nextTelling, nounBeside, outputsOf } from './segments.ts';
import { inputOf, unitOf } from './slots.ts';
import type { Segment } from './vocabulary.ts';

/** What it costs to take a number for the result that is wanted, by what says so. */
export const WANTED = {
  /** "1 crore chahiye", "double" */
  wish: 0,
  /** "in hand 80000" */
  word: 1,
  /** "25000 ki kist", "emi 40000", where the word also names the tool */
  toolsName: 2,
  /** "how much sip for 1 crore": another input is asked for */
  asked: 1,
  /** "loan chahiye 20000": another input is wished for */
  wished: 3,
  /** "1 lakh in hand kitna": the result itself is asked for */
  questioned: 3,
  /** "sip for 1 crore", "1 crore in 10 years": perhaps */
  perhaps: 2,
  /** more, where a word of an input stands beside the number: "5 lakh loan chahiye" */
  inputsOwn: 3,
  /** more, where no word names the input that is asked for */
  unnamed: 1,
};

/** Whether an amount stands at a place. */
function isAmountAt(segments: readonly Segment[], place: number): boolean {
  const segment = segments[place];
  return isNumber(segment) && unitOf(segment.number) === 'money';
}

/** The wishes of a line: "chahiye", "needed for", "to get". */
export interface Wishes {
  /** What it costs to take the amount at a place for what is wanted. */
  readonly costs: ReadonlyMap<number, number>;
  /** The places of amounts that something is needed for. */
  readonly goals: ReadonlySet<number>;
  /** The inputs that are wanted: "loan chahiye". */
  readonly nouns: ReadonlySet<string>;
  /** Words of wishes that belong to a noun, and say nothing else. */
  readonly settled: ReadonlySet<Segment>;
}

/** What the word of one wish says. */
interface Wish {
  /** The place of the amount that is wanted, and what it costs to take it for that. */
  readonly amount?: { readonly place: number; readonly cost: number };
  readonly isGoal?: boolean;
  readonly nouns: readonly string[];
  readonly isSettled: boolean;
}

/** "fd needed for 5 lakh": the amount is what comes out, and the noun before is what is asked for. */
function neededFor(segments: readonly Segment[], at: number): Wish | null {
  // "needed for swp 45000"
  const place = isName(segments[at + 2]) ? at + 3 : at + 2;
  if (!has(segments[at + 1], 'maybeWanted') || !isAmountAt(segments, place)) return null;
  const noun = segments[nextTelling(segments, at, -1)];
  return { amount: { place, cost: WANTED.wish }, isGoal: true, nouns: cuesOf(noun), isSettled: true };
}

/** "5 lakh chahiye": the amount is wanted, unless it has a noun of its own; "10 years chahiye" wants nothing. */
function besideNumber(segments: readonly Segment[], at: number, place: number, isAtEdge: boolean): Wish {
  const noun = nounBeside(segments, place, place < at ? -1 : 1);
  const isOwned = noun !== undefined && (cuesOf(noun).length > 0 || isName(noun));
  if (!isAmountAt(segments, place)) return { nouns: [], isSettled: true };
  const cost = awayFrom(segments, place, at) + (noun || isAtEdge ? WANTED.inputsOwn : 0);
  return { amount: { place, cost }, nouns: [], isSettled: isAtEdge || isOwned };
}

/** "loan chahiye": the noun is wanted. */
function besideNoun(noun: Segment | undefined, isAtEdge: boolean): Wish {
  const nouns = cuesOf(noun);
  return { nouns, isSettled: isAtEdge || nouns.length > 0 };
}

/** What the word at a place wishes for: what stands beside it, the side first that the word asks for. */
function wishAt(segments: readonly Segment[], at: number): Wish | null {
  const isAfter = has(segments[at], 'wantedAfter');
  const goal = isAfter ? neededFor(segments, at) : null;
  if (goal) return goal;
  const [before, after] = [nextTelling(segments, at, -1), nextTelling(segments, at, 1)];
  const order = has(segments[at], 'wanted') ? [after, before] : [before, after];
  // "corpus needed" asks for a result
  const isOfResult = isAfter && outputsOf(segments[at - 1]).length > 0 && !isNumber(segments[at - 2]);
  const place = order.find((each) => isNumber(segments[each]) || isNoun(segments[each]));
  if (place === undefined) return isOfResult ? { nouns: [], isSettled: true } : null;
  // "chahiye" at the beginning of a line may be about all of it
  const isAtEdge = order[0] === -1;
  const wish = isNumber(segments[place])
    ? besideNumber(segments, at, place, isAtEdge)
    : besideNoun(segments[place], isAtEdge);
  return { ...wish, isSettled: wish.isSettled || isOfResult };
}

/**
 * The word of a wish belongs to what stands beside it: "loan chahiye" wants a loan, "1 crore chahiye" an amount, "to get 40 lakh loan"
 * a loan whose amount is said.
 */
export function wishesOf(segments: readonly Segment[]): Wishes {
  const costs = new Map<number, number>();
  const goals = new Set<number>();
  const nouns = new Set<string>();
  const settled = new Set<Segment>();
  for (const [at, segment] of segments.entries()) {
    const wish = has(segment, 'wanted', 'wantedAfter') ? wishAt(segments, at) : null;
    if (!wish) continue;
    if (wish.amount) costs.set(wish.amount.place, wish.amount.cost);
    if (wish.amount && wish.isGoal) goals.add(wish.amount.place);
    if (wish.isSettled) settled.add(segment);
    for (const name of wish.nouns) nouns.add(name);
  }
  return { costs, goals, nouns, settled };
}

/** What stands on a side of a question; a name may stand between: "कितना होम लोन". */
function nounPast(segments: readonly Segment[], at: number, step: 1 | -1): Segment | undefined {
  let place = at + step;
  while (isName(segments[place]) && !isNoun(segments[place])) place += step;
  return segments[place];
}

/** The inputs for which a line asks: "how much sip", "sip kitni", "kitne saal". */
export function askedInputsOf(tool: Tool, segments: readonly Segment[]): ReadonlySet<string> {
  const hasRate = segments.some((segment) => isNumber(segment) && segment.number.kind === 'percent');
  const ofKind = (kind: string) => Object.keys(tool.inputs).filter((name) => inputOf(tool, name).kind === kind);
  // "what interest do i get" at 7.4% asks for the result
  const inputsOf = (noun: Segment | undefined) => (hasRate && outputsOf(noun).length > 0 ? [] : cuesOf(noun));
  return new Set(
    segments.flatMap((segment, at) => {
      if (has(segment, 'timeAsked')) return ofKind('years');
      if (has(segment, 'rateAsked')) return ofKind('percent');
      if (has(segment, 'amountAsked')) return ofKind('currency').slice(0, 1);
      // "what is an fd of" asks for its result
      if (!has(segment, 'question') || has(segment, 'resultAsked') || has(segments[at + 1], 'question')) return [];
      // "1.5 lakh in 80c, how much tax" asks for the tax
      const isAhead = isName(segments[at + 1]) || isNoun(segments[at + 1]);
      const before = isAhead ? [] : inputsOf(nounPast(segments, at, -1));
      return [...inputsOf(nounPast(segments, at, 1)), ...before];
    }),
  );
}
