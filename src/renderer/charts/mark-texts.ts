/** How large the texts of charts are beside those of a reader who asks for no larger ones. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / 16 : 1;
}

/** Height of a line of text above a plot, px. */
const LINE = 18;

/** Height of one of the rows of these texts above a plot, px: with large text on a phone one needs several lines. */
export function rowHeight(texts: readonly string[]): number {
  const scale = textScale();
  // nearly the width of a chart on a phone, and less than that of any other
  const width = document.documentElement.clientWidth - 64;
  const longest = Math.max(0, ...texts.map(lengthOf)) * scale;
  return LINE * scale * (width > 0 ? Math.max(1, Math.ceil(longest / width)) : 1);
}

/** About how long a text is without larger text, px. Marks that take no room of their own, such as most vowel signs of Devanagari, are no letters. */
export const lengthOf = (text: string): number => text.replace(/\p{Mn}/gu, '').length * 6.6;

/** A line to a text above a plot: where it stands, and how long the text is. */
interface Line {
  readonly x: number;
  readonly length: number;
}
interface Placed extends Line {
  /** From the plot upwards. */
  readonly row: number;
  readonly start: number;
}

/** Px between two texts, and between a text and a line past it. */
const GAP = 8;

const overlap = (one: Placed, other: Placed) =>
  one.start < other.start + other.length + GAP && other.start < one.start + one.length + GAP;

/** Whether the line up to one text goes through another, which is below it. */
const crosses = ({ x, row }: Placed, { row: lower, start, length }: Placed) =>
  row > lower && x > start - GAP && x < start + length + GAP;

/** Places for all texts, after those that have theirs; null where there are none. */
function placeAll(
  lines: readonly Line[],
  rows: number,
  width: number,
  placed: readonly Placed[],
): typeof placed | null {
  const [line, ...rest] = lines;
  if (!line) return placed;
  const { x, length } = line;
  for (let row = 0; row < rows; row += 1)
    // over its line, or beginning or ending at it
    for (const wanted of [x - length / 2, x, x - length]) {
      const start = Math.max(0, Math.min(wanted, width - length));
      const place = { x, length, row, start };
      const clear = placed.every((other) =>
        other.row === row ? !overlap(place, other) : !crosses(place, other) && !crosses(other, place),
      );
      const found = clear ? placeAll(rest, rows, width, [...placed, place]) : null;
      if (found) return found;
    }
  return null;
}

/** Rows for the texts above a plot so that no line crosses a text. Where there is no room for all, the last ones have no place. */
export function rowsOfTexts(lines: readonly Line[], width: number): readonly Placed[] {
  for (let count = lines.length; count > 0; count -= 1) {
    const found = placeAll(lines.slice(0, count), lines.length, width, []);
    if (found) return found;
  }
  return [];
}
