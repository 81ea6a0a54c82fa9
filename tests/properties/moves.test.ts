import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBelow } from '#src/engine/input-schema.ts';
import { isForbidden } from '#src/engine/notes.ts';
import { complete, numberPlaces, withValue } from '#src/engine/places.ts';
import { compare, nameOf, optionsOf } from '#src/engine/powers/compare.ts';
import { isUsual, moveByOf } from '#src/engine/powers/moves.ts';
import type { Tool } from '#src/engine/types.ts';
import { movesOf } from '../made-up.ts';
import { tools } from '../tools.ts';
import { inputsOf, usual } from './arbitrary.ts';

/** The figure of a run, or null where it is refused, or a note says that the value of one of these inputs is not allowed. */
function figureAt(tool: Tool, values: Parameters<Tool['run']>[0], ...moved: readonly string[]): number | null {
  const outcome = tool.run(values);
  return outcome.ok && !moved.some((path) => isForbidden(tool, outcome, path))
    ? Number(outcome.outputs[tool.figure ?? ''])
    : null;
}

describe.each(tools)('what moves the figure of $id', ({ tool }) => {
  it('is what two runs give, one step down and up', () => {
    fc.assert(
      fc.property(inputsOf(tool, usual), (raw) => {
        const values = complete(tool, raw);
        const present = figureAt(tool, values);
        const found = movesOf(tool, values);
        if (present === null || tool.figure === null) {
          expect(found).toBeNull();
          return;
        }
        expect(found).toMatchObject({ output: tool.figure, present });
        const { bars = [], unchanged = [] } = found ?? {};
        const named = new Set([...bars.map(({ place }) => place.path), ...unchanged.map(({ path }) => path)]);
        // what is left out is not set, or has no usual figure on either side
        for (const place of numberPlaces(tool, values).filter(({ value }) => value !== 0))
          if (!named.has(place.path))
            for (const way of [-1, 1]) {
              const at = place.value + way * moveByOf(place);
              if (at >= 0 && isUsual(place, at))
                expect(figureAt(tool, withValue(values, place.path, at), place.path)).toBeNull();
            }
        let before = Number.POSITIVE_INFINITY;
        for (const { place, down, up } of bars) {
          const moveBy = moveByOf(place);
          expect(moveBy).toBeGreaterThan(0);
          const sides = [down, up].filter((side) => side !== null);
          expect(sides.length).toBeGreaterThan(0);
          for (const side of sides) {
            const step = side === down ? -moveBy : moveBy;
            expect(Math.abs(side.value - (place.value + step))).toBeLessThanOrEqual(1e-10 * Math.abs(place.value));
            expect(isUsual(place, side.value)).toBe(true);
            expect(side.figure).toBe(figureAt(tool, withValue(values, place.path, side.value)));
          }
          const width = Math.max(...sides.map(({ figure }) => Math.abs(figure - present)));
          // figures are rounded, the order is not
          expect(width).toBeLessThanOrEqual(before + 1);
          before = width;
        }
        for (const place of unchanged)
          for (const way of [-1, 1]) {
            const at = place.value + way * moveByOf(place);
            const moved = figureAt(tool, withValue(values, place.path, at), place.path);
            const possible = !isBelow(place.spec, at) && isUsual(place, at);
            if (moved !== null && possible) expect(moved).toBe(present);
          }
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });
});

describe.each(tools)('scenarios of $id side by side', ({ tool }) => {
  it('show what differs, and the results of each with the difference to the first', () => {
    fc.assert(
      fc.property(fc.array(inputsOf(tool, usual), { minLength: 1, maxLength: 4 }), (all) => {
        const found = compare(
          tool,
          all.map((values) => ({ name: null, values })),
        );
        for (const { values } of found.inputs) expect(new Set(values.map(String)).size).toBeGreaterThan(1);
        for (const { name, values, differences } of found.outputs)
          for (const [index, raw] of all.entries()) {
            const outcome = tool.run(raw);
            if (values[index] !== null) expect(outcome.ok && outcome.outputs[name]).toBe(values[index]);
            const [first] = values;
            const value = values[index];
            const both = index > 0 && typeof value === 'number' && typeof first === 'number';
            expect(differences[index]).toBe(both ? value - first : null);
          }
        for (const { name } of found.columns) {
          expect(name.length).toBeLessThanOrEqual(60);
          expect(name).not.toBe('');
        }
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  it('are made of every option of a choice', () => {
    for (const [name, spec] of Object.entries(tool.inputs)) {
      const found = optionsOf(tool, {}, name);
      if (spec.kind === 'choice')
        expect(found?.map((option) => option.name)).toEqual(spec.options.map(({ label }) => label));
      else expect(found).toBeNull();
    }
    expect(optionsOf(tool, {}, '__proto__')).toBeNull();
    expect(nameOf(tool, {})).not.toBe('');
  });
});
