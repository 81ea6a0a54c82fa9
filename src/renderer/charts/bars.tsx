import { useId } from 'react';
import { Bar, BarChart, type BarShapeProps, Rectangle } from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import { Axes, Ghost, useWide } from './axes.tsx';
import { type ChartProps, markedRow, tooltipFigure } from './data.ts';
import { Hatch, paintOf } from './hatch.tsx';
import { byKeys, fullSize, ground, lineColour } from './look.ts';
import { WithReadout } from './readout.tsx';
import { roomAbove } from './scale.ts';

/** How the bars of a series are drawn of which one is marked: the others are pale, with an outline in their colour. */
const around = (marked: number, stroke: string) => (props: BarShapeProps) => (
  <Rectangle {...props} {...(props.index !== marked && { fillOpacity: 0.45, stroke, strokeWidth: 1 })} />
);

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
        <Ghost data={data} bars />
      </BarChart>
    </WithReadout>
  );
}
