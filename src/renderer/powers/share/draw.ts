import { colours, colourVariables } from '#src/design/palette.ts';
import { formatNumber } from '#src/engine/format.ts';
import { isPartShown } from '#src/engine/places.ts';
import type { Calculation } from '#src/engine/powers/calculation.ts';
import { headlineOf } from '#src/engine/powers/headline.ts';
import { storyOf } from '#src/engine/story.ts';
import { site } from '#src/site.ts';
import { words as panelWords } from '#words/panels.ts';
import { dataOf, type Rows } from '../../charts/data.ts';
import { type Slices, shareText } from '../../charts/donut-slices.ts';
import { mainInputs } from './contents.ts';

/** The size of a picture that a phone shows whole. */
const SIZE = { width: 1080, height: 1350 } as const;
const EDGE = 72;
const WIDE = SIZE.width - 2 * EDGE;
/** The typeface of the page, which has loaded by now. */
const FONT = 'Anek, "Anek Fallback", system-ui, sans-serif';
const LINE = 1.25;
/** Where the address stands, at the lower edge. */
const BELOW = SIZE.height - EDGE - 30;
/** From more inputs than this on they stand closer, and more than {@link MOST_LINES} lines leave no room for a chart. */
const CLOSE_FROM = 6;
const MOST_LINES = 12;

const words = panelWords.share;

// always in the light theme, whatever the page has
const variables: Readonly<Record<string, string>> = colourVariables(0);
const paint = (colour: string) =>
  colour.replace(/var\((--[\w-]+)\)/, (_, name: string) => variables[name] ?? '#888888');
const [bg, panel, fg, muted, accent, line] = [
  colours.bg[0],
  colours.panel[0],
  colours.fg[0],
  colours.muted[0],
  colours.accent[0],
  colours.line[0],
];

type Pen = CanvasRenderingContext2D;

function style(pen: Pen, size: number, colour: string, weight = 400, align: CanvasTextAlign = 'start') {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.textBaseline = 'top';
}

/** Writes a text in as many lines as it needs, at most so many. @returns where the next line begins */
function write(pen: Pen, text: string, at: { x: number; y: number; width: number; size: number }, most = 2): number {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last !== '' && pen.measureText(longer).width > at.width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] += '…';
  for (const [index, each] of shown.entries()) pen.fillText(each, at.x, at.y + index * at.size * LINE, at.width);
  return at.y + shown.length * at.size * LINE;
}

interface Box {
  readonly y: number;
  readonly height: number;
}

function ring(pen: Pen, { slices }: Slices, { y, height }: Box) {
  const radius = height / 2;
  const [x, middle] = [EDGE + radius, y + radius];
  const sum = slices.reduce((total, { value }) => total + value, 0);
  let from = -Math.PI / 2;
  for (const { value, colour } of slices) {
    const to = from + (value / sum) * 2 * Math.PI;
    pen.beginPath();
    pen.arc(x, middle, radius * 0.8, from, to);
    pen.lineWidth = radius * 0.4;
    pen.strokeStyle = paint(colour);
    pen.stroke();
    from = to;
  }
  const labels = slices.map((slice) => ({ text: `${slice.name} ${shareText(slice)}`, colour: slice.colour }));
  legend(pen, labels, { x: EDGE + 2 * radius + 56, y: middle - labels.length * 26, width: WIDE - 2 * radius - 56 });
}

/** Lines differ by more than their colours, which may be the same. */
const DASHES = [[], [14, 9], [4, 11]];

function stroke(pen: Pen, colour: string, dash: number[], points: readonly (readonly [x: number, y: number])[]) {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.strokeStyle = paint(colour);
  pen.lineWidth = 7;
  pen.lineJoin = 'round';
  pen.setLineDash(dash);
  pen.stroke();
  pen.setLineDash([]);
}

function legend(
  pen: Pen,
  labels: readonly { readonly text: string; readonly colour: string; readonly dash?: number[] }[],
  { x, y, width }: { x: number; y: number; width: number },
) {
  for (const [index, { text, colour, dash }] of labels.entries()) {
    const middle = y + index * 52 + 18;
    if (dash)
      stroke(pen, colour, dash, [
        [x - 8, middle],
        [x + 28, middle],
      ]);
    else {
      pen.fillStyle = paint(colour);
      pen.fillRect(x, middle - 12, 24, 24);
    }
    style(pen, 30, fg);
    // its capitals, as high as the letters of Devanagari, stand beside the middle of the mark
    pen.textBaseline = 'alphabetic';
    pen.fillText(text, x + 40, middle + pen.measureText('H').actualBoundingBoxAscent / 2, width - 40);
  }
}

function curves(pen: Pen, { rows, series, x }: Rows, { y, height }: Box) {
  const shown = series.slice(0, 3);
  const values = shown.flatMap(({ key }) => rows.map((row) => Number(row[key])));
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const plot = height - 64;
  const top = (value: number) => y + plot - ((value - least) / (most - least || 1)) * plot;
  const across = (index: number) => EDGE + (index / Math.max(1, rows.length - 1)) * WIDE;
  pen.strokeStyle = line;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(EDGE, top(0));
  pen.lineTo(EDGE + WIDE, top(0));
  pen.stroke();
  const each = WIDE / shown.length;
  const steps = x.unit.kind === 'date';
  for (const [at, { key, label, colour }] of shown.entries()) {
    const dash = DASHES[at] ?? [];
    const points = rows.flatMap((row, index) => {
      const point = [across(index), top(Number(row[key]))] as const;
      // a step keeps the height of the row before up to here
      const before = steps && index > 0 ? [[across(index), top(Number(rows[index - 1]?.[key]))] as const] : [];
      return [...before, point];
    });
    stroke(pen, colour, dash, points);
    legend(pen, [{ text: label, colour, dash }], { x: EDGE + at * each, y: y + plot + 20, width: each - 16 });
  }
}

function chart(pen: Pen, { tool, outcome }: Calculation, box: Box) {
  for (const each of tool.charts) {
    if (!isPartShown(tool, each, outcome.values, outcome)) continue;
    const data = dataOf(tool, each, outcome);
    if (!data || ('rows' in data && data.rows.length < 3)) continue;
    if ('slices' in data) ring(pen, data, box);
    else curves(pen, data, box);
    return;
  }
}

/**
 * A picture of a calculation: its title, what it comes to, a chart, its first inputs and its address. It is made on this device.
 *
 * @throws where the browser draws none
 */
export async function pictureOf(calculation: Calculation): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = bg;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = accent;
  pen.fillRect(0, 0, SIZE.width, 16);
  style(pen, 34, accent, 700);
  pen.fillText(site.name, EDGE, 64);
  style(pen, 52, fg, 700);
  let y = write(pen, calculation.title, { x: EDGE, y: 116, width: WIDE, size: 52 });
  const story = storyOf(calculation.tool, calculation.outcome);
  if (story !== null) {
    style(pen, 36, muted);
    y = write(pen, story, { x: EDGE, y: y + 16, width: WIDE, size: 36 }, 3);
  }
  y += 28;
  for (const { label, figure } of headlineOf(calculation.tool, calculation.outcome)) {
    style(pen, 34, muted);
    y = write(pen, label, { x: EDGE, y, width: WIDE, size: 34 }, 1);
    // a note may stand in place of a figure
    const size = figure.length > 20 ? 40 : 84;
    style(pen, size, fg, 700);
    y = write(pen, figure, { x: EDGE, y, width: WIDE, size }, size === 84 ? 1 : 2) + 12;
  }
  // many inputs stand closer, and the last line says how many there was no room for
  const { named: shown, left: rest } = mainInputs(calculation, MOST_LINES);
  const lines = shown.length + (rest > 0 ? 1 : 0);
  const [each, size] = lines > CLOSE_FROM ? [40, 26] : [56, 32];
  const below = BELOW - 24;
  const top = below - lines * each - 40;
  chart(pen, calculation, { y: y + 16, height: Math.max(120, top - y - 80) });
  pen.fillStyle = panel;
  pen.fillRect(EDGE / 2, top - 16, SIZE.width - EDGE, lines * each + 32);
  for (const [index, { label, value }] of shown.entries()) {
    const at = top + index * each + 8;
    style(pen, size, muted);
    pen.fillText(label, EDGE, at, WIDE * 0.62);
    style(pen, size, fg, 600, 'end');
    pen.fillText(value, SIZE.width - EDGE, at, WIDE * 0.36);
  }
  if (rest > 0) {
    style(pen, size, muted);
    pen.fillText(words.moreInputs(formatNumber(rest)), EDGE, top + shown.length * each + 8, WIDE);
  }
  const { link } = calculation;
  if (link !== null) {
    const { host, pathname } = new URL(link);
    style(pen, 30, muted);
    write(pen, `${host}${pathname}`, { x: EDGE, y: BELOW, width: WIDE, size: 30 });
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return blob;
}
