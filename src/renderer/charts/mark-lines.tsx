import { Fragment } from 'react';
import { DefaultZIndexes, Text, useChartWidth, usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import type { Rows } from './data.ts';
import { onPlot } from './look.tsx';
import { lengthOf, type Mark, placeTexts, rowHeight, textScale } from './marks.ts';

/** Where a line across the plot says what it is: at its start or its end, whichever is farther from what is drawn. */
export function cornerOf(at: number, { rows, series }: Rows) {
  const third = Math.ceil(rows.length / 3);
  const room = (part: readonly TableRow[]) =>
    Math.min(...part.flatMap((row) => series.map(({ key }) => Math.abs(Number(row[key] ?? at) - at))));
  const atStart = room(rows.slice(0, third)) > room(rows.slice(-third));
  return { position: atStart ? 'insideBottomLeft' : 'insideBottomRight', ...onPlot } as const;
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
