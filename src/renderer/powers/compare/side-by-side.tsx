import { chakra } from '@chakra-ui/react/styled-system';
import { type CSSProperties, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { targetSize } from '#src/design/layout.ts';
import { Hidden, Quiet, unseenLook } from '#src/design/text.tsx';
import { formatNumber, formatValue, MINUS } from '#src/engine/format.ts';
import {
  type Candidate,
  type Compared,
  type ComparedOutput,
  type Comparison,
  compare,
} from '#src/engine/powers/compare.ts';
import { verdictOf } from '#src/engine/powers/verdict.ts';
import { words as panelWords } from '#words/panels.ts';
import { words as scenarioWords } from '#words/scenario.ts';
import { ChartFrame } from '../../charts/index.tsx';
import { useCalculator, useLive } from '../../state/calculator.ts';
import { Choice, Controls } from '../panel-parts.tsx';
import { comparedChart } from './chart.ts';

const words = panelWords.compare;

/** Milliseconds without a change before the verdict is read out. */
const ANNOUNCED = 800;

/** The places of the candidates from left to right. The present one is second, so that a phone shows it beside the first. */
const useOrder = (count: number, first: number, isLastPresent: boolean) =>
  useMemo(
    () => [...new Set([first, ...(isLastPresent ? [count - 1] : []), ...Array(count).keys()])],
    [count, first, isLastPresent],
  );

/** A text as it was when it last stayed the same for a while, so that not every key press is read out. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCED);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

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
  const [chosen, setChosen] = useState(0);
  const live = useLive();
  const count = candidates.length;
  // the present one may have gone
  const first = chosen < count ? chosen : 0;
  const order = useOrder(count, first, isLastPresent);
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
  const announced = useSettledText(verdict);

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
            onChoose={(index) => setChosen(Number(index))}
          />
        </Controls>
      )}
      <ComparedSheet caption={caption} comparison={comparison} order={order}>
        {children}
      </ComparedSheet>
      {/* another kind of chart is another component */}
      {drawn && !alike && <ChartFrame key={drawn.chart.kind} {...drawn} />}
    </Whole>
  );
}

const Scroll = chakra('div', { base: { position: 'relative', overflowX: 'auto', mt: 3 } });
/** Where not all columns fit they scroll; the name of a row, above its figures, stays in sight. */
const Table = chakra('table', {
  base: {
    display: 'block',
    minWidth: 'calc(var(--columns) * 6.5rem)',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& > caption': unseenLook,
    '& > :is(thead, tbody)': { display: 'block' },
  },
});
const Row = chakra('tr', {
  base: {
    breakInside: 'avoid',
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    columnGap: 3,
    alignItems: 'start',
    py: 2,
    borderTopWidth: '1px',
    '& > :first-child': {
      gridColumn: '1 / -1',
      justifySelf: 'start',
      position: 'sticky',
      insetInlineStart: 0,
      color: 'muted',
    },
    '& > :is(th, td)': { textAlign: 'start', fontWeight: 500 },
    '& strong': { display: 'block', fontWeight: 600 },
  },
});
const HeadRow = chakra(Row, {
  base: {
    borderTopWidth: 0,
    pt: 0,
    '& > th': { fontWeight: 600 },
    // on a line with the names in boxes
    '&:has(input) > th:not(:has(input))': { display: 'flex', alignItems: 'center', minHeight: targetSize },
    // the words of a button without a frame begin where its column does
    '& > th > div': { display: 'flex', ms: -3 },
  },
});
const DifferenceLook = chakra('small', {
  base: { display: 'inline-block', mt: 1, px: 1.5, py: 0.5, borderRadius: 'md', fontSize: 'xs' },
  variants: {
    verdict: {
      same: { color: 'muted', bg: 'sunken' },
      better: { color: 'good', bg: 'good-subtle' },
      worse: { color: 'danger', bg: 'danger-subtle' },
    },
  },
  defaultVariants: { verdict: 'same' },
});

interface ComparedSheetProps {
  readonly caption: string;
  readonly comparison: Comparison;
  /** The place of each column among the candidates. */
  readonly order: readonly number[];
  readonly children: (name: string, index: number) => ReactNode;
}

/** Scenarios side by side: the inputs that differ, and the results that do, each with its difference to the first; all results while none does. */
function ComparedSheet({ caption, comparison, order, children }: ComparedSheetProps) {
  const { columns, inputs, outputs } = comparison;
  const differs = ({ values }: ComparedOutput) => values.some((value) => value !== values[0]);
  const differing = outputs.filter(differs);
  const rows = differing.length > 0 ? differing : outputs;
  // the options of a choice are the names of their columns
  const named = inputs.filter(({ texts }) => texts.some((text, index) => text !== columns[index]?.name));
  const unchangedLabels = outputs.filter((output) => !rows.includes(output)).map(({ label }) => label);
  return (
    // a region that scrolls must be reachable by keyboard
    <Scroll role="region" tabIndex={0} aria-label={caption}>
      <Table style={{ '--columns': columns.length } as CSSProperties}>
        <caption>{caption}</caption>
        <thead>
          <HeadRow>
            <td />
            {columns.map(({ name }, index) => (
              // whoever types in one stays there when another column comes or goes
              <th key={order[index]} scope="col">
                {children(name, order[index] ?? 0)}
              </th>
            ))}
          </HeadRow>
        </thead>
        <tbody>
          {named.map(({ path, label, texts }) => (
            <Row key={path}>
              <th scope="row">{label}</th>
              {columns.map((_, index) => (
                <td key={index}>{texts[index]}</td>
              ))}
            </Row>
          ))}
          {rows.map((output) => (
            <Row key={output.name}>
              <th scope="row">{output.label}</th>
              {columns.map((column, index) => (
                <td key={index}>
                  <strong>{output.texts[index] || none(column)}</strong>
                  {differing.length > 0 && <Difference output={output} index={index} />}
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
      {unchangedLabels.length > 0 && <Quiet>{words.still(unchangedLabels.join(', '))}</Quiet>}
    </Scroll>
  );
}

const none = ({ outcome }: Compared) => (outcome.ok ? words.notShown : words.refused);

/** How a scenario differs from the first: by figure, by word and by colour. */
function Difference({ output, index }: { output: ComparedOutput; index: number }) {
  const difference = output.differences[index] ?? null;
  if (difference === null) return null;
  const verdict = output.verdicts[index] ?? null;
  if (difference === 0) return <DifferenceLook>{words.same}</DifferenceLook>;
  const size = Math.abs(difference);
  // 1.5 of 8% are points, not percent
  const amount =
    output.spec.kind === 'percent'
      ? scenarioWords.verdict.points(formatNumber(size, output.spec.decimals))
      : formatValue(output.spec, size);
  if (verdict === null || verdict === 'same')
    return <DifferenceLook>{`${difference > 0 ? '+' : MINUS}${amount}`}</DifferenceLook>;
  // the word says which way: nobody says "minus ₹300 better"
  return <DifferenceLook verdict={verdict}>{words[verdict](amount)}</DifferenceLook>;
}
