import { expect } from 'vitest';
import type { Success } from '#src/engine/types.ts';
import { alwaysIn } from '../always.ts';
import { toolById } from '../tools.ts';
import { inputsOf, mayRefuse, type Raw, usual } from './arbitrary.ts';

export type Row = Readonly<Record<string, number | string>>;

export const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
export const column = (rows: readonly Row[], name: string): number[] => rows.map((row) => Number(row[name]));

/** What a tool gives, or null where it may refuse these inputs. */
export function gives(id: string, inputs: Raw): Success | null {
  const tool = toolById(id);
  const outcome = tool.run(inputs);
  if (outcome.ok) return outcome;
  return mayRefuse(tool, outcome) ? null : expect.fail(outcome.message);
}

/** The same without stages: at random, their shares do not come to the whole loan. */
export const run = (id: string, inputs: Raw): Success | null =>
  gives(id, 'stages' in toolById(id).inputs ? { ...inputs, stages: [] } : inputs);

/** Checks what a tool gives for usual inputs, except those in `fixed`; where it may refuse, nothing is checked. */
export function forUsual(id: string, check: (outcome: Success) => void, fixed: Raw = {}, count = 60): void {
  alwaysIn(count, [inputsOf(toolById(id), usual)], (raw) => {
    const outcome = run(id, { ...raw, ...fixed });
    if (outcome) check(outcome);
  });
}

/** Compares a tool for usual inputs with itself where some of them are others. */
export function both(id: string, one: Raw, other: Raw, check: (one: Success, other: Success) => void): void {
  alwaysIn(100, [inputsOf(toolById(id), usual)], (raw) => {
    const [first, second] = [run(id, { ...raw, ...one }), run(id, { ...raw, ...other })];
    if (first && second) check(first, second);
  });
}

/** A figure before it is rounded. */
export const figure = ({ raw }: Success, name: string): number => raw[name] ?? expect.fail(`no ${name}`);

/** Fails where a figure is above the same one of another run by more than a billionth of its size. */
export function atMost(name: string, low: Success, high: Success): void {
  const [one, other] = [figure(low, name), figure(high, name)];
  if (!(one <= other + 1e-9 * Math.max(1, Math.abs(other))))
    expect.fail(`${name}: ${one} is above ${other} with ${JSON.stringify(high.values)}`);
}
