// What a line wants: its wishes, and the inputs that it asks for.
//
// A wish is about what stands beside its word: first behind it for "to get" (`wanted`), first before it for "chahiye" (`wantedAfter`).
//
//   1 crore chahiye         the amount: 1 crore comes out
//   loan chahiye            the input of the noun: how much loan is asked for
//   5 lakh loan chahiye     the loan too; its amount is said, so nothing else is asked for
//   loan 5 lakh chahiye     the amount, but it has a noun of its own and may be just that
//   fd needed for 5 lakh    both: 5 lakh is the goal that comes out, and how much fd is asked for
//   10 saal chahiye         nothing: a time is no amount
//   corpus needed           nothing of its own: the result is asked for
//
// A question asks for the input of the noun beside it, or for a kind of input:
//
//   how much sip, sip kitni          the instalment
//   fd kitne saal, which rate        the time, the rate
//   what is an fd of 5 lakh          no input: the result is asked for
import type { Tool } from '../types.ts';
import { awayFrom, cuesOf, has, isName, isNoun, isNumber, nextTelling, nounBeside, outputsOf } from './segments.ts';
import { inputOf, unitOf } from './slots.ts';
import type { Segment } from './vocabulary.ts';

/** An amount that is wanted. */
interface WantedAmount {
  readonly place: number;
  /** What the distance of the word of the wish costs; nothing where the amount is a goal. */
  readonly away: number;
  /** Whether it is only perhaps wanted: it has a noun of its own, or the wish is about the whole line. */
  readonly isPerhaps: boolean;
}

/** What the word of one wish says. */
interface Wish {
  readonly amount?: WantedAmount;
  /** Whether something is needed for the amount. */
  readonly isGoal?: true;
  readonly inputs: readonly string[];
  /** Whether the word belongs to its noun, and says nothing else. */
  readonly isSettled: boolean;
}

const NOTHING_WANTED: Wish = { inputs: [], isSettled: true };

/** All wishes of a line. */
export interface Wishes {
  /** By their places: "1 crore chahiye". */
  readonly amounts: ReadonlyMap<number, WantedAmount>;
  /** The places of amounts that something is needed for: "fd needed for 5 lakh". */
  readonly goals: ReadonlySet<number>;
  /** The inputs that are wanted: "loan chahiye". */
  readonly inputs: ReadonlySet<string>;
  /** Words of wishes that belong to a noun, and say nothing else. */
  readonly settled: ReadonlySet<Segment>;
}

function isAmountAt(segments: readonly Segment[], place: number): boolean {
  const segment = segments[place];
  return isNumber(segment) && unitOf(segment.number) === 'money';
}

/** "fd needed for 5 lakh", "needed for swp 45000". */
function goalAt(segments: readonly Segment[], at: number): Wish | null {
  const place = isName(segments[at + 2]) ? at + 3 : at + 2;
  if (!has(segments[at + 1], 'maybeWanted') || !isAmountAt(segments, place)) return null;
  const inputs = cuesOf(segments[nextTelling(segments, at, -1)]);
  return { amount: { place, away: 0, isPerhaps: false }, isGoal: true, inputs, isSettled: true };
}

/** "5 lakh chahiye", "loan 5 lakh chahiye". */
function wishForNumber(segments: readonly Segment[], at: number, place: number, isAtEdge: boolean): Wish {
  if (!isAmountAt(segments, place)) return NOTHING_WANTED;
  const noun = nounBeside(segments, place, place < at ? -1 : 1);
  const isInputs = noun !== undefined && (cuesOf(noun).length > 0 || isName(noun));
  const amount = { place, away: awayFrom(segments, place, at), isPerhaps: noun !== undefined || isAtEdge };
  return { amount, inputs: [], isSettled: isInputs || isAtEdge };
}

/** What the word at a place wishes for. */
function wishAt(segments: readonly Segment[], at: number): Wish | null {
  const isAfter = has(segments[at], 'wantedAfter');
  const goal = isAfter ? goalAt(segments, at) : null;
  if (goal) return goal;
  // "corpus needed"
  const isOfResult = isAfter && outputsOf(segments[at - 1]).length > 0 && !isNumber(segments[at - 2]);
  const [before, after] = [nextTelling(segments, at, -1), nextTelling(segments, at, 1)];
  const sides = has(segments[at], 'wanted') ? [after, before] : [before, after];
  const place = sides.find((side) => isNumber(segments[side]) || isNoun(segments[side]));
  if (place === undefined) return isOfResult ? NOTHING_WANTED : null;
  // "chahiye" at the beginning of a line may be about all of it
  const isAtEdge = sides[0] === -1;
  const inputs = cuesOf(segments[place]);
  const wish = isNumber(segments[place])
    ? wishForNumber(segments, at, place, isAtEdge)
    : { inputs, isSettled: isAtEdge || inputs.length > 0 };
  return isOfResult ? { ...wish, isSettled: true } : wish;
}

/** The wishes of a line. */
export function wishesOf(segments: readonly Segment[]): Wishes {
  const amounts = new Map<number, WantedAmount>();
  const goals = new Set<number>();
  const inputs = new Set<string>();
  const settled = new Set<Segment>();
  for (const [at, segment] of segments.entries()) {
    const wish = has(segment, 'wanted', 'wantedAfter') ? wishAt(segments, at) : null;
    if (!wish) continue;
    const { amount, isGoal } = wish;
    if (amount) amounts.set(amount.place, amount);
    if (amount && isGoal) goals.add(amount.place);
    for (const name of wish.inputs) inputs.add(name);
    if (wish.isSettled) settled.add(segment);
  }
  return { amounts, goals, inputs, settled };
}

/** "kitne saal", "which rate", "kitne ki karu": the inputs of the kind that is asked for. */
function inputsOfKindAsked(tool: Tool, segment: Segment): readonly string[] {
  const ofKind = (kind: string) => Object.keys(tool.inputs).filter((name) => inputOf(tool, name).kind === kind);
  if (has(segment, 'timeAsked')) return ofKind('years');
  if (has(segment, 'rateAsked')) return ofKind('percent');
  return has(segment, 'amountAsked') ? ofKind('currency').slice(0, 1) : [];
}

/** What stands on a side of a question; a name may stand between: "कितना होम लोन". */
function nounPast(segments: readonly Segment[], at: number, step: 1 | -1): Segment | undefined {
  let place = at + step;
  while (isName(segments[place]) && !isNoun(segments[place])) place += step;
  return segments[place];
}

/** "how much sip", "sip kitni": the inputs of the noun beside a question. */
function inputsBesideQuestion(segments: readonly Segment[], at: number, hasRate: boolean): readonly string[] {
  // "what is an fd of" asks for its result
  if (has(segments[at], 'resultAsked') || has(segments[at + 1], 'question')) return [];
  const inputsOn = (step: 1 | -1) => {
    const noun = nounPast(segments, at, step);
    // "what interest do i get" at 7.4% asks for the result
    return hasRate && outputsOf(noun).length > 0 ? [] : cuesOf(noun);
  };
  // "1.5 lakh in 80c, how much tax" asks for the tax
  const isNounBehind = isName(segments[at + 1]) || isNoun(segments[at + 1]);
  return isNounBehind ? inputsOn(1) : [...inputsOn(1), ...inputsOn(-1)];
}

/** The inputs for which a line asks. */
export function askedInputsOf(tool: Tool, segments: readonly Segment[]): ReadonlySet<string> {
  const hasRate = segments.some((segment) => isNumber(segment) && segment.number.kind === 'percent');
  return new Set(
    segments.flatMap((segment, at) =>
      has(segment, 'question') ? inputsBesideQuestion(segments, at, hasRate) : inputsOfKindAsked(tool, segment),
    ),
  );
}
