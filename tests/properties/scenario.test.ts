import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complete, isShown } from '#src/engine/places.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { MOST_PINS, type Pin, writeScenario } from '#src/engine/powers/scenario.ts';
import type { Tool, Value, Values } from '#src/engine/types.ts';
import { tools } from '../tools.ts';
import { inputsOf, odd, usual } from './arbitrary.ts';

/** What a link can carry of inputs: those that are shown, the others at their defaults. */
function carried(tool: Tool, values: Values): Values {
  return Object.fromEntries(
    Object.entries(tool.inputs).map(([name, spec]) => [
      name,
      isShown(tool, values, name) ? (values[name] as Value) : spec.default,
    ]),
  );
}

/** Inputs that the tool accepts as they are, rows with all their cells. */
const accepted = (tool: Tool) =>
  fc
    .oneof(inputsOf(tool, usual), inputsOf(tool, odd))
    .map((raw) => complete(tool, raw))
    .map((values) => {
      const outcome = tool.run(values);
      return outcome.ok ? complete(tool, outcome.values) : complete(tool, {});
    });

describe.each(tools)('links of $id', ({ tool }) => {
  it('bring back every scenario, with its pinned ones', () => {
    const pin = fc.record({
      name: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })),
      values: accepted(tool),
    });
    fc.assert(
      fc.property(accepted(tool), fc.array(pin, { maxLength: MOST_PINS }), fc.boolean(), (values, pins, all) => {
        const text = writeScenario(tool, values, { all, pins: pins as Pin[] });
        expect(text).not.toMatch(/[\s"<>#?]/);
        const read = readScenario(tool, text);
        expect(read.unread).toEqual([]);
        expect(read.values).toEqual(carried(tool, values));
        expect(read.pins).toEqual(
          pins.map((each) => ({
            name: each.name !== null && each.name.trim() === '' ? null : each.name,
            values: carried(tool, each.values),
          })),
        );
        // what the tool gives is the same
        expect(JSON.stringify(tool.run(read.values))).toBe(JSON.stringify(tool.run(values)));
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  it('hold only what differs while typing, and every input that is shown when shared', () => {
    expect(writeScenario(tool, {})).toBe('');
    const shown = Object.keys(tool.inputs).filter((name) => isShown(tool, complete(tool, {}), name));
    const names = writeScenario(tool, {}, { all: true })
      .split('&')
      .map((part) => part.split('=')[0]?.split('.')[0]);
    expect([...new Set(names)]).toEqual(shown);
  });

  it('apply what can be read of anything at all, and say what cannot', () => {
    const names = [
      ...Object.keys(tool.inputs),
      '__proto__',
      'constructor',
      'toString',
      '',
      '~1',
      '~1~name',
      '~9.x',
      'a.0.b',
    ];
    const part = fc.tuple(
      fc.oneof(
        fc.constantFrom(...names),
        fc.constantFrom(...names).map((name) => `~1.${name}`),
        fc.string(),
      ),
      fc.oneof(fc.string(), fc.constantFrom('%', '%zz', '1', '-1', '1e999', 'NaN', '0x10', ' 1', '1,000', 'true', '𝟙')),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const { values, pins, unread } = readScenario(tool, parts.map(([name, text]) => `${name}=${text}`).join('&'));
        for (const each of [values, ...pins.map((pin) => pin.values)]) {
          expect(Object.keys(each)).toEqual(Object.keys(tool.inputs));
          const outcome = tool.run(each);
          // it may refuse what the inputs say together, but each of them alone is of its kind
          if (!outcome.ok) expect(outcome.broken).toBeUndefined();
        }
        for (const why of unread) expect(why).toMatch(/\.$/);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });
});
