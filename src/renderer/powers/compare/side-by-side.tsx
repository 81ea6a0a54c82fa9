import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Hidden } from '#src/design/text.tsx';
import { type Candidate, compare } from '#src/engine/powers/compare.ts';
import { verdictOf } from '#src/engine/powers/verdict.ts';
import { words as panelWords } from '#words/panels.ts';
import { ChartFrame } from '../../charts/index.tsx';
import { useCalculator, useLive } from '../../state/calculator.ts';
import { Choice, Controls } from '../panel-parts.tsx';
import { comparedChart } from './chart.ts';
import { ComparedSheet } from './sheet.tsx';

const words = panelWords.compare;

/** Milliseconds without a change before the verdict is read out. */
const ANNOUNCED = 800;

const Whole = chakra('div', {
  base: {
    display: 'grid',
    gap: 4,
    mt: 3,
    '& > p': { fontSize: 'lg', fontWeight: 600, lineHeight: 1.4, textWrap: 'pretty' },
    '& > *': { minWidth: 0 },
  },
});

/** Scenarios side by side, with what they come to in a sentence. One of them is what the others are compared with. */
export function SideBySide({
  caption,
  candidates,
  isLastPresent = false,
  children = (name) => name,
}: {
  caption: string;
  candidates: readonly Candidate[];
  /** Whether the last is the present one, and the others are kept beside it. */
  isLastPresent?: boolean;
  /** The head of a column, by its place among the candidates. */
  children?: (name: string, index: number) => ReactNode;
}) {
  const { tool } = useCalculator();
  const [first, setFirst] = useState(0);
  const live = useLive();
  const count = candidates.length;
  // the present one second, so that a phone shows it beside the first
  const order = useMemo(
    () => [...new Set([first, ...(isLastPresent ? [count - 1] : []), ...Array(count).keys()])],
    [count, first, isLastPresent],
  );
  const comparison = useMemo(
    () =>
      compare(
        tool,
        order.flatMap((index) => candidates[index] ?? []),
        live,
      ),
    [tool, candidates, order, live],
  );
  const settled = useDeferredValue(comparison);
  const drawn = useMemo(() => comparedChart(tool, settled.columns), [tool, settled]);
  const alike = isLastPresent && comparison.inputs.length === 0;
  const verdict = (alike ? words.alike : verdictOf(tool, comparison)) ?? '';
  const [announced, setAnnounced] = useState(verdict);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(verdict), ANNOUNCED);
    return () => clearTimeout(timer);
  }, [verdict]);

  const options = order
    .map((index, place) => ({ value: String(index), label: comparison.columns[place]?.name ?? '' }))
    .sort((a, b) => Number(a.value) - Number(b.value));
  return (
    <Whole>
      {verdict !== '' && <p aria-hidden="true">{verdict}</p>}
      <Hidden role="status">{announced}</Hidden>
      {count > 2 && (
        <Controls>
          <Choice
            label={words.first}
            value={String(first)}
            options={options}
            onChoose={(index) => setFirst(Number(index))}
          />
        </Controls>
      )}
      <ComparedSheet caption={caption} comparison={comparison}>
        {(name, place) => children(name, order[place] ?? 0)}
      </ComparedSheet>
      {/* another kind of chart is another component */}
      {drawn && !alike && <ChartFrame key={drawn.chart.kind} {...drawn} />}
    </Whole>
  );
}
