import { isDeepStrictEqual as isEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { Success } from '#src/engine/types.ts';
import { refusalOf, runTool } from '../tools.ts';
import { cases, type Tolerance } from './cases.ts';

/** A result, or the cell of a table: `byYear.15.left`. */
function figureOf({ outputs, table }: Success, name: string): number {
  const [first = '', row, column = ''] = name.split('.');
  return Number(row === undefined ? outputs[first] : table(first)[Number(row)]?.[column]);
}

function allowed(tolerance: Tolerance | undefined, expected: number, values: Success['values']): number {
  const { abs = 0, rel = 0, ofInput = {} } = tolerance ?? {};
  const shares = Object.entries(ofInput).map(([name, share]) => share * Number(values[name]));
  return shares.reduce((sum, share) => sum + share, abs + rel * Math.abs(expected));
}

it.each(cases)(
  '$tool with $inputs gives the figures that were worked out outside',
  ({ tool, inputs, expected, tolerance }) => {
    if ('refused' in expected) expect(refusalOf(tool, inputs)).toMatch(new RegExp(`^${expected.refused}: `));
    else if (tolerance === undefined) expect(runTool(tool, inputs).outputs).toMatchObject(expected);
    else {
      const outcome = runTool(tool, inputs);
      const far = Object.entries(expected).filter(([name, figure]) => {
        const most = allowed(tolerance[name.replace(/\.\d+\./, '.')], figure, outcome.values);
        return !(Math.abs(figureOf(outcome, name) - figure) <= most);
      });
      expect(far.map(([name, figure]) => ({ name, figure, here: figureOf(outcome, name) }))).toEqual([]);
    }
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
