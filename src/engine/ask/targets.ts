// The results whose figure a line gives, so that the question is turned round: in "sip for 1 crore" 1 crore is what comes out, and the
// instalment is solved for. Each result that may be turned round for an input (`turns` of a definition) is tried with each number that
// may be an amount or a multiple of one, where there is a reason (`target-reasons.ts`).
import type { Tool, Turn } from '../types.ts';
import { inputOf } from './inputs.ts';
import type { Quantity } from './quantity.ts';
import { has, type NumberAt } from './segments.ts';
import { type LineWants, type Reason, reasonsBeside, reasonsOfInput, reasonsOfWish } from './target-reasons.ts';
import type { Segment } from './vocabulary.ts';

/** No word names the input that is solved for: the target is less likely. */
const INPUT_UNNAMED = 1;

/** A result that a number may be the wanted figure of, so that the question is turned round and an input is solved for. */
export interface Target {
  readonly output: string;
  /** One with `through` tells that result instead of the input: the tax on "profit 2 lakh", by the sale price that makes the profit. */
  readonly turn: Turn;
  /** The figure that is wanted: the line's number, or so many times an amount for "double" and "triple". */
  readonly wanted: number;
  /** The line's number that says so. */
  readonly number: Quantity;
  /** Inputs that a line need not say: the amount of "double at 12%", which cancels out; the cost of "profit 2 lakh". */
  readonly free: readonly string[];
  /** Whether only "for" or "in 10 years" says so. */
  readonly isWeak: boolean;
  readonly cost: number;
  /** Whether a word of the result or a wish says so beside the number, or the number itself, as "double" does. */
  readonly isExplicit: boolean;
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
  return hasResultsWord && !segments.some((segment) => has(segment, 'timeAsked', 'rateAsked'));
}

/** The figure that a number wants: itself, or for "double" twice the default of the amount that cancels out. */
function wantedFigure(tool: Tool, { kind, value }: Quantity, { free }: Turn): number {
  const cancelling = free?.[0];
  return kind === 'ratio' && cancelling !== undefined ? value * Number(inputOf(tool, cancelling).default) : value;
}

/** A result with the number that is its wanted figure, and what all the reasons for it come to. */
function targetFrom(line: LineWants, number: Quantity, output: string, turn: Turn, reasons: readonly Reason[]): Target {
  const { input, through, free = [] } = turn;
  // "double" and "profit 2 lakh" are whole questions: they name neither what is solved for nor what is free, since the amount cancels
  // out, and a sale price is found for any cost
  const isWholeQuestion = number.kind === 'ratio' || through !== undefined;
  const isUnnamed = !isWholeQuestion && !line.cues.has(input) && !line.askedInputs.has(input);
  return {
    output,
    turn,
    wanted: wantedFigure(line.tool, number, turn),
    number,
    free: isWholeQuestion ? free : [],
    cost: Math.min(...reasons.map(({ cost }) => cost)) + (isUnnamed ? INPUT_UNNAMED : 0),
    isWeak: reasons.every(({ isWeak }) => isWeak),
    isExplicit: reasons.some(({ isExplicit }) => isExplicit),
    words: reasons.flatMap(({ word }) => word ?? []),
  };
}

/** The results of which the number at a place may be the wanted figure. */
export function targetsOf(line: LineWants, numberAt: NumberAt): readonly Target[] {
  const { number, at } = numberAt;
  const { kind, per } = number;
  if (kind !== 'ratio' && kind !== 'money' && kind !== 'plain') return [];
  return Object.entries(line.tool.outputs).flatMap(([output, spec]) => {
    const { turns = [], per: period } = spec as { readonly turns?: readonly Turn[]; readonly per?: string };
    if (turns.length === 0 || (per !== undefined && per !== period)) return [];
    const beside = reasonsBeside(line, at, output);
    return turns.flatMap((turn): readonly Target[] => {
      // only what cancels out can be doubled, which a cost does not
      if (kind === 'ratio' && (turn.free === undefined || turn.through !== undefined)) return [];
      if (!mayBeSolvedFor(line, turn.input, beside.length > 0)) return [];
      const reasons = [...beside, ...reasonsOfInput(line, at, turn.input), ...reasonsOfWish(line, numberAt, turn)];
      return reasons.length === 0 ? [] : [targetFrom(line, number, output, turn, reasons)];
    });
  });
}
