/**
 * What a calculator's definition may say. Types come from here (`z.infer`); the schemas themselves run in tests and in
 * the checks, never in the page.
 */
import { z } from 'zod';

const words = z.string().trim().min(1);
/** Names of inputs, outputs, columns and tables: links, tests and saved values use them, so they never change. */
export const name = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*$/, 'a name starts with a small letter and has letters and digits only');
const figure = z.number();

const optionValue = z.union([z.string(), z.number()]);

/** Holds while every named input has (one of) the given values. */
const rule = z.record(name, z.union([z.string(), z.number(), z.boolean(), z.array(optionValue).min(1).readonly()]));

const labelled = {
  /** What stands beside the control. */
  label: words,
  /** A line under the control for what the label cannot say. */
  help: words.optional(),
  /** Shows the input only then; otherwise compute gets its default. */
  showWhen: rule.optional(),
  /** Offers the input only then, or while its value is not its default; compute always gets its value. */
  offerWhen: rule.optional(),
};

/** A number: rupees, percent, years or a plain count. */
export const numberInput = z.strictObject({
  kind: z.enum(['currency', 'percent', 'years', 'number']),
  ...labelled,
  default: figure,
  /** The usual range and the step of its slider. They guide and never clamp; without both there is no slider. */
  min: figure.optional(),
  max: figure.optional(),
  step: figure.positive().optional(),
  /** Whole numbers only: a fraction is refused. */
  whole: z.boolean().optional(),
  /** Accepts numbers below zero, which are refused otherwise. */
  negative: z.boolean().optional(),
  /** The note that says why all results are 0 where the number is below zero. Compute gets no such number. */
  belowZero: name.optional(),
  /** The most that is accepted; more is refused with a sentence. Unless it is given: 1,000 years, 10,00,000 of a number. */
  atMost: figure.positive().optional(),
});

/** One of several: radio buttons up to four options, a select above. */
export const choiceInput = z.strictObject({
  kind: z.literal('choice'),
  ...labelled,
  options: z
    .array(z.strictObject({ value: optionValue, label: words }))
    .min(2)
    .readonly(),
  default: optionValue,
});

/** Yes or no: one checkbox. */
export const toggleInput = z.strictObject({ kind: z.literal('toggle'), ...labelled, default: z.boolean() });

/** A short text, such as a name. */
export const textInput = z.strictObject({
  kind: z.literal('text'),
  ...labelled,
  default: z.string(),
  maxLength: z.number().int().positive().optional(),
});

/** A day, as YYYY-MM-DD. */
export const dateInput = z.strictObject({
  kind: z.literal('date'),
  ...labelled,
  default: z.iso.date(),
  min: z.iso.date().optional(),
  max: z.iso.date().optional(),
});

/** A control that stands for one value: everything but rows. */
export const cellInput = z.discriminatedUnion('kind', [numberInput, choiceInput, toggleInput, textInput, dateInput]);

/** A list of like things (loans, expenses), each with the same columns. */
export const rowsInput = z.strictObject({
  kind: z.literal('rows'),
  ...labelled,
  /** What one row is called, with its number: `Loan {number}`. */
  item: words,
  columns: z.record(name, cellInput),
  min: z.number().int().min(0),
  max: z.number().int().min(1).max(200),
  default: z.array(z.record(name, z.union([z.string(), z.number(), z.boolean()]))).readonly(),
});

export const input = z.discriminatedUnion('kind', [
  numberInput,
  choiceInput,
  toggleInput,
  textInput,
  dateInput,
  rowsInput,
]);

const emphasis = z.enum(['headline', 'quiet']);

/** A result that is a number. Money is rounded to rupees, the rest to two decimals, unless `decimals` says otherwise. */
export const numberOutput = z.strictObject({
  kind: z.enum(['currency', 'percent', 'years', 'number']),
  label: words,
  emphasis: emphasis.optional(),
  decimals: z.number().int().min(0).max(6).optional(),
  /** Rounds to significant digits instead, as exchange rates are quoted. */
  significant: z.number().int().min(1).max(15).optional(),
});

/** A result that is a word: one of `values` (id: what is shown), or free text such as a row's name. */
export const textOutput = z.strictObject({
  kind: z.literal('text'),
  label: words,
  emphasis: emphasis.optional(),
  values: z.record(z.string(), words).optional(),
});

export const output = z.discriminatedUnion('kind', [numberOutput, textOutput]);

const column = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['currency', 'percent', 'years', 'number']),
    label: words,
    decimals: z.number().int().min(0).max(6).optional(),
  }),
  z.strictObject({ kind: z.literal('text'), label: words, values: z.record(z.string(), words).optional() }),
]);

export const table = z.strictObject({
  title: words,
  columns: z.record(name, column),
  /** The table of which this one is the finer view (months of years): both stand in one place, with a switch. */
  finerOf: name.optional(),
  /** Starts a section, with its own caption, whenever this column's value changes: `Year {value}`. */
  sections: z.strictObject({ by: name, caption: words }).optional(),
});

/** A figure that only a note tells. A date is given as YYYY-MM-DD. */
const noteFigure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['currency', 'percent', 'years', 'number']),
    decimals: z.number().int().min(0).max(6).optional(),
  }),
  z.strictObject({ kind: z.literal('date') }),
]);

/** A remark: its text, or its text with more that is said of it. */
export const note = z.union(
  [
    words,
    z.strictObject({
      text: words,
      /** Figures of its own, which compute gives and the text names in braces. */
      figures: z.record(name, noteFigure).optional(),
      /** The output that it denies: it stands at that figure, where nobody can miss it, and not below them all. */
      at: name.optional(),
    }),
  ],
  {
    error: ({ input }) =>
      typeof input === 'object' && input !== null
        ? undefined
        : `is ${input}, but must be a text in quotes or an object with a text`,
  },
);

const chartTitle = { title: words };
const series = z.array(name).min(1).max(5).readonly();

export const chart = z.discriminatedUnion('kind', [
  /** A ring of two to six figures, each an output or a numeric input. */
  z.strictObject({
    kind: z.literal('donut'),
    ...chartTitle,
    slices: z
      .array(z.strictObject({ label: words, value: name }))
      .min(2)
      .max(6)
      .readonly(),
  }),
  /** A ring of the rows of a table. */
  z.strictObject({ kind: z.literal('shares'), ...chartTitle, table: name, label: name, value: name }),
  z.strictObject({ kind: z.enum(['line', 'area']), ...chartTitle, table: name, x: name, series }),
  z.strictObject({
    kind: z.literal('bars'),
    ...chartTitle,
    table: name,
    x: name,
    series,
    stacked: z.boolean().optional(),
  }),
  /** A band between a low and a high figure with a line in the middle. */
  z.strictObject({ kind: z.literal('fan'), ...chartTitle, table: name, x: name, low: name, middle: name, high: name }),
  z.strictObject({ kind: z.literal('radar'), ...chartTitle, table: name, x: name, series }),
]);

const section = z.strictObject({
  heading: words,
  paragraphs: z.array(words).min(1).readonly().optional(),
  /** A formula, shown on a line of its own. */
  formula: words.optional(),
  list: z.array(words).min(1).readonly().optional(),
});

/** What a visitor can read under the calculator. Facts are named as `{ppf.rate}`, never typed as numbers. */
export const content = z.strictObject({
  title: words,
  sections: z.array(section).min(1).readonly(),
  howTo: z
    .strictObject({
      name: words,
      steps: z
        .array(z.strictObject({ name: words, text: words }))
        .min(1)
        .readonly(),
    })
    .optional(),
  faq: z
    .array(z.strictObject({ question: words, answer: words }))
    .min(1)
    .readonly()
    .optional(),
});

export const example = z.strictObject({
  title: words,
  inputs: z.record(z.string(), z.unknown()),
  outputs: z
    .record(z.string(), z.union([z.number(), z.string()]))
    .refine((outputs) => Object.keys(outputs).length > 0, 'is empty; one figure or more is needed'),
  /** Where the figure was published or worked out, if not by hand. */
  source: words.optional(),
});

/** An analysis by a generative AI service; `prompt` gives what it is asked. */
export const insight = z.strictObject({ title: words, about: words });

/** Figures from outside, asked of one service after the other until one answers. */
export const live = z.strictObject({
  label: words,
  sources: z
    .array(
      z.strictObject({
        /** Its id. The setting `VITE_<ID>_URL` gives it another address: `ratesFallback` has `VITE_RATES_FALLBACK_URL`. */
        service: name,
        /** What the page calls it. */
        name: words,
        /** Where it answers, without a query. */
        address: words,
        /** What is added to the address: `?base=INR`, or nothing. */
        query: z.string(),
      }),
    )
    .min(1)
    .readonly(),
});

/** Inputs that stay in the browser, and the outputs of which a history is drawn. */
export const keep = z.strictObject({
  version: z.number().int().min(1),
  history: z.strictObject({ title: words, outputs: z.array(name).min(1).readonly() }).optional(),
});

/** A button that exchanges two inputs. */
export const swap = z.strictObject({ label: words, inputs: z.tuple([name, name]).readonly() });

const filled = (record: object): boolean => Object.keys(record).length > 0;
const EMPTY = 'is empty; one entry or more is needed';

/** A line that says what the results rest on. */
export const basis = z.strictObject({ text: words, showWhen: z.record(z.string(), z.unknown()).optional() });

/** The definition as data, without its functions: what the schemas look at. */
export const definition = z.strictObject({
  inputs: z.record(name, input).refine(filled, EMPTY),
  outputs: z.record(name, output).refine(filled, EMPTY),
  tables: z.record(name, table),
  notes: z.record(name, note),
  charts: z.array(chart),
  basis: z.array(basis).min(1),
  examples: z.array(example).min(1),
  content: content.nullable(),
  insight: insight.nullable(),
  live: live.nullable(),
  keep: keep.nullable(),
  swaps: z.array(swap),
  /** Inputs that compute may refuse within their usual range; every other usual value gets figures. */
  mayRefuse: z.array(name),
});

const day = z.iso.date('a day written as YYYY-MM-DD is needed');
const sourceNeeded = 'the name of the law, notification or body it comes from is needed';

/** A legal or official figure with its history, oldest value first. */
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
          z.array(words.or(figure)).min(1).readonly(),
          z
            .array(z.strictObject({ upTo: figure.or(z.literal(Number.POSITIVE_INFINITY)), rate: figure }))
            .min(1)
            .readonly(),
        ]),
        source: z.string(sourceNeeded).trim().min(5, sourceNeeded),
        section: words.optional(),
      }),
    )
    .min(1)
    .readonly(),
  /** The last day for which the newest value was confirmed, and how to say it. */
  confirmed: z.strictObject({ until: day, words }),
});

/** Light metadata of a tool. Lists use id, path, title and icon; the rest comes with the page. */
export const meta = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/, 'an id has small letters, digits and underscores'),
  path: z.string().regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'a path looks like /loan/emi-calculator'),
  title: words.max(60),
  /** What it is called where there is little room, such as `Home loan`; else its title. */
  short: words.max(24).optional(),
  /** A name from the Lucide icon set, such as `wallet`. */
  icon: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an icon is the name of one from Lucide, such as piggy-bank'),
  description: words.max(200),
  metaDescription: z.string().trim().min(50).max(160),
  /** Other words that people look for it by: short names, sections of law, other spellings. */
  keywords: z.array(z.string().trim().min(2).max(40)).max(20).optional(),
  /** What people type into a search, each of which must bring this tool first. */
  asked: z.array(z.string().trim().min(2).max(60)).max(20).optional(),
});

export const catalogueEntry = meta.pick({ id: true, path: true, title: true, icon: true });

/** Groups and their order. A tool with a folder is its id; one that is still to come is listed whole. */
export const catalogue = z.strictObject({
  /** The tool that an unknown hash opens. */
  fallback: z.string(),
  /** What the landing page shows before the groups, by the tools' ids. */
  landing: z
    .strictObject({
      /** Short links under the search. */
      start: z.array(z.string()).max(8).readonly(),
      /** A small calculator that works on the page itself; it shows the first sliders of the tool. */
      live: z.string(),
      /** Large cards with a line each. */
      cards: z.array(z.string()).max(6).readonly(),
    })
    .optional(),
  groups: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+$/, 'the id of a group has small letters only'),
        title: words,
        tools: z
          .array(z.union([z.string(), catalogueEntry]))
          .min(1)
          .readonly(),
      }),
    )
    .min(1)
    .readonly(),
});

export type NumberInput = z.infer<typeof numberInput>;
export type ChoiceInput = z.infer<typeof choiceInput>;
export type ToggleInput = z.infer<typeof toggleInput>;
export type TextInput = z.infer<typeof textInput>;
export type DateInput = z.infer<typeof dateInput>;
export type CellInput = z.infer<typeof cellInput>;
export type RowsInput = z.infer<typeof rowsInput>;
export type Input = z.infer<typeof input>;
export type NumberOutput = z.infer<typeof numberOutput>;
export type TextOutput = z.infer<typeof textOutput>;
export type Output = z.infer<typeof output>;
export type Column = z.infer<typeof column>;
export type Table = z.infer<typeof table>;
export type Chart = z.infer<typeof chart>;
export type ChartKind = Chart['kind'];
export type NoteFigure = z.infer<typeof noteFigure>;
export type Note = z.infer<typeof note>;
export type Section = z.infer<typeof section>;
export type Content = z.infer<typeof content>;
export type Example = z.infer<typeof example>;
export type Meta = z.infer<typeof meta>;
export type CatalogueEntry = z.infer<typeof catalogueEntry>;
export type Catalogue = z.infer<typeof catalogue>;
