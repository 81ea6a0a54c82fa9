import { useSyncExternalStore } from 'react';
import {
  CartesianGrid,
  Tooltip,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
} from 'recharts';
import { watchMedia } from '#src/browser/media.ts';
import type { TableRow } from '#src/engine/types.ts';
import type { Mark, Rows, Series } from './data.ts';
import { axisUnit, tooltipFigure } from './data.ts';
import { ghostEntry } from './ghost.ts';
import type { LegendEntry } from './legend.tsx';
import { axisLine, axisTick, plotTooltip } from './look.ts';
import { along, amountTicks, amountWidth, inLines, tick } from './scale.ts';
import { Tip } from './tip.tsx';

const WIDE = '(min-width: 48rem)';

const subscribe = (changed: () => void) => watchMedia(WIDE, changed);

/** Whether there is room for names beside a chart and for more ticks under it. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);

export type TooltipPart = LegendEntry & { readonly figure: string };

/** The name under an axis; null for an axis of names. */
export const axisName = ({ unit, label }: Series): string | null => (unit.kind === 'text' ? null : label);

/** Names under a chart: in lines if they fit side by side, or else rotated. */
function NameTick({ x, y, payload, width, visibleTicksCount, turned }: XAxisTickContentProps & { turned: boolean }) {
  const name = String(payload.value);
  const [left, top] = [Number(x), Number(y)];
  if (turned)
    return (
      <text x={left} y={top + 6} textAnchor="end" transform={`rotate(-40 ${left} ${top + 6})`} {...axisTick}>
        {inLines(name, 13, 1)[0]}
      </text>
    );
  const lines = inLines(name, Math.max(4, Math.floor((Number(width) / visibleTicksCount - 4) / 6.6)), 2);
  return (
    <text x={left} y={top + 9} textAnchor="middle" {...axisTick}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, in order
        <tspan key={index} x={left} dy={index === 0 ? 0 : 14}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Every figure that the y axis must include; for stacked series their sums too, and reference lines. */
function reach({ rows, series, ghost, marks }: Rows, stacked: boolean): number[] {
  const figures = rows.flatMap((row) => {
    const own = series.flatMap(({ key }) => (row[key] === undefined ? [] : [Number(row[key])]));
    const all = stacked ? [...own, own.reduce((sum, value) => sum + value, 0)] : own;
    return ghost && row[ghost.key] !== undefined ? [...all, Number(row[ghost.key])] : all;
  });
  return [...figures, ...marks.flatMap(({ axis, at }) => (axis === 'y' && typeof at === 'number' ? [at] : []))];
}

/** Grid, axes, tooltip and reference lines of every chart with axes. */
export function Axes({
  data,
  stacked = false,
  bars = false,
  cursor,
  parts,
}: {
  data: Rows;
  stacked?: boolean;
  bars?: boolean;
  cursor: { stroke?: string; fill?: string };
  /** The tooltip's lines for a row, in the order of the drawing, from the top. */
  parts: (row: TableRow) => readonly TooltipPart[];
}) {
  const { rows, x, series, ghost, marks } = data;
  const wide = useWide();
  const unit = axisUnit(series);
  const amounts = amountTicks(reach(data, stacked), unit);
  const xAxis = along(rows, x, bars, wide);
  const [low = 0, high = 0] = [amounts[0], amounts.at(-1)];
  const names = x.unit.kind === 'text';
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--colour-line)" />
      <XAxis
        dataKey={x.key}
        {...(xAxis.byNumber && { type: 'number', domain: ['dataMin', 'dataMax'] })}
        ticks={xAxis.ticks}
        tick={names ? (props) => <NameTick {...props} turned={xAxis.turned} /> : axisTick}
        axisLine={axisLine}
        tickLine={false}
        interval={0}
        height={xAxis.height}
        tickFormatter={(value: number | string) => tick(x.unit, value)}
      />
      <YAxis
        tick={axisTick}
        axisLine={false}
        tickLine={false}
        width={amountWidth(unit, amounts)}
        ticks={amounts}
        domain={[low, high]}
        interval={0}
        tickFormatter={(value: number) => tick(unit, value)}
      />
      {Object.entries(marks).map(([place, mark]) => (
        <MarkLine key={place} mark={mark} />
      ))}
      <Tooltip
        content={({ active, payload }) => {
          const row = payload?.[0]?.payload as TableRow | undefined;
          if (!active || !row) return null;
          const at = row[x.key] ?? '';
          const sum = series.reduce((all, { key }) => all + Number(row[key] ?? 0), 0);
          const kept = row[ghost?.key ?? ''];
          return (
            <Tip
              above
              title={names ? String(at) : `${x.label} ${tooltipFigure(x.unit, at)}`}
              parts={[
                ...parts(row),
                ...(!ghost || kept === undefined ? [] : [{ ...ghostEntry(ghost), figure: tooltipFigure(unit, kept) }]),
              ]}
              total={stacked && series.length > 1 ? tooltipFigure(unit, sum) : null}
            />
          );
        }}
        position={{ y: 0 }}
        wrapperStyle={plotTooltip}
        isAnimationActive={false}
        cursor={cursor}
      />
    </>
  );
}

/** A reference line across the plot with its name at its end. */
function MarkLine({ mark: { axis, at, label } }: { mark: Mark }) {
  const plot = usePlotArea();
  const x = useXAxisScale();
  const y = useYAxisScale();
  const place = (axis === 'x' ? x : y)?.(at, { position: 'middle' });
  if (!plot || place === undefined || Number.isNaN(place)) return null;
  const right = plot.x + plot.width;
  const from = axis === 'x' ? { x1: place, x2: place, y1: plot.y, y2: plot.y + plot.height } : null;
  const line = from ?? { x1: plot.x, x2: right, y1: place, y2: place };
  const late = axis === 'x' && place > plot.x + plot.width / 2;
  return (
    <g>
      <line {...line} stroke="var(--colour-fg)" strokeDasharray="3 3" />
      <text
        x={axis === 'x' ? place + (late ? -4 : 4) : right - 4}
        y={axis === 'x' ? plot.y + 12 : Math.max(place - 5, plot.y + 12)}
        textAnchor={axis === 'y' || late ? 'end' : 'start'}
        {...axisTick}
        fill="var(--colour-fg)"
      >
        {label}
      </text>
    </g>
  );
}

/** The ghost as a dashed line over the drawing. */
export function Ghost({ data: { rows, x, ghost } }: { data: Rows }) {
  const across = useXAxisScale();
  const up = useYAxisScale();
  if (!across || !up || !ghost) return null;
  const points = rows.flatMap((row) =>
    row[ghost.key] === undefined
      ? []
      : [`${across(row[x.key] ?? '', { position: 'middle' })},${up(row[ghost.key] ?? 0)}`],
  );
  return (
    <polyline
      data-ghost=""
      points={points.join(' ')}
      fill="none"
      stroke={ghost.colour}
      strokeWidth={2}
      strokeDasharray="2 5"
      strokeLinecap="round"
    />
  );
}
