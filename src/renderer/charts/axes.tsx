import { Fragment, useCallback, useEffect, useMemo } from 'react';
import {
  CartesianGrid,
  DefaultZIndexes,
  ReferenceLine,
  Text,
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
  type YAxisTickContentProps,
  ZIndexLayer,
} from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import type { Rows } from './data.ts';
import { axisLine, axisTick, onPlot } from './look.tsx';
import { lengthOf, type Mark, placeTexts, point, rowHeight, textScale } from './marks.ts';
import { isTimed, roundDomain, roundTicks, STEPS, tick, ticksAlong } from './ticks.ts';
import { axisUnit } from './units.ts';

/** Where a value of the x axis is drawn: days under a curve at their time in milliseconds. */
function placing(data: Rows, bars: boolean): (value: number | string) => number | string {
  const timed = isTimed(data, bars);
  return (value) => (timed && typeof value === 'string' ? Date.parse(value) : value);
}

/** Where a line across the plot says what it is: at its start or its end, whichever is farther from what is drawn. */
function cornerOf(at: number, { rows, series }: Rows) {
  const third = Math.ceil(rows.length / 3);
  const room = (part: readonly TableRow[]) =>
    Math.min(...part.flatMap((row) => series.map(({ key }) => Math.abs(Number(row[key] ?? at) - at))));
  const atStart = room(rows.slice(0, third)) > room(rows.slice(-third));
  return { position: atStart ? 'insideBottomLeft' : 'insideBottomRight', ...onPlot } as const;
}

/** A chart has so many names under it, each in a few lines; of more, such as months, it has only some. */
const MOST_NAMES = 8;

interface AxesProps {
  readonly table: string;
  readonly data: Rows;
  /** How high what is drawn at a row is: where there are bars. */
  readonly topOf: (row: TableRow) => number;
}

/** Grid, axes, reference lines and the mark of the point that is meant, of every chart with axes. */
export function Axes({ table, data, bars, topOf }: AxesProps & { bars: boolean }) {
  const { rows, x, series, marks } = data;
  const unit = axisUnit(series);
  const ticks = ticksAlong(data, bars);
  const place = placing(data, bars);
  // the same functions at each rendering, or else recharts would draw again
  const timeOf = useCallback((row: TableRow) => Date.parse(String(row[x.key])), [x.key]);
  const domain = useCallback((range: readonly [number, number]) => roundDomain(range, unit.kind), [unit.kind]);
  const byNumber = !bars && ticks !== undefined;
  const named = x.unit.kind === 'text' && rows.length <= MOST_NAMES;
  const counts = ticks?.text === undefined && ['number', 'years', 'months'].includes(x.unit.kind);
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--colour-line)" />
      <XAxis
        dataKey={isTimed(data, bars) ? timeOf : x.key}
        {...(byNumber && { type: 'number', domain: ['dataMin', 'dataMax'] })}
        {...(ticks && { ticks: ticks.at })}
        tickFormatter={(value) => (ticks?.text ? ticks.text(value) : tick(x.unit, value))}
        tick={named ? (props) => <Name {...props} count={rows.length} /> : axisTick}
        // points at the ends have names too
        {...(named && !bars && { padding: { left: 24, right: 24 } })}
        interval={named ? 0 : 'equidistantPreserveStart'}
        minTickGap={x.unit.kind === 'text' ? 24 : 14}
        height="auto"
        axisLine={axisLine}
        tickLine={false}
        {...(counts && { label: { value: x.label, position: 'insideBottom', offset: 4, ...axisTick } })}
      />
      <YAxis width="auto" domain={domain} {...figures(unit)} />
      {marks.map(({ axis, at, label }) =>
        axis === 'y' ? (
          <ReferenceLine
            key={label}
            y={at}
            {...dashed}
            ifOverflow="extendDomain"
            label={{ value: label, ...cornerOf(Number(at), data) }}
          />
        ) : null,
      )}
      <Above
        marks={marks.filter(({ axis }) => axis === 'x')}
        place={place}
        footOf={(at) => {
          const row = bars && rows.find((each) => each[x.key] === at);
          return row ? topOf(row) : undefined;
        }}
      />
      <Pointing table={table} x={x.key} bars={bars} />
    </>
  );
}

/** How the axis of the figures is divided and looks. */
const figures = (unit: ReturnType<typeof axisUnit>) =>
  ({
    niceTicks: 'snap125',
    tickCount: STEPS + 1,
    tickFormatter: (value: number) => tick(unit, value),
    tick: axisTick,
    axisLine: false,
    tickLine: false,
  }) as const;

/** Room for a figure of an axis and the space after it, px. */
const FIGURE = 64;

/** The same for bars on their side, whose names stand beside them. Where bars carry their figures, they need no others. */
export function SideAxes({ table, data, topOf, figured }: AxesProps & { figured: boolean }) {
  const { rows, x, series, marks } = data;
  const { kind } = axisUnit(series);
  const scale = textScale();
  const chartWidth = useChartWidth() ?? 0;
  const names = rows.map((row) => String(row[x.key]));
  const longest = (texts: readonly string[]) => 10 + scale * Math.max(...texts.map(lengthOf));
  // a name breaks into lines, but not within a word, whose letters may be wider than those of a text on average
  const word = Math.min(chartWidth * 0.55, 1.2 * longest(names.flatMap((text) => text.split(' '))));
  const width = Math.max(scale > 1 ? word : 0, Math.min(chartWidth * 0.34, longest(names)));
  const steps = Math.min(STEPS, Math.max(1, Math.floor((chartWidth - width) / (FIGURE * scale))));
  const { ticks, domain } = useMemo(() => {
    const ends = rows.map(topOf);
    const longest = Math.max(...ends);
    const ticks = roundTicks([Math.min(...ends), longest], kind, steps);
    return { ticks, domain: [ticks[0] ?? 0, figured ? longest : (ticks.at(-1) ?? 0)] };
  }, [rows, topOf, kind, steps, figured]);
  return (
    <>
      {!figured && <CartesianGrid horizontal={false} stroke="var(--colour-line)" />}
      <XAxis
        type="number"
        {...figures(axisUnit(series))}
        domain={domain}
        ticks={ticks}
        interval={0}
        height="auto"
        hide={figured}
      />
      <YAxis
        type="category"
        dataKey={x.key}
        width={width + 8}
        tick={(props) => <SideName {...props} width={width} />}
        interval={0}
        axisLine={axisLine}
        tickLine={false}
      />
      <Above marks={marks.filter(({ axis }) => axis === 'y')} place={(value) => value} />
      <Pointing table={table} x={x.key} bars />
    </>
  );
}

/** A name under its bars or its point, in three lines at most: a day has three words. */
function Name({ payload, count, ...props }: XAxisTickContentProps & { count: number }) {
  const plot = usePlotArea();
  return (
    <Text {...props} {...axisTick} width={(plot?.width ?? 0) / count - 4} maxLines={3}>
      {payload.value}
    </Text>
  );
}

/** A name beside its bar, in two lines at most, or three of large text. */
function SideName({ payload, ...props }: YAxisTickContentProps & { width: number }) {
  return (
    <Text {...props} {...axisTick} textAnchor="end" maxLines={textScale() > 1.4 ? 3 : 2}>
      {payload.value}
    </Text>
  );
}

const dashed = { stroke: 'var(--colour-fg)', strokeDasharray: '3 3' } as const;

interface AboveProps {
  readonly marks: readonly Mark[];
  readonly place: ReturnType<typeof placing>;
  /** Down to which figure a line goes; undefined where to the end of the plot. */
  readonly footOf?: (at: Mark['at']) => number | undefined;
}

/** Lines down through the plot, or to the bar that they are about, with what they mean in rows above it. */
function Above({ marks, place, footOf }: AboveProps) {
  const plot = usePlotArea();
  const width = useChartWidth() ?? 0;
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const textSize = textScale();
  if (!plot || !xScale) return null;
  const row = rowHeight(marks.map(({ label }) => label));
  // below its baseline a text has strokes of about 4 px, and then as much room
  const clear = 4 + 4 * textSize;
  const lines = marks.map(({ at, label }) => ({
    label,
    top: footOf?.(at),
    x: xScale(place(at), { position: 'middle' }) ?? 0,
    length: Math.min(width, textSize * lengthOf(label)),
  }));
  return placeTexts(lines, width).map(({ label, top, x, length, start, row: above }) => {
    const baseline = plot.y - clear - 3 - above * row;
    const foot = top === undefined ? undefined : yScale?.(top);
    return (
      <Fragment key={label}>
        <ZIndexLayer zIndex={DefaultZIndexes.line}>
          <line
            x1={x}
            x2={x}
            y1={foot === undefined ? plot.y + plot.height : Math.max(plot.y, foot - 4)}
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

/** Marks the point that a pointer, a finger or a key is at, and tells the legend of it. */
function Pointing({ table, x, bars }: { table: string; x: string; bars: boolean }) {
  const active = useIsTooltipActive();
  const [row] = useActiveTooltipDataPoints<TableRow>() ?? [];
  const at = active ? row?.[x] : undefined;
  useEffect(() => {
    if (at === undefined) return;
    point({ table, at });
    return () => point(null);
  }, [table, at]);
  // a line would run through the bar and its figure
  const cursor = !bars && { stroke: 'var(--colour-muted)' };
  return <Tooltip content={() => null} isAnimationActive={false} cursor={cursor} />;
}
