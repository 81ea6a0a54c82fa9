import { inWordsOf } from '#src/engine/format.ts';
import { rowOf } from '#src/engine/places.ts';
import { type Result, resultOf, textOfResult } from '#src/engine/results.ts';
import type { Failure, Outcome, Output, Tool } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import { words } from '#words/page.ts';
import { type Calculator, isMissing, useCalculator } from '../state/calculator.ts';
import { useToday } from './filled.tsx';

/** What the page writes as the figure, a dash where the inputs are refused. */
export const figureText = (result: Result): string =>
  result.value === undefined ? words.noFigure : textOfResult(result);

/**
 * How a figure at which notes stand is marked: as the first is meant, or else as impossible (an empty mark); `none` where it is 0,
 * because there is no such figure, which is not an error.
 */
export const deniedMark = ({ denial, value, kind }: Pick<Result, 'denial' | 'value' | 'kind'>) =>
  denial === '' ? undefined : (kind ?? (value === 0 ? 'none' : ''));

/** From here on an amount is shown in its short form first. */
const CRORE = 10_000_000;

/** A large amount as people say it, such as ₹1.16 crore; null for every other figure. */
export function shortFigureText({ spec, value, unsigned }: Pick<Result, 'spec' | 'value' | 'unsigned'>): string | null {
  if (typeof value !== 'number' || Math.abs(value) < CRORE) return null;
  return inWordsOf(spec, unsigned ? Math.abs(value) : value);
}

/** Whether a result is a number; a duration is words, between which a line may break. */
export const isNumber = ({ kind }: Output) => kind !== 'text' && kind !== 'months';

/** Why there are no figures; with the row's name if it is about a row, because its cell may be out of sight. */
export function refusalText({ inputs }: Tool, { field, message }: Failure): string {
  const row = rowOf(inputs, field);
  return row === null ? message : words.inRow(row, message);
}

/** The results shown large, with their specs, and all others. */
export function splitResults({ outputs, headline }: Tool): Record<'headlines' | 'rest', (readonly [string, Output])[]> {
  const all = Object.entries(outputs);
  return {
    headlines: headline.flatMap((name) => all.filter(([each]) => each === name)),
    rest: all.filter(([name]) => !headline.includes(name)),
  };
}

export type NamedOutputs = readonly (readonly [name: string, Output])[];

/** Those of some results that are shown now, with their present labels and values. */
export function resultsOf(
  { tool, store }: Calculator,
  outcome: Outcome,
  results: NamedOutputs,
  today: string | null,
): Result[] {
  return results
    .filter(([, { showWhen }]) => holds(showWhen, tool.inputs, store.value))
    .map((result) => resultOf(tool, result, outcome, store.value, today));
}

export const useResults = (outcome: Outcome, results: NamedOutputs): Result[] =>
  resultsOf(useCalculator(), outcome, results, useToday());

/** The present refusal. Missing live figures are none: they may be loading, or else the line about them says so. */
export const refusalOf = ({ store }: Calculator, outcome: Outcome): Failure | null =>
  outcome.ok || isMissing(store) ? null : outcome;
