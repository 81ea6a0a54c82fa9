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

/** A value: itself, one of several, any number above or below one (of rows: how many there are), any but one. */
export const wanted = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(optionValue).min(1).readonly(),
  z.strictObject({
    /** Any number above this one; of rows, more rows than this: `{ above: 0 }` is some rows. */
    above: figure,
    /** And below this one. */
    below: figure.optional(),
  }),
  z.strictObject({
    /** Any number below this one; of rows, fewer rows than this: `{ below: 1 }` is no rows. */
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

/** What may follow inputs and results: it is left out of the page while its rule does not hold. The command gives all. */
const shownWhen = {
  /** Shows it only then. The rule may name inputs and results. */
  showWhen: rule.optional(),
};

const labelled = {
  /** What stands beside the control. */
  label: words,
  /** A line under the control for what the label cannot say. */
  help: words.optional(),
  /**
   * Shows the input only while each input that is named has the value given, one of a list of values, a number `above` or
   * `below` another, or any value but `not` one; of a list of such rules one is enough. While it is hidden, compute gets its default.
   */
  showWhen: rule.optional(),
  /**
   * Offers the input only then, or while its value is not its default; compute always gets its value. For an input that compute
   * is to refuse rather than to forget. Under More options too.
   */
  offerWhen: rule.optional(),
  /** Stands under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  more: z.literal(true).optional(),
  /** Names that it had before: links that have them are still read. */
  was: z.array(name).min(1).readonly().optional(),
};

/** Said of an input whose values can be searched for one that gives a wanted result. */
const solvable = {
  /** False where the search for a value that gives a wanted result makes no sense. */
  solve: z.literal(false).optional(),
};

/** A number: rupees, percent, years or a plain count. */
export const numberInput = z.strictObject({
  /** What it counts, which decides its unit: rupees, percent, years, or just a number. */
  kind: z.enum(['currency', 'percent', 'years', 'number']),
  ...labelled,
  ...solvable,
  /** The value that it starts with, and that compute gets while it is hidden. */
  default: figure,
  /** The start of the usual range. It guides and refuses nothing; `min`, `max` and `step` together make a slider. */
  min: figure.optional(),
  /** The end of the usual range. It guides and refuses nothing; what is to be refused above says `atMost`. */
  max: figure.optional(),
  /** The step of the slider, which divides the range. */
  step: figure.positive().optional(),
  /** A slider from a hundred to a crore and the like: equal moves multiply the value, and it stops at round figures. */
  scale: z.literal('log').optional(),
  /**
   * Whole numbers only: a fraction is refused.
   *
   * @defaultValue false
   */
  whole: z.boolean().optional(),
  /**
   * Accepts numbers below zero, which are refused otherwise, and hands them to compute.
   *
   * @defaultValue false
   */
  negative: z.boolean().optional(),
  /** The note that says why all results are 0 where the number is below zero. Compute gets no such number. */
  belowZero: name.optional(),
  /**
   * The most that is accepted; more is refused with a sentence, so that nothing a visitor counts fills the memory.
   *
   * @defaultValue 1,000 for years, 10,00,000 for a number
   */
  atMost: figure.positive().optional(),
  /** A duration in years that may be typed and shown in months: `18 months`, `1 year 6 months`. The value stays years. */
  months: z.literal(true).optional(),
  /** Usual values, each set by one press; four at most stand in one line of a phone. */
  chips: z.array(figure).min(2).max(6).readonly().optional(),
  /** How far "What moves it most" moves the value down and up. */
  nudge: figure.positive().optional(),
  /** The formula begins only above this value, so a search never answers with less. */
  above: figure.optional(),
});

/** One of several: radio buttons up to four options, a select above. */
export const choiceInput = z.strictObject({
  /** What kind it is, which decides what else may be said of it. */
  kind: z.literal('choice'),
  ...labelled,
  /** What can be chosen: radio buttons up to four options, a select above. */
  options: z
    .array(
      z.strictObject({
        /** What compute, links and rules have for it. It never changes. */
        value: optionValue,
        /** What the page shows for it. */
        label: words,
      }),
    )
    .min(2)
    .readonly(),
  /** The value that it starts with, and that compute gets while it is hidden. */
  default: optionValue,
});

/** Yes or no: one checkbox. */
export const toggleInput = z.strictObject({
  /** What kind it is, which decides what else may be said of it. */
  kind: z.literal('toggle'),
  ...labelled,
  /** The value that it starts with, and that compute gets while it is hidden. */
  default: z.boolean(),
});

/** A short text, such as a name. */
export const textInput = z.strictObject({
  /** What kind it is, which decides what else may be said of it. */
  kind: z.literal('text'),
  ...labelled,
  /** The value that it starts with, and that compute gets while it is hidden. */
  default: z.string(),
  /** The most characters that can be typed. */
  maxLength: z.number().int().positive().optional(),
});

const noDay = ({ input }: { readonly input?: unknown }): string =>
  `is ${JSON.stringify(input) ?? 'missing'}, but must be a day of the calendar written as YYYY-MM-DD, such as 2026-04-01`;

/** A day, as YYYY-MM-DD. */
export const dateInput = z.strictObject({
  /** What kind it is, which decides what else may be said of it. */
  kind: z.literal('date'),
  ...labelled,
  /** The value that it starts with, and that compute gets while it is hidden. */
  default: z
    .string({ error: noDay })
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, { error: noDay }),
  /** May be empty (`""`). */
  optional: z.literal(true).optional(),
  /** The first day that is accepted. */
  min: z.iso.date().optional(),
  /** The last day that is accepted. */
  max: z.iso.date().optional(),
});

/** A control that stands for one value: everything but rows. */
export const cellInput = z.discriminatedUnion('kind', [numberInput, choiceInput, toggleInput, textInput, dateInput]);

/** A list of like things (loans, expenses), each with the same columns. */
export const rowsInput = z.strictObject({
  /** What kind it is, which decides what else may be said of it. */
  kind: z.literal('rows'),
  ...labelled,
  /** What one row is called, with its number: `Loan {number}`. */
  item: words,
  /** The inputs of one row, by name. */
  columns: z.record(name, cellInput),
  /** The fewest rows that may stand. */
  min: z.number().int().min(0),
  /** The most rows that may be added. */
  max: z.number().int().min(1).max(200),
  /** The rows that it starts with. */
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
  /** What it says. */
  text: words,
  /** The inputs and results for which it holds. */
  showWhen: rule,
});

const emphasis = z.enum(['quiet']);

const result = {
  /** What stands beside the figure. */
  label: words,
  /** Labels that follow a choice or a result: the first whose rule holds stands in place of `label`. */
  labels: z.array(label).min(1).readonly().optional(),
  /** A label of at most 20 letters for the bar at the foot of a phone, where a longer one is cut; in place of all `labels`, too. */
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

/** A result that is a number. Money is rounded to rupees, months to whole ones, the rest to two decimals, unless `decimals` says otherwise. */
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

/** A result that is a word: one of `values` (id: what is shown), or free text such as a row's name. */
export const textOutput = z.strictObject({
  /** What kind it is, which decides what else may be said of it. */
  kind: z.literal('text'),
  ...result,
  /** The words that compute may give, by id, with what is shown for each. Without it any text may come. */
  values: z.record(z.string(), words).optional(),
});

/** A result that is a day (`YYYY-MM-DD`) or a calendar month (`YYYY-MM`); empty where there is none. */
export const dayOutput = z.strictObject({
  /** What kind it is, which decides what else may be said of it. */
  kind: z.enum(['date', 'month']),
  ...result,
});

export const output = z.discriminatedUnion('kind', [numberOutput, textOutput, dayOutput]);

/** What a figure is, which decides its colour on every chart: money put in or lent, or what that earns or costs. */
const role = z.enum(['principal', 'interest']);

export const column = z.discriminatedUnion('kind', [
  z.strictObject({
    /** What kind it is, which decides what else may be said of it. */
    kind: numeric,
    /** What stands above the column. */
    label: words,
    ...rounding,
    /** A change: shown with its sign, + or −. */
    signed: z.literal(true).optional(),
    /** What it stands for, which decides its colour on every chart. */
    role: role.optional(),
    ...shownWhen,
  }),
  z.strictObject({
    /** What kind it is, which decides what else may be said of it. */
    kind: z.literal('text'),
    /** What stands above the column. */
    label: words,
    /** The words that compute may give, by id, with what is shown for each. Without it any text may come. */
    values: z.record(z.string(), words).optional(),
    ...shownWhen,
  }),
  /** A day (`YYYY-MM-DD`) or a calendar month (`YYYY-MM`, shown as `Apr 2027`). Charts can stand on it. */
  z.strictObject({
    /** What kind it is, which decides what else may be said of it. */
    kind: z.enum(['date', 'month']),
    /** What stands above the column. */
    label: words,
    ...shownWhen,
  }),
]);

export const table = z.strictObject({
  /** What stands above it. */
  title: words,
  /**
   * Its name where it is one of several views: `Yearly`.
   *
   * @defaultValue its title
   */
  tab: words.optional(),
  /** Its columns by name. Compute gives rows with a value for each. */
  columns: z.record(name, column),
  /** The table of which this one is the finer view (months of years): both stand in one place, with a switch. */
  finerOf: name.optional(),
  /** Starts a section, with its own caption, whenever this column's value changes: `Year {value}`. */
  sections: z
    .strictObject({
      /** The column whose changes start sections. */
      by: name,
      /** The caption of a section, with {value} for the column's value. */
      caption: words,
    })
    .optional(),
  /** Shown without a press. */
  open: z.literal(true).optional(),
  ...shownWhen,
});

/** A figure that only a note tells. A date is given as YYYY-MM-DD. */
export const noteFigure = z.discriminatedUnion('kind', [
  z.strictObject({
    /** What kind it is, which decides what else may be said of it. */
    kind: numeric,
    ...rounding,
  }),
  z.strictObject({
    /** What kind it is, which decides what else may be said of it. */
    kind: z.enum(['date', 'month']),
  }),
]);

/** A remark: its text, or its text with more that is said of it. */
export const note = z.union(
  [
    words,
    z.strictObject({
      /** What it says, with inputs, outputs, facts and its own figures in braces. */
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

/**
 * A sentence with which compute refuses, named by `fail('rate', 'tooHigh')`. It may name inputs, facts and figures of its
 * own: `fail('rate', 'tooHigh', { most: 12 })`.
 */
export const refusal = z.union([
  words,
  z.strictObject({
    /** The sentence, with inputs, facts and its own figures in braces. */
    text: words,
    /** Figures of its own, which compute gives and the text names in braces. */
    figures: z.record(name, noteFigure),
  }),
]);

const chartTitle = {
  /** What stands above it. */
  title: words,
  ...shownWhen,
};

/** A reference line across a chart, at a number or at an output or a numeric input. */
const mark = z.union([
  z.strictObject({
    /** Where it stands: a number, an output or a numeric input. */
    x: name.or(figure),
    /** What it says. */
    label: words,
  }),
  z.strictObject({
    /** Where it stands: a number, an output or a numeric input. */
    y: name.or(figure),
    /** What it says. */
    label: words,
  }),
]);
const marked = {
  /** Reference lines, each across the chart from a place on one of its axes. */
  marks: z.array(mark).min(1).max(3).readonly().optional(),
};
const ofTable = {
  /** The table whose rows it draws. */
  table: name,
};
const along = {
  ...ofTable,
  /** The column along the axis. */
  x: name,
};
const plotted = {
  ...along,
  /** The columns that it draws, which are numbers. */
  series: z.array(name).min(1).max(5).readonly(),
};
const started = {
  /**
   * A point before the first row, so that growth is drawn from its beginning: what the axis and every series are there, each
   * by its column, as a number or as an output or a numeric input.
   */
  start: z.record(name, name.or(figure)).optional(),
};
const stackable = {
  /**
   * One on the other: the series are parts of a whole.
   *
   * @defaultValue false
   */
  stacked: z.boolean().optional(),
};

/** A part of a ring. */
export const slice = z.strictObject({
  /** What the part is called. */
  label: words,
  /** The output or numeric input that it is as large as. */
  value: name,
  /** `returns` are the estimated returns of an investment, which have a colour of their own beside what was invested. */
  role: z.enum([...role.options, 'returns']).optional(),
});

export const chart = z.discriminatedUnion('kind', [
  /** A ring of two to six figures, each an output or a numeric input. */
  z.strictObject({
    /** How it is drawn. */
    kind: z.literal('donut'),
    ...chartTitle,
    /** Its parts, clockwise. */
    slices: z.array(slice).min(2).max(6).readonly(),
  }),
  /** A ring of the rows of a table. */
  z.strictObject({
    /** How it is drawn. */
    kind: z.literal('shares'),
    ...chartTitle,
    ...ofTable,
    /** The column that names a part. */
    label: name,
    /** The column that a part is as large as. */
    value: name,
  }),
  /** A line for each column. */
  z.strictObject({
    /** How it is drawn. */
    kind: z.literal('line'),
    ...chartTitle,
    ...marked,
    ...plotted,
    ...started,
  }),
  /** An area under a line for each column. */
  z.strictObject({
    /** How it is drawn. */
    kind: z.literal('area'),
    ...chartTitle,
    ...marked,
    ...plotted,
    ...started,
    ...stackable,
  }),
  /** A bar for each row and column. */
  z.strictObject({
    /** How it is drawn. */
    kind: z.literal('bars'),
    ...chartTitle,
    ...marked,
    ...plotted,
    ...stackable,
  }),
  /** A band between a low and a high figure with a line in the middle. */
  z.strictObject({
    /** How it is drawn. */
    kind: z.literal('fan'),
    ...chartTitle,
    ...along,
    ...started,
    /** The column of the low figures. */
    low: name,
    /** The column of the figures between. */
    middle: name,
    /** The column of the high figures. */
    high: name,
  }),
  /** A web with a corner for each row. */
  z.strictObject({
    /** How it is drawn. */
    kind: z.literal('radar'),
    ...chartTitle,
    ...plotted,
  }),
]);

export const section = z.strictObject({
  /** What stands above the section. */
  heading: words,
  /** Its text, paragraph by paragraph. */
  paragraphs: z.array(words).min(1).readonly().optional(),
  /** A formula, shown on a line of its own. */
  formula: words.optional(),
  /** Points, each with a bullet. */
  list: z.array(words).min(1).readonly().optional(),
});

/** What a visitor can read under the calculator. Facts are named as `{ppf.rate}`, never typed as numbers. */
export const content = z.strictObject({
  /** What stands above all of it. */
  title: words,
  /** What it explains, in the order of the page. */
  sections: z.array(section).min(1).readonly(),
  /** How to use the calculator, step by step. */
  howTo: z
    .strictObject({
      /** What the steps lead to. */
      name: words,
      /** The steps in order. */
      steps: z
        .array(
          z.strictObject({
            /** The step in few words. */
            name: words,
            /** What is to be done. */
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
  /** What they must give, from a source outside or by hand, rounded as the page shows it. */
  outputs: z
    .record(z.string(), z.union([z.number(), z.string()]))
    .refine((outputs) => Object.keys(outputs).length > 0, 'is empty; one figure or more is needed'),
  /** Where the figure was published or worked out, if not by hand. */
  source: words.optional(),
});

/** An analysis by a generative AI service; `prompt` gives what it is asked. */
export const insight = z.strictObject({
  /** What stands above it. */
  title: words,
  /** What the visitor gets, said before anything is sent. */
  about: words,
});

/** A service that is asked for live figures; `read` reads its answer. */
export const liveSource = z.strictObject({
  /** Its id. The setting `VITE_<ID>_URL` gives it another address: `ratesFallback` has `VITE_RATES_FALLBACK_URL`. */
  service: name,
  /** What the page calls it. */
  name: words,
  /** Where it answers, `https://…`, without a query. */
  address: words,
  /** What is added to the address: `?base=INR`, or nothing. */
  query: z.string(),
});

/** Figures from outside, asked of one service after the other until one answers. */
export const live = z.strictObject({
  /** What is fetched, as the page calls it: Exchange rates. */
  label: words,
  /** The services in the order in which they are asked. */
  sources: z.array(liveSource).min(1).readonly(),
});

/** A line of results over the days on which the visitor came: one snapshot a day. */
export const history = z.strictObject({
  /** What stands above the line. */
  title: words,
  /** The outputs that are drawn. */
  outputs: z.array(name).min(1).readonly(),
});

/** Inputs that stay in the browser, and the outputs of which a history is drawn. */
export const keep = z.strictObject({
  /** Raised when inputs change their meaning; `migrate` then turns older values into new ones. */
  version: z.number().int().min(1),
  /** A line of results over the days on which the visitor came. */
  history: history.optional(),
});

/** A button that exchanges two inputs. */
export const swap = z.strictObject({
  /** What the button says to a screen reader. */
  label: words,
  /** The two inputs that it exchanges. */
  inputs: z.tuple([name, name]).readonly(),
});

const filled = (record: object): boolean => Object.keys(record).length > 0;
const EMPTY = 'is empty; one entry or more is needed';

/** A line that says what the results rest on. */
export const basis = z.strictObject({
  /** What it says. */
  text: words,
  /** The inputs and results for which it holds. */
  showWhen: rule.optional(),
});

/**
 * A step of how a figure comes about: a formula over inputs, facts and earlier steps, such as `{rate} ÷ 12 ÷ 100`. A step
 * whose id is that of an output gives that output.
 */
export const workingStep = z.strictObject({
  /** Its name in later formulas; that of an output makes it the result. */
  id: name,
  /** What the step works out. */
  label: words,
  /** The formula, such as `{rate} ÷ 12 ÷ 100`. */
  formula: words,
  /** What its value is, where it is no output. */
  kind: numeric.optional(),
  ...rounding,
  ...shownWhen,
});

/** An output that never falls (or never rises) as one input rises and the others stay. The check holds compute to it. */
export const movement = z.strictObject({
  /** The output that moves. */
  output: name,
  /** The numeric input that rises. */
  with: name,
});
/** An output that is the sum of others, or of inputs. The check holds compute to it. */
export const sum = z.strictObject({
  /** The output that is the sum. */
  total: name,
  /** The outputs and inputs that add up to it. */
  parts: z.array(name).min(2).readonly(),
});

/** The definition as data, without its functions: what the schemas look at. */
export const definition = z.strictObject({
  /** What the visitor gives, by name, in the order of the page. */
  inputs: z.record(name, input).refine(filled, EMPTY),
  /** What compute works out, by name, in the order of the page. */
  outputs: z.record(name, output).refine(filled, EMPTY),
  /** Tables under the results. Compute gives each as a function that returns its rows. */
  tables: z.record(name, table),
  /** Remarks that compute may add by returning their ids. Their text may name inputs, results and facts: `{rate}`. */
  notes: z.record(name, note),
  /** Charts of the results and of tables. */
  charts: z.array(chart),
  /**
   * What the results rest on: convention, rule, year, date. Like notes, help and content a line may name a fact, `{ppf.rate}`,
   * with its date `{ppf.rate|since}`, its source `{ppf.rate|source}`, or the quarter it was confirmed for `{ppf.rate|official}`;
   * and an input, `{rate}`, with what its twelfth a month comes to in a year, `{rate|effective}`.
   */
  basis: z.array(basis).min(1),
  /** Figures from outside, never from running the calculator. They are tests, and the page shows them. */
  examples: z.array(example).min(1),
  /** What a visitor can read under the calculator. */
  content: content.nullable(),
  /** An analysis by a generative AI service with the visitor's own key. */
  insight: insight.nullable(),
  /** Figures from outside that the page fetches. */
  live: live.nullable(),
  /** Inputs that stay in this browser, and a history of results. */
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
   * The one number for bars, grids and sharing.
   *
   * @defaultValue the headline, or else the first result that is a number
   */
  figure: name.nullable(),
  /** Sentences with which compute refuses, by id: `fail('rate', 'tooHigh')`. Their text may name inputs and facts: `{rate}`. */
  refusals: z.record(name, refusal),
  /**
   * The steps by which the results come about, in order; the last give results. A formula has inputs, facts and earlier steps in
   * braces; numbers, words in quotes, `+ − × ÷ ^` and brackets; `if(condition, then, else)` with `= ≠ < > ≤ ≥`, `and`, `or`;
   * `min`, `max`, `floor`, `ceil`, `round`, `abs`, `ln`, `exp`, `normal` (its distribution function); and
   * `sum(k, from, to, expression with k)`. Of a fact in bands it names one part, `{homeLoan.ltv.1.rate}`. A toggle counts as 1 or 0.
   * Steps with `showWhen` may share an id, and take turns.
   */
  working: z.array(workingStep),
  /** Why there are no such steps. */
  noWorking: words.nullable(),
  /** Ids of tools that a visitor of this one may want next. */
  related: z.array(z.string()).max(6),
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
  /** The last day for which the newest value was confirmed, and how to say it. */
  confirmed: z.strictObject({ until: day, words }),
});

/** Light metadata of a tool. Lists use id, path, title and icon; the rest comes with the page. */
export const meta = z.strictObject({
  /** The name of its folder. Links use it, so it never changes. */
  id: z.string().regex(/^[a-z][a-z0-9_]*$/, 'an id has small letters, digits and underscores'),
  /** Where its page is: /loan/emi-calculator. */
  path: z
    .string()
    .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must look like /loan/emi-calculator: small letters, digits and hyphens'),
  /** The heading of the page and its name in menus. */
  title: words.max(60),
  /** What it is called where there is little room, such as `Home loan`; else its title. */
  short: words.max(24).optional(),
  /** A name from the Lucide icon set, such as `wallet`. */
  icon: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an icon is the name of one from Lucide, such as piggy-bank'),
  /** What it does, in a sentence under the title. */
  description: words.max(200),
  /** What search engines show, 50 to 160 characters. */
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
  /** The groups in the order of the menu. */
  groups: z
    .array(
      z.strictObject({
        /** The name of the group's folder in tools/. */
        id: z.string().regex(/^[a-z]+$/, 'the id of a group has small letters only'),
        /** What the menu calls it. */
        title: words,
        /** Its tools in order, by id; one that is still to come is listed whole. */
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
