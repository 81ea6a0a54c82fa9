import { afterAll, beforeAll } from 'vitest';
import { defineTool } from '#engine';
import { type Fact, facts } from '#rules';
import type { Definition, Parts } from '#src/engine/definition-types.ts';
import { movesSteps } from '#src/engine/powers/moves.ts';
import { inOneGo } from '#src/engine/powers/solve.ts';
import type { CellInput, Input, Note, Output, Refusal, Success, Table, Tool, WorkingStep } from '#src/engine/types.ts';

type Filled = 'basis' | 'examples';

/** `defineTool` for made-up tools: what every definition must have and few tests are about is filled in. */
export const madeUp = <
  const I extends Parts<Input>,
  const O extends Parts<Output>,
  const T extends Parts<Table> = Record<never, never>,
  const N extends Parts<Note> = Record<never, never>,
  const X extends Parts<Refusal> = Record<never, never>,
  const W extends readonly (WorkingStep | object)[] = readonly [],
  R = unknown,
>(
  definition: Omit<Definition<I, O, T, N, X, W, R>, Filled> & Partial<Pick<Definition<I, O, T, N, X, W, R>, Filled>>,
): Tool => defineTool({ basis: ['Made up.'], examples: [], ...definition } as never);

/** An input that is a choice; the first option is its default. */
export const choice = <const V extends string>(label: string, options: Readonly<Record<V, string>>) => {
  const all = Object.entries<string>(options).map(([value, text]) => ({ value: value as V, label: text }));
  return { kind: 'choice', label, options: all, default: all[0]?.value as V } as const;
};

/** The same of numbers; the least is its default. */
export const numbers = <const V extends number>(label: string, options: Readonly<Record<V, string>>) => {
  const all = Object.entries<string>(options).map(([value, text]) => ({ value: Number(value) as V, label: text }));
  return { kind: 'choice', label, options: all, default: all[0]?.value as V } as const;
};

/** An input that is a list of rows, which are called by their item and number. */
export const list = <const C extends Parts<CellInput>, const D extends readonly object[]>(
  item: string,
  columns: C,
  { min = 0, max = 3, ...rest }: { readonly min?: number; readonly max?: number; readonly default: D },
) => ({ kind: 'rows', label: `${item}s`, item: `${item} {number}`, columns, min, max, ...rest }) as const;

export type Inputs = Readonly<Record<string, unknown>>;

/** What a tool gives for these inputs; a refusal throws. */
export function ran(tool: Pick<Tool, 'run'>, inputs: Inputs = {}): Success {
  const outcome = tool.run(inputs);
  if (!outcome.ok) throw new Error(`${outcome.field}: ${outcome.reason ?? outcome.message}`);
  return outcome;
}

const confirmed = { until: '2026-09-30', words: 'July–September 2026' } as const;
const source = 'Ministry of Tests, interest rates';

/** Facts of the tests: law and rates change, and a change of them must not break a test about something else. */
const made = {
  'test.rate': {
    label: 'Test rate',
    unit: 'percent',
    values: [
      { from: '2015-05-11', value: 40, source: 'Test Act 1961', section: 'section 80' },
      { from: '2020-04-01', value: 7.1, source },
    ],
    confirmed,
  },
  'test.coming': {
    label: 'Coming rate',
    unit: 'percent',
    values: [
      { from: '2020-04-01', value: 7, source },
      { from: '2099-04-01', value: 8, source },
    ],
    confirmed,
  },
  'test.limit': {
    label: 'Test limit',
    unit: 'rupees',
    values: [{ from: '2020-04-01', value: 150_000, source }],
    confirmed,
  },
  'test.least': { label: 'Least', unit: 'rupees', values: [{ from: '2020-04-01', value: 500, source }], confirmed },
  'test.term': { label: 'Test term', unit: 'years', values: [{ from: '2020-04-01', value: 15, source }], confirmed },
  'test.day': {
    label: 'Test day',
    unit: 'day',
    values: [{ from: '2020-04-01', value: '2018-01-31', source }],
    confirmed,
  },
  'test.amounts': {
    label: 'Amounts',
    unit: 'rupees',
    values: [{ from: '2020-04-01', value: [42, 46, 291], source }],
    confirmed,
  },
  'test.cities': {
    label: 'Cities',
    unit: 'cities',
    values: [
      { from: '2015-04-01', value: ['Mumbai', 'Delhi'], source },
      { from: '2020-04-01', value: ['Mumbai', 'Delhi', 'Pune'], source },
    ],
    confirmed,
  },
  'test.caps': {
    label: 'Test caps',
    unit: 'caps',
    values: [
      {
        from: '2020-04-01',
        value: [
          { upTo: 3_000_000, rate: 90 },
          { upTo: 7_500_000, rate: 80 },
          { upTo: Number.POSITIVE_INFINITY, rate: 75 },
        ],
        source,
      },
    ],
    confirmed,
  },
} satisfies Record<string, Fact>;

/** Adds the facts of the tests to those of the hub, while the tests of this file run. */
export function withTestFacts() {
  beforeAll(() => void Object.assign(facts, made));
  afterAll(() => {
    for (const id of Object.keys(made)) Reflect.deleteProperty(facts, id);
  });
}

/** What moves a figure, found in one go. */
export const movesOf = (...of: Parameters<typeof movesSteps>) => inOneGo(movesSteps(...of));
