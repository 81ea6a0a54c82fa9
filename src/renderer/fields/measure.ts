import { roundHalfUp } from '#maths/rounding.ts';
import {
  formatMonths,
  formatNumber,
  formatPercent,
  formatRupees,
  rupeesInWords,
  withHyphen,
} from '#src/engine/format.ts';
import { parseDuration, readMonths } from '#src/engine/parse-duration.ts';
import { parseNumber } from '#src/engine/parse-number.ts';
import type { NumberInput } from '#src/engine/types.ts';
import { words as locale } from '#words/format.ts';
import { words } from '#words/page.ts';

export type DurationUnit = 'years' | 'months';

/** How a number is shown in its box and on its slider. The form always holds the value: rupees, percent, years, a count. */
export interface Measure {
  /** Bounds and step of what is shown. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number;
  toShown(value: number): number;
  toValue(shown: number): number;
  /** Parses a text; null where it is no value. */
  read(text: string): number | null;
  /** The text of a value in the box, which `read` turns back into the same value. */
  write(value: number): string;
  /** The value with its unit, for hints, chips and the slider's spoken value. */
  spoken(value: number): string;
  /** The value with its unit, to the last digit. */
  exact(value: number): string;
  /** The value in words, if that differs from what the box shows. */
  inWords(value: number): string | null;
}

// above 1e21 with an exponent
const plainly = (value: number) => (Math.abs(value) < 1e21 ? withHyphen(formatNumber(value, 10)) : String(value));
const same = (value: number) => value;

/** The months of a duration, where they are whole. */
function wholeMonths(years: number): number | null {
  const months = Math.round(years * 12);
  return Math.abs(years * 12 - months) < 1e-6 ? months : null;
}

function inYears(spec: NumberInput): Measure {
  const spoken = (years: number) => {
    const months = wholeMonths(years);
    return months === null || months % 12 === 0 ? words.years(formatNumber(years)) : formatMonths(months);
  };
  return {
    ...plain(spec),
    read: (text) => parseDuration(text, 'years'),
    write(years) {
      const months = wholeMonths(years);
      // 1.5 years is short enough, 1.6666666667 is not
      const short = months === null || months < 0 || Number.isInteger(years * 100);
      return short ? plainly(years) : locale.shortDuration(Math.floor(months / 12), months % 12);
    },
    spoken,
    exact: spoken,
    inWords(years) {
      const months = wholeMonths(years);
      return months === null || months % 12 === 0 ? null : formatMonths(months);
    },
  };
}

function inMonths(spec: NumberInput): Measure {
  const toShown = (years: number) => roundHalfUp(years * 12, 6);
  const spoken = (years: number) => words.months(formatNumber(toShown(years)));
  return {
    min: spec.min === undefined ? undefined : toShown(spec.min),
    max: spec.max === undefined ? undefined : toShown(spec.max),
    step: 1,
    toShown,
    toValue: (months) => months / 12,
    read: (text) => parseDuration(text, 'months'),
    write: (years) => plainly(toShown(years)),
    spoken,
    exact: spoken,
    inWords(years) {
      const months = wholeMonths(years);
      return months === null || months < 12 ? null : formatMonths(months);
    },
  };
}

/** A count of months, which may be typed as a duration: `4 years`. */
function countOfMonths(spec: NumberInput): Measure {
  const spoken = (count: number) => words.months(formatNumber(count));
  return {
    ...plain(spec),
    read: readMonths,
    spoken,
    exact: spoken,
    inWords: (count) => (count < 12 || !Number.isInteger(count) ? null : formatMonths(count)),
  };
}

function plain(spec: NumberInput): Measure {
  const { kind } = spec;
  const spoken = (value: number) => {
    if (kind === 'currency') return rupeesInWords(value) ?? formatRupees(value, 2);
    if (kind === 'percent') return formatPercent(value);
    return kind === 'years' ? words.years(formatNumber(value)) : formatNumber(value);
  };
  return {
    min: spec.min,
    max: spec.max,
    step: spec.step ?? 1,
    toShown: same,
    toValue: same,
    read: parseNumber,
    write: plainly,
    spoken,
    exact: (value) => (kind === 'currency' ? formatRupees(value, 2) : spoken(value)),
    inWords: (value) => (kind === 'currency' ? rupeesInWords(value) : null),
  };
}

/** @param unit what a duration is shown in; other numbers have one unit only */
export function measureOf(spec: NumberInput, unit: DurationUnit): Measure {
  if (!spec.months) return plain(spec);
  if (spec.kind === 'number') return countOfMonths(spec);
  return unit === 'months' ? inMonths(spec) : inYears(spec);
}
