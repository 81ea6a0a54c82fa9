// The results whose figure a line gives, so that the question is turned round: in "sip for 1 crore" 1 crore is what comes out.
import { words as language } from '#words/ask.ts';
import type { Tool, Turn } from '../types.ts';
import type { Quantity } from './quantity.ts';
import { AWAY, awayFrom, has, isForBetween, isName, isOneOf, isWithin, type Numbered, outputsOf } from './segments.ts';
import { inputOf } from './slots.ts';
import type { Segment } from './vocabulary.ts';
import { WANTED, type Wishes } from './wishes.ts';

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
  readonly askedInputs: ReadonlySet<string>;
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
  const { wishes, askedInputs, cues } = wants;
  const places = cues.get(input) ?? [];
  const isOwn = places.some((word) => awayFrom(segments, at, word, wishes.settled) < AWAY.elsewhere);
  const own = isOwn ? WANTED.inputsOwn : 0;
  if (askedInputs.has(input)) return [{ cost: WANTED.asked + own }];
  const [first] = places;
  if (first === undefined || !wishes.nouns.has(input)) return [];
  return [{ cost: (isForBetween(segments, first, at) ? WANTED.asked : WANTED.wished) + own }];
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
  const { askedInputs, cues } = wants;
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
      if (askedInputs.size > 0 && !askedInputs.has(turn.input) && (isKindAsked || beside.length === 0)) return [];
      const reasons = [
        ...beside,
        ...reasonsOfInput(segments, at, turn.input, wants),
        ...reasonsOfWish(segments, at, turn, wants),
      ];
      if (reasons.length === 0) return [];
      const isNamed = isRatio || cues.has(turn.input) || askedInputs.has(turn.input) || turn.through !== undefined;
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
