// The wishes of a line. A word of the role `wanted` ("to get") stands before what is wanted, one of the role `wantedAfter` ("chahiye") after
// it; where no number and no noun is on that side, the wish is about the other side. A wish is settled where its word needs nothing more to
// be understood. One that is not must be the reason for solving backwards, or it counts as left over (unread.ts): then there is no figure.
//
//                            asks for                                                      settled
//   1 crore chahiye          the amount: 1 crore comes out                                 no
//   loan 5 lakh chahiye      the amount; uncertain, as it has the word of an input         yes
//   corpus 5 lakh chahiye    the amount; uncertain, as it has the word of a result         no
//   ... 5 lakh ... to get    the amount; uncertain, as the wish may be about the line      yes
//   fd needed for 5 lakh     both: 5 lakh is the goal, and how much fd is asked for        yes
//   loan chahiye             the input of the noun: how much loan                          yes
//   5 lakh loan chahiye      the loan too; its amount is said, so no more is asked for     yes
//   10 saal chahiye          nothing: only amounts of money are solved for                 yes
//   corpus needed            nothing of its own: the result is asked for                   yes
//
// Here the name of the tool counts as a noun too (vocabulary.ts).
import { COSTS } from './costs.ts';
import { kindOf } from './line.ts';
import { distanceOf, nextTelling, nounBeside } from './match.ts';
import { canMean, cuesOf, isName, isNoun, isNumberSegment, outputsOf, type Segment } from './vocabulary.ts';

/** An amount that is wanted. */
interface WantedAmount {
  readonly place: number;
  /** What its distance from the word costs; 0 where the amount is a goal. */
  readonly cost: number;
  /** Whether it may not be wanted after all: it has a noun of its own, or the wish may be about the whole line. */
  readonly isUncertain: boolean;
  /** Whether something is needed for it: "fd needed for 5 lakh". */
  readonly isGoal: boolean;
}

/** What one wish asks for. */
interface Wish {
  readonly amount?: WantedAmount;
  readonly inputs: readonly string[];
  /** Whether the word needs nothing more to be understood. */
  readonly isSettled: boolean;
}

/** The word is understood, and nothing is solved for: it is about a time, a rate, another number that is not money, or a result. */
const NOTHING_WANTED: Wish = { inputs: [], isSettled: true };

/** All wishes of a line. */
export interface Wishes {
  /** By their places: "1 crore chahiye". */
  readonly amounts: ReadonlyMap<number, WantedAmount>;
  /** The inputs that are wanted: "loan chahiye". */
  readonly inputs: ReadonlySet<string>;
  /** Words of wishes that are understood (`Wish.isSettled`). */
  readonly settled: ReadonlySet<Segment>;
}

function isAmountAt(segments: readonly Segment[], place: number): boolean {
  const segment = segments[place];
  return isNumberSegment(segment) && kindOf(segment.number) === 'money';
}

/** "fd needed for 5 lakh", "needed for swp 45000". */
function goalAt(segments: readonly Segment[], at: number): Wish | null {
  if (!canMean(segments[at], 'wantedAfter') || !canMean(segments[at + 1], 'maybeWanted')) return null;
  const place = isName(segments[at + 2]) ? at + 3 : at + 2;
  if (!isAmountAt(segments, place)) return null;
  const inputs = cuesOf(segments[nextTelling(segments, at, -1)]);
  return { amount: { place, cost: 0, isUncertain: false, isGoal: true }, inputs, isSettled: true };
}

/** Whether a wish asks for a result: "corpus needed". In "5 lakh corpus needed" the noun is the amount's. */
const isOfResult = (segments: readonly Segment[], at: number): boolean =>
  canMean(segments[at], 'wantedAfter') && outputsOf(segments[at - 1]).length > 0 && !isNumberSegment(segments[at - 2]);

/** The place of what a wish is about, and whether that may be the whole line. */
function subjectOf(segments: readonly Segment[], at: number) {
  const [before, after] = [nextTelling(segments, at, -1), nextTelling(segments, at, 1)];
  const sides = canMean(segments[at], 'wanted') ? [after, before] : [before, after];
  const place = sides.find((side) => isNumberSegment(segments[side]) || isNoun(segments[side]));
  // with nothing on that side ("chahiye" begins a line, "to get" ends it) it may be about all of the line
  return { place, isAboutWholeLine: sides[0] === -1 };
}

/** What a word wishes for beside a number. */
function wishForNumber(segments: readonly Segment[], at: number, place: number, isAboutWholeLine: boolean): Wish {
  // "10 saal chahiye", "12% chahiye"
  if (!isAmountAt(segments, place)) return NOTHING_WANTED;
  // "1 crore chahiye" has no noun, "loan 5 lakh chahiye" has one
  const noun = nounBeside(segments, place, place < at ? -1 : 1);
  const isNounOfInput = noun !== undefined && (cuesOf(noun).length > 0 || isName(noun));
  const amount = {
    place,
    cost: COSTS.distance[distanceOf(segments, place, at)],
    isUncertain: noun !== undefined || isAboutWholeLine,
    isGoal: false,
  };
  // whichever is meant, the amount, the input of its noun or the whole line, the wish needs nothing more
  return { amount, inputs: [], isSettled: isNounOfInput || isAboutWholeLine };
}

/** What a word wishes for by what stands on its sides. */
function wishForSubject(segments: readonly Segment[], at: number): Wish | null {
  const { place, isAboutWholeLine } = subjectOf(segments, at);
  if (place === undefined) return null;
  if (isNumberSegment(segments[place])) return wishForNumber(segments, at, place, isAboutWholeLine);
  // "loan chahiye", "5 lakh loan chahiye"
  const inputs = cuesOf(segments[place]);
  return { inputs, isSettled: inputs.length > 0 || isAboutWholeLine };
}

/** What the word at a place wishes for. */
function wishAt(segments: readonly Segment[], at: number): Wish | null {
  const goal = goalAt(segments, at);
  if (goal) return goal;
  const wish = wishForSubject(segments, at);
  return isOfResult(segments, at) ? { ...(wish ?? NOTHING_WANTED), isSettled: true } : wish;
}

/** The wishes of a line. */
export function wishesOf(segments: readonly Segment[]): Wishes {
  const amounts = new Map<number, WantedAmount>();
  const inputs = new Set<string>();
  const settled = new Set<Segment>();
  for (const [at, segment] of segments.entries()) {
    const wish = canMean(segment, 'wanted', 'wantedAfter') ? wishAt(segments, at) : null;
    if (!wish) continue;
    const { amount } = wish;
    if (amount) amounts.set(amount.place, amount);
    for (const name of wish.inputs) inputs.add(name);
    if (wish.isSettled) settled.add(segment);
  }
  return { amounts, inputs, settled };
}
