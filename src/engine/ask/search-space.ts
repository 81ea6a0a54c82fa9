// What the search for assignments goes through: a line for a tool, with all that is found in it once.

import type { Tool } from '../types.ts';
import { askedInputsOf } from './asked-inputs.ts';
import { withoutDeniedOptions } from './denied.ts';
import { type LineInputs, takesAge } from './inputs.ts';
import type { Distance } from './neighbours.ts';
import type { Quantity } from './quantity.ts';
import { cuesOf, isNumberSegment, type NumberAt, type PhraseAt } from './segments.ts';
import type { LineWants } from './target-reasons.ts';
import { type Target, targetsOf } from './targets.ts';
import type { Segment } from './vocabulary.ts';
import { wishesOf } from './wishes.ts';

export interface SearchSpace extends LineWants {
  readonly phrases: readonly PhraseAt[];
  readonly numbers: readonly NumberAt[];
  /** The inputs of the tool, in its order. */
  readonly order: readonly string[];
  /** Inputs that are as another one where a line does not say them, each with that. */
  readonly same: readonly (readonly [string, string])[];
  /** The results of which the number at a place may be the wanted figure. */
  readonly targets: ReadonlyMap<number, readonly Target[]>;
  readonly isAgeTaken: boolean;
}

export function searchSpaceOf(tool: Tool, said: readonly Segment[]): SearchSpace {
  const segments = withoutDeniedOptions(said);
  const numbers = segments.flatMap((segment, at) => (isNumberSegment(segment) ? { number: segment.number, at } : []));
  const cues = new Map<string, readonly number[]>();
  for (const [at, segment] of segments.entries())
    for (const name of cuesOf(segment)) cues.set(name, [...(cues.get(name) ?? []), at]);
  const line = { tool, segments, cues, wishes: wishesOf(segments), askedInputs: askedInputsOf(tool, segments) };
  return {
    ...line,
    phrases: segments.flatMap((phrase, at) => (isNumberSegment(phrase) ? [] : { phrase, at })),
    numbers,
    order: Object.keys(tool.inputs),
    same: Object.entries(tool.inputs).flatMap(([name, { asked: { like } = {} }]) =>
      like === undefined ? [] : [[name, like] as const],
    ),
    targets: new Map(numbers.map((each) => [each.at, targetsOf(line, each)])),
    isAgeTaken: takesAge(tool),
  };
}

/** A number with the input that it went to. */
export interface Placed {
  readonly input: string;
  readonly number: Quantity;
  /** How far its word is. */
  readonly distance: Distance;
  /** Where its word stands: before it (-1), after it (1), or nowhere. */
  readonly side: number;
  /** For an input whose period people leave out: `other` where it is tried as the one that neither the line nor the label names. */
  readonly period: 'own' | 'other' | null;
}

/** Some of a line's numbers with their places. */
export interface State {
  readonly inputs: LineInputs;
  readonly placed: readonly Placed[];
  /** The question that is turned round, whose target is one of the numbers. */
  readonly turned: Target | null;
  /** Numbers that no input took. */
  readonly unplaced: readonly Quantity[];
  /** Numbers that are known to be none of the tool's: the age of somebody, a flat's. */
  readonly aside: readonly Quantity[];
  /** Phrases that belong to a number, beside its input's own. */
  readonly used: ReadonlySet<Segment>;
  readonly cost: number;
}
