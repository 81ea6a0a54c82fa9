/**
 * What a calculator's definition may say: each shape once, as a zod schema with comments on its keys. The checks run the schemas;
 * the compiler infers the types from them, and editors and docs/reference show the comments. The page has only the types.
 */
import { z } from 'zod';
import { MOST_RELATED } from '#src/engine/utilities.ts';

/** What a schema lets through, to be read only. */
type Infer<Schema extends z.ZodType> = Fixed<z.output<Schema>>;
/** With all its parts read only. */
type Fixed<T> = T extends (...args: never) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Fixed<T[K]> }
    : T;

/** A shape in which some properties have other types. They keep their comments. */
export type With<Shape, Other> = { readonly [K in keyof Shape]: K extends keyof Other ? Other[K] : Shape[K] };

const line = z.string().trim().min(1);
// marked as what visitors read: scripts/build/texts.ts lists all such texts for translators
export const words = line.meta({ isRead: true });
const name = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*$/, 'a name starts with a small letter and has only letters and digits');
export const figure = z.number();
/** A text of which a visitor sees a part filled in; without that part it would be wrong. */
const having = (part: string, why: string) => words.refine((text) => text.includes(part), why);
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const optionValue = z.union([z.string(), z.number()]);
export const day = z.iso.date('write a day as YYYY-MM-DD');
const yes = z.literal(true);
const ownName = name.refine((text) => !(text in Object.prototype), 'is a name that every object has; choose another');
/** A name for what compute returns. */
const resultName = ownName.refine(
  (text) => !/^(notes|ok|field|message|then)$/.test(text),
  'is a name that the result of compute uses itself; choose another',
);
/** A record with an entry or more. */
const filled = <Entry extends z.ZodType>(entry: Entry, key = ownName) =>
  z.record(key, entry).refine((all) => Object.keys(all).length > 0, 'is empty; add at least one entry');
/** A function, which only a run can check: whether it is there, too. */
const code = <F>() => z.custom<F>(() => true);
/** Phrases divided by commas, each of 2 to 60 characters. */
const phrases = z
  .string()
  .regex(/^\s*[^,]{2,60}(,[^,]{2,60})*\s*$/u, 'must be phrases of 2 to 60 characters, divided by commas');
/** Values that inputs are set to, by name. */
const setTo = z.record(name, scalar);

// ---- when something is shown ----------------------------------------------------------------------------------------

/** A number above or below a limit. */
const ranges = [
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
] as const;
/** Any value but one. */
const not = z.strictObject({
  /** Any value but this one. */
  not: scalar,
});
/** A wanted value: this one, one of several, a number above or below a limit, or any but one. */
export const wanted = z.union([scalar, z.array(optionValue).min(1), ...ranges, not]);
/** Wanted values of inputs, by their names. */
const all = z.record(name, wanted);
/** Holds while every named input has a wanted value; a list of two or more holds while one of its rules does. */
export const rule = z.union([all, z.array(all).min(2)]);

export type Range = Infer<(typeof ranges)[number]>;
export type Not = Infer<typeof not>;
export type Wanted = Infer<typeof wanted>;
export type AllWanted = Infer<typeof all>;
export type Rule = AllWanted | readonly AllWanted[];

/** For parts that may be hidden, depending on inputs and results. The command prints hidden results and tables too. */
const hideable = {
  /** Shows it only while this rule holds. The rule may name inputs and results. */
  showWhen: rule.optional(),
};

// ---- lines of the search --------------------------------------------------------------------------------------------

const range = z.tuple([figure, figure]).refine(([least, most]) => least < most, {
  error: ({ input }) => `${String(input).replace(',', ' to ')} is not a range; write the smaller number first`,
});

/** A figure for another period. */
export const conversion = z.strictObject({
  /** What it is multiplied by. */
  by: figure,
  /** Other inputs that it sets. */
  set: setTo.optional(),
  /** Where people leave the period out: a figure above it is not for this period. */
  most: figure.optional(),
});
const times = z.union([figure, conversion]).optional();

/** How an input is named in a line of the search, such as `sip 5000 for 10 years`. */
export const asked = z.strictObject({
  /** Words for it beside its label, divided by commas: `ctc, package`. A number with the word `days` is also for `180 days`. */
  words: phrases.optional(),
  /** Without one of these words, divided by commas, there is no figure. */
  sure: phrases.optional(),
  /**
   * What it is where a line does not say it: `needed` for a figure, `named` as assumed, named where nothing else is missing, or
   * neither; `either` for a choice or a toggle that is read with each of its values.
   */
  left: z.enum(['needed', 'named', 'alone', 'quiet', 'either']).optional(),
  /** Whether it takes an amount without a word for it. Default: unless it is under More options or usually 0. */
  open: z.literal(false).optional(),
  /** People leave its period out: a number without one may be for each that `times` has. */
  period: z.literal('open').optional(),
  /** Years of which people leave out whether they are months: `fd 1 lakh 7% 6`. */
  months: yes.optional(),
  /** What a figure for another period is multiplied by, and what else it sets: 12 for a month where the input is per year. */
  times: z.strictObject({ month: times, year: times }).optional(),
});
export interface Asked extends Infer<typeof asked> {}

/** A question turned round: an input that is asked for where a line gives the output. */
export const turn = z.strictObject({
  /** The input that is asked for. */
  input: name,
  /** "For" beside the amount may mark it as the wanted result. */
  weak: yes.optional(),
  /** Inputs whose values cancel out, such as the principal where money doubles. */
  free: z.array(name).min(1).optional(),
});
export interface Turn extends Infer<typeof turn> {}

/** An output that answers a line. */
export const askAnswer = z.strictObject({
  /** The output. */
  output: name,
  /** An output that a line may ask for and gets this one: of an FD that pays out, its interest. Else only where it asks for none. */
  to: name.optional(),
  /** Another output that a line may as well mean where it asks for none: both figures are shown. */
  or: name.optional(),
  /** Only while the line does not say this input. */
  unsaid: name.optional(),
  /** Only while the line gives these inputs these values. */
  given: setTo.optional(),
});

/** Words that set inputs. */
export const askSet = z.strictObject({
  /** The words, divided by commas. */
  words: phrases,
  /** The inputs with their values. */
  inputs: setTo,
});

/** How a line of the search is answered. */
export const ask = z.strictObject({
  /** The outputs that answer a line: the first that fits; none for a tool whose figures nobody can ask for in a line. */
  answers: z.array(askAnswer).optional(),
  /** The term, in years, that the scheme itself sets: a line may say it, and it changes nothing. */
  term: z.number().positive().optional(),
  /** Words that change nothing here, divided by commas: what is bought, for whom. */
  idle: phrases.optional(),
  /** Phrases, divided by commas, with which a line may mean two things: there is no figure. */
  unsure: phrases.optional(),
  /** Words that set several inputs. */
  sets: z.array(askSet).optional(),
});

// ---- inputs ---------------------------------------------------------------------------------------------------------

const per = z.enum(['month', 'year']).optional();

/** What every input may say. */
export const labelled = {
  /** How it is named in a line of the search. */
  asked: asked.optional(),
  /** The label of the control. */
  label: words,
  /** A line under the control for what the label cannot say. */
  help: words.optional(),
  /** Shows the input only while this rule holds. While it is hidden, compute gets its default. */
  showWhen: rule.optional(),
  /**
   * Shows the input while the rule holds or its value is not its default; compute always gets its value. For an input whose value
   * compute must refuse where it does not apply, instead of ignoring it. Works under More options too.
   */
  offerWhen: rule.optional(),
  /** Puts the input under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  more: yes.optional(),
};

const meant = {
  /**
   * What it says about the visitor or the plan: a name of `src/engine/powers/meanings.ts`, such as `grossIncome.year`. The same
   * figure from another calculator is then offered under the box. A wrong match is worse than none.
   */
  about: z.string().optional(),
  /**
   * Why its label is not the one that inputs of this meaning have in other calculators, for other authors to read; no visitor sees it.
   * Without a reason the label must be the same.
   */
  labelReason: line.optional(),
};

/** The least of what is allowed: a number, or only numbers above one. */
const leastAllowed = z.union([figure, z.strictObject({ above: figure })]);

/** A number: rupees, percent, years or a plain count. */
export const numberInput = z.strictObject({
  /** What it counts, which decides its unit: rupees, percent, years, or a plain number. */
  kind: z.enum(['currency', 'percent', 'years', 'number']),
  /** The period of a figure: an amount of each month or each year, which the search converts. A rate is per year without it. */
  per,
  ...labelled,
  ...meant,
  /** The first value, which compute also gets while the input is hidden. */
  default: figure,
  /** The usual range, from its least to its most: what the search expects and, with a `step`, the slider. It refuses nothing. */
  usual: range.optional(),
  /**
   * Makes the usual range a slider with this step, which divides it. Where its end is at least 50 times its start, in rupees, equal moves of the
   * slider multiply the amount, and it stops at round multiples of the step.
   */
  step: figure.positive().optional(),
  /**
   * What is accepted; a number outside is refused with a sentence. `{ above: 0 }` leaves the end itself out, and without a second end
   * there is no upper limit but that of its kind. Default: from 0; up to 1,000 for years and 10,00,000 for a number, so that no count
   * fills the memory.
   */
  allowed: z.union([z.tuple([leastAllowed]), z.tuple([leastAllowed, figure])]).optional(),
  /**
   * True takes whole numbers only: a fraction is refused. A number such as 100 is for what a law takes in multiples: answers of *Work
   * backwards* and steps of *What matters* are multiples of it. Compute gets other values too.
   */
  whole: z.union([yes, z.number().int().min(2)]).optional(),
  /**
   * The name of a note with which nothing is refused below what is allowed: all results are 0 for such a number, and the note says
   * why; compute gets the end itself, even of `{ above: 0 }`.
   */
  negative: name.optional(),
  /**
   * Years may be typed in months too, `18 months` or `1 year 6 months`, and stay years. A `number` is then a count of months, so
   * `4 years` is 48.
   */
  months: yes.optional(),
  /** Years that are somebody's age: texts say `until 60`, without the unit, where a duration is `60 years`. */
  age: yes.optional(),
  /** A duration in years that may be typed and shown in days: `444 days`. Each is 1/365 of a year, as banks in India count. */
  days: yes.optional(),
  /** What a value below zero means and what one above it, said under the box: `Paid in`, `Got back`. */
  ways: z.strictObject({ below: words, above: words }).optional(),
  /** Two to six usual values, each set by one press; at most four fit in one line of a phone. */
  chips: z.array(figure).min(2).max(6).optional(),
  /** How far the panel "What matters" moves the value down and up. Default: 1 of a rate from 2% on, a year, 5 years from 20 on, 1 of a count up to 20, else a tenth, rounded. */
  moveBy: figure.positive().optional(),
  /**
   * 0 means that nothing is set, as the help says: `0 means no change`. "What matters" then leaves the input out, since from 0 to 1 is
   * no small step there.
   */
  unset: yes.optional(),
  /**
   * `first` where people decide on this input: a search for a wanted result starts with it. False where such a search makes no
   * sense. Otherwise a search starts with the first amount of money that changes the result.
   */
  solve: z.literal([false, 'first']).optional(),
});
export interface NumberInput extends Infer<typeof numberInput> {}

/** An option of a choice. */
export const option = z.strictObject({
  /** The value in compute, links and rules. It never changes. */
  value: z.union([line, figure]),
  /** The words on the page. */
  label: words,
  /** Words for it in a line of the search, divided by commas. */
  asked: phrases.optional(),
  /**
   * The day of every year, MM-DD, up to which this option comes first. The default is then not the one that is written, but the
   * option whose day comes next: a due date that follows the calendar. All options have one, or just those that dates decide.
   */
  until: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'write a day of every year as MM-DD')
    .optional(),
  /**
   * What numbers it starts with where all options are compared, each as a formula of the present inputs and results: the lump sum
   * that is as much as all instalments. Without it every option has the present inputs, which may be another one's example.
   */
  compared: z.record(name, line).optional(),
});

/** One of several options: radio buttons up to four, a select for more. */
export const choiceInput = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: z.literal('choice'),
  ...labelled,
  ...meant,
  /** The options, two or more: radio buttons up to four, a select for more. */
  options: z.array(option).min(2),
  /** The first value, which compute also gets while the input is hidden. */
  default: optionValue,
});
export interface ChoiceInput extends Infer<typeof choiceInput> {}

/** Yes or no: one checkbox. */
export const toggleInput = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: z.literal('toggle'),
  ...labelled,
  /** The first value, which compute also gets while the input is hidden. */
  default: z.boolean(),
});
export interface ToggleInput extends Infer<typeof toggleInput> {}

/** A short text, such as a name. */
export const textInput = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: z.literal('text'),
  ...labelled,
  /** The first value, which compute also gets while the input is hidden. */
  default: z.string(),
});
export interface TextInput extends Infer<typeof textInput> {}

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
  optional: yes.optional(),
  /** The first day that the browser's calendar offers. It refuses nothing: compute must refuse days that it cannot use. */
  min: z.iso.date().optional(),
  /** The last day that the browser's calendar offers. It refuses nothing: compute must refuse days that it cannot use. */
  max: z.iso.date().optional(),
});
export interface DateInput extends Infer<typeof dateInput> {}

const cells = [numberInput, choiceInput, toggleInput, textInput, dateInput] as const;
/** A control for one value: everything but rows. */
export type CellInput = NumberInput | ChoiceInput | ToggleInput | TextInput | DateInput;

/** A list of rows (loans, expenses) with the same columns. */
export const rowsInput = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: z.literal('rows'),
  ...labelled,
  /** The name of one row, with its number: `Loan {number}`. */
  item: having('{number}', 'lacks {number}, so all rows would have the same name; put {number} in it'),
  /** The inputs of one row, by name. A new row has their defaults: 0, and an optional day's `''`, so that it begins empty. */
  columns: filled(z.discriminatedUnion('kind', cells)),
  /** The fewest rows. */
  min: z.number().int().min(0),
  /** The most rows, up to 1,000. A page shows a hundred at a time. */
  max: z.number().int().min(1).max(1000),
  /** The first rows. */
  default: z.array(setTo),
});
export interface RowsInput extends With<Infer<typeof rowsInput>, { columns: Readonly<Record<string, CellInput>> }> {}

const input = z.discriminatedUnion('kind', [...cells, rowsInput]);
export type Input = CellInput | RowsInput;

/** A button that exchanges two inputs. */
export const swap = z.strictObject({
  /** The button's name for screen readers. */
  label: words,
  /** The two inputs that it exchanges. */
  inputs: z
    .tuple([name, name])
    .refine(([one, other]) => one !== other, 'names one input twice; name two different inputs'),
});
export interface Swap extends Infer<typeof swap> {}

// ---- results --------------------------------------------------------------------------------------------------------

/** A label for some inputs. */
export const label = z.strictObject({
  /** The text. */
  text: words,
  /** The inputs and results for which it is shown. */
  showWhen: rule,
  /** The words say which way the figure goes, so that the page shows it large without its sign: `You owe more than you own by`. */
  unsigned: yes.optional(),
});
export interface Label extends Infer<typeof label> {}

/** What every result may say. */
export const result = {
  /** The label of the figure. */
  label: words,
  /** Labels that depend on inputs or results: the first whose rule holds replaces `label`. */
  labels: z.array(label).min(1).optional(),
  /** A label of at most 20 letters for the bar at the foot of a phone, where a longer one is cut. It replaces `labels` there, too. */
  short: words
    .max(20, { error: ({ input }) => `is "${input}", but 20 letters are the most that a phone has room for` })
    .optional(),
  /** `quiet` puts it behind *All figures*, and makes it smaller than other results. */
  emphasis: z.enum(['quiet']).optional(),
  /** Words for it in a line of the search, divided by commas. */
  asked: phrases.optional(),
  ...hideable,
};

const numeric = z.enum(['currency', 'percent', 'years', 'number', 'months']);
const rounded = {
  /** How many decimals are shown, 0 to 10. Default: 2, and 0 for rupees and months. */
  decimals: z.number().int().min(0).max(10).optional(),
};
const signed = {
  /** A change: shown with its sign, + or −. */
  signed: yes.optional(),
};

/** A result that is a number. Money is rounded to rupees, months to whole months, the rest to two decimals, unless `decimals` says otherwise. */
export const numberOutput = z.strictObject({
  /** What it counts, which decides how it is shown: rupees, percent, years, a number, or months as `14 years 5 months`. */
  kind: numeric,
  /** The period of a figure: an amount of each month or each year, which the search converts. A rate is per year without it. */
  per,
  ...result,
  ...rounded,
  ...signed,
  /** What it says about the visitor or the plan, such as `inHand.month`: other calculators offer it where an input is about it. */
  about: z.string().optional(),
  /** Which way is better for the visitor, where scenarios are compared. */
  better: z.enum(['lower', 'higher']).optional(),
  /** It is what the visitor puts in: of two scenarios with different ones a comparison says both differences, and of none that it is better. */
  putIn: yes.optional(),
  /** A scale from 0 under a figure that is shown large: from where on it is amber, below that red; from where on green; and its end. */
  gauge: z
    .tuple([figure.positive(), figure.positive(), figure.positive()])
    .refine(([amber, green, end]) => amber < green && green < end, 'must rise: amber below green, green below its end')
    .optional(),
  /** Inputs that a line of the search may ask for by this output. */
  turns: z.array(turn).min(1).optional(),
});
export interface NumberOutput extends Infer<typeof numberOutput> {}

const inWords = {
  /** The kind, which decides the other properties. */
  kind: z.literal('text'),
  /** The ids that compute may return, each with the words that are shown. Without it any text is allowed. */
  values: z.record(z.string(), words).optional(),
};
const dated = {
  /** The kind, which decides the other properties. */
  kind: z.enum(['date', 'month']),
};

/** A result in words: one of `values` (id: the words), or free text such as a row's name. */
export const textOutput = z.strictObject({ ...inWords, ...result });

/** A result that is a day (`YYYY-MM-DD`) or a calendar month (`YYYY-MM`); empty where there is none. */
export const dayOutput = z.strictObject({ ...dated, ...result });

const output = z.discriminatedUnion('kind', [numberOutput, textOutput, dayOutput]);
export type Output = Infer<typeof output>;

// ---- tables ---------------------------------------------------------------------------------------------------------

/**
 * What a figure means: money put in or repaid (`principal`), a cost such as the interest on a loan (`interest`), what is earned,
 * such as the growth of a fund (`growth`), tax, none of these (`neutral`), or `returns` for what is earned on a page that has the
 * return chart: two slices, Invested Amount and Estimated Returns.
 */
export const role = z.enum(['principal', 'interest', 'growth', 'tax', 'neutral', 'returns']);
export type Role = Infer<typeof role>;

const headed = {
  /** The head of the column. */
  label: words,
  /**
   * The column under whose cells this one stands as a small line, such as a section of law, or with its label an amount that is not
   * 0. Only the page does so; a copy, a print and a workbook have it as a column.
   */
  under: name.optional(),
  ...hideable,
};

/** A column of numbers. */
export const numberColumn = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: numeric,
  ...headed,
  ...rounded,
  ...signed,
  /** What it means, which decides its colour on every chart: interest that is paid is `interest`, interest that is earned `growth`. */
  role: role.optional(),
  /**
   * How a cell follows from others, for spreadsheets: `{above.closing} × {rate} ÷ 1200`. Beside the names of a working it has `{row}`
   * (the row's number, from 1), `{row.interest}` (a cell of this row) and `{above.closing}` (a cell of the row above, which the first
   * row may not use). The check compares it with what compute gives.
   */
  formula: line.optional(),
  /** Spreadsheets add up the column below the table. */
  total: yes.optional(),
});

/** A column of words. */
export const textColumn = z.strictObject({ ...inWords, ...headed });

/** A column of days (`YYYY-MM-DD`) or calendar months (`YYYY-MM`, shown as `Apr 2027`). It can be the x axis of a chart. */
export const dayColumn = z.strictObject({ ...dated, ...headed });

const column = z.discriminatedUnion('kind', [numberColumn, textColumn, dayColumn]);
export type Column = Infer<typeof column>;

/** Which row of a table is best. Of rows that are equal, or where only one competes, none is; nor while its rule does not hold. */
export const best = z.strictObject({
  /** The column that decides, which has numbers. */
  column: name,
  /** Whether the least or the most is best. */
  is: z.enum(['least', 'most']),
  /** What is said of it, at most 20 letters: `Costs least`. */
  label: words.max(20),
  /** Only rows with this value in a column compete: `{ capital: 'stays' }`. */
  among: z.record(name, optionValue).optional(),
  ...hideable,
});
export interface Best extends Infer<typeof best> {}

/** The sections of a table. */
export const sections = z.strictObject({
  /** The column whose changes start sections. */
  by: name,
  /** The caption of a section, with {value} for the column's value. */
  caption: having('{value}', 'lacks {value}, so all sections would have the same name; put {value} in it'),
});

/** A table under the results. */
export const table = z.strictObject({
  /** The heading. */
  title: words,
  /** The name of its tab, where it is one of several views: `Yearly`. Default: its title. */
  tab: words.optional(),
  /** The name of its sheet in a workbook, at most 31 characters: `Schedule (yearly)`. Needed where the title is longer. */
  sheet: words.optional(),
  ...hideable,
  /** Its columns by name. Compute returns rows with a value for each. */
  columns: filled(column),
  /** The columns that a phone shows at once, in their order; a press on a row opens the others. Default: the first four. */
  first: z.array(name).min(2).max(4).optional(),
  /**
   * The table that this one shows in more detail: the yearly one, where this is monthly. With `sections` by a column that both have, a
   * press on a row of that table opens its section.
   */
  finerOf: name.optional(),
  /** Starts a section with a caption, such as `Year {value}`, whenever the value of a column changes. */
  sections: sections.optional(),
  /** Needed where columns have formulas: the condition for a row, such as `{row} ≤ {years}`. The first row that fails it ends the table. */
  rowsWhile: line.optional(),
  /** The inputs for which the formulas of its columns hold; without it always. */
  formulasWhen: rule.optional(),
  /** Always shown, without a tab. */
  open: yes.optional(),
  /** Its rows are options that compete: the one that is best is marked, in the table and in charts of bars on their side. */
  best: best.optional(),
});
export interface Table extends With<Infer<typeof table>, { columns: Readonly<Record<string, Column>> }> {}

// ---- charts ---------------------------------------------------------------------------------------------------------

const titled = {
  /** The heading. */
  title: words,
  ...hideable,
};

/** A part of a donut. */
export const slice = z.strictObject({
  /** The name of the part. */
  label: words,
  /** The output or numeric input that is its size. */
  value: name,
  /** What it means, which decides its colour. With `tax` the legend has amounts, since 15% of a price would be taken for its 18% GST. */
  role: role.optional(),
});
export interface Slice extends Infer<typeof slice> {}

/** A donut of two to six figures, each an output or a numeric input. */
export const donut = z.strictObject({
  /** The kind of chart. */
  kind: z.literal('donut'),
  ...titled,
  /** Its parts, clockwise. */
  slices: z.array(slice).min(2).max(6),
});
export interface Donut extends Infer<typeof donut> {}

const ofTable = {
  ...titled,
  /** The table whose rows it draws. */
  table: name,
};

/** A donut of the rows of a table. */
export const shares = z.strictObject({
  /** The kind of chart. */
  kind: z.literal('shares'),
  ...ofTable,
  /** The column of the parts' names. */
  label: name,
  /** The column of the parts' sizes. */
  value: name,
});

const markText = {
  /** The text, at most 40 characters, in which `{x}` is the value of the x axis. */
  label: words.max(40),
};
const markOnce = {
  /** The column whose figure passes another one: the line stands at the first row after it has passed. */
  once: name,
  ...markText,
};

/** A reference line at a value of the x axis; it is left out where the chart does not reach it. */
export const markAtX = z.strictObject({
  /** The value at which it is drawn: a number, an output, a numeric input, or a choice whose options are the words along the axis. */
  x: name.or(figure),
  /** At an output: the visitor is there, so the figures above the chart are at rest those of that row. At an input it is so anyway. */
  own: yes.optional(),
  ...markText,
});

/** A reference line at a value of the y axis. */
export const markAtY = z.strictObject({
  /** The value at which it is drawn: a number, an output or a numeric input. */
  y: name.or(figure),
  ...markText,
});

/** A reference line where a column rises above a figure, the last time that it does. */
export const markOnceAbove = z.strictObject({
  ...markOnce,
  /** What it is above: a number, another column, an output or a numeric input. */
  above: name.or(figure),
});

/** A reference line where a column falls below a figure, the last time that it does. */
export const markOnceBelow = z.strictObject({
  ...markOnce,
  /** What it is below: a number, another column, an output or a numeric input. */
  below: name.or(figure),
});

const along = {
  ...ofTable,
  /** The column of the x axis. */
  x: name,
  /** One to four things that happen, the most important first, each a line across the chart. */
  marks: z
    .array(z.union([markAtX, markAtY, markOnceAbove, markOnceBelow]))
    .min(1)
    .max(4)
    .optional(),
};
/** What lines, areas and bars say alike. */
export const plotted = {
  ...along,
  /** One to five columns that it draws, which are numbers. */
  series: z.array(name).min(1).max(5),
};
const started = {
  /** A point before the first row: a value for the x axis and for each series, as a number, an output or a numeric input. */
  start: z.record(name, name.or(figure)).optional(),
};
const stackable = {
  /** Stacks the series, which are parts of a whole. Default: false. */
  stacked: z.boolean().optional(),
};

/** A line for each column. Along days it has steps, not slopes: each figure stays until the next row. */
export const lineChart = z.strictObject({
  /** The kind of chart. */
  kind: z.literal('line'),
  ...plotted,
  ...started,
});

/** An area under a line for each column. */
export const areaChart = z.strictObject({
  /** The kind of chart. */
  kind: z.literal('area'),
  ...plotted,
  ...started,
  ...stackable,
});

/** A bar for each row and column. */
export const barChart = z.strictObject({
  /** The kind of chart. */
  kind: z.literal('bars'),
  ...plotted,
  ...stackable,
  /** Lays the bars on their side, with the names beside them: for words that are too long to stand under bars on a phone. Default: false. */
  horizontal: z.boolean().optional(),
});

/** A band between a low and a high figure with a line in the middle, and a darker band within it if wanted. */
export const fanChart = z.strictObject({
  /** The kind of chart. */
  kind: z.literal('fan'),
  ...along,
  ...started,
  /** Three columns: the low, the middle and the high figures; five with the edges of a darker band around the middle, in the same order. */
  series: z
    .array(name)
    .refine(
      ({ length }) => length === 3 || length === 5,
      'needs three columns, low, middle and high; or five, with both edges of a darker band around the middle',
    ),
});

const chart = z.discriminatedUnion('kind', [donut, shares, lineChart, areaChart, barChart, fanChart]);
export type Chart = Infer<typeof chart>;
export type ChartKind = Chart['kind'];

// ---- texts beside the figures ---------------------------------------------------------------------------------------

/** A line that says which rules and conventions the results use. One that is always shown may be its text alone. */
export const basis = z.strictObject({
  /** The text. */
  text: words,
  ...hideable,
});
export interface Basis extends Infer<typeof basis> {}

/** A number that only a note or a refusal has. */
export const numberOfNote = z.strictObject({
  /** The kind, which decides the other properties. */
  kind: numeric,
  ...rounded,
});
/** A figure that only a note or a refusal has. A date is written as YYYY-MM-DD. */
export const noteFigure = z.discriminatedUnion('kind', [numberOfNote, z.strictObject(dated)]);
export type NoteFigure = Infer<typeof noteFigure>;

/** A note that is more than its text. */
export const longNote = z.strictObject({
  /** The text, with inputs, outputs, facts and its own figures in braces. */
  text: words,
  /** The text's own figures, which compute returns and the text names in braces. */
  figures: z.record(name, noteFigure).optional(),
  /** The output whose figure it says is impossible. The note is shown at that figure, and not below all results. */
  at: name.optional(),
  /** The input whose value it says is not allowed. The note is shown at that input too, as a mistake; as a warning if it is `careful`. */
  about: name.optional(),
  /** `careful` for what to look at before relying on the figure, `good` for good news. Without it a plain remark, or with `about` a mistake. */
  kind: z.enum(['careful', 'good']).optional(),
});
const note = z.union([words, longNote], {
  error: ({ input }) =>
    typeof input === 'object' && input !== null
      ? undefined
      : `is ${input}, but must be a text in quotes or an object with a text`,
});
/** A note: its text, or an object with its text and more. */
export type Note = Infer<typeof note>;

/** A refusal with figures of its own. */
export const longRefusal = z.strictObject({
  /** The sentence, with inputs, facts and its own figures in braces. */
  text: words,
  /** The text's own figures, which compute returns and the text names in braces. */
  figures: z.record(name, noteFigure),
});
const refusal = z.union([words, longRefusal]);
/** A sentence with which compute refuses, `fail('rate', 'tooHigh', { most: 12 })`. It may name inputs, facts and its own figures. */
export type Refusal = Infer<typeof refusal>;

// ---- how figures are worked out -------------------------------------------------------------------------------------

/** A step of a working: a formula of inputs, facts and earlier steps. A step with the id of an output gives that output. */
export const workingStep = z.strictObject({
  /** Its name in later formulas. With the name of an output the step gives that output. */
  id: name,
  /** What the step calculates. */
  label: words,
  /** The formula, such as `{rate} ÷ 12 ÷ 100`. A toggle is a condition: `if({woman}, 1, 2)`. */
  formula: line,
  /** The kind of its value, if the step is not an output. */
  kind: numeric.optional(),
  ...rounded,
  ...hideable,
});
export interface WorkingStep extends Infer<typeof workingStep> {}

/** A figure from outside, which is tested and shown on the page. */
export const example = z.strictObject({
  /** The situation, in plain words: `A first flat: ₹50 lakh for 20 years`. */
  title: words,
  /** The inputs that differ from their defaults. */
  inputs: z.record(z.string(), z.unknown()),
  /** One result or more, from an outside source or by hand, rounded as on the page, which shows the first three. */
  outputs: z
    .record(z.string(), optionValue)
    .refine((outputs) => Object.keys(outputs).length > 0, 'is empty; add at least one figure'),
  /** Where the figure was published or calculated, if not by hand. */
  source: words.optional(),
});
export interface Example extends Infer<typeof example> {}

/** Outputs by name, each with inputs. */
const movements = z.record(name, z.array(name).min(1));

/** An output that is the sum of others, or of inputs. The check tests it. */
export const sum = z.strictObject({
  /** The output that is the sum. */
  total: name,
  /** Two or more outputs and inputs that add up to it. */
  parts: z.array(name).min(2),
});
export interface Sum extends Infer<typeof sum> {}

// ---- other abilities of the page ------------------------------------------------------------------------------------

/** A question of people that *Work backwards* answers: which input gives a result that they want. */
export const solveQuestion = z.strictObject({
  /** The question as a person asks it, with `{target}` for the result that is wanted. */
  text: having('{target}', 'does not say which result the visitor wants; put {target} in it'),
  /** The input that answers it, a number. */
  input: name,
  /** The result that is wanted, a number. */
  output: name,
  /** What people aim at whatever they have, such as 90% or age 45. Default: a figure in two digits at least 5% better than the present one. */
  target: figure.optional(),
});
export interface SolveQuestion extends Infer<typeof solveQuestion> {}

/** An analysis by a generative AI service with the visitor's own key. */
export const insight = z.strictObject({
  /** The heading. */
  title: words,
  /** What the visitor gets, shown before anything is sent. */
  about: words,
  /** Gives what the service is asked, from the values of the inputs: `prompt: ({ amount }) => …`. */
  // biome-ignore lint/suspicious/noExplicitAny: a tool of any inputs
  prompt: code<(values: any) => string>(),
});
export interface Insight extends Infer<typeof insight> {}

/** Figures from outside (exchange rates), by name, as the page fetched them. */
export type LiveFigures = Readonly<Record<string, number>>;

/** Figures as a service gives them. The page checks the dates, because it knows today. */
export interface LiveAnswer {
  /** YYYY-MM-DD; where the figures have several days, the oldest. */
  readonly date: string;
  /** The newest of several days. */
  readonly newest?: string;
  /** The figures by name. */
  readonly figures: LiveFigures;
}

/** A service for live figures. */
export const liveSource = z.strictObject({
  /** Its id. The setting `VITE_<ID>_URL` changes its address: `VITE_GOLD_PRICE_URL` for `goldPrice`. */
  service: name,
  /** Its name on the page. */
  name: words,
  /** Its address, `https://…`, without a query. */
  address: line,
  /** The query that is added to the address, such as `?base=INR`; may be empty. */
  query: z.string(),
  /** Reads the service’s answer, which may be anything: its date and figures, or null where anything in it is wrong. */
  read: code<(body: unknown) => LiveAnswer | null>(),
});

/** Live figures that were published on a day and are built in. */
export const liveReference = z.strictObject({
  /** Who published them, as the page names it. */
  source: words,
  /** Their day, YYYY-MM-DD. */
  date: day,
  /** The figures by name. */
  figures: z.record(z.string(), figure),
});

/** Figures from outside: those that a service gives now, or gave on an earlier visit, or those built in, whichever are newest. */
export const live = z.strictObject({
  /** The name of the figures on the page: Exchange rates. */
  label: words,
  /** The service that is asked. */
  source: liveSource,
  /** Figures of a day that stand, with their date, until the service answers and where it does not. */
  reference: liveReference.optional(),
});
export interface Live extends Infer<typeof live> {}

/** A line chart of results over time, with one snapshot for each day on which the visitor came. */
export const history = z.strictObject({
  /** The heading of the chart. */
  title: words,
  /** The outputs that are drawn, one or more. */
  outputs: z.array(name).min(1),
});
export interface History extends Infer<typeof history> {}

/** Inputs that are stored in the browser, and the outputs of the history. */
export const keep = z.strictObject({
  /** A line chart of results over time. */
  history: history.optional(),
});
export interface Keep extends Infer<typeof keep> {}

// ---- around the calculator ------------------------------------------------------------------------------------------

/** A figure of a story. */
export const storyFigure = z.strictObject({
  /** What it is. */
  kind: numeric,
  /** The input or result that it begins with. */
  of: name,
  /** An input, a result or a number that is taken off. */
  less: z.union([name, figure]).optional(),
  /** An input, a result or a number by which that is divided. */
  by: z.union([name, figure]).optional(),
  /** What that is multiplied by: −1 for a loss in words. */
  times: figure.optional(),
});
export interface StoryFigure extends Infer<typeof storyFigure> {}
const itsFigures = {
  /** Its own figures by name, each of two inputs or results. */
  figures: z.record(name, storyFigure).optional(),
  ...hideable,
};

/** A sentence that says what the results mean, in a situation. */
export const story = z.strictObject({
  /** One sentence or two, with inputs and results in braces. Amounts from a lakh on are in lakh or crore. */
  text: words,
  /** Its second figure in a few words, beside the headline in the bar at the foot of a phone: `{monthsSaved} sooner`. */
  bar: words.optional(),
  ...itsFigures,
});
export interface Story extends Infer<typeof story> {}

/** A change of inputs that helps, offered under the story with what it brings; without `set` a thing worth knowing. */
export const lever = z.strictObject({
  /**
   * The change and what it brings, at most 110 letters. `{rate}` is an input or a result after the change, `{prepayments.0.amount}` a
   * cell, `{by.totalInterest}` by how much an input or a result changes.
   */
  text: words,
  ...itsFigures,
  /**
   * The inputs that it changes: a number as a formula of inputs, results and facts, such as `{tenure} + 1`; another input by its value;
   * rows with such cells.
   */
  set: z.record(name, z.union([scalar, z.array(setTo)])).optional(),
  /** Which way results must move for the text to be true, by a thousandth at least; otherwise it is not offered. Needed with `set`. */
  moves: z.record(name, z.enum(['up', 'down'])).optional(),
});
export interface Lever extends Infer<typeof lever> {}

/** A link that goes on in another tool, with figures of this one. */
export const next = z.strictObject({
  /** The id of the other tool. */
  tool: z.string(),
  /** The words of the link, with inputs and results in braces, which it writes as a story does. */
  text: words,
  /**
   * The other tool's inputs by name, each as a formula of this tool's inputs, results (as they are shown) and facts, or a figure
   * alone: a number, 1 or 0 for a toggle, 0 for no rows; for a choice `{convention}` alone, if both have the same options, or an
   * option in quotes, `'monthly'`; for a day `{soldOn}` alone; for rows a list with such cells. An amount of the other tool's
   * example is not the visitor's: give every amount shown there, `0` where there is none, or name in the text what is assumed.
   */
  with: z.record(name, z.union([line, z.array(z.record(name, line)).min(1)])),
  /** The table under which it is shown, such as one whose rows are other tools. Default: under the results. */
  under: name.optional(),
  /** For a tool that answers the same question another way: its figure with these inputs. The page runs the other tool for it. */
  there: z
    .strictObject({
      /** The output of the other tool that the text names as `{there}`. */
      output: name,
      /** The words of the link without that figure: until the other tool has loaded, and where it refuses these inputs. */
      without: words,
    })
    .optional(),
  ...hideable,
});
export interface Next extends Infer<typeof next> {}

/** A section of the text. */
export const section = z.strictObject({
  /** The heading of the section. */
  heading: words,
  /** Its text, paragraph by paragraph. */
  paragraphs: z.array(words).min(1).optional(),
  /** A formula, shown on a line of its own. */
  formula: words.optional(),
  /** Points, each with a bullet. */
  list: z.array(words).min(1).optional(),
});

/** A step of the instructions. */
export const step = z.strictObject({
  /** The step in few words. */
  name: words,
  /** What to do. */
  text: words,
});
export interface Step extends Infer<typeof step> {}

/** How to use the calculator. */
export const howTo = z.strictObject({
  /** The goal of the steps. */
  name: words,
  /** The steps in order. */
  steps: z.array(step).min(1),
});

/** A question with its answer. */
export const question = z.strictObject({
  /** The question as a visitor asks it. */
  question: words,
  /** The answer in plain text. */
  answer: words,
});
export interface Question extends Infer<typeof question> {}

/**
 * The text under the calculator. Facts are named as `{ppf.rate}`, never typed as numbers; a figure of an example as
 * `{example.0.emi}`, by its place and the name of an input or of a result that the example has.
 */
export const content = z.strictObject({
  /** The heading of all of it. */
  title: words,
  /** Its sections, in the order of the page. */
  sections: z.array(section).min(1),
  /** How to use the calculator, step by step. */
  howTo: howTo.optional(),
  /** Questions that visitors have. */
  faq: z.array(question).min(1).optional(),
});
export interface Content extends Infer<typeof content> {}

// ---- a definition ---------------------------------------------------------------------------------------------------

/** A whole definition, but for `compute`, which CONTRIBUTING.md describes. */
export const definition = z.strictObject({
  /** The inputs by name, in the order of the page. */
  inputs: filled(input),
  /** The results of compute by name, in the order of the page. */
  outputs: filled(output, resultName),
  /** Tables under the results. Compute returns each as a function that returns its rows. */
  tables: z.record(resultName, table).default({}),
  /** Notes that compute may add by returning their ids. Their text may name inputs, results and facts: `{rate}`. */
  notes: z.record(ownName, note).default({}),
  /** Sentences with which compute refuses, by id: `fail('rate', 'tooHigh')`. Their text may name inputs and facts: `{rate}`. */
  refusals: z.record(name, refusal).default({}),
  /**
   * The steps by which the results are worked out, in order; the last give results. A formula has inputs, facts and earlier steps
   * in braces; numbers, words in quotes, `+ − × ÷ ^` and brackets; `if(condition, then, else)` with `= ≠ < > ≤ ≥`, `and`, `or`;
   * `min`, `max`, `floor`, `ceil`, `round`, `abs`, `ln`, `exp`, `normal` (the distribution function); and
   * `sum(k, from, to, expression with k)`. For a fact with bands, name one part, `{homeLoan.ltv.1.rate}`. A toggle is 1 or 0.
   * Steps with `showWhen` may share an id if their rules exclude each other.
   */
  working: z.array(workingStep).default([]),
  /** Charts of the results and of tables. */
  charts: z.array(chart).default([]),
  /**
   * Which conventions and rules the results use, and of what date, in a line or more. Like notes, help and content a line may name
   * a fact, `{ppf.rate}`, as it was on a day `{ppf.rate@2024-05-01}`, with its date `{ppf.rate|since}`, its source
   * `{ppf.rate|source}`, or the quarter it was confirmed for `{ppf.rate|official}`; and an input, `{rate}`, or a yearly rate
   * compounded monthly, `{rate|effective}`.
   */
  basis: z
    .array(basis)
    .min(1, "is missing or empty; say in a line or more which rules and conventions the figures rest on: basis: ['…']"),
  /**
   * One to three situations that teach something, with figures from outside, never from running the calculator. The page shows them,
   * and they are tests. Figures that are tests alone belong in `tests/golden`.
   */
  examples: z.array(example).min(1).max(3),
  /** The text under the calculator. Without it the page has a general one. */
  content: content.nullable().default(null),
  /** An analysis by a generative AI service with the visitor's own key. */
  insight: insight.nullable().default(null),
  /** Figures from outside that the page fetches. */
  live: live.nullable().default(null),
  /** Inputs that are stored in this browser, and a history of results. */
  keep: keep.nullable().default(null),
  /** Buttons that exchange two inputs. */
  swaps: z.array(swap).default([]),
  /** How a line of the search is answered, such as `emi 50 lakh 8.5% 20 years`. */
  ask: ask.nullable().default(null),
  /** One or two results shown large, or three of which a rule always hides one. Default: the first result. */
  headline: z.array(name).max(3).default([]),
  /** The one number that the panel "What matters" shows, and that a search for an input offers first. Default: the headline, or else the first result that is a number. */
  figure: name.nullable().default(null),
  /** Up to three questions with which *Work backwards* begins, each while its input and result are shown. The check answers them. */
  asks: z.array(solveQuestion).max(3).default([]),
  /** Why there is no working, or none that leads to the figure shown large. */
  noWorking: words.nullable().default(null),
  /** Ids of tools that a visitor may want next. */
  related: z.array(z.string()).max(MOST_RELATED).default([]),
  /** Links that go on in another tool, with figures of this one: up to two under the results, others under a table. */
  next: z.array(next).default([]),
  /** What the results mean in one sentence: the first story whose rule holds is shown above them. The last one has no rule. */
  story: z.array(story).default([]),
  /**
   * Changes of inputs that help: the first that does is offered under the story, and a press applies it. One without `set` is a thing
   * worth knowing, shown as it is.
   */
  levers: z.array(lever).default([]),
  /** Outputs that never fall as one of these numeric inputs rises and the others stay: `{ interest: ['rate'] }`. The check tests it. */
  rises: movements.default({}),
  /** Outputs that never rise as one of these numeric inputs rises and the others stay. The check tests it. */
  falls: movements.default({}),
  /** Outputs that are the sum of other outputs or of inputs. */
  sums: z.array(sum).default([]),
});

/** A definition as its author writes it. */
export type Written = Fixed<z.input<typeof definition>>;
/** A definition as `defineTool` gives it, with all its parts. */
export type Whole = Infer<typeof definition>;

// ---- the menu -------------------------------------------------------------------------------------------------------

/** Light metadata of a tool, for menus, cards, the search and search engines. */
export const meta = z.strictObject({
  /** The name of its folder. Links use it, so it never changes. */
  id: z.string().regex(/^[a-z][a-z0-9_]*$/, 'an id has only small letters, digits and underscores'),
  /** The path of its page, which never changes either: /loan/emi-calculator. */
  path: z
    .string()
    .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must look like /loan/emi-calculator: small letters, digits and hyphens'),
  /** The heading of the page and its name in menus, at most 60 characters. */
  title: words.max(60),
  /** A short name for small places, such as `Home loan`, at most 24 characters. Default: its title. */
  short: words.max(24).optional(),
  /** A name from the Lucide icon set, such as `wallet`. */
  icon: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the name of a Lucide icon, such as piggy-bank'),
  /** A sentence under the title on what it does, at most 200 characters. */
  description: words.max(200),
  /** What search engines show, 50 to 160 characters. */
  metaDescription: z.string().trim().min(50).max(160).meta({ isRead: true }),
  /** Other words that people search for, divided by commas: short names, sections of law, other spellings. */
  keywords: phrases.optional(),
  /** Whole searches, divided by commas, each of which must list this tool first. */
  asked: phrases.optional(),
  /** Of these words, those that name other tools as well: alone they give no figure. */
  vague: phrases.optional(),
});
export interface Meta extends Infer<typeof meta> {}

/** What the menu knows of a tool. */
export const catalogueEntry = meta.pick({ id: true, path: true, title: true, icon: true });
export interface CatalogueEntry extends Infer<typeof catalogueEntry> {}

/** A tool under another name than its own. */
export const namedTool = z.strictObject({
  /** What goes on after *I want to*: `Buy a home`; or the name of a tab: `Loan`. */
  title: words,
  /** The tool's id. */
  tool: z.string(),
});

/** What people come for, with the tool that helps. */
export const want = namedTool.extend({
  /** A question that decides between two tools, asked once it is pressed. */
  question: z
    .strictObject({
      /** `Already retired?` */
      text: words,
      /** The answer that opens the tool itself: `Not yet`. */
      no: words,
      /** The other answer, with its tool. */
      yes: namedTool,
    })
    .optional(),
});

/** What the landing page shows before the groups, by the tools' ids. */
export const landing = z.strictObject({
  /** Up to eight short links under the search. */
  start: z.array(z.string()).max(8),
  /** Up to three tools that can be used on the landing page itself, each on a tab: its first sliders, its story and its first chart. */
  live: z.array(namedTool).max(3),
  /** Up to six things that people come for, after *I want to*, each with the tool that helps. */
  wants: z.array(want).max(6),
});

/** A group of the menu. */
export const group = z.strictObject({
  /** The name of the group's folder in tools/. */
  id: z.string().regex(/^[a-z]+$/, 'the id of a group has only small letters'),
  /** Its name in the menu. */
  title: words,
  /** Its tools in order, each by its id, or by its metadata if it is not made yet. */
  tools: z.array(z.union([z.string(), catalogueEntry])).min(1),
});

/** Groups and their order. A tool with a folder is listed by its id, a tool that is not made yet by its metadata. */
export const catalogue = z.strictObject({
  /** The tool that an unknown hash opens. */
  fallback: z.string(),
  /** What the landing page shows before the groups, by the tools' ids. */
  landing: landing.optional(),
  /** The groups in the order of the menu. A new group is made here, with its first tool; the folders follow it. */
  groups: z.array(group).min(1),
});
export interface Catalogue extends Infer<typeof catalogue> {}
