import { expect, it } from 'vitest';
import { usualMix } from '#schemas/checks/cases.ts';
import { randomFrom } from '#schemas/checks/worlds.ts';
import { workingOf } from '#src/engine/powers/working.ts';
import type { Tool } from '#src/engine/types.ts';
import { tools } from '../tools.ts';

type Raw = Readonly<Record<string, unknown>>;

const MIXES = 100;

/** Every number at its least or most, as far as it has one. */
const atBounds = ({ inputs }: Tool, end: 'min' | 'max'): Raw =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, spec]) => (end in spec ? [[name, spec[end as never]]] : [])),
  );

/** Steps that do not say what compute does, unrounded to nine digits. */
function untrue(tool: Tool, given: Raw): string[] {
  const outcome = tool.run(given);
  if (!outcome.ok) return [];
  const working = workingOf(tool, given);
  const inputs = JSON.stringify(given);
  if (!working.ok) return [`${working.step}: ${working.why} with ${inputs}`];
  return working.steps.flatMap(({ id, isOutput, value }) => {
    const result = outcome.raw[id] ?? Number.NaN;
    const close = Math.abs(value - result) <= 1e-9 * Math.max(1, Math.abs(result));
    return isOutput && !close ? [`${id} is ${value}, but compute gives ${result} with ${inputs}`] : [];
  });
}

it.each(tools.filter(({ tool }) => tool.working.length > 0))(
  'the working of $id says what compute does',
  ({ tool }) => {
    const random = randomFrom(7);
    const mixes = Array.from({ length: MIXES }, () => usualMix(tool.inputs, random));
    const wrong = [{}, atBounds(tool, 'min'), atBounds(tool, 'max'), ...mixes].flatMap((given) => untrue(tool, given));
    expect(wrong).toEqual([]);
    expect(tool.working.some(({ id }) => Object.hasOwn(tool.outputs, id))).toBe(true);
  },
);

it.each(tools)('$id has a working or says why there is none, not both', ({ tool }) => {
  expect(tool.working.length > 0 && tool.noWorking !== null).toBe(false);
});
