import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useMemo } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { targetSize } from '#src/design/layout.ts';
import { offerOf } from '#src/engine/powers/lever.ts';
import { wakesUp } from '#src/loading/hydrated.tsx';
import { words } from '#words/page.ts';
import { type FormValues, useCalculator, useUndoable } from '../state/calculator.ts';
import { useDeferredOutcome } from '../state/deferred.tsx';
import { inOneText, useToday } from './filled.tsx';

const Line = wakesUp(
  chakra('div', {
    base: {
      display: 'flex',
      _print: { display: 'none' },
      '& > button': { borderRadius: 'md', bg: 'accent-subtle' },
      // what is only worth knowing is no button
      '& > p': { borderInlineStartWidth: '3px', borderColor: 'accent' },
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
        color: 'fg',
        fontSize: 'sm',
        textAlign: 'start',
        '& > svg, & > b': { color: 'accent', fontWeight: 600 },
        '& > span': { textWrap: 'balance' },
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

/** A change of inputs that helps, as a button that applies it; afterwards a button that takes it back. Or a thing worth knowing. */
export const LeverLine = memo(function LeverLine() {
  const { tool, store } = useCalculator();
  const outcome = useDeferredOutcome();
  const today = useToday();
  const undoable = useUndoable('lever');
  const offer = useMemo(
    () => (undoable ? null : offerOf(tool, store.values(), outcome, store.live(), today)),
    [tool, store, outcome, today, undoable],
  );
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
          <b>{undoable ? words.undo.lever : words.tryIt}</b>
        </button>
      )}
    </Line>
  );
});
