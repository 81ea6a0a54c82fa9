import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useMemo, useRef } from 'react';
import { Quiet, unseen } from '#src/design/parts.tsx';
import { filledValue } from '#src/engine/fill.ts';
import { formatNumber } from '#src/engine/format.ts';
import type { Column, Table, TableRow } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { useMore } from './use-more.ts';

// a shadow at an edge shows that there is more to that side
const Frame = chakra('div', {
  base: {
    position: 'relative',
    minWidth: 0,
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    overflow: 'hidden',
    '&[data-more]::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: 3,
      width: '1.5rem',
      pointerEvents: 'none',
      backgroundImage: 'linear-gradient(to left, rgb(0 0 0 / 0.14), transparent)',
      '@media print': { display: 'none' },
    },
  },
});
// a region in which a long or wide table scrolls, so that the page does not
const Scroll = chakra('div', {
  base: {
    // the containing block of the hidden captions
    position: 'relative',
    overflow: 'auto',
    maxHeight: { base: 'min(70dvh, 36rem)', _print: 'none' },
    // content-visibility clips what is wider than the block
    '& > div': { minWidth: 'min-content' },
    // the name of the visible section stays above its columns
    '& > [data-section] > p': {
      position: { base: 'sticky', _print: 'static' },
      top: 0,
      insetInlineStart: 0,
      zIndex: 2,
      width: 'fit-content',
      height: '2.25rem',
      px: 3,
      pt: 2,
      fontSize: 'sm',
      fontWeight: 600,
    },
    // hundreds of rows are laid out only when near the screen
    '& > [data-section]': { bg: 'sunken', contentVisibility: { base: 'auto', _print: 'visible' } },
    '& > [data-section] thead th': { top: '2.25rem' },
    // the columns of all sections are aligned
    '& > [data-section] table': { tableLayout: 'fixed' },
    '& > [data-section] th, & > [data-section] td': { width: '8.5rem' },
    '& > [data-section] th:first-of-type': { width: '5.5rem' },
  },
});
/** About the height of a row, to reserve space for rows that are not laid out. */
const LINE_REM = 2.3;
const placeFor = (lines: number) => ({ containIntrinsicBlockSize: `auto ${lines * LINE_REM}rem` });
// one styled element around plain ones: 360 rows of styled cells are ten times slower
const Sheet = chakra('table', {
  base: {
    width: 'full',
    // collapsed borders would scroll away from sticky cells
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& caption': unseen,
    '& :is(th, td)': { px: 3, py: 2, textAlign: 'end', whiteSpace: 'nowrap', bg: 'panel' },
    '& :is(th, td)[data-text]': { textAlign: 'start', whiteSpace: 'normal' },
    '& thead th': {
      position: { base: 'sticky', _print: 'static' },
      top: 0,
      zIndex: 1,
      bg: 'sunken',
      color: 'muted',
      fontWeight: 600,
      whiteSpace: 'normal',
      verticalAlign: 'bottom',
    },
    '& tbody :is(th, td)': { borderTopWidth: '1px', borderColor: 'line' },
    '& tbody th': { fontWeight: 500, position: { base: 'sticky', _print: 'static' }, insetInlineStart: 0 },
    '& thead th:first-of-type': { insetInlineStart: 0, zIndex: 2 },
    // names are long, and the sticky column must leave room for the others
    '& th[data-text]:first-of-type': { minWidth: '7.5rem', maxWidth: { base: '9rem', md: '20rem' } },
  },
});
type Columns = readonly (readonly [string, Column])[];

/** A cell as the page writes it. */
export function cell(spec: Column, value: number | string | undefined): string {
  return value === undefined ? '' : filledValue(spec, value);
}
/** Marks a cell of words, which aligns to the start; figures align to the end. */
const asText = (spec: Column) => (spec.kind === 'text' ? { 'data-text': '' } : {});

function Head({ columns }: { columns: Columns }) {
  return (
    <thead>
      <tr>
        {columns.map(([id, spec]) => (
          <th key={id} scope="col" {...asText(spec)}>
            {spec.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const Rows = memo(function Rows({ columns, rows }: { columns: Columns; rows: readonly TableRow[] }) {
  return (
    <tbody>
      {rows.map((row, index) => (
        // rows are positions in a schedule, not things that move
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <tr key={index}>
          {columns.map(([id, spec], place) =>
            place === 0 ? (
              <th key={id} scope="row" {...asText(spec)}>
                {cell(spec, row[id])}
              </th>
            ) : (
              <td key={id} {...asText(spec)}>
                {cell(spec, row[id])}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
});

/** Rows in sections, in order: a new one begins where the value of a column changes. */
function sectionsOf(rows: readonly TableRow[], by: string): { value: number | string; rows: TableRow[] }[] {
  const sections: { value: number | string; rows: TableRow[] }[] = [];
  for (const row of rows) {
    const value = row[by] ?? '';
    const last = sections.at(-1);
    if (last && last.value === value) last.rows.push(row);
    else sections.push({ value, rows: [row] });
  }
  return sections;
}

/** The pieces in which a table is drawn: its sections, or the whole. */
function partsOf({ sections, title }: Table, rows: readonly TableRow[]) {
  if (!sections) return [{ caption: title, rows }];
  return sectionsOf(rows, sections.by).map(({ value, rows: own }) => ({
    caption: sections.caption.replace('{value}', typeof value === 'number' ? formatNumber(value) : value),
    rows: own,
  }));
}

/** A table in a scrolling region, in one piece or one for each section. */
export function Sheets({ table, rows, label }: { table: Table; rows: readonly TableRow[]; label: string }) {
  return rows.length === 0 ? <Quiet>{words.table.empty}</Quiet> : <Scrolling table={table} rows={rows} label={label} />;
}

function Scrolling({ table, rows, label }: { table: Table; rows: readonly TableRow[]; label: string }) {
  const region = useRef<HTMLDivElement>(null);
  const more = useMore(region);
  const { sections } = table;
  // the same arrays for the same table and rows, so that `Rows` does not render again
  const columns = useMemo(() => Object.entries(table.columns).filter(([id]) => id !== table.sections?.by), [table]);
  const parts = useMemo(() => partsOf(table, rows), [table, rows]);
  return (
    <Frame data-more={more ? '' : undefined}>
      {/* a scrolling region must be reachable by keyboard */}
      <Scroll ref={region} role="region" aria-label={label} tabIndex={0}>
        {Object.entries(parts).map(([at, { caption, rows: own }]) => (
          <div key={at} {...(sections && { 'data-section': '', style: placeFor(own.length + 2) })}>
            {sections && <p aria-hidden="true">{caption}</p>}
            <Sheet>
              <caption>{caption}</caption>
              <Head columns={columns} />
              <Rows columns={columns} rows={own} />
            </Sheet>
          </div>
        ))}
      </Scroll>
    </Frame>
  );
}
