import { formatRupees } from '#src/engine/format.ts';
import type { NumberInput } from '#src/engine/types.ts';
import { words as messages } from '#words/validation.ts';
import type { Tone } from './field.tsx';
import { type Measure, usualEnds } from './measure.ts';

export interface NumberHint {
  readonly text: string | null;
  readonly tone: Tone;
  /** Whether it says which values are usual; it then stands in place of the ends of the slider. */
  readonly isUsualRange: boolean;
}

export const noHint: NumberHint = { text: null, tone: 'quiet', isUsualRange: false };

/** More than the end of the usual range times this is far from usual: nobody lends at 100%, but some lend ten times as much. */
const FAR: Readonly<Record<NumberInput['kind'], number>> = { percent: 2, years: 2, number: 10, currency: 10 };

/** What is wrong with a number, or else a warning about it; null where there is neither. */
export function faultHint(wrong: string | null, warning: string | null): NumberHint | null {
  if (wrong !== null) return { text: wrong, tone: 'wrong', isUsualRange: false };
  return warning === null ? null : { text: warning, tone: 'careful', isUsualRange: false };
}

/** The sentence about a text that is no number: the result still uses the value before it. */
export function notRead(text: string, spec: NumberInput, measure: Measure, value: number): string {
  // in digits, as in the box
  const kept = spec.kind === 'currency' ? formatRupees(value, 2) : measure.spoken(value);
  if (text.includes(',') && measure.read(text.replaceAll(',', '')) !== null) return messages.wrongCommas(kept);
  if (spec.days) return messages.notDays(kept);
  return spec.months ? messages.notADuration(kept) : messages.notANumber(kept);
}

/** The usual range, where a number is outside it. */
export function usualRangeHint(spec: NumberInput, measure: Measure, value: number): NumberHint {
  const { min, max } = measure;
  const shown = measure.toShown(value);
  if (min === undefined || max === undefined || (shown >= min && shown <= max)) return noHint;
  const ends = usualEnds(spec, measure);
  if (shown > max * FAR[spec.kind])
    return { text: messages.farFromUsual(...ends), tone: 'careful', isUsualRange: true };
  return { text: messages.usualRange(...ends), tone: 'quiet', isUsualRange: true };
}
