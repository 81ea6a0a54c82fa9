import { chakra } from '@chakra-ui/react/styled-system';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import type { TableRow } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { axisUnit, type Rows, saidAlong, tooltipFigure } from './data.ts';
import { Dot, type LegendEntry } from './legend.tsx';
import { point, pointedIn, usePointed } from './pointed.ts';
import { Stack } from './stack.ts';

// the figures, over an unseen text as long as they can get, which reserves their height
const Figures = chakra('p', {
  base: {
    display: 'grid',
    fontSize: '13px',
    lineHeight: 1.4,
    color: 'muted',
    '& > *, &::after': { gridArea: '1 / 1', display: 'flow-root' },
    '&::after': { content: 'attr(data-longest)', visibility: 'hidden' },
    '& span > span': { display: 'inline-block', me: 3 },
    '& svg': { display: 'inline', width: '10px', height: '10px', me: 1 },
    '& b': { color: 'fg', fontWeight: 600, whiteSpace: 'nowrap' },
  },
});

export type Part = LegendEntry & { readonly figure: string };

/** What the line above a chart says. */
interface Said {
  readonly title: string;
  readonly parts: readonly LegendEntry[];
  readonly total: string | null;
}

interface Read {
  readonly data: Rows;
  readonly stacked: boolean;
  /** Whether a row is what happens in its time, such as interest of a year, so that the last one sums up nothing. */
  readonly flows?: boolean;
  /** The parts of a row, in the order of the drawing, from the top. */
  readonly parts: (row: TableRow) => readonly Part[];
}

/** What the line says of a row. */
function saidOf({ data: { x, series, ghost }, stacked, parts }: Read, row: TableRow): Said {
  const at = row[x.key] ?? '';
  const own = series.filter(({ key }) => row[key] !== undefined);
  const sum = own.reduce((all, { key }) => all + Number(row[key]), 0);
  const other = (ghost && row[ghost.key] !== undefined ? [ghost] : []).map(({ key, label, colour, unit }) => ({
    ...{ name: label, colour, swatch: 'dashed' as const },
    figure: tooltipFigure(unit, Number(row[key])),
  }));
  return {
    title: saidAlong(x, at),
    parts: [...parts(row), ...other],
    // what is kept may go on for longer
    total: stacked && series.length > 1 && own.length > 0 ? tooltipFigure(axisUnit(series), sum) : null,
  };
}

/** A row with the longest value of the x axis and the largest figure of each series. */
function longestRow({ rows, x, series, ghost }: Rows): TableRow {
  const names = rows.map((row) => row[x.key] ?? '');
  const lengths = names.map((name) => saidAlong(x, name).length);
  const longest = names[lengths.indexOf(Math.max(...lengths))] ?? '';
  const largest = [...series, ...(ghost ? [ghost] : [])].map(({ key }) => {
    const figures = rows.map((row) => Number(row[key])).filter((figure) => !Number.isNaN(figure));
    const [least, most] = [Math.min(0, ...figures), Math.max(0, ...figures)];
    return [key, -least * 10 > most ? least : most];
  });
  return { ...Object.fromEntries(largest), [x.key]: longest };
}

/** As one text in which a part never breaks, as on the page. */
const joined = ({ title, parts, total }: Said) =>
  [
    title,
    ...parts.map(({ name, figure }) => `●● ${name} ${figure}`),
    total === null ? '' : `${words.chartTotal} ${total}`,
  ]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' \u2003');

/** The row where the visitor is, such as that of the present income, or else the last with all figures. */
export function ownRow({ rows, x, series, marks }: Rows): TableRow | undefined {
  const own = marks.find((mark) => mark.own);
  const whole = rows.filter((row) => series.every(({ key }) => row[key] !== undefined));
  return (own && whole.findLast((row) => (row[x.key] ?? '') <= own.at)) ?? whole.at(-1);
}

/**
 * The row that is read while none is pointed at: the visitor's own, such as that of the present income, or the last with all
 * figures. None where that one sums up nothing: the names are read alone.
 */
function atRest({ data, flows }: Read): TableRow | undefined {
  if (data.x.unit.kind === 'text' || (flows && !data.marks.some(({ own }) => own))) return undefined;
  return ownRow(data) ?? data.rows.at(-1);
}

/** Which row a key goes to from another one, or from none, -1. */
const KEYS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowLeft: (from, count) => (from < 0 ? count : from) - 1,
  ArrowRight: (from) => from + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A chart over axes, under a line with the names and figures of the point that is meant. The line names the x axis too. */
export function WithReadout({ table, children, ...read }: Read & { table: string; children: ReactNode }) {
  const { rows, x } = read.data;
  const longest = longestRow(read.data);
  const rest = atRest(read);
  const move = (event: KeyboardEvent) => {
    const to = KEYS[event.key];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    // the page would scroll
    event.preventDefault();
    const from = rows.find((row) => row[x.key] === pointedIn(table)) ?? rest;
    const index = to(from ? rows.indexOf(from) : -1, rows.length);
    const at = rows[Math.min(Math.max(0, index), rows.length - 1)]?.[x.key];
    if (at !== undefined) point({ table, at });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (pointedIn(table) !== null && !currentTarget.contains(relatedTarget)) point(null);
  };
  return (
    <Stack onKeyDown={move} onBlur={leave}>
      <Figures data-longest={joined(saidOf(read, longest))}>
        <Line table={table} read={read} rest={rest} longest={longest} />
      </Figures>
      <div>{children}</div>
    </Stack>
  );
}

/** The figures of the row that is pointed at, or of the one at rest, or all names. */
function Line({
  table,
  read,
  rest,
  longest,
}: {
  table: string;
  read: Read;
  rest: TableRow | undefined;
  longest: TableRow;
}) {
  const { rows, x } = read.data;
  const at = usePointed(table);
  const row = rows.find((each) => each[x.key] === at) ?? rest;
  const said = saidOf(read, row ?? longest);
  const isLegend = row === undefined;
  return (
    <span>
      {!isLegend && <span>{said.title}</span>}
      {said.parts.map(({ name, colour, swatch, figure }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: series have a fixed order, and two may share a name
        <span key={index}>
          <Dot colour={colour} swatch={swatch} />
          {`${name} `}
          {!isLegend && <b>{figure}</b>}
        </span>
      ))}
      {!isLegend && said.total !== null && (
        <span>
          {words.chartTotal} <b>{said.total}</b>
        </span>
      )}
    </span>
  );
}
