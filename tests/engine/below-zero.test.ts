import { expect, it } from 'vitest';
import { checkValue, leastOf } from '#src/engine/input-schema.ts';
import type { NumberInput } from '#src/engine/types.ts';
import { isNumberInput } from '#src/engine/utilities.ts';
import { measureOf, unitsOf } from '#src/renderer/fields/measure.ts';
import { words as hindi } from '#src/words/hi/validation.ts';
import { tools } from '../tools.ts';

/** Every number of every tool, those in rows too. */
const numbers = tools.flatMap(({ id, tool }) =>
  Object.entries(tool.inputs).flatMap(([name, input]): [string, NumberInput][] => {
    const cells = input.kind === 'rows' ? Object.entries(input.columns) : [[name, input] as const];
    return cells.flatMap(([cell, spec]) => (isNumberInput(spec) ? [[`${id}.${name}.${cell}`, spec] as const] : []));
  }),
);

it('−5 is read as the number it is in every box, in each of its units', () => {
  const unread = numbers.flatMap(([place, spec]) =>
    unitsOf(spec).flatMap((unit) => {
      const read = measureOf(spec, unit).read('−5');
      return read !== null && read < 0 ? [] : [`${place} in ${unit}`];
    }),
  );
  expect(unread).toEqual([]);
});

it.each([-5, -0.01, -1e16])('%d is refused as too little, and never as no number or as too large', (value) => {
  const unfit = numbers.flatMap(([place, spec]) => {
    // a few take it, or say in a note why the result is 0
    if (spec.negative !== undefined || leastOf(spec).value < 0) return [];
    const checked = checkValue(spec, value, place);
    const message = checked.ok ? 'taken' : checked.message;
    return / (cannot be below 0\. Enter 0 or more|must be (at least|more than) .*\d.*)\.$/.test(message)
      ? []
      : [message];
  });
  expect(unfit).toEqual([]);
  expect(hindi.cannotBeNegative('राशि')).toBe('“राशि” में 0 या उससे ज्यादा डालें।');
});
