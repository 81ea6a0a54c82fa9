import { Pie, PieChart, Tooltip } from 'recharts';
import type { ChartProps, Slice } from './data.ts';
import { tooltipFigure } from './data.ts';
import { WithLegend } from './legend.tsx';
import { fullSize, sliceColours, tooltipBox, tooltipItem, tooltipPlace } from './look.ts';

const figure = (_value: unknown, _name: unknown, { payload }: { payload?: Slice }) =>
  payload && tooltipFigure(payload.unit, payload.value);

/** A ring of shares. Screen readers get the figures, which stand beside it. */
export default function Ring({ data }: ChartProps) {
  if (!('slices' in data)) return null;
  const slices = data.slices.map((slice, index) => ({ ...slice, fill: sliceColours[index % sliceColours.length] }));
  return (
    <div aria-hidden="true" style={fullSize}>
      <WithLegend entries={slices.map(({ name, fill }) => ({ name, colour: fill }))}>
        <PieChart responsive style={fullSize} accessibilityLayer={false}>
          <Pie
            data={slices}
            dataKey="value"
            nameKey="name"
            cx="50%"
            cy="50%"
            innerRadius="55%"
            outerRadius="80%"
            isAnimationActive={false}
            stroke="var(--h-colors-panel)"
            strokeWidth={2}
            rootTabIndex={-1}
          />
          <Tooltip
            formatter={figure}
            wrapperStyle={tooltipPlace}
            contentStyle={tooltipBox}
            itemStyle={tooltipItem}
            isAnimationActive={false}
          />
        </PieChart>
      </WithLegend>
    </div>
  );
}
