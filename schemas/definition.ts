/**
 * What a calculator's definition may say, checked at run time: in the checks and in tests, never in the page. What each property
 * means stands in `types.ts`; the end of this file makes the compiler compare the two.
 */
import { z } from 'zod';
import { MOST_RELATED } from '#src/engine/limits.ts';
import type { Tool } from '#src/engine/types.ts';
import type { Catalogue, Insight, LiveSource, Meta } from './types.ts';

const words = z.string().trim().min(1);
const name = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*$/, 'a name starts with a small letter and has letters and digits only');
const figure = z.number();
/** A text of which a visitor sees a part filled in; without that part it would be wrong. */
const having = (part: string, why: string) => words.refine((text) => text.includes(part), why);
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const day = z.iso.date('a day written as YYYY-MM-DD is needed');
/** A record with an entry or more. */
const filled = <Entry extends z.ZodType>(entry: Entry) =>
  z.record(name, entry).refine((all) => Object.keys(all).length > 0, 'is empty; one entry or more is needed');
/** A function, which only a run can check: whether it is there, too. */
const code = <F>() => z.custom<F>(() => true);

const optionValue = z.union([z.string(), z.number()]);

const wanted = z.union([
  scalar,
  z.array(optionValue).min(1),
  z.strictObject({ above: figure, below: figure.optional() }),
  z.strictObject({ below: figure }),
  z.strictObject({ not: scalar }),
]);
const all = z.record(name, wanted);

const rule = z.union([all, z.array(all).min(2)]);

const shownWhen = { showWhen: rule.optional() };

const setTo = z.record(name, scalar);
/** Phrases divided by commas, each of 2 to 60 characters. */
const phrases = z
  .string()
  .regex(/^\s*[^,]{2,60}(,[^,]{2,60})*\s*$/u, 'must be phrases of 2 to 60 characters, divided by commas');
const range = z.tuple([figure, figure]);
const conversion = z.union([figure, z.strictObject({ by: figure, set: setTo })]);
const asked = z.strictObject({
  words: phrases.optional(),
  within: range.optional(),
  wider: z.strictObject({ given: setTo, within: range }).optional(),
  sure: phrases.optional(),
  left: z.enum(['needed', 'named', 'quiet']).optional(),
  times: z.strictObject({ month: conversion.optional(), year: conversion.optional() }).optional(),
});
const ask = z.strictObject({
  answers: z
    .array(z.strictObject({ output: name, to: name.optional(), unsaid: name.optional(), given: setTo.optional() }))
    .optional(),
  order: z.literal(true).optional(),
  idle: phrases.optional(),
  unsure: phrases.optional(),
  sets: z.array(z.strictObject({ words: phrases, inputs: setTo })).optional(),
});
const turn = z.strictObject({
  input: name,
  weak: z.literal(true).optional(),
  free: z.array(name).min(1).optional(),
  through: name.optional(),
});

const labelled = {
  asked: asked.optional(),
  label: words,
  help: words.optional(),
  ...shownWhen,
  offerWhen: rule.optional(),
  more: z.literal(true).optional(),
};

const meant = { about: z.string().optional(), aboutWhen: rule.optional() };

const solvable = { solve: z.literal([false, 'first']).optional() };

const accepted = z.strictObject({
  whole: z.literal(true).optional(),
  atMost: figure.positive().optional(),
  belowZero: z.union([z.literal(true), name]).optional(),
  multipleOf: z.number().int().min(2).optional(),
  above: figure.optional(),
});

const numberInput = z.strictObject({
  kind: z.enum(['currency', 'percent', 'years', 'number']),
  ...labelled,
  ...meant,
  ...solvable,
  default: figure,
  min: figure.optional(),
  max: figure.optional(),
  step: figure.positive().optional(),
  accepts: accepted.optional(),
  months: z.literal(true).optional(),
  days: z.literal(true).optional(),
  ways: z.strictObject({ below: words, above: words }).optional(),
  chips: z.array(figure).min(2).max(6).optional(),
  moveBy: figure.positive().optional(),
});

const choiceInput = z.strictObject({
  kind: z.literal('choice'),
  ...labelled,
  ...meant,
  options: z.array(z.strictObject({ value: optionValue, label: words, asked: phrases.optional() })).min(2),
  default: optionValue,
});

const toggleInput = z.strictObject({ kind: z.literal('toggle'), ...labelled, default: z.boolean() });

const textInput = z.strictObject({
  kind: z.literal('text'),
  ...labelled,
  default: z.string(),
});

const noDay = ({ input }: { readonly input?: unknown }): string =>
  `is ${JSON.stringify(input) ?? 'missing'}, but must be a day of the calendar written as YYYY-MM-DD, such as 2026-04-01`;

const dateInput = z.strictObject({
  kind: z.literal('date'),
  ...labelled,
  default: z
    .string({ error: noDay })
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, { error: noDay }),
  optional: z.literal(true).optional(),
  min: z.iso.date().optional(),
  max: z.iso.date().optional(),
});

const cells = [numberInput, choiceInput, toggleInput, textInput, dateInput] as const;
const cellInput = z.discriminatedUnion('kind', cells);

const rowsInput = z.strictObject({
  kind: z.literal('rows'),
  ...labelled,
  item: having('{number}', 'lacks {number}, so all rows would be called alike'),
  columns: filled(cellInput),
  min: z.number().int().min(0),
  max: z.number().int().min(1).max(1000),
  default: z.array(setTo),
});

const input = z.discriminatedUnion('kind', [...cells, rowsInput]);

const label = z.strictObject({ text: words, showWhen: rule, unsigned: z.literal(true).optional() });

const result = {
  label: words,
  labels: z.array(label).min(1).optional(),
  short: words
    .max(20, { error: ({ input }) => `is "${input}", but 20 letters are the most that a phone has room for` })
    .optional(),
  emphasis: z.enum(['quiet']).optional(),
  asked: phrases.optional(),
  ...shownWhen,
};

const numeric = z.enum(['currency', 'percent', 'years', 'number', 'months']);
const rounding = { decimals: z.number().int().min(0).max(6).optional() };

const numberOutput = z.strictObject({
  kind: numeric,
  ...result,
  ...rounding,
  significant: z.number().int().min(1).max(15).optional(),
  signed: z.literal(true).optional(),
  better: z.enum(['lower', 'higher']).optional(),
  gauge: z
    .strictObject({ most: z.number().positive(), fair: z.number().positive(), good: z.number().positive() })
    .optional(),
  turns: z.array(turn).min(1).optional(),
  gives: z.string().optional(),
});

const textOutput = z.strictObject({
  kind: z.literal('text'),
  ...result,
  values: z.record(z.string(), words).optional(),
});

const dayOutput = z.strictObject({ kind: z.enum(['date', 'month']), ...result });

const output = z.discriminatedUnion('kind', [numberOutput, textOutput, dayOutput]);

const role = z.enum(['principal', 'interest', 'growth', 'tax', 'neutral', 'returns']);

const underAnother = { under: name.optional() };

const column = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: numeric,
    label: words,
    ...rounding,
    signed: z.literal(true).optional(),
    role: role.optional(),
    formula: words.optional(),
    total: z.literal(true).optional(),
    ...underAnother,
    ...shownWhen,
  }),
  z.strictObject({
    kind: z.literal('text'),
    label: words,
    values: z.record(z.string(), words).optional(),
    ...underAnother,
    ...shownWhen,
  }),
  z.strictObject({ kind: z.enum(['date', 'month']), label: words, ...underAnother, ...shownWhen }),
]);

const table = z.strictObject({
  title: words,
  tab: words.optional(),
  columns: filled(column),
  first: z.array(name).min(2).max(4).optional(),
  finerOf: name.optional(),
  sections: z
    .strictObject({ by: name, caption: having('{value}', 'lacks {value}, so all sections would be called alike') })
    .optional(),
  rowsWhile: words.optional(),
  formulasWhen: rule.optional(),
  open: z.literal(true).optional(),
  best: z
    .strictObject({
      column: name,
      is: z.enum(['least', 'most']),
      label: words.max(20),
      among: z.record(name, z.string().or(figure)).optional(),
      unless: name.optional(),
    })
    .optional(),
  ...shownWhen,
});

const noteFigure = z.discriminatedUnion('kind', [
  z.strictObject({ kind: numeric, ...rounding }),
  z.strictObject({ kind: z.enum(['date', 'month']) }),
]);

const note = z.union(
  [
    words,
    z.strictObject({
      text: words,
      figures: z.record(name, noteFigure).optional(),
      at: name.optional(),
      about: name.optional(),
      kind: z.enum(['careful', 'good']).optional(),
    }),
  ],
  {
    error: ({ input }) =>
      typeof input === 'object' && input !== null
        ? undefined
        : `is ${input}, but must be a text in quotes or an object with a text`,
  },
);

const refusal = z.union([words, z.strictObject({ text: words, figures: z.record(name, noteFigure) })]);

const chartTitle = { title: words, ...shownWhen };

const markLabel = { label: words.max(40) };
const mark = z.union([
  z.strictObject({ x: name.or(figure), own: z.literal(true).optional(), ...markLabel }),
  z.strictObject({ y: name.or(figure), ...markLabel }),
  z.strictObject({ first: name, above: name.or(figure), ...markLabel }),
  z.strictObject({ first: name, below: name.or(figure), ...markLabel }),
]);
const marked = { marks: z.array(mark).min(1).max(4).optional() };
const ofTable = { table: name };
const along = { ...ofTable, x: name };
const plotted = { ...along, series: z.array(name).min(1).max(5) };
const started = { start: z.record(name, name.or(figure)).optional() };
const stepped = { steps: z.boolean().optional() };
const stackable = { stacked: z.boolean().optional() };

const slice = z.strictObject({
  label: words,
  value: name,
  role: role.optional(),
});

const chart = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('donut'),
    ...chartTitle,
    slices: z.array(slice).min(2).max(6),
    legend: z.literal('amounts').optional(),
  }),
  z.strictObject({ kind: z.literal('shares'), ...chartTitle, ...ofTable, label: name, value: name }),
  z.strictObject({
    kind: z.literal('line'),
    ...{ ...chartTitle, ...marked, ...plotted, ...started, ...stepped },
    better: z.enum(['lower', 'higher']).optional(),
  }),
  z.strictObject({
    kind: z.literal('area'),
    ...{ ...chartTitle, ...marked, ...plotted, ...started, ...stepped, ...stackable },
  }),
  z.strictObject({ kind: z.literal('bars'), ...chartTitle, ...marked, ...plotted, ...stackable }),
  z.strictObject({
    kind: z.literal('fan'),
    ...{ ...chartTitle, ...along, ...started, ...marked },
    ...{ low: name, middle: name, high: name },
    ...{ innerLow: name.optional(), innerHigh: name.optional() },
  }),
]);

const section = z.strictObject({
  heading: words,
  paragraphs: z.array(words).min(1).optional(),
  formula: words.optional(),
  list: z.array(words).min(1).optional(),
});

const content = z.strictObject({
  title: words,
  sections: z.array(section).min(1),
  howTo: z
    .strictObject({
      name: words,
      steps: z.array(z.strictObject({ name: words, text: words })).min(1),
    })
    .optional(),
  faq: z
    .array(z.strictObject({ question: words, answer: words }))
    .min(1)
    .optional(),
});

const example = z.strictObject({
  title: words,
  inputs: z.record(z.string(), z.unknown()),
  outputs: z
    .record(z.string(), optionValue)
    .refine((outputs) => Object.keys(outputs).length > 0, 'is empty; one figure or more is needed'),
  source: words.optional(),
});

const insight = z.strictObject({ title: words, about: words, prompt: code<Insight['prompt']>() });

const liveSource = z.strictObject({
  service: name,
  name: words,
  address: words,
  query: z.string(),
  read: code<LiveSource['read']>(),
});

const liveReference = z.strictObject({
  source: words,
  date: day,
  figures: z.record(z.string(), figure),
});

const live = z.strictObject({
  label: words,
  sources: z.array(liveSource).min(1),
  reference: liveReference.optional(),
});

const history = z.strictObject({ title: words, outputs: z.array(name).min(1) });

const keep = z.strictObject({
  version: z.number().int().min(1),
  history: history.optional(),
});

const swap = z.strictObject({ label: words, inputs: z.tuple([name, name]) });

const basis = z.strictObject({ text: words, ...shownWhen });

const workingStep = z.strictObject({
  id: name,
  label: words,
  formula: words,
  kind: numeric.optional(),
  ...rounding,
  ...shownWhen,
});

const sentence = {
  text: words,
  figures: z
    .record(
      name,
      z.strictObject({
        kind: numeric,
        of: name,
        less: z.union([name, figure]).optional(),
        by: z.union([name, figure]).optional(),
        times: figure.optional(),
      }),
    )
    .optional(),
  ...shownWhen,
};

const question = z.strictObject({
  text: having('{target}', 'does not say which result is wanted; put {target} in it'),
  input: name,
  output: name,
  target: figure.optional(),
});

const movement = z.strictObject({ output: name, with: name });
const sum = z.strictObject({ total: name, parts: z.array(name).min(2) });

export const definition = z.strictObject({
  inputs: filled(input),
  outputs: filled(output),
  tables: z.record(name, table),
  notes: z.record(name, note),
  charts: z.array(chart),
  basis: z
    .array(basis)
    .min(1, "is missing or empty; say in a line or more which rules and conventions the figures rest on: basis: ['…']"),
  examples: z.array(example).min(1).max(3),
  content: content.nullable(),
  insight: insight.nullable(),
  live: live.nullable(),
  keep: keep.nullable(),
  swaps: z.array(swap),
  ask: ask.nullable(),
  asks: z.array(question).max(3),
  headline: z.array(name).max(2),
  figure: name.nullable(),
  refusals: z.record(name, refusal),
  working: z.array(workingStep),
  noWorking: words.nullable(),
  related: z.array(z.string()).max(MOST_RELATED),
  story: z.array(z.strictObject(sentence)),
  levers: z.array(
    z.strictObject({
      ...sentence,
      set: z.record(name, z.union([scalar, z.array(setTo)])).optional(),
      moves: z
        .record(
          name,
          z.union([
            z.enum(['up', 'down']),
            z.strictObject({ up: z.number().positive() }),
            z.strictObject({ down: z.number().positive() }),
          ]),
        )
        .optional(),
    }),
  ),
  next: z.array(z.strictObject({ tool: z.string(), text: words, with: z.record(name, words), ...shownWhen })),
  rises: z.array(movement),
  falls: z.array(movement),
  sums: z.array(sum),
});

const sourceNeeded = 'the name of the law, notification or body it comes from is needed';

export const fact = z.strictObject({
  label: words,
  unit: z.enum(['percent', 'rupees', 'years', 'months', 'days', 'index', 'day', 'cities', 'loans', 'slabs', 'caps']),
  values: z
    .array(
      z.strictObject({
        from: day,
        until: day.optional(),
        value: z.union([
          figure,
          day,
          z.array(words.or(figure)).min(1),
          z.array(z.strictObject({ upTo: figure.or(z.literal(Number.POSITIVE_INFINITY)), rate: figure })).min(1),
        ]),
        source: z.string(sourceNeeded).trim().min(5, sourceNeeded),
        section: words.optional(),
      }),
    )
    .min(1),
  confirmed: z.strictObject({ until: day, words }),
});

export const meta = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/, 'an id has small letters, digits and underscores'),
  path: z
    .string()
    .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must look like /loan/emi-calculator: small letters, digits and hyphens'),
  title: words.max(60),
  short: words.max(24).optional(),
  icon: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an icon is the name of one from Lucide, such as piggy-bank'),
  description: words.max(200),
  metaDescription: z.string().trim().min(50).max(160),
  keywords: phrases.optional(),
  asked: phrases.optional(),
  vague: phrases.optional(),
});

const catalogueEntry = meta.pick({ id: true, path: true, title: true, icon: true });

const namedTool = z.strictObject({ title: words, tool: z.string() });

export const catalogue = z.strictObject({
  fallback: z.string(),
  landing: z
    .strictObject({
      start: z.array(z.string()).max(8),
      live: z.array(namedTool).max(3),
      wants: z.array(namedTool).max(6),
    })
    .optional(),
  groups: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+$/, 'the id of a group has small letters only'),
        title: words,
        tools: z.array(z.union([z.string(), catalogueEntry])).min(1),
      }),
    )
    .min(1),
});

/** As both sides write it: zod knows no `readonly`, and the interfaces allow no undefined. */
type Plain<T> = T extends (...args: never) => unknown
  ? 'a function'
  : T extends object
    ? { -readonly [K in keyof T]: Plain<Exclude<T[K], undefined>> }
    : T;
type Same<Schema, Interface> =
  (<T>() => T extends Plain<Schema> ? 1 : 2) extends <T>() => T extends Plain<Interface> ? 1 : 2
    ? true
    : 'differs from its interface';
type Agree<T extends true> = T;
/** Compiled, never run: what the schemas allow is what the interfaces say. */
export type Agreed = [
  Agree<Same<z.infer<typeof definition>, Omit<Tool, 'run'>>>,
  Agree<Same<z.infer<typeof meta>, Meta>>,
  Agree<Same<z.infer<typeof catalogue>, Catalogue>>,
];
