import { Bar, BarChart } from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { Axes, axisName, Ghost } from './axes.tsx';
import { type ChartProps, tooltipFigure } from './data.ts';
import { ghostEntry } from './ghost.ts';
import { WithLegend } from './legend.tsx';
import { cursorFill, fullSize, ground } from './look.ts';

const MARGIN = { top: 20, right: 8, bottom: 0, left: 0 } as const;

/** Bars side by side, or stacked. */
export default function Bars({ chart, data }: ChartProps) {
  if (!('rows' in data)) return null;
  const { rows, x, series, ghost, tooSmall } = data;
  const stacked = 'stacked' in chart && chart.stacked === true;
  const name = axisName(x);
  return (
    <WithLegend
      entries={[...series.map(({ label, colour }) => ({ name: label, colour })), ...(ghost ? [ghostEntry(ghost)] : [])]}
      axis={tooSmall.length > 0 ? words.tooSmall(tooSmall.join(', ')) : name}
    >
      <BarChart
        responsive
        style={fullSize}
        data={rows as TableRow[]}
        margin={MARGIN}
        title={chart.title}
        desc={chart.title}
      >
        <Axes
          data={data}
          stacked={stacked}
          bars
          cursor={cursorFill}
          parts={(row) => {
            // what is kept may go on for longer
            const parts = series
              .filter(({ key }) => row[key] !== undefined)
              .map(({ key, label, colour, unit }) => ({
                name: label,
                colour,
                figure: tooltipFigure(unit, Number(row[key])),
              }));
            return stacked ? parts.reverse() : parts;
          }}
        />
        {series.map(({ key, label, colour }) => (
          <Bar
            key={key}
            dataKey={key}
            name={label}
            {...(stacked && { stackId: 'all', stroke: ground, strokeWidth: 1 })}
            fill={colour}
            maxBarSize={48}
            isAnimationActive={false}
          />
        ))}
        <Ghost data={data} />
      </BarChart>
    </WithLegend>
  );
}
