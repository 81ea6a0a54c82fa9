import { type Given, isPartShown } from '../places.ts';
import { tell, tellFigure } from '../story.ts';
import type { Input, Lever, LiveFigures, Outcome, StoryFigure, Success, Tool } from '../types.ts';
import { clean, isNumberInput, mapValues } from '../utilities.ts';
import { unlessWrong } from './formula.ts';
import { formulaValue } from './working.ts';

/** By how much a result or an input changes: `{by.totalInterest}`. */
const BY = /\{by\.(\w+)\}/g;
/** A cell of a row after the change: `{prepayments.0.amount}`. */
const CELL = /\{(\w+)\.(\d+)\.(\w+)\}/g;

/**
 * The first change of a tool's levers that brings what it says: in words, with the inputs that it sets; null where it is only worth
 * knowing.
 *
 * @param given the present inputs, hidden ones with what was typed
 * @param today the visitor's day, YYYY-MM-DD
 * @returns null where none does, or the tool refuses
 */
export function offerOf(tool: Tool, given: Given, outcome: Outcome, live: LiveFigures | null, today: string | null) {
  if (!outcome.ok) return null;
  for (const lever of tool.levers) {
    if (!isPartShown(tool, lever, outcome.values, outcome)) continue;
    if (!lever.set) return { text: tell(tool, lever, outcome, today), changes: null };
    const changes = changesOf(tool, lever.set, outcome);
    const then = changes && tool.run({ ...given, ...changes }, live);
    if (changes && then?.ok && movesAsSaid(lever, outcome, then))
      return { text: inWords(tool, lever, outcome, then, today), changes };
  }
  return null;
}

/** The inputs that a lever sets; null where a formula has no figure. */
function changesOf(tool: Tool, set: NonNullable<Lever['set']>, outcome: Success): Given | null {
  const evaluate = formulaValue(tool, outcome);
  const written = (spec: Input | undefined, value: unknown): unknown => {
    if (Array.isArray(value) && spec?.kind === 'rows')
      return value.map((row) => mapValues(row, (cell, column) => written(spec.columns[column], cell)));
    return spec && isNumberInput(spec) && typeof value === 'string' ? evaluate(value) : value;
  };
  return unlessWrong(() => mapValues(set, (value, name) => written(tool.inputs[name], value)));
}

/** How much a result or an input is larger after the change, as the page rounds it. */
const growthOf = (name: string, now: Success, then: Success): number =>
  Number(then.outputs[name] ?? then.values[name]) - Number(now.outputs[name] ?? now.values[name]);

/** The least share of a figure whose change is worth an offer. */
const NOTICED = 0.001;

/** Whether each figure that a lever names moves the way it says, by an amount that is worth an offer. */
const movesAsSaid = (lever: Lever, now: Success, then: Success): boolean =>
  Object.entries(lever.moves ?? {}).every(([name, way]) => {
    const change = clean(growthOf(name, now, then)) * (way === 'up' ? 1 : -1);
    return change > 0 && change >= NOTICED * Math.abs(Number(now.outputs[name]));
  });

const isFigure = (spec: { readonly kind: string }): spec is { readonly kind: StoryFigure['kind'] } =>
  ['currency', 'percent', 'years', 'number', 'months'].includes(spec.kind);

/** The offer's sentence, with the figures after the change. */
function inWords(tool: Tool, lever: Lever, now: Success, then: Success, today: string | null): string {
  const text = lever.text
    .replace(BY, (whole, name: string) => {
      const spec = tool.outputs[name] ?? tool.inputs[name];
      return spec && isFigure(spec) ? tellFigure(spec.kind, clean(Math.abs(growthOf(name, now, then)))) : whole;
    })
    .replace(CELL, (whole, name: string, at: string, column: string) => {
      const rows = tool.inputs[name];
      const spec = rows?.kind === 'rows' ? rows.columns[column] : undefined;
      const value = (then.values[name] as readonly Given[] | undefined)?.[Number(at)]?.[column];
      return spec && isFigure(spec) && typeof value === 'number' ? tellFigure(spec.kind, value) : whole;
    });
  return tell(tool, { ...lever, text }, then, today);
}
