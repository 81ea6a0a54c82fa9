import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type InputValues,
  readStoredInputs,
  type Snapshot,
  type StoredInputs,
  writeInputs,
} from '#src/device/tool-inputs-format.ts';
import { LARGEST } from '#src/engine/limits.ts';
import type { Tool } from '#src/engine/types.ts';
import { alwaysIn } from '../always.ts';
import { tools } from '../tools.ts';
import { anything, inputsOf, usual } from './arbitrary.ts';

const figure = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(LARGEST, LARGEST + 1, -LARGEST - 1, 0, -0, Number.NaN, '1' as never, null as never),
);
const day = fc.oneof(
  // few, so that many fall on one day
  fc.nat(40).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
  fc.constantFrom('2026-02-30', '', 'today', '0000-01-01', '9999-12-31'),
);

function historyOf(tool: Tool): fc.Arbitrary<Snapshot[]> {
  const names = tool.keep?.history?.outputs ?? [];
  const outputs = fc.record(Object.fromEntries(names.map((name) => [name, figure])), { requiredKeys: [] });
  const snapshot = fc.record({ day, outputs }) as fc.Arbitrary<Snapshot>;
  return fc.array(snapshot, { maxLength: 60 });
}

// every tool, not only those that store their values now
describe.each(tools)('what is written for $id', ({ id, tool }) => {
  const kept: fc.Arbitrary<StoredInputs> = fc.record({
    values: inputsOf(tool, anything) as fc.Arbitrary<InputValues>,
    history: historyOf(tool),
  });

  it('is read in full, as it was written, whatever is to be stored', () => {
    alwaysIn(60, [kept, inputsOf(tool, usual) as fc.Arbitrary<InputValues>], (given, before) => {
      const earlier = writeInputs(id, tool, { values: before, history: [] });
      const written = writeInputs(id, tool, given, earlier.ok ? earlier.body.values : {});
      if (!written.ok) return;
      const { values, history } = written.body;
      expect(readStoredInputs(id, tool, JSON.stringify(written.body))).toEqual({
        inputs: { values, history },
        faults: [],
      });
    });
  });

  it('loses nothing that the tool accepts', () => {
    fc.assert(
      fc.property(inputsOf(tool, usual, true) as fc.Arbitrary<InputValues>, (values) => {
        const run = tool.run(values);
        fc.pre(run.ok);
        const written = writeInputs(id, tool, { values, history: [] });
        expect(written).toMatchObject({ ok: true, refused: [] });
      }),
      { numRuns: 20 },
    );
  });
});

describe.each(tools.filter(({ tool }) => tool.keep))('what is read for $id', ({ id, tool }) => {
  const raw = inputsOf(tool, anything);

  it('is accepted by the tool, however little of it is in order, and never throws', () => {
    alwaysIn(
      200,
      [raw, fc.anything(), fc.oneof(fc.constantFrom<unknown>(1, 2, -1, '1'), fc.anything())],
      (values, history, version) => {
        // JSON.stringify throws for a bigint
        const text = JSON.stringify({ tool: id, version, values, history }, (_name, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        );
        const { inputs: kept, faults } = readStoredInputs(id, tool, text);
        expect(kept === null && faults.length === 0).toBe(false);
        if (kept === null) return;
        const again = writeInputs(id, tool, kept);
        expect(again).toMatchObject({ ok: true, body: kept, refused: [] });
      },
    );
  });

  it('is the rest, where any piece of the text is damaged', () => {
    alwaysIn(
      200,
      [inputsOf(tool, usual) as fc.Arbitrary<InputValues>, fc.nat(), fc.string({ maxLength: 3 })],
      (values, at, noise) => {
        const written = writeInputs(id, tool, { values, history: [] });
        if (!written.ok) return;
        const text = JSON.stringify(written.body);
        const place = at % text.length;
        const { inputs: kept } = readStoredInputs(id, tool, text.slice(0, place) + noise + text.slice(place + 1));
        if (kept !== null) expect(writeInputs(id, tool, kept)).toMatchObject({ ok: true, refused: [] });
      },
    );
  });
});
