// Generated from definition.ts by `npm run schemas`; a test compares the two.

export type Wanted =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | {
      /** Any number above this one; for rows, more rows than this: `{ above: 0 }` is at least one row. */
      readonly above: number;
      /** And below this one. */
      readonly below?: number | undefined;
    }
  | {
      /** Any number below this one; for rows, fewer rows than this: `{ below: 1 }` is no rows. */
      readonly below: number;
    }
  | {
      /** Any value but this one. */
      readonly not: string | number | boolean;
    };

export type AllWanted = Readonly<Record<string, Wanted>>;

export type Rule = AllWanted | readonly AllWanted[];

/** A number: rupees, percent, years or a plain count. */
export interface NumberInput {
  /** What it counts, which decides its unit: rupees, percent, years, or a plain number. */
  readonly kind: 'currency' | 'percent' | 'years' | 'number';
  /** The label of the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while every input that is named has the given value, one of a list of values, a number `above` or `below` a limit, or any value but that of `not`; in a list of rules one must hold. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Shows the input only while the rule holds or its value is not its default; compute always gets its value. For an input whose value compute must refuse, not ignore, where it does not apply. Works under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Puts the input under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Former names of the input: links with these names still work. */
  readonly was?: readonly string[] | undefined;
  /** False where a search for the value that gives a wanted result makes no sense; `first` where people decide on this input, so that a search starts with it. Otherwise a search starts with the first amount of money that changes the result. */
  readonly solve?: false | 'first' | undefined;
  /** The first value, which compute also gets while the input is hidden. */
  readonly default: number;
  /** The start of the usual range. It refuses nothing; `min`, `max` and `step` together make a slider. */
  readonly min?: number | undefined;
  /** The end of the usual range. It refuses nothing; `atMost` sets the limit above which numbers are refused. */
  readonly max?: number | undefined;
  /** The step of the slider, which divides the range. */
  readonly step?: number | undefined;
  /** A logarithmic slider, such as from a hundred to a crore: equal moves multiply the value, and it stops at round figures. */
  readonly scale?: 'log' | undefined;
  /**
   * Whole numbers only: a fraction is refused.
   *
   * @defaultValue false
   */
  readonly whole?: boolean | undefined;
  /**
   * Accepts numbers below zero and passes them to compute. Otherwise they are refused.
   *
   * @defaultValue false
   */
  readonly negative?: boolean | undefined;
  /** Makes all results 0 while the number is below zero, and shows this note, which says why. Compute gets no such number. */
  readonly belowZero?: string | undefined;
  /**
   * The largest number that is accepted; larger ones are refused with a sentence, so that no count fills the memory.
   *
   * @defaultValue 1,000 for years, 10,00,000 for a number
   */
  readonly atMost?: number | undefined;
  /** A duration in years that may be typed and shown in months: `18 months`, `1 year 6 months`. The value stays years. */
  readonly months?: true | undefined;
  /** Usual values, each set by one press; at most four fit in one line of a phone. */
  readonly chips?: readonly number[] | undefined;
  /** How far the panel "What moves it" moves the value down and up. */
  readonly nudge?: number | undefined;
  /** The formula works only above this value, so a search tries only values above it. */
  readonly above?: number | undefined;
}

/** One of several options: radio buttons up to four, a select for more. */
export interface ChoiceInput {
  /** The kind, which decides the other properties. */
  readonly kind: 'choice';
  /** The label of the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while every input that is named has the given value, one of a list of values, a number `above` or `below` a limit, or any value but that of `not`; in a list of rules one must hold. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Shows the input only while the rule holds or its value is not its default; compute always gets its value. For an input whose value compute must refuse, not ignore, where it does not apply. Works under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Puts the input under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Former names of the input: links with these names still work. */
  readonly was?: readonly string[] | undefined;
  /** The options: radio buttons up to four, a select for more. */
  readonly options: readonly {
    /** The value in compute, links and rules. It never changes. */
    readonly value: string | number;
    /** The words on the page. */
    readonly label: string;
  }[];
  /** The first value, which compute also gets while the input is hidden. */
  readonly default: string | number;
}

/** Yes or no: one checkbox. */
export interface ToggleInput {
  /** The kind, which decides the other properties. */
  readonly kind: 'toggle';
  /** The label of the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while every input that is named has the given value, one of a list of values, a number `above` or `below` a limit, or any value but that of `not`; in a list of rules one must hold. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Shows the input only while the rule holds or its value is not its default; compute always gets its value. For an input whose value compute must refuse, not ignore, where it does not apply. Works under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Puts the input under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Former names of the input: links with these names still work. */
  readonly was?: readonly string[] | undefined;
  /** The first value, which compute also gets while the input is hidden. */
  readonly default: boolean;
}

/** A short text, such as a name. */
export interface TextInput {
  /** The kind, which decides the other properties. */
  readonly kind: 'text';
  /** The label of the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while every input that is named has the given value, one of a list of values, a number `above` or `below` a limit, or any value but that of `not`; in a list of rules one must hold. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Shows the input only while the rule holds or its value is not its default; compute always gets its value. For an input whose value compute must refuse, not ignore, where it does not apply. Works under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Puts the input under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Former names of the input: links with these names still work. */
  readonly was?: readonly string[] | undefined;
  /** The first value, which compute also gets while the input is hidden. */
  readonly default: string;
  /** The most characters that can be typed. */
  readonly maxLength?: number | undefined;
}

/** A day, as YYYY-MM-DD. */
export interface DateInput {
  /** The kind, which decides the other properties. */
  readonly kind: 'date';
  /** The label of the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while every input that is named has the given value, one of a list of values, a number `above` or `below` a limit, or any value but that of `not`; in a list of rules one must hold. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Shows the input only while the rule holds or its value is not its default; compute always gets its value. For an input whose value compute must refuse, not ignore, where it does not apply. Works under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Puts the input under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Former names of the input: links with these names still work. */
  readonly was?: readonly string[] | undefined;
  /** The first value, which compute also gets while the input is hidden. */
  readonly default: string;
  /** May be empty (`""`). */
  readonly optional?: true | undefined;
  /** The first day that the browser's calendar offers. It refuses nothing: compute must refuse days that it cannot use. */
  readonly min?: string | undefined;
  /** The last day that the browser's calendar offers. It refuses nothing: compute must refuse days that it cannot use. */
  readonly max?: string | undefined;
}

export type CellInput = NumberInput | ChoiceInput | ToggleInput | TextInput | DateInput;

/** A list of rows (loans, expenses) with the same columns. */
export interface RowsInput {
  /** The kind, which decides the other properties. */
  readonly kind: 'rows';
  /** The label of the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while every input that is named has the given value, one of a list of values, a number `above` or `below` a limit, or any value but that of `not`; in a list of rules one must hold. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Shows the input only while the rule holds or its value is not its default; compute always gets its value. For an input whose value compute must refuse, not ignore, where it does not apply. Works under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Puts the input under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Former names of the input: links with these names still work. */
  readonly was?: readonly string[] | undefined;
  /** The name of one row, with its number: `Loan {number}`. */
  readonly item: string;
  /** The inputs of one row, by name. */
  readonly columns: Readonly<Record<string, CellInput>>;
  /** The fewest rows. */
  readonly min: number;
  /** The most rows. */
  readonly max: number;
  /** The first rows. */
  readonly default: readonly Readonly<Record<string, string | number | boolean>>[];
}

export type Input = NumberInput | ChoiceInput | ToggleInput | TextInput | DateInput | RowsInput;

/** A result that is a number. Money is rounded to rupees, months to whole months, the rest to two decimals, unless `decimals` says otherwise. */
export interface NumberOutput {
  /** What it counts, which decides how it is shown: rupees, percent, years, a number, or months as `14 years 5 months`. */
  readonly kind: 'currency' | 'percent' | 'years' | 'number' | 'months';
  /** The label of the figure. */
  readonly label: string;
  /** Labels that depend on inputs or results: the first whose rule holds replaces `label`. */
  readonly labels?: readonly Label[] | undefined;
  /** A label of at most 20 letters for the bar at the foot of a phone, where a longer one is cut. It replaces `labels` there, too. */
  readonly short?: string | undefined;
  /** `quiet` makes it smaller than other results. */
  readonly emphasis?: 'quiet' | undefined;
  /** Shows it only while this rule holds. The rule may name inputs and results. */
  readonly showWhen?: Rule | undefined;
  /**
   * How many decimals are shown.
   *
   * @defaultValue 2, and 0 for rupees and months
   */
  readonly decimals?: number | undefined;
  /** Rounds to significant digits instead, as exchange rates are quoted. */
  readonly significant?: number | undefined;
  /** A change: shown with its sign, + or −. */
  readonly signed?: true | undefined;
  /** Which way is better for the visitor, where scenarios are compared. */
  readonly better?: 'lower' | 'higher' | undefined;
}

/** A result in words: one of `values` (id: the words), or free text such as a row's name. */
export interface TextOutput {
  /** The kind, which decides the other properties. */
  readonly kind: 'text';
  /** The label of the figure. */
  readonly label: string;
  /** Labels that depend on inputs or results: the first whose rule holds replaces `label`. */
  readonly labels?: readonly Label[] | undefined;
  /** A label of at most 20 letters for the bar at the foot of a phone, where a longer one is cut. It replaces `labels` there, too. */
  readonly short?: string | undefined;
  /** `quiet` makes it smaller than other results. */
  readonly emphasis?: 'quiet' | undefined;
  /** Shows it only while this rule holds. The rule may name inputs and results. */
  readonly showWhen?: Rule | undefined;
  /** The ids that compute may return, each with the words that are shown. Without it any text is allowed. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** A result that is a day (`YYYY-MM-DD`) or a calendar month (`YYYY-MM`); empty where there is none. */
export interface DayOutput {
  /** The kind, which decides the other properties. */
  readonly kind: 'date' | 'month';
  /** The label of the figure. */
  readonly label: string;
  /** Labels that depend on inputs or results: the first whose rule holds replaces `label`. */
  readonly labels?: readonly Label[] | undefined;
  /** A label of at most 20 letters for the bar at the foot of a phone, where a longer one is cut. It replaces `labels` there, too. */
  readonly short?: string | undefined;
  /** `quiet` makes it smaller than other results. */
  readonly emphasis?: 'quiet' | undefined;
  /** Shows it only while this rule holds. The rule may name inputs and results. */
  readonly showWhen?: Rule | undefined;
}

export type Output = NumberOutput | TextOutput | DayOutput;

export interface Label {
  /** The text. */
  readonly text: string;
  /** The inputs and results for which it is shown. */
  readonly showWhen: Rule;
}

export type Column =
  | {
      /** The kind, which decides the other properties. */
      readonly kind: 'currency' | 'percent' | 'years' | 'number' | 'months';
      /** The head of the column. */
      readonly label: string;
      /**
       * How many decimals are shown.
       *
       * @defaultValue 2, and 0 for rupees and months
       */
      readonly decimals?: number | undefined;
      /** A change: shown with its sign, + or −. */
      readonly signed?: true | undefined;
      /** Its role, which decides its colour on every chart. */
      readonly role?: 'principal' | 'interest' | undefined;
      /** How a cell follows, so that a spreadsheet can go on with it: `{above.closing} × {rate} ÷ 1200`. Beside the names of a working it has `{row}` (the row's number, from 1), `{row.interest}` (a cell of this row) and `{above.closing}` (a cell of the row above, which the first row may not use). The check compares it with what compute gives. */
      readonly formula?: string | undefined;
      /** Spreadsheets add up the column below the table. */
      readonly total?: true | undefined;
      /** Shows it only while this rule holds. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
    }
  | {
      /** The kind, which decides the other properties. */
      readonly kind: 'text';
      /** The head of the column. */
      readonly label: string;
      /** The ids that compute may return, each with the words that are shown. Without it any text is allowed. */
      readonly values?: Readonly<Record<string, string>> | undefined;
      /** Shows it only while this rule holds. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
    }
  | {
      /** The kind, which decides the other properties. */
      readonly kind: 'date' | 'month';
      /** The head of the column. */
      readonly label: string;
      /** Shows it only while this rule holds. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
    };

export interface Table {
  /** The heading. */
  readonly title: string;
  /**
   * The name of its tab, where it is one of several views: `Yearly`.
   *
   * @defaultValue its title
   */
  readonly tab?: string | undefined;
  /** Its columns by name. Compute returns rows with a value for each. */
  readonly columns: Readonly<Record<string, Column>>;
  /** The table that this one shows in more detail, such as months of years: its tab stands right after that of the coarser one. */
  readonly finerOf?: string | undefined;
  /** Starts a section with a caption, such as `Year {value}`, whenever the value of a column changes. */
  readonly sections?:
    | {
        /** The column whose changes start sections. */
        readonly by: string;
        /** The caption of a section, with {value} for the column's value. */
        readonly caption: string;
      }
    | undefined;
  /** Needed where columns have formulas: the condition for a row, such as `{row} ≤ {years}`. The first row that fails it ends the table. */
  readonly rowsWhile?: string | undefined;
  /** The inputs for which the formulas of its columns hold; without it always. */
  readonly formulasWhen?: Rule | undefined;
  /** Always shown, without a tab. */
  readonly open?: true | undefined;
  /** Shows it only while this rule holds. The rule may name inputs and results. */
  readonly showWhen?: Rule | undefined;
}

export type NoteFigure =
  | {
      /** The kind, which decides the other properties. */
      readonly kind: 'currency' | 'percent' | 'years' | 'number' | 'months';
      /**
       * How many decimals are shown.
       *
       * @defaultValue 2, and 0 for rupees and months
       */
      readonly decimals?: number | undefined;
    }
  | {
      /** The kind, which decides the other properties. */
      readonly kind: 'date' | 'month';
    };

export type Note =
  | string
  | {
      /** The text, with inputs, outputs, facts and its own figures in braces. */
      readonly text: string;
      /** The text's own figures, which compute returns and the text names in braces. */
      readonly figures?: Readonly<Record<string, NoteFigure>> | undefined;
      /** The output whose figure it says is impossible. The note is shown at that figure, and not below all results. */
      readonly at?: string | undefined;
      /** The input whose value it says is not allowed. The note is shown at that input too, as a mistake. */
      readonly about?: string | undefined;
    };

export type Refusal =
  | string
  | {
      /** The sentence, with inputs, facts and its own figures in braces. */
      readonly text: string;
      /** The text's own figures, which compute returns and the text names in braces. */
      readonly figures: Readonly<Record<string, NoteFigure>>;
    };

export type Chart =
  | {
      /** The kind of chart. */
      readonly kind: 'donut';
      /** The heading. */
      readonly title: string;
      /** Shows it only while this rule holds. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** Its parts, clockwise. */
      readonly slices: readonly {
        /** The name of the part. */
        readonly label: string;
        /** The output or numeric input that is its size. */
        readonly value: string;
        /** `returns` is for the estimated returns of an investment, which have their own colour beside the amount invested. */
        readonly role?: 'principal' | 'interest' | 'returns' | undefined;
      }[];
    }
  | {
      /** The kind of chart. */
      readonly kind: 'shares';
      /** The heading. */
      readonly title: string;
      /** Shows it only while this rule holds. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column of the parts' names. */
      readonly label: string;
      /** The column of the parts' sizes. */
      readonly value: string;
    }
  | {
      /** The kind of chart. */
      readonly kind: 'line';
      /** The heading. */
      readonly title: string;
      /** Shows it only while this rule holds. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** Reference lines, each across the chart at a value of one of its axes. */
      readonly marks?:
        | readonly (
            | {
                /** The value at which it is drawn: a number, an output or a numeric input. */
                readonly x: string | number;
                /** The text. */
                readonly label: string;
              }
            | {
                /** The value at which it is drawn: a number, an output or a numeric input. */
                readonly y: string | number;
                /** The text. */
                readonly label: string;
              }
          )[]
        | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column of the x axis. */
      readonly x: string;
      /** The columns that it draws, which are numbers. */
      readonly series: readonly string[];
      /** A point before the first row, so that growth is drawn from its beginning: a value for the x axis and for every series, by column, as a number, an output or a numeric input. */
      readonly start?: Readonly<Record<string, string | number>> | undefined;
    }
  | {
      /** The kind of chart. */
      readonly kind: 'area';
      /** The heading. */
      readonly title: string;
      /** Shows it only while this rule holds. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** Reference lines, each across the chart at a value of one of its axes. */
      readonly marks?:
        | readonly (
            | {
                /** The value at which it is drawn: a number, an output or a numeric input. */
                readonly x: string | number;
                /** The text. */
                readonly label: string;
              }
            | {
                /** The value at which it is drawn: a number, an output or a numeric input. */
                readonly y: string | number;
                /** The text. */
                readonly label: string;
              }
          )[]
        | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column of the x axis. */
      readonly x: string;
      /** The columns that it draws, which are numbers. */
      readonly series: readonly string[];
      /** A point before the first row, so that growth is drawn from its beginning: a value for the x axis and for every series, by column, as a number, an output or a numeric input. */
      readonly start?: Readonly<Record<string, string | number>> | undefined;
      /**
       * Stacks the series, which are parts of a whole.
       *
       * @defaultValue false
       */
      readonly stacked?: boolean | undefined;
    }
  | {
      /** The kind of chart. */
      readonly kind: 'bars';
      /** The heading. */
      readonly title: string;
      /** Shows it only while this rule holds. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** Reference lines, each across the chart at a value of one of its axes. */
      readonly marks?:
        | readonly (
            | {
                /** The value at which it is drawn: a number, an output or a numeric input. */
                readonly x: string | number;
                /** The text. */
                readonly label: string;
              }
            | {
                /** The value at which it is drawn: a number, an output or a numeric input. */
                readonly y: string | number;
                /** The text. */
                readonly label: string;
              }
          )[]
        | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column of the x axis. */
      readonly x: string;
      /** The columns that it draws, which are numbers. */
      readonly series: readonly string[];
      /**
       * Stacks the series, which are parts of a whole.
       *
       * @defaultValue false
       */
      readonly stacked?: boolean | undefined;
    }
  | {
      /** The kind of chart. */
      readonly kind: 'fan';
      /** The heading. */
      readonly title: string;
      /** Shows it only while this rule holds. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column of the x axis. */
      readonly x: string;
      /** A point before the first row, so that growth is drawn from its beginning: a value for the x axis and for every series, by column, as a number, an output or a numeric input. */
      readonly start?: Readonly<Record<string, string | number>> | undefined;
      /** The column of the low figures. */
      readonly low: string;
      /** The column of the middle figures. */
      readonly middle: string;
      /** The column of the high figures. */
      readonly high: string;
    }
  | {
      /** The kind of chart. */
      readonly kind: 'radar';
      /** The heading. */
      readonly title: string;
      /** Shows it only while this rule holds. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column of the x axis. */
      readonly x: string;
      /** The columns that it draws, which are numbers. */
      readonly series: readonly string[];
    };

/** A step of a working: a formula of inputs, facts and earlier steps, such as `{rate} ÷ 12 ÷ 100`. A step with the id of an output gives that output. */
export interface WorkingStep {
  /** Its name in later formulas. With the name of an output the step gives that output. */
  readonly id: string;
  /** What the step calculates. */
  readonly label: string;
  /** The formula, such as `{rate} ÷ 12 ÷ 100`. */
  readonly formula: string;
  /** The kind of its value, if the step is not an output. */
  readonly kind?: 'currency' | 'percent' | 'years' | 'number' | 'months' | undefined;
  /**
   * How many decimals are shown.
   *
   * @defaultValue 2, and 0 for rupees and months
   */
  readonly decimals?: number | undefined;
  /** Shows it only while this rule holds. The rule may name inputs and results. */
  readonly showWhen?: Rule | undefined;
}

/** An output that never falls (or never rises) as one input rises and the others stay. The check tests it. */
export interface Movement {
  /** The output that rises or falls. */
  readonly output: string;
  /** The numeric input that rises. */
  readonly with: string;
}

/** An output that is the sum of others, or of inputs. The check tests it. */
export interface Sum {
  /** The output that is the sum. */
  readonly total: string;
  /** The outputs and inputs that add up to it. */
  readonly parts: readonly string[];
}

export interface Section {
  /** The heading of the section. */
  readonly heading: string;
  /** Its text, paragraph by paragraph. */
  readonly paragraphs?: readonly string[] | undefined;
  /** A formula, shown on a line of its own. */
  readonly formula?: string | undefined;
  /** Points, each with a bullet. */
  readonly list?: readonly string[] | undefined;
}

/** The text under the calculator. Facts are named as `{ppf.rate}`, never typed as numbers. */
export interface Content {
  /** The heading of all of it. */
  readonly title: string;
  /** Its sections, in the order of the page. */
  readonly sections: readonly Section[];
  /** How to use the calculator, step by step. */
  readonly howTo?:
    | {
        /** The goal of the steps. */
        readonly name: string;
        /** The steps in order. */
        readonly steps: readonly {
          /** The step in few words. */
          readonly name: string;
          /** What to do. */
          readonly text: string;
        }[];
      }
    | undefined;
  /** Questions that visitors have. */
  readonly faq?:
    | readonly {
        /** The question as a visitor asks it. */
        readonly question: string;
        /** The answer in plain text. */
        readonly answer: string;
      }[]
    | undefined;
}

export interface Example {
  /** What the example shows. */
  readonly title: string;
  /** The inputs that differ from their defaults. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The results, from an outside source or by hand, rounded as on the page. */
  readonly outputs: Readonly<Record<string, number | string>>;
  /** Where the figure was published or calculated, if not by hand. */
  readonly source?: string | undefined;
}

/** Light metadata of a tool, for menus, cards, the search and search engines. */
export interface Meta {
  /** The name of its folder. Links use it, so it never changes. */
  readonly id: string;
  /** The path of its page: /loan/emi-calculator. */
  readonly path: string;
  /** The heading of the page and its name in menus. */
  readonly title: string;
  /**
   * A short name for small places, such as `Home loan`.
   *
   * @defaultValue its title
   */
  readonly short?: string | undefined;
  /** A name from the Lucide icon set, such as `wallet`. */
  readonly icon: string;
  /** A sentence under the title on what it does. */
  readonly description: string;
  /** What search engines show, 50 to 160 characters. */
  readonly metaDescription: string;
  /** Other words that people search for: short names, sections of law, other spellings. */
  readonly keywords?: readonly string[] | undefined;
  /** Whole searches, each of which must list this tool first. */
  readonly asked?: readonly string[] | undefined;
}

export interface CatalogueEntry {
  /** The name of its folder. Links use it, so it never changes. */
  readonly id: string;
  /** The path of its page: /loan/emi-calculator. */
  readonly path: string;
  /** The heading of the page and its name in menus. */
  readonly title: string;
  /** A name from the Lucide icon set, such as `wallet`. */
  readonly icon: string;
}

/** Groups and their order. A tool with a folder is listed by its id, a tool that is not made yet by its metadata. */
export interface Catalogue {
  /** The tool that an unknown hash opens. */
  readonly fallback: string;
  /** What the landing page shows before the groups, by the tools' ids. */
  readonly landing?:
    | {
        /** Short links under the search. */
        readonly start: readonly string[];
        /** A tool that can be used on the landing page itself, with its first sliders. */
        readonly live: string;
        /** Tools on large cards with their descriptions. */
        readonly cards: readonly string[];
      }
    | undefined;
  /** The groups in the order of the menu. A new group is made here, with its first tool; the folders follow it. */
  readonly groups: readonly {
    /** The name of the group's folder in tools/. */
    readonly id: string;
    /** Its name in the menu. */
    readonly title: string;
    /** Its tools in order, each by its id, or by its metadata if it is not made yet. */
    readonly tools: readonly (string | CatalogueEntry)[];
  }[];
}

export type ChartKind = Chart['kind'];

export interface InputsDocs {
  /** The inputs by name, in the order of the page. */
  readonly inputs?: unknown;
}

export interface OutputsDocs {
  /** The results of compute by name, in the order of the page. */
  readonly outputs?: unknown;
}

export interface PartsDocs {
  /** Tables under the results. Compute returns each as a function that returns its rows. */
  readonly tables?: unknown;
  /** Notes that compute may add by returning their ids. Their text may name inputs, results and facts: `{rate}`. */
  readonly notes?: unknown;
  /** Sentences with which compute refuses, by id: `fail('rate', 'tooHigh')`. Their text may name inputs and facts: `{rate}`. */
  readonly refusals?: unknown;
  /** The steps by which the results are worked out, in order; the last give results. A formula has inputs, facts and earlier steps in braces; numbers, words in quotes, `+ − × ÷ ^` and brackets; `if(condition, then, else)` with `= ≠ < > ≤ ≥`, `and`, `or`; `min`, `max`, `floor`, `ceil`, `round`, `abs`, `ln`, `exp`, `normal` (the distribution function); and `sum(k, from, to, expression with k)`. For a fact with bands, name one part, `{homeLoan.ltv.1.rate}`. A toggle is 1 or 0. Steps with `showWhen` may share an id if their rules exclude each other. */
  readonly working?: unknown;
}

export interface UsesDocs {
  /** Charts of the results and of tables. */
  readonly charts?: unknown;
  /** Which conventions and rules the results use, and of what date. Like notes, help and content a line may name a fact, `{ppf.rate}`, as it was on a day `{ppf.rate@2024-05-01}`, with its date `{ppf.rate|since}`, its source `{ppf.rate|source}`, or the quarter it was confirmed for `{ppf.rate|official}`; and an input, `{rate}`, or a yearly rate compounded monthly, `{rate|effective}`. */
  readonly basis?: unknown;
  /** Figures from outside, never from running the calculator. They are tests, and the page shows them. */
  readonly examples?: unknown;
  /** The text under the calculator. */
  readonly content?: unknown;
  /** An analysis by a generative AI service with the visitor's own key. */
  readonly insight?: unknown;
  /** Figures from outside that the page fetches. */
  readonly live?: unknown;
  /** Inputs that are stored in this browser, and a history of results. */
  readonly keep?: unknown;
  /** Buttons that exchange two inputs. */
  readonly swaps?: unknown;
  /** Inputs that compute may refuse within their usual range; every other usual value gets figures. */
  readonly mayRefuse?: unknown;
  /**
   * One or two results shown large.
   *
   * @defaultValue the first result
   */
  readonly headline?: unknown;
  /**
   * The one number that the panel "What moves it" shows, and that a search for an input offers first.
   *
   * @defaultValue the headline, or else the first result that is a number
   */
  readonly figure?: unknown;
  /** Why there is no working, or none that leads to the figure shown large. */
  readonly noWorking?: unknown;
  /** Ids of tools that a visitor may want next. */
  readonly related?: unknown;
  /** Outputs that never fall as one input rises and the others stay. */
  readonly rises?: unknown;
  /** Outputs that never rise as one input rises and the others stay. */
  readonly falls?: unknown;
  /** Outputs that are the sum of other outputs or of inputs. */
  readonly sums?: unknown;
}

export interface DonutDocs {
  /** The kind of chart. */
  readonly kind?: unknown;
  /** The heading. */
  readonly title?: unknown;
  /** Shows it only while this rule holds. The rule may name inputs and results. */
  readonly showWhen?: unknown;
  /** Its parts, clockwise. */
  readonly slices?: unknown;
}

export interface SliceDocs {
  /** The name of the part. */
  readonly label?: unknown;
  /** The output or numeric input that is its size. */
  readonly value?: unknown;
  /** `returns` is for the estimated returns of an investment, which have their own colour beside the amount invested. */
  readonly role?: unknown;
}

export interface ExampleDocs {
  /** What the example shows. */
  readonly title?: unknown;
  /** The inputs that differ from their defaults. */
  readonly inputs?: unknown;
  /** The results, from an outside source or by hand, rounded as on the page. */
  readonly outputs?: unknown;
  /** Where the figure was published or calculated, if not by hand. */
  readonly source?: unknown;
}

export interface BasisDocs {
  /** The text. */
  readonly text?: unknown;
  /** The inputs and results for which it is shown. */
  readonly showWhen?: unknown;
}

export interface InsightDocs {
  /** The heading. */
  readonly title?: unknown;
  /** What the visitor gets, shown before anything is sent. */
  readonly about?: unknown;
  /** Always needed. Gives what the service is asked, from the values of the inputs: `prompt: ({ amount }) => …`. */
  readonly prompt?: unknown;
}

export interface LiveDocs {
  /** The name of the figures on the page: Exchange rates. */
  readonly label?: unknown;
  /** The services in the order in which they are asked. */
  readonly sources?: unknown;
}

export interface LiveSourceDocs {
  /** Its id. The setting `VITE_<ID>_URL` changes its address: `VITE_RATES_FALLBACK_URL` for `ratesFallback`. */
  readonly service?: unknown;
  /** Its name on the page. */
  readonly name?: unknown;
  /** Its address, `https://…`, without a query. */
  readonly address?: unknown;
  /** The query that is added to the address, such as `?base=INR`; may be empty. */
  readonly query?: unknown;
  /** Always needed. Reads the service’s answer, which may be anything: its date and figures, or null where anything in it is wrong. */
  readonly read?: unknown;
}

export interface KeepDocs {
  /** To be raised when inputs change their meaning; `migrate` then converts older values. */
  readonly version?: unknown;
  /** A line chart of results over time. */
  readonly history?: unknown;
  /** Converts values that an older version stored: `migrate: (values, version) => …`. Needed from version 2 on. */
  readonly migrate?: unknown;
}

export interface HistoryDocs {
  /** The heading of the chart. */
  readonly title?: unknown;
  /** The outputs that are drawn. */
  readonly outputs?: unknown;
}

export interface SwapDocs {
  /** The button's name for screen readers. */
  readonly label?: unknown;
  /** The two inputs that it exchanges. */
  readonly inputs?: unknown;
}

export interface MovementDocs {
  /** The output that rises or falls. */
  readonly output?: unknown;
  /** The numeric input that rises. */
  readonly with?: unknown;
}

export interface SumDocs {
  /** The output that is the sum. */
  readonly total?: unknown;
  /** The outputs and inputs that add up to it. */
  readonly parts?: unknown;
}
