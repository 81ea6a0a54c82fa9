import { chakra } from '@chakra-ui/react/styled-system';
import { type CSSProperties, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon, KindIcon } from '#src/design/icon.tsx';
import { column, edge, Hidden } from '#src/design/parts.tsx';
import { formatResult } from '#src/engine/format.ts';
import { isNone, type Result } from '#src/engine/results.ts';
import type { Chart } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import { words } from '#words/page.ts';
import { coloursOf } from '../charts/look.ts';
import { type Calculator, type Cause, type Store, useOutcome, useShown } from '../state/calculator.ts';
import { PACES, SEEN, useSettled } from '../state/settled.ts';
import {
  deniedMark,
  figureText,
  isNumber,
  refusalText,
  shortText,
  splitResults,
  useRefused,
  useResults,
} from './result.ts';

const Bar = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'banner',
    alignItems: 'center',
    gap: 3,
    width: 'full',
    px: { base: edge, md: 8 },
    pt: 'calc(0.5rem - 1px)',
    pb: 'calc(0.5rem + env(safe-area-inset-bottom))',
    bg: 'panel',
    color: 'fg',
    borderTopWidth: '1px',
    borderColor: 'line',
    boxShadow: '0 -4px 16px rgb(0 0 0 / 0.08)',
    '&[data-away]': { visibility: 'hidden' },
    // not with :has(), for which every key press would compute the styles of all buttons again
    '& > [data-why=wrong]::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      bg: 'danger-subtle',
      borderTopWidth: '1px',
      borderColor: 'danger',
    },
    '& > [data-why=wrong] ~ button': { color: 'danger' },
    '& > [data-why=wrong] ~ .parts': { display: 'none' },
    // two parts of a whole along the upper edge, with a gap between them: a background, so that a key press lays out nothing
    '& > .parts': {
      position: 'absolute',
      insetInline: 0,
      top: '-1px',
      height: '5px',
      background:
        'linear-gradient(to right, var(--one) calc(var(--part) - 1px), var(--colour-panel) 0 calc(var(--part) + 1px), var(--other) 0)',
    },
    // the button covers the bar; its name says what it does, without the figures
    '& > button': {
      position: 'absolute',
      inset: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      px: 'inherit',
      pb: 'env(safe-area-inset-bottom)',
      color: 'accent',
      cursor: 'pointer',
      outlineOffset: '-4px',
    },
    '& > button > svg': { boxSize: '1.5rem' },
    // what does not fit beside the headline wraps to a second line, which is hidden
    '& > .figures': {
      overflow: 'hidden',
      flex: 1,
      minWidth: 0,
      // room for the button's arrow
      me: 8,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 5,
      height: 'min(3rem, max(48px, 15vw))',
    },
    '& > .figures > span': {
      ...column,
      // both, so that the second hardly moves where the first gets narrower
      flexGrow: 1,
      maxWidth: 'full',
      minWidth: 0,
      justifyContent: 'center',
      height: 'full',
    },
    '& > .figures > span + span': { minWidth: '8ch', textAlign: 'end' },
    // the second figure must fit, its label may be cut
    '& > .figures > span + span > small': { width: 0, minWidth: 'full' },
    // why a figure is impossible stands under it, which stands beside its label then
    '& > .figures[data-why]': {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      justifyContent: 'center',
      height: 'auto',
      minHeight: 'min(3rem, max(48px, 15vw))',
    },
    '& > .figures[data-why] > span': {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      alignItems: 'baseline',
      columnGap: 3,
      height: 'auto',
    },
    '& [data-denied]': { color: 'danger' },
    '& [data-denied=none]': { color: 'muted' },
    '& [data-denied=careful]': { color: 'careful' },
    '& [data-denied=good]': { color: 'good' },
    '& em': {
      display: '-webkit-box',
      // the types do not know it
      ...({ WebkitBoxOrient: 'vertical' } as object),
      WebkitLineClamp: 2,
      overflow: 'hidden',
      fontStyle: 'normal',
      fontSize: 'min(0.8125rem, 4vw)',
      lineHeight: 1.3,
    },
    '& [data-why=wrong] em': { color: 'danger' },
    '& em > svg': { display: 'inline', verticalAlign: '-0.2em', me: 1 },
    // large text grows only as far as it fits: the results show all of it
    '& small': { fontSize: 'min(0.8125rem, 5vw)', color: 'muted', lineHeight: 1.25 },
    '& :is(small, b, i)': { flexShrink: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > .figures[data-why] > span > small': { flexShrink: 1 },
    '& > .figures[data-why] b': { fontSize: 'min(1rem, 5vw)' },
    '& u': { ms: 2, color: 'fg', fontWeight: 600, textDecoration: 'none' },
    '& b': {
      // as wide as the screen without the bar's edges; a query of the bar's width would compute styles twice for a key press
      fontSize: 'min(1.375rem, 6.5vw, 1.28 * (100vw - 6rem) / var(--letters, 1))',
      fontWeight: 700,
      lineHeight: 1.2,
      fontVariantNumeric: 'tabular-nums',
    },
    '& i': {
      fontStyle: 'normal',
      fontSize: 'min(1rem, 5.5vw)',
      fontWeight: 600,
      lineHeight: 1.35,
      fontVariantNumeric: 'tabular-nums',
    },
    '@media print': { display: 'none' },
  },
});

/** Whether the results' headline is in sight between the header and the bar; false until that is known. */
function useInSight(results: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const headline = results.current?.querySelector('[data-headline] output');
    if (!headline) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting === true), SEEN);
    observer.observe(headline);
    return () => observer.disconnect();
  }, [results]);
  return inSight;
}

/** If more pixels of the window than this are hidden, a keyboard is open. */
const KEYBOARD = 150;

/** Whether an on-screen keyboard covers the foot of the screen. */
function useKeyboard(): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const look = () => setCovers(window.innerHeight - seen.height * seen.scale > KEYBOARD);
    seen.addEventListener('resize', look);
    return () => seen.removeEventListener('resize', look);
  }, []);
  return covers;
}

/** How long a change stays beside the headline once it is told, in milliseconds. */
const CHANGE_STAYS = 2000;

/** Causes by which a page gets its first figures. */
const OPENS: ReadonlySet<Cause> = new Set(['link', 'opened', 'stored', 'adopted']);

/**
 * By how much a figure has changed under its label, over all changes that came one after the other; null while it changes and
 * when it has been at rest.
 */
function useChange(store: Store, value: number | string | undefined, label: string): number | null {
  const rest = useRef({ value, label });
  const [told, setTold] = useState<{ value: number; by: number } | null>(null);
  useEffect(() => {
    const { value: before, label: under } = rest.current;
    if (before === value && under === label) return;
    // the visitor saw nothing else before
    if (OPENS.has(store.last() ?? 'opened')) {
      rest.current = { value, label };
      return;
    }
    const tell = setTimeout(() => {
      if (typeof value === 'number' && typeof before === 'number' && under === label)
        setTold({ value, by: value - before });
    }, PACES.rest.pause);
    const end = setTimeout(() => {
      rest.current = { value, label };
      setTold(null);
    }, PACES.rest.pause + CHANGE_STAYS);
    return () => {
      clearTimeout(tell);
      clearTimeout(end);
    };
  }, [store, value, label]);
  return told !== null && told.value === value ? told.by : null;
}

const nameOf = ({ spec, label, unsigned }: Result) => (unsigned ? label : (spec.short ?? label));

/** What a result shows, which its label may give without a sign. */
const sizeOf = ({ value, unsigned }: Result) => (unsigned && typeof value === 'number' ? Math.abs(value) : value);

/** Letters that fit on every screen: a figure of fewer needs no other size, so that no styles are computed for a key press. */
const FITTING = 10;

/** A figure as it fits into the bar. */
const textOf = (result: Result) => shortText(result) ?? figureText(result);

/** The headline and the next result with another figure; in place of that, why the headline is refused or impossible. */
function Figures({ calculator }: { calculator: Calculator }) {
  const { tool, store } = calculator;
  const { headlines, rest } = splitResults(tool);
  const [first, ...others] = [...headlines, ...rest];
  const [headline] = useResults(calculator, first ? [first] : []);
  // while live figures load: what arrives is no change of the visitor's, and would move the second figure
  const waiting = useOutcome(store, () => store.waiting());
  const second = others.find(
    ([name, { showWhen }]) =>
      holds(showWhen, tool.inputs, store.value) &&
      store.value(name) !== headline?.value &&
      !isNone(tool, name, store.outcome()),
  );
  const [next] = useResults(calculator, second && !waiting ? [second] : []);
  const change = useChange(store, headline && sizeOf(headline), `${headline?.label} ${waiting}`);
  const refused = useRefused(calculator);
  const why = refused ? refusalText(tool, refused) : (headline?.denial ?? '');
  const mark = headline && deniedMark({ ...headline, denial: why });
  const shown = headline ? textOf(headline) : '';
  return (
    <span aria-hidden="true" className="figures" data-why={mark === '' ? 'wrong' : mark}>
      {headline && (
        <span>
          <small>
            {nameOf(headline)}
            {change !== null && why === '' && (
              <u>{words.changedBy(formatResult(headline.spec, Math.abs(change)), change > 0)}</u>
            )}
          </small>
          {/* where there is no such figure, its note stands alone */}
          {!headline.none && (
            <b
              data-denied={mark}
              style={
                isNumber(headline.spec)
                  ? ({ '--letters': Math.max(FITTING, shown.length) } as CSSProperties)
                  : undefined
              }
            >
              {shown}
            </b>
          )}
        </span>
      )}
      {why !== '' && (
        <em>
          {mark === '' && <KindIcon kind="wrong" />}
          {why}
        </em>
      )}
      {why === '' && next && next.value !== undefined && (
        <span>
          <small>{nameOf(next)}</small>
          <i data-denied={deniedMark(next)}>{textOf(next)}</i>
        </span>
      )}
    </span>
  );
}

type Donut = Extract<Chart, { kind: 'donut' }>;
const isOfTwo = (chart: Chart): chart is Donut => chart.kind === 'donut' && chart.slices.length === 2;

/** The two parts of a whole, as a thin bar; nothing where there is no whole. It follows once nobody is typing. */
function Parts({ calculator, chart }: { calculator: Calculator; chart: Donut }) {
  const shown = useShown(calculator, chart.showWhen);
  const outcome = useSettled(calculator.store, 'rest');
  if (!shown || !outcome.ok) return null;
  const [first = 0, second = 0] = chart.slices.map(({ value }) =>
    Math.max(0, Number(outcome.outputs[value] ?? outcome.values[value])),
  );
  if (first + second === 0) return null;
  const [one, other] = coloursOf(chart.slices.map(({ role }) => role));
  const style = { '--one': one, '--other': other, '--part': `${(first / (first + second)) * 100}%` };
  return <span aria-hidden="true" className="parts" style={style as CSSProperties} />;
}

/**
 * The headline at the foot of a small screen while the results are out of sight; a press leads to them. Its figures are hidden
 * from assistive technology, which gets the announcement.
 */
export const ResultBar = memo(function ResultBar({
  calculator,
  results,
}: {
  calculator: Calculator;
  results: RefObject<HTMLElement | null>;
}) {
  const inSight = useInSight(results);
  const covered = useKeyboard();
  const away = inSight || covered;
  const chart = calculator.tool.charts.find(isOfTwo);
  function show() {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    results.current?.scrollIntoView({ block: 'start', behavior: reduced ? 'auto' : 'smooth' });
    results.current?.focus({ preventScroll: true });
  }
  return (
    <Bar data-result-bar="" data-noprint="" data-away={away ? '' : undefined}>
      {!away && <Figures calculator={calculator} />}
      {!away && chart && <Parts calculator={calculator} chart={chart} />}
      <button type="button" onClick={show}>
        <Hidden>{words.showResults}</Hidden>
        <Icon name="chevron-down" />
      </button>
    </Bar>
  );
});
