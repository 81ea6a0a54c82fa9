import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { column, Panel } from '#src/design/parts.tsx';
import { isPartShown } from '#src/engine/places.ts';
import type { Chart, ChartKind, Success, Tool } from '#src/engine/types.ts';
import { LazyPart, loadEarly } from '#src/loading/lazy-part.tsx';
import { isHydrated, OnceMounted } from '#src/loading/static.tsx';
import { words } from '#words/page.ts';
import { OfferingTool } from './carry/offered.tsx';
import { watchFigures } from './carry/watch.ts';
import { ToolChart } from './charts/index.tsx';
import { Inputs } from './fields/form.tsx';
import { loadFields } from './fields/input-field.tsx';
import type { Kept } from './keep/stored.ts';
import { type OnEntered, useAddress } from './powers/link/address.ts';
import { LinkNotice } from './powers/link/notice.tsx';
import { Powers } from './powers/powers.tsx';
import { Reading } from './reading/content.tsx';
import { Examples } from './reading/examples.tsx';
import { Headline } from './results/headline.tsx';
import { ListedResults } from './results/list.tsx';
import type { LinkTo } from './results/next.tsx';
import { BasisNote, Notes } from './results/notes.tsx';
import { ResultBar } from './results/result-bar.tsx';
import { Announcement, StoryHeading } from './results/story.tsx';
import { type Calculator, useCalculator, useOutcome, useShown, useUndoable } from './state/calculator.ts';
import { useFollower, useNear } from './state/settled.ts';
import { loadLiveTable, Views } from './tables/views.tsx';

const loadInsight = () => import('./insight/panel.tsx');
const loadKeep = () => import('./keep/panel.tsx');
const loadLive = () => import('./live/panel.tsx');
const loadLever = () => import('./results/lever.tsx');
const loadNext = () => import('./results/next.tsx');

const Page = chakra('div', { base: { ...column, gap: { base: 8, md: 12 } } });
const Columns = chakra('div', {
  base: {
    ...column,
    display: { base: 'flex', lg: 'grid', _print: 'block' },
    gap: { base: 4, md: 6, lg: 4, xl: 6 },
    alignItems: { lg: 'start' },
    gridTemplateColumns: {
      lg: 'minmax(0, min(22rem, 45%)) minmax(0, 1fr)',
      xl: 'minmax(0, min(26rem, 45%)) minmax(0, 1fr)',
    },
  },
});
/** Beside each other in a narrower frame too. */
const compactLook = {
  display: { sm: 'grid' },
  gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& .ends': { display: 'none' },
} as const;
/** The results, a container for queries about their width. */
const Answer = chakra('div', {
  base: {
    containerType: 'inline-size',
    '& > div': {
      ...column,
      gap: { base: 4, lg: 3 },
      _print: { display: 'block', '& > * + *': { mt: 4 } },
      '& > div:last-of-type:empty': { display: 'none' },
      // where they fit, the figures are a row under the headline
      '&:not([data-round])': {
        // the first chart is in the first window beside its inputs
        '& figure [data-kind]': { height: { lg: '15.5rem' } },
        '@container (min-width: 31rem)': {
          display: { base: 'grid', _print: 'block' },
          gridTemplateColumns: 'minmax(0, 1fr)',
          '& > figure': { gridRow: 4 },
          '& dl': { gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))', columnGap: 5, pt: 1 },
          '& dl > div': { display: 'block', borderBottomWidth: 0, py: 1 },
          '& dd': { textAlign: 'start' },
        },
      },
      // a round chart is beside headline and figures
      '&[data-round]': {
        '@container (min-width: 31rem)': {
          display: { base: 'grid', _print: 'block' },
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateRows: 'auto auto 1fr',
          '& > :first-child, & > div:last-of-type': { gridColumn: '1 / 3' },
          '& > figure': { gridColumn: 2, gridRow: '2 / 4' },
        },
      },
    },
  },
});
// takes no room while it is empty
const Notices = chakra('div', { base: { ...column, gap: 3, _empty: { display: 'none' } } });

/** Reserves the height of the line about live figures before it loads. */
const LiveRoom = chakra('div', { base: { display: 'grid', minHeight: '3.5rem', '@media print': { minHeight: 0 } } });

/** The height of a change that is offered, before it loads: two lines on a phone. */
const LeverRoom = chakra('div', {
  base: { minHeight: { base: '3.75rem', lg: '2.75rem' }, mt: 3, _print: { display: 'none' } },
});

/** The kinds of chart that stand beside the figures. */
const IS_ROUND: Readonly<Record<ChartKind, boolean>> = {
  donut: true,
  shares: true,
  line: false,
  area: false,
  bars: false,
  fan: false,
};

/** Loads what must be there when a tool's page is rendered: rows, and tables that live figures change while it is hydrated. */
export const loadParts = ({ inputs, live }: Tool) =>
  Promise.all([loadFields(inputs), live ? loadEarly(loadLiveTable) : undefined]);

export interface ToolBodyProps {
  readonly id: string;
  readonly title: string;
  /** Its short name, for where its figures come from. */
  readonly short?: string;
  readonly tool: Tool;
  /** Reads stored values; loaded only with tools that store values. */
  readonly readStored: ((id: string, tool: Tool) => Kept | null) | null;
  /** The path of its own page, as in the catalogue. */
  readonly path: string;
  /** Embedded in another site: the calculator without text, which stores nothing and asks for no key. */
  readonly alone?: boolean;
  /** Embedded in its short form: inputs, sentence, figure and first chart alone. */
  readonly compact?: boolean;
  /** Told of the figures whenever they have changed. */
  readonly onFigures?: (outcome: Success) => void;
  /** Told of what was entered, so that it can be remembered. */
  readonly onEntered?: OnEntered | undefined;
  /** How to link to another tool; without it there are no links that go on in one. */
  readonly linkTo?: LinkTo;
  /** Links to related tools, which stand beside the text. */
  readonly related?: ReactNode;
}

/** A whole calculator from its definition: inputs, figures, charts, tables, examples and text. */
function ToolBody({
  id,
  title,
  short = title,
  tool,
  readStored,
  path,
  alone = false,
  compact = false,
  onFigures,
  onEntered,
  linkTo,
  related,
}: ToolBodyProps) {
  const [prerendered] = useState(!isHydrated());
  const [kept, setKept] = useState(() => (prerendered ? null : (readStored?.(id, tool) ?? null)));
  const calculator = useCalculator(tool, kept?.values);
  useEffect(() => {
    const found = prerendered ? readStored?.(id, tool) : null;
    if (!found) return;
    setKept(found);
    calculator.store.set(found.values, 'stored');
  }, [prerendered, readStored, id, tool, calculator]);
  // as they were when this page opened, or as they are stored now
  const usual = () => readStored?.(id, tool)?.values ?? kept?.values ?? {};
  const [linked, setLinked] = useAddress(id, calculator, usual, onEntered);
  const saved =
    tool.keep && linked && !alone
      ? {
          replace: () => {
            calculator.store.set(calculator.store.values(), 'import');
            setLinked(null);
          },
          back:
            kept &&
            (() => {
              calculator.store.set(usual(), 'stored', []);
              setLinked(null);
            }),
        }
      : null;
  useEffect(() => {
    if (alone || !document.modelContext) return;
    const ended = new AbortController();
    import('./assistant/page-tools.ts').then(
      ({ offerTools }) => ended.signal.aborted || offerTools(title, calculator, ended.signal),
      () => {}, // the page works without them
    );
    return () => ended.abort();
  }, [alone, title, calculator]);
  useEffect(() => (alone ? undefined : watchFigures(id, short, calculator)), [alone, id, short, calculator]);
  useEffect(() => {
    if (!onFigures) return;
    return calculator.store.subscribe(() => {
      const outcome = calculator.store.outcome();
      if (outcome.ok) onFigures(outcome);
    });
  }, [onFigures, calculator]);
  const [panelOpen, setPanelOpen] = useState(false);
  const [notices, setNotices] = useState<Element | null>(null);
  const results = useRef<HTMLElement>(null);
  const following = useFollower(calculator, results);
  const first = tool.charts.find(({ kind }) => IS_ROUND[kind]) ?? tool.charts[0];
  const isRound = first !== undefined && IS_ROUND[first.kind];
  const others = tool.charts.filter((chart) => chart !== first);
  return (
    <Page>
      {tool.keep && !alone && <Notices ref={setNotices} data-noprint="" />}
      {linked && <LinkNotice linked={linked} saved={saved} onClose={() => setLinked(null)} />}
      <Columns css={compact ? compactLook : {}}>
        <Panel aria-label={words.calculator}>
          <OfferingTool value={alone ? null : id}>
            <Inputs calculator={calculator} />
          </OfferingTool>
        </Panel>
        <Panel
          ref={results}
          tabIndex={-1}
          aria-label={words.results}
          {...column}
          gap={5}
          // a panel may be longer than the screen
          position={{ lg: panelOpen ? 'static' : 'sticky', _print: 'static' }}
          top="5rem"
          mt={{ _print: 4 }}
          _focus={{ outline: 'none' }}
        >
          <Answer>
            <div data-round={isRound ? '' : undefined}>
              <div>
                <StoryHeading calculator={following} />
                {tool.levers.length > 0 && !compact && <Lever calculator={following} />}
              </div>
              <div>
                <Headline calculator={following} />
              </div>
              {first && <First calculator={calculator} chart={first} />}
              {!compact && (
                <>
                  <div>
                    <ListedResults calculator={following} />
                    <Announcement calculator={following} />
                  </div>
                  <div>
                    <Notes calculator={following} />
                  </div>
                </>
              )}
            </div>
          </Answer>
          {tool.next.length > 0 && linkTo && <NextPlace calculator={following} linkTo={linkTo} />}
          {!compact && (
            <Powers id={id} title={title} path={path} alone={alone} calculator={calculator} onOpen={setPanelOpen} />
          )}
          {tool.live && (
            <LiveRoom>
              <OnceMounted>
                <LazyPart load={loadLive} props={{ live: tool.live, calculator }} />
              </OnceMounted>
            </LiveRoom>
          )}
          {!compact && <BasisNote calculator={following} />}
        </Panel>
      </Columns>
      {!compact && <Views calculator={calculator} charts={others} />}
      {tool.keep && !linked && !alone && (
        <OnceMounted>
          <LazyPart key={kept ? 'found' : 'new'} load={loadKeep} props={{ id, calculator, start: kept, notices }} />
        </OnceMounted>
      )}
      {!alone && (
        <>
          {tool.insight && (
            <OnceMounted>
              <LazyPart load={loadInsight} props={{ insight: tool.insight, calculator }} />
            </OnceMounted>
          )}
          {tool.examples.length > 0 && <Examples calculator={calculator} />}
          <Reading content={tool.content} related={related} />
          <ResultBar calculator={calculator} results={results} />
        </>
      )}
    </Page>
  );
}

/** Whether the rule of one of these parts holds for the present figures. */
const useSomeShown = ({ tool, store }: Calculator, parts: readonly Parameters<typeof isPartShown>[1][]): boolean =>
  useOutcome(store, (outcome) => outcome.ok && parts.some((part) => isPartShown(tool, part, outcome.values, outcome)));

/** A change that helps, while a lever's rule holds or one was applied. */
function Lever({ calculator }: { calculator: Calculator }) {
  const { tool, store } = calculator;
  const fits = useSomeShown(calculator, tool.levers);
  const applied = useUndoable(store, 'lever') !== null;
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [seen, setSeen] = useState(near);
  if (near && !seen) setSeen(true);
  // a rule may hold where no change helps; that is known once its code is there
  const [some, setSome] = useState(true);
  return (
    <LeverRoom ref={place} hidden={!some || (!fits && !applied)}>
      {seen && <LazyPart load={loadLever} props={{ calculator, onLine: setSome }} />}
    </LeverRoom>
  );
}

/** Links that go on in other tools, while there is one. */
function NextPlace({ calculator, linkTo }: { calculator: Calculator; linkTo: LinkTo }) {
  const some = useSomeShown(calculator, calculator.tool.next);
  return (
    // the height of a link, before its code loads
    <div data-noprint="" hidden={!some} style={{ minHeight: '2.75rem' }}>
      <OnceMounted>
        <LazyPart load={loadNext} props={{ calculator, linkTo }} />
      </OnceMounted>
    </div>
  );
}

function First({ calculator, chart }: { calculator: Calculator; chart: Chart }) {
  return useShown(calculator, chart.showWhen) ? <ToolChart calculator={calculator} chart={chart} /> : null;
}

// memo: the shell around it renders again when the page has mounted
export default memo(ToolBody);
