import { formatMonths, MINUS, shortRupees } from '#src/engine/format.ts';
import { formatMonth } from '#src/engine/format-day.ts';
import type { TableRow } from '#src/engine/types.ts';
import { words as locale } from '#words/format.ts';
import { type Ending, type Mark, plainNumber, type Rows, type Series, type Unit } from './data.ts';

/** Width of a letter of 13 px in a figure, and on average in a text, px. */
const LETTER = 7.5;
export const TEXT_LETTER = 6.4;
/** The gap between two ticks, and between two texts over a plot, px. */
const GAP = 20;
const NAME_GAP = 6;
const TEXT_GAP = 10;
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
  /** A tick as it is written, where it is not as a figure of its unit. */
  readonly said?: (value: number | string) => string;
  /** How much lower every second name stands, where they do not fit side by side, px. */
  readonly lower: number;
  /** Room under the plot, px. */
  readonly height: number;
}

/** Room for ticks of one line, px. */
const TICKS = 20;

const DAY = 86_400_000;

/** The number of a day, from 1970 on. */
export const dayNumber = (day: number | string) => Date.parse(String(day)) / DAY;

/** The place of a row along the x axis: of days under a curve the number of the day, so that they stand as far apart as they are. */
export function placing(rows: readonly TableRow[], { key, unit }: Series, bars: boolean) {
  const timed = unit.kind === 'date' && !bars && rows.length > 1 && rows[0]?.[key] !== rows.at(-1)?.[key];
  return (value: number | string): number | string => (timed && typeof value === 'string' ? dayNumber(value) : value);
}

/** Whole months between two ticks under a chart of days. */
const MONTHS_APART = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200];

/** Ticks at the beginnings of months or years from one day to another, or at both ends where there are fewer than two. */
function dayTicks(first: number, last: number, room: number): Pick<Along, 'ticks' | 'said'> {
  const iso = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
  const monthOf = (day: number) => Number(iso(day).slice(0, 4)) * 12 + Number(iso(day).slice(5, 7)) - 1;
  const [from, to] = [monthOf(first - 1) + 1, monthOf(last)];
  for (const step of MONTHS_APART) {
    const months = multiples(step, from, to);
    const letters = step % 12 === 0 ? 4 : 8;
    if (months.length > Math.max(2, Math.floor(room / (letters * LETTER + GAP)))) continue;
    if (months.length < 2) break;
    const ticks = months.map((month) => Date.UTC(Math.floor(month / 12), month % 12) / DAY);
    return { ticks, said: (day) => (step % 12 === 0 ? iso(Number(day)).slice(0, 4) : formatMonth(iso(Number(day)))) };
  }
  const whole = (day: number | string) => {
    const [year = 0, month = 1, date = 1] = iso(Number(day)).split('-').map(Number);
    return locale.day(date, String(locale.shortMonths[month - 1]), year);
  };
  return { ticks: [first, last], said: whole };
}

/** From how many months on an axis of months has years. */
const MOST_MONTHS = 36;

/** Ticks of an axis of months at whole years. */
function yearTicks(first: number, last: number, room: number, wide: boolean): Pick<Along, 'ticks' | 'said'> {
  const said = (months: number | string) => {
    if (Number(months) === 0) return '0';
    return wide ? formatMonths(Number(months)) : locale.shortDuration(Number(months) / 12, 0);
  };
  // and one more, because the first tick is short
  const most = 1 + Math.max(1, Math.floor(room / (said(Math.floor(last / 12) * 12).length * LETTER + GAP)));
  return { ticks: multiples(12 * roundStep((last - first) / 12 / most, true), first, last), said };
}

/** The least number of ticks, and the least gap between those that include the last value, px. */
const LEAST = 4;
const CLOSE = 16;

/** These ticks, or others at round numbers that include the last value, where such fit. */
function endingTicks(
  ticks: readonly number[],
  step: number,
  first: number,
  last: number,
  unit: Unit,
  room: number,
): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(step) + 1e-9);
  // fewer are better than more
  const steps = [5 * power, 2.5 * power, 2 * power, power, power / 2, power / 4, power / 5].filter(
    (each) => each !== step,
  );
  const fits = (all: readonly number[]) =>
    // those at the ends stand half beside the plot
    all.length >= LEAST && (all.length - 1) * (longest(all.map((at) => tick(unit, at))) * LETTER + CLOSE) <= room;
  const others = [ticks, ...steps.map((each) => multiples(each, first, last))];
  const whole = unit.kind === 'percent' ? others : others.filter((all) => all.every(Number.isInteger));
  return whole.find((all) => all.at(-1) === last && (all === ticks || fits(all))) ?? ticks;
}

/** From this step on round numbers are better known than those counted from the first bar: 1, 5, 10 and not 1, 6, 11. */
const ROUND = 5;

/** How much of a step is room enough between two ticks. */
const ENOUGH = 0.6;

/** Ticks under bars, of which the first and the last have one: 1, 3, 5 or 1, 5, 10. */
function barTicks(
  round: readonly number[],
  step: number,
  first: number,
  last: number,
  values: readonly number[],
): readonly number[] {
  const counted = multiples(step, 0, last - first).map((away) => plainNumber(first + away));
  const inner =
    step >= ROUND ? round : counted.at(-1) !== last && last % ROUND === 0 ? multiples(ROUND, 0, last) : counted;
  const apart = inner.filter((value) => value - first >= ENOUGH * step && last - value >= ENOUGH * step);
  return [first, ...apart.filter((value) => values.includes(value)), last];
}

/** Chooses ticks that fit side by side on a phone, at round numbers. `filled` says which rows of bars have one. */
export function along(
  rows: readonly TableRow[],
  x: Series,
  bars: boolean,
  wide: boolean,
  filled: (row: TableRow) => boolean = () => true,
): Along {
  const { key, unit } = x;
  const room = roomOf(wide);
  const place = placing(rows, x, bars);
  const values = rows.map((row) => row[key] ?? '');
  const letters = longest(values.map((value) => tick(unit, value)));
  const most = Math.max(2, Math.floor(room / (letters * LETTER + GAP)));
  const one = { byNumber: false, lower: 0, height: TICKS };
  const days = values.map(place);
  const [begun, ended] = [days[0], days.at(-1)];
  if (unit.kind === 'date' && typeof begun === 'number' && typeof ended === 'number')
    return { ...one, ...dayTicks(begun, ended, room), byNumber: true };
  const numbers = values.filter((value) => typeof value === 'number');
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length === values.length && last > first) {
    if (unit.months && !bars && last - first > MOST_MONTHS)
      return { ...one, ...yearTicks(first, last, room, wide), byNumber: true };
    const step = roundStep((last - first) / most, unit.kind !== 'percent');
    const ticks = multiples(step, first, last);
    if (!bars) return { ...one, ticks: endingTicks(ticks, step, first, last, unit, room), byNumber: true };
    return { ...one, ticks: values.length <= most ? values : barTicks(ticks, step, first, last, numbers) };
  }
  // of short names, such as months, some stand for all
  const shorts = Math.floor(room / (letters * LETTER + NAME_GAP));
  if (unit.kind === 'text' && letters <= SHORT && values.length > most) {
    if (values.length <= shorts) return { ...one, ticks: values };
    const some = rows.flatMap((row, index) => (filled(row) ? [values[index] ?? ''] : []));
    if (some.length > 0 && some.length <= shorts) return { ...one, ticks: some };
  }
  if (unit.kind !== 'text' || (letters <= SHORT && values.length > most)) {
    const every = Math.ceil(values.length / most);
    return { ...one, ticks: values.filter((_, index) => index % every === 0) };
  }
  const words = longest(values.flatMap((value) => String(value).split(' ')));
  const staggered = words * TEXT_LETTER + 6 > room / values.length;
  const lower = letters <= lettersFor(room, values.length, staggered) ? LINE : 2 * LINE;
  return { ...one, ticks: values, lower: staggered ? lower : 0, height: TICKS - LINE + lower * (staggered ? 2 : 1) };
}

/** What an axis counts in a unit that its ticks do not say, such as the years of a plan; null where they say it. */
export const unsaid = ({ label, unit }: Series, { said }: Along): string | null =>
  said || !(unit.kind === 'number' || unit.kind === 'years' || unit.kind === 'months') ? null : label;

/** The place of a name in the row of ticks: it ends before the first of them or begins after the last; null without room for either. */
export function besideTicks(
  name: string,
  first: { readonly at: number; readonly text: string },
  last: { readonly at: number; readonly text: string },
  width: number,
): { readonly x: number; readonly textAnchor: 'start' | 'end' } | null {
  const size = name.length * (TEXT_LETTER + 0.2);
  const [left, right] = [first.at - half(first.text), last.at + half(last.text)];
  if (size <= left) return { x: left, textAnchor: 'end' };
  return right + size <= width ? { x: right, textAnchor: 'start' } : null;
}

/** Half of a tick, and a space beside it, px. */
const half = (text: string) => (text.length * LETTER) / 2 + 4;

const roomOf = (wide: boolean) => (wide ? 2 * NARROW : NARROW);

/** How long a line of a name under a plot may be, in letters. */
export const lettersFor = (width: number, count: number, staggered: boolean) =>
  Math.max(4, Math.floor(((width / count) * (staggered ? 2 : 1) - 2) / TEXT_LETTER));

/** The first name in two lines, where it would stand under the other axis and its second line is clear of the lower second name; null else. */
export function firstName(name: string, second: string, slot: number): readonly string[] | null {
  const sizeOf = (text: string) => text.length * TEXT_LETTER;
  if (sizeOf(name) <= slot + 2 * NAME_GAP || !name.includes(' ')) return null;
  const lines = inLines(name, longest(name.split(' ')), 2);
  const clear = (sizeOf(lines[1] ?? '') + sizeOf(second)) / 2 + NAME_GAP <= slot;
  return clear && !lines[1]?.endsWith('…') ? lines : null;
}

/** How high a line of text is, px. */
export const LINE = 15;
/** From a plot up to the foot of the texts above it, and from their first line up to what is over the drawing, px. */
export const MARK_FOOT = 12;
const MARK_HEAD = 4;
/** From a bar up to the foot of what is said of it, px. */
export const BEST_FOOT = 7;

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

/** A text over a plot, at a place of the x axis, px. */
export interface Over {
  readonly at: number;
  readonly lines: readonly string[];
}

/** How far a text may end before its line, px. */
const SLACK = 6;

/** The middles of texts in one row, each over its place and none over another, `before` px before it too; null where they do not fit. */
export function inRow(texts: readonly Over[], width: number, before = 0): readonly number[] | null {
  const order = texts
    .map(({ at, lines }, index) => ({ at, index, half: (longest(lines) * TEXT_LETTER) / 2 }))
    .sort((a, b) => a.at - b.at);
  const latest: number[] = [];
  let edge = width;
  for (const { at, index, half } of order.toReversed()) {
    const middle = Math.min(at + SLACK, edge - 2 * half) + half;
    latest[index] = middle;
    edge = middle - half - TEXT_GAP;
  }
  const places: number[] = [];
  edge = -before;
  for (const { at, index, half } of order) {
    const [first, last] = [Math.max(edge + half, at - half - SLACK), latest[index] ?? 0];
    if (first > last) return null;
    const middle = Math.min(Math.max(first, at), last);
    places[index] = middle;
    edge = middle + half + TEXT_GAP;
  }
  return places;
}

/** The texts that fit in a row, in their order, which is that of their importance; the others are left out. */
export function fitting<Text extends Over>(texts: readonly Text[], width: number, before = 0): readonly Text[] {
  const kept: Text[] = [];
  for (const text of texts) if (inRow([...kept, text], width, before)) kept.push(text);
  return kept;
}

/** Letters of a text that stays in one line. */
const BRIEF = 16;

/** A text in this many lines of about the same length, a brief one in one. */
const evenly = (text: string, lines: number) => {
  if (text.length <= BRIEF) return [text];
  const most = Array.from(text, (_, index) => inLines(text, Math.ceil(text.length / lines) + index, lines));
  return most.find((all) => !all.some((line) => line.endsWith('…'))) ?? [text];
};

/** The marks of the x axis with their texts: in two lines where they do not all fit in one. */
export function markTexts({ rows, x, marks }: Rows, wide: boolean): readonly (Mark & { lines: readonly string[] })[] {
  // somewhat narrower: a text that turns out not to fit is left out
  const plot = 0.9 * roomOf(wide);
  const place = placing(rows, x, false);
  const [first, last] = [rows[0], rows.at(-1)].map((row) => Number(place(row?.[x.key] ?? '')));
  const placeOf = (at: Mark['at']) =>
    typeof place(at) === 'number'
      ? (Number(place(at)) - Number(first)) / (Number(last) - Number(first) || 1)
      : rows.findIndex((row) => row[x.key] === at) / rows.length;
  const above = marks.filter(({ axis }) => axis === 'x');
  const whole = above.map((mark) => ({ at: placeOf(mark.at) * plot, lines: [mark.label] }));
  // over the names beside the plot too
  const lines = inRow(whole, wide ? plot + 60 : plot) ? 1 : 2;
  return above.map((mark) => ({ ...mark, lines: evenly(mark.label, lines) }));
}

/** Room above a plot with the texts of its marks, on a phone or on a wider screen, px. */
export function roomAbove(data: Rows, wide: boolean): number {
  const lines = Math.max(0, ...markTexts(data, wide).map((text) => text.lines.length));
  if (lines > 0) return lines * LINE + MARK_FOOT + MARK_HEAD;
  return data.marks.length > 0 || data.options ? LINE + 9 : 10;
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

/** The names beside the ends of lines; none where one of them would be cut. */
export function endNames(endings: readonly Ending[]): EndNames {
  const texts = endings.map((ending) => ({ ...ending, lines: inLines(ending.name, 18, 2) }));
  const lines = texts.flatMap((text) => text.lines);
  if (lines.length === 0 || lines.some((line) => line.endsWith('…'))) return { texts: [], width: 24 };
  return { texts, width: Math.ceil(longest(lines) * LETTER) + 18 };
}
