import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Box, Column, columnLook, Fold, Panel, Sections } from '#src/design/layout.ts';
import type { Chart, Success, Tool } from '#src/engine/types.ts';
import { ClientOnly } from '#src/loading/hydrated.tsx';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { site } from '#src/site.ts';
import { words } from '#words/page.ts';
import { words as powerWords } from '#words/powers.ts';
import { isRound, ToolChart } from './charts/index.tsx';
import { Inputs } from './fields/form.tsx';
import { LivePanel } from './live-figures.tsx';
import { LinkNotice, type OnEntered, useAddress } from './powers/link.tsx';
import { PowerButtons } from './powers/power-buttons.tsx';
import { PowerPanel } from './powers/power-panel.tsx';
import { COMPARE, type PanelProps, useOpenPower, WORKING } from './powers/powers.tsx';
import { ReadingPart } from './reading/content.tsx';
import { Examples } from './reading/examples.tsx';
import { Headline } from './results/headline.tsx';
import { LeverLine } from './results/lever.tsx';
import { ListedResults, WIDE } from './results/list.tsx';
import { type LinkTo, type LoadOther, NextLinks } from './results/next.tsx';
import { BasisNote, NotesView } from './results/notes.tsx';
import { ResultBar } from './results/result-bar.tsx';
import { StoryHeading } from './results/story.tsx';
import { OfferingToolId } from './shared-inputs/offered.tsx';
import { watchSharedInputs } from './shared-inputs/watch.ts';
import { CalculatorContext, createCalculator } from './state/calculator.ts';
import { Deferred, useIsShown } from './state/deferred.tsx';
import { createStoredInputs, StoredInputsNotice } from './storage/stored-inputs.tsx';
import { FirstTable, Views } from './tables/views.tsx';

// below the figures, on few pages
const loadEmbed = () => import('./powers/embed/embed-panel.tsx');
const loadInsight = () => import('./insight/insight-panel.tsx');
const loadPrintFoot = () => import('./powers/print-foot.tsx');
const loadStorage = () => import('./storage/storage-panel.tsx');

const Columns = chakra('div', {
  base: {
    ...columnLook,
    display: { base: 'flex', lg: 'grid', _print: 'block' },
    gap: { base: 4, md: 6, lg: 4, xl: 6 },
    // a card is as high as what it holds
    alignItems: { lg: 'start' },
    gridTemplateColumns: { lg: 'minmax(0, min(22rem, 45%)) minmax(0, 1fr)' },
    // from here on many inputs have two columns
    '@media (min-width: 75rem)': { gridTemplateColumns: 'minmax(0, min(28.5rem, 45%)) minmax(0, 1fr)' },
    // rows of a name and two more need the room
    '&:has(form > [data-columns="3"])': {
      gridTemplateColumns: { xl: 'minmax(0, min(32rem, 46%)) minmax(0, 1fr)' },
    },
  },
});
/** Beside each other in a narrower frame too. */
const compactLook = { display: { sm: 'grid' }, gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' } } as const;
/** Below each other; where the panel is wide, a round chart stands beside headline and figures. */
const Parts = chakra('div', {
  base: { ...columnLook, gap: { base: 4, lg: 3 }, _print: { display: 'block', '& > * + *': { mt: 4 } } },
  variants: {
    round: {
      true: {
        [WIDE]: {
          display: { base: 'grid', _print: 'block' },
          // a length of time needs the room beside its label
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
          gridTemplateRows: 'auto 1fr',
          columnGap: 8,
          '& > figure': { gridColumn: 2, gridRow: '1 / 3' },
          '& > [data-figures]': { gridRow: 2 },
          '& > :is([data-lever], [data-notes])': { gridColumn: '1 / 3' },
        },
      },
      // the figures stand in a row under the headline, and the chart is in the first window beside its inputs
      false: { '--chart-height': '17rem', '& > figure': { [WIDE]: { order: 1 } }, '& > [data-notes]': { order: 2 } },
    },
  },
});

export interface ToolBodyProps {
  readonly id: string;
  readonly title: string;
  /** Its short name, for where its figures come from. */
  readonly short?: string;
  readonly tool: Tool;
  /** The path of its own page, as in the catalogue. */
  readonly path: string;
  /** Embedded in another site: the calculator without text, which stores nothing and asks for no key. */
  readonly embedded?: boolean;
  /** Embedded in its short form: inputs, sentence, figure and first chart alone. */
  readonly compact?: boolean;
  /** Told of the figures whenever they have changed. */
  readonly onFigures?: (outcome: Success) => void;
  /** Told of what was entered, so that it can be remembered. */
  readonly onEntered?: OnEntered | undefined;
  /** How to link to another tool; without it there are no links that go on in one. */
  readonly linkTo?: LinkTo;
  /** How to load another tool, whose figure a link names. */
  readonly loadOther?: LoadOther;
  /** Links to related tools, which stand beside the text. */
  readonly related?: ReactNode;
}

/** A whole calculator from its definition: inputs, figures, charts, tables, examples and text. */
function ToolBody({
  id,
  title,
  short = title,
  tool,
  path,
  embedded = false,
  compact = false,
  onFigures,
  onEntered,
  linkTo,
  loadOther,
  related,
}: ToolBodyProps) {
  const [calculator] = useState(() => createCalculator(tool));
  const [storedInputs] = useState(() => (tool.keep && !embedded ? createStoredInputs(id, calculator) : null));
  // after the first render, which is that of the prerendered page, and before the paint
  useLayoutEffect(() => storedInputs?.start(), [storedInputs]);
  const usual = () => storedInputs?.usual() ?? {};
  const powers = useOpenPower(calculator.store);
  const isPanelOpen = powers.open.length > 0;
  // a layout effect, because it must listen before a link is read
  useLayoutEffect(() => {
    if (!onFigures) return;
    return calculator.store.subscribe(() => {
      const outcome = calculator.store.outcome();
      if (outcome.ok) onFigures(outcome);
    });
  }, [onFigures, calculator]);
  const [unread, forgetUnread] = useAddress(id, calculator, usual, onEntered);
  useEffect(() => (embedded ? undefined : watchSharedInputs(id, short, calculator)), [embedded, id, short, calculator]);
  const results = useRef<HTMLElement>(null);
  const panel: PanelProps = { id, title, path };
  const openWorking = (button: HTMLElement) => powers.show(WORKING, button);
  // a round chart stands beside the figures
  const first = tool.charts.find(isRound) ?? tool.charts[0];
  const round = first !== undefined && isRound(first);
  const others = tool.charts.filter((chart) => chart !== first);
  return (
    <CalculatorContext value={calculator}>
      <Deferred>
        <Sections>
          {unread.length > 0 && <LinkNotice unread={unread} onClose={forgetUnread} />}
          {storedInputs && <StoredInputsNotice inputs={storedInputs} onClose={forgetUnread} />}
          <Columns css={compact ? compactLook : {}}>
            {/* in sight beside a panel that is longer */}
            <Panel aria-label={words.calculator} position={{ lg: isPanelOpen ? 'sticky' : 'static' }} top="5.5rem">
              <OfferingToolId value={embedded ? null : id}>
                <Inputs />
              </OfferingToolId>
            </Panel>
            {/* the results, which stay in sight beside a long form */}
            <Panel
              ref={results}
              tabIndex={-1}
              aria-label={words.results}
              // a panel may be longer than the screen
              position={{ lg: isPanelOpen ? 'static' : 'sticky', _print: 'static' }}
              top="5.5rem"
              mt={{ _print: 4 }}
              {...columnLook}
              gap={{ base: 4, md: 5 }}
              _focus={{ outline: 'none' }}
            >
              {/* as wide as their panel: that decides their layout, whatever the window is */}
              <Box containerType="inline-size">
                <Parts round={round}>
                  <div>
                    <Headline onWorking={!compact && WORKING.fits(tool, embedded) ? openWorking : undefined} />
                    {tool.live && <LivePanel live={tool.live} />}
                    <StoryHeading />
                  </div>
                  {tool.levers.length > 0 && !compact && <LeverLine />}
                  {first && <FirstChart chart={first} />}
                  {!compact && (
                    <>
                      <ListedResults row={!round} />
                      <NotesView />
                    </>
                  )}
                </Parts>
              </Box>
              {!compact && <PowerButtons embedded={embedded} powers={powers} />}
              {powers.open.map((opened) => (
                <PowerPanel
                  // each panel is a new one that takes the focus
                  key={opened.power.name}
                  opened={opened}
                  powers={powers}
                  embedded={embedded}
                  props={{ ...panel, table: <FirstTable /> }}
                />
              ))}
              {linkTo && <NextLinks linkTo={linkTo} loadOther={loadOther} />}
              {!compact && <BasisNote />}
            </Panel>
          </Columns>
          {!compact && <Views charts={others} linkTo={linkTo} />}
          {storedInputs && (
            <ClientOnly>
              <LazyPart load={loadStorage} props={{ id, inputs: storedInputs }} />
            </ClientOnly>
          )}
          <ClientOnly>
            <LazyPart load={loadPrintFoot} props={{ path }} failed={() => null} />
          </ClientOnly>
          {!embedded && (
            <>
              {tool.insight && site.ai.key !== '' && <Insight insight={tool.insight} />}
              {tool.examples.length > 0 && <Examples />}
              <ReadingPart content={tool.content} related={related} />
              {/* what few visitors want, at the end of the page */}
              <Column gap={1}>
                {tool.insight && site.ai.key === '' && <Insight insight={tool.insight} />}
                <EmbedLine {...panel} />
              </Column>
              <ResultBar results={results} comparison={powers.isOpen(COMPARE) ? powers.idOf(COMPARE) : null} />
            </>
          )}
        </Sections>
      </Deferred>
    </CalculatorContext>
  );
}

/** Below the figures where the site has a key, else at the end of the page: a line, until a visitor has a key of their own. */
const Insight = (props: { insight: NonNullable<Tool['insight']> }) => (
  <ClientOnly>
    <LazyPart load={loadInsight} props={props} />
  </ClientOnly>
);

/** How to put the calculator into another page: a line at the end of the page, whose panel loads when it is opened. */
function EmbedLine(props: PanelProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Fold
      minWidth={0}
      overflowWrap="anywhere"
      css={{ '& > summary': { justifyContent: 'flex-start', color: 'muted', fontSize: 'sm' } }}
      data-noprint=""
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{powerWords.embedThis}</summary>
      {opened && <LazyPart load={loadEmbed} props={props} />}
    </Fold>
  );
}

/** The first chart, which stands among the figures, where its rule shows it. */
function FirstChart({ chart }: { chart: Chart }) {
  return useIsShown()(chart.showWhen) && <ToolChart chart={chart} />;
}

// memo: the shell around it renders again when the page has mounted
export default memo(ToolBody);
