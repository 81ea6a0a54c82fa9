/**
 * A number of a line. Most of it comes from `read-number.ts`; `text`, `perhapsRate`, the kind `code` and `isUntil`
 * from `line.ts`, the kind `date` with its `day` from `other-digits.ts`.
 */
export interface Quantity {
  /** As it was typed, but for capitals, spaces and words of other languages: `50 lakh`. */
  readonly text: string;
  /** Rupees, percent, years (of days too), a ratio or a plain number; of a date no number. */
  readonly value: number;
  /** `plain` where nothing shows what it counts; `ratio` for double; `age` for years of a life; `code` for a name, as of a flat. */
  readonly kind: 'money' | 'percent' | 'time' | 'age' | 'ratio' | 'date' | 'code' | 'plain';
  /** The day of a date, YYYY-MM-DD. */
  readonly day?: string;
  /** What it is for: a month, a year, or another time, which fits no input. */
  readonly per?: 'month' | 'year' | 'other';
  /** A time that is said in days, which only an input that may be in days takes. */
  readonly inDays?: true;
  /** An age too, where the tool asks for one: `3 saal ki`. */
  readonly perhapsAge?: true;
  /** An age until which the line counts: `till age 60`. */
  readonly isUntil?: true;
  /** It stands after "at" and is plain: likelier a rate than anything else. */
  readonly perhapsRate?: true;
  /** The amounts of which it is made, where nothing stands between them: `2 lakh` and `10k`. */
  readonly amounts?: readonly { readonly text: string; readonly value: number }[];
}

/** From here on a number without a unit is an amount or a count, and no rate or time. */
export const LEAST_AMOUNT = 1000;

/** What a number counts: a large one without a unit is an amount. */
export const kindOf = ({ kind, value }: Quantity): Quantity['kind'] =>
  kind === 'plain' && value >= LEAST_AMOUNT ? 'money' : kind;
