import { chakra } from '@chakra-ui/react/styled-system';
import type { Chart, TableRow } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { axisUnit, type Rows, type Series, saidAlong, shortFigure, tooltipFigure, type Unit } from './data.ts';
import { usePointed } from './pointed.ts';
import { Swatch, type SwatchKind } from './swatch.tsx';

// columns of a fixed width at least, so that nothing moves where a figure gets longer
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(min(100%, 16rem), max-content))' },
    columnGap: 6,
    mb: 2,
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: 'muted',
    '& > li': { display: 'flex', alignItems: 'baseline', gap: 1.5 },
    '& > [data-point]': { gridColumn: '1 / -1', minHeight: '1.4em', gap: 4 },
    // where no point is read at rest, the names keep their places
    '& > [data-point=later], & > [data-point=over]': { order: 1 },
    // without texts above the plot, that room has a point's name
    '& > [data-point=over]': { minHeight: 0, height: 0 },
    '& svg': { flexShrink: 0, width: '0.7em', height: '0.7em' },
    '& b': { color: 'fg', fontWeight: 600, whiteSpace: 'nowrap' },
    // on a phone they stand below each other
    '& svg ~ b': { ms: { base: 'auto', sm: 0 } },
  },
});

interface Entry {
  readonly name: string;
  readonly colour: string;
  readonly swatch?: SwatchKind | undefined;
  readonly figure: string;
}

/** The row where the visitor is, such as that of the present income, or else the last with all figures. */
export function ownRow({ rows, x, series, marks }: Rows): TableRow | undefined {
  const own = marks.find((mark) => mark.own);
  const whole = rows.filter((row) => series.every(({ key }) => row[key] !== undefined));
  return (own && whole.findLast((row) => (row[x.key] ?? '') <= own.at)) ?? whole.at(-1);
}

/**
 * The row that is read while none is pointed at. None along names, nor where a row is what happens in its time, such as the
 * interest of a year, so that the last one sums up nothing: then the names stand alone.
 */
function atRest({ kind }: Chart, data: Rows): TableRow | undefined {
  const isFlow = kind === 'bars' && !data.marks.some(({ own }) => own);
  return data.x.unit.kind === 'text' || isFlow ? undefined : (ownRow(data) ?? data.rows.at(-1));
}

/** A figure of a row; no text where the row has none, as where a scenario that is kept goes on for longer. */
const figureIn = (
  row: TableRow,
  { key, unit }: Series,
  write: (unit: Unit, value: number) => string = tooltipFigure,
) => (row[key] === undefined ? '' : write(unit, Number(row[key])));

/** The names and figures of a fan: its middle, and each band from its low to its high figure. */
function entriesOfFan([low, middle, high, innerLow, innerHigh]: readonly Series[], row: TableRow): readonly Entry[] {
  const band = (from: Series, to: Series, swatch: SwatchKind): Entry => {
    // an edge of a band is no more exact than that
    const [least, most] = [figureIn(row, from, shortFigure), figureIn(row, to, shortFigure)];
    const figure = least === most ? most : `${least} – ${most}`;
    return { name: `${from.label} – ${to.label}`, colour: from.colour, swatch, figure };
  };
  if (!low || !middle || !high) return [];
  return [
    { name: middle.label, colour: middle.colour, figure: figureIn(row, middle) },
    ...(innerLow && innerHigh ? [band(innerLow, innerHigh, 'innerBand')] : []),
    band(low, high, 'band'),
  ];
}

/** The names and figures of a row, of stacked ones as they are drawn, from the top. */
function entriesOf({ chart, data: { series, ghost }, swatches }: ReadoutProps, row: TableRow): readonly Entry[] {
  const entryOf = (each: Series, swatch: SwatchKind | undefined): Entry => ({
    name: each.label,
    colour: each.colour,
    swatch,
    figure: figureIn(row, each),
  });
  const entries =
    chart.kind === 'fan' ? entriesOfFan(series, row) : series.map((each, index) => entryOf(each, swatches[index]));
  return [...(isStacked(chart) ? entries.toReversed() : entries), ...(ghost ? [entryOf(ghost, 'dashed')] : [])];
}

export const isStacked = (chart: Chart): boolean => 'stacked' in chart && chart.stacked === true;

interface ReadoutProps {
  readonly chart: Chart;
  readonly data: Rows;
  /** The swatch of each series. */
  readonly swatches: readonly SwatchKind[];
  /** Whether the focus is in the chart: then a screen reader says each point that a key goes to. */
  readonly spoken: boolean;
  /** Whether texts stand above the plot. */
  readonly above: boolean;
}

/** The legend of a chart over axes, with the figures of the point that is meant, or at rest of a telling one. */
export function Readout(props: ReadoutProps & { table: string }) {
  const { chart, data, table, spoken, above } = props;
  const { rows, x, series } = data;
  const at = usePointed(table);
  const rest = atRest(chart, data);
  const row = rows.find((each) => each[x.key] === at) ?? rest;
  const summed = isStacked(chart) && series.length > 1 && series.some(({ key }) => row?.[key] !== undefined);
  const sum = series.reduce((all, { key }) => all + Number(row?.[key] ?? 0), 0);
  return (
    <List aria-live={spoken ? 'polite' : 'off'}>
      <li data-point={rest ? 'first' : above ? 'later' : 'over'}>
        {row && <span>{saidAlong(x, row[x.key] ?? '')}</span>}
        {summed && (
          <span>
            {words.chartTotal} <b>{tooltipFigure(axisUnit(series), sum)}</b>
          </span>
        )}
      </li>
      {entriesOf(props, row ?? {}).map(({ name, colour, swatch, figure }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: series have a fixed order, and two may share a name
        <li key={index}>
          <Swatch colour={colour} kind={swatch} />
          <span>{name}</span>
          {figure !== '' && <b>{figure}</b>}
        </li>
      ))}
    </List>
  );
}
