import { useId } from 'react';
import { Area, AreaChart, DefaultZIndexes, usePlotArea, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts';
import type { TableRow } from '#src/engine/types.ts';
import { Axes, Ghost, useWide } from './axes.tsx';
import { type ChartProps, endingsOf, type Rows, type Series, shortFigure, tooltipFigure } from './data.ts';
import { Hatch, paintOf } from './hatch.tsx';
import type { Swatch } from './legend.tsx';
import { Lines } from './lines.tsx';
import { byKeys, fullSize, ground, lineColour, needsOutline, onPlot } from './look.ts';
import { ownRow, type Part, WithReadout } from './readout.tsx';
import { type EndNames, endNames, LINE, placing, roomAbove, spread } from './scale.ts';

/** The two ends of a band, as recharts needs them. */
const band = (low: string, high: string) => (row: TableRow) => [row[low], row[high]];

/**
 * Of lines that compete all but the better one are dashed, and of others the second, so that lines differ by more than their
 * colours.
 */
function swatchOf(better: number, index: number, filled: boolean): Swatch {
  const dashed = better < 0 ? index === 1 : index !== better;
  return dashed && !filled ? 'dashed' : 'plain';
}

/** How wide a line is, px: of lines that compete the better one is strong. */
const widthOf = (better: number, index: number) => (better < 0 ? 2.5 : index === better ? 3.5 : 2);

/** The better of lines that compete: where the visitor is, or at the end where they are equal there; -1 where none is. */
function betterOf(chart: ChartProps['chart'], data: Rows): number {
  if (!('better' in chart)) return -1;
  for (const row of [ownRow(data), ownRow({ ...data, marks: [] })]) {
    const figures = data.series.map(({ key }) => Number(row?.[key]));
    const at = figures.indexOf(Math[chart.better === 'lower' ? 'min' : 'max'](...figures));
    if (at === figures.lastIndexOf(figures[at] ?? 0)) return at;
  }
  return -1;
}

/** What has a name at its end: of a fan its middle and both edges; the line above it names the darker band. */
const ended = (kind: ChartProps['chart']['kind'], data: Rows): Rows =>
  kind === 'fan' ? { ...data, series: data.series.slice(0, 3) } : data;

/** The bands of a fan, the wider one first. */
const bandsOf = ([low, , high, innerLow, innerHigh]: readonly Series[]) => [
  ...(low && high ? [[low.key, high.key] as const] : []),
  ...(innerLow && innerHigh ? [[innerLow.key, innerHigh.key] as const] : []),
];

/** What a row has of a fan: its middle, and each band from its low to its high figure. */
function fanParts([low, middle, high, innerLow, innerHigh]: readonly Series[], row: TableRow): readonly Part[] {
  const figure = ({ key, unit }: Series) => tooltipFigure(unit, Number(row[key]));
  // an edge of a band is no more exact than that
  const edge = ({ key, unit }: Series) => shortFigure(unit, Number(row[key]));
  const bandOf = (from: Series | undefined, to: Series | undefined, swatch: Swatch) =>
    from && to && row[from.key] !== undefined
      ? [
          {
            name: `${from.label} – ${to.label}`,
            colour: from.colour,
            swatch,
            figure: edge(from) === edge(to) ? edge(to) : `${edge(from)} – ${edge(to)}`,
          },
        ]
      : [];
  return [
    ...(middle && row[middle.key] !== undefined
      ? [{ name: middle.label, colour: middle.colour, figure: figure(middle) }]
      : []),
    ...bandOf(innerLow, innerHigh, 'innerBand'),
    ...bandOf(low, high, 'band'),
  ];
}

/** The figures of a row, from the top of the drawing. */
function partsOf(kind: ChartProps['chart']['kind'], series: readonly Series[], stacked: boolean, better: number) {
  return (row: TableRow): readonly Part[] => {
    if (kind === 'fan') return fanParts(series, row);
    const parts = series
      .map((each, index) => ({
        name: each.label,
        colour: each.colour,
        swatch: swatchOf(better, index, stacked),
        figure: tooltipFigure(each.unit, Number(row[each.key])),
        size: Number(row[each.key]),
      }))
      // a line may end before the others
      .filter(({ size }) => !Number.isNaN(size)) satisfies (Part & { size: number })[];
    return stacked ? parts.reverse() : parts.sort((a, b) => b.size - a.size);
  };
}

/** The names of lines beside their ends; none where they do not fit one below the other. */
function EndTexts({ names: { texts }, strong }: { names: EndNames; strong: string | undefined }) {
  const plot = usePlotArea();
  const y = useYAxisScale();
  if (!plot || !y || texts.length === 0) return null;
  const ends = texts.map(({ at }) => Number(y(at)));
  const places = spread(
    texts.map(({ lines }, index) => ({ at: ends[index] ?? 0, height: lines.length * LINE + 2 })),
    plot.y - 2,
    // clear of the last tick
    plot.y + plot.height + 4,
  );
  if (!places) return null;
  const right = plot.x + plot.width;
  return Object.entries(texts).map(([index, { lines, colour }]) => {
    const middle = places[Number(index)] ?? 0;
    return (
      <g key={index}>
        <path
          d={`M${right + 2} ${ends[Number(index)]}L${right + 9} ${middle}h3`}
          fill="none"
          stroke={lineColour(colour)}
          strokeWidth={1.5}
        />
        <Lines
          lines={lines}
          x={right + 15}
          y={middle + 4.5 - ((lines.length - 1) * LINE) / 2}
          {...onPlot}
          {...(colour === strong && { style: { fontWeight: 600 } })}
        />
      </g>
    );
  });
}

/** A dot at the end of each line in steps: the last step may be straight up. */
function EndDots({ data: { rows, x, series } }: { data: Rows }) {
  const across = useXAxisScale();
  const up = useYAxisScale();
  const last = rows.at(-1);
  if (!across || !up || !last) return null;
  const at = Number(across(placing(rows, x, false)(last[x.key] ?? ''), { position: 'middle' }));
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      {series.map(({ key, colour }) => (
        <circle
          key={key}
          data-end=""
          cx={at}
          cy={Number(up(Number(last[key] ?? 0)))}
          r={4.5}
          fill={lineColour(colour)}
          stroke={ground}
        />
      ))}
    </ZIndexLayer>
  );
}

/** How opaque the area between a line and 0 is, above it and below. */
const ABOVE = 0.16;
const BELOW = 0.4;

/** How much of the height of an area is above 0, where it has a loss below; null where it has none. */
function lossOf(kind: ChartProps['chart']['kind'], { rows, series: [only, ...others] }: Rows): number | null {
  if (kind !== 'area' || !only || others.length > 0 || needsOutline(only.colour)) return null;
  const figures = rows.map((row) => Number(row[only.key] ?? 0));
  const [top, bottom] = [Math.max(0, ...figures), Math.min(0, ...figures)];
  return bottom < 0 ? top / (top - bottom) : null;
}

/** Lines, areas and fans. A line is an area without a fill, so that the page loads no code for a second kind. */
export default function Curves({ chart, data }: ChartProps) {
  const wide = useWide();
  const hatch = useId();
  if (!('rows' in data) || !('table' in chart)) return null;
  const { rows, series } = data;
  const stacked = chart.kind === 'area' && chart.stacked === true;
  const steps = 'steps' in chart && chart.steps === true;
  const gain = stacked ? null : lossOf(chart.kind, data);
  // on a phone the drawing needs the width; the line above it names what is drawn
  const better = betterOf(chart, data);
  const names = endNames(wide ? endingsOf(ended(chart.kind, data), stacked) : []);
  return (
    <WithReadout table={chart.table} data={data} stacked={stacked} parts={partsOf(chart.kind, series, stacked, better)}>
      <AreaChart
        responsive
        {...byKeys}
        style={fullSize}
        data={rows as TableRow[]}
        margin={{ top: roomAbove(data, wide), right: names.width, bottom: 0, left: 0 }}
        title={chart.title}
        desc={chart.title}
      >
        <Hatch id={hatch} />
        {gain !== null && (
          <defs>
            <linearGradient id={`${hatch}loss`} x1="0" x2="0" y1="0" y2="1">
              <stop offset={gain} stopColor={series[0]?.colour} stopOpacity={ABOVE} />
              <stop offset={gain} stopColor="var(--colour-low)" stopOpacity={BELOW} />
            </linearGradient>
          </defs>
        )}
        <Axes table={chart.table} data={data} stacked={stacked} />
        {chart.kind === 'fan'
          ? fan(series)
          : series.map(({ key, label, colour }, index) => (
              <Area
                key={key}
                dataKey={key}
                name={label}
                type={steps ? 'stepAfter' : 'linear'}
                {...(stacked && { stackId: 'all' })}
                stroke={lineColour(colour)}
                strokeWidth={widthOf(better, index)}
                strokeDasharray={swatchOf(better, index, stacked) === 'dashed' ? '7 4' : '0'}
                fill={chart.kind === 'line' ? 'none' : gain === null ? paintOf(colour, hatch) : `url(#${hatch}loss)`}
                fillOpacity={gain !== null ? 1 : needsOutline(colour) ? 0.8 : stacked ? 0.45 : ABOVE}
                dot={false}
                isAnimationActive={false}
              />
            ))}
        <Ghost data={data} steps={steps} />
        {steps && <EndDots data={data} />}
        <EndTexts names={names} strong={series[better]?.colour} />
      </AreaChart>
    </WithReadout>
  );
}

function fan(series: readonly Series[]) {
  const [first, middle] = series;
  if (!first || !middle) return null;
  return [
    ...bandsOf(series).map(([low, high], index) => (
      <Area
        key={low}
        dataKey={band(low, high)}
        stroke="none"
        fill={first.colour}
        fillOpacity={index === 0 ? 0.25 : 0.35}
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
