import { useId } from 'react';
import {
  Bar,
  BarChart,
  type BarShapeProps,
  DefaultZIndexes,
  Rectangle,
  useChartWidth,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  ZIndexLayer,
} from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import { Axes, Ghost, useWide } from './axes.tsx';
import { bestBar, markedRow } from './best.ts';
import { axisUnit, type ChartProps, type Rows, shortFigure, tooltipFigure } from './data.ts';
import { Hatch, paintOf } from './hatch.tsx';
import { Lines } from './lines.tsx';
import { byKeys, fullSize, ground, lineColour, onPlot } from './look.ts';
import { WithReadout } from './readout.tsx';
import { BEST_FOOT, inLines, LINE, lettersFor, roomAbove, TEXT_LETTER } from './scale.ts';

/** A paler colour that no line of the chart shows through; a hatch stays. */
const paled = (fill: string) =>
  fill.startsWith('url') ? fill : `color-mix(in srgb, ${fill} 45%, var(--colour-panel))`;

/** How the bars of a series are drawn of which one is marked: the others are pale, with an outline in their colour. */
const around = (marked: number, stroke: string) => (props: BarShapeProps) => (
  <Rectangle {...props} {...(props.index !== marked && { fill: paled(String(props.fill)), stroke, strokeWidth: 1 })} />
);

/** How high the bars of a row reach. */
function heightOf({ series }: Rows, row: TableRow | undefined, stacked: boolean): number {
  const figures = series.map(({ key }) => Math.max(0, Number(row?.[key] ?? 0)));
  return stacked ? figures.reduce((sum, figure) => sum + figure, 0) : Math.max(...figures);
}

/** What is said of the best row, over its bars. */
function Best({ at, label, height }: { at: number | string; label: string; height: number }) {
  const across = useXAxisScale();
  const up = useYAxisScale();
  const width = useChartWidth();
  if (!across || !up || !width) return null;
  const start = Number(across(at, { position: 'start' }));
  const end = Number(across(at, { position: 'end' }));
  const top = Number(up(height));
  const lines = inLines(label, lettersFor(end - start, 1, false), 2);
  const half = (Math.max(...lines.map((line) => line.length)) * TEXT_LETTER) / 2;
  return (
    // above bars, which have layers of their own
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      <Lines
        data-best=""
        lines={lines}
        x={Math.min((start + end) / 2, width - half)}
        y={top - BEST_FOOT - (lines.length - 1) * LINE}
        textAnchor="middle"
        {...onPlot}
        fill="var(--colour-good)"
        style={{ fontWeight: 600 }}
      />
    </ZIndexLayer>
  );
}

/** Up to so many rows the bars are wide and have their figures on top. */
const FEW = 8;

/** The widest bar, of few rows and of many, px. */
const WIDEST = { few: 112, many: 48 } as const;

/** Whether the figures of rows may stand on top of them: few of one height above 0, and nothing else is written there. */
const topped = ({ rows, x, series, marks, ghost, options }: Rows, stacked: boolean) =>
  rows.length <= FEW &&
  // two rows of one name have one place
  new Set(rows.map((row) => row[x.key])).size === rows.length &&
  (stacked || series.length === 1) &&
  marks.length === 0 &&
  !ghost &&
  !options &&
  rows.every((row) => series.every(({ key }) => Number(row[key] ?? 0) >= 0));

/** What each row comes to, on top of its bars, where all fit side by side. */
function Tops({ data, stacked }: { data: Rows; stacked: boolean }) {
  const { rows, x, series } = data;
  const across = useXAxisScale();
  const up = useYAxisScale();
  const plot = usePlotArea();
  if (!across || !up || !plot) return null;
  const unit = axisUnit(series);
  const heights = rows.map((row) => heightOf(data, row, stacked));
  const texts = heights.map((height) => shortFigure(unit, height));
  if (texts.some((text) => text.length * TEXT_LETTER + 8 > plot.width / rows.length)) return null;
  return (
    // above bars, which have layers of their own
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      {rows.map((row, index) => (
        <text
          key={String(row[x.key])}
          data-top=""
          x={Number(across(row[x.key] ?? '', { position: 'middle' }))}
          y={Number(up(heights[index] ?? 0)) - BEST_FOOT}
          textAnchor="middle"
          {...onPlot}
        >
          {texts[index]}
        </text>
      ))}
    </ZIndexLayer>
  );
}

/** Bars side by side, or stacked. */
export default function Bars({ chart, data }: ChartProps) {
  const wide = useWide();
  const hatch = useId();
  if (!('rows' in data) || !('table' in chart)) return null;
  const { rows, series } = data;
  const stacked = 'stacked' in chart && chart.stacked === true;
  const best = bestBar(data);
  const marked = markedRow(data, best);
  const withTops = topped(data, stacked);
  const parts = (row: TableRow) => {
    const all = series
      // what is kept may go on for longer
      .filter(({ key }) => row[key] !== undefined)
      .map(({ key, label, colour, unit }) => ({
        name: label,
        colour,
        figure: tooltipFigure(unit, Number(row[key])),
      }));
    return stacked ? all.reverse() : all;
  };
  return (
    <WithReadout table={chart.table} data={data} stacked={stacked} flows parts={parts}>
      <BarChart
        responsive
        {...byKeys}
        style={fullSize}
        data={rows as TableRow[]}
        margin={{ top: withTops ? LINE + BEST_FOOT : roomAbove(data, wide), right: 8, bottom: 0, left: 0 }}
        title={chart.title}
        desc={chart.title}
      >
        <Hatch id={hatch} />
        <Axes table={chart.table} data={data} stacked={stacked} bars />
        {series.map(({ key, label, colour }) => (
          <Bar
            key={key}
            dataKey={key}
            name={label}
            {...(stacked && { stackId: 'all', stroke: ground, strokeWidth: 1 })}
            fill={paintOf(colour, hatch)}
            {...(marked >= 0 && { shape: around(marked, lineColour(colour)) })}
            maxBarSize={rows.length <= FEW ? WIDEST.few : WIDEST.many}
            isAnimationActive={false}
          />
        ))}
        {withTops && <Tops data={data} stacked={stacked} />}
        {best && <Best {...best} height={heightOf(data, rows[marked], stacked)} />}
        <Ghost data={data} bars />
      </BarChart>
    </WithReadout>
  );
}
