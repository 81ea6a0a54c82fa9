import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, memo, useMemo, useRef } from 'react';
import { Quiet } from '#src/design/text.tsx';
import { filledNote } from '#src/engine/filled-text.ts';
import { outputOfNote } from '#src/engine/notes.ts';
import type { Chart, ChartKind, Outcome } from '#src/engine/types.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { words } from '#words/page.ts';
import { type Calculator, useCalculator } from '../state/calculator.ts';
import { useDeferredOutcome } from '../state/deferred.tsx';
import { useNear } from '../state/screen.ts';
import { type ChartData, type ChartProps, dataOf } from './data.ts';
import { legendSize, ringForm, ringHeight } from './look.tsx';

const rings = () => import('./ring.tsx');
const plots = () => import('./plot.tsx');

/** Each kind loads only where it is used. */
const kinds: Record<ChartKind, () => Promise<{ default: ComponentType<ChartProps> }>> = {
  donut: rings,
  shares: rings,
  line: plots,
  area: plots,
  bars: plots,
  fan: plots,
};

export const isRound = ({ kind }: Chart): boolean => kinds[kind] === rings;

const { innerRadius, outerRadius } = ringForm;
// a chart shrinks a moment after its container, and the page must not scroll sideways meanwhile
const Figure = chakra('figure', {
  base: {
    minWidth: 0,
    overflowX: 'clip',
    overflowClipMargin: '1rem',
    breakInside: 'avoid',
    '& > figcaption': { fontWeight: 600, mb: 1, textWrap: 'balance' },
  },
});
const Frame = chakra('div', {
  base: {
    // below its legend and the texts of its marks the drawing keeps its height
    height: {
      base: 'calc(15rem + var(--lines) * 1.15rem)',
      lg: 'var(--chart-height, calc(16.5rem + var(--lines) * 0.75rem))',
    },
    // where a page gives the first chart less height
    minHeight: { lg: 'calc(14rem + var(--lines) * 0.9rem)' },
    // round charts, where the ring gets the height that its legend leaves
    '&[data-kind=donut], &[data-kind=shares]': { height: ringHeight },
    display: 'grid',
    // a drawing that was larger must not keep its room when the text gets smaller again
    gridTemplateRows: 'minmax(0, 1fr)',
    alignItems: 'center',
    // until its code is there, and without scripts: lines of a grid, or a ring where the round chart will be
    '&:is(:empty, :has(> [aria-busy]))': {
      bg: 'linear-gradient(to top, var(--colour-line) 1px, transparent 1px) 0 calc(100% - 2rem) / 100% 3rem',
      '&[data-kind=donut], &[data-kind=shares]': {
        bg: `radial-gradient(circle closest-side at 50% 42%, transparent ${innerRadius}, var(--colour-line) calc(${innerRadius} + 1%) calc(${outerRadius} - 1%), transparent ${outerRadius})`,
      },
    },
    '& svg text': { fontSize: '0.8125rem' },
    // text spaced by the reader is wider than the measured room
    '& .recharts-surface': { overflow: 'visible' },
    // within the drawing: the figure cuts what is beside it, and the line of figures is above it
    '& .recharts-surface:focus-visible': { outlineOffset: '-2px' },
    // shapes move to new figures, but not when they are drawn first
    '& .recharts-layer path': { transition: 'd 200ms ease-out' },
    // paper is not as wide as the screen that the chart was drawn for
    '& .recharts-wrapper > svg': { width: { _print: '100%' }, height: { _print: '100%' } },
    '& .recharts-legend-wrapper': {
      fontSize: legendSize,
      '& b': { fontWeight: 600 },
      _print: { width: '100% !important', insetInlineStart: '0 !important' },
    },
  },
});

/** How many lines there are over a drawing: one for the point, one for each name (two for a band of a fan), one for each mark. */
function linesOf(chart: Chart): number {
  if (!('x' in chart)) return 0;
  return 1 + chart.series.length + (chart.marks?.length ?? 0);
}

interface ChartFrameProps {
  readonly chart: Chart;
  readonly data: ChartData | null;
  readonly why?: string;
}

/**
 * A chart with its title; its code loads when it first comes near the screen, and its height is reserved until then. Without data
 * it shows the reason, if there is one.
 */
export const ChartFrame = memo(function ChartFrame({ chart, data, why = words.chartEmpty }: ChartFrameProps) {
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  return (
    <Figure ref={place}>
      <figcaption>{chart.title}</figcaption>
      <Frame data-kind={chart.kind} style={{ '--lines': linesOf(chart) } as object}>
        {data === null ? (
          <Quiet textAlign="center">{why}</Quiet>
        ) : (
          near && <LazyPart load={kinds[chart.kind]} props={{ chart, data }} />
        )}
      </Frame>
    </Figure>
  );
});

/** Why there is nothing to draw: the note of compute about it, if there is one. */
function reason({ tool, store }: Calculator, chart: Chart, outcome: Outcome): string {
  // the refusal itself is shown at its field and with the results
  if (!outcome.ok) return words.noFigure;
  if (chart.kind === 'donut') return words.chartEmpty;
  const note = outcome.notes.find((id) => outputOfNote(tool.notes[id]) === null);
  return note === undefined ? words.chartZero : filledNote(tool, note, outcome, { inputValue: store.value });
}

/** One chart of a tool. It follows the figures later, and never delays them. */
export const ToolChart = memo(function ToolChart({ chart }: { chart: Chart }) {
  const calculator = useCalculator();
  const outcome = useDeferredOutcome();
  const data = useMemo(() => dataOf(calculator.tool, chart, outcome), [calculator, chart, outcome]);
  const why = data === null ? reason(calculator, chart, outcome) : '';
  return <ChartFrame chart={chart} data={data} why={why} />;
});
