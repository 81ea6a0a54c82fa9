import { chakra } from '@chakra-ui/react/styled-system';
import { type ClipboardEvent, type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Actions, Button, IconButton } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { unseenLook } from '#src/design/text.tsx';
import { formatNumber } from '#src/engine/format.ts';
import { freshRow, ownName, rowName } from '#src/engine/places.ts';
import type { RowsInput, RowValue } from '#src/engine/types.ts';
import { isNumberInput } from '#src/engine/utilities.ts';
import { words } from '#words/page.ts';
import { isSet, useCalculator } from '../state/calculator.ts';
import { CellField } from './cell-field.tsx';
import { type FieldProps, Hints, useMistake } from './field.tsx';
import { IN_LINE, lineOf, splitColumns } from './rows-columns.ts';
import { RowsImport, useRowsImport } from './rows-import.tsx';

/** The width of the button that removes a row. */
const BUTTON = '2.5rem';

/** Styles of a list with so many columns where they stand in one line. */
const inLine = (look: object) =>
  Object.fromEntries(
    Object.entries(IN_LINE).map(([columns, query]) => [`[data-columns="${columns}"] &`, { [query]: look }]),
  );

const List = chakra('fieldset', {
  base: {
    minWidth: 0,
    containerType: 'inline-size',
    '& > legend': { fontWeight: 600, fontSize: 'lg', mb: 2 },
    '& > p': { mb: 3 },
    // a list without rows says nothing on paper
    _print: { '&:not(:has([data-row]))': { display: 'none' } },
  },
});
const Rows = chakra('div', {
  base: {
    mb: 3,
    '&:not(:empty)': { borderTopWidth: '1px' },
    // rows that are not on the screen are not laid out
    '&[data-many] > *': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 4rem' },
  },
});
const lineColumns = { display: 'grid', gridTemplateColumns: 'var(--columns) auto', columnGap: 1.5 };
const RowLook = chakra('fieldset', {
  base: {
    position: 'relative',
    minWidth: 0,
    borderBottomWidth: '1px',
    py: 2,
    ...inLine({ ...lineColumns, alignItems: 'start', py: 1.5, '& > p': { gridColumn: '1 / -1' } }),
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    mb: 1,
    '& > :first-child': { flex: 1, minWidth: 0 },
    ...inLine({
      display: 'contents',
      '& > strong': unseenLook,
      // the row's grid takes the children, with the button in its last column; for the margin see `Labels`
      '& > button': { gridColumn: -2, gridRow: 1, me: -2 },
    }),
  },
});
const Cells = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    columnGap: 2,
    rowGap: 3,
    alignItems: 'start',
    // four are two lines of two, so that none is alone
    '[data-cells="4"] &': {
      '@container (max-width: 33.99rem)': {
        gridTemplateColumns: 'repeat(auto-fit, minmax(max(34%, min(100%, 8rem)), 1fr))',
      },
    },
    '& > *': { minWidth: 0 },
    '& select': {
      ps: 1.5,
      pe: 5,
      backgroundPosition: 'right 0.75rem center, right 0.5rem center',
      textOverflow: 'ellipsis',
    },
    '& input[type=date]': {
      px: 1,
      '&::-webkit-calendar-picker-indicator': {
        ms: 0.5,
        // a finger opens the calendar anywhere in the box, and the year needs the room
        '@media (pointer: coarse)': { display: 'none' },
      },
    },
    ...inLine({ display: 'contents', '& label[for]': { ...unseenLook, mb: 0 } }),
  },
});
/** The labels of all rows, where their cells stand in one line; figures end where those in the boxes do. */
const Labels = chakra('div', {
  base: {
    display: 'none',
    color: 'muted',
    fontSize: 'sm',
    mt: 3,
    mb: 1,
    '& > [data-figure]': { textAlign: 'end', pe: 2 },
    ...inLine(lineColumns),
    // as wide as the button of a row, which stands half a rem beyond the line (`Head`)
    '&::after': { content: '""', width: `calc(${BUTTON} - 0.5rem)`, _print: { display: 'none' } },
    // on paper each at the start of its column: one that ends where the next begins reads as one name
    _print: { '& > [data-figure]': { textAlign: 'start' } },
  },
});

/** More rows than this are laid out as they come near the screen. */
const MANY = 20;
/** Lists that may have this many rows offer an import. */
const LONG = 50;
/** Rows that are shown at a time: a thousand at once take a phone several seconds. */
const PAGE = 100;

/** The word for a row within a sentence: `Loan {number}` is "loan", `SIP {number}` is "SIP". */
const itemOf = ({ item }: RowsInput) =>
  item
    .replaceAll('{number}', '')
    .trim()
    .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

interface RowProps {
  readonly list: string;
  readonly spec: RowsInput;
  readonly index: number;
  readonly removable: boolean;
  readonly remove: (index: number) => void;
}

/** One row. It renders again only when one of these changes: typing in another row changes none. */
const Row = memo(function Row({ list, spec, index, removable, remove }: RowProps) {
  const { naming, cells } = splitColumns(spec);
  const title = rowName(spec, index);
  const path = `${list}.${index}`;
  const mistake = useMistake(path);
  return (
    <RowLook data-row={index} aria-label={title}>
      <Head>
        {naming ? (
          <div>
            <CellField name={`${path}.${naming[0]}`} spec={naming[1]} layout="bare" />
          </div>
        ) : (
          <strong>{title}</strong>
        )}
        <IconButton
          width={BUTTON}
          aria-label={words.rows.remove(title)}
          disabled={!removable}
          onClick={() => remove(index)}
        >
          <Icon name="trash-2" />
        </IconButton>
      </Head>
      <Cells>
        {cells.map(([column, cell]) => (
          <CellField
            key={column}
            name={`${path}.${column}`}
            spec={cell}
            // beside a name, an option or an amount says what it is
            layout={naming && cells.length <= 2 ? 'bare' : 'cell'}
          />
        ))}
      </Cells>
      <Hints name={path} hint={mistake} />
    </RowLook>
  );
});

/** How to find a row and the button that adds one; there are ids for neither. */
const firstBoxOf = (index: number) => `[data-row="${index}"] :is(input, select)`;
const ADD_BUTTON = '[data-add]';

interface RemovedRow {
  readonly title: string;
  readonly index: number;
  readonly row: RowValue;
}

/** The rows of a list, a page of them at a time, and what its buttons do with them. */
function useRows(name: string, spec: RowsInput, focusSoon: (...selectors: string[]) => void) {
  const { form, store } = useCalculator();
  // react-hook-form takes its types from those of a form's values, which a definition decides
  const rows = useFieldArray({ control: form.control as never, name: name as never });
  const count = rows.fields.length;

  const [chosenPage, setPage] = useState(0);
  const page = Math.min(chosenPage, Math.max(0, Math.ceil(count / PAGE) - 1));
  const pageOf = (index: number) => Math.floor(index / PAGE);
  const start = page * PAGE;

  /** The row that was removed last, until all inputs are set. */
  const [removed, setRemoved] = useState<RemovedRow | null>(null);
  useEffect(() => store.subscribe((cause) => isSet(cause) && setRemoved(null)), [store]);

  // made once, so that rows render only where they must: nothing that it uses changes
  const [remove] = useState(() => (index: number) => {
    const all = store.values()[name] as readonly RowValue[];
    const row = all[index];
    setRemoved(row ? { title: ownName(spec, all, index) ?? rowName(spec, index), index, row } : null);
    rows.remove(index);
    focusSoon(ADD_BUTTON);
  });

  function add() {
    rows.append(freshRow(spec) as never, { shouldFocus: false });
    setPage(pageOf(count));
    focusSoon(firstBoxOf(count));
  }

  function bringBack({ index, row }: RemovedRow) {
    rows.insert(index, row as never, { shouldFocus: false });
    setRemoved(null);
    setPage(pageOf(index));
    focusSoon(firstBoxOf(index), ADD_BUTTON);
  }

  const shown = rows.fields.slice(start, start + PAGE);
  return { count, shown, start, page, setPage, add, remove, removed, bringBack };
}

/** A list of rows that visitors add and remove, with the import of a spreadsheet. */
export function RowsField({ name, spec }: FieldProps<RowsInput>) {
  const list = useRef<HTMLFieldSetElement>(null);
  const mistake = useMistake(name);
  const importing = useRowsImport(name, spec);
  const line = lineOf(spec);

  /** Moves the focus to the first of these that exists, once the list is rendered again. */
  function focusSoon(...selectors: string[]) {
    requestAnimationFrame(() => {
      // one by one: a selector list would find the first in the document
      const found = selectors.map((selector) => list.current?.querySelector<HTMLElement>(selector)).find(Boolean);
      found?.focus();
    });
  }
  const { count, shown, start, page, setPage, add, remove, removed, bringBack } = useRows(name, spec, focusSoon);

  /** Imports cells of a spreadsheet that are pasted into any box of the list. */
  async function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    const box = event.target;
    if (!(box instanceof HTMLInputElement) || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    // the rows are new, so the box is found again by its name
    if (await importing.replaceRows(text)) focusSoon(`[name="${box.name}"]`, ADD_BUTTON);
  }

  return (
    <List
      ref={list}
      onPaste={onPaste}
      data-columns={line.fits ? line.columns.length : undefined}
      data-cells={line.cells.length}
      style={{ '--columns': line.widths.join(' ') } as CSSProperties}
    >
      <legend>{spec.label}</legend>
      <Hints name={name} help={spec.help} hint={null} />
      {line.fits && count > 0 && (
        <Labels aria-hidden="true">
          {line.columns.map(([column, cell]) => (
            <span key={column} data-figure={isNumberInput(cell) ? '' : undefined}>
              {cell.label}
            </span>
          ))}
        </Labels>
      )}
      <Rows data-many={count > MANY ? '' : undefined}>
        {shown.map(({ id }, offset) => (
          <Row key={id} list={name} spec={spec} index={start + offset} removable={count > spec.min} remove={remove} />
        ))}
      </Rows>
      {count > PAGE && <Pages label={spec.label} count={count} page={page} onTurn={setPage} />}
      <Hints name={name} hint={mistake} />
      <Actions>
        <Button data-add disabled={count >= spec.max} onClick={add}>
          <Icon name="plus" />
          {words.rows.add(itemOf(spec))}
        </Button>
      </Actions>
      <div role="status">
        {removed && count < spec.max && (
          <Button mt={3} onClick={() => bringBack(removed)}>
            <Icon name="undo-2" />
            {words.rows.bringBack(removed.title)}
          </Button>
        )}
      </div>
      <RowsImport spec={spec} importing={importing} offered={spec.max >= LONG} onUndone={() => focusSoon(ADD_BUTTON)} />
    </List>
  );
}

interface PagesProps {
  readonly label: string;
  readonly count: number;
  readonly page: number;
  onTurn(page: number): void;
}

/** Which rows of a long list are shown, with buttons to those before and after them. */
function Pages({ label, count, page, onTurn }: PagesProps) {
  const start = page * PAGE;
  const end = Math.min(start + PAGE, count);
  return (
    <Actions mb={3}>
      <Button disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {words.rows.previous}
      </Button>
      <Button disabled={end === count} onClick={() => onTurn(page + 1)}>
        {words.rows.next}
      </Button>
      <span role="status">
        {words.rows.shown(label, formatNumber(start + 1), formatNumber(end), formatNumber(count))}
      </span>
    </Actions>
  );
}
