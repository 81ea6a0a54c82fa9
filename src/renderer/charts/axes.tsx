import { useCallback, useEffect, useSyncExternalStore } from 'react';
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
import { axisUnit, type Rows, type Unit } from './data.ts';
import { Lines } from './lines.tsx';
import { axisLine, axisTick, onPlot } from './look.ts';
import { point, usePointed } from './pointed.ts';
import {
  along,
  amountTicks,
  amountWidth,
  besideTicks,
  dayNumber,
  firstName,
  fitting,
  inLines,
  inRow,
  LINE,
  lettersFor,
  MARK_FOOT,
  markTexts,
  placing,
  tick,
  unsaid,
} from './scale.ts';

const WIDE = '(min-width: 48rem)';

const subscribe = (changed: () => void) => watchMedia(WIDE, changed);

/** Whether there is room for names beside a chart and for more ticks under it. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);

/** Names under a chart, in lines; every second one lower where they do not fit side by side. */
function NameTick({
  x,
  y,
  index,
  payload,
  width,
  visibleTicksCount,
  lower,
  second,
}: XAxisTickContentProps & { lower: number; second: string }) {
  const letters = lettersFor(Number(width), visibleTicksCount, lower > 0);
  const name = String(payload.value);
  const slot = Number(width) / visibleTicksCount;
  return (
    <Lines
      lines={(index === 0 && lower === LINE && firstName(name, second, slot)) || inLines(name, letters, 2)}
      x={x}
      y={Number(y) + 9 + (index % 2) * lower}
      textAnchor="middle"
      {...axisTick}
    />
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

/** Grid, axes, the line through the point that is meant, and reference lines of every chart with axes. */
export function Axes({
  table,
  data,
  stacked = false,
  bars = false,
}: {
  table: string;
  data: Rows;
  stacked?: boolean;
  bars?: boolean;
}) {
  const { rows, x, series } = data;
  const wide = useWide();
  const unit = axisUnit(series);
  const amounts = amountTicks(reach(data, stacked), unit);
  const xAxis = along(rows, x, bars, wide, (row) => series.some(({ key }) => Number(row[key] ?? 0) !== 0));
  const place = placing(rows, x, bars);
  const timed = x.unit.kind === 'date' && xAxis.byNumber;
  const dayOf = useCallback((row: TableRow) => dayNumber(row[x.key] ?? ''), [x]);
  const [low = 0, high = 0] = [amounts[0], amounts.at(-1)];
  const names = x.unit.kind === 'text';
  const name = unsaid(x, xAxis);
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--colour-line)" />
      <XAxis
        dataKey={timed ? dayOf : x.key}
        {...(xAxis.byNumber && { type: 'number', domain: ['dataMin', 'dataMax'] })}
        ticks={xAxis.ticks}
        tick={
          names
            ? (props) => <NameTick {...props} lower={xAxis.lower} second={String(rows[1]?.[x.key] ?? '')} />
            : axisTick
        }
        axisLine={axisLine}
        tickLine={false}
        interval={0}
        height={xAxis.height}
        tickFormatter={xAxis.said ?? ((value: number | string) => tick(x.unit, value))}
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
      {name !== null && <AxisName name={name} ticks={xAxis.ticks} unit={x.unit} />}
      <Marks data={data} wide={wide} place={place} />
      <Tooltip content={() => null} isAnimationActive={false} cursor={false} />
      <Cursor table={table} bars={bars} place={place} />
      <Pointing table={table} x={x.key} />
    </>
  );
}

/** What the x axis counts, in the row of its ticks. */
function AxisName({ name, ticks, unit }: { name: string; ticks: readonly (number | string)[]; unit: Unit }) {
  const plot = usePlotArea();
  const width = useChartWidth();
  const x = useXAxisScale();
  const ends = [ticks[0] ?? 0, ticks.at(-1) ?? 0].map((at) => ({
    at: Number(x?.(at, { position: 'middle' })),
    text: tick(unit, at),
  }));
  const [first, last] = ends;
  const place = first && last && width ? besideTicks(name, first, last, width) : null;
  if (!plot || !place || Number.isNaN(place.x)) return null;
  return (
    <text {...axisTick} {...place} y={plot.y + plot.height + 8} dy="0.71em">
      {name}
    </text>
  );
}

type Place = ReturnType<typeof placing>;

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

/** The line through the point that is meant, here or in a table; with bars what is behind them. */
function Cursor({ table, bars, place }: { table: string; bars: boolean; place: Place }) {
  const at = usePointed(table);
  const plot = usePlotArea();
  const x = useXAxisScale();
  const start = at === null ? undefined : x?.(place(at), { position: 'start' });
  const end = at === null ? undefined : x?.(place(at), { position: 'end' });
  if (!plot || start === undefined || end === undefined) return null;
  return (
    <ZIndexLayer zIndex={DefaultZIndexes[bars ? 'barBackground' : 'cursorLine']}>
      <rect
        data-cursor=""
        x={start}
        width={Math.max(end - start, 1)}
        y={plot.y}
        height={plot.height}
        fill={bars ? 'var(--colour-sunken)' : 'var(--colour-muted)'}
      />
    </ZIndexLayer>
  );
}

/** Reference lines across the plot. Those at a value of the x axis have their texts above it, as many as fit; the others at their ends. */
function Marks({ data, wide, place: placeOf }: { data: Rows; wide: boolean; place: Place }) {
  const plot = usePlotArea();
  const width = useChartWidth();
  const x = useXAxisScale();
  const y = useYAxisScale();
  if (!plot || !width || !x || !y) return null;
  const room = width - plot.x;
  const texts = markTexts(data, wide).flatMap(({ at, lines }) => {
    const place = x(placeOf(at), { position: 'middle' });
    return place === undefined || Number.isNaN(place) ? [] : [{ at: place - plot.x, lines }];
  });
  // over the figures of the other axis only where more of them fit then
  const [within, over] = [fitting(texts, room), fitting(texts, room, plot.x)];
  const [above, before] = over.length > within.length ? [over, plot.x] : [within, 0];
  const middles = inRow(above, room, before) ?? [];
  const end = plot.x + plot.width;
  const dashed = { stroke: 'var(--colour-fg)', strokeDasharray: '3 3' } as const;
  return (
    <>
      {above.map(({ at, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two marks may be at one place
        <g key={index}>
          <line x1={plot.x + at} x2={plot.x + at} y1={plot.y - 3} y2={plot.y + plot.height} {...dashed} />
          <Lines
            lines={lines}
            x={plot.x + (middles[index] ?? 0)}
            y={plot.y - MARK_FOOT - (lines.length - 1) * LINE}
            textAnchor="middle"
            {...onPlot}
          />
        </g>
      ))}
      {data.marks.map(({ axis, at, label }) => {
        const place = axis === 'y' ? y(at) : undefined;
        // at the end that is farther from what is drawn
        const [left = 0, right = 0] = [data.rows[0], data.rows.at(-1)].map((row) =>
          Math.min(...data.series.map(({ key }) => Math.abs(Number(row?.[key]) - Number(at)))),
        );
        const side = left > right ? ({ x: plot.x + 4 } as const) : ({ x: end - 4, textAnchor: 'end' } as const);
        return place === undefined ? null : (
          <g key={label}>
            <line x1={plot.x} x2={end} y1={place} y2={place} {...dashed} />
            <text {...onPlot} {...side} y={place - 6}>
              {label}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The ghost as a dashed line over the drawing, in steps as the lines are. */
export function Ghost({
  data: { rows, x, ghost },
  bars = false,
  steps = false,
}: {
  data: Rows;
  bars?: boolean;
  steps?: boolean;
}) {
  const across = useXAxisScale();
  const up = useYAxisScale();
  if (!across || !up || !ghost) return null;
  const place = placing(rows, x, bars);
  const points = rows.flatMap((row) => {
    const value = row[ghost.key];
    if (value === undefined) return [];
    return [[Number(across(place(row[x.key] ?? ''), { position: 'middle' })), Number(up(value))] as const];
  });
  const corners = points.flatMap((point, index) => {
    const before = points[index - 1];
    return steps && before ? [[point[0], before[1]], point] : [point];
  });
  const [right, end = 0] = points.at(-1) ?? [];
  return (
    // above areas and bars, which have layers of their own
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      <polyline
        data-ghost=""
        points={corners.join(' ')}
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
