import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart, Tooltip } from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import { axisUnit, type ChartProps, tooltipFigure } from './data.ts';
import { WithLegend } from './legend.tsx';
import { axisTick, fullSize, ringTooltip } from './look.ts';
import { Tip } from './tip.tsx';

/** A radar chart. */
export default function RadarKind({ chart, data }: ChartProps) {
  if (!('rows' in data)) return null;
  const { rows, x, series } = data;
  return (
    <WithLegend entries={series.length > 1 ? series.map(({ label, colour }) => ({ name: label, colour })) : []}>
      <RadarChart
        responsive
        style={fullSize}
        data={rows as TableRow[]}
        outerRadius="62%"
        title={chart.title}
        desc={chart.title}
      >
        <PolarGrid stroke="var(--colour-line)" />
        <PolarAngleAxis dataKey={x.key} tick={axisTick} />
        <PolarRadiusAxis
          tick={false}
          axisLine={false}
          domain={axisUnit(series).kind === 'percent' ? [0, 100] : [0, 'auto']}
        />
        {series.map(({ key, label, colour }) => (
          <Radar
            key={key}
            dataKey={key}
            name={label}
            stroke={colour}
            strokeWidth={2.5}
            fill={colour}
            fillOpacity={0.3}
            isAnimationActive={false}
          />
        ))}
        <Tooltip
          content={({ active, payload }) => {
            const row = payload?.[0]?.payload as TableRow | undefined;
            if (!active || !row) return null;
            const parts = series.map(({ key, label, colour, unit }) => ({
              name: label,
              colour,
              figure: tooltipFigure(unit, Number(row[key])),
            }));
            return <Tip title={String(row[x.key])} parts={parts} />;
          }}
          wrapperStyle={ringTooltip}
          isAnimationActive={false}
        />
      </RadarChart>
    </WithLegend>
  );
}
