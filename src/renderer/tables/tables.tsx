import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { copyText } from '#src/browser/actions.ts';
import { Button } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Quiet } from '#src/design/text.tsx';
import { tabSeparated } from '#src/engine/powers/export.ts';
import type { Outcome, Table, TableRow } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { bestRow } from '../charts/marks.ts';
import { type LinkTo, NextLinks } from '../results/next.tsx';
import { type Calculator, useCalculator } from '../state/calculator.ts';
import { useDeferredOutcome, useIsShown } from '../state/deferred.tsx';
import { type Finer, Sheets, tableWidth } from './table-parts.tsx';
import { useLit } from './use-lit.ts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 3,
    alignItems: 'center',
    justifyContent: 'space-between',
    mb: 3,
    '& h2': { flex: '1 1 8rem', fontSize: { lg: 'lg' }, fontWeight: 600 },
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' },
    // an empty message beside the copy button must not leave a gap
    '& > div > p:empty': { marginInlineStart: -3 },
  },
});

/** The table with the columns that are shown now. */
function useShownTable(id: string): Table {
  const table = useCalculator().tool.tables[id] as Table;
  const isShown = useIsShown();
  const names = Object.keys(table.columns)
    .filter((name) => isShown(table.columns[name]?.showWhen))
    .join();
  return useMemo(() => {
    const columns = Object.entries(table.columns).filter(([name]) => names.split(',').includes(name));
    return { ...table, columns: Object.fromEntries(columns) };
  }, [table, names]);
}

/** The table whose rows open in place: a finer one that has sections by a column of this one. */
function useFiner(id: string, outcome: Outcome): Finer | null {
  const { tool } = useCalculator();
  return useMemo(() => {
    const [name, table] = Object.entries(tool.tables).find(([, { finerOf }]) => finerOf === id) ?? [];
    const by = table?.sections?.by;
    if (!outcome.ok || !name || !table || !by || !Object.hasOwn(tool.tables[id]?.columns ?? {}, by)) return null;
    const rows = outcome.shownTable(name);
    return { table, rowsOf: (row: TableRow) => rows.filter((each) => each[by] === row[by]) };
  }, [tool, id, outcome]);
}

const NO_ROWS: readonly TableRow[] = [];

/** The column along which charts draw a table, if any does. */
function alongOf({ tool }: Calculator, id: string): string | undefined {
  for (const chart of tool.charts) if ('x' in chart && chart.table === id) return chart.x;
}

/** A table with its title and its buttons, and with the links that go on in other tools. */
export default function ToolTable({ id, linkTo }: { id: string; linkTo: LinkTo | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const calculator = useCalculator();
  const outcome = useDeferredOutcome();
  const table = useShownTable(id);
  const finer = useFiner(id, outcome);
  const rows = outcome.ok ? outcome.shownTable(id) : NO_ROWS;
  const best = useMemo(() => (outcome.ok ? bestRow(table, rows, outcome.notes) : null), [table, rows, outcome]);
  useLit(place, id, table, rows, alongOf(calculator, id));
  return (
    <div ref={place} data-table={id} style={{ maxWidth: tableWidth(table) }}>
      <Bar>
        <h2>{table.title}</h2>
        {rows.length > 0 && <Copy table={table} id={id} />}
      </Bar>
      {outcome.ok ? <Sheets table={table} rows={rows} finer={finer} best={best} /> : <Quiet>{words.noFigure}</Quiet>}
      {linkTo && <NextLinks linkTo={linkTo} table={id} />}
    </div>
  );
}

function Copy({ table, id }: { table: Table; id: string }): ReactNode {
  const { store } = useCalculator();
  const [copyResult, setCopyResult] = useState('');
  async function copy() {
    const outcome = store.outcome();
    if (!outcome.ok) return;
    const copied = await copyText(tabSeparated(table, outcome.table(id)));
    setCopyResult(copied ? words.table.copied : words.table.copyFailed);
  }
  return (
    <div>
      <Button look="quiet" me={-3} onClick={copy}>
        <Icon name="copy" />
        {words.table.copy}
      </Button>
      <Quiet role="status" data-noprint="">
        {copyResult}
      </Quiet>
    </div>
  );
}
