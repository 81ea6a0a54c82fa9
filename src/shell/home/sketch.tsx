import { chakra } from '@chakra-ui/react/styled-system';
import type { Outcome, Tool } from '#src/engine/types.ts';
import { type ChartData, dataOf, type Series, type Slice } from '#src/renderer/charts/data.ts';
import { needsOutline, outline } from '#src/renderer/charts/look.ts';
import { words } from '#words/page.ts';

/** How large a ring is. */
const size = { base: '7.5rem', xl: '9rem' } as const;

const Figure = chakra('figure', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    // in the middle of the room that another tool of the card needs
    flex: 1,
    alignContent: 'center',
    minHeight: size,
    fontSize: 'sm',
    '& svg': { boxSize: size, maxWidth: 'full', flexShrink: 0, overflow: 'visible' },
    '&:has([data-lines])': {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: 2,
      maxHeight: '15rem',
    },
    '& svg[data-lines]': { flex: 1, width: 'full', minHeight: '6rem', height: 0 },
    '& circle': { fill: 'none', transition: 'stroke-dasharray 0.22s ease-out, stroke-dashoffset 0.22s ease-out' },
    // the page’s space between words is in pixels of the page, and would be more than three of the drawing’s
    '& tspan': { fontSize: '3.5px', wordSpacing: '0.06em', fill: 'muted' },
    '& tspan + tspan': { fontSize: '3.9px', fontWeight: 700, fill: 'fg' },
    '& path': { fill: 'none', strokeWidth: 2.5, vectorEffect: 'non-scaling-stroke' },
    '& ul': { flex: '1 1 6rem', display: 'grid', gap: 2, minWidth: 0 },
    '& li': { display: 'flex', alignItems: 'center', gap: 2, lineHeight: 1.3 },
    '& li::before': {
      content: '""',
      boxSize: '0.75rem',
      flexShrink: 0,
      borderRadius: 'full',
      background: 'var(--of)',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    },
    '& b': { fontWeight: 600 },
  },
});

type Rows = Extract<ChartData, { rows: unknown }>;

/** The circumference of a ring, so that the length of a slice is its percent. Its radius, 15.9, fits into a box of 40 by 40. */
const CIRCUMFERENCE = 100;
const RADIUS = CIRCUMFERENCE / (2 * Math.PI);

/** The lines of a chart in a box of 100 by 100, from 0 to the largest figure. */
function linesOf({ rows, x, series }: Rows): readonly (Series & { readonly line: string })[] {
  const along = rows.map((row) => Number(row[x.key]));
  const [from, to] = [Math.min(...along), Math.max(...along)];
  const most = Math.max(...rows.flatMap((row) => series.map(({ key }) => Number(row[key]))));
  const percentOf = (value: number, low: number, high: number) =>
    high > low ? ((value - low) / (high - low)) * 100 : 0;
  return series.map((each) => ({
    ...each,
    line: rows
      .map(
        (row, index) =>
          `${index === 0 ? 'M' : 'L'}${percentOf(along[index] ?? 0, from, to)} ${100 - percentOf(Number(row[each.key]), 0, most)}`,
      )
      .join(''),
  }));
}

/** The slices of a ring, each with where its arc starts and how long it is. */
function arcsOf(slices: readonly Slice[]) {
  const all = slices.reduce((sum, { value }) => sum + value, 0);
  const lengths = slices.map(({ value }) => (value / all) * CIRCUMFERENCE);
  return slices.map((slice, index) => ({
    ...slice,
    start: lengths.slice(0, index).reduce((sum, length) => sum + length, 0),
    length: lengths[index] ?? 0,
  }));
}

/** A tool's first chart in small, without the code of charts: a ring, or lines. It follows every move of a slider. */
export function Sketch({ tool, outcome }: { tool: Tool; outcome: Outcome }) {
  const [chart] = tool.charts;
  const data = chart ? dataOf(tool, chart, outcome) : null;
  if (data === null) return <Figure />;
  const names =
    'slices' in data
      ? data.slices.map(({ name, colour, share }) => ({ name, colour, share: `${share}%` }))
      : data.series.map(({ label, colour }) => ({ name: label, colour, share: null }));
  return (
    <Figure aria-label={chart?.title}>
      {'slices' in data ? (
        <svg viewBox="0 0 40 40" aria-hidden="true">
          {arcsOf(data.slices).map(({ name, colour, start, length }) => {
            const arc = {
              cx: 20,
              cy: 20,
              r: RADIUS,
              strokeDasharray: `${length} ${CIRCUMFERENCE - length}`,
              // from the top
              strokeDashoffset: CIRCUMFERENCE / 4 - start,
            };
            return (
              <g key={name}>
                {needsOutline(colour) && <circle {...arc} stroke={outline} strokeWidth={7} />}
                <circle {...arc} stroke={colour} strokeWidth={6} />
              </g>
            );
          })}
          {data.total !== null && (
            <text textAnchor="middle">
              <tspan x="20" y="19">
                {words.chartTotal}
              </tspan>
              <tspan x="20" y="24">
                {data.total}
              </tspan>
            </text>
          )}
        </svg>
      ) : (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" data-lines="" aria-hidden="true">
          {linesOf(data).map(({ key, line, colour }) => (
            <path key={key} d={line} stroke={colour} />
          ))}
        </svg>
      )}
      <ul>
        {names.map(({ name, colour, share }) => (
          <li key={name} style={{ '--of': colour } as object}>
            <span>
              {name} {share !== null && <b>{share}</b>}
            </span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
