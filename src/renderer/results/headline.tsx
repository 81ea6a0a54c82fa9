import { chakra } from '@chakra-ui/react/styled-system';
import { type CSSProperties, Fragment, memo, useEffect, useRef } from 'react';
import { KindIcon } from '#src/design/icon.tsx';
import { Box, Callout, touchable } from '#src/design/layout.ts';
import { palette } from '#src/design/palette.ts';
import { type Result, textOfResult } from '#src/engine/results.ts';
import type { NumberOutput } from '#src/engine/types.ts';
import { wakesUp } from '#src/loading/hydrated.tsx';
import { words as pageWords } from '#words/page.ts';
import { words } from '#words/powers.ts';
import { useCalculator, useOutcome } from '../state/calculator.ts';
import { LeverStep } from './lever.tsx';
import {
  Denial,
  deniedLook,
  Figure,
  figureText,
  refusalOf,
  refusalText,
  shortFigureText,
  splitResults,
  useResults,
} from './result.tsx';

/** Where there is room for two figures beside each other. */
const BESIDE = '@container (min-width: 22rem)';
/** One under the other; beside each other, each as wide as its figure, where there is room. */
const Headlines = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    columnGap: 6,
    rowGap: 3,
    [BESIDE]: { flexDirection: 'row', flexWrap: 'wrap' },
  },
});
const Large = chakra('div', {
  base: {
    minWidth: 0,
    '& > p': { color: 'muted', fontWeight: 500, textWrap: 'balance' },
    '& > span': { display: 'block', color: 'muted' },
    '& > :is(output, b)': {
      display: 'block',
      fontSize: 'xl',
      lineHeight: 1.2,
      fontWeight: 700,
      letterSpacing: '-0.02em',
      overflowWrap: 'anywhere',
    },
    // the first is the largest figure of the page
    '&:first-of-type > :is(output, b)': { fontSize: 'figure', textWrap: 'balance' },
    // the others stand on its line: an empty letter of its size
    [BESIDE]: {
      '&:not(:first-of-type) > p + :is(output, b)::before': { content: '"\\200b" / ""', fontSize: 'figure' },
    },
    // a length of time stands on one line
    '&:first-of-type > output[data-long]': { fontSize: 'min(max(1.5rem, 9.5cqi), 40px)' },
    // the exact figure under a short one
    '& > b + output, &:first-of-type > b + output': {
      fontSize: 'md',
      fontWeight: 500,
      letterSpacing: 0,
      color: 'muted',
      lineHeight: 1.5,
    },
    ...deniedLook,
  },
});
const WorkedOut = wakesUp(
  chakra('button', {
    base: {
      mt: 1,
      minHeight: touchable('1.5rem'),
      color: 'accent',
      fontSize: 'sm',
      textAlign: 'start',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  }),
);
/** How long a new headline rolls into its place, in milliseconds. */
const ROLLS = 180;
/** Where the headline stands beside the inputs. On a phone the frames of a motion out of sight would make a key press slower. */
const ROLLS_WHERE = '(min-width: 64rem) and (prefers-reduced-motion: no-preference)';

/** Rolls the figure into its place when it has changed: from below where it has grown, else from above. Nothing is laid out again. */
function useRoll(value: number | string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(value);
  useEffect(() => {
    const previousValue = before.current;
    before.current = value;
    const figure = place.current?.querySelector<HTMLElement>('[data-number]');
    if (typeof previousValue !== 'number' || typeof value !== 'number' || previousValue === value || !figure?.animate)
      return;
    if (!matchMedia(ROLLS_WHERE).matches) return;
    const start = { transform: `translateY(${value > previousValue ? 0.3 : -0.3}em)`, opacity: 0.2 };
    figure.animate([start, { transform: 'none', opacity: 1 }], { duration: ROLLS, easing: 'ease-out' });
  }, [value]);
  return place;
}

/** A scale, and below it the names of its parts, each where its part begins where there is room; that of a short last part ends with it. */
const Gauge = chakra('div', {
  base: {
    // on a phone right below its figure, else below all that stand beside each other
    flexBasis: '100%',
    order: { base: 0, sm: 1 },
    '& > div': {
      position: 'relative',
      height: '0.625rem',
      // the mark stands out above and below it
      my: '0.375rem',
      borderRadius: 'full',
      background: `linear-gradient(to right, var(--colour-low) var(--fair), var(--colour-panel) 0 calc(var(--fair) + 2px), ${palette.principal[0]} 0 var(--good), var(--colour-panel) 0 calc(var(--good) + 2px), var(--colour-good) 0)`,
      _print: { printColorAdjust: 'exact' },
      '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    },
    // where the figure stands
    '& i': {
      position: 'absolute',
      top: '50%',
      insetInlineStart: 'var(--at)',
      boxSize: '1.25rem',
      transform: 'translate(-50%, -50%)',
      borderRadius: 'full',
      borderWidth: '4px',
      borderColor: 'fg',
      bg: 'panel',
      transition: 'inset-inline-start 0.22s ease-out',
    },
    '& > p': {
      // on a phone the names would run into each other
      display: { base: 'flex', sm: 'grid' },
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      columnGap: 2,
      gridTemplateColumns: 'var(--fair) minmax(0, calc(var(--good) - var(--fair))) minmax(max-content, 1fr)',
      color: 'muted',
      fontSize: 'sm',
      whiteSpace: 'nowrap',
    },
  },
});

/** A scale from bad to good with a mark where a figure stands, and with what its parts mean. */
function GaugeBar({ gauge, result }: { gauge: NonNullable<NumberOutput['gauge']>; result: Result }) {
  const [fair, good, most] = gauge;
  const share = (figure: number) => `${Math.min(100, Math.max(0, (figure / most) * 100))}%`;
  const { bands } = pageWords;
  const from = (figure: number) => `${textOfResult({ ...result, value: figure })}+`;
  return (
    <Gauge
      aria-hidden="true"
      style={{ '--fair': share(fair), '--good': share(good), '--at': share(Number(result.value)) } as CSSProperties}
    >
      <div>
        <i />
      </div>
      <p>
        <span>{bands.low}</span>
        <span>
          {bands.fair} {from(fair)}
        </span>
        <span>
          {bands.good} {from(good)}
        </span>
      </p>
    </Gauge>
  );
}

// with props that are compared one by one: most key presses leave some results as they are
const HeadlineResult = memo(function HeadlineResult(result: Result) {
  const { value, label, unsigned } = result;
  const text = figureText(result);
  const place = useRoll(value);
  const short = shortFigureText(result);
  return (
    <Large ref={place}>
      <p>{label}</p>
      {/* for eyes: the output has the exact figure with its sign */}
      {(short !== null || unsigned) && (
        <b aria-hidden="true" data-number="">
          {short ?? text}
        </b>
      )}
      {unsigned && short !== null && <span aria-hidden="true">{text}</span>}
      <Figure result={result} text={text} />
      <Denial {...result} />
    </Large>
  );
});

function LargeResults() {
  const outcome = useOutcome((present) => present);
  const results = useResults(outcome, splitResults(useCalculator().tool).headlines);
  return results.map((result) => (
    <Fragment key={result.name}>
      <HeadlineResult {...result} />
      {'gauge' in result.spec && result.spec.gauge && typeof result.value === 'number' && (
        <GaugeBar gauge={result.spec.gauge} result={result} />
      )}
    </Fragment>
  ));
}

/** Why there are no figures, where the inputs are refused. */
function RefusalNote() {
  const calculator = useCalculator();
  const refusal = useOutcome((outcome) => refusalOf(calculator, outcome));
  return (
    refusal && (
      <Callout as="p" kind="wrong" line mt={3} fontWeight={500} role="alert">
        <KindIcon kind="wrong" />
        <span>{refusalText(calculator.tool, refusal)}</span>
        {/* in development: what compute did wrong */}
        {import.meta.env.DEV && refusal.broken && <code style={{ display: 'block' }}>{refusal.reason}</code>}
      </Callout>
    )
  );
}

/** What it comes to, in large figures; or dashes and the reason. */
export const Headline = memo(function Headline({
  onWorking,
}: {
  onWorking?: ((button: HTMLElement) => void) | undefined;
}) {
  return (
    <Box containerType="inline-size">
      <Headlines data-headline="">
        <LargeResults />
        <LeverStep />
      </Headlines>
      {onWorking && (
        <WorkedOut type="button" data-noprint="" onClick={({ currentTarget }) => onWorking(currentTarget)}>
          {words.working}
        </WorkedOut>
      )}
      <RefusalNote />
    </Box>
  );
});
