import { useCallback, useEffect, useMemo } from 'react';
import {
  CartesianGrid,
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
  type YAxisTickContentProps,
} from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import type { Rows } from './data.ts';
import { axisLine, axisTick } from './look.tsx';
import { cornerOf, dashed, MarkLines } from './mark-lines.tsx';
import { lengthOf, point, textScale } from './marks.ts';
import { isTimed, roundDomain, roundTicks, STEPS, tick, ticksAlong } from './ticks.ts';
import { axisUnit } from './units.ts';

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
  const timed = isTimed(data, bars);
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
        dataKey={timed ? timeOf : x.key}
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
      {marks.map((mark) =>
        mark.axis === 'y' ? (
          <ReferenceLine
            key={mark.label}
            y={mark.at}
            {...dashed}
            ifOverflow="extendDomain"
            label={{ value: mark.label, ...cornerOf(mark, data) }}
          />
        ) : null,
      )}
      <MarkLines
        marks={marks.filter(({ axis }) => axis === 'x')}
        timed={timed}
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
/** The space around a name beside its bar, px. */
const NAME_PADDING = 10;
/** The most of a chart's width that names beside bars take, or of large text a single word. */
const MOST_OF_WIDTH = { names: 0.34, word: 0.55 } as const;
/** From here on text is large, and a name needs a line more. */
const LARGE_TEXT = 1.4;

/** The same for bars on their side, whose names stand beside them. Where bars carry their figures, they need no others. */
export function SideAxes({ table, data, topOf, figured }: AxesProps & { figured: boolean }) {
  const { rows, x, series, marks } = data;
  const unit = axisUnit(series);
  const scale = textScale();
  const chartWidth = useChartWidth() ?? 0;
  const names = rows.map((row) => String(row[x.key]));
  const roomFor = (texts: readonly string[]) => NAME_PADDING + scale * Math.max(...texts.map(lengthOf));
  // a name breaks into lines, but not within a word, whose letters may be wider than those of a text on average
  const word = Math.min(chartWidth * MOST_OF_WIDTH.word, 1.2 * roomFor(names.flatMap((text) => text.split(' '))));
  const width = Math.max(scale > 1 ? word : 0, Math.min(chartWidth * MOST_OF_WIDTH.names, roomFor(names)));
  const steps = Math.min(STEPS, Math.max(1, Math.floor((chartWidth - width) / (FIGURE * scale))));
  const { ticks, domain } = useMemo(() => {
    const ends = rows.map(topOf);
    const longest = Math.max(...ends);
    const at = roundTicks([Math.min(...ends), longest], unit.kind, steps);
    return { ticks: at, domain: [at[0] ?? 0, figured ? longest : (at.at(-1) ?? 0)] };
  }, [rows, topOf, unit.kind, steps, figured]);
  return (
    <>
      {!figured && <CartesianGrid horizontal={false} stroke="var(--colour-line)" />}
      <XAxis type="number" {...figures(unit)} domain={domain} ticks={ticks} interval={0} height="auto" hide={figured} />
      <YAxis
        type="category"
        dataKey={x.key}
        width={width + 8}
        tick={(props) => <SideName {...props} width={width} />}
        interval={0}
        axisLine={axisLine}
        tickLine={false}
      />
      <MarkLines marks={marks.filter(({ axis }) => axis === 'y')} />
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
    <Text {...props} {...axisTick} textAnchor="end" maxLines={textScale() > LARGE_TEXT ? 3 : 2}>
      {payload.value}
    </Text>
  );
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
