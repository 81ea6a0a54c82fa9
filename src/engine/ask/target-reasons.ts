// Why a number may be the wanted figure of a result. Each reason has its cost, the cheapest counts, and a number without a reason is no target.
import { words as language } from '#words/ask.ts';
import type { Tool, Turn } from '../types.ts';
import { isForBetween, isOwn, isWithin, nearestWord } from './neighbours.ts';
import { setOf } from './number-words.ts';
import { has, isName, isOneOf, type NumberAt, outputsOf } from './segments.ts';
import type { Segment } from './vocabulary.ts';
import type { Wishes } from './wishes.ts';

const LINKING = setOf(language.linking);

// what each reason costs
/** A word of the result stands beside the number. */
const BY_WORD = {
  own: 1, // "in hand 80000"
  toolsName: 2, // "emi 40000": the word also names the tool
  genitive: 2, // "25000 ki kist"
  questioned: 3, // "1 lakh in hand kitna": the result itself is asked for
};
/** The line wants the input. */
const BY_INPUT = {
  asked: 1, // "how much sip for 1 crore", "lump sum needed for 50 lakh"
  wished: 3, // "loan chahiye 20000"
};
/** The line wants the number. */
const BY_WISH = {
  certainly: 0, // "1 crore chahiye", "double"
  perhaps: 3, // "loan 5 lakh chahiye": the amount may be its noun's, or the wish is about the whole line
  goal: 2, // "sip for 1 crore", "1 crore in 10 years"
};
/** A word of the input stands beside the number, so that it may be the input's: "5 lakh loan chahiye". */
const INPUTS_OWN = 3;

/** A line for a tool, with what it wants, whichever of its numbers is looked at. */
export interface LineWants {
  readonly tool: Tool;
  readonly segments: readonly Segment[];
  /** The places of each input's words. */
  readonly cues: ReadonlyMap<string, readonly number[]>;
  readonly wishes: Wishes;
  readonly askedInputs: ReadonlySet<string>;
}

/** Why a number may be the wanted figure of a result. */
export interface Reason {
  readonly cost: number;
  /** Whether a word of the result or a wish says so beside the number, or the number itself, as "double" does. */
  readonly isExplicit?: boolean;
  /** Whether only "for" or "in 10 years" says so. */
  readonly isWeak?: boolean;
  /** The word of the result that says so. */
  readonly word?: Segment;
}

/** The words of a result beside a number. */
export function reasonsBeside({ segments }: LineWants, at: number, output: string): readonly Reason[] {
  const reasonAt = (place: number, cost: number): readonly Reason[] => {
    const word = segments[place];
    return word && outputsOf(word).includes(output) ? [{ cost, word, isExplicit: true }] : [];
  };
  // the next place beyond the word may ask for it: "1 lakh in hand kitna"
  const costOfWordAt = (place: number, placeBeyond: number) => {
    if (has(segments[placeBeyond], 'question')) return BY_WORD.questioned;
    return isName(segments[place]) ? BY_WORD.toolsName : BY_WORD.own;
  };
  const before = isOneOf(segments[at - 1], LINKING) ? at - 2 : at - 1;
  const behind = at + 1;
  return [
    // "emi 20000", "emi hai 20000"
    ...reasonAt(before, costOfWordAt(before, before - 1)),
    // "20000 emi"
    ...reasonAt(behind, costOfWordAt(behind, behind + 1)),
    // "25000 ki kist"
    ...(has(segments[behind], 'genitive') ? reasonAt(behind + 1, BY_WORD.genitive) : []),
  ];
}

/** What a wish for an input costs by its first word: "lump sum needed for 50 lakh" asks as a question does, "loan chahiye 20000" hardly. */
const costOfWished = (segments: readonly Segment[], word: number, at: number): number =>
  isForBetween(segments, word, at) ? BY_INPUT.asked : BY_INPUT.wished;

/** An input that the line asks or wishes for, so that the number is a result: "how much sip for 1 crore", "loan chahiye 20000". */
export function reasonsOfInput(line: LineWants, at: number, input: string): readonly Reason[] {
  const { segments, cues, wishes, askedInputs } = line;
  const words = cues.get(input) ?? [];
  const isInputsOwn = isOwn(nearestWord(segments, at, words, wishes.settled).distance);
  const ownWordCost = isInputsOwn ? INPUTS_OWN : 0;
  if (askedInputs.has(input)) return [{ cost: BY_INPUT.asked + ownWordCost }];
  const [first] = words;
  if (first === undefined || !wishes.inputs.has(input)) return [];
  return [{ cost: costOfWished(segments, first, at) + ownWordCost }];
}

/** "1 crore chahiye" and "double"; and where the definition allows it (`weak`) "for 1 crore" and "1 crore in 10 years". */
export function reasonsOfWish(
  { segments, wishes }: LineWants,
  { number, at }: NumberAt,
  turn: Turn,
): readonly Reason[] {
  const reasons: Reason[] = [];
  if (number.kind === 'ratio') reasons.push({ cost: BY_WISH.certainly, isExplicit: true });
  const wanted = wishes.amounts.get(at);
  if (wanted)
    reasons.push({ cost: wanted.cost + (wanted.isUncertain ? BY_WISH.perhaps : BY_WISH.certainly), isExplicit: true });
  const isFor = has(segments[at - 1], 'maybeWanted') || has(segments[at + 1], 'maybeWanted');
  const mayBeGoal = isFor || isWithin(segments, at + 1);
  if (turn.weak && mayBeGoal) reasons.push({ cost: BY_WISH.goal, isWeak: true });
  return reasons;
}
