// Generated from definition.ts by `npm run schemas`; a test compares the two.

export type Wanted =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | {
      /** Any number above this one; of rows, more rows than this: `{ above: 0 }` is some rows. */
      readonly above: number;
      /** And below this one. */
      readonly below?: number | undefined;
    }
  | {
      /** Any number below this one; of rows, fewer rows than this: `{ below: 1 }` is no rows. */
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
  /** What it counts, which decides its unit: rupees, percent, years, or just a number. */
  readonly kind: 'currency' | 'percent' | 'years' | 'number';
  /** What stands beside the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while each input that is named has the value given, one of a list of values, a number `above` or `below` another, or any value but `not` one; of a list of such rules one is enough. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Offers the input only then, or while its value is not its default; compute always gets its value. For an input that compute is to refuse rather than to forget. Under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Stands under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Names that it had before: links that have them are still read. */
  readonly was?: readonly string[] | undefined;
  /** False where the search for a value that gives a wanted result makes no sense. */
  readonly solve?: false | undefined;
  /** The value that it starts with, and that compute gets while it is hidden. */
  readonly default: number;
  /** The start of the usual range. It guides and refuses nothing; `min`, `max` and `step` together make a slider. */
  readonly min?: number | undefined;
  /** The end of the usual range. It guides and refuses nothing; what is to be refused above says `atMost`. */
  readonly max?: number | undefined;
  /** The step of the slider, which divides the range. */
  readonly step?: number | undefined;
  /** A slider from a hundred to a crore and the like: equal moves multiply the value, and it stops at round figures. */
  readonly scale?: 'log' | undefined;
  /**
   * Whole numbers only: a fraction is refused.
   *
   * @defaultValue false
   */
  readonly whole?: boolean | undefined;
  /**
   * Accepts numbers below zero, which are refused otherwise, and hands them to compute.
   *
   * @defaultValue false
   */
  readonly negative?: boolean | undefined;
  /** The note that says why all results are 0 where the number is below zero. Compute gets no such number. */
  readonly belowZero?: string | undefined;
  /**
   * The most that is accepted; more is refused with a sentence, so that nothing a visitor counts fills the memory.
   *
   * @defaultValue 1,000 for years, 10,00,000 for a number
   */
  readonly atMost?: number | undefined;
  /** A duration in years that may be typed and shown in months: `18 months`, `1 year 6 months`. The value stays years. */
  readonly months?: true | undefined;
  /** Usual values, each set by one press; four at most stand in one line of a phone. */
  readonly chips?: readonly number[] | undefined;
  /** How far "What moves it most" moves the value down and up. */
  readonly nudge?: number | undefined;
  /** The formula begins only above this value, so a search never answers with less. */
  readonly above?: number | undefined;
}

/** One of several: radio buttons up to four options, a select above. */
export interface ChoiceInput {
  /** What kind it is, which decides what else may be said of it. */
  readonly kind: 'choice';
  /** What stands beside the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while each input that is named has the value given, one of a list of values, a number `above` or `below` another, or any value but `not` one; of a list of such rules one is enough. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Offers the input only then, or while its value is not its default; compute always gets its value. For an input that compute is to refuse rather than to forget. Under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Stands under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Names that it had before: links that have them are still read. */
  readonly was?: readonly string[] | undefined;
  /** What can be chosen: radio buttons up to four options, a select above. */
  readonly options: readonly {
    /** What compute, links and rules have for it. It never changes. */
    readonly value: string | number;
    /** What the page shows for it. */
    readonly label: string;
  }[];
  /** The value that it starts with, and that compute gets while it is hidden. */
  readonly default: string | number;
}

/** Yes or no: one checkbox. */
export interface ToggleInput {
  /** What kind it is, which decides what else may be said of it. */
  readonly kind: 'toggle';
  /** What stands beside the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while each input that is named has the value given, one of a list of values, a number `above` or `below` another, or any value but `not` one; of a list of such rules one is enough. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Offers the input only then, or while its value is not its default; compute always gets its value. For an input that compute is to refuse rather than to forget. Under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Stands under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Names that it had before: links that have them are still read. */
  readonly was?: readonly string[] | undefined;
  /** The value that it starts with, and that compute gets while it is hidden. */
  readonly default: boolean;
}

/** A short text, such as a name. */
export interface TextInput {
  /** What kind it is, which decides what else may be said of it. */
  readonly kind: 'text';
  /** What stands beside the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while each input that is named has the value given, one of a list of values, a number `above` or `below` another, or any value but `not` one; of a list of such rules one is enough. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Offers the input only then, or while its value is not its default; compute always gets its value. For an input that compute is to refuse rather than to forget. Under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Stands under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Names that it had before: links that have them are still read. */
  readonly was?: readonly string[] | undefined;
  /** The value that it starts with, and that compute gets while it is hidden. */
  readonly default: string;
  /** The most characters that can be typed. */
  readonly maxLength?: number | undefined;
}

/** A day, as YYYY-MM-DD. */
export interface DateInput {
  /** What kind it is, which decides what else may be said of it. */
  readonly kind: 'date';
  /** What stands beside the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while each input that is named has the value given, one of a list of values, a number `above` or `below` another, or any value but `not` one; of a list of such rules one is enough. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Offers the input only then, or while its value is not its default; compute always gets its value. For an input that compute is to refuse rather than to forget. Under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Stands under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Names that it had before: links that have them are still read. */
  readonly was?: readonly string[] | undefined;
  /** The value that it starts with, and that compute gets while it is hidden. */
  readonly default: string;
  /** May be empty (`""`). */
  readonly optional?: true | undefined;
  /** The first day that is accepted. */
  readonly min?: string | undefined;
  /** The last day that is accepted. */
  readonly max?: string | undefined;
}

export type CellInput = NumberInput | ChoiceInput | ToggleInput | TextInput | DateInput;

/** A list of like things (loans, expenses), each with the same columns. */
export interface RowsInput {
  /** What kind it is, which decides what else may be said of it. */
  readonly kind: 'rows';
  /** What stands beside the control. */
  readonly label: string;
  /** A line under the control for what the label cannot say. */
  readonly help?: string | undefined;
  /** Shows the input only while each input that is named has the value given, one of a list of values, a number `above` or `below` another, or any value but `not` one; of a list of such rules one is enough. While it is hidden, compute gets its default. */
  readonly showWhen?: Rule | undefined;
  /** Offers the input only then, or while its value is not its default; compute always gets its value. For an input that compute is to refuse rather than to forget. Under More options too. */
  readonly offerWhen?: Rule | undefined;
  /** Stands under More options, which are closed until a link, an example, a stored value or a refusal needs one of them. */
  readonly more?: true | undefined;
  /** Names that it had before: links that have them are still read. */
  readonly was?: readonly string[] | undefined;
  /** What one row is called, with its number: `Loan {number}`. */
  readonly item: string;
  /** The inputs of one row, by name. */
  readonly columns: Readonly<Record<string, CellInput>>;
  /** The fewest rows that may stand. */
  readonly min: number;
  /** The most rows that may be added. */
  readonly max: number;
  /** The rows that it starts with. */
  readonly default: readonly Readonly<Record<string, string | number | boolean>>[];
}

export type Input = NumberInput | ChoiceInput | ToggleInput | TextInput | DateInput | RowsInput;

/** A result that is a number. Money is rounded to rupees, months to whole ones, the rest to two decimals, unless `decimals` says otherwise. */
export interface NumberOutput {
  /** What it counts, which decides how it is shown: rupees, percent, years, a number, or months as `14 years 5 months`. */
  readonly kind: 'currency' | 'percent' | 'years' | 'number' | 'months';
  /** What stands beside the figure. */
  readonly label: string;
  /** Labels that follow a choice or a result: the first whose rule holds stands in place of `label`. */
  readonly labels?: readonly Label[] | undefined;
  /** A label of at most 20 letters for the bar at the foot of a phone, where a longer one is cut; in place of all `labels`, too. */
  readonly short?: string | undefined;
  /** `quiet` makes it smaller than other results. */
  readonly emphasis?: 'quiet' | undefined;
  /** Shows it only then. The rule may name inputs and results. */
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

/** A result that is a word: one of `values` (id: what is shown), or free text such as a row's name. */
export interface TextOutput {
  /** What kind it is, which decides what else may be said of it. */
  readonly kind: 'text';
  /** What stands beside the figure. */
  readonly label: string;
  /** Labels that follow a choice or a result: the first whose rule holds stands in place of `label`. */
  readonly labels?: readonly Label[] | undefined;
  /** A label of at most 20 letters for the bar at the foot of a phone, where a longer one is cut; in place of all `labels`, too. */
  readonly short?: string | undefined;
  /** `quiet` makes it smaller than other results. */
  readonly emphasis?: 'quiet' | undefined;
  /** Shows it only then. The rule may name inputs and results. */
  readonly showWhen?: Rule | undefined;
  /** The words that compute may give, by id, with what is shown for each. Without it any text may come. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** A result that is a day (`YYYY-MM-DD`) or a calendar month (`YYYY-MM`); empty where there is none. */
export interface DayOutput {
  /** What kind it is, which decides what else may be said of it. */
  readonly kind: 'date' | 'month';
  /** What stands beside the figure. */
  readonly label: string;
  /** Labels that follow a choice or a result: the first whose rule holds stands in place of `label`. */
  readonly labels?: readonly Label[] | undefined;
  /** A label of at most 20 letters for the bar at the foot of a phone, where a longer one is cut; in place of all `labels`, too. */
  readonly short?: string | undefined;
  /** `quiet` makes it smaller than other results. */
  readonly emphasis?: 'quiet' | undefined;
  /** Shows it only then. The rule may name inputs and results. */
  readonly showWhen?: Rule | undefined;
}

export type Output = NumberOutput | TextOutput | DayOutput;

export interface Label {
  /** What it says. */
  readonly text: string;
  /** The inputs and results for which it holds. */
  readonly showWhen: Rule;
}

export type Column =
  | {
      /** What kind it is, which decides what else may be said of it. */
      readonly kind: 'currency' | 'percent' | 'years' | 'number' | 'months';
      /** What stands above the column. */
      readonly label: string;
      /**
       * How many decimals are shown.
       *
       * @defaultValue 2, and 0 for rupees and months
       */
      readonly decimals?: number | undefined;
      /** A change: shown with its sign, + or −. */
      readonly signed?: true | undefined;
      /** What it stands for, which decides its colour on every chart. */
      readonly role?: 'principal' | 'interest' | undefined;
      /** Shows it only then. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
    }
  | {
      /** What kind it is, which decides what else may be said of it. */
      readonly kind: 'text';
      /** What stands above the column. */
      readonly label: string;
      /** The words that compute may give, by id, with what is shown for each. Without it any text may come. */
      readonly values?: Readonly<Record<string, string>> | undefined;
      /** Shows it only then. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
    }
  | {
      /** What kind it is, which decides what else may be said of it. */
      readonly kind: 'date' | 'month';
      /** What stands above the column. */
      readonly label: string;
      /** Shows it only then. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
    };

export interface Table {
  /** What stands above it. */
  readonly title: string;
  /**
   * Its name where it is one of several views: `Yearly`.
   *
   * @defaultValue its title
   */
  readonly tab?: string | undefined;
  /** Its columns by name. Compute gives rows with a value for each. */
  readonly columns: Readonly<Record<string, Column>>;
  /** The table of which this one is the finer view (months of years): both stand in one place, with a switch. */
  readonly finerOf?: string | undefined;
  /** Starts a section, with its own caption, whenever this column's value changes: `Year {value}`. */
  readonly sections?:
    | {
        /** The column whose changes start sections. */
        readonly by: string;
        /** The caption of a section, with {value} for the column's value. */
        readonly caption: string;
      }
    | undefined;
  /** Shown without a press. */
  readonly open?: true | undefined;
  /** Shows it only then. The rule may name inputs and results. */
  readonly showWhen?: Rule | undefined;
}

export type NoteFigure =
  | {
      /** What kind it is, which decides what else may be said of it. */
      readonly kind: 'currency' | 'percent' | 'years' | 'number' | 'months';
      /**
       * How many decimals are shown.
       *
       * @defaultValue 2, and 0 for rupees and months
       */
      readonly decimals?: number | undefined;
    }
  | {
      /** What kind it is, which decides what else may be said of it. */
      readonly kind: 'date' | 'month';
    };

export type Note =
  | string
  | {
      /** What it says, with inputs, outputs, facts and its own figures in braces. */
      readonly text: string;
      /** Figures of its own, which compute gives and the text names in braces. */
      readonly figures?: Readonly<Record<string, NoteFigure>> | undefined;
      /** The output that it denies: it stands at that figure, where nobody can miss it, and not below them all. */
      readonly at?: string | undefined;
    };

export type Refusal =
  | string
  | {
      /** The sentence, with inputs, facts and its own figures in braces. */
      readonly text: string;
      /** Figures of its own, which compute gives and the text names in braces. */
      readonly figures: Readonly<Record<string, NoteFigure>>;
    };

export type Chart =
  | {
      /** How it is drawn. */
      readonly kind: 'donut';
      /** What stands above it. */
      readonly title: string;
      /** Shows it only then. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** Its parts, clockwise. */
      readonly slices: readonly {
        /** What the part is called. */
        readonly label: string;
        /** The output or numeric input that it is as large as. */
        readonly value: string;
        /** `returns` are the estimated returns of an investment, which have a colour of their own beside what was invested. */
        readonly role?: 'principal' | 'interest' | 'returns' | undefined;
      }[];
    }
  | {
      /** How it is drawn. */
      readonly kind: 'shares';
      /** What stands above it. */
      readonly title: string;
      /** Shows it only then. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column that names a part. */
      readonly label: string;
      /** The column that a part is as large as. */
      readonly value: string;
    }
  | {
      /** How it is drawn. */
      readonly kind: 'line';
      /** What stands above it. */
      readonly title: string;
      /** Shows it only then. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** Reference lines, each across the chart from a place on one of its axes. */
      readonly marks?:
        | readonly (
            | {
                /** Where it stands: a number, an output or a numeric input. */
                readonly x: string | number;
                /** What it says. */
                readonly label: string;
              }
            | {
                /** Where it stands: a number, an output or a numeric input. */
                readonly y: string | number;
                /** What it says. */
                readonly label: string;
              }
          )[]
        | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column along the axis. */
      readonly x: string;
      /** The columns that it draws, which are numbers. */
      readonly series: readonly string[];
      /** A point before the first row, so that growth is drawn from its beginning: what the axis and every series are there, each by its column, as a number or as an output or a numeric input. */
      readonly start?: Readonly<Record<string, string | number>> | undefined;
    }
  | {
      /** How it is drawn. */
      readonly kind: 'area';
      /** What stands above it. */
      readonly title: string;
      /** Shows it only then. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** Reference lines, each across the chart from a place on one of its axes. */
      readonly marks?:
        | readonly (
            | {
                /** Where it stands: a number, an output or a numeric input. */
                readonly x: string | number;
                /** What it says. */
                readonly label: string;
              }
            | {
                /** Where it stands: a number, an output or a numeric input. */
                readonly y: string | number;
                /** What it says. */
                readonly label: string;
              }
          )[]
        | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column along the axis. */
      readonly x: string;
      /** The columns that it draws, which are numbers. */
      readonly series: readonly string[];
      /** A point before the first row, so that growth is drawn from its beginning: what the axis and every series are there, each by its column, as a number or as an output or a numeric input. */
      readonly start?: Readonly<Record<string, string | number>> | undefined;
      /**
       * One on the other: the series are parts of a whole.
       *
       * @defaultValue false
       */
      readonly stacked?: boolean | undefined;
    }
  | {
      /** How it is drawn. */
      readonly kind: 'bars';
      /** What stands above it. */
      readonly title: string;
      /** Shows it only then. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** Reference lines, each across the chart from a place on one of its axes. */
      readonly marks?:
        | readonly (
            | {
                /** Where it stands: a number, an output or a numeric input. */
                readonly x: string | number;
                /** What it says. */
                readonly label: string;
              }
            | {
                /** Where it stands: a number, an output or a numeric input. */
                readonly y: string | number;
                /** What it says. */
                readonly label: string;
              }
          )[]
        | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column along the axis. */
      readonly x: string;
      /** The columns that it draws, which are numbers. */
      readonly series: readonly string[];
      /**
       * One on the other: the series are parts of a whole.
       *
       * @defaultValue false
       */
      readonly stacked?: boolean | undefined;
    }
  | {
      /** How it is drawn. */
      readonly kind: 'fan';
      /** What stands above it. */
      readonly title: string;
      /** Shows it only then. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column along the axis. */
      readonly x: string;
      /** A point before the first row, so that growth is drawn from its beginning: what the axis and every series are there, each by its column, as a number or as an output or a numeric input. */
      readonly start?: Readonly<Record<string, string | number>> | undefined;
      /** The column of the low figures. */
      readonly low: string;
      /** The column of the figures between. */
      readonly middle: string;
      /** The column of the high figures. */
      readonly high: string;
    }
  | {
      /** How it is drawn. */
      readonly kind: 'radar';
      /** What stands above it. */
      readonly title: string;
      /** Shows it only then. The rule may name inputs and results. */
      readonly showWhen?: Rule | undefined;
      /** The table whose rows it draws. */
      readonly table: string;
      /** The column along the axis. */
      readonly x: string;
      /** The columns that it draws, which are numbers. */
      readonly series: readonly string[];
    };

/** A step of how a figure comes about: a formula over inputs, facts and earlier steps, such as `{rate} ÷ 12 ÷ 100`. A step whose id is that of an output gives that output. */
export interface WorkingStep {
  /** Its name in later formulas; that of an output makes it the result. */
  readonly id: string;
  /** What the step works out. */
  readonly label: string;
  /** The formula, such as `{rate} ÷ 12 ÷ 100`. */
  readonly formula: string;
  /** What its value is, where it is no output. */
  readonly kind?: 'currency' | 'percent' | 'years' | 'number' | 'months' | undefined;
  /**
   * How many decimals are shown.
   *
   * @defaultValue 2, and 0 for rupees and months
   */
  readonly decimals?: number | undefined;
  /** Shows it only then. The rule may name inputs and results. */
  readonly showWhen?: Rule | undefined;
}

/** An output that never falls (or never rises) as one input rises and the others stay. The check holds compute to it. */
export interface Movement {
  /** The output that moves. */
  readonly output: string;
  /** The numeric input that rises. */
  readonly with: string;
}

/** An output that is the sum of others, or of inputs. The check holds compute to it. */
export interface Sum {
  /** The output that is the sum. */
  readonly total: string;
  /** The outputs and inputs that add up to it. */
  readonly parts: readonly string[];
}

export interface Section {
  /** What stands above the section. */
  readonly heading: string;
  /** Its text, paragraph by paragraph. */
  readonly paragraphs?: readonly string[] | undefined;
  /** A formula, shown on a line of its own. */
  readonly formula?: string | undefined;
  /** Points, each with a bullet. */
  readonly list?: readonly string[] | undefined;
}

/** What a visitor can read under the calculator. Facts are named as `{ppf.rate}`, never typed as numbers. */
export interface Content {
  /** What stands above all of it. */
  readonly title: string;
  /** What it explains, in the order of the page. */
  readonly sections: readonly Section[];
  /** How to use the calculator, step by step. */
  readonly howTo?:
    | {
        /** What the steps lead to. */
        readonly name: string;
        /** The steps in order. */
        readonly steps: readonly {
          /** The step in few words. */
          readonly name: string;
          /** What is to be done. */
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
  /** What they must give, from a source outside or by hand, rounded as the page shows it. */
  readonly outputs: Readonly<Record<string, number | string>>;
  /** Where the figure was published or worked out, if not by hand. */
  readonly source?: string | undefined;
}

/** Light metadata of a tool. Lists use id, path, title and icon; the rest comes with the page. */
export interface Meta {
  /** The name of its folder. Links use it, so it never changes. */
  readonly id: string;
  /** Where its page is: /loan/emi-calculator. */
  readonly path: string;
  /** The heading of the page and its name in menus. */
  readonly title: string;
  /** What it is called where there is little room, such as `Home loan`; else its title. */
  readonly short?: string | undefined;
  /** A name from the Lucide icon set, such as `wallet`. */
  readonly icon: string;
  /** What it does, in a sentence under the title. */
  readonly description: string;
  /** What search engines show, 50 to 160 characters. */
  readonly metaDescription: string;
  /** Other words that people look for it by: short names, sections of law, other spellings. */
  readonly keywords?: readonly string[] | undefined;
  /** What people type into a search, each of which must bring this tool first. */
  readonly asked?: readonly string[] | undefined;
}

export interface CatalogueEntry {
  /** The name of its folder. Links use it, so it never changes. */
  readonly id: string;
  /** Where its page is: /loan/emi-calculator. */
  readonly path: string;
  /** The heading of the page and its name in menus. */
  readonly title: string;
  /** A name from the Lucide icon set, such as `wallet`. */
  readonly icon: string;
}

/** Groups and their order. A tool with a folder is its id; one that is still to come is listed whole. */
export interface Catalogue {
  /** The tool that an unknown hash opens. */
  readonly fallback: string;
  /** What the landing page shows before the groups, by the tools' ids. */
  readonly landing?:
    | {
        /** Short links under the search. */
        readonly start: readonly string[];
        /** A small calculator that works on the page itself; it shows the first sliders of the tool. */
        readonly live: string;
        /** Large cards with a line each. */
        readonly cards: readonly string[];
      }
    | undefined;
  /** The groups in the order of the menu. */
  readonly groups: readonly {
    /** The name of the group's folder in tools/. */
    readonly id: string;
    /** What the menu calls it. */
    readonly title: string;
    /** Its tools in order, by id; one that is still to come is listed whole. */
    readonly tools: readonly (string | CatalogueEntry)[];
  }[];
}

export type ChartKind = Chart['kind'];

export interface InputsDocs {
  /** What the visitor gives, by name, in the order of the page. */
  readonly inputs?: unknown;
}

export interface OutputsDocs {
  /** What compute works out, by name, in the order of the page. */
  readonly outputs?: unknown;
}

export interface PartsDocs {
  /** Tables under the results. Compute gives each as a function that returns its rows. */
  readonly tables?: unknown;
  /** Remarks that compute may add by returning their ids. Their text may name inputs, results and facts: `{rate}`. */
  readonly notes?: unknown;
  /** Sentences with which compute refuses, by id: `fail('rate', 'tooHigh')`. Their text may name inputs and facts: `{rate}`. */
  readonly refusals?: unknown;
  /** The steps by which the results come about, in order; the last give results. A formula has inputs, facts and earlier steps in braces; numbers, words in quotes, `+ − × ÷ ^` and brackets; `if(condition, then, else)` with `= ≠ < > ≤ ≥`, `and`, `or`; `min`, `max`, `floor`, `ceil`, `round`, `abs`, `ln`, `exp`, `normal` (its distribution function); and `sum(k, from, to, expression with k)`. Of a fact in bands it names one part, `{homeLoan.ltv.1.rate}`. A toggle counts as 1 or 0. Steps with `showWhen` may share an id, and take turns. */
  readonly working?: unknown;
}

export interface UsesDocs {
  /** Charts of the results and of tables. */
  readonly charts?: unknown;
  /** What the results rest on: convention, rule, year, date. Like notes, help and content a line may name a fact, `{ppf.rate}`, with its date `{ppf.rate|since}`, its source `{ppf.rate|source}`, or the quarter it was confirmed for `{ppf.rate|official}`; and an input, `{rate}`, with what its twelfth a month comes to in a year, `{rate|effective}`. */
  readonly basis?: unknown;
  /** Figures from outside, never from running the calculator. They are tests, and the page shows them. */
  readonly examples?: unknown;
  /** What a visitor can read under the calculator. */
  readonly content?: unknown;
  /** An analysis by a generative AI service with the visitor's own key. */
  readonly insight?: unknown;
  /** Figures from outside that the page fetches. */
  readonly live?: unknown;
  /** Inputs that stay in this browser, and a history of results. */
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
   * The one number for bars, grids and sharing.
   *
   * @defaultValue the headline, or else the first result that is a number
   */
  readonly figure?: unknown;
  /** Why there are no such steps. */
  readonly noWorking?: unknown;
  /** Ids of tools that a visitor of this one may want next. */
  readonly related?: unknown;
  /** Outputs that never fall as one input rises and the others stay. */
  readonly rises?: unknown;
  /** Outputs that never rise as one input rises and the others stay. */
  readonly falls?: unknown;
  /** Outputs that are the sum of other outputs or of inputs. */
  readonly sums?: unknown;
}

export interface DonutDocs {
  /** How it is drawn. */
  readonly kind?: unknown;
  /** What stands above it. */
  readonly title?: unknown;
  /** Shows it only then. The rule may name inputs and results. */
  readonly showWhen?: unknown;
  /** Its parts, clockwise. */
  readonly slices?: unknown;
}

export interface SliceDocs {
  /** What the part is called. */
  readonly label?: unknown;
  /** The output or numeric input that it is as large as. */
  readonly value?: unknown;
  /** `returns` are the estimated returns of an investment, which have a colour of their own beside what was invested. */
  readonly role?: unknown;
}

export interface ExampleDocs {
  /** What the example shows. */
  readonly title?: unknown;
  /** The inputs that differ from their defaults. */
  readonly inputs?: unknown;
  /** What they must give, from a source outside or by hand, rounded as the page shows it. */
  readonly outputs?: unknown;
  /** Where the figure was published or worked out, if not by hand. */
  readonly source?: unknown;
}

export interface BasisDocs {
  /** What it says. */
  readonly text?: unknown;
  /** The inputs and results for which it holds. */
  readonly showWhen?: unknown;
}

export interface InsightDocs {
  /** What stands above it. */
  readonly title?: unknown;
  /** What the visitor gets, said before anything is sent. */
  readonly about?: unknown;
}

export interface LiveDocs {
  /** What is fetched, as the page calls it: Exchange rates. */
  readonly label?: unknown;
  /** The services in the order in which they are asked. */
  readonly sources?: unknown;
}

export interface LiveSourceDocs {
  /** Its id. The setting `VITE_<ID>_URL` gives it another address: `ratesFallback` has `VITE_RATES_FALLBACK_URL`. */
  readonly service?: unknown;
  /** What the page calls it. */
  readonly name?: unknown;
  /** Where it answers, `https://…`, without a query. */
  readonly address?: unknown;
  /** What is added to the address: `?base=INR`, or nothing. */
  readonly query?: unknown;
}

export interface KeepDocs {
  /** Raised when inputs change their meaning; `migrate` then turns older values into new ones. */
  readonly version?: unknown;
  /** A line of results over the days on which the visitor came. */
  readonly history?: unknown;
}

export interface HistoryDocs {
  /** What stands above the line. */
  readonly title?: unknown;
  /** The outputs that are drawn. */
  readonly outputs?: unknown;
}

export interface SwapDocs {
  /** What the button says to a screen reader. */
  readonly label?: unknown;
  /** The two inputs that it exchanges. */
  readonly inputs?: unknown;
}

export interface MovementDocs {
  /** The output that moves. */
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
