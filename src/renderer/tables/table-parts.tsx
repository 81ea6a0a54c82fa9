import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { Quiet } from '#src/design/parts.tsx';
import { fill } from '#src/engine/fill.ts';
import { formatNumber, formatValue } from '#src/engine/format.ts';
import type { Column, Table, TableRow } from '#src/engine/types.ts';
import { words } from '../words.ts';

// a region of its own so that a wide table scrolls and the page does not
const Scroll = chakra('div', {
  base: {
    overflowX: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    // hundreds of rows are laid out only while they are near the screen
    '&, & > [data-section]': { contentVisibility: { base: 'auto', _print: 'visible' } },
    // such a part clips what is wider than itself
    '& > div': { minWidth: 'min-content' },
  },
});
/** About the height of a line, for the place of rows that are not laid out. */
const LINE_REM = 2.3;
const placeFor = (lines: number) => ({ containIntrinsicBlockSize: `auto ${lines * LINE_REM}rem` });
// styled once: 360 rows of styled cells are ten times slower than bare ones
const Sheet = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textAlign: 'start', fontWeight: 600, px: 3, py: 2 },
    '& :is(th, td)': { px: 3, py: 2, textAlign: 'end', whiteSpace: 'nowrap' },
    '& :is(th, td)[data-text]': { textAlign: 'start', whiteSpace: 'normal' },
    '& thead th': { bg: 'sunken', fontWeight: 600, whiteSpace: 'normal', verticalAlign: 'bottom' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& tbody th': { fontWeight: 500 },
  },
});
type Columns = readonly (readonly [string, Column])[];

function cell(spec: Column, value: number | string | undefined): string {
  if (value === undefined) return '';
  // the definition's own words may name facts; a visitor's never do
  const own = spec.kind === 'text' && Object.hasOwn(spec.values ?? {}, value);
  return own ? fill(formatValue(spec, value)) : formatValue(spec, value);
}
/** Marks a cell of words; figures align at their end. */
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

/** Rows in runs of one value of a column, in order. */
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

/** A table in one piece, or one piece a section, in a region that scrolls by itself. */
export function Sheets({ table, rows, label }: { table: Table; rows: readonly TableRow[]; label: string }) {
  const { sections } = table;
  const columns = Object.entries(table.columns).filter(([id]) => id !== sections?.by);
  if (rows.length === 0) return <Quiet>{words.table.empty}</Quiet>;
  const parts = sections
    ? sectionsOf(rows, sections.by).map(({ value, rows: own }) => ({
        caption: sections.caption.replace('{value}', typeof value === 'number' ? formatNumber(value) : value),
        rows: own,
      }))
    : [{ caption: table.title, rows }];
  return (
    // a region that scrolls must be reachable by keyboard
    <Scroll role="region" aria-label={label} tabIndex={0} style={placeFor(rows.length + 2 * parts.length)}>
      {parts.map(({ caption, rows: own }) => (
        <div key={caption} {...(sections && { 'data-section': '', style: placeFor(own.length + 2) })}>
          <Sheet>
            <caption>{caption}</caption>
            <Head columns={columns} />
            <Rows columns={columns} rows={own} />
          </Sheet>
        </div>
      ))}
    </Scroll>
  );
}
