import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { Series } from './data.ts';
import { tick, tooltipFigure } from './data.ts';
import { axisLine, axisTick, tooltipBox, tooltipItem } from './look.ts';

/** Grid, axes and tooltip of every chart over an axis. */
export function Axes({
  x,
  kind,
  cursor,
}: {
  x: Series;
  kind: Series['kind'];
  cursor: { stroke?: string; fill?: string };
}) {
  const figure = (value: unknown): string =>
    Array.isArray(value) ? value.map(figure).join(' – ') : tooltipFigure(kind, Number(value));
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
        interval={x.kind === 'text' ? 0 : 'preserveEnd'}
        tickFormatter={(value: number | string) => (typeof value === 'number' ? tick(x.kind, value) : value)}
      />
      <YAxis
        tick={axisTick}
        axisLine={false}
        tickLine={false}
        width={52}
        tickFormatter={(value: number) => tick(kind, value)}
      />
      <Tooltip
        formatter={figure}
        labelFormatter={(label) =>
          typeof label === 'number' ? `${x.label} ${tooltipFigure(x.kind, label)}` : String(label)
        }
        contentStyle={tooltipBox}
        itemStyle={tooltipItem}
        isAnimationActive={false}
        cursor={cursor}
      />
    </>
  );
}
