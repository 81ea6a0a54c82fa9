import { Area, AreaChart } from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import { Axes } from './axes.tsx';
import type { ChartProps, Series } from './data.ts';
import { type LegendEntry, WithLegend } from './legend.tsx';
import { axisLine, chartMargin, colourOf, fullSize } from './look.ts';

const bandName = (low: Series, high: Series) => `${low.label} – ${high.label}`;

/** The ends of a band, as recharts takes it. */
const band = (low: string, high: string) => (row: TableRow) => [row[low], row[high]];

function fan([low, middle, high]: readonly Series[]) {
  if (!low || !middle || !high) return null;
  return [
    <Area
      key="band"
      name={bandName(low, high)}
      dataKey={band(low.key, high.key)}
      stroke="none"
      fill={colourOf(0)}
      fillOpacity={0.25}
      isAnimationActive={false}
    />,
    <Area
      key={middle.key}
      name={middle.label}
      dataKey={middle.key}
      stroke={colourOf(0)}
      strokeWidth={3}
      fill="none"
      dot={false}
      isAnimationActive={false}
    />,
  ];
}

function legendOf(kind: ChartProps['chart']['kind'], series: readonly Series[]): LegendEntry[] {
  const [low, middle, high] = series;
  if (kind !== 'fan' || !low || !middle || !high)
    return series.map(({ label }, index) => ({ name: label, colour: colourOf(index) }));
  return [bandName(low, high), middle.label].map((name) => ({ name, colour: colourOf(0) }));
}

/** Lines, areas and fans. A line is an area without a fill, which spares the page the code of a second kind. */
export default function Curves({ chart, data }: ChartProps) {
  if (!('rows' in data)) return null;
  const { rows, x, series } = data;
  return (
    <WithLegend entries={legendOf(chart.kind, series)}>
      <AreaChart
        responsive
        style={fullSize}
        data={rows as TableRow[]}
        margin={chartMargin}
        title={chart.title}
        desc={chart.title}
      >
        <Axes rows={rows} x={x} series={series} cursor={axisLine} />
        {chart.kind === 'fan'
          ? fan(series)
          : series.map(({ key, label }, index) => (
              <Area
                key={key}
                dataKey={key}
                name={label}
                type="linear"
                stroke={colourOf(index)}
                strokeWidth={2.5}
                // a dash tells the second series apart without its colour
                strokeDasharray={index === 1 ? '7 4' : '0'}
                fill={chart.kind === 'line' ? 'none' : colourOf(index)}
                fillOpacity={0.16}
                dot={false}
                isAnimationActive={false}
              />
            ))}
      </AreaChart>
    </WithLegend>
  );
}
