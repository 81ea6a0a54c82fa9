import { roundHalfUp } from '#maths/basics.ts';
import { formatMonths, formatNumber, rupeesInWords, shortDuration, withHyphen } from '#src/engine/format.ts';
import { type DurationUnit, parseDuration, parseNumber, readMonths, UNITS_A_YEAR, wholeIn } from '#src/engine/parse.ts';
import { formatInput } from '#src/engine/places.ts';
import type { NumberInput } from '#src/engine/types.ts';
import { words as durations } from '#words/scenario.ts';

/** How a number is shown in its box and on its slider. The form always holds the value: rupees, percent, years, a count. */
export interface Measure {
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
  /** The value in words, if that differs from what the box shows. */
  inWords(value: number): string | null;
}

// above 1e21 with an exponent
const plainly = (value: number) => (Math.abs(value) < 1e21 ? withHyphen(formatNumber(value, 10)) : String(value));
const same = (value: number) => value;

export const unitsOf = ({ months, days }: NumberInput): readonly DurationUnit[] => [
  'years',
  ...(months ? (['months'] as const) : []),
  ...(days ? (['days'] as const) : []),
];

/** The days of a duration that is not in whole months and may be in days; null for any other. */
export const daysOf = ({ days }: NumberInput, years: number): number | null =>
  days && wholeIn('months', years) === null ? wholeIn('days', years) : null;

function inYears(spec: NumberInput): Measure {
  return {
    ...plain(spec),
    read: (text) => parseDuration(text, 'years', spec.days),
    write(years) {
      const months = wholeIn('months', years);
      // 1.5 years is short enough, 1.6666666667 is not
      const short = months === null || months < 0 || Number.isInteger(years * 100);
      return short ? plainly(years) : shortDuration(months);
    },
    inWords(years) {
      const months = wholeIn('months', years);
      if (months === null) return daysOf(spec, years) === null ? null : formatInput(spec, years);
      return months % 12 === 0 ? null : formatMonths(months);
    },
  };
}

function countedIn(spec: NumberInput, unit: 'months' | 'days'): Measure {
  const toShown = (years: number) => roundHalfUp(years * UNITS_A_YEAR[unit], 6);
  return {
    min: spec.usual && toShown(spec.usual[0]),
    max: spec.usual && toShown(spec.usual[1]),
    step: 1,
    toShown,
    toValue: (count) => count / UNITS_A_YEAR[unit],
    read: (text) => parseDuration(text, unit, spec.days),
    write: (years) => plainly(toShown(years)),
    spoken: (years) => durations[unit](formatNumber(toShown(years))),
    inWords(years) {
      const months = wholeIn('months', years);
      return months === null || months < 12 ? null : formatMonths(months);
    },
  };
}

/** A count of months, which may be typed as a duration: `4 years`. */
function countOfMonths(spec: NumberInput): Measure {
  return {
    ...plain(spec),
    read: readMonths,
    inWords: (count) => (count < 12 || !Number.isInteger(count) ? null : formatMonths(count)),
  };
}

function plain(spec: NumberInput): Measure {
  return {
    min: spec.usual?.[0],
    max: spec.usual?.[1],
    step: spec.step ?? 1,
    toShown: same,
    toValue: same,
    read: parseNumber,
    write: plainly,
    spoken: (value) => formatInput(spec, value),
    inWords: (value) => (spec.kind === 'currency' ? rupeesInWords(value) : null),
  };
}

/** @param unit what a duration is shown in; other numbers have one unit only */
export function measureOf(spec: NumberInput, unit: DurationUnit): Measure {
  if (!spec.months && !spec.days) return plain(spec);
  if (spec.kind === 'number') return countOfMonths(spec);
  return unit === 'years' ? inYears(spec) : countedIn(spec, unit);
}

/** Both ends of the usual range, as they are said. */
export function usualEnds({ usual: [least, most] = [0, 0] }: NumberInput, { spoken }: Measure) {
  return [spoken(least), spoken(most)] as const;
}
