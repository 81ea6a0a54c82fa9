import { chakra } from '@chakra-ui/react/styled-system';
import { type ClipboardEvent, type CSSProperties, memo, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Icon } from '#src/design/icon.tsx';
import { Actions, Button, IconButton, unseen } from '#src/design/parts.tsx';
import { formatNumber } from '#src/engine/format.ts';
import { isNumberInput } from '#src/engine/kinds.ts';
import { freshRow, rowName } from '#src/engine/rows.ts';
import type { CellInput, RowsInput } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import type { Calculator } from '../state/calculator.ts';
import { CellField } from './cell-field.tsx';
import { type FieldProps, Help, Hint, useRefusal } from './field.tsx';
import { type Pasted, RowsImport } from './rows-import.tsx';

const noLabel = { ...unseen, mb: 0 } as const;
/** Shows such a label again. */
const label = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  whiteSpace: 'normal',
  mb: 1,
} as const;

/** A row whose name, cells and buttons stand in one line. */
const inOneLine = {
  display: 'grid',
  alignItems: 'start',
  '& > .head, & > .cells': { display: 'contents' },
  '& > .head > .buttons': { gridColumn: -2, gridRow: 1 },
  '& > p': { gridColumn: '1 / -1' },
} as const;

/** Where there is a mouse and the room of a desktop or a tablet. */
const mouse = '(pointer: fine) and (min-width: 48rem)';

// one styled element around plain ones: a list may have a hundred rows, and styled elements are slower
const List = chakra('fieldset', {
  base: {
    minWidth: 0,
    containerType: 'inline-size',
    '& legend': { fontWeight: 600, fontSize: 'lg', mb: 2 },
    '& > .intro': { mb: 3 },
    '& .row': { position: 'relative', minWidth: 0, borderBottomWidth: '1px', py: 2.5 },
    '& .row:first-of-type': { borderTopWidth: '1px' },
    // rows that are not on the screen are not laid out
    '& .rows': { mb: 3, '@container (min-width: 36rem)': { '--edge': '0.75rem' } },
    '& .rows[data-many] > .row': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 4rem' },
    '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1.5 },
    '& .head > .name': { flex: 1, minWidth: 0 },
    '& .buttons': { display: 'flex', flexShrink: 0 },
    '& .buttons > button': { width: '2.5rem' },
    '& .cells': { display: 'grid', columnGap: 2, rowGap: 3, alignItems: 'start' },
    '& .cells > *': { minWidth: 0 },
    '& .cells[data-count]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' },
    // four cells are two lines of two, so that none is alone
    '& .cells[data-count="4"]': {
      '@container (min-width: 24rem) and (max-width: 34rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    '& .cells[data-brief]': {
      // room for ₹1,00,00,000 in the second, and for ₹60,00,000 in spaced figures
      gridTemplateColumns: 'minmax(0, 1fr) minmax(8.5rem, 0.6fr)',
      '@container (max-width: 17.5rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    // a name, a choice and an amount stand in one line where there is room
    '& .row:has(> [data-brief])': {
      '@container (min-width: 36rem)': {
        ...inOneLine,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 9rem auto',
        columnGap: 2,
        py: 2,
      },
    },
    // with a mouse, where targets may be smaller, also in a narrow list beside the result
    '& .row:has(> [data-brief="2"])': {
      [`@media ${mouse}`]: {
        '@container (min-width: 21rem) and (max-width: 35.99rem)': {
          ...inOneLine,
          gridTemplateColumns: 'minmax(0, 1fr) var(--choice) 6.25rem auto',
          columnGap: 1,
          py: 1,
          '& .buttons > button': { width: '1.75rem' },
          '& .name input': { fontSize: '0.8125rem' },
          '& .cells .box': { '--edge': '0.25rem' },
        },
      },
    },
    // a mouse needs less height than a finger
    [`@media ${mouse}`]: {
      '& .row :is(.box, select, .buttons > button, input:not([role=spinbutton]))': { minHeight: '2.25rem' },
      '& .row .buttons > button': { height: '2.25rem' },
      '& .rows .row :is(input, select)': { py: 1 },
      '&:is([data-lines], :has([data-brief])) .row input': { fontSize: 'sm' },
    },
    // all boxes of a row begin alike
    '& .row :is(.box, input:not([role=spinbutton]))': { px: 'var(--edge, 0.375rem)' },
    '& .cells .box': { gap: 0.5 },
    // unlike ₹ and %, a word stands apart from its figure
    '& .cells .years': { ms: 0.5 },
    // a name and an amount must fit even with text twice as large; below 16 px iOS zooms the page
    '& .row input': { fontSize: 'min(1rem, max(16px, 4.8vw))' },
    '& .cells[data-count="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .cells[data-brief] label[for]': noLabel,
    // long options reach close to the arrow
    '& .cells select': {
      ps: 'var(--edge, 0.375rem)',
      pe: 4.5,
      textOverflow: 'ellipsis',
      fontSize: 'sm',
      // iOS zooms the page when a select has smaller text
      '@supports (-webkit-touch-callout: none)': { fontSize: 'md' },
      backgroundPosition: 'right 0.75rem center, right 0.5rem center',
    },
    // two or three short cells are in one line, under one line of labels
    '&[data-lines] .row, & .labels': {
      display: 'grid',
      columnGap: 1.5,
      alignItems: 'start',
      gridTemplateColumns: 'var(--columns) auto',
      py: 1.5,
    },
    '&[data-lines] .row': { borderWidth: 0 },
    // as wide as the buttons of the rows, and figures end where those in the boxes do
    '& .labels': {
      color: 'muted',
      fontSize: 'sm',
      pb: 0,
      gridTemplateColumns: 'var(--columns) calc(var(--button, 2.5rem) * var(--buttons))',
    },
    '& .labels > [data-figure]': { textAlign: 'end', pe: 1.5, '@container (min-width: 36rem)': { pe: 3 } },
    '&[data-lines] .cells, &[data-lines] .head': { display: 'contents' },
    '&[data-lines] .head > strong': noLabel,
    '&[data-lines] .buttons': { gridColumn: -2, gridRow: 1 },
    '&[data-lines] .row label[for]': noLabel,
    '&[data-lines] input[type=date]': {
      '&::-webkit-calendar-picker-indicator': {
        ms: 0.5,
        // the calendar button would cut off the year; on a phone a press on the day opens the calendar
        '@container (max-width: 20rem)': { display: 'none' },
      },
    },
    // on a phone whole days and −10,00,000 fit, also with spaced text
    '&[data-lines="2"] .row, &[data-lines="2"] .labels': { '@container (max-width: 20rem)': { columnGap: 1 } },
    '&[data-lines="2"] :is(.box, input[type=date])': { '@container (max-width: 20rem)': { px: 1 } },
    '&[data-lines="2"] .buttons > button': { '@container (max-width: 20rem)': { width: '2rem' } },
    '&[data-lines="2"] .labels': { '@container (max-width: 20rem)': { '--button': '2rem' } },
    // no ₹ or %: the column's label says it, and spaced figures need the room
    '&[data-lines] .box > .sign': { '@container (max-width: 20rem)': { display: 'none' } },
    // one under the other on the narrowest screens
    '&[data-lines="2"]': {
      '@container (max-width: 17rem)': {
        '& .row': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        '& .labels': { display: 'none' },
        '& .row .buttons': { mt: 6 },
        '& .row label[for]': label,
      },
    },
    '&[data-lines="3"] .row, &[data-lines="3"] .labels': {
      '@container (max-width: 32rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
    },
    '&[data-lines="3"] .labels': { '@container (max-width: 32rem)': { display: 'none' } },
    '&[data-lines="3"] .row .buttons': { '@container (max-width: 32rem)': { mt: 6 } },
    '&[data-lines="3"] .row label[for]': {
      '@container (max-width: 32rem)': label,
    },
  },
});

// begins where the other buttons do, wherever the line breaks
const atEdge = { px: 1, ms: -1 } as const;

/** Letters that fit in a line of cells. */
const SHORT = 12;
/** More rows than this are laid out as they come near the screen. */
const MANY = 20;
/** Lists that may have this many rows offer an import. */
const LONG = 50;
/** Rows that are shown at a time: a thousand at once take a phone several seconds. */
const PAGE = 100;

/** Room for a whole day and the button that opens its calendar. */
const WIDTHS: Readonly<Record<string, string>> = { date: 'minmax(0, 1.04fr)' };

const isShort = (cell: CellInput) =>
  cell.kind === 'choice' ? cell.options.every(({ label }) => label.length <= SHORT) : cell.kind !== 'text';

/** Letters of the longest option in a row. */
const longestOption = (cells: RowBase['cells']) =>
  Math.max(
    0,
    ...cells.flatMap(([, cell]) => (cell.kind === 'choice' ? cell.options.map(({ label }) => label.length) : [])),
  );

/** What all rows of a list get. */
interface RowBase {
  readonly list: string;
  readonly spec: RowsInput;
  /** The column that names a row, at its head. */
  readonly named: readonly [string, CellInput] | undefined;
  readonly cells: readonly (readonly [string, CellInput])[];
  readonly calculator: Calculator;
  move(from: number, to: number): void;
  remove(index: number): void;
}

/** The word for a row within a sentence: `Loan {number}` is "loan", `SIP {number}` is "SIP". */
const itemOf = ({ item }: RowsInput) =>
  item
    .replaceAll('{number}', '')
    .trim()
    .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

interface RowProps extends RowBase {
  readonly index: number;
  readonly last: boolean;
  readonly removable: boolean;
  readonly ordering: boolean;
}

/** One row. It renders again only when its position changes, or the list's order is to be changed. */
const Row = memo(function Row({
  list,
  spec,
  named,
  cells,
  calculator,
  move,
  remove,
  index,
  last,
  removable,
  ordering,
}: RowProps) {
  const title = rowName(spec, index);
  const at = `${list}.${index}`;
  const refusal = useRefusal(calculator, at);
  return (
    <fieldset className="row" data-row={index} aria-label={title}>
      <div className="head">
        {named ? (
          <div className="name">
            <CellField name={`${at}.${named[0]}`} spec={named[1]} calculator={calculator} layout="bare" />
          </div>
        ) : (
          <strong>{title}</strong>
        )}
        <span className="buttons">
          {ordering &&
            (['up', 'down'] as const).map((way) => (
              <IconButton
                key={way}
                data-move={way}
                aria-label={words.rows[way](title)}
                disabled={way === 'up' ? index === 0 : last}
                onClick={() => move(index, way === 'up' ? index - 1 : index + 1)}
              >
                <Icon name={`arrow-${way}`} />
              </IconButton>
            ))}
          <IconButton aria-label={words.rows.remove(title)} disabled={!removable} onClick={() => remove(index)}>
            <Icon name="trash-2" />
          </IconButton>
        </span>
      </div>
      <div
        className="cells"
        data-count={cells.length}
        data-brief={named && cells.length <= 2 ? cells.length : undefined}
      >
        {cells.map(([column, cell]) => (
          <CellField key={column} name={`${at}.${column}`} spec={cell} calculator={calculator} layout="cell" />
        ))}
      </div>
      {refusal !== null && <Hint name={at}>{refusal}</Hint>}
    </fieldset>
  );
});

/** A list of rows, with buttons to add, remove and move them by mouse, touch or keyboard. */
export default function RowsField({ name, spec, calculator }: FieldProps<RowsInput>) {
  const rows = useFieldArray({ control: calculator.form.control as never, name: name as never });
  const list = useRef<HTMLFieldSetElement>(null);
  const refusal = useRefusal(calculator, name);
  const [ordering, setOrdering] = useState(false);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const count = rows.fields.length;
  const [chosenPage, setPage] = useState(0);
  const page = Math.min(chosenPage, Math.max(0, Math.ceil(count / PAGE) - 1));
  const start = page * PAGE;

  /** Moves the focus to the first of these that exists, once the list is rendered again. */
  function focusSoon(...selectors: string[]) {
    requestAnimationFrame(() => {
      // one by one: a selector list would find the first in the document
      const found = selectors.map((selector) => list.current?.querySelector<HTMLElement>(selector)).find(Boolean);
      found?.focus();
    });
  }

  const [base] = useState((): RowBase => {
    const columns = Object.entries(spec.columns);
    const named = columns.find(([, cell]) => cell.kind === 'text');
    return {
      list: name,
      spec,
      named,
      cells: columns.filter((column) => column !== named),
      calculator,
      move(from, to) {
        rows.move(from, to);
        setPage(Math.floor(to / PAGE));
        const way = to < from ? 'up' : 'down';
        focusSoon(
          `[data-row="${to}"] [data-move="${way}"]:not(:disabled)`,
          `[data-row="${to}"] [data-move]:not(:disabled)`,
        );
      },
      remove(index) {
        rows.remove(index);
        focusSoon('[data-add]');
      },
    };
  });
  const { named, cells } = base;
  // a name and one figure count as two cells
  const inLine = named && cells.length === 1 ? [named, ...cells] : named ? [] : cells;
  const inLines = inLine.length > 1 && inLine.length <= 3 && cells.every(([, cell]) => isShort(cell));

  /** Imports cells of a spreadsheet that are pasted into any box of the list. */
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!(event.target instanceof HTMLInputElement) || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    setPasted({ text });
  }

  return (
    <List
      ref={list}
      onPaste={onPaste}
      data-lines={inLines ? inLine.length : undefined}
      style={
        {
          '--columns': inLine.map(([, { kind }]) => WIDTHS[kind] ?? 'minmax(0, 1fr)').join(' '),
          '--buttons': ordering ? 3 : 1,
          '--choice': `${longestOption(cells) * 0.41 + 1.9}rem`,
        } as CSSProperties
      }
    >
      <legend>{spec.label}</legend>
      {spec.help !== undefined && (
        <div className="intro">
          <Help name={name}>{spec.help}</Help>
        </div>
      )}
      {inLines && count > 0 && (
        <div className="labels" aria-hidden="true">
          {inLine.map(([column, cell]) => (
            <span key={column} data-figure={isNumberInput(cell) ? '' : undefined}>
              {cell.label}
            </span>
          ))}
        </div>
      )}
      <div className="rows" data-many={count > MANY ? '' : undefined}>
        {rows.fields.slice(start, start + PAGE).map((row, at) => (
          <Row
            key={row.id}
            {...base}
            index={start + at}
            last={start + at === count - 1}
            removable={count > spec.min}
            ordering={ordering}
          />
        ))}
      </div>
      {count > PAGE && (
        <Actions mb={3}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {words.rows.previous}
          </Button>
          <Button disabled={start + PAGE >= count} onClick={() => setPage(page + 1)}>
            {words.rows.next}
          </Button>
          <span role="status">
            {words.rows.shown(
              spec.label,
              formatNumber(start + 1),
              formatNumber(Math.min(start + PAGE, count)),
              formatNumber(count),
            )}
          </span>
        </Actions>
      )}
      {refusal !== null && <Hint name={name}>{refusal}</Hint>}
      <Actions>
        <Button
          data-add
          disabled={count >= spec.max}
          onClick={() => {
            rows.append(freshRow(spec) as never, { shouldFocus: false });
            setPage(Math.floor(count / PAGE));
            focusSoon(`[data-row="${count}"] :is(input, select)`);
          }}
        >
          <Icon name="plus" />
          {words.rows.add(itemOf(spec))}
        </Button>
        {count > 1 && (
          <Button look="quiet" css={atEdge} aria-pressed={ordering} onClick={() => setOrdering(!ordering)}>
            <Icon name="arrow-up-down" />
            {words.rows.order}
          </Button>
        )}
      </Actions>
      {(spec.max >= LONG || pasted !== null) && (
        <RowsImport name={name} spec={spec} calculator={calculator} pasted={pasted} offered={spec.max >= LONG} />
      )}
    </List>
  );
}
