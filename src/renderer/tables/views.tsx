import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode, useId, useState } from 'react';
import { columnLook, Panel } from '#src/design/layout.ts';
import { panelId, TabList, tabId } from '#src/design/tabs.tsx';
import type { Chart, Table, Tables } from '#src/engine/types.ts';
import { useHydrated } from '#src/loading/hydrated.tsx';
import { words } from '#words/page.ts';
import { ToolChart } from '../charts/index.tsx';
import type { LinkTo } from '../results/next.tsx';
import { useCalculator } from '../state/calculator.ts';
import { useIsShown } from '../state/deferred.tsx';
import { useOnPaper } from '../state/screen.ts';
import { isNarrow, NARROW_TABLE } from './table-parts.tsx';
import ToolTable from './tables.tsx';

const viewsPrint = {
  _print: { '&:not(:has(table, figure svg))': { display: 'none' } },
} as const;
/** One card under the other; that of a narrow table beside the next one where both have room. */
const Whole = chakra('div', {
  base: {
    ...columnLook,
    gap: { base: 4, md: 6 },
    flexDirection: { base: 'column', xl: 'row' },
    flexWrap: { xl: 'wrap' },
    alignItems: { xl: 'start' },
    '& > *': { flex: { xl: '1 1 100%' }, minWidth: 0 },
    '& > [data-narrow]': { flexBasis: { xl: '30rem' }, maxWidth: { xl: `calc(${NARROW_TABLE} + 3rem)` } },
    '& > [data-narrow] + *': { flexBasis: { xl: '30rem' } },
    // alone it is as wide as the other cards of the page
    '& > [data-narrow]:only-child': { maxWidth: 'none', '& > [data-table]': { maxWidth: 'none !important' } },
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
/** Tables by id in the order of the page: a finer view comes after the one that it refines. */
function inOrder(tables: Tables): [id: string, Table][] {
  const all = Object.entries(tables);
  return all
    .filter(([, { finerOf }]) => finerOf === undefined)
    .flatMap(([id, table]) => [[id, table], ...all.filter(([, { finerOf }]) => finerOf === id)]);
}

/** Charts and tables below the results: a panel for each table that is always open, and one with a tab for each other view. */
export const Views = memo(function Views({ charts, linkTo }: { charts: readonly Chart[]; linkTo: LinkTo | undefined }) {
  const tables = inOrder(useCalculator().tool.tables);
  const isShown = useIsShown();
  const shownCharts = Object.entries(charts).filter(([, { showWhen }]) => isShown(showWhen));
  const shownTables = tables.filter(([, { showWhen }]) => isShown(showWhen));
  const open = shownTables.filter(([, table]) => table.open);
  const folded = shownTables.filter(([, table]) => !table.open);
  const charted: View = {
    id: CHARTS,
    name: shownCharts.length > 1 ? words.table.charts : words.table.chart,
    content: (
      <Charts>
        {shownCharts.map(([index, chart]) => (
          <ToolChart key={index} chart={chart} />
        ))}
      </Charts>
    ),
  };
  const views = [
    ...(shownCharts.length > 0 ? [charted] : []),
    ...folded.map(
      ([id, { tab, title }]): View => ({
        id,
        name: tab ?? title,
        content: <ToolTable key={id} id={id} linkTo={linkTo} />,
      }),
    ),
  ];
  if (open.length + views.length === 0) return null;
  return (
    <Whole>
      {open.map(([id, table]) => (
        <Panel key={id} {...columnLook} data-narrow={isNarrow(table) ? '' : undefined}>
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
  // the view may no longer be shown
  const index = Math.max(
    0,
    views.findIndex((view) => view.id === chosen),
  );
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
