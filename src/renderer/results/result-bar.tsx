import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type RefObject, useEffect, useMemo, useState } from 'react';
import { Icon, KindIcon } from '#src/design/icon.tsx';
import { edge } from '#src/design/layout.ts';
import { Hidden } from '#src/design/text.tsx';
import { formatResult } from '#src/engine/format.ts';
import type { Result } from '#src/engine/results.ts';
import { besideHeadline } from '#src/engine/story.ts';
import type { Output } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { useCalculator, useLive, useOutcome, usePins } from '../state/calculator.ts';
import { useToday } from '../state/today.ts';
import {
  deniedMark,
  figureText,
  refusalOf,
  refusalText,
  shortFigureText,
  splitResults,
  useResults,
} from './result.tsx';

/** The height of the header, under which nothing is seen, and that of the bar with about the first figure above it. */
const HEADER = 64;
const BAR = 128;

const Bar = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none', _print: 'none' },
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'banner',
    alignItems: 'center',
    gap: 3,
    px: { base: edge, md: 8 },
    pt: 2,
    pb: 'calc(0.5rem + env(safe-area-inset-bottom))',
    bg: 'panel',
    borderTopWidth: '1px',
    boxShadow: '0 -4px 16px rgb(0 0 0 / 0.08)',
    '&[data-away]': { visibility: 'hidden' },
    // it covers the bar; its name says what it does, without the figures
    '& > button': {
      position: 'absolute',
      inset: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      px: 'inherit',
      color: 'muted',
      fontSize: 'lg',
      outlineOffset: '-4px',
    },
    // room for the button's arrow
    '& > div': { flex: 1, me: 8 },
  },
});
const Repeated = chakra('div', {
  base: {
    minWidth: 0,
    '& > *': { display: 'block', overflowWrap: 'anywhere' },
    // the results say it whole: it leaves room for the page
    '& small': { fontSize: 'xs', color: 'muted', lineClamp: 1 },
    '& b': { fontSize: 'xl', fontWeight: 700, lineHeight: 1.2 },
    '& b > span': { fontSize: 'sm', fontWeight: 500, color: 'muted' },
    '& em': { fontSize: 'xs', fontStyle: 'normal', lineClamp: 2 },
    '& [data-denied]': { color: 'danger' },
    '& [data-denied=none]': { color: 'muted' },
    '& [data-denied=careful]': { color: 'careful' },
    '& [data-denied=good]': { color: 'good' },
    '& em > svg': { display: 'inline', verticalAlign: '-0.2em', me: 1 },
  },
});

/** Whether the results are in sight: from their first figure on, until the last of them is above the screen. False until that is known. */
function useInSight(results: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!results.current) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting === true), {
      rootMargin: `-${HEADER}px 0px -${BAR}px`,
    });
    observer.observe(results.current);
    return () => observer.disconnect();
  }, [results]);
  return inSight;
}

/** How a result differs from what it was in the first of the scenarios kept beside the present one: `+₹1,595`; null without any. */
function useDifference(result: Result | undefined): string | null {
  const { tool } = useCalculator();
  const live = useLive();
  const [kept] = usePins();
  const before = useMemo(() => kept && tool.run(kept.values, live), [tool, kept, live]);
  const [value, first] = [result?.value, before?.ok && result ? before.outputs[result.name] : undefined];
  if (!result || typeof value !== 'number' || typeof first !== 'number' || value === first) return null;
  // 1.5 of 8% are points, not percent
  const kind = result.spec.kind === 'percent' ? 'number' : result.spec.kind;
  return formatResult({ ...result.spec, kind, signed: true } as Output, value - first);
}

/**
 * The headline, or why it is refused or impossible, where the results are out of sight. It is on the screen beside what is typed, so it
 * changes with it; assistive technology gets the announcement.
 */
export function HeadlineNow({ comparing = false }: { comparing?: boolean }) {
  const calculator = useCalculator();
  const { tool } = calculator;
  const today = useToday();
  const outcome = useOutcome((present) => present);
  const [headline] = useResults(outcome, splitResults(tool).headlines);
  const refused = refusalOf(calculator, outcome);
  const difference = useDifference(headline);
  const second = besideHeadline(tool, outcome, today);
  const beside = comparing && difference !== null ? difference : second && `· ${second}`;
  if (!headline) return null;
  const { spec, label, unsigned, none } = headline;
  const denial = refused ? refusalText(tool, refused) : headline.denial;
  const mark = deniedMark({ ...headline, denial });
  return (
    <Repeated aria-hidden="true">
      <small>{unsigned ? label : (spec.short ?? label)}</small>
      {/* where there is no such figure, its note stands alone */}
      {!none && (
        <b data-denied={mark}>
          {shortFigureText(headline) ?? figureText(headline)}
          {beside !== null && <span> {beside}</span>}
        </b>
      )}
      {denial !== '' && (
        <em data-denied={mark === '' ? '' : undefined}>
          {mark === '' && <KindIcon kind="wrong" />}
          {denial}
        </em>
      )}
    </Repeated>
  );
}

/** The headline at the foot of a small screen while the results are out of sight; a press leads to them. */
export const ResultBar = memo(function ResultBar({
  results,
  comparison,
}: {
  results: RefObject<HTMLElement | null>;
  /** The id of the open comparison, to which a press then leads; the figure has its difference beside it. */
  comparison: string | null;
}) {
  const inSight = useInSight(results);
  function show() {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const place = comparison === null ? results.current : document.getElementById(comparison);
    place?.scrollIntoView({ block: 'start', behavior: reduced ? 'auto' : 'smooth' });
    place?.focus({ preventScroll: true });
  }
  return (
    <Bar data-result-bar="" data-noprint="" data-away={inSight ? '' : undefined}>
      <HeadlineNow comparing={comparison !== null} />
      <button type="button" onClick={show}>
        <Hidden>{words.showResults}</Hidden>
        <Icon name="chevron-down" />
      </button>
    </Bar>
  );
});
