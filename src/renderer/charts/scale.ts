import { MINUS, shortRupees } from '#src/engine/format.ts';
import { formatMonth } from '#src/engine/format-day.ts';
import type { TableRow } from '#src/engine/types.ts';
import { plainNumber, type Series, type Unit } from './data.ts';

/** Width of a letter of 12 px, and of the gap between two ticks, px. */
const LETTER = 7;
const GAP = 14;
/** Width of a plot on a phone, px. */
const NARROW = 236;

const FACTORS = [1, 2, 2.5, 5, 10];

/** The smallest round step (1, 2, 2.5 or 5 times a power of ten) that is not below `least`; `whole` for counts. */
export function roundStep(least: number, whole = false): number {
  if (!(least > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(least) + 1e-9);
  const steps = FACTORS.map((factor) => factor * power).filter((step) => !whole || Number.isInteger(step));
  return steps.find((step) => step >= least * (1 - 1e-9)) ?? 1;
}

/** Multiples of a step from `first` to `last`. */
function multiples(step: number, first: number, last: number): number[] {
  const start = Math.ceil(first / step - 1e-9);
  const end = Math.floor(last / step + 1e-9);
  // by multiplication, because a sum of steps collects rounding errors
  return Array.from({ length: end - start + 1 }, (_, index) => plainNumber((start + index) * step));
}

/** Units of which a tick is a whole number: rupees are written without paise. */
const WHOLE: readonly Unit['kind'][] = ['currency', 'months', 'years'];

/** Ticks of the y axis: from 0, or the round figure below the least, to the round figure above the most. */
export function amountTicks(figures: readonly number[], { kind }: Unit): readonly number[] {
  const low = Math.min(0, ...figures);
  // if all figures are 0 the axis still needs a length
  const high = Math.max(0, ...figures) || (low === 0 ? 1 : 0);
  const step = roundStep((high - low) / 5, WHOLE.includes(kind));
  return multiples(step, Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step);
}

/** A tick of an axis: rupees in lakh and crore. */
export function tick({ kind }: Unit, value: number | string): string {
  if (kind === 'month' || kind === 'date') return formatMonth(String(value));
  if (typeof value === 'string') return value;
  const sign = value < 0 ? MINUS : '';
  const size = Math.abs(value);
  if (kind === 'currency') return `${sign}₹${shortRupees(size)}`;
  return `${sign}${plainNumber(size)}${kind === 'percent' ? '%' : ''}`;
}

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));

/** Width of the y axis with its figures, px. */
export const amountWidth = (unit: Unit, ticks: readonly number[]) =>
  longest(ticks.map((value) => tick(unit, value))) * LETTER + 14;

/** How the x axis, which goes along the rows, is drawn. */
export interface Along {
  /** Ticks, where not every row has one. */
  readonly ticks: readonly (number | string)[];
  /** Whether the axis is numeric, and not one category for each row. */
  readonly byNumber: boolean;
  /** Whether names are rotated because they do not fit side by side. */
  readonly turned: boolean;
  /** Room under the plot, px. */
  readonly height: number;
}

/** Chooses ticks that fit side by side on a phone, at round numbers. */
export function along(rows: readonly TableRow[], { key, unit }: Series, bars: boolean, wide: boolean): Along {
  const room = wide ? 2 * NARROW : NARROW;
  const values = rows.map((row) => row[key] ?? '');
  const letters = longest(values.map((value) => tick(unit, value)));
  const most = Math.max(2, Math.floor(room / (letters * LETTER + GAP)));
  const numbers = values.filter((value) => typeof value === 'number');
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length === values.length && last > first) {
    const step = roundStep((last - first) / most, unit.kind !== 'percent');
    const ticks = multiples(step, first, last);
    const byNumber = !bars;
    return {
      ticks: byNumber ? ticks : ticks.filter((value) => values.includes(value)),
      byNumber,
      turned: false,
      height: 24,
    };
  }
  if (unit.kind !== 'text') {
    const every = Math.ceil(values.length / most);
    return { ticks: values.filter((_, index) => index % every === 0), byNumber: false, turned: false, height: 24 };
  }
  const words = longest(values.flatMap((value) => String(value).split(' ')));
  const turned = (Math.min(words, 12) * LETTER + 6) * values.length > room;
  return { ticks: values, byNumber: false, turned, height: turned ? 72 : letters <= 8 ? 24 : 44 };
}

/** A name broken into lines, cut after the last. */
export function inLines(name: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of name.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const cut = lines.length > most;
  return lines.slice(0, most).map((line, index) => {
    const unfinished = cut && index === most - 1;
    if (line.length <= letters && !unfinished) return line;
    return `${line.slice(0, Math.max(1, letters - 1))}…`;
  });
}
