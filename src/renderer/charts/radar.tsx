import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart, Tooltip } from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import type { ChartProps } from './data.ts';
import { axisUnit, seriesFigure } from './data.ts';
import { axisTick, colourOf, fullSize, tooltipBox, tooltipItem } from './look.ts';

/** Shares of several things around a centre. */
export default function RadarKind({ chart, data }: ChartProps) {
  if (!('rows' in data)) return null;
  const { rows, x, series } = data;
  return (
    <RadarChart
      responsive
      style={fullSize}
      data={rows as TableRow[]}
      outerRadius="58%"
      title={chart.title}
      desc={chart.title}
    >
      <PolarGrid stroke="var(--h-colors-line)" />
      <PolarAngleAxis dataKey={x.key} tick={axisTick} />
      <PolarRadiusAxis
        tick={false}
        axisLine={false}
        domain={axisUnit(series).kind === 'percent' ? [0, 100] : [0, 'auto']}
      />
      {series.map(({ key, label }, index) => (
        <Radar
          key={key}
          dataKey={key}
          name={label}
          stroke={colourOf(index)}
          fill={colourOf(index)}
          fillOpacity={0.3}
          isAnimationActive={false}
        />
      ))}
      <Tooltip
        formatter={(value, _name, { dataKey }) => seriesFigure(series, dataKey, value)}
        contentStyle={tooltipBox}
        itemStyle={tooltipItem}
        isAnimationActive={false}
      />
    </RadarChart>
  );
}
