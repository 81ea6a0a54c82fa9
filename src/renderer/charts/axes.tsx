import { useEffect, useSyncExternalStore } from 'react';
import {
  CartesianGrid,
  DefaultZIndexes,
  Tooltip,
  useActiveTooltipDataPoints,
  useChartWidth,
  useIsTooltipActive,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
  ZIndexLayer,
} from 'recharts';
import { watchMedia } from '#src/browser/media.ts';
import type { TableRow } from '#src/engine/types.ts';
import type { Mark, Rows } from './data.ts';
import { axisUnit } from './data.ts';
import { axisLine, axisTick, onPlot } from './look.ts';
import { point } from './pointed.ts';
import { along, amountTicks, amountWidth, inLines, LINE, linesFor, MARK_GAP, spanOf, tick } from './scale.ts';

const WIDE = '(min-width: 48rem)';

const subscribe = (changed: () => void) => watchMedia(WIDE, changed);

/** Whether there is room for names beside a chart and for more ticks under it. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);

/** Names under a chart: in lines if they fit side by side, or else rotated. */
function NameTick({ x, y, payload, width, visibleTicksCount, turned }: XAxisTickContentProps & { turned: boolean }) {
  const name = String(payload.value);
  const [left, top] = [Number(x), Number(y)];
  if (turned)
    return (
      <text x={left} y={top + 6} textAnchor="end" transform={`rotate(-40 ${left} ${top + 6})`} {...axisTick}>
        {inLines(name, 13, 1)[0]}
      </text>
    );
  const lines = inLines(name, Math.max(4, Math.floor((Number(width) / visibleTicksCount - 4) / 7)), 2);
  return (
    <text x={left} y={top + 9} textAnchor="middle" {...axisTick}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, in order
        <tspan key={index} x={left} dy={index === 0 ? 0 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Every figure that the y axis must include; for stacked series their sums too, and reference lines. */
function reach({ rows, series, ghost, marks }: Rows, stacked: boolean): number[] {
  const figures = rows.flatMap((row) => {
    const own = series.flatMap(({ key }) => (row[key] === undefined ? [] : [Number(row[key])]));
    const all = stacked ? [...own, own.reduce((sum, value) => sum + value, 0)] : own;
    return ghost && row[ghost.key] !== undefined ? [...all, Number(row[ghost.key])] : all;
  });
  return [...figures, ...marks.flatMap(({ axis, at }) => (axis === 'y' && typeof at === 'number' ? [at] : []))];
}

/** Grid, axes, the line through the point under the pointer, and reference lines of every chart with axes. */
export function Axes({
  table,
  data,
  stacked = false,
  bars = false,
  cursor,
}: {
  table: string;
  data: Rows;
  stacked?: boolean;
  bars?: boolean;
  cursor: { stroke: string; fill?: string };
}) {
  const { rows, x, series, marks } = data;
  const wide = useWide();
  const unit = axisUnit(series);
  const amounts = amountTicks(reach(data, stacked), unit);
  const xAxis = along(rows, x, bars, wide);
  const [low = 0, high = 0] = [amounts[0], amounts.at(-1)];
  const names = x.unit.kind === 'text';
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--colour-line)" />
      <XAxis
        dataKey={x.key}
        {...(xAxis.byNumber && { type: 'number', domain: ['dataMin', 'dataMax'] })}
        ticks={xAxis.ticks}
        tick={names ? (props) => <NameTick {...props} turned={xAxis.turned} /> : axisTick}
        axisLine={axisLine}
        tickLine={false}
        interval={0}
        height={xAxis.height}
        tickFormatter={(value: number | string) => tick(x.unit, value)}
      />
      <YAxis
        tick={axisTick}
        axisLine={false}
        tickLine={false}
        width={amountWidth(unit, amounts)}
        ticks={amounts}
        domain={[low, high]}
        interval={0}
        tickFormatter={(value: number) => tick(unit, value)}
      />
      <Marks marks={marks} />
      <Tooltip content={() => null} isAnimationActive={false} cursor={cursor} />
      <Pointing table={table} x={x.key} />
    </>
  );
}

/** Tells the rest of the page which point is meant. */
function Pointing({ table, x }: { table: string; x: string }) {
  const active = useIsTooltipActive();
  const [row] = useActiveTooltipDataPoints<TableRow>() ?? [];
  const at = active ? row?.[x] : undefined;
  useEffect(() => {
    if (at === undefined) return;
    point({ table, at });
    return () => point(null);
  }, [table, at]);
  return null;
}

/** Reference lines across the plot. Those at a value of the x axis have their texts above it, the others at their ends. */
function Marks({ marks }: { marks: readonly Mark[] }) {
  const plot = usePlotArea();
  const width = useChartWidth();
  const x = useXAxisScale();
  const y = useYAxisScale();
  if (!plot || !width) return null;
  const placed = marks.flatMap((mark) => {
    const place = (mark.axis === 'x' ? x : y)?.(mark.at, { position: 'middle' });
    return place === undefined || Number.isNaN(place) ? [] : [{ ...mark, place }];
  });
  const above = placed.filter(({ axis }) => axis === 'x');
  const spans = above.map(({ label, place }) => spanOf(label, place, width));
  const lines = linesFor(spans);
  const right = plot.x + plot.width;
  const texts = placed.map(({ axis, place, label }) => {
    const at = above.findIndex((mark) => mark.label === label && mark.place === place);
    const [left = 0, end = 0] = spans[at] ?? [];
    return axis === 'x'
      ? {
          label,
          x: (left + end) / 2,
          y: plot.y - MARK_GAP + 2 - (lines[at] ?? 0) * LINE,
          textAnchor: 'middle' as const,
        }
      : { label, x: right - 4, y: Math.max(place - 5, plot.y + 12), textAnchor: 'end' as const };
  });
  return (
    <g>
      {placed.map(({ axis, place }, index) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: two marks may be at one place
          key={index}
          {...(axis === 'x'
            ? { x1: place, x2: place, y1: (texts[index]?.y ?? 0) + 3, y2: plot.y + plot.height }
            : { x1: plot.x, x2: right, y1: place, y2: place })}
          stroke="var(--colour-fg)"
          strokeDasharray="3 3"
        />
      ))}
      {texts.map(({ label, ...at }, index) => (
        // over the lines of other marks
        // biome-ignore lint/suspicious/noArrayIndexKey: two marks may have one text
        <text key={index} {...at} {...onPlot} stroke="var(--colour-panel)" strokeWidth={4} paintOrder="stroke">
          {label}
        </text>
      ))}
    </g>
  );
}

/** The ghost as a dashed line over the drawing. */
export function Ghost({ data: { rows, x, ghost } }: { data: Rows }) {
  const across = useXAxisScale();
  const up = useYAxisScale();
  if (!across || !up || !ghost) return null;
  const points = rows.flatMap((row) => {
    const value = row[ghost.key];
    return value === undefined ? [] : [[Number(across(row[x.key] ?? '', { position: 'middle' })), Number(up(value))]];
  });
  const [right, end = 0] = points.at(-1) ?? [];
  return (
    // above areas and bars, which have layers of their own
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      <polyline
        data-ghost=""
        points={points.join(' ')}
        fill="none"
        stroke={ghost.colour}
        strokeWidth={2}
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      {/* the line of figures has it only as far as it goes */}
      <text x={right} y={end - 8} textAnchor="end" {...onPlot}>
        {ghost.label}
      </text>
    </ZIndexLayer>
  );
}
