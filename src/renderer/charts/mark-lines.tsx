import { Fragment } from 'react';
import { DefaultZIndexes, Text, useChartWidth, usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import type { Rows } from './data.ts';
import { onPlot } from './look.tsx';
import { lengthOf, type Mark, placeTexts, rowHeight, textScale } from './marks.ts';

/** The width of a plot on a phone, px, and the share of its height that a text at a line needs. */
const PHONE_PLOT = 240;
const ENOUGH = 1 / 5;

/** Where a line across the plot says what it is: above its start or its end, or below where something is drawn there. */
export function cornerOf({ at: place, label }: Mark, { rows, series }: Rows) {
  const at = Number(place);
  const figures = (part: readonly TableRow[]) =>
    part.flatMap((row) => series.map(({ key }) => Number(row[key] ?? Number.NaN)).filter(Number.isFinite));
  const all = [...figures(rows), at, 0];
  const [bottom, top] = [Math.min(...all), Math.max(...all)];
  const steps = Math.ceil(((textScale() * lengthOf(label)) / PHONE_PLOT) * (rows.length - 1));
  const [start, end] = [figures(rows.slice(0, steps + 1)), figures(rows.slice(-steps - 1))];
  const above = (drawn: readonly number[]) => Math.min(top, ...drawn.filter((each) => each >= at)) - at;
  const below = (drawn: readonly number[]) => at - Math.max(bottom, ...drawn.filter((each) => each <= at));
  const corners = [
    { position: 'insideBottomRight', room: above(end) },
    { position: 'insideBottomLeft', room: above(start) },
    { position: 'insideTopRight', room: below(end) },
    { position: 'insideTopLeft', room: below(start) },
  ] as const;
  const clear = corners.find(({ room }) => room >= (top - bottom) * ENOUGH);
  const { position } = clear ?? corners.reduce((best, each) => (each.room > best.room ? each : best));
  return { position, ...onPlot };
}

/** Strokes of a text below its baseline, of a usual size, px. */
const STROKES = 4;
/** Between a line and its text or its bar, and between these texts and the plot, px. */
const GAP = 4;
const ABOVE_PLOT = 3;

export const dashed = { stroke: 'var(--colour-fg)', strokeDasharray: '3 3' } as const;

interface MarkLinesProps {
  readonly marks: readonly Mark[];
  /** Whether days stand at their time in milliseconds, as under a curve. */
  readonly timed?: boolean;
  /** Down to which figure a line goes; undefined where to the end of the plot. */
  readonly footOf?: (at: Mark['at']) => number | undefined;
}

/** Lines down through the plot, or to the bar that they are about, with what they mean in rows above it. */
export function MarkLines({ marks, timed = false, footOf }: MarkLinesProps) {
  const plot = usePlotArea();
  const width = useChartWidth() ?? 0;
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const textSize = textScale();
  if (!plot || !xScale) return null;
  const row = rowHeight(marks.map(({ label }) => label));
  const clear = GAP + STROKES * textSize;
  const lines = marks.map(({ at, label }) => ({
    label,
    top: footOf?.(at),
    x: xScale(timed && typeof at === 'string' ? Date.parse(at) : at, { position: 'middle' }) ?? 0,
    length: Math.min(width, textSize * lengthOf(label)),
  }));
  return placeTexts(lines, width).map(({ label, top, x, length, start, row: above }) => {
    const baseline = plot.y - clear - ABOVE_PLOT - above * row;
    const foot = top === undefined ? undefined : yScale?.(top);
    return (
      <Fragment key={label}>
        <ZIndexLayer zIndex={DefaultZIndexes.line}>
          <line
            x1={x}
            x2={x}
            y1={foot === undefined ? plot.y + plot.height : Math.max(plot.y, foot - GAP)}
            y2={baseline + clear}
            {...dashed}
          />
        </ZIndexLayer>
        {/* over the lines of others */}
        <ZIndexLayer zIndex={DefaultZIndexes.label}>
          <Text x={start + length / 2} y={baseline} width={width} textAnchor="middle" {...onPlot}>
            {label}
          </Text>
        </ZIndexLayer>
      </Fragment>
    );
  });
}
