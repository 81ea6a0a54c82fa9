import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure, Input, NumberInput, Outcome, Success, Tool, Values } from '#src/engine/types.ts';
import { runs, thorough } from '../thorough.ts';
import { tools } from '../tools.ts';
import { anything, edgesOf, frozen, inputsOf, mayRefuse, mostlyUsual, odd, type Raw, usual } from './arbitrary.ts';

/** Exchange rates for the one kind of tool that asks for figures from outside: made up, units for one rupee. */
const live = { INR: 1, USD: 0.0125, EUR: 0.01, GBP: 0.0091, JPY: 1.7, AED: 0.046, SGD: 0.016, AUD: 0.018, CAD: 0.017 };

/** A result that is a text, a day or a month. */
const isWord = ({ kind }: { readonly kind: string }): boolean => ['text', 'date', 'month'].includes(kind);

function* wrongResults(tool: Tool, { outputs, notes, table, undeclared }: Success): Generator<string> {
  if (Object.keys(outputs).join() !== Object.keys(tool.outputs).join()) yield `has the results ${Object.keys(outputs)}`;
  for (const [name, spec] of Object.entries(tool.outputs)) {
    const value = outputs[name];
    if (!isWord(spec) && !(Number.isFinite(value) && Math.abs(Number(value)) < 1e16)) yield `${name} is ${value}`;
    if (Object.is(value, -0)) yield `${name} is a minus zero`;
    if (spec.kind === 'text' && !(typeof value === 'string' && (!spec.values || Object.hasOwn(spec.values, value))))
      yield `${name} is ${String(value)}`;
  }
  for (const note of notes) if (!Object.hasOwn(tool.notes, note)) yield `gives the note ${note}`;
  for (const [id, { columns }] of Object.entries(tool.tables))
    for (const [index, row] of table(id).entries()) {
      if (Object.keys(row).join() !== Object.keys(columns).join()) yield `${id}[${index}] has ${Object.keys(row)}`;
      for (const [name, column] of Object.entries(columns))
        if (isWord(column) ? typeof row[name] !== 'string' : !Number.isFinite(row[name]))
          yield `${id}[${index}].${name} is ${JSON.stringify(row[name])}`;
    }
  for (const name of undeclared()) yield `computes ${name}`;
}

/** Inputs that reached compute neither as they were given nor as their defaults. */
function* changedInputs(tool: Tool, raw: Raw, values: Values): Generator<string> {
  // a minus zero is taken as 0
  const alike = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
  for (const [name, spec] of Object.entries(tool.inputs)) {
    const given = raw[name] ?? spec.default;
    const value = values[name];
    const rows = spec.kind === 'rows' && Array.isArray(given) && Array.isArray(value);
    const kept = rows
      ? given.length === value.length && given.every((row: Raw, i) => alike({ ...value[i], ...row }, value[i]))
      : alike(value, given);
    if (!kept && !alike(value, spec.default))
      yield `${name} was ${JSON.stringify(given)} and is ${JSON.stringify(value)}`;
  }
}

function* wrongRefusal(tool: Tool, { field, message, broken }: Failure): Generator<string> {
  if (broken) yield 'says that the definition is broken';
  const [name = '', index, column] = field?.split('.') ?? [];
  const spec = tool.inputs[name];
  if (field !== null && !spec) yield `refuses the field ${field}`;
  if (index !== undefined && !/^\d+$/.test(index)) yield `refuses the field ${field}`;
  if (column !== undefined && !(spec?.kind === 'rows' && Object.hasOwn(spec.columns, column)))
    yield `refuses the field ${field}`;
  if (!/^[A-Z].{10,}\.$/su.test(message) || /NaN|Infinity|undefined|null|\[object/.test(message)) yield message;
}

const everything = (tool: Tool, outcome: Outcome): string =>
  JSON.stringify(outcome.ok ? [outcome, Object.keys(tool.tables).map((id) => outcome.table(id))] : outcome);

/** Runs a tool twice on frozen inputs, and returns all that is wrong with the results. */
function complaints(tool: Tool, raw: Raw): string[] {
  const outcome = tool.run(frozen(raw), frozen(live));
  const wrong = [...(outcome.ok ? wrongResults(tool, outcome) : wrongRefusal(tool, outcome))];
  if (outcome.ok) wrong.push(...changedInputs(tool, raw, outcome.values));
  if (everything(tool, outcome) !== everything(tool, tool.run(raw, live))) wrong.push('differs between two runs');
  return wrong;
}

const isNumber = (spec: Input): spec is NumberInput => /^(currency|percent|years|number)$/.test(spec.kind);

/** Every number at its least or most, where it has one. */
function atBounds(tool: Tool, end: 'min' | 'max'): Raw {
  return Object.fromEntries(
    Object.entries(tool.inputs).map(([name, spec]) => [name, isNumber(spec) ? spec[end] : undefined]),
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
  fc.assert(
    fc.property(inputs, (raw) => {
      expect(complaints(tool, raw)).toEqual([]);
    }),
    runs(count),
  );
}

describe.each(tools)('$id', ({ tool }) => {
  it('gives figures for all that people usually enter', () => {
    holds(tool, inputsOf(tool, usual), 100);
    for (const raw of fc.sample(inputsOf(tool, usual), runs(100).numRuns)) {
      const outcome = tool.run(raw, live);
      if (!outcome.ok) expect(mayRefuse(tool, outcome), outcome.message).toBe(true);
    }
  });

  it('gives figures or a reason with any one number at an edge, the others at their default, least or most', () => {
    const bases = thorough ? [{}, atBounds(tool, 'min'), atBounds(tool, 'max')] : [{}];
    const wrong = bases.flatMap((base) =>
      oneAtAnEdge(tool).flatMap((change) =>
        complaints(tool, { ...base, ...change }).map((each) => `${each} with ${JSON.stringify(change)}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('gives figures or a reason where some inputs are odd: at and beyond their bounds, zero, tiny, huge, negative', () => {
    holds(tool, mostlyUsual(tool), 200);
  });

  it('gives figures or a reason where all inputs are odd', () => {
    holds(tool, inputsOf(tool, odd), 100);
  });

  it('refuses values of a wrong kind in a sentence', () => {
    holds(tool, mostlyUsual(tool, anything), 100);
  });

  it('has the same definition after all these runs as before', () => {
    const before = JSON.stringify(tool);
    for (const raw of fc.sample(mostlyUsual(tool), 20)) complaints(tool, raw);
    expect(JSON.stringify(tool)).toBe(before);
  });
});

describe('what are no inputs at all', () => {
  const nothing = fc.oneof(
    fc.constantFrom<unknown>(null, undefined, 5, 'five', true, [], [{}], () => ({}), 5n),
    fc.dictionary(fc.string({ unit: 'binary' }), fc.anything()),
    fc.constantFrom(JSON.parse('{"__proto__": 5}'), JSON.parse('{"constructor": {"prototype": 5}}'), { toString: 5 }),
  );

  it.each(tools)('are refused in a sentence by $id, or left out', ({ tool }) => {
    fc.assert(
      fc.property(nothing, (raw) => {
        const outcome = tool.run(raw as Raw, live);
        if (!outcome.ok) expect(outcome.message).toMatch(/^[A-Z].{10,}\.$/su);
        expect(outcome.ok ? undefined : outcome.broken).toBe(undefined);
        expect(({} as Raw).polluted).toBe(undefined);
      }),
      runs(50),
    );
  });
});
