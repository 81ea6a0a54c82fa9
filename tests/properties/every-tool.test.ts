import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRun, frozen } from '#schemas/checks/runs.ts';
import type { Input, NumberInput, Tool } from '#src/engine/types.ts';
import { alwaysIn, thorough } from '../always.ts';
import { tools } from '../tools.ts';
import { anything, edgesOf, inputsOf, live, mayRefuse, mostlyUsual, odd, type Raw, usual } from './arbitrary.ts';

/** All that is wrong with what a tool gives for these inputs, by the check of definitions, which tries other ones. */
const complaints = (tool: Tool, raw: Raw): string[] =>
  [...checkRun(tool, { path: '', given: frozen(raw), reach: 'far' }, null, frozen(live))].map(
    ({ path, message }) => `${path} ${message}`,
  );

const isNumber = (spec: Input): spec is NumberInput => /^(currency|percent|years|number)$/.test(spec.kind);

/** Every number at its least or most, where it has one. */
function atBounds(tool: Tool, end: 0 | 1): Raw {
  return Object.fromEntries(
    Object.entries(tool.inputs).map(([name, spec]) => [name, isNumber(spec) ? spec.usual?.[end] : undefined]),
  );
}

/** Inputs of which one number, or one in the last row of a list, is at one of its edges. */
function oneAtAnEdge(tool: Tool): Raw[] {
  return Object.entries(tool.inputs).flatMap<Raw>(([name, spec]) => {
    if (isNumber(spec)) return edgesOf(spec).map((edge) => ({ [name]: edge }));
    if (spec.kind !== 'rows') return [];
    return Object.entries(spec.columns).flatMap<Raw>(([column, cell]) =>
      isNumber(cell)
        ? edgesOf(cell).map((edge) => ({ [name]: [...spec.default.slice(0, spec.max - 1), { [column]: edge }] }))
        : [],
    );
  });
}

function holds(tool: Tool, inputs: fc.Arbitrary<Raw>, count: number): void {
  alwaysIn(count, [inputs], (raw) => {
    expect(complaints(tool, raw)).toEqual([]);
  });
}

describe.each(tools)('$id', ({ tool }) => {
  it('gives figures for all that people usually enter', () => {
    alwaysIn(100, [inputsOf(tool, usual)], (raw) => {
      expect(complaints(tool, raw)).toEqual([]);
      const outcome = tool.run(raw, live);
      if (!outcome.ok) expect(mayRefuse(tool, outcome), outcome.message).toBe(true);
    });
  });

  // with the others at their defaults: npm run check:tools
  it.runIf(thorough)(
    'gives figures or a reason with any one number at an edge, the others at their least or most',
    () => {
      const bases = [atBounds(tool, 0), atBounds(tool, 1)];
      const wrong = bases.flatMap((base) =>
        oneAtAnEdge(tool).flatMap((change) =>
          complaints(tool, { ...base, ...change }).map((each) => `${each} with ${JSON.stringify(change)}`),
        ),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('gives figures or a reason where some inputs are odd: at and beyond their bounds, zero, tiny, huge, negative', () => {
    holds(tool, mostlyUsual(tool), 200);
  });

  it('gives figures or a reason where all inputs are odd', () => {
    holds(tool, inputsOf(tool, odd), 100);
  });

  it('refuses values of a wrong kind in a sentence', () => {
    holds(tool, mostlyUsual(tool, anything), 100);
  });
});

describe('what are no inputs at all', () => {
  const nothing = fc.oneof(
    fc.constantFrom<unknown>(null, undefined, 5, 'five', true, [], [{}], () => ({}), 5n),
    fc.dictionary(fc.string({ unit: 'binary' }), fc.anything()),
    fc.constantFrom(JSON.parse('{"__proto__": 5}'), JSON.parse('{"constructor": {"prototype": 5}}'), { toString: 5 }),
  );

  it.each(tools)('are refused in a sentence by $id, or left out', ({ tool }) => {
    alwaysIn(50, [nothing], (raw) => {
      const outcome = tool.run(raw as Raw, live);
      if (!outcome.ok) expect(outcome.message).toMatch(/^[A-Z].{10,}\.$/su);
      expect(outcome.ok ? undefined : outcome.broken).toBe(undefined);
      expect(({} as Raw).polluted).toBe(undefined);
    });
  });
});
