/**
 * What a calculator's definition may say. `npm run schemas` generates the types from here; the schemas themselves run in tests
 * and in the checks, never in the page.
 */
import { z } from 'zod';
import { MOST_RELATED } from '#src/engine/limits.ts';

const words = z.string().trim().min(1);
/** Names of inputs, outputs, columns and tables: links, tests and stored values use them, so they never change. */
export const name = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*$/, 'a name starts with a small letter and has letters and digits only');
const figure = z.number();
/** A function, which only a run can check: whether it is there, too. */
const code = z.unknown().meta({ title: 'a function' }).optional();

const optionValue = z.union([z.string(), z.number()]);

/** A wanted value: this one, one of several, any number above or below a limit (for rows: their number), or any but one. */
export const wanted = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(optionValue).min(1).readonly(),
  z.strictObject({
    /** Any number above this one; for rows, more rows than this: `{ above: 0 }` is at least one row. */
    above: figure,
    /** And below this one. */
    below: figure.optional(),
  }),
  z.strictObject({
    /** Any number below this one; for rows, fewer rows than this: `{ below: 1 }` is no rows. */
    below: figure,
  }),
  z.strictObject({
    /** Any value but this one. */
    not: z.union([z.string(), z.number(), z.boolean()]),
  }),
]);
/** Wanted values of inputs, by their names. */
export const all = z.record(name, wanted);

/** Holds while every named input has a wanted value; a list holds while one of its rules does. */
export const rule = z.union([all, z.array(all).min(2).readonly()]);

/** For parts that may be hidden, depending on inputs and results. The command prints hidden results and tables too. */
const shownWhen = {
  /** Shows it only while this rule holds. The rule may name inputs and results. */
  showWhen: rule.optional(),
};

const labelled = {
  /** The label of the control. */
  label: words,
  /** A line under the control for what the label cannot say. */
  help: words.optional(),
  /**
   * Shows the input only while every input that is named has the given value, one of a list of values, a number `above` or `below`
   * a limit, or any value but that of `not`; in a list of rules one must hold. While it is hidden, compute gets its default.
   */
  showWhen: rule.optional(),
  /**
   * Shows the input only while the rule holds or its value is not its default; compute always gets its value. For an input whose
   * value compute must refuse, not ignore, where it does not apply. Works under More options too.
   */
  offerWhen: rule.optional(),
  /** Puts the input under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  more: z.literal(true).optional(),
  /** Former names of the input: links with these names still work. */
  was: z.array(name).min(1).readonly().optional(),
};

/** For inputs whose value a search can find for a wanted result. */
const solvable = {
  /**
   * False where a search for the value that gives a wanted result makes no sense; `first` where people decide on this input, so
   * that a search starts with it. Otherwise a search starts with the first amount of money that changes the result.
   */
  solve: z.literal([false, 'first']).optional(),
};

/** A number: rupees, percent, years or a plain count. */
export const numberInput = z.strictObject({
  /** What it counts, which decides its unit: rupees, percent, years, or a plain number. */
  kind: z.enum(['currency', 'percent', 'years', 'number']),
  ...labelled,
  ...solvable,
  /** The first value, which compute also gets while the input is hidden. */
  default: figure,
  /** The start of the usual range. It refuses nothing; `min`, `max` and `step` together make a slider. */
  min: figure.optional(),
  /** The end of the usual range. It refuses nothing; `atMost` sets the limit above which numbers are refused. */
  max: figure.optional(),
  /** The step of the slider, which divides the range. */
  step: figure.positive().optional(),
  /** A logarithmic slider, such as from a hundred to a crore: equal moves multiply the value, and it stops at round figures. */
  scale: z.literal('log').optional(),
  /**
   * Whole numbers only: a fraction is refused.
   *
   * @defaultValue false
   */
  whole: z.boolean().optional(),
  /**
   * Accepts numbers below zero and passes them to compute. Otherwise they are refused.
   *
   * @defaultValue false
   */
  negative: z.boolean().optional(),
  /** Makes all results 0 while the number is below zero, and shows this note, which says why. Compute gets no such number. */
  belowZero: name.optional(),
  /**
   * The largest number that is accepted; larger ones are refused with a sentence, so that no count fills the memory.
   *
   * @defaultValue 1,000 for years, 10,00,000 for a number
   */
  atMost: figure.positive().optional(),
  /** A duration in years that may be typed and shown in months: `18 months`, `1 year 6 months`. The value stays years. */
  months: z.literal(true).optional(),
  /** Usual values, each set by one press; at most four fit in one line of a phone. */
  chips: z.array(figure).min(2).max(6).readonly().optional(),
  /** How far the panel "What moves it" moves the value down and up. */
  nudge: figure.positive().optional(),
  /** The formula works only above this value, so a search tries only values above it. */
  above: figure.optional(),
});

/** One of several options: radio buttons up to four, a select for more. */
export const choiceInput = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: z.literal('choice'),
  ...labelled,
  /** The options: radio buttons up to four, a select for more. */
  options: z
    .array(
      z.strictObject({
        /** The value in compute, links and rules. It never changes. */
        value: optionValue,
        /** The words on the page. */
        label: words,
      }),
    )
    .min(2)
    .readonly(),
  /** The first value, which compute also gets while the input is hidden. */
  default: optionValue,
});

/** Yes or no: one checkbox. */
export const toggleInput = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: z.literal('toggle'),
  ...labelled,
  /** The first value, which compute also gets while the input is hidden. */
  default: z.boolean(),
});

/** A short text, such as a name. */
export const textInput = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: z.literal('text'),
  ...labelled,
  /** The first value, which compute also gets while the input is hidden. */
  default: z.string(),
  /** The most characters that can be typed. */
  maxLength: z.number().int().positive().optional(),
});

const noDay = ({ input }: { readonly input?: unknown }): string =>
  `is ${JSON.stringify(input) ?? 'missing'}, but must be a day of the calendar written as YYYY-MM-DD, such as 2026-04-01`;

/** A day, as YYYY-MM-DD. */
export const dateInput = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: z.literal('date'),
  ...labelled,
  /** The first value, which compute also gets while the input is hidden. */
  default: z
    .string({ error: noDay })
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, { error: noDay }),
  /** May be empty (`""`). */
  optional: z.literal(true).optional(),
  /** The first day that the browser's calendar offers. It refuses nothing: compute must refuse days that it cannot use. */
  min: z.iso.date().optional(),
  /** The last day that the browser's calendar offers. It refuses nothing: compute must refuse days that it cannot use. */
  max: z.iso.date().optional(),
});

/** A control for one value: everything but rows. */
export const cellInput = z.discriminatedUnion('kind', [numberInput, choiceInput, toggleInput, textInput, dateInput]);

/** A list of rows (loans, expenses) with the same columns. */
export const rowsInput = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: z.literal('rows'),
  ...labelled,
  /** The name of one row, with its number: `Loan {number}`. */
  item: words,
  /** The inputs of one row, by name. */
  columns: z.record(name, cellInput),
  /** The fewest rows. */
  min: z.number().int().min(0),
  /** The most rows. */
  max: z.number().int().min(1).max(200),
  /** The first rows. */
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

/** A label for some inputs. */
export const label = z.strictObject({
  /** The text. */
  text: words,
  /** The inputs and results for which it is shown. */
  showWhen: rule,
});

const emphasis = z.enum(['quiet']);

const result = {
  /** The label of the figure. */
  label: words,
  /** Labels that depend on inputs or results: the first whose rule holds replaces `label`. */
  labels: z.array(label).min(1).readonly().optional(),
  /** A label of at most 20 letters for the bar at the foot of a phone, where a longer one is cut. It replaces `labels` there, too. */
  short: words
    .max(20, { error: ({ input }) => `is "${input}", but 20 letters are the most that a phone has room for` })
    .optional(),
  /** `quiet` makes it smaller than other results. */
  emphasis: emphasis.optional(),
  ...shownWhen,
};

const numeric = z.enum(['currency', 'percent', 'years', 'number', 'months']);
const rounding = {
  /**
   * How many decimals are shown.
   *
   * @defaultValue 2, and 0 for rupees and months
   */
  decimals: z.number().int().min(0).max(6).optional(),
};

/** A result that is a number. Money is rounded to rupees, months to whole months, the rest to two decimals, unless `decimals` says otherwise. */
export const numberOutput = z.strictObject({
  /** What it counts, which decides how it is shown: rupees, percent, years, a number, or months as `14 years 5 months`. */
  kind: numeric,
  ...result,
  ...rounding,
  /** Rounds to significant digits instead, as exchange rates are quoted. */
  significant: z.number().int().min(1).max(15).optional(),
  /** A change: shown with its sign, + or −. */
  signed: z.literal(true).optional(),
  /** Which way is better for the visitor, where scenarios are compared. */
  better: z.enum(['lower', 'higher']).optional(),
});

/** A result in words: one of `values` (id: the words), or free text such as a row's name. */
export const textOutput = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: z.literal('text'),
  ...result,
  /** The ids that compute may return, each with the words that are shown. Without it any text is allowed. */
  values: z.record(z.string(), words).optional(),
});

/** A result that is a day (`YYYY-MM-DD`) or a calendar month (`YYYY-MM`); empty where there is none. */
export const dayOutput = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: z.enum(['date', 'month']),
  ...result,
});

export const output = z.discriminatedUnion('kind', [numberOutput, textOutput, dayOutput]);

/** The role of a figure, which decides its colour on every chart: money invested or lent, or what it earns or costs. */
const role = z.enum(['principal', 'interest']);

export const column = z.discriminatedUnion('kind', [
  z.strictObject({
    /** The kind, which decides the other properties. */
    kind: numeric,
    /** The head of the column. */
    label: words,
    ...rounding,
    /** A change: shown with its sign, + or −. */
    signed: z.literal(true).optional(),
    /** Its role, which decides its colour on every chart. */
    role: role.optional(),
    /**
     * How a cell follows, so that a spreadsheet can go on with it: `{above.closing} × {rate} ÷ 1200`. Beside the names of a
     * working it has `{row}` (the row's number, from 1), `{row.interest}` (a cell of this row) and `{above.closing}` (a cell of
     * the row above, which the first row may not use). The check compares it with what compute gives.
     */
    formula: words.optional(),
    /** Spreadsheets add up the column below the table. */
    total: z.literal(true).optional(),
    ...shownWhen,
  }),
  z.strictObject({
    /** The kind, which decides the other properties. */
    kind: z.literal('text'),
    /** The head of the column. */
    label: words,
    /** The ids that compute may return, each with the words that are shown. Without it any text is allowed. */
    values: z.record(z.string(), words).optional(),
    ...shownWhen,
  }),
  /** A day (`YYYY-MM-DD`) or a calendar month (`YYYY-MM`, shown as `Apr 2027`). It can be the x axis of a chart. */
  z.strictObject({
    /** The kind, which decides the other properties. */
    kind: z.enum(['date', 'month']),
    /** The head of the column. */
    label: words,
    ...shownWhen,
  }),
]);

export const table = z.strictObject({
  /** The heading. */
  title: words,
  /**
   * The name of its tab, where it is one of several views: `Yearly`.
   *
   * @defaultValue its title
   */
  tab: words.optional(),
  /** Its columns by name. Compute returns rows with a value for each. */
  columns: z.record(name, column),
  /** The table that this one shows in more detail, such as months of years: its tab stands right after that of the coarser one. */
  finerOf: name.optional(),
  /** Starts a section with a caption, such as `Year {value}`, whenever the value of a column changes. */
  sections: z
    .strictObject({
      /** The column whose changes start sections. */
      by: name,
      /** The caption of a section, with {value} for the column's value. */
      caption: words,
    })
    .optional(),
  /** Needed where columns have formulas: the condition for a row, such as `{row} ≤ {years}`. The first row that fails it ends the table. */
  rowsWhile: words.optional(),
  /** The inputs for which the formulas of its columns hold; without it always. */
  formulasWhen: rule.optional(),
  /** Always shown, without a tab. */
  open: z.literal(true).optional(),
  ...shownWhen,
});

/** A figure that only a note or a refusal has. A date is written as YYYY-MM-DD. */
export const noteFigure = z.discriminatedUnion('kind', [
  z.strictObject({
    /** The kind, which decides the other properties. */
    kind: numeric,
    ...rounding,
  }),
  z.strictObject({
    /** The kind, which decides the other properties. */
    kind: z.enum(['date', 'month']),
  }),
]);

/** A note: its text, or an object with its text and more. */
export const note = z.union(
  [
    words,
    z.strictObject({
      /** The text, with inputs, outputs, facts and its own figures in braces. */
      text: words,
      /** The text's own figures, which compute returns and the text names in braces. */
      figures: z.record(name, noteFigure).optional(),
      /** The output whose figure it says is impossible. The note is shown at that figure, and not below all results. */
      at: name.optional(),
      /** The input whose value it says is not allowed. The note is shown at that input too, as a mistake. */
      about: name.optional(),
    }),
  ],
  {
    error: ({ input }) =>
      typeof input === 'object' && input !== null
        ? undefined
        : `is ${input}, but must be a text in quotes or an object with a text`,
  },
);

/**
 * A sentence with which compute refuses, named by `fail('rate', 'tooHigh')`. It may name inputs, facts and its own figures:
 * `fail('rate', 'tooHigh', { most: 12 })`.
 */
export const refusal = z.union([
  words,
  z.strictObject({
    /** The sentence, with inputs, facts and its own figures in braces. */
    text: words,
    /** The text's own figures, which compute returns and the text names in braces. */
    figures: z.record(name, noteFigure),
  }),
]);

const chartTitle = {
  /** The heading. */
  title: words,
  ...shownWhen,
};

/** A reference line across a chart, at a number, an output or a numeric input. */
const mark = z.union([
  z.strictObject({
    /** The value at which it is drawn: a number, an output or a numeric input. */
    x: name.or(figure),
    /** The text. */
    label: words,
  }),
  z.strictObject({
    /** The value at which it is drawn: a number, an output or a numeric input. */
    y: name.or(figure),
    /** The text. */
    label: words,
  }),
]);
const marked = {
  /** Reference lines, each across the chart at a value of one of its axes. */
  marks: z.array(mark).min(1).max(3).readonly().optional(),
};
const ofTable = {
  /** The table whose rows it draws. */
  table: name,
};
const along = {
  ...ofTable,
  /** The column of the x axis. */
  x: name,
};
const plotted = {
  ...along,
  /** The columns that it draws, which are numbers. */
  series: z.array(name).min(1).max(5).readonly(),
};
const started = {
  /**
   * A point before the first row, so that growth is drawn from its beginning: a value for the x axis and for every series, by
   * column, as a number, an output or a numeric input.
   */
  start: z.record(name, name.or(figure)).optional(),
};
const stackable = {
  /**
   * Stacks the series, which are parts of a whole.
   *
   * @defaultValue false
   */
  stacked: z.boolean().optional(),
};

/** A part of a donut. */
export const slice = z.strictObject({
  /** The name of the part. */
  label: words,
  /** The output or numeric input that is its size. */
  value: name,
  /** `returns` is for the estimated returns of an investment, which have their own colour beside the amount invested. */
  role: z.enum([...role.options, 'returns']).optional(),
});

export const chart = z.discriminatedUnion('kind', [
  /** A donut of two to six figures, each an output or a numeric input. */
  z.strictObject({
    /** The kind of chart. */
    kind: z.literal('donut'),
    ...chartTitle,
    /** Its parts, clockwise. */
    slices: z.array(slice).min(2).max(6).readonly(),
  }),
  /** A donut of the rows of a table. */
  z.strictObject({
    /** The kind of chart. */
    kind: z.literal('shares'),
    ...chartTitle,
    ...ofTable,
    /** The column of the parts' names. */
    label: name,
    /** The column of the parts' sizes. */
    value: name,
  }),
  /** A line for each column. */
  z.strictObject({
    /** The kind of chart. */
    kind: z.literal('line'),
    ...chartTitle,
    ...marked,
    ...plotted,
    ...started,
  }),
  /** An area under a line for each column. */
  z.strictObject({
    /** The kind of chart. */
    kind: z.literal('area'),
    ...chartTitle,
    ...marked,
    ...plotted,
    ...started,
    ...stackable,
  }),
  /** A bar for each row and column. */
  z.strictObject({
    /** The kind of chart. */
    kind: z.literal('bars'),
    ...chartTitle,
    ...marked,
    ...plotted,
    ...stackable,
  }),
  /** A band between a low and a high figure with a line in the middle. */
  z.strictObject({
    /** The kind of chart. */
    kind: z.literal('fan'),
    ...chartTitle,
    ...along,
    ...started,
    /** The column of the low figures. */
    low: name,
    /** The column of the middle figures. */
    middle: name,
    /** The column of the high figures. */
    high: name,
  }),
  /** A radar chart with an axis for each row. */
  z.strictObject({
    /** The kind of chart. */
    kind: z.literal('radar'),
    ...chartTitle,
    ...plotted,
  }),
]);

export const section = z.strictObject({
  /** The heading of the section. */
  heading: words,
  /** Its text, paragraph by paragraph. */
  paragraphs: z.array(words).min(1).readonly().optional(),
  /** A formula, shown on a line of its own. */
  formula: words.optional(),
  /** Points, each with a bullet. */
  list: z.array(words).min(1).readonly().optional(),
});

/** The text under the calculator. Facts are named as `{ppf.rate}`, never typed as numbers. */
export const content = z.strictObject({
  /** The heading of all of it. */
  title: words,
  /** Its sections, in the order of the page. */
  sections: z.array(section).min(1).readonly(),
  /** How to use the calculator, step by step. */
  howTo: z
    .strictObject({
      /** The goal of the steps. */
      name: words,
      /** The steps in order. */
      steps: z
        .array(
          z.strictObject({
            /** The step in few words. */
            name: words,
            /** What to do. */
            text: words,
          }),
        )
        .min(1)
        .readonly(),
    })
    .optional(),
  /** Questions that visitors have. */
  faq: z
    .array(
      z.strictObject({
        /** The question as a visitor asks it. */
        question: words,
        /** The answer in plain text. */
        answer: words,
      }),
    )
    .min(1)
    .readonly()
    .optional(),
});

export const example = z.strictObject({
  /** What the example shows. */
  title: words,
  /** The inputs that differ from their defaults. */
  inputs: z.record(z.string(), z.unknown()),
  /** The results, from an outside source or by hand, rounded as on the page. */
  outputs: z
    .record(z.string(), z.union([z.number(), z.string()]))
    .refine((outputs) => Object.keys(outputs).length > 0, 'is empty; one figure or more is needed'),
  /** Where the figure was published or calculated, if not by hand. */
  source: words.optional(),
});

/** An analysis by a generative AI service; `prompt` returns the question for it. */
export const insight = z.strictObject({
  /** The heading. */
  title: words,
  /** What the visitor gets, shown before anything is sent. */
  about: words,
  /** Always needed. Gives what the service is asked, from the values of the inputs: `prompt: ({ amount }) => …`. */
  prompt: code,
});

/** A service for live figures; `read` reads its answer. */
export const liveSource = z.strictObject({
  /** Its id. The setting `VITE_<ID>_URL` changes its address: `VITE_RATES_FALLBACK_URL` for `ratesFallback`. */
  service: name,
  /** Its name on the page. */
  name: words,
  /** Its address, `https://…`, without a query. */
  address: words,
  /** The query that is added to the address, such as `?base=INR`; may be empty. */
  query: z.string(),
  /** Always needed. Reads the service’s answer, which may be anything: its date and figures, or null where anything in it is wrong. */
  read: code,
});

/** Figures from outside. The services are asked one after the other until one answers. */
export const live = z.strictObject({
  /** The name of the figures on the page: Exchange rates. */
  label: words,
  /** The services in the order in which they are asked. */
  sources: z.array(liveSource).min(1).readonly(),
});

/** A line chart of results over time, with one snapshot for each day on which the visitor came. */
export const history = z.strictObject({
  /** The heading of the chart. */
  title: words,
  /** The outputs that are drawn. */
  outputs: z.array(name).min(1).readonly(),
});

/** Inputs that are stored in the browser, and the outputs of the history. */
export const keep = z.strictObject({
  /** To be raised when inputs change their meaning; `migrate` then converts older values. */
  version: z.number().int().min(1),
  /** A line chart of results over time. */
  history: history.optional(),
  /** Converts values that an older version stored: `migrate: (values, version) => …`. Needed from version 2 on. */
  migrate: code,
});

/** A button that exchanges two inputs. */
export const swap = z.strictObject({
  /** The button's name for screen readers. */
  label: words,
  /** The two inputs that it exchanges. */
  inputs: z.tuple([name, name]).readonly(),
});

const filled = (record: object): boolean => Object.keys(record).length > 0;
const EMPTY = 'is empty; one entry or more is needed';

/** A line that says which rules and conventions the results use. */
export const basis = z.strictObject({
  /** The text. */
  text: words,
  /** The inputs and results for which it is shown. */
  showWhen: rule.optional(),
});

/**
 * A step of a working: a formula of inputs, facts and earlier steps, such as `{rate} ÷ 12 ÷ 100`. A step with the id of an
 * output gives that output.
 */
export const workingStep = z.strictObject({
  /** Its name in later formulas. With the name of an output the step gives that output. */
  id: name,
  /** What the step calculates. */
  label: words,
  /** The formula, such as `{rate} ÷ 12 ÷ 100`. */
  formula: words,
  /** The kind of its value, if the step is not an output. */
  kind: numeric.optional(),
  ...rounding,
  ...shownWhen,
});

/** An output that never falls (or never rises) as one input rises and the others stay. The check tests it. */
export const movement = z.strictObject({
  /** The output that rises or falls. */
  output: name,
  /** The numeric input that rises. */
  with: name,
});
/** An output that is the sum of others, or of inputs. The check tests it. */
export const sum = z.strictObject({
  /** The output that is the sum. */
  total: name,
  /** The outputs and inputs that add up to it. */
  parts: z.array(name).min(2).readonly(),
});

/** The definition as data, without its functions. */
export const definition = z.strictObject({
  /** The inputs by name, in the order of the page. */
  inputs: z.record(name, input).refine(filled, EMPTY),
  /** The results of compute by name, in the order of the page. */
  outputs: z.record(name, output).refine(filled, EMPTY),
  /** Tables under the results. Compute returns each as a function that returns its rows. */
  tables: z.record(name, table),
  /** Notes that compute may add by returning their ids. Their text may name inputs, results and facts: `{rate}`. */
  notes: z.record(name, note),
  /** Charts of the results and of tables. */
  charts: z.array(chart),
  /**
   * Which conventions and rules the results use, and of what date. Like notes, help and content a line may name a fact, `{ppf.rate}`,
   * as it was on a day `{ppf.rate@2024-05-01}`, with its date `{ppf.rate|since}`, its source `{ppf.rate|source}`, or the quarter it
   * was confirmed for `{ppf.rate|official}`; and an input, `{rate}`, or a yearly rate compounded monthly, `{rate|effective}`.
   */
  basis: z
    .array(basis)
    .min(1, "is missing or empty; say in a line or more which rules and conventions the figures rest on: basis: ['…']"),
  /** Figures from outside, never from running the calculator. They are tests, and the page shows them. */
  examples: z.array(example).min(1),
  /** The text under the calculator. */
  content: content.nullable(),
  /** An analysis by a generative AI service with the visitor's own key. */
  insight: insight.nullable(),
  /** Figures from outside that the page fetches. */
  live: live.nullable(),
  /** Inputs that are stored in this browser, and a history of results. */
  keep: keep.nullable(),
  /** Buttons that exchange two inputs. */
  swaps: z.array(swap),
  /** Inputs that compute may refuse within their usual range; every other usual value gets figures. */
  mayRefuse: z.array(name),
  /**
   * One or two results shown large.
   *
   * @defaultValue the first result
   */
  headline: z.array(name).max(2),
  /**
   * The one number that the panel "What moves it" shows, and that a search for an input offers first.
   *
   * @defaultValue the headline, or else the first result that is a number
   */
  figure: name.nullable(),
  /** Sentences with which compute refuses, by id: `fail('rate', 'tooHigh')`. Their text may name inputs and facts: `{rate}`. */
  refusals: z.record(name, refusal),
  /**
   * The steps by which the results are worked out, in order; the last give results. A formula has inputs, facts and earlier steps
   * in braces; numbers, words in quotes, `+ − × ÷ ^` and brackets; `if(condition, then, else)` with `= ≠ < > ≤ ≥`, `and`, `or`;
   * `min`, `max`, `floor`, `ceil`, `round`, `abs`, `ln`, `exp`, `normal` (the distribution function); and
   * `sum(k, from, to, expression with k)`. For a fact with bands, name one part, `{homeLoan.ltv.1.rate}`. A toggle is 1 or 0.
   * Steps with `showWhen` may share an id if their rules exclude each other.
   */
  working: z.array(workingStep),
  /** Why there is no working, or none that leads to the figure shown large. */
  noWorking: words.nullable(),
  /** Ids of tools that a visitor may want next. */
  related: z.array(z.string()).max(MOST_RELATED),
  /** Outputs that never fall as one input rises and the others stay. */
  rises: z.array(movement),
  /** Outputs that never rise as one input rises and the others stay. */
  falls: z.array(movement),
  /** Outputs that are the sum of other outputs or of inputs. */
  sums: z.array(sum),
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
  /** The last day for which the newest value counts as confirmed; when and from what it was confirmed, in words. */
  confirmed: z.strictObject({ until: day, words }),
});

/** Light metadata of a tool, for menus, cards, the search and search engines. */
export const meta = z.strictObject({
  /** The name of its folder. Links use it, so it never changes. */
  id: z.string().regex(/^[a-z][a-z0-9_]*$/, 'an id has small letters, digits and underscores'),
  /** The path of its page: /loan/emi-calculator. */
  path: z
    .string()
    .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must look like /loan/emi-calculator: small letters, digits and hyphens'),
  /** The heading of the page and its name in menus. */
  title: words.max(60),
  /**
   * A short name for small places, such as `Home loan`.
   *
   * @defaultValue its title
   */
  short: words.max(24).optional(),
  /** A name from the Lucide icon set, such as `wallet`. */
  icon: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an icon is the name of one from Lucide, such as piggy-bank'),
  /** A sentence under the title on what it does. */
  description: words.max(200),
  /** What search engines show, 50 to 160 characters. */
  metaDescription: z.string().trim().min(50).max(160),
  /** Other words that people search for: short names, sections of law, other spellings. */
  keywords: z.array(z.string().trim().min(2).max(40)).max(20).optional(),
  /** Whole searches, each of which must list this tool first. */
  asked: z.array(z.string().trim().min(2).max(60)).max(20).optional(),
});

export const catalogueEntry = meta.pick({ id: true, path: true, title: true, icon: true });

/** Groups and their order. A tool with a folder is listed by its id, a tool that is not made yet by its metadata. */
export const catalogue = z.strictObject({
  /** The tool that an unknown hash opens. */
  fallback: z.string(),
  /** What the landing page shows before the groups, by the tools' ids. */
  landing: z
    .strictObject({
      /** Short links under the search. */
      start: z.array(z.string()).max(8).readonly(),
      /** A tool that can be used on the landing page itself, with its first sliders. */
      live: z.string(),
      /** Tools on large cards with their descriptions. */
      cards: z.array(z.string()).max(6).readonly(),
    })
    .optional(),
  /** The groups in the order of the menu. A new group is made here, with its first tool; the folders follow it. */
  groups: z
    .array(
      z.strictObject({
        /** The name of the group's folder in tools/. */
        id: z.string().regex(/^[a-z]+$/, 'the id of a group has small letters only'),
        /** Its name in the menu. */
        title: words,
        /** Its tools in order, each by its id, or by its metadata if it is not made yet. */
        tools: z
          .array(z.union([z.string(), catalogueEntry]))
          .min(1)
          .readonly(),
      }),
    )
    .min(1)
    .readonly(),
});

export type * from './types.ts';
