// What a line wants: its wishes, the inputs that it asks for, and the results whose figure it gives.
import { words as language } from '#words/ask.ts';
import type { Tool, Turn } from '../types.ts';
import type { Quantity } from './quantity.ts';
import {
  AWAY,
  awayFrom,
  cuesOf,
  has,
  isFor,
  isName,
  isNoun,
  isNumber,
  isOneOf,
  isWithin,
  type Numbered,
  next,
  nounBeside,
  outputsOf,
} from './segments.ts';
import { inputOf, unitOf } from './slots.ts';
import type { Segment } from './vocabulary.ts';

const LINKING = new Set(language.linking.split('|'));

/** A question turned round: the input for which an output has a figure. */
export interface Turned {
  readonly output: string;
  readonly turn: Turn;
  readonly target: number;
  /** The line's number that is the target. */
  readonly number: Quantity;
  /** Inputs whose values cancel out for this target. */
  readonly free: readonly string[];
  /** Whether only "for" or "in 10 years" says so. */
  readonly isWeak: boolean;
}

/** What it costs to take a number for the result that is wanted, by what says so. */
const WANTED = {
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
  /** Words of wishes that belong to a noun, and say no more than a closed word. */
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
  const noun = segments[next(segments, at, -1)];
  return { amount: { place, cost: AWAY.beside }, isGoal: true, nouns: cuesOf(noun), isSettled: true };
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
  const [before, after] = [next(segments, at, -1), next(segments, at, 1)];
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

/** The inputs for which a line asks: "how much sip", "sip kitni", "kitne saal". */
export function askedFor(tool: Tool, segments: readonly Segment[]): ReadonlySet<string> {
  const hasRate = segments.some((segment) => isNumber(segment) && segment.number.kind === 'percent');
  const kinds = (kind: string) => Object.keys(tool.inputs).filter((name) => inputOf(tool, name).kind === kind);
  return new Set(
    segments.flatMap((segment, at) => {
      if (has(segment, 'timeAsked')) return kinds('years');
      if (has(segment, 'rateAsked')) return kinds('percent');
      if (has(segment, 'amountAsked')) return kinds('currency').slice(0, 1);
      // "what is an fd of" asks for its result
      const isQuestion = has(segment, 'question') && !has(segment, 'resultAsked') && !has(segments[at + 1], 'question');
      // a name may stand between: "कितना होम लोन"
      const past = (step: 1 | -1) => {
        let place = at + step;
        while (isName(segments[place]) && !isNoun(segments[place])) place += step;
        // "what interest do i get" at 7.4% asks for the result
        const isResult = hasRate && outputsOf(segments[place]).length > 0;
        return isResult ? [] : cuesOf(segments[place]);
      };
      // "1.5 lakh in 80c, how much tax" asks for the tax
      const isAhead = isName(segments[at + 1]) || isNoun(segments[at + 1]);
      return isQuestion ? [...past(1), ...(isAhead ? [] : past(-1))] : [];
    }),
  );
}

/** A result that a number may be the wanted figure of. */
export interface Target extends Turned {
  readonly cost: number;
  readonly uses: readonly Segment[];
  /** Whether a word of the result or a wish says so, beside the number. */
  readonly isTold: boolean;
}

/** What a line wants, whichever of its numbers is looked at. */
interface Wants {
  readonly wishes: Wishes;
  readonly asked: ReturnType<typeof askedFor>;
  /** The places of each input's words. */
  readonly cues: ReadonlyMap<string, readonly number[]>;
}

/** Why a number may be the wanted figure of a result. */
interface Reason {
  readonly cost: number;
  /** The word of the result that says so. */
  readonly word?: Segment;
  /** Whether a word of the result or a wish says so, beside the number. */
  readonly isTold?: boolean;
  /** Whether only "for" or "in 10 years" says so. */
  readonly isWeak?: boolean;
}

/** The words of a result beside a number: "in hand 80000", "25000 ki kist". */
function reasonsBeside(segments: readonly Segment[], at: number, output: string): readonly Reason[] {
  const isWord = (place: number) => outputsOf(segments[place]).includes(output);
  const reasonAt = (place: number, cost: number): readonly Reason[] => {
    const word = segments[place];
    return word && isWord(place) ? [{ cost, word, isTold: true }] : [];
  };
  const costAt = (place: number) => {
    const otherSide = segments[place + Math.sign(place - at)];
    // "1 lakh in hand kitna" asks for it
    if (has(otherSide, 'question')) return WANTED.questioned;
    return isName(segments[place]) ? WANTED.toolsName : WANTED.word;
  };
  const owner = has(segments[at + 1], 'genitive') ? reasonAt(at + 2, WANTED.toolsName) : [];
  const places = isOneOf(segments[at - 1], LINKING) ? [at - 2, at + 1] : [at - 1, at + 1];
  return [...places.flatMap((place) => reasonAt(place, costAt(place))), ...owner];
}

/** What the line asks or wishes for instead: "how much sip for 1 crore", "loan chahiye 20000". */
function reasonsOfInput(segments: readonly Segment[], at: number, input: string, wants: Wants): readonly Reason[] {
  const { wishes, asked, cues } = wants;
  const places = cues.get(input) ?? [];
  const isOwn = places.some((word) => awayFrom(segments, at, word, wishes.settled) < AWAY.elsewhere);
  const own = isOwn ? WANTED.inputsOwn : 0;
  if (asked.has(input)) return [{ cost: WANTED.asked + own }];
  if (!wishes.nouns.has(input)) return [];
  return [{ cost: (isFor(segments, places[0] ?? -1, at) ? WANTED.asked : WANTED.wished) + own }];
}

/** "1 crore chahiye" and "double", and for the main result "for 1 crore" and "1 crore in 10 years". */
function reasonsOfWish(segments: readonly Segment[], at: number, turn: Turn, { wishes }: Wants): readonly Reason[] {
  const { kind } = (segments[at] as Numbered).number;
  const wish = wishes.costs.get(at);
  const isPerhaps =
    turn.weak === true &&
    ([at - 1, at + 1].some((place) => has(segments[place], 'maybeWanted')) || isWithin(segments, at + 1));
  return [
    ...(kind === 'ratio' ? [{ cost: WANTED.wish, isTold: true }] : []),
    ...(wish === undefined ? [] : [{ cost: wish, isTold: true }]),
    ...(isPerhaps ? [{ cost: WANTED.perhaps, isWeak: true }] : []),
  ];
}

/** The results of which a number may be the wanted figure. */
export function targetsOf(tool: Tool, segments: readonly Segment[], at: number, wants: Wants): readonly Target[] {
  const { number } = segments[at] as Numbered;
  const { kind, value, per } = number;
  const { asked, cues } = wants;
  const isRatio = kind === 'ratio';
  if (!isRatio && kind !== 'money' && kind !== 'plain') return [];
  // "kitne saal" asks for no other input
  const isKindAsked = segments.some((segment) => has(segment, 'timeAsked', 'rateAsked'));
  return Object.entries(tool.outputs).flatMap(([output, spec]) => {
    const { turns = [], per: period } = spec as { readonly turns?: readonly Turn[]; readonly per?: string };
    if (per !== undefined && per !== period) return [];
    const beside = reasonsBeside(segments, at, output);
    return turns.flatMap((turn): readonly Target[] => {
      // "double": from 1 times an amount, whatever it is
      const [cancelling] = turn.free ?? [];
      if (isRatio && cancelling === undefined) return [];
      if (asked.size > 0 && !asked.has(turn.input) && (isKindAsked || beside.length === 0)) return [];
      const reasons = [
        ...beside,
        ...reasonsOfInput(segments, at, turn.input, wants),
        ...reasonsOfWish(segments, at, turn, wants),
      ];
      if (reasons.length === 0) return [];
      const isNamed = isRatio || cues.has(turn.input) || asked.has(turn.input) || turn.through !== undefined;
      const oneFold = isRatio ? Number(inputOf(tool, cancelling as string).default) : 1;
      return [
        {
          output,
          turn,
          target: value * oneFold,
          number,
          free: isRatio || turn.through !== undefined ? (turn.free ?? []) : [],
          isWeak: reasons.every(({ isWeak }) => isWeak),
          cost: Math.min(...reasons.map(({ cost }) => cost)) + (isNamed ? 0 : WANTED.unnamed),
          isTold: reasons.some(({ isTold }) => isTold),
          uses: reasons.flatMap(({ word }) => word ?? []),
        },
      ];
    });
  });
}
