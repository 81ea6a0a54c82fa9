import { Bar, BarChart } from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import { Axes } from './axes.tsx';
import type { ChartProps } from './data.ts';
import { WithLegend } from './legend.tsx';
import { chartMargin, colourOf, cursorFill, fullSize } from './look.ts';

/** Bars side by side, or one on the other. */
export default function Bars({ chart, data }: ChartProps) {
  if (!('rows' in data)) return null;
  const { rows, x, series } = data;
  const stack = 'stacked' in chart && chart.stacked === true ? { stackId: 'all' } : {};
  return (
    <WithLegend entries={series.map(({ label }, index) => ({ name: label, colour: colourOf(index) }))}>
      <BarChart
        responsive
        style={fullSize}
        data={rows as TableRow[]}
        margin={chartMargin}
        title={chart.title}
        desc={chart.title}
      >
        <Axes rows={rows} x={x} series={series} cursor={cursorFill} />
        {series.map(({ key, label }, index) => (
          <Bar
            key={key}
            dataKey={key}
            name={label}
            {...stack}
            fill={colourOf(index)}
            maxBarSize={48}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </WithLegend>
  );
}
