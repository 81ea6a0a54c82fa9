import { Area, AreaChart, usePlotArea, useYAxisScale } from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import { Axes, axisName, Ghost, type TooltipPart, useWide } from './axes.tsx';
import { type ChartProps, type Rows, type Series, tooltipFigure } from './data.ts';
import { ghostEntry } from './ghost.ts';
import { type LegendEntry, type Swatch, WithLegend } from './legend.tsx';
import { axisLine, axisTick, fullSize } from './look.ts';

/** The end of a line, where its name is drawn. */
interface Ending {
  readonly name: string;
  readonly colour: string;
  readonly at: number;
}

const MARGIN = { top: 20, right: 20, bottom: 0, left: 0 };
/** Names are drawn beside the plot only if the ends are this share of its height apart. */
const APART = 0.08;
const LONGEST_NAME = 24;

const bandName = (low: Series, high: Series) => `${low.label} – ${high.label}`;
/** The two ends of a band, as recharts needs them. */
const band = (low: string, high: string) => (row: TableRow) => [row[low], row[high]];

const tipFigure = ({ key, unit }: Series, row: TableRow) => tooltipFigure(unit, Number(row[key]));

/** The second of several lines is dashed, so that it differs by more than its colour. */
const swatchOf = (index: number, filled: boolean): Swatch => (index === 1 && !filled ? 'dashed' : 'plain');

/** The bands of a fan, the wider one first. */
const bandsOf = ([low, , high, innerLow, innerHigh]: readonly Series[]) => [
  ...(low && high ? [{ low, high, swatch: 'band' as const }] : []),
  ...(innerLow && innerHigh ? [{ low: innerLow, high: innerHigh, swatch: 'innerBand' as const }] : []),
];

function fan(series: readonly Series[]) {
  const [first, middle] = series;
  if (!first || !middle) return null;
  return [
    ...bandsOf(series).map(({ low, high, swatch }) => (
      <Area
        key={swatch}
        name={bandName(low, high)}
        dataKey={band(low.key, high.key)}
        stroke="none"
        fill={first.colour}
        fillOpacity={0.3}
        isAnimationActive={false}
      />
    )),
    <Area
      key={middle.key}
      name={middle.label}
      dataKey={middle.key}
      stroke={middle.colour}
      strokeWidth={3}
      fill="none"
      dot={false}
      isAnimationActive={false}
    />,
  ];
}

/** Of a fan's series: low, middle, high, and the edges of the darker band. */
const fanSwatch = (index: number): Swatch => (index === 1 ? 'plain' : index < 3 ? 'band' : 'innerBand');

/** The tooltip's lines for a row, from the top of the drawing. */
function partsOf(kind: ChartProps['chart']['kind'], series: readonly Series[], stacked: boolean) {
  return (row: TableRow): readonly TooltipPart[] => {
    const parts = series
      .map((each, index) => ({
        name: each.label,
        colour: kind === 'fan' && index !== 1 ? (series[0] ?? each).colour : each.colour,
        swatch: kind === 'fan' ? fanSwatch(index) : swatchOf(index, stacked),
        figure: tipFigure(each, row),
        size: Number(row[each.key]),
      }))
      // a line may end before the others
      .filter(({ size }) => !Number.isNaN(size)) satisfies (TooltipPart & { size: number })[];
    return stacked ? parts.reverse() : parts.sort((a, b) => b.size - a.size);
  };
}

function legendOf(kind: ChartProps['chart']['kind'], series: readonly Series[], stacked: boolean): LegendEntry[] {
  const [first, middle] = series;
  if (kind === 'fan' && first && middle)
    return [
      ...bandsOf(series).map(({ low, high, swatch }) => ({ name: bandName(low, high), colour: first.colour, swatch })),
      { name: middle.label, colour: middle.colour },
    ];
  return series.map(({ label, colour }, index) => ({ name: label, colour, swatch: swatchOf(index, stacked) }));
}

/** The ends of the lines; empty where names would overlap there. */
function endingsOf({ rows, series }: Rows, stacked: boolean): readonly Ending[] {
  const last = rows.at(-1);
  if (!last || rows.length < 2 || series.some(({ key }) => last[key] === undefined)) return [];
  let sum = 0;
  const endings = series.map((each) => {
    const value = Number(last[each.key]);
    sum += value;
    return { name: each.label, colour: each.colour, at: stacked ? sum : value };
  });
  const top = Math.max(0, ...rows.flatMap((row) => (stacked ? [sum] : series.map(({ key }) => Number(row[key])))));
  const places = endings.map(({ at }) => at).sort((a, b) => a - b);
  const room = places.every((at, index) => index === 0 || at - Number(places[index - 1]) > top * APART);
  return room && endings.every(({ name }) => name.length <= LONGEST_NAME) ? endings : [];
}

function EndNames({ endings }: { endings: readonly Ending[] }) {
  const plot = usePlotArea();
  const y = useYAxisScale();
  if (!plot || !y) return null;
  return Object.entries(endings).map(([place, { name, colour, at }]) => (
    <text key={place} x={plot.x + plot.width + 8} y={Number(y(at)) + 4} {...axisTick} fill={colour} fontWeight={600}>
      {name}
    </text>
  ));
}

/** Lines, areas and fans. A line is an area without a fill, so that the page loads no code for a second kind. */
export default function Curves({ chart, data }: ChartProps) {
  const wide = useWide();
  if (!('rows' in data)) return null;
  const { rows, x, series, ghost } = data;
  const stacked = chart.kind === 'area' && chart.stacked === true;
  const endings = wide && chart.kind !== 'fan' ? endingsOf(data, stacked) : [];
  const longest = Math.max(0, ...endings.map(({ name }) => name.length));
  return (
    <WithLegend
      entries={[
        ...(endings.length > 0 ? [] : legendOf(chart.kind, series, stacked)),
        ...(ghost ? [ghostEntry(ghost)] : []),
      ]}
      axis={axisName(x)}
    >
      <AreaChart
        responsive
        style={fullSize}
        data={rows as TableRow[]}
        margin={longest > 0 ? { ...MARGIN, right: longest * 7 + 16 } : MARGIN}
        title={chart.title}
        desc={chart.title}
      >
        <Axes data={data} stacked={stacked} cursor={axisLine} parts={partsOf(chart.kind, series, stacked)} />
        {chart.kind === 'fan'
          ? fan(series)
          : series.map(({ key, label, colour }, index) => (
              <Area
                key={key}
                dataKey={key}
                name={label}
                type="linear"
                {...(stacked && { stackId: 'all' })}
                stroke={colour}
                strokeWidth={2.5}
                strokeDasharray={swatchOf(index, stacked) === 'dashed' ? '7 4' : '0'}
                fill={chart.kind === 'line' ? 'none' : colour}
                fillOpacity={stacked ? 0.35 : 0.16}
                dot={false}
                isAnimationActive={false}
              />
            ))}
        <Ghost data={data} />
        <EndNames endings={endings} />
      </AreaChart>
    </WithLegend>
  );
}
