import { MINUS, shortRupees } from '#src/engine/format.ts';
import { formatMonth } from '#src/engine/format-day.ts';
import type { TableRow } from '#src/engine/types.ts';
import { type Ending, plainNumber, type Rows, type Series, type Unit } from './data.ts';

/** Width of a letter of 13 px, and of the gap between two ticks, px. */
const LETTER = 7.5;
const GAP = 14;
/** Width of a plot on a phone, px. */
const NARROW = 236;

/** Letters of a name that is so short that its neighbours tell what it is where it is left out. */
const SHORT = 3;

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
  // of short names, such as months, some stand for all
  if (letters <= SHORT && values.length > most) {
    const every = Math.ceil(values.length / most);
    return { ticks: values.filter((_, index) => index % every === 0), byNumber: false, turned: false, height: 24 };
  }
  const turned = (Math.min(words, 12) * LETTER + 6) * values.length > room;
  return { ticks: values, byNumber: false, turned, height: turned ? 72 : letters <= 8 ? 24 : 44 };
}

/** How high a line of text is, px. */
export const LINE = 15;
/** Between a plot and the texts above it, where half of a tick's text stands, px. */
export const MARK_GAP = 12;

/** A text beside a drawing: where its middle should be, and its height, px. */
export interface Beside {
  readonly at: number;
  readonly height: number;
}

/** The places nearest to the wanted ones at which texts do not overlap, of equal ones the last on top; null where they do not fit. */
export function spread(texts: readonly Beside[], top: number, bottom: number): readonly number[] | null {
  if (texts.reduce((sum, { height }) => sum + height, 0) > bottom - top) return null;
  const order = texts.map((text, index) => ({ ...text, index })).sort((a, b) => a.at - b.at || b.index - a.index);
  const places: number[] = [];
  let edge = top;
  for (const text of order) {
    text.at = Math.max(text.at, edge + text.height / 2);
    edge = text.at + text.height / 2;
  }
  edge = bottom;
  for (const text of order.reverse()) {
    text.at = Math.min(text.at, edge - text.height / 2);
    edge = text.at - text.height / 2;
    places[text.index] = text.at;
  }
  return places;
}

/** A text over a drawing of this width, as near as possible to `at` without leaving it: its left and its right end. */
export function spanOf(text: string, at: number, width: number): readonly [left: number, right: number] {
  const length = Math.min(width, text.length * LETTER);
  const left = Math.min(Math.max(0, at - length / 2), width - length);
  return [left, left + length];
}

/** The lowest line, counted from 0, in which each text overlaps none before it. */
export function linesFor(spans: readonly (readonly [left: number, right: number])[]): readonly number[] {
  const lines: number[] = [];
  for (const [index, [left, right]] of spans.entries()) {
    const isTaken = (line: number) =>
      spans.slice(0, index).some(([from, to], other) => lines[other] === line && left < to + GAP && from < right + GAP);
    let line = 0;
    while (isTaken(line)) line++;
    lines.push(line);
  }
  return lines;
}

/** Room above a plot with the texts of its marks, on a phone or on a wider screen, px. */
export function roomAbove({ rows, x, marks }: Rows, wide: boolean): number {
  const width = wide ? 2 * NARROW : NARROW;
  const [first, last] = [Number(rows[0]?.[x.key]), Number(rows.at(-1)?.[x.key])];
  const spans = marks.flatMap(({ axis, at, label }) => {
    if (axis === 'y') return [];
    const along =
      typeof at === 'number'
        ? (at - first) / (last - first || 1)
        : rows.findIndex((row) => row[x.key] === at) / rows.length;
    return [spanOf(label, along * width, width)];
  });
  const lines = Math.max(0, ...linesFor(spans).map((line) => line + 1));
  return lines === 0 ? 10 : lines * LINE + MARK_GAP;
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

/** Names of lines beside their ends, and the room that they take there, px. */
export interface EndNames {
  readonly texts: readonly (Ending & { readonly lines: readonly string[] })[];
  readonly width: number;
}

/** The names beside the ends of lines, in narrow lines on a phone; none where one of them would be cut. */
export function endNames(endings: readonly Ending[], wide: boolean): EndNames {
  const texts = endings.map((ending) => ({ ...ending, lines: inLines(ending.name, wide ? 18 : 11, wide ? 2 : 3) }));
  const lines = texts.flatMap((text) => text.lines);
  if (lines.length === 0 || lines.some((line) => line.endsWith('…'))) return { texts: [], width: 20 };
  return { texts, width: Math.ceil(longest(lines) * LETTER) + 18 };
}
