import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { Outcome, Tool } from '#src/engine/types.ts';
import { dataOf, type Rows } from '#src/renderer/charts/data.ts';
import type { Slices } from '#src/renderer/charts/donut-slices.ts';
import { Hatch, isLight, outline, Swatch } from '#src/renderer/charts/look.tsx';
import { words } from '#words/page.ts';

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
    '& > svg': { boxSize: size, maxWidth: 'full', flexShrink: 0, overflow: 'visible' },
    '&:has([data-lines])': {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: 2,
      maxHeight: '15rem',
      '& ul': { flex: 'none' },
    },
    '& > svg[data-lines]': { flex: 1, width: 'full', minHeight: '6rem', height: 0 },
    '& > svg circle': { fill: 'none', transition: 'stroke-dasharray 0.22s ease-out, stroke-dashoffset 0.22s ease-out' },
    // the page’s space between words is in pixels of the page, and would be more than three of the drawing’s
    '& tspan': { fontSize: '4px', wordSpacing: '0.06em', fill: 'muted' },
    '& tspan + tspan': { fontWeight: 700, fill: 'fg' },
    '& > svg path': { fill: 'none', strokeWidth: 2.5, vectorEffect: 'non-scaling-stroke' },
    '& ul': { flex: '1 1 6rem', display: 'grid', gap: 2, minWidth: 0 },
    '& li': { display: 'flex', alignItems: 'center', gap: 2, lineHeight: 1.3 },
    '& li > svg': { flexShrink: 0 },
    '& b': { fontWeight: 600 },
  },
});

/** A ring so large that the length of an arc is its percent: its radius is 15.9, in a drawing of 40 by 40. */
const CIRCUMFERENCE = 100;
const RADIUS = CIRCUMFERENCE / (2 * Math.PI);

/** A ring of shares, from the top on, with their sum in the middle. */
function Ring({ slices, total }: Slices) {
  const all = slices.reduce((sum, { value }) => sum + value, 0);
  const hatch = useId();
  const outlined = slices.some(({ colour }) => isLight(colour));
  let start = 0;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <Hatch id={hatch} over scale={0.25} />
      {slices.map(({ name, colour, value }) => {
        const length = (value / all) * CIRCUMFERENCE;
        const arc = {
          cx: 20,
          cy: 20,
          r: RADIUS,
          strokeDasharray: `${length} ${CIRCUMFERENCE - length}`,
          // a circle begins at the right
          strokeDashoffset: CIRCUMFERENCE / 4 - start,
        };
        start += length;
        return (
          <g key={name}>
            {outlined && <circle {...arc} stroke={outline} strokeWidth={7} />}
            <circle {...arc} stroke={colour} strokeWidth={6} />
            {isLight(colour) && <circle {...arc} stroke={`url(#${hatch})`} strokeWidth={6} />}
          </g>
        );
      })}
      {total !== null && (
        <text textAnchor="middle">
          <tspan x="20" y="19">
            {words.chartTotal}
          </tspan>
          <tspan x="20" y="24">
            {total}
          </tspan>
        </text>
      )}
    </svg>
  );
}

/** Lines in a drawing of 100 by 100, from 0 to the largest figure. */
function Lines({ rows, x, series }: Rows) {
  const along = rows.map((row) => Number(row[x.key]));
  const [first, last] = [Math.min(...along), Math.max(...along)];
  const most = Math.max(...rows.flatMap((row) => series.map(({ key }) => Number(row[key]))));
  const percentOf = (value: number, low: number, high: number) =>
    high > low ? ((value - low) / (high - low)) * 100 : 0;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" data-lines="" aria-hidden="true">
      {series.map(({ key, colour }) => {
        const points = rows.map(
          (row, index) => `${percentOf(along[index] ?? 0, first, last)} ${100 - percentOf(Number(row[key]), 0, most)}`,
        );
        return <path key={key} d={`M${points.join('L')}`} stroke={colour} />;
      })}
    </svg>
  );
}

/** A tool's first chart in small, without the code of charts: a ring, or lines. It follows every move of a slider. */
export function Sketch({ tool, outcome }: { tool: Tool; outcome: Outcome }) {
  const [chart] = tool.charts;
  const data = chart ? dataOf(tool, chart, outcome) : null;
  if (data === null) return <Figure />;
  const isRing = 'slices' in data;
  const legend = isRing
    ? // a share does not stand alone on a line
      data.slices.map(({ name, colour, share }) => ({ name: `${name}\u00a0`, colour, share: `${share}%` }))
    : data.series.map(({ label, colour }) => ({ name: label, colour, share: null }));
  return (
    <Figure aria-label={chart?.title}>
      {isRing ? <Ring {...data} /> : <Lines {...data} />}
      <ul>
        {legend.map(({ name, colour, share }) => (
          <li key={name}>
            <Swatch colour={colour} />
            <span>
              {name}
              {share !== null && <b>{share}</b>}
            </span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
