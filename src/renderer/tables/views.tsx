import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode, useId, useState } from 'react';
import { Button } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { columnLook, Panel } from '#src/design/layout.ts';
import { panelId, TabList, tabId } from '#src/design/tabs.tsx';
import { Quiet } from '#src/design/text.tsx';
import { tabSeparated } from '#src/engine/powers/export.ts';
import type { Chart, Outcome, Table, Tool } from '#src/engine/types.ts';
import { useHydrated } from '#src/loading/hydrated.tsx';
import { words } from '#words/page.ts';
import { ToolChart } from '../charts/index.tsx';
import { bestRow } from '../charts/marks.ts';
import { type LinkTo, NextLinks } from '../results/next.tsx';
import { useCalculator } from '../state/calculator.ts';
import { useCopying } from '../state/copying.ts';
import { useDeferredOutcome, useIsShown } from '../state/deferred.tsx';
import { useOnPaper } from '../state/screen.ts';
import { isTextWide, TEXT_WIDTH, tableWidth } from './columns.ts';
import { type Finer, Sheets } from './table-parts.tsx';

const viewsPrint = { _print: { '&:not(:has(table, figure svg))': { display: 'none' } } } as const;
/** One card under the other; that of a narrow table beside the next one where both have room. */
const Whole = chakra('div', {
  base: {
    ...columnLook,
    gap: { base: 4, md: 6 },
    flexDirection: { base: 'column', xl: 'row' },
    flexWrap: { xl: 'wrap' },
    alignItems: { xl: 'start' },
    '& > *': { flex: { xl: '1 1 100%' }, minWidth: 0 },
    '& > [data-narrow]': { flexBasis: { xl: '30rem' }, maxWidth: { xl: `calc(${TEXT_WIDTH} + 3rem)` } },
    '& > [data-narrow] + *': { flexBasis: { xl: '30rem' } },
    // alone its card is as wide as the others of the page
    '& > [data-narrow]:only-child': { maxWidth: 'none' },
  },
});
const Charts = chakra('div', {
  base: {
    display: 'grid',
    gap: 6,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
    '& figcaption': { fontSize: { lg: 'lg' } },
    // as wide as the page, a low drawing would look flat
    '&:not(:has(> :nth-of-type(2)))': { '--chart-height': { xl: '22rem' } },
  },
});
/** The charts or a table, on a tab where there are several. */
interface View {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

const CHARTS = 'chart';
/** Charts and tables below the results: a panel for each table that is always open, and one with a tab for each other view. */
export const Views = memo(function Views({ charts, linkTo }: { charts: readonly Chart[]; linkTo: LinkTo | undefined }) {
  const tables = Object.entries(useCalculator().tool.tables);
  const isShown = useIsShown();
  const shownCharts = Object.entries(charts).filter(([, { showWhen }]) => isShown(showWhen));
  const shownTables = tables.filter(([, { showWhen }]) => isShown(showWhen));
  const open = shownTables.filter(([, table]) => table.open);
  const folded = shownTables.filter(([, table]) => !table.open);
  const views: View[] = folded.map(([id, { tab, title }]) => ({
    id,
    name: tab ?? title,
    content: <ToolTable key={id} id={id} linkTo={linkTo} />,
  }));
  if (shownCharts.length > 0)
    views.unshift({
      id: CHARTS,
      name: shownCharts.length > 1 ? words.table.charts : words.table.chart,
      content: (
        <Charts>
          {shownCharts.map(([index, chart]) => (
            <ToolChart key={index} chart={chart} />
          ))}
        </Charts>
      ),
    });
  if (open.length + views.length === 0) return null;
  return (
    <Whole>
      {open.map(([id, table]) => (
        <Panel key={id} {...columnLook} data-narrow={isTextWide(table) ? '' : undefined}>
          <ToolTable id={id} linkTo={linkTo} />
        </Panel>
      ))}
      {views.length > 0 && (
        <Panel {...columnLook} css={viewsPrint}>
          {views.length > 1 ? <Tabbed views={views} /> : views[0]?.content}
        </Panel>
      )}
    </Whole>
  );
});

function Tabbed({ views }: { views: readonly View[] }) {
  const [chosen, setChosen] = useState('');
  const id = useId();
  const onPaper = useOnPaper();
  const chosenAt = views.findIndex((view) => view.id === chosen);
  // it may no longer be shown
  const index = Math.max(0, chosenAt);
  return (
    <>
      <div inert={!useHydrated()}>
        <TabList
          id={id}
          label={words.table.views}
          names={views.map(({ name }) => name)}
          chosen={index}
          onChoose={(next) => setChosen(views[next]?.id ?? '')}
        />
      </div>
      <div
        role="tabpanel"
        style={{ marginTop: onPaper ? 0 : '1.25rem' }}
        id={panelId(id)}
        aria-labelledby={tabId(id, index)}
      >
        {views[index]?.content}
      </div>
      {/* a table is on paper, by year where there is a finer one, whichever tab is chosen */}
      {onPaper && views[index]?.id === CHARTS && <div style={{ marginTop: '1.25rem' }}>{views[1]?.content}</div>}
    </>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 3,
    alignItems: 'center',
    justifyContent: 'space-between',
    mb: 3,
    '& h2': { flex: '1 1 8rem', fontSize: { lg: 'lg' }, fontWeight: 600, textWrap: 'balance' },
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' },
    // an empty message beside the copy button must not leave a gap
    '& > div > p:empty': { marginInlineStart: -3 },
  },
});

function useShownTable(id: string): Table {
  const table = useCalculator().tool.tables[id] as Table;
  const isShown = useIsShown();
  const columns = Object.entries(table.columns).filter(([, { showWhen }]) => isShown(showWhen));
  const best = isShown(table.best?.showWhen) ? table.best : undefined;
  return { ...table, best, columns: Object.fromEntries(columns) };
}

/** The table whose rows open in place: a finer one that has sections by a column of this one. */
function finerOf(tool: Tool, id: string, outcome: Outcome): Finer | null {
  const [name, table] = Object.entries(tool.tables).find(([, each]) => each.finerOf === id) ?? [];
  const by = table?.sections?.by;
  if (!outcome.ok || !name || !table || !by || !Object.hasOwn(tool.tables[id]?.columns ?? {}, by)) return null;
  const rows = outcome.shownTable(name);
  return { table, rowsOf: (row) => rows.filter((each) => each[by] === row[by]) };
}

/** A table with its title and its buttons, and with the links that go on in other tools. */
function ToolTable({ id, linkTo }: { id: string; linkTo: LinkTo | undefined }) {
  const { tool } = useCalculator();
  const outcome = useDeferredOutcome();
  const table = useShownTable(id);
  const finer = finerOf(tool, id, outcome);
  const rows = outcome.ok ? outcome.shownTable(id) : [];
  const best = bestRow(table, rows);
  return (
    <div data-table={id} style={{ maxWidth: tableWidth(table) }}>
      <Bar>
        <h2>{table.title}</h2>
        {rows.length > 0 && <CopyButton table={table} id={id} />}
      </Bar>
      {rows.length > 0 ? (
        <Sheets table={table} rows={rows} finer={finer} best={best} />
      ) : (
        <Quiet>{outcome.ok ? words.table.empty : words.noFigure}</Quiet>
      )}
      {linkTo && <NextLinks linkTo={linkTo} table={id} />}
    </div>
  );
}

/** What a panel shows in place of steps: the first table, such as the tax statement. */
export function FirstTable() {
  const { tables } = useCalculator().tool;
  const isShown = useIsShown();
  const first = Object.keys(tables).find((id) => isShown(tables[id]?.showWhen));
  return first !== undefined && <ToolTable id={first} linkTo={undefined} />;
}

function CopyButton({ table, id }: { table: Table; id: string }) {
  const { store } = useCalculator();
  const { message, copy } = useCopying({ copied: words.table.copied, failed: words.table.copyFailed });
  async function copyTable() {
    const outcome = store.outcome();
    if (outcome.ok) await copy(tabSeparated(table, outcome.table(id)));
  }
  return (
    <div>
      <Button look="quiet" me={-3} onClick={copyTable}>
        <Icon name="copy" />
        {words.table.copy}
      </Button>
      <Quiet role="status" data-noprint="">
        {message}
      </Quiet>
    </div>
  );
}
