import { isDeepStrictEqual as isEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { Success } from '#src/engine/types.ts';
import { refusalOf, runTool } from '../tools.ts';
import { cases, type Tolerance } from './cases.ts';

/** A result, or the cell of a table: `byYear.15.left`, `byYear.-1.left` in its last row. */
function figureOf({ outputs, table }: Success, name: string) {
  const [first = '', row, column = ''] = name.split('.');
  return row === undefined ? outputs[first] : table(first).at(Number(row))?.[column];
}

function allowed(tolerance: Tolerance | undefined, expected: number, values: Success['values']): number {
  const { abs = 0, rel = 0, ofInput = {} } = tolerance ?? {};
  const shares = Object.entries(ofInput).map(([name, share]) => share * Number(values[name]));
  return shares.reduce((sum, share) => sum + share, abs + rel * Math.abs(expected));
}

it.each(cases)(
  '$tool with $inputs gives the figures that were worked out outside',
  ({ tool, inputs, expected, tolerance = {} }) => {
    if ('refused' in expected) return expect(refusalOf(tool, inputs)).toMatch(new RegExp(`^${expected.refused}: `));
    const outcome = runTool(tool, inputs);
    const found = Object.entries(expected).map(([name, figure]) => {
      const here = figureOf(outcome, name);
      const most = allowed(tolerance[name.replace(/\.\d+\./, '.')], Number(figure), outcome.values);
      return [name, Math.abs(Number(here) - Number(figure)) <= most ? figure : here];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  },
);

it('states no figure twice: no case is within another one of the same tool and inputs', () => {
  // the hub says how many figures were checked (scripts/build/contents.ts); a case with tolerances shows less than an exact one
  const isWithin = (one: (typeof cases)[number], other: (typeof cases)[number]) =>
    one !== other &&
    one.tool === other.tool &&
    isEqual(one.inputs, other.inputs) &&
    (other.tolerance === undefined || one.tolerance !== undefined) &&
    isEqual({ ...other.expected, ...one.expected }, other.expected);
  expect(cases.filter((one) => cases.some((other) => isWithin(one, other)))).toEqual([]);
});
