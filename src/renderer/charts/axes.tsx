import { useCallback, useEffect } from 'react';
import {
  CartesianGrid,
  type LabelProps,
  ReferenceArea,
  ReferenceLine,
  Text,
  Tooltip,
  useActiveTooltipDataPoints,
  useChartWidth,
  useIsTooltipActive,
  usePlotArea,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
} from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import { axisUnit, type Rows } from './data.ts';
import { axisLine, axisTick, onPlot } from './look.ts';
import { point, usePointed } from './pointed.ts';
import { isTimed, roundDomain, STEPS, tick, ticksAlong } from './ticks.ts';

/** Whether there is room for several names side by side. */
export const useWide = (): boolean => (useChartWidth() ?? 0) >= 480;

/** Where a value of the x axis is drawn: days under a curve at their time in milliseconds. */
export function placing(data: Rows, bars: boolean): (value: number | string) => number | string {
  const timed = isTimed(data, bars);
  return (value) => (timed && typeof value === 'string' ? Date.parse(value) : value);
}

/** Where a line across the plot says what it is. */
const corner = { position: 'insideBottomRight', ...onPlot } as const;

/** As many names stand under a chart, slanted where they do not fit; of more only some do. */
const MOST_NAMES = 24;

/** Height of one of the texts above a plot, px. */
export const ROW = 18;

/** Grid, axes, reference lines and the line through the point that is meant, of every chart with axes. */
export function Axes({ table, data, bars }: { table: string; data: Rows; bars: boolean }) {
  const { rows, x, series, marks } = data;
  const wide = useWide();
  const unit = axisUnit(series);
  const ticks = ticksAlong(data, bars);
  const place = placing(data, bars);
  // the same functions at each rendering, or else recharts would draw again
  const timeOf = useCallback((row: TableRow) => Date.parse(String(row[x.key])), [x.key]);
  const domain = useCallback((range: readonly [number, number]) => roundDomain(range, unit.kind), [unit.kind]);
  const byNumber = !bars && ticks !== undefined;
  const names = x.unit.kind === 'text';
  const words = names ? rows.flatMap((row) => String(row[x.key]).split(' ')) : [];
  const slanted = rows.length * Math.max(0, ...words.map((word) => word.length)) > (wide ? 72 : 28);
  const counts = ticks?.text === undefined && ['number', 'years', 'months'].includes(x.unit.kind);
  const above = marks.filter(({ axis }) => axis === 'x');
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--colour-line)" />
      <XAxis
        dataKey={isTimed(data, bars) ? timeOf : x.key}
        {...(byNumber && { type: 'number', domain: ['dataMin', 'dataMax'] })}
        {...(ticks && { ticks: ticks.at })}
        tickFormatter={(value) => (ticks?.text ? ticks.text(value) : tick(x.unit, value))}
        tick={names && !slanted ? (props) => <Name {...props} count={rows.length} /> : axisTick}
        // names of points at the ends, and slanted ones, which go to the left of theirs, need room
        {...(names && (!bars || slanted) && { padding: { left: 24, right: bars ? 0 : 24 } })}
        {...(slanted && { angle: -50, textAnchor: 'end' })}
        interval={names && rows.length <= MOST_NAMES ? 0 : 'equidistantPreserveStart'}
        minTickGap={14}
        height="auto"
        axisLine={axisLine}
        tickLine={false}
        {...(counts && { label: { value: x.label, position: 'insideBottom', offset: 4, ...axisTick } })}
      />
      <YAxis
        width="auto"
        domain={domain}
        niceTicks="snap125"
        tickCount={STEPS + 1}
        tickFormatter={(value: number) => tick(unit, value)}
        tick={axisTick}
        axisLine={false}
        tickLine={false}
      />
      {marks.map(({ axis, at, label }) =>
        axis === 'y' ? (
          <ReferenceLine key={label} y={at} {...dashed} ifOverflow="extendDomain" label={{ value: label, ...corner }} />
        ) : null,
      )}
      {above
        .map(({ at, label }, row) => (
          <ReferenceLine
            key={label}
            x={place(at)}
            {...dashed}
            label={(props: LabelProps) => <Above {...props} text={label} row={row} />}
          />
        ))
        // the lines up to the upper texts are behind the lower ones
        .reverse()}
      <Tooltip content={() => null} isAnimationActive={false} cursor={false} />
      <Cursor table={table} bars={bars} place={place} />
      <Pointing table={table} x={x.key} />
    </>
  );
}

/** A name under its bars, in two lines at most. */
function Name({ payload, count, ...props }: XAxisTickContentProps & { count: number }) {
  const plot = usePlotArea();
  return (
    <Text {...props} {...axisTick} width={(plot?.width ?? 0) / count - 4} maxLines={2}>
      {payload.value}
    </Text>
  );
}

const dashed = { stroke: 'var(--colour-fg)', strokeDasharray: '3 3' } as const;

/** The text of a mark, in a row above the plot and within the chart, with the line up to it. */
function Above({ x, text, row }: LabelProps & { text: string; row: number }) {
  const plot = usePlotArea();
  const width = useChartWidth() ?? 0;
  if (!plot) return null;
  const half = Math.min(width / 2, text.length * 3.6);
  const middle = Math.max(half, Math.min(Number(x), width - half));
  const foot = plot.y - 11 - row * ROW;
  return (
    <>
      <line x1={x} x2={x} y1={plot.y} y2={foot + 3} {...dashed} />
      <Text x={middle} y={foot} width={width} maxLines={1} textAnchor="middle" {...onPlot}>
        {text}
      </Text>
    </>
  );
}

/** The line through the point that is meant, here or in the table; with bars what is behind them. */
function Cursor({ table, bars, place }: { table: string; bars: boolean; place: ReturnType<typeof placing> }) {
  const at = usePointed(table);
  if (at === null) return null;
  const x = place(at);
  if (bars) return <ReferenceArea x1={x} x2={x} fill="var(--colour-sunken)" fillOpacity={1} zIndex={-100} />;
  return <ReferenceLine x={x} stroke="var(--colour-muted)" />;
}

/** Tells the rest of the page which point a pointer, a finger or a key is at. */
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
