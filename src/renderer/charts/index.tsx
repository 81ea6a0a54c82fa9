import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Quiet } from '#src/design/parts.tsx';
import type { Chart, ChartKind } from '#src/engine/types.ts';
import { type Calculator, NEAR, useSettledOutcome } from '../calculator.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { words } from '../words.ts';
import { type ChartData, type ChartProps, dataOf } from './data.ts';

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
const Figure = chakra('figure', { base: { minWidth: 0, overflowX: 'clip' } });
const Caption = chakra('figcaption', { base: { fontWeight: 600, mb: 2 } });
const Frame = chakra('div', {
  base: { height: { base: '16rem', lg: '20rem' }, display: 'grid', alignItems: 'center', minWidth: 0 },
});

/** Whether a part of the page has come near what is seen: its chart's code is not asked for before. */
function useNear(part: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!part.current || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      NEAR,
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, near]);
  return near;
}

/** A chart with its title; its place is kept while its code loads. */
export function ChartFrame({
  chart,
  data,
  place,
}: {
  chart: Chart;
  data: ChartData | null;
  place: RefObject<HTMLElement | null>;
}) {
  const near = useNear(place);
  return (
    <Figure ref={place}>
      <Caption>{chart.title}</Caption>
      <Frame>
        {data === null ? (
          <Quiet textAlign="center">{words.chartEmpty}</Quiet>
        ) : (
          near && (
            <LoadedPart
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

/** One chart of a tool. It follows the figures when there is time, and never holds them up. */
export const ToolChart = memo(function ToolChart({ calculator, chart }: { calculator: Calculator; chart: Chart }) {
  const place = useRef<HTMLElement>(null);
  const outcome = useSettledOutcome(calculator.store, place);
  const data = useMemo(() => dataOf(calculator.tool, chart, outcome), [calculator, chart, outcome]);
  return <ChartFrame chart={chart} data={data} place={place} />;
});
