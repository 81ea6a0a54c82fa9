/**
 * What a calculator's definition may say: the interfaces that authors write against, with the comments that editors and
 * docs/reference show. `definition.ts` checks the same at run time; the compiler compares the two. Type parameters stand for
 * what `defineTool` knows more exactly than a name or a record.
 */

/** A number above or below a limit. */
export type Range =
  | {
      /** Any number above this one; for rows, more rows than this: `{ above: 0 }` is at least one row. */
      readonly above: number;
      /** And below this one. */
      readonly below?: number;
    }
  | {
      /** Any number below this one; for rows, fewer rows than this: `{ below: 1 }` is no rows. */
      readonly below: number;
    };

/** A wanted value: this one, one of several, a number above or below a limit, or any but one. */
export type Wanted = string | number | boolean | readonly (string | number)[] | Range | Not;

/** Any value but one. */
export interface Not<Value = string | number | boolean> {
  /** Any value but this one. */
  readonly not: Value;
}

/** Wanted values of inputs, by their names. */
export type AllWanted = Readonly<Record<string, Wanted>>;

/** Holds while every named input has a wanted value; a list of two or more holds while one of its rules does. */
export type Rule = AllWanted | readonly AllWanted[];

/** For parts that may be hidden, depending on inputs and results. The command prints hidden results and tables too. */
export interface Hideable<Condition = Rule> {
  /** Shows it only while this rule holds. The rule may name inputs and results. */
  readonly showWhen?: Condition;
}

// ---- inputs ---------------------------------------------------------------------------------------------------------

/** How an input is named in a line of the search, such as `sip 5000 for 10 years`. */
export interface Asked {
  /** Words for it beside its label, divided by commas: `ctc, package`. */
  readonly words?: string;
  /** The least and the most that a line may give it, such as the limits of a law. Without it these are the slider's, and somewhat more where a word or a unit tells what the number is. */
  readonly within?: readonly [number, number];
  /** Other limits while the line gives these inputs these values, such as the limit of a joint account. */
  readonly wider?: Wider;
  /** Without one of these words, divided by commas, there is no figure. */
  readonly sure?: string;
  /** What it is where a line does not say it: `needed` for a figure, `named` as assumed, or neither. */
  readonly left?: 'needed' | 'named' | 'quiet';
  /** What a figure for another period is multiplied by, and what else it sets: 12 for a month where the input is per year. */
  readonly times?: Readonly<Partial<Record<'month' | 'year', number | Conversion>>>;
}

/** Limits of an input beside other inputs. */
export interface Wider {
  /** The other inputs with their values. */
  readonly given: Readonly<Record<string, string | number | boolean>>;
  /** The least and the most. */
  readonly within: readonly [number, number];
}

/** A figure for another period. */
export interface Conversion {
  /** What it is multiplied by. */
  readonly by: number;
  /** Other inputs that it sets. */
  readonly set: Readonly<Record<string, string | number | boolean>>;
}

/** A question turned round: an input that is asked for where a line gives the output. */
export interface Turn {
  /** The input that is asked for. */
  readonly input: string;
  /** "For" beside the amount may mark it as the wanted result. */
  readonly weak?: true;
  /** Inputs whose values cancel out, such as the principal where money doubles. */
  readonly free?: readonly string[];
  /** The output that is told instead of the input. */
  readonly through?: string;
}

/** An output that answers a line. */
export interface AskAnswer {
  /** The output. */
  readonly output: string;
  /** The output that a line asks for; left out where it asks for none. */
  readonly to?: string;
  /** Only while the line does not say this input. */
  readonly unsaid?: string;
  /** Only while the line gives these inputs these values. */
  readonly given?: Readonly<Record<string, string | number | boolean>>;
}

/** Words that set inputs. */
export interface AskSet {
  /** The words, divided by commas. */
  readonly words: string;
  /** The inputs with their values. */
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
}

/** How a line of the search is answered. */
export interface Ask {
  /** The outputs that answer a line: the first that fits; none for a tool whose figures nobody can ask for in a line. */
  readonly answers?: readonly AskAnswer[];
  /** Numbers of one kind go to inputs in the order of the definition. */
  readonly order?: true;
  /** Words that change nothing here, divided by commas: what is bought, for whom. */
  readonly idle?: string;
  /** Phrases, divided by commas, with which a line may mean two things: there is no figure. */
  readonly unsure?: string;
  /** Words that set several inputs. */
  readonly sets?: readonly AskSet[];
}

interface Labelled {
  /** How it is named in a line of the search. */
  readonly asked?: Asked | undefined;
  /** The label of the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /**
   * Shows the input only while every input that is named has the given value, one of a list of values, a number `above` or
   * `below` a limit, or any value but that of `not`; in a list of rules one must hold. While it is hidden, compute gets its default.
   */
  readonly showWhen?: Rule;
  /**
   * Shows the input only while the rule holds or its value is not its default; compute always gets its value. For an input whose
   * value compute must refuse, not ignore, where it does not apply. Works under More options too.
   */
  readonly offerWhen?: Rule;
  /** Puts the input under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true;
}

/** Which numbers are accepted. Others are refused with a sentence. Without it these are all from 0 up. */
export interface Accepted<NoteName extends string = string> {
  /** Whole numbers only: a fraction is refused. */
  readonly whole?: true;
  /**
   * The largest number that is accepted, so that no count fills the memory.
   *
   * @defaultValue 1,000 for years, 10,00,000 for a number
   */
  readonly atMost?: number;
  /**
   * True passes numbers below zero to compute. The name of a note makes all results 0 for them, and shows this note, which says
   * why; compute gets no such number. Otherwise they are refused.
   */
  readonly belowZero?: true | NoteName;
  /**
   * A law takes only multiples of this amount: answers of *Work backwards* and steps of *What moves it* are such. Compute gets the
   * others too.
   */
  readonly multipleOf?: number;
  /** The formula works only above this value: the box says so, and a search tries only values above it. Compute gets the others too. */
  readonly above?: number;
}

interface Meant {
  /**
   * What it is about the visitor or the plan, such as `grossIncome.year`: a name of `src/engine/powers/meanings.ts`. The same figure
   * from another calculator is then offered under the box. No two inputs of a calculator have one quantity; a wrong match is worse
   * than none.
   */
  readonly about?: string;
  /** The inputs for which it is that; without it always. */
  readonly aboutWhen?: Rule;
}

/** A number: rupees, percent, years or a plain count. */
export interface NumberInput extends Labelled, Meant {
  /** What it counts, which decides its unit: rupees, percent, years, or a plain number. */
  readonly kind: 'currency' | 'percent' | 'years' | 'number';
  /** The first value, which compute also gets while the input is hidden. */
  readonly default: number;
  /** The start of the usual range. It refuses nothing; `min`, `max` and `step` together make a slider. */
  readonly min?: number;
  /** The end of the usual range. It refuses nothing; `accepts` says what is refused. */
  readonly max?: number;
  /**
   * The step of the slider, which divides the range. Where the end of a range of rupees is 50 times its start or more, equal moves
   * of the slider multiply the amount, and it stops at round multiples of the step.
   */
  readonly step?: number;
  /** Which numbers are accepted: whole ones, the largest, below zero. */
  readonly accepts?: Accepted | undefined;
  /**
   * A duration in years that may be typed and shown in months: `18 months`, `1 year 6 months`. The value stays years. A `number` is a
   * count of months: shown with this word, and `4 years` is 48.
   */
  readonly months?: true | undefined;
  /** A duration in years that may be typed and shown in days: `444 days`. Each is 1/365 of a year, as banks in India count. */
  readonly days?: true | undefined;
  /** What a value below zero means and what one above it, said under the box: `Paid in`, `Got back`. */
  readonly ways?: { readonly below: string; readonly above: string };
  /** Two to six usual values, each set by one press; at most four fit in one line of a phone. */
  readonly chips?: readonly number[];
  /**
   * How far the panel "What moves it" moves the value down and up.
   *
   * @defaultValue 1 of a rate from 2% on, a year, 5 years from 20 on, 1 of a count up to 20, else a tenth, rounded
   */
  readonly moveBy?: number;
  /**
   * False where a search for the value that gives a wanted result makes no sense; `first` where people decide on this input, so
   * that a search starts with it. Otherwise a search starts with the first amount of money that changes the result.
   */
  readonly solve?: false | 'first';
}

/** One of several options: radio buttons up to four, a select for more. */
export interface ChoiceInput extends Labelled, Meant {
  /** The kind, which decides the other properties. */
  readonly kind: 'choice';
  /** The options, two or more: radio buttons up to four, a select for more. */
  readonly options: readonly Option[];
  /** The first value, which compute also gets while the input is hidden. */
  readonly default: string | number;
}

/** An option of a choice. */
export interface Option {
  /** The value in compute, links and rules. It never changes. */
  readonly value: string | number;
  /** The words on the page. */
  readonly label: string;
  /** Words for it in a line of the search, divided by commas. */
  readonly asked?: string;
}

/** Yes or no: one checkbox. */
export interface ToggleInput extends Labelled {
  /** The kind, which decides the other properties. */
  readonly kind: 'toggle';
  /** The first value, which compute also gets while the input is hidden. */
  readonly default: boolean;
}

/** A short text, such as a name. */
export interface TextInput extends Labelled {
  /** The kind, which decides the other properties. */
  readonly kind: 'text';
  /** The first value, which compute also gets while the input is hidden. */
  readonly default: string;
}

/** A day, as YYYY-MM-DD. */
export interface DateInput extends Labelled {
  /** The kind, which decides the other properties. */
  readonly kind: 'date';
  /** The first value, which compute also gets while the input is hidden. */
  readonly default: string;
  /** May be empty (`""`). */
  readonly optional?: true;
  /** The first day that the browser's calendar offers. It refuses nothing: compute must refuse days that it cannot use. */
  readonly min?: string;
  /** The last day that the browser's calendar offers. It refuses nothing: compute must refuse days that it cannot use. */
  readonly max?: string;
}

/** A control for one value: everything but rows. */
export type CellInput = NumberInput | ChoiceInput | ToggleInput | TextInput | DateInput;

/** A list of rows (loans, expenses) with the same columns. */
export interface RowsInput extends Labelled {
  /** The kind, which decides the other properties. */
  readonly kind: 'rows';
  /** The name of one row, with its number: `Loan {number}`. */
  readonly item: string;
  /** The inputs of one row, by name. */
  readonly columns: Readonly<Record<string, CellInput>>;
  /** The fewest rows. */
  readonly min: number;
  /** The most rows, up to 1,000. A page shows a hundred at a time. */
  readonly max: number;
  /** The first rows. */
  readonly default: readonly Readonly<Record<string, string | number | boolean>>[];
}

export type Input = CellInput | RowsInput;

/** A button that exchanges two inputs. */
export interface Swap<Name extends string = string> {
  /** The button's name for screen readers. */
  readonly label: string;
  /** The two inputs that it exchanges. */
  readonly inputs: readonly [Name, Name];
}

// ---- results --------------------------------------------------------------------------------------------------------

/** A label for some inputs. */
export interface Label {
  /** The text. */
  readonly text: string;
  /** The inputs and results for which it is shown. */
  readonly showWhen: Rule;
  /** The words say which way the figure goes, so that the page shows it large without its sign: `You owe more than you own by`. */
  readonly unsigned?: true;
}

interface Result extends Hideable {
  /** The label of the figure. */
  readonly label: string;
  /** Labels that depend on inputs or results: the first whose rule holds replaces `label`. */
  readonly labels?: readonly Label[];
  /** A label of at most 20 letters for the bar at the foot of a phone, where a longer one is cut. It replaces `labels` there, too. */
  readonly short?: string;
  /** `quiet` puts it behind *All figures*, and makes it smaller than other results. */
  readonly emphasis?: 'quiet';
  /** Words for it in a line of the search, divided by commas. */
  readonly asked?: string;
}

/** What a figure counts. */
type NumberKind = 'currency' | 'percent' | 'years' | 'number' | 'months';

interface Rounded {
  /**
   * How many decimals are shown, 0 to 6.
   *
   * @defaultValue 2, and 0 for rupees and months
   */
  readonly decimals?: number | undefined;
}

interface Signed {
  /** A change: shown with its sign, + or −. */
  readonly signed?: true;
}

/** A scale from 0 under a figure that is shown large. */
export interface Gauge {
  /** Its end, such as 100 for a score. */
  readonly most: number;
  /** From here on it is amber; below it is red. */
  readonly fair: number;
  /** From here on it is green. */
  readonly good: number;
}

/** A result that is a number. Money is rounded to rupees, months to whole months, the rest to two decimals, unless `decimals` says otherwise. */
export interface NumberOutput extends Result, Rounded, Signed {
  /** What it counts, which decides how it is shown: rupees, percent, years, a number, or months as `14 years 5 months`. */
  readonly kind: NumberKind;
  /** Rounds to significant digits instead, 1 to 15, as exchange rates are quoted. */
  readonly significant?: number;
  /** What it says about the visitor or the plan, such as `inHand.month`: other calculators offer it where an input is about it. */
  readonly gives?: string;
  /** Which way is better for the visitor, where scenarios are compared. */
  readonly better?: 'lower' | 'higher';
  /** A scale on which a figure of the headline stands, from bad to good. */
  readonly gauge?: Gauge;
  /** Inputs that a line of the search may ask for by this output. */
  readonly turns?: readonly Turn[];
}

interface InWords {
  /** The kind, which decides the other properties. */
  readonly kind: 'text';
  /** The ids that compute may return, each with the words that are shown. Without it any text is allowed. */
  readonly values?: Readonly<Record<string, string>>;
}

interface Dated {
  /** The kind, which decides the other properties. */
  readonly kind: 'date' | 'month';
}

/** A result in words: one of `values` (id: the words), or free text such as a row's name. */
export interface TextOutput extends Result, InWords {}

/** A result that is a day (`YYYY-MM-DD`) or a calendar month (`YYYY-MM`); empty where there is none. */
export interface DayOutput extends Result, Dated {}

export type Output = NumberOutput | TextOutput | DayOutput;

// ---- tables ---------------------------------------------------------------------------------------------------------

interface Headed extends Hideable {
  /** The head of the column. */
  readonly label: string;
  /**
   * The column under whose cells this one stands as a small line, such as the section of a law under the name of a line, or with its
   * label what was prepaid, where that is not 0. Only the page does so; a copy, a print and a workbook have it as a column.
   */
  readonly under?: string;
}

/** A column of numbers. */
export interface NumberColumn extends Headed, Rounded, Signed {
  /** The kind, which decides the other properties. */
  readonly kind: NumberKind;
  /** What it means, which decides its colour on every chart: interest that is paid is `interest`, interest that is earned `growth`. */
  readonly role?: Role;
  /**
   * How a cell follows, so that a spreadsheet can go on with it: `{above.closing} × {rate} ÷ 1200`. Beside the names of a
   * working it has `{row}` (the row's number, from 1), `{row.interest}` (a cell of this row) and `{above.closing}` (a cell of
   * the row above, which the first row may not use). The check compares it with what compute gives.
   */
  readonly formula?: string;
  /** Spreadsheets add up the column below the table. */
  readonly total?: true;
}

/** A column of words. */
export interface TextColumn extends Headed, InWords {}

/** A column of days (`YYYY-MM-DD`) or calendar months (`YYYY-MM`, shown as `Apr 2027`). It can be the x axis of a chart. */
export interface DayColumn extends Headed, Dated {}

export type Column = NumberColumn | TextColumn | DayColumn;

/** A table under the results. */
export interface Table extends Hideable {
  /** The heading. */
  readonly title: string;
  /**
   * The name of its tab, where it is one of several views: `Yearly`.
   *
   * @defaultValue its title
   */
  readonly tab?: string;
  /** Its columns by name. Compute returns rows with a value for each. */
  readonly columns: Readonly<Record<string, Column>>;
  /**
   * The columns that a phone shows at once, in their order; a press on a row opens the others.
   *
   * @defaultValue the first four
   */
  readonly first?: readonly string[];
  /**
   * The table that this one shows in more detail, such as months of years: its tab stands right after that of the coarser one. With
   * `sections` by a column that both have, a press on a row of the coarser table opens the rows of its section below it.
   */
  readonly finerOf?: string;
  /** Starts a section with a caption, such as `Year {value}`, whenever the value of a column changes. */
  readonly sections?: Sections;
  /** Needed where columns have formulas: the condition for a row, such as `{row} ≤ {years}`. The first row that fails it ends the table. */
  readonly rowsWhile?: string;
  /** The inputs for which the formulas of its columns hold; without it always. */
  readonly formulasWhen?: Rule;
  /** Always shown, without a tab. */
  readonly open?: true;
  /** Its rows are options that compete: the one that is best is marked, in the table and in charts of bars. */
  readonly best?: Best;
}

/** Which row of a table is best. Of rows that are equal, or where only one competes, none is. */
export interface Best {
  /** The column that decides, which has numbers. */
  readonly column: string;
  /** Whether the least or the most is best. */
  readonly is: 'least' | 'most';
  /** What is said of it, at most 20 letters: `Costs least`. */
  readonly label: string;
  /** Only rows with this value in a column compete: `{ capital: 'stays' }`. */
  readonly among?: Readonly<Record<string, string | number>>;
  /** A note that says why rows cannot be set against each other: while compute gives it, none is best. */
  readonly unless?: string;
}

/** The sections of a table. */
export interface Sections {
  /** The column whose changes start sections. */
  readonly by: string;
  /** The caption of a section, with {value} for the column's value. */
  readonly caption: string;
}

// ---- charts ---------------------------------------------------------------------------------------------------------

/**
 * What a figure means: money put in or repaid (`principal`), a cost that is paid, such as the interest on a loan (`interest`), what
 * is earned, such as the interest on a deposit or the growth of a fund (`growth`), tax, none of these (`neutral`), or `returns` for
 * what is earned in all charts of a page that has the return chart: two slices, Invested Amount and Estimated Returns.
 */
export type Role = 'principal' | 'interest' | 'growth' | 'tax' | 'neutral' | 'returns';

interface Titled<Condition = Rule> extends Hideable<Condition> {
  /** The heading. */
  readonly title: string;
}

/** A donut of two to six figures, each an output or a numeric input. */
export interface Donut<Figure extends string = string, Condition = Rule> extends Titled<Condition> {
  /** The kind of chart. */
  readonly kind: 'donut';
  /** Its parts, clockwise. */
  readonly slices: readonly Slice<Figure>[];
  /** Its legend says the amounts: a share beside a rate, such as 15% of the price beside 18% GST, would be taken for it. */
  readonly legend?: 'amounts';
}

/** A part of a donut. */
export interface Slice<Figure extends string = string> {
  /** The name of the part. */
  readonly label: string;
  /** The output or numeric input that is its size. */
  readonly value: Figure;
  /** What it means, which decides its colour. */
  readonly role?: Role;
}

interface OfTable extends Titled {
  /** The table whose rows it draws. */
  readonly table: string;
}

/** A donut of the rows of a table. */
export interface Shares extends OfTable {
  /** The kind of chart. */
  readonly kind: 'shares';
  /** The column of the parts' names. */
  readonly label: string;
  /** The column of the parts' sizes. */
  readonly value: string;
}

interface Along extends OfTable {
  /** The column of the x axis. */
  readonly x: string;
}

interface Plotted extends Along {
  /** One to five columns that it draws, which are numbers. */
  readonly series: readonly string[];
}

interface Started {
  /**
   * A point before the first row, so that growth is drawn from its beginning: a value for the x axis and for every series, by
   * column, as a number, an output or a numeric input.
   */
  readonly start?: Readonly<Record<string, string | number>>;
}

interface Stepped {
  /**
   * Draws steps: a figure stays as it is until the next row, as a sum of single payments does.
   *
   * @defaultValue false
   */
  readonly steps?: boolean;
}

interface Stackable {
  /**
   * Stacks the series, which are parts of a whole.
   *
   * @defaultValue false
   */
  readonly stacked?: boolean;
}

interface Marked {
  /**
   * One to four things that happen in the chart, the most important first, each a line across it with a short text. What does not
   * happen, or has no room, is left out.
   */
  readonly marks?: readonly (MarkAtX | MarkAtY | MarkFirstAbove | MarkFirstBelow)[];
}

interface MarkText {
  /** The text, at most 40 characters, in which `{x}` is the value of the x axis. */
  readonly label: string;
}

/** A reference line at a value of the x axis; it is left out where the chart does not reach it. */
export interface MarkAtX extends MarkText {
  /** The value at which it is drawn: a number, an output or a numeric input. */
  readonly x: string | number;
  /** At an output: the visitor is there, so the figures above the chart are at rest those of that row. At an input it is so anyway. */
  readonly own?: true;
}

/** A reference line at a value of the y axis. */
export interface MarkAtY extends MarkText {
  /** The value at which it is drawn: a number, an output or a numeric input. */
  readonly y: string | number;
}

interface MarkFirst extends MarkText {
  /** The column whose figure passes another one: the line stands at the first row where it does and did not in the row before. */
  readonly first: string;
}

/** A reference line where a column first is above a figure. */
export interface MarkFirstAbove extends MarkFirst {
  /** What it is above: a number, another column, an output or a numeric input. */
  readonly above: string | number;
}

/** A reference line where a column first is below a figure. */
export interface MarkFirstBelow extends MarkFirst {
  /** What it is below: a number, another column, an output or a numeric input. */
  readonly below: string | number;
}

/** A line for each column. */
export interface LineChart extends Plotted, Started, Marked, Stepped {
  /** The kind of chart. */
  readonly kind: 'line';
  /**
   * The lines are options that compete, and this is better: the better line, where the visitor is or else at the end, is strong,
   * and the others are dashed. Without it the second of several lines is dashed.
   */
  readonly better?: 'lower' | 'higher';
}

/** An area under a line for each column. */
export interface AreaChart extends Plotted, Started, Marked, Stepped, Stackable {
  /** The kind of chart. */
  readonly kind: 'area';
}

/** A bar for each row and column. */
export interface BarChart extends Plotted, Marked, Stackable {
  /** The kind of chart. */
  readonly kind: 'bars';
}

/** A band between a low and a high figure with a line in the middle, and a darker band within it if wanted. */
export interface FanChart extends Along, Started, Marked {
  /** The kind of chart. */
  readonly kind: 'fan';
  /** The column of the low figures. */
  readonly low: string;
  /** The column of the middle figures. */
  readonly middle: string;
  /** The column of the high figures. */
  readonly high: string;
  /** The column of the low figures of the darker band, such as that of the middle half. It needs `innerHigh`. */
  readonly innerLow?: string;
  /** The column of the high figures of the darker band. It needs `innerLow`. */
  readonly innerHigh?: string;
}

export type Chart = Donut | Shares | LineChart | AreaChart | BarChart | FanChart;

export type ChartKind = Chart['kind'];

// ---- texts beside the figures ---------------------------------------------------------------------------------------

/** A line that says which rules and conventions the results use. */
export interface Basis<Condition = Rule> {
  /** The text. */
  readonly text: string;
  /** The inputs and results for which it is shown. */
  readonly showWhen?: Condition;
}

/** A number that only a note or a refusal has. */
export interface NumberOfNote extends Rounded {
  /** The kind, which decides the other properties. */
  readonly kind: NumberKind;
}

/** A figure that only a note or a refusal has. A date is written as YYYY-MM-DD. */
export type NoteFigure = NumberOfNote | Dated;

/** A note that is more than its text. */
export interface LongNote {
  /** The text, with inputs, outputs, facts and its own figures in braces. */
  readonly text: string;
  /** The text's own figures, which compute returns and the text names in braces. */
  readonly figures?: Readonly<Record<string, NoteFigure>>;
  /** The output whose figure it says is impossible. The note is shown at that figure, and not below all results. */
  readonly at?: string;
  /** The input whose value it says is not allowed. The note is shown at that input too, as a mistake; as a warning if it is `careful`. */
  readonly about?: string;
  /**
   * `careful` for what a visitor should look at before relying on the figure, `good` for good news. Without it the note is a plain
   * remark, or with `about` a mistake.
   */
  readonly kind?: 'careful' | 'good';
}

/** A note: its text, or an object with its text and more. */
export type Note = string | LongNote;

/** A refusal with figures of its own. */
export interface LongRefusal {
  /** The sentence, with inputs, facts and its own figures in braces. */
  readonly text: string;
  /** The text's own figures, which compute returns and the text names in braces. */
  readonly figures: Readonly<Record<string, NoteFigure>>;
}

/**
 * A sentence with which compute refuses, named by `fail('rate', 'tooHigh')`. It may name inputs, facts and its own figures:
 * `fail('rate', 'tooHigh', { most: 12 })`.
 */
export type Refusal = string | LongRefusal;

// ---- how figures are worked out -------------------------------------------------------------------------------------

/**
 * A step of a working: a formula of inputs, facts and earlier steps, such as `{rate} ÷ 12 ÷ 100`. A step with the id of an
 * output gives that output.
 */
export interface WorkingStep extends Rounded, Hideable {
  /** Its name in later formulas. With the name of an output the step gives that output. */
  readonly id: string;
  /** What the step calculates. */
  readonly label: string;
  /** The formula, such as `{rate} ÷ 12 ÷ 100`. */
  readonly formula: string;
  /** The kind of its value, if the step is not an output. */
  readonly kind?: NumberKind;
}

/** A figure from outside, which is tested and shown on the page. */
export interface Example<
  Inputs = Readonly<Record<string, unknown>>,
  Outputs = Readonly<Record<string, number | string>>,
> {
  /** The situation, in plain words: `A first flat: ₹50 lakh for 20 years`. */
  readonly title: string;
  /** The inputs that differ from their defaults. */
  readonly inputs: Inputs;
  /** One result or more, from an outside source or by hand, rounded as on the page, which shows the first three. */
  readonly outputs: Outputs;
  /** Where the figure was published or calculated, if not by hand. */
  readonly source?: string;
}

/** An output that never falls (or never rises) as one input rises and the others stay. The check tests it. */
export interface Movement<Output extends string = string, Input extends string = string> {
  /** The output that rises or falls. */
  readonly output: Output;
  /** The numeric input that rises. */
  readonly with: Input;
}

/** An output that is the sum of others, or of inputs. The check tests it. */
export interface Sum<Output extends string = string, Part extends string = string> {
  /** The output that is the sum. */
  readonly total: Output;
  /** Two or more outputs and inputs that add up to it. */
  readonly parts: readonly Part[];
}

// ---- other abilities of the page ------------------------------------------------------------------------------------

/** An analysis by a generative AI service with the visitor's own key. */
// biome-ignore lint/suspicious/noExplicitAny: a tool of any inputs
export interface Insight<Values = any> {
  /** The heading. */
  readonly title: string;
  /** What the visitor gets, shown before anything is sent. */
  readonly about: string;
  /** Gives what the service is asked, from the values of the inputs: `prompt: ({ amount }) => …`. */
  prompt(values: Values): string;
}

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
export interface LiveSource {
  /** Its id. The setting `VITE_<ID>_URL` changes its address: `VITE_RATES_FALLBACK_URL` for `ratesFallback`. */
  readonly service: string;
  /** Its name on the page. */
  readonly name: string;
  /** Its address, `https://…`, without a query. */
  readonly address: string;
  /** The query that is added to the address, such as `?base=INR`; may be empty. */
  readonly query: string;
  /** Reads the service’s answer, which may be anything: its date and figures, or null where anything in it is wrong. */
  read(body: unknown): LiveAnswer | null;
}

/** Figures from outside. The services are asked one after the other until one answers. */
export interface Live {
  /** The name of the figures on the page: Exchange rates. */
  readonly label: string;
  /** The services in the order in which they are asked. */
  readonly sources: readonly LiveSource[];
  /** Figures of a day that stand, with their date, until a service answers and where none does. */
  readonly reference?: LiveReference;
}

/** Live figures that were published on a day and are built in. */
export interface LiveReference {
  /** Who published them, as the page names it. */
  readonly source: string;
  /** Their day, YYYY-MM-DD. */
  readonly date: string;
  /** The figures by name. */
  readonly figures: LiveFigures;
}

/** Inputs that are stored in the browser, and the outputs of the history. */
export interface Keep<Output extends string = string> {
  /** To be raised when inputs change their meaning: values of an older version are then put aside. */
  readonly version: number;
  /** A line chart of results over time. */
  readonly history?: History<Output>;
}

/** A line chart of results over time, with one snapshot for each day on which the visitor came. */
export interface History<Output extends string = string> {
  /** The heading of the chart. */
  readonly title: string;
  /** The outputs that are drawn, one or more. */
  readonly outputs: readonly Output[];
}

// ---- around the calculator ------------------------------------------------------------------------------------------

/** A sentence that says what the results mean, in a situation. */
export interface Story<Condition = Rule> extends Hideable<Condition> {
  /** One sentence or two, with inputs and results in braces. Amounts from a lakh on are in lakh or crore. */
  readonly text: string;
  /** Its own figures by name, each of two inputs or results. */
  readonly figures?: Readonly<Record<string, StoryFigure>>;
}

/** A figure of a story. */
export interface StoryFigure {
  /** What it is. */
  readonly kind: NumberKind;
  /** The input or result that it begins with. */
  readonly of: string;
  /** An input, a result or a number that is taken off. */
  readonly less?: string | number;
  /** An input, a result or a number by which that is divided. */
  readonly by?: string | number;
  /** What that is multiplied by: −1 for a loss in words. */
  readonly times?: number;
}

/** A change of inputs that helps, offered under the story with what it brings; without `set` a thing worth knowing. */
export interface Lever<Condition = Rule> extends Story<Condition> {
  /**
   * The change and what it brings, at most 110 letters. `{rate}` is an input or a result after the change, `{prepayments.0.amount}`
   * a cell, `{by.totalInterest}` by how much an input or a result changes.
   */
  readonly text: string;
  /**
   * The inputs that it changes: a number as a formula of this tool's inputs, results and facts, such as `{tenure} + 1`; another
   * input by its value; rows with such cells.
   */
  readonly set?: Readonly<Record<string, LeverCell | readonly Readonly<Record<string, LeverCell>>[]>>;
  /**
   * Which way results must move for the text to be true, by a thousandth of the figure at least, or by what is given:
   * `{ chance: { up: 1 } }`; otherwise it is not offered. Needed with `set`.
   */
  readonly moves?: Readonly<Record<string, Way>>;
}

/** Which way a result moves, and how far at least. */
export type Way = 'up' | 'down' | { readonly up: number } | { readonly down: number };

/** A value of an input that a lever sets. */
export type LeverCell = string | number | boolean;

/** A question of people that *Work backwards* answers: which input gives a result that they want. */
export interface SolveQuestion<InputName extends string = string, OutputName extends string = string> {
  /** The question as a person asks it, with `{target}` for the result that is wanted. */
  readonly text: string;
  /** The input that answers it, a number. */
  readonly input: InputName;
  /** The result that is wanted, a number. */
  readonly output: OutputName;
  /**
   * A usual figure of the result, with which the question begins.
   *
   * @defaultValue the present figure, rounded
   */
  readonly target?: number;
}

/** A link under the results that goes on in another tool, with figures of this one. */
export interface Next<Condition = Rule> extends Hideable<Condition> {
  /** The id of the other tool. */
  readonly tool: string;
  /** The words of the link, with inputs and results in braces. */
  readonly text: string;
  /**
   * The other tool's inputs by name, each as a formula of this tool's inputs, results (as they are shown) and facts, or a figure
   * alone: a number, 1 or 0 for a toggle; `{convention}` alone for a choice with the same options. An amount of the other tool's
   * example is not the visitor's: give every amount shown there, `0` where there is none, or name in the text what is assumed.
   */
  readonly with: Readonly<Record<string, string>>;
}

/** The text under the calculator. Facts are named as `{ppf.rate}`, never typed as numbers. */
export interface Content {
  /** The heading of all of it. */
  readonly title: string;
  /** Its sections, in the order of the page. */
  readonly sections: readonly Section[];
  /** How to use the calculator, step by step. */
  readonly howTo?: HowTo;
  /** Questions that visitors have. */
  readonly faq?: readonly Question[];
}

/** A section of the text. */
export interface Section {
  /** The heading of the section. */
  readonly heading: string;
  /** Its text, paragraph by paragraph. */
  readonly paragraphs?: readonly string[];
  /** A formula, shown on a line of its own. */
  readonly formula?: string;
  /** Points, each with a bullet. */
  readonly list?: readonly string[];
}

/** How to use the calculator. */
export interface HowTo {
  /** The goal of the steps. */
  readonly name: string;
  /** The steps in order. */
  readonly steps: readonly Step[];
}

/** A step of the instructions. */
export interface Step {
  /** The step in few words. */
  readonly name: string;
  /** What to do. */
  readonly text: string;
}

/** A question with its answer. */
export interface Question {
  /** The question as a visitor asks it. */
  readonly question: string;
  /** The answer in plain text. */
  readonly answer: string;
}

/** Light metadata of a tool, for menus, cards, the search and search engines. */
export interface Meta {
  /** The name of its folder. Links use it, so it never changes. */
  readonly id: string;
  /** The path of its page: /loan/emi-calculator. */
  readonly path: string;
  /** The heading of the page and its name in menus, at most 60 characters. */
  readonly title: string;
  /**
   * A short name for small places, such as `Home loan`, at most 24 characters.
   *
   * @defaultValue its title
   */
  readonly short?: string;
  /** A name from the Lucide icon set, such as `wallet`. */
  readonly icon: string;
  /** A sentence under the title on what it does, at most 200 characters. */
  readonly description: string;
  /** What search engines show, 50 to 160 characters. */
  readonly metaDescription: string;
  /** Other words that people search for, divided by commas: short names, sections of law, other spellings. */
  readonly keywords?: string;
  /** Whole searches, divided by commas, each of which must list this tool first. */
  readonly asked?: string;
  /** Of these words, those that name other tools as well: alone they give no figure. */
  readonly vague?: string;
}

/** What the menu knows of a tool. */
export type CatalogueEntry = Pick<Meta, 'id' | 'path' | 'title' | 'icon'>;

/** Groups and their order. A tool with a folder is listed by its id, a tool that is not made yet by its metadata. */
export interface Catalogue {
  /** The tool that an unknown hash opens. */
  readonly fallback: string;
  /** What the landing page shows before the groups, by the tools' ids. */
  readonly landing?: Landing;
  /** The groups in the order of the menu. A new group is made here, with its first tool; the folders follow it. */
  readonly groups: readonly Group[];
}

/** What the landing page shows before the groups, by the tools' ids. */
export interface Landing {
  /** Up to eight short links under the search. */
  readonly start: readonly string[];
  /** Up to three tools that can be used on the landing page itself, each on a tab: its first sliders, its story and its first chart. */
  readonly live: readonly NamedTool[];
  /** Up to six things that people come for, after *I want to*, each with the tool that helps. */
  readonly wants: readonly NamedTool[];
}

/** A tool under another name than its own. */
export interface NamedTool {
  /** What goes on after *I want to*: `Buy a home`; or the name of a tab: `Loan`. */
  readonly title: string;
  /** The tool's id. */
  readonly tool: string;
}

/** A group of the menu. */
export interface Group {
  /** The name of the group's folder in tools/. */
  readonly id: string;
  /** Its name in the menu. */
  readonly title: string;
  /** Its tools in order, each by its id, or by its metadata if it is not made yet. */
  readonly tools: readonly (string | CatalogueEntry)[];
}

// ---- a definition ---------------------------------------------------------------------------------------------------

/** The inputs of a definition. */
export interface InputsPart<Inputs = Readonly<Record<string, Input>>> {
  /** The inputs by name, in the order of the page. */
  readonly inputs: Inputs;
}

/** The results of a definition. */
export interface OutputsPart<Outputs = Readonly<Record<string, Output>>> {
  /** The results of compute by name, in the order of the page. */
  readonly outputs: Outputs;
}

/** Parts of a definition that have names, or formulas with names. */
export interface NamedParts<
  Tables = Readonly<Record<string, Table>>,
  Notes = Readonly<Record<string, Note>>,
  Refusals = Readonly<Record<string, Refusal>>,
  Working = readonly WorkingStep[],
> {
  /** Tables under the results. Compute returns each as a function that returns its rows. */
  readonly tables?: Tables;
  /** Notes that compute may add by returning their ids. Their text may name inputs, results and facts: `{rate}`. */
  readonly notes?: Notes;
  /** Sentences with which compute refuses, by id: `fail('rate', 'tooHigh')`. Their text may name inputs and facts: `{rate}`. */
  readonly refusals?: Refusals;
  /**
   * The steps by which the results are worked out, in order; the last give results. A formula has inputs, facts and earlier steps
   * in braces; numbers, words in quotes, `+ − × ÷ ^` and brackets; `if(condition, then, else)` with `= ≠ < > ≤ ≥`, `and`, `or`;
   * `min`, `max`, `floor`, `ceil`, `round`, `abs`, `ln`, `exp`, `normal` (the distribution function); and
   * `sum(k, from, to, expression with k)`. For a fact with bands, name one part, `{homeLoan.ltv.1.rate}`. A toggle is 1 or 0.
   * Steps with `showWhen` may share an id if their rules exclude each other.
   */
  readonly working?: Working;
}

/** Parts of a definition that name its inputs and results. */
export interface OtherParts<
  InputName extends string = string,
  OutputName extends string = string,
  NumericInput extends string = string,
  NumericOutput extends string = string,
  AnyChart = Chart,
  AnyExample = Example,
  Condition = Rule,
  // biome-ignore lint/suspicious/noExplicitAny: a tool of any inputs
  Values = any,
> {
  /** Charts of the results and of tables. */
  readonly charts?: readonly AnyChart[];
  /**
   * Which conventions and rules the results use, and of what date, in a line or more. Like notes, help and content a line may name
   * a fact, `{ppf.rate}`, as it was on a day `{ppf.rate@2024-05-01}`, with its date `{ppf.rate|since}`, its source
   * `{ppf.rate|source}`, or the quarter it was confirmed for `{ppf.rate|official}`; and an input, `{rate}`, or a yearly rate
   * compounded monthly, `{rate|effective}`.
   */
  readonly basis: readonly (string | Basis<Condition>)[];
  /**
   * One to three situations that teach something, with figures from outside, never from running the calculator. They are tests, and
   * the page shows them. Figures that serve as tests alone belong into a file of `tests/golden`.
   */
  readonly examples: readonly AnyExample[];
  /** The text under the calculator. */
  readonly content?: Content;
  /** An analysis by a generative AI service with the visitor's own key. */
  readonly insight?: Insight<Values>;
  /** Figures from outside that the page fetches. */
  readonly live?: Live;
  /** Inputs that are stored in this browser, and a history of results. */
  readonly keep?: Keep<NumericOutput>;
  /** Buttons that exchange two inputs. */
  readonly swaps?: readonly Swap<InputName>[];
  /** How a line of the search is answered, such as `emi 50 lakh 8.5% 20 years`. */
  readonly ask?: Ask;
  /**
   * One or two results shown large.
   *
   * @defaultValue the first result
   */
  readonly headline?: readonly [OutputName] | readonly [OutputName, OutputName];
  /**
   * The one number that the panel "What moves it" shows, and that a search for an input offers first.
   *
   * @defaultValue the headline, or else the first result that is a number
   */
  readonly figure?: NumericOutput;
  /**
   * Up to three questions that people have, with which *Work backwards* begins. One is offered while its input and its result are
   * shown. The check answers each with the defaults.
   */
  readonly asks?: readonly SolveQuestion<NumericInput, NumericOutput>[];
  /** Why there is no working, or none that leads to the figure shown large. */
  readonly noWorking?: string;
  /** Ids of tools that a visitor may want next. */
  readonly related?: readonly string[];
  /** Up to two links under the results that go on in another tool, with figures of this one. */
  readonly next?: readonly Next<Condition>[];
  /** What the results mean in one sentence: the first story whose rule holds is shown above them. The last one has no rule. */
  readonly story?: readonly Story<Condition>[];
  /**
   * Changes of inputs that help: the first that does is offered under the story, and a press applies it. One without `set` is a
   * thing worth knowing, which is shown as it is.
   */
  readonly levers?: readonly Lever<Condition>[];
  /** Outputs that never fall as one input rises and the others stay. */
  readonly rises?: readonly Movement<NumericOutput, NumericInput>[];
  /** Outputs that never rise as one input rises and the others stay. */
  readonly falls?: readonly Movement<NumericOutput, NumericInput>[];
  /** Outputs that are the sum of other outputs or of inputs. */
  readonly sums?: readonly Sum<NumericOutput, NumericOutput | NumericInput>[];
}
