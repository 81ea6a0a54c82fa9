import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, memo, type RefObject, useMemo, useRef, useState } from 'react';
import { Button, Quiet } from '#src/design/parts.tsx';
import { filledIn, placeOf, textOfNote } from '#src/engine/notes.ts';
import type { Chart, ChartKind, Outcome } from '#src/engine/types.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { words } from '#words/page.ts';
import type { Calculator } from '../state/calculator.ts';
import { useNear, useSettled } from '../state/settled.ts';
import { type ChartData, type ChartProps, dataOf } from './data.ts';
import { axisTick } from './look.ts';

const curves = () => import('./curves.tsx');
const rings = () => import('./ring.tsx');

/** Each kind loads only where it is used. */
const kinds: Record<ChartKind, () => Promise<{ default: ComponentType<ChartProps> }>> = {
  donut: rings,
  shares: rings,
  line: curves,
  area: curves,
  bars: () => import('./bars.tsx'),
  fan: curves,
  radar: () => import('./radar.tsx'),
};

// a chart learns of a narrower place a moment late, and the page must not scroll sideways for it
const Figure = chakra('figure', { base: { minWidth: 0, overflowX: 'clip', overflowClipMargin: '1rem' } });
const Caption = chakra('figcaption', { base: { fontWeight: 600, mb: 2 } });
const Frame = chakra('div', {
  base: {
    height: { base: '16rem', lg: '20rem' },
    // the names of many slices take several lines, and the ring has the room that they leave
    '&[data-kind=shares]': { height: { base: '22rem', lg: '24rem' } },
    display: 'grid',
    alignItems: 'center',
    minWidth: 0,
    // the reset's inherited font overrides the size that recharts gives its texts, and that it leaves room for
    '& svg text': { fontSize: axisTick.fontSize },
    // a reader's spaced text is wider than the room that was measured for it
    '& .recharts-surface': { overflow: 'visible' },
    // paper is not as wide as the screen that the chart was drawn for
    '& svg.recharts-surface': { width: { _print: '100%' }, height: { _print: '100%' } },
  },
});

/** A chart with its title; its place is kept while its code loads. Without data a line says why, or nothing does. */
export function ChartFrame({
  chart,
  data,
  why = words.chartEmpty,
  place,
  near,
}: {
  chart: Chart;
  data: ChartData | null;
  why?: string;
  place: RefObject<HTMLElement | null>;
  near: boolean;
}) {
  // its code is asked for when it first comes near
  const [asked, setAsked] = useState(near);
  if (near && !asked) setAsked(true);
  return (
    <Figure ref={place}>
      <Caption>{chart.title}</Caption>
      <Frame data-kind={chart.kind}>
        {data === null ? (
          <Quiet textAlign="center">{why}</Quiet>
        ) : (
          asked && (
            <LazyPart
              load={kinds[chart.kind]}
              props={{ chart, data }}
              failed={(retry) => (
                <div>
                  <Quiet mb={2}>{words.chartFailed}</Quiet>
                  <Button type="button" onClick={retry}>
                    {words.tryAgain}
                  </Button>
                </div>
              )}
            />
          )
        )}
      </Frame>
    </Figure>
  );
}

/** Why there is nothing to draw: the remark that compute makes of it, where it makes one. */
function reason({ tool, store }: Calculator, chart: Chart, outcome: Outcome): string {
  // a refusal stands at its field and with the results, which need no other sentence beside them
  if (!outcome.ok) return words.noFigure;
  if (chart.kind === 'donut') return words.chartEmpty;
  const note = outcome.notes.find((id) => placeOf(tool.notes[id]) === null);
  if (note === undefined) return words.chartZero;
  return filledIn(tool, textOfNote(tool.notes[note] ?? note), outcome, store.value, null, note);
}

/** One chart of a tool. It follows the figures when there is time, and never holds them up. */
export const ToolChart = memo(function ToolChart({ calculator, chart }: { calculator: Calculator; chart: Chart }) {
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const outcome = useSettled(calculator.store.settled, near);
  const data = useMemo(() => dataOf(calculator.tool, chart, outcome), [calculator, chart, outcome]);
  const why = data === null ? reason(calculator, chart, outcome) : '';
  return <ChartFrame chart={chart} data={data} why={why} place={place} near={near} />;
});
