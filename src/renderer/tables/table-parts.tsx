import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, memo, type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { NARROW, watchMedia } from '#src/browser/media.ts';
import { Button } from '#src/design/buttons.tsx';
import { chevronLook } from '#src/design/layout.ts';
import { unseenLook } from '#src/design/text.tsx';
import { formatNumber } from '#src/engine/format.ts';
import type { Table, TableRow } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { inOneText } from '../results/filled.tsx';
import { useMore } from '../state/screen.ts';
import { type Columns, cellText, columnsOf, decimalsOf, PHONE_COLUMNS, partsOf, type ShownColumn } from './columns.ts';

// a shadow at its end shows that there is more to that side
const Frame = chakra('div', {
  base: {
    position: 'relative',
    '&[data-more]::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: 3,
      width: '1.5rem',
      pointerEvents: 'none',
      backgroundImage: 'linear-gradient(to left, rgb(0 0 0 / 0.14), transparent)',
      _print: { display: 'none' },
    },
  },
});
// a region in which a long or wide table scrolls, so that the page does not
const Scroll = chakra('div', {
  base: {
    // the containing block of the hidden captions
    position: 'relative',
    borderWidth: '1px',
    borderRadius: 'md',
    overflow: 'auto',
    maxHeight: { base: 'min(70dvh, 36rem)', _print: 'none' },
    // a row that gets the focus stands clear of the names above it
    scrollPaddingTop: '6rem',
    // a statement is read as a whole
    '&[data-whole]': { maxHeight: 'none' },
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
    '& > [data-section] table': { tableLayout: { sm: 'fixed' } },
    '& > [data-section] th, & > [data-section] td': { width: { sm: '8.5rem' } },
    '& > [data-section] th:first-of-type': { width: { sm: '5.5rem' } },
  },
});
/** The last cell of a row that a phone shows. */
const LAST = ':nth-last-child(1 of :not([data-rest]))';
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
    fontSize: { base: 'xs', xl: 'sm' },
    '& caption': unseenLook,
    '& :is(th, td)': {
      px: { base: 3, md: 4 },
      py: { base: 2, _print: 1 },
      textAlign: 'end',
      whiteSpace: 'nowrap',
      bg: 'panel',
    },
    '& :is(th, td)[data-text]': { textAlign: 'start', whiteSpace: 'normal', textWrap: 'balance' },
    '& tr > th:first-of-type': { textAlign: 'start' },
    '& thead th': {
      position: { base: 'sticky', _print: 'static' },
      top: 0,
      zIndex: 1,
      bg: 'sunken',
      color: 'muted',
      fontWeight: 600,
      whiteSpace: 'normal',
      textWrap: 'balance',
      verticalAlign: 'bottom',
    },
    '& tbody :is(th, td)': { borderTopWidth: '1px' },
    '& tbody th': { fontWeight: 500, position: { base: 'sticky', _print: 'static' }, insetInlineStart: 0 },
    '& thead th:first-of-type': { insetInlineStart: 0, zIndex: 2 },
    [`@media screen and ${NARROW}`]: {
      '--side': '0.25rem',
      '--edge': '9px',
      '& :is(th, td)': { px: 'var(--side)' },
      '& tr > :first-of-type': { ps: 'var(--edge)' },
      [`& tr > ${LAST}`]: { pe: 'var(--edge)' },
      '& [data-rest]': { display: 'none' },
      '& [data-day]': { whiteSpace: 'normal' },
    },
    // four columns of lakhs stand on the narrowest phones too
    '@media screen and (max-width: 21.99rem)': {
      '--side': '2px',
      '--edge': '5px',
      '& [data-best]': { borderRadius: 'md', whiteSpace: 'normal' },
    },
    '[data-short] &': { [`@media screen and ${NARROW}`]: { '& tr[data-late]': { display: 'none' } } },
    '& button': { width: 'full', minHeight: '1.75rem', textAlign: 'inherit', whiteSpace: 'nowrap' },
    '& [data-text] button': { whiteSpace: 'normal' },
    // not read out: `aria-expanded` says the same
    '& button::before': { ...chevronLook, display: 'inline-block', boxSize: '0.375rem', transform: 'rotate(135deg)' },
    '& button[aria-expanded=true]::before': { transform: chevronLook.transform },
    '& button[aria-expanded=true]': { color: 'accent', fontWeight: 700 },
    '& tr[data-opened] td': { textAlign: 'start', bg: 'sunken' },
    // paper has these in columns
    '& tr[data-opened]': { _print: { display: 'none' } },
    '& tr[data-finer] :is(th, td)': { bg: 'sunken', color: 'muted' },
    '& small': { display: 'block', fontSize: 'xs', fontWeight: 400, color: 'muted', whiteSpace: 'normal' },
    '& [data-best]': {
      display: 'inline-block',
      px: 2,
      borderRadius: 'full',
      bg: 'good-subtle',
      color: 'good',
      fontSize: 'xs',
      fontWeight: 600,
      whiteSpace: 'nowrap',
    },
    '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 3, py: 1, whiteSpace: 'normal' },
    '& dt': { color: 'muted' },
    '& dd': { textAlign: 'end', fontWeight: 600 },
    // names are long, and the sticky column must leave room for the others
    '& th[data-text]:first-of-type': {
      minWidth: { base: '4.5rem', md: '7.5rem' },
      maxWidth: { base: '9rem', md: '28rem' },
    },
  },
});
/** Whether the screen is that of a phone held upright, on which a row has only its first columns. */
const useNarrow = () =>
  useSyncExternalStore(
    (changed) => watchMedia(NARROW, changed),
    () => matchMedia(NARROW).matches,
    () => false,
  );

/** The rows of a finer table, such as months, by the row of the coarser one that they belong to. */
export interface Finer {
  readonly table: Table;
  readonly rowsOf: (row: TableRow) => readonly TableRow[];
}

/** Marks a cell of words, which aligns to the start, and a day, which a phone may write in two lines; figures align to the end. */
function cellMark({ isText, spec }: ShownColumn) {
  if (isText) return { 'data-text': '' };
  return spec.kind === 'date' ? { 'data-day': '' } : {};
}

function Head({ columns }: { columns: Columns }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.id} scope="col" data-rest={column.isFolded ? '' : undefined} {...cellMark(column)}>
            {column.spec.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What a cell says, with what stands under it: words, or a figure with its label where it is not 0. */
function Cell({ spec, under, id, row, decimals }: ShownColumn & { row: TableRow; decimals: number | undefined }) {
  return (
    <>
      {spec.kind === 'text' ? inOneText(cellText(spec, row[id])) : cellText(spec, row[id], decimals)}
      {under.map(([each, below]) => {
        const text = cellText(below, row[each]);
        if (text === '' || row[each] === 0) return null;
        return <small key={each}>{below.kind === 'text' ? text : `${below.label} ${text}`}</small>;
      })}
    </>
  );
}

interface CellsProps {
  readonly columns: Columns;
  readonly row: TableRow;
  readonly decimals?: readonly number[];
  readonly children: ReactNode;
}

/** The cells of a row: its name, and a figure in each other column. */
const Cells = ({ columns, row, decimals = [], children }: CellsProps) =>
  columns.map((column, place) =>
    place > 0 ? (
      <td key={column.id} data-rest={column.isFolded ? '' : undefined} {...cellMark(column)}>
        <Cell {...column} row={row} decimals={decimals[place]} />
      </td>
    ) : (
      <th key={column.id} scope="row" {...cellMark(column)}>
        {children}
      </th>
    ),
  );

/** The rows of the finer table under a row, in the columns of the coarser one. */
function FinerRows({ columns, finer, row }: { columns: Columns; finer: Finer; row: TableRow }) {
  const [head] = columnsOf(finer.table, []);
  return finer.rowsOf(row).map((each, index) => (
    <tr key={index} data-finer="">
      <Cells columns={columns} row={each}>
        {head && (
          <>
            {head.spec.label} {cellText(head.spec, each[head.id])}
          </>
        )}
      </Cells>
    </tr>
  ));
}

interface RowsProps {
  readonly columns: Columns;
  readonly rows: readonly TableRow[];
  readonly isNarrow: boolean;
  readonly finer: Finer | null;
  readonly best: TableRow | null;
  readonly bestLabel: string | undefined;
}

/** The rows of a table. One that has more to show has a button at its head, and is open until another one is. */
const Rows = memo(function Rows({ columns, rows, isNarrow, finer, best, bestLabel }: RowsProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [head] = columns;
  const hidden = columns.filter(({ isFolded }) => isNarrow && isFolded);
  const decimals = useMemo(() => columns.map(({ id, spec }) => decimalsOf(spec, rows, id)), [columns, rows]);
  return (
    <tbody>
      {rows.map((row, index) => {
        const name = head && (
          <>
            <Cell {...head} row={row} decimals={decimals[0]} />
            {row === best && bestLabel !== undefined && (
              <>
                {' '}
                <span data-best="">{bestLabel}</span>
              </>
            )}
          </>
        );
        const isOpen = openIndex === index;
        const hasMore = hidden.length > 0 || (finer !== null && finer.rowsOf(row).length > 0);
        const toggle = hasMore ? () => setOpenIndex(isOpen ? null : index) : undefined;
        return (
          // rows are positions in a schedule, not things that move
          <Fragment key={index}>
            {/* on a phone a press anywhere in the row opens it; keys press its button, whose press comes here too */}
            <tr data-late={index >= SHORT ? '' : undefined} onClick={isNarrow ? toggle : undefined}>
              <Cells columns={columns} row={row} decimals={decimals}>
                {hasMore ? (
                  <button type="button" aria-expanded={isOpen} onClick={isNarrow ? undefined : toggle}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </Cells>
            </tr>
            {isOpen && hidden.length > 0 && <HiddenCells columns={hidden} row={row} />}
            {isOpen && finer && <FinerRows columns={columns} finer={finer} row={row} />}
          </Fragment>
        );
      })}
    </tbody>
  );
});

/** The cells of a row for which a phone has no room, below it. */
const HiddenCells = ({ columns, row }: { columns: Columns; row: TableRow }) => (
  <tr data-opened="">
    <td colSpan={PHONE_COLUMNS}>
      <dl>
        {columns.map(({ id, spec }) => (
          <div key={id}>
            <dt>{spec.label}</dt>
            <dd>{cellText(spec, row[id])}</dd>
          </div>
        ))}
      </dl>
    </td>
  </tr>
);

interface SheetsProps {
  readonly table: Table;
  readonly rows: readonly TableRow[];
  readonly finer?: Finer | null;
  readonly best?: TableRow | null;
}

/** A table of at most so many rows is shown whole. */
const WHOLE = 25;

/** A long table shows so many rows on a phone at first. */
const SHORT = 8;
/** A table with more rows than this is long. */
const MOST_AT_FIRST = 12;

/** A table with rows in a scrolling region, in one piece or one for each section. */
export function Sheets({ table, rows, finer = null, best = null }: SheetsProps) {
  const region = useRef<HTMLDivElement>(null);
  const more = useMore(region);
  const { sections } = table;
  // the same array for the same rows, so that `Rows` does not render again
  const columns = useMemo(() => columnsOf(table, rows), [table, rows]);
  const isNarrow = useNarrow();
  const parts = useMemo(() => partsOf(table, rows), [table, rows]);
  const [showsAll, setShowsAll] = useState(false);
  // a statement is read to its last line
  const isLong = !sections && rows.length > MOST_AT_FIRST && columns[0]?.isText === false;
  return (
    <>
      <Frame data-more={more ? '' : undefined}>
        {/* a scrolling region must be reachable by keyboard */}
        <Scroll
          ref={region}
          data-short={isLong && !showsAll ? '' : undefined}
          data-whole={rows.length <= WHOLE ? '' : undefined}
          role="region"
          aria-label={table.title}
          tabIndex={0}
        >
          {parts.map(({ caption, rows: sectionRows }, index) => (
            <div key={index} {...(sections && { 'data-section': '', style: placeFor(sectionRows.length + 2) })}>
              {sections && <p aria-hidden="true">{caption}</p>}
              <Sheet>
                <caption>{caption}</caption>
                <Head columns={columns} />
                <Rows
                  columns={columns}
                  rows={sectionRows}
                  isNarrow={isNarrow}
                  finer={finer}
                  best={best}
                  bestLabel={table.best?.label}
                />
              </Sheet>
            </div>
          ))}
        </Scroll>
      </Frame>
      {isLong && (
        <Button
          display="none"
          width="full"
          mt={2}
          borderColor="line"
          css={{ [`@media ${NARROW}`]: { display: 'flex' } }}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? words.table.fewer : words.table.all(formatNumber(rows.length))}
        </Button>
      )}
    </>
  );
}
