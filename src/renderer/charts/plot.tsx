import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useId, useState } from 'react';
import { Area, Bar, type BarShapeProps, ComposedChart, LabelList, Rectangle, Text, useChartWidth } from 'recharts';
import type { Chart, TableRow } from '#src/engine/types.ts';
import { Axes, SideAxes } from './axes.tsx';
import { type Band, bandsOf, type ChartProps, middleOf, type Rows, sumOf } from './data.ts';
import { fullSize, ground, Hatch, isLight, isStacked, lineColour, onPlot, paintOf, swatchOf } from './look.tsx';
import { bestBar, competes, lengthOf, rowHeight, textScale } from './marks.ts';
import { atRest, Readout } from './readout.tsx';
import { tick } from './ticks.ts';
import { axisUnit, type Series } from './units.ts';

const Stack = chakra('div', {
  base: {
    ...fullSize,
    display: 'grid',
    gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
    // a line that is empty at rest is no gap above the drawing
    '&:has(> [data-unnamed])': { gridTemplateRows: 'minmax(0, 1fr) auto' },
    '& > [data-unnamed]': { order: 1, mt: 1, mb: 0 },
  },
});

/** Lines, areas, fans and bars: what is drawn over two axes, below its legend with the figures of a point. */
export default function Plot({ chart, data }: ChartProps) {
  const hatch = useId();
  const [focused, setFocused] = useState(false);
  const topOf = useCallback(
    (row: TableRow) => ('rows' in data ? topIn(data, isStacked(chart), row) : 0),
    [data, chart],
  );
  if (!('rows' in data) || !('table' in chart)) return null;
  const { rows } = data;
  const bars = chart.kind === 'bars';
  const side = bars && chart.horizontal === true;
  // each text may need a row of its own; how many do is known only once the chart is laid out, and would move it again
  const above = data.marks.filter(({ axis }) => axis === (side ? 'y' : 'x')).map(({ label }) => label);
  // a bar that is as high as the plot has its figure on top
  const figuresOnTop = bars && !side ? 12 * textScale() : 0;
  const figured = side && hasFigures(data, isStacked(chart), side);
  return (
    <Stack onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <Readout chart={chart} table={chart.table} data={data} spoken={focused} />
      <ComposedChart
        responsive
        style={fullSize}
        data={rows as TableRow[]}
        layout={side ? 'vertical' : 'horizontal'}
        margin={{
          top: 10 + (above.length > 0 ? above.length * rowHeight(above) : figuresOnTop),
          right: side ? 16 + textScale() * longestFigure(data) : 24,
          bottom: 0,
          left: 0,
        }}
        // the name of a bar stands in the gap above it
        {...(side && { barCategoryGap: namedBar(data) ? '26%' : '16%' })}
        title={chart.title}
        // a press means a point while it lasts; with the focus that point would stay
        onMouseDown={(_state, event) => event.preventDefault()}
      >
        <Hatch id={hatch} />
        {side ? (
          <SideAxes table={chart.table} data={data} topOf={topOf} figured={figured} />
        ) : (
          <Axes table={chart.table} data={data} topOf={topOf} bars={bars} />
        )}
        {bars && <Bars data={data} stacked={isStacked(chart)} side={side} hatch={hatch} />}
        {chart.kind === 'fan' && <Fan series={data.series} />}
        {!bars && chart.kind !== 'fan' && <Curves chart={chart} data={data} hatch={hatch} />}
      </ComposedChart>
    </Stack>
  );
}

/** How opaque the area between a line and 0 is: below 0, where it is a loss, and above from its top down to 0. */
const LOSS = 0.4;
const FADING = [0.3, 0.06] as const;

/** How much of the height of an area is above 0: all of it where there is no loss. */
function gainOf({ rows, series: [first] }: Rows): number {
  const figures = rows.map((row) => Number(row[first?.key ?? ''] ?? 0));
  const [top, bottom] = [Math.max(0, ...figures), Math.min(0, ...figures)];
  return bottom < 0 ? top / (top - bottom) : 1;
}

/** Lines and areas. A line is an area without a fill, so that the page loads no code for a second kind. */
function Curves({ chart, data, hatch }: { chart: Chart; data: Rows; hatch: string }) {
  const { series, x } = data;
  const stacked = isStacked(chart);
  const gain = gainOf(data);
  const fillOf = (colour: string, index: number) => {
    if (stacked) return { fill: paintOf(colour, hatch), fillOpacity: isLight(colour) ? 0.8 : 0.45 };
    // two areas over each other would be a third colour
    return { fill: chart.kind === 'area' && index === 0 ? `url(#${hatch}fade)` : 'none', fillOpacity: 1 };
  };
  const rest = data.rows.indexOf(atRest(chart, data) ?? {});
  return (
    <>
      <defs>
        <linearGradient id={`${hatch}fade`} x1="0" x2="0" y1="0" y2="1">
          <stop offset={0} stopColor={series[0]?.colour} stopOpacity={FADING[0]} />
          <stop offset={gain} stopColor={series[0]?.colour} stopOpacity={FADING[1]} />
          {gain < 1 && <stop offset={gain} stopColor="var(--colour-low)" stopOpacity={LOSS} />}
        </linearGradient>
      </defs>
      {series.map(({ key, label, colour }, index) => (
        <Area
          key={key}
          dataKey={key}
          name={label}
          type={x.unit.kind === 'date' ? 'stepAfter' : 'linear'}
          {...(stacked && { stackId: 'all' })}
          stroke={lineColour(colour)}
          strokeWidth={2.5}
          strokeDasharray={swatchOf(chart, index) === 'dashed' ? '7 4' : '0'}
          {...fillOf(colour, index)}
          // where the legend is read at rest
          dot={({ cx, cy, index: at }) =>
            at === rest && (
              <circle key={at} cx={cx} cy={cy} r={4} fill={lineColour(colour)} stroke={ground} strokeWidth={2} />
            )
          }
          isAnimationActive={false}
        />
      ))}
    </>
  );
}

/** A fan: its bands, the wider one first, and its middle. */
function Fan({ series }: { series: readonly Series[] }) {
  const middle = middleOf(series);
  const [outer, inner] = bandsOf(series);
  if (!middle || !outer) return null;
  const band = ([from, to]: Band, opacity: number) => (
    <Area
      dataKey={(row: TableRow) => [row[from.key], row[to.key]]}
      stroke="none"
      fill={from.colour}
      fillOpacity={opacity}
      activeDot={false}
      isAnimationActive={false}
    />
  );
  return (
    <>
      {band(outer, 0.25)}
      {inner && band(inner, 0.35)}
      <Area
        name={middle.label}
        dataKey={middle.key}
        stroke={middle.colour}
        strokeWidth={3}
        fill="none"
        dot={false}
        isAnimationActive={false}
      />
    </>
  );
}

/** Up to so many rows have wide bars. */
const FEW = 8;
/** From this width of the chart on, in pixels, these have their figures on top. */
const WIDE = 480;

const bestLook = { fill: 'var(--colour-good)', style: { ...onPlot.style, fontWeight: 600 } } as const;

/** Whether each row is one bar, or one stack of them, of a height above 0 that may stand on top of it. */
const isOneBarEach = ({ rows, series }: Rows, stacked: boolean) =>
  (stacked || series.length === 1) && rows.every((row) => series.every(({ key }) => Number(row[key] ?? 0) >= 0));

/** The bar that has words over it where bars lie on their side: the best, or that of a mark. */
const namedBar = (data: Rows) => bestBar(data) ?? data.marks.find(({ axis }) => axis === 'x');

/** The figures at the ends of bars, as they are on an axis. */
const endFigures = ({ rows, series }: Rows): readonly string[] =>
  rows.map((row) => tick(axisUnit(series), sumOf(series, row)));

/** About how long the longest figure at the end of a bar is, px. */
const longestFigure = (data: Rows) => Math.max(8, ...endFigures(data).map(lengthOf));

/** How high a row is drawn: its bars one on another, or the highest of them. */
const topIn = ({ series }: Rows, stacked: boolean, row: TableRow) =>
  stacked ? sumOf(series, row) : Math.max(...series.map(({ key }) => Number(row[key] ?? 0)));

/** Whether each bar has its figure at its end, where there is room. */
const hasFigures = (data: Rows, stacked: boolean, side: boolean) =>
  !data.marks.some(({ axis }) => !side || axis === 'y') && isOneBarEach(data, stacked);

/** Bars side by side, or stacked. A few have their figures on top; those on their side at the end, and there the best one is named. */
function Bars({ data, stacked, side, hatch }: { data: Rows; stacked: boolean; side: boolean; hatch: string }) {
  const width = useChartWidth() ?? 0;
  const { rows, series, x: axis } = data;
  const named = namedBar(data);
  const figures = endFigures(data);
  // the axis says what is the same over all bars
  const fit = rows.length <= (width < WIDE ? 4 : FEW) && new Set(figures).size > 1;
  const topped = (side || fit) && hasFigures(data, stacked, side);
  const isPale = (row: TableRow) => data.options && !competes(data.options.table.best, row);
  return series.map(({ key, label, colour }, index) => (
    <Bar
      key={key}
      dataKey={key}
      name={label}
      {...(stacked && { stackId: 'all', stroke: ground, strokeWidth: 1 })}
      fill={paintOf(colour, hatch)}
      // recharts would leave out a bar of 0, and what stands at its end with it
      shape={(props: BarShapeProps) => (
        <Rectangle {...props} {...(isPale(props.payload) && { fillOpacity: 0.35, stroke: colour })} />
      )}
      maxBarSize={side ? 56 : rows.length <= FEW ? 80 : 48}
      {...(!stacked && { radius: side ? [0, 3, 3, 0] : [3, 3, 0, 0] })}
      isAnimationActive={false}
    >
      {topped && index === series.length - 1 && (
        <LabelList position={side ? 'right' : 'top'} valueAccessor={(_entry, at) => figures[at]} {...onPlot} />
      )}
      {side && named && index === 0 && (
        <LabelList
          content={({ x, y, index: at }) =>
            rows[at ?? -1]?.[axis.key] === named.at && (
              <Text
                x={Math.max(0, Math.min(Number(x) + 4, width - textScale() * lengthOf(named.label)))}
                y={Number(y) - 5}
                {...onPlot}
                {...(bestBar(data) && bestLook)}
              >
                {named.label}
              </Text>
            )
          }
        />
      )}
    </Bar>
  ));
}
