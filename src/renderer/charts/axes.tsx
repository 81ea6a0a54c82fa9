import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { Series } from './data.ts';
import { axisUnit, seriesFigure, tick, tooltipFigure } from './data.ts';
import { axisLine, axisTick, tooltipBox, tooltipItem } from './look.ts';

/** Grid, axes and tooltip of every chart over an axis. */
export function Axes({
  x,
  series,
  cursor,
}: {
  x: Series;
  series: readonly Series[];
  cursor: { stroke?: string; fill?: string };
}) {
  const unit = axisUnit(series);
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--h-colors-line)" />
      <XAxis
        dataKey={x.key}
        tick={axisTick}
        axisLine={axisLine}
        tickLine={false}
        minTickGap={16}
        // names are few and each is wanted; years may be thinned out
        interval={x.unit.kind === 'text' ? 0 : 'preserveEnd'}
        tickFormatter={(value: number | string) => (typeof value === 'number' ? tick(x.unit, value) : value)}
      />
      <YAxis
        tick={axisTick}
        axisLine={false}
        tickLine={false}
        width={52}
        tickFormatter={(value: number) => tick(unit, value)}
      />
      <Tooltip
        formatter={(value, _name, { dataKey }) => seriesFigure(series, dataKey, value)}
        labelFormatter={(label) =>
          typeof label === 'number' ? `${x.label} ${tooltipFigure(x.unit, label)}` : String(label)
        }
        contentStyle={tooltipBox}
        itemStyle={tooltipItem}
        isAnimationActive={false}
        cursor={cursor}
      />
    </>
  );
}
