import { useId } from 'react';
import {
  Bar,
  BarChart,
  type BarShapeProps,
  DefaultZIndexes,
  Rectangle,
  useChartWidth,
  useXAxisScale,
  useYAxisScale,
  ZIndexLayer,
} from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import { Axes, Ghost, useWide } from './axes.tsx';
import { bestBar, markedRow } from './best.ts';
import { type ChartProps, type Rows, tooltipFigure } from './data.ts';
import { Hatch, paintOf } from './hatch.tsx';
import { Lines } from './lines.tsx';
import { byKeys, fullSize, ground, lineColour, onPlot } from './look.ts';
import { WithReadout } from './readout.tsx';
import { BEST_FOOT, inLines, LINE, lettersFor, roomAbove, TEXT_LETTER } from './scale.ts';

/** How the bars of a series are drawn of which one is marked: the others are pale, with an outline in their colour. */
const around = (marked: number, stroke: string) => (props: BarShapeProps) => (
  <Rectangle {...props} {...(props.index !== marked && { fillOpacity: 0.45, stroke, strokeWidth: 1 })} />
);

/** What is said of the best row, over its bars. */
function Best({ data, stacked }: { data: Rows; stacked: boolean }) {
  const { rows, x, series } = data;
  const best = bestBar(data);
  const across = useXAxisScale();
  const up = useYAxisScale();
  const width = useChartWidth();
  const row = best && rows.find((each) => each[x.key] === best.at);
  if (!across || !up || !row || !width) return null;
  const start = Number(across(best.at, { position: 'start' }));
  const end = Number(across(best.at, { position: 'end' }));
  const figures = series.map(({ key }) => Math.max(0, Number(row[key] ?? 0)));
  const top = Number(up(stacked ? figures.reduce((sum, figure) => sum + figure, 0) : Math.max(...figures)));
  const lines = inLines(best.label, lettersFor(end - start, 1, false), 2);
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

/** Bars side by side, or stacked. */
export default function Bars({ chart, data }: ChartProps) {
  const wide = useWide();
  const hatch = useId();
  if (!('rows' in data) || !('table' in chart)) return null;
  const { rows, series } = data;
  const stacked = 'stacked' in chart && chart.stacked === true;
  const marked = markedRow(data);
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
        margin={{ top: roomAbove(data, wide), right: 8, bottom: 0, left: 0 }}
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
            maxBarSize={48}
            isAnimationActive={false}
          />
        ))}
        <Best data={data} stacked={stacked} />
        <Ghost data={data} bars />
      </BarChart>
    </WithReadout>
  );
}
