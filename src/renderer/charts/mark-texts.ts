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

/** Texts in rows of their own, from the plot upwards: the one on top over its line, the others from a place at theirs. */
const inRows = <L extends Line>(lines: readonly L[], width: number, from: (line: Line) => number) =>
  lines.map((line, row) => {
    const start = row === lines.length - 1 ? line.x - line.length / 2 : from(line);
    return { ...line, row, start: Math.max(0, Math.min(start, width - line.length)) };
  });

/** Whether no line up to a text goes through another one. */
const isClear = (texts: ReturnType<typeof inRows>): boolean =>
  texts.every(({ row, start, length }) =>
    texts.every(({ row: above, x }) => above <= row || x <= start || x >= start + length),
  );

/**
 * Where the texts above a plot stand: the leftmost on top, and the others begin at their lines; where lines would then go through
 * texts, the rightmost on top, and the others end at their lines.
 */
export function placeTexts<L extends Line>(lines: readonly L[], width: number) {
  const fromLeft = lines.toSorted((one, other) => one.x - other.x);
  const beginning = inRows(fromLeft.toReversed(), width, ({ x }) => x);
  return isClear(beginning) ? beginning : inRows(fromLeft, width, ({ x, length }) => x - length);
}
