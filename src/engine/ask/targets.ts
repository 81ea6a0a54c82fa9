// Why a number may be the wanted figure of a result. Each reason has its cost, and the cheapest counts; without a reason a number is not a
// target.
import { words as language } from '#words/ask.ts';
import type { Tool, Turn } from '../types.ts';
import { setOf } from './amounts.ts';
import { COSTS } from './costs.ts';
import type { Quantity } from './line.ts';
import { isForBetween, isOwn, isWithin, nearestWord } from './match.ts';
import { inputOf, monthsOf } from './slots.ts';
import { canMean, isName, isOneOf, type NumberAt, outputsOf, type Segment } from './vocabulary.ts';
import type { Wishes } from './wishes.ts';

const COST = COSTS.target;
const LINKING = setOf(language.linking);

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
interface Reason {
  readonly cost: number;
  /** Whether a word of the result or a wish says so beside the number, or the number itself, as "double" does. */
  readonly isExplicit?: boolean;
  /** Whether only "for" or "in 10 years" says so. */
  readonly isWeak?: boolean;
  /** The word of the result that says so. */
  readonly word?: Segment;
}

/** The words of a result beside a number. */
function reasonsBeside({ segments }: LineWants, at: number, output: string): readonly Reason[] {
  const reasonAt = (place: number, cost: number): readonly Reason[] => {
    const word = segments[place];
    // "kitna hoga" asks for the result, so it gives no figure of it
    return word && outputsOf(word).includes(output) && !canMean(word, 'question')
      ? [{ cost, word, isExplicit: true }]
      : [];
  };
  // the next place beyond the word may ask for it: "1 lakh in hand kitna"
  const costOfWordAt = (place: number, placeBeyond: number) => {
    if (canMean(segments[placeBeyond], 'question')) return COST.questioned;
    return isName(segments[place]) ? COST.toolsName : COST.resultsWord;
  };
  const before = isOneOf(segments[at - 1], LINKING) ? at - 2 : at - 1;
  const behind = at + 1;
  return [
    // "emi 20000", "emi hai 20000"
    ...reasonAt(before, costOfWordAt(before, before - 1)),
    // "20000 emi"
    ...reasonAt(behind, costOfWordAt(behind, behind + 1)),
    // "25000 ki kist"
    ...(canMean(segments[behind], 'genitive') ? reasonAt(behind + 1, COST.genitive) : []),
  ];
}

/** An input that the line asks or wishes for, so that the number is a result: "how much sip for 1 crore", "loan chahiye 20000". */
function reasonsOfInput(line: LineWants, at: number, input: string): readonly Reason[] {
  const { segments, cues, wishes, askedInputs } = line;
  const words = cues.get(input) ?? [];
  const isInputsOwn = isOwn(nearestWord(segments, at, words, wishes.settled).distance);
  const ownWordCost = isInputsOwn ? COST.inputsOwn : 0;
  if (askedInputs.has(input)) return [{ cost: COST.inputAsked + ownWordCost }];
  const [first] = words;
  if (first === undefined || !wishes.inputs.has(input)) return [];
  // "lump sum needed for 50 lakh" asks as a question does, "loan chahiye 20000" hardly
  const wishCost = isForBetween(segments, first, at) ? COST.inputAsked : COST.inputWished;
  return [{ cost: wishCost + ownWordCost }];
}

/** "1 crore chahiye" and "double"; and where the definition allows it (`weak`) "for 1 crore" and "1 crore in 10 years". */
function reasonsOfWish({ segments, wishes }: LineWants, { number, at }: NumberAt, turn: Turn): readonly Reason[] {
  const reasons: Reason[] = [];
  if (number.kind === 'ratio') reasons.push({ cost: COST.wanted, isExplicit: true });
  const wanted = wishes.amounts.get(at);
  if (wanted)
    reasons.push({ cost: wanted.cost + (wanted.isUncertain ? COST.perhapsWanted : COST.wanted), isExplicit: true });
  const isFor = canMean(segments[at - 1], 'maybeWanted') || canMean(segments[at + 1], 'maybeWanted');
  const mayBeGoal = isFor || isWithin(segments, at + 1);
  if (turn.weak && mayBeGoal) reasons.push({ cost: COST.goal, isWeak: true });
  return reasons;
}

// Reversed questions: in "sip for 1 crore" 1 crore is the result, and the instalment is solved for. Each result for which a definition
// allows that (`turns`) is tried with each number that may be an amount or a multiple of one, where there is a reason.

/** Nobody wants a smaller amount: a lower number without a unit is not a target. */
const LEAST_TARGET = 100;

/** A result whose wanted figure a number may be, so that an input is solved for. */
export interface Target extends Required<Omit<Reason, 'word'>> {
  readonly output: string;
  readonly turn: Turn;
  /** The wanted figure: the line's number, or for "double" and "triple" a multiple of an amount. */
  readonly wanted: number;
  /** The line's number that says so. */
  readonly number: Quantity;
  /** Inputs that a line need not say: the amount of "double at 12%", which cancels out. */
  readonly free: readonly string[];
  /** The words of the result that say so. */
  readonly words: readonly Segment[];
}

/**
 * Whether an input may be solved for. A line that asks for another input wants that one, unless a word of the result stands beside the
 * number and the line asks for no time or rate.
 */
function mayBeSolvedFor({ segments, askedInputs }: LineWants, input: string, hasResultsWord: boolean): boolean {
  if (askedInputs.size === 0 || askedInputs.has(input)) return true;
  // who asks for a time or a rate wants that alone: "kitne saal"
  return hasResultsWord && !segments.some((segment) => canMean(segment, 'timeAsked', 'rateAsked'));
}

/** The figure that a number wants: itself, or for "double" twice the default of the amount that cancels out. */
function wantedFigure(tool: Tool, { kind, value }: Quantity, { free }: Turn): number {
  const cancelling = free?.[0];
  return kind === 'ratio' && cancelling !== undefined ? value * Number(inputOf(tool, cancelling).default) : value;
}

/** A result with the number that is its wanted figure, and all the reasons for it together. */
function targetFrom(line: LineWants, number: Quantity, output: string, turn: Turn, reasons: readonly Reason[]): Target {
  const { input, free = [] } = turn;
  // "double" is a whole question: it names neither what is solved for nor what is free, since the amount cancels out
  const isWholeQuestion = number.kind === 'ratio';
  const isUnnamed = !isWholeQuestion && !line.cues.has(input) && !line.askedInputs.has(input);
  return {
    output,
    turn,
    wanted: wantedFigure(line.tool, number, turn),
    number,
    free: isWholeQuestion ? free : [],
    cost: Math.min(...reasons.map(({ cost }) => cost)) + (isUnnamed ? COST.inputUnnamed : 0),
    isWeak: reasons.every(({ isWeak }) => isWeak),
    isExplicit: reasons.some(({ isExplicit }) => isExplicit),
    words: reasons.flatMap(({ word }) => word ?? []),
  };
}

/** The results for which the number at a place may be the wanted figure. */
export function targetsOf(line: LineWants, numberAt: NumberAt): readonly Target[] {
  const { number, at } = numberAt;
  const { kind, per, value } = number;
  if (kind !== 'ratio' && kind !== 'money' && kind !== 'plain') return [];
  // "in hand 18" leaves out lakh or thousand
  if (kind === 'plain' && value < LEAST_TARGET) return [];
  return Object.entries(line.tool.outputs).flatMap(([output, spec]) => {
    const { turns = [], per: period } = spec as { readonly turns?: readonly Turn[]; readonly per?: 'month' | 'year' };
    if (turns.length === 0 || (per !== undefined && per !== monthsOf(period))) return [];
    const beside = reasonsBeside(line, at, output);
    return turns.flatMap((turn): readonly Target[] => {
      // only what cancels out can be doubled, which a cost does not
      if (kind === 'ratio' && turn.free === undefined) return [];
      if (!mayBeSolvedFor(line, turn.input, beside.length > 0)) return [];
      const reasons = [...beside, ...reasonsOfInput(line, at, turn.input), ...reasonsOfWish(line, numberAt, turn)];
      return reasons.length === 0 ? [] : [targetFrom(line, number, output, turn, reasons)];
    });
  });
}
