import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { targetSize } from '#src/design/layout.ts';
import { offerOf } from '#src/engine/powers/lever.ts';
import { type Result, resultOf } from '#src/engine/results.ts';
import type { Outcome } from '#src/engine/types.ts';
import { lookupIn } from '#src/engine/visibility.ts';
import { wakesUp } from '#src/loading/hydrated.tsx';
import { words } from '#words/page.ts';
import { type FormValues, useCalculator, useOutcome, useUndoable } from '../state/calculator.ts';
import { useDeferredOutcome } from '../state/deferred.tsx';
import { useToday } from '../state/today.ts';
import { inOneText } from './filled.tsx';
import { figureText, splitResults, useResults } from './result.tsx';

const Line = wakesUp(
  chakra('div', {
    base: {
      display: 'flex',
      _print: { display: 'none' },
      '& > *': {
        display: 'grid',
        // on a phone the press stands under its text
        gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        alignItems: { base: 'flex-start', lg: 'center' },
        columnGap: 2.5,
        rowGap: 1,
        width: 'full',
        minHeight: targetSize,
        px: 3,
        py: 2,
        borderRadius: 'md',
        bg: 'accent-subtle',
        color: 'fg',
        fontSize: 'sm',
        textAlign: 'start',
        '& > svg, & > b': { color: 'accent', fontWeight: 600 },
        '& > span': { textWrap: 'pretty' },
        '& > b': {
          gridColumn: { base: 2, sm: 'auto' },
          whiteSpace: 'nowrap',
          textDecoration: 'underline',
          textUnderlineOffset: '0.25em',
        },
        _hover: { '& > b': { textDecorationThickness: '2px' } },
      },
    },
  }),
);

const Step = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    flexBasis: '100%',
    fontSize: 'sm',
    color: 'muted',
    '& > span': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
    '& b': { color: 'fg', fontWeight: 600 },
    _print: { display: 'none' },
  },
});

/** What the change that was just applied does, beside the headline: the first figure that it changes, as it was and as it is. */
export function LeverStep() {
  const { tool, store } = useCalculator();
  const undoable = useUndoable('lever');
  return undoable && <StepFrom before={tool.run(undoable.before, store.live())} values={undoable.before} />;
}

function StepFrom({ before, values }: { before: Outcome; values: FormValues }) {
  const { tool } = useCalculator();
  const today = useToday();
  const { headlines, rest } = splitResults(tool);
  const now = useResults(
    useOutcome((outcome) => outcome),
    [...headlines, ...rest],
  );
  const was = ({ name, spec }: Result) =>
    figureText(resultOf(tool, [name, spec], before, lookupIn(tool, values, before), today));
  const changed = now.find((result) => was(result) !== figureText(result));
  return (
    changed && (
      // the button says that it is done
      <Step aria-hidden="true" data-step="">
        {changed.label}
        <span>
          <s>{was(changed)}</s>
          <Icon name="arrow-right" />
          <b>{figureText(changed)}</b>
        </span>
      </Step>
    )
  );
}

/** A change of inputs that helps, as a button that applies it; afterwards a button that takes it back. Or a thing worth knowing. */
export const LeverLine = memo(function LeverLine() {
  const { tool, store } = useCalculator();
  const outcome = useDeferredOutcome();
  const today = useToday();
  const undoable = useUndoable('lever');
  const offer = undoable ? null : offerOf(tool, store.values(), outcome, store.live(), today);
  if (undoable === null && offer === null) return null;
  return (
    <Line data-lever="">
      {offer && !offer.changes && (
        <p>
          <Icon name="lightbulb" />
          <span>{inOneText(offer.text)}</span>
        </p>
      )}
      {/* one button, which keeps the focus as it is pressed */}
      {(undoable || offer?.changes) && (
        <button
          type="button"
          onClick={() =>
            undoable
              ? store.undo()
              : store.set({ ...store.values(), ...offer?.changes } as FormValues, { undo: 'lever', goesOn: true })
          }
        >
          <Icon name={undoable ? 'check' : 'sparkles'} />
          <span role={undoable ? 'status' : undefined}>
            {undoable ? words.leverApplied : inOneText(offer?.text ?? '')}
          </span>
          <b>{undoable ? words.undo.other : words.tryIt}</b>
        </button>
      )}
    </Line>
  );
});
