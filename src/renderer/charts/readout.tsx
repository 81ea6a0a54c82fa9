import { chakra } from '@chakra-ui/react/styled-system';
import type { Chart, TableRow } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { type Band, bandsOf, middleOf, type Rows, sumOf } from './data.ts';
import { isStacked, Swatch, type SwatchKind, swatchOf } from './look.tsx';
import { usePointed } from './marks.ts';
import { axisUnit, type Series, saidAlong, shortFigure, tooltipFigure, type Unit } from './units.ts';

const Legend = chakra('div', {
  base: {
    mb: 2,
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: 'muted',
    '& > *': { display: 'flex', flexWrap: 'wrap', columnGap: 4, alignContent: 'start' },
    '& li': { display: 'flex', alignItems: 'baseline', gap: 1.5 },
    '& [data-point]': { flexBasis: '100%', minHeight: '1.4em', gap: 4 },
    // a point that is not there at rest leaves no gap above the names
    '& [data-point=last]': { order: 1 },
    // names stay where they are from point to point
    '& [data-pointed] b': { minWidth: { sm: '9ch' } },
    '& svg': { flexShrink: 0 },
    // on paper nobody points at a place of which the figures would be
    _print: { '& [data-point], & b': { display: 'none' } },
    '& b': { color: 'fg', fontWeight: 600, whiteSpace: 'nowrap' },
    // on a phone names stand below each other, with their figures at the end
    '& [data-point] ~ li': { width: { base: '100%', sm: 'auto' } },
    '& [data-point] ~ li > b': {
      flexShrink: 0,
      // a range of large text breaks between its ends
      whiteSpace: { base: 'normal', sm: 'nowrap' },
      maxWidth: { base: '75%', sm: 'none' },
      ms: { base: 'auto', sm: 0 },
      textAlign: { base: 'end', sm: 'start' },
    },
  },
});

interface Entry {
  readonly name: string;
  readonly colour: string;
  readonly swatch?: SwatchKind | undefined;
  readonly figure: string;
}

/** The last row with at least half of the most, such as of a debt, where the last figures are all 0. */
function halfLeft({ rows, series }: Rows): TableRow | undefined {
  const most = Math.max(...rows.map((row) => sumOf(series, row)));
  return rows.findLast((row) => sumOf(series, row) >= most / 2);
}

/** The first row from where the visitor is, such as that of the present income, or else the last with all figures, if these are not all 0. */
function ownRow(data: Rows): TableRow | undefined {
  const { rows, x, series, marks } = data;
  const own = marks.find((mark) => mark.own);
  const whole = rows.filter((row) => series.every(({ key }) => row[key] !== undefined));
  const last = (own && whole.find((row) => (row[x.key] ?? '') >= own.at)) ?? whole.at(-1);
  return last && series.every(({ key }) => last[key] === 0) ? halfLeft(data) : last;
}

/**
 * The row whose figures are shown while no point is pointed at. None where the x axis has names, nor where bars show what happened in
 * each period, such as the interest of a year: the last of these says nothing about the whole.
 */
export function atRest({ kind }: Chart, data: Rows): TableRow | undefined {
  const isFlow = kind === 'bars' && !data.marks.some(({ own }) => own);
  return data.x.unit.kind === 'text' || isFlow ? undefined : (ownRow(data) ?? data.rows.at(-1));
}

/** A figure of a row; no text where the row has none, as where another scenario goes on for longer. */
const figureIn = (
  row: TableRow,
  { key, unit }: Series,
  write: (unit: Unit, value: number) => string = tooltipFigure,
) => (row[key] === undefined ? '' : write(unit, Number(row[key])));

/** The names and figures of a fan: its middle, and each band from its low to its high figure. */
function entriesOfFan(series: readonly Series[], row: TableRow): readonly Entry[] {
  const band = ([from, to]: Band, swatch: SwatchKind): Entry => {
    // an edge of a band is no more exact than that
    const [least, most] = [figureIn(row, from, shortFigure), figureIn(row, to, shortFigure)];
    const figure = least === most ? most : `${least} – ${most}`;
    return { name: `${from.label} – ${to.label}`, colour: from.colour, swatch, figure };
  };
  const middle = middleOf(series);
  const [outer, inner] = bandsOf(series);
  if (!middle || !outer) return [];
  return [
    { name: middle.label, colour: middle.colour, figure: figureIn(row, middle) },
    ...(inner ? [band(inner, 'innerBand')] : []),
    band(outer, 'band'),
  ];
}

/** The names and figures of a row, as they are drawn: of those that are stacked from the top, or on their side from the start. */
function entriesOf(chart: Chart, { series }: Rows, row: TableRow): readonly Entry[] {
  const entryOf = (each: Series, index: number): Entry => ({
    name: each.label,
    colour: each.colour,
    swatch: swatchOf(chart, index),
    figure: figureIn(row, each),
  });
  const entries = chart.kind === 'fan' ? entriesOfFan(series, row) : series.map(entryOf);
  const isFromTop = isStacked(chart) && !('horizontal' in chart && chart.horizontal);
  return isFromTop ? entries.toReversed() : entries;
}

interface ReadoutProps {
  readonly chart: Chart;
  readonly data: Rows;
  readonly table: string;
  /** Whether the focus is in the chart: then a screen reader says each point that a key goes to. */
  readonly spoken: boolean;
}

/**
 * The legend of a chart over axes, with the figures of the highlighted point, or at rest of a telling one. The title names a
 * series that is alone; where nothing is read at rest it has no name of its own.
 */
export function Readout({ chart, data, spoken, table }: ReadoutProps) {
  const { rows, x, series } = data;
  const at = usePointed(table);
  const rest = atRest(chart, data);
  const row = rows.find((each) => each[x.key] === at) ?? rest;
  const entries = entriesOf(chart, data, row ?? {});
  const [alone, ...others] = entries;
  const isNamed = rest !== undefined || others.length > 0;
  const summed = isStacked(chart) && series.length > 1 && series.some(({ key }) => row?.[key] !== undefined);
  return (
    <Legend data-unnamed={isNamed ? undefined : ''}>
      <ul aria-live={spoken ? 'polite' : 'off'} data-pointed={at === null ? undefined : ''}>
        <li data-point={rest ? 'first' : 'last'}>
          {row && <span>{saidAlong(x, row[x.key] ?? '')}</span>}
          {row && !isNamed && (
            <span>
              <b>{alone?.figure}</b>
            </span>
          )}
          {summed && (
            <span>
              {words.chartTotal} <b>{tooltipFigure(axisUnit(series), sumOf(series, row))}</b>
            </span>
          )}
        </li>
        {isNamed &&
          entries.map(({ name, colour, swatch, figure: shown }, index) => (
            <li key={index}>
              <Swatch colour={colour} kind={swatch} />
              <span>{name}</span>
              <b>{shown}</b>
            </li>
          ))}
      </ul>
    </Legend>
  );
}
