/** A number of a line. `read-number.ts` reads it, but for what is said to be of `line.ts`. */
export interface Quantity {
  /** As it was typed: `50 lakh`. */
  readonly text: string;
  /** Rupees, percent, years, a ratio or a plain number. */
  readonly value: number;
  /**
   * `plain` where nothing shows what it counts; `ratio` for double; `age` for years of a life. Of `line.ts` are `date`, and `code` for
   * a number that is a name, such as that of a flat.
   */
  readonly kind: 'money' | 'percent' | 'time' | 'age' | 'ratio' | 'date' | 'code' | 'plain';
  /** The day of a date, YYYY-MM-DD, of `line.ts`; its value is no number. */
  readonly day?: string;
  /** What it is for: a month, a year, or another time, which fits no input. */
  readonly per?: 'month' | 'year' | 'other';
  /** A time in days, which only an input that may be in days takes. */
  readonly inDays?: true;
  /** An age too, where the tool asks for one: `3 saal ki`. */
  readonly perhapsAge?: true;
  /** It stands after "at" and is plain: a rate, where nothing else takes it. Of `line.ts`. */
  readonly perhapsRate?: true;
  /** The amounts of which it is made, where nothing stands between them: `2 lakh` and `10k`. */
  readonly amounts?: readonly { readonly text: string; readonly value: number }[];
}

/** From here on a number without a unit is an amount, and no rate or time. */
export const LEAST_AMOUNT = 1000;
