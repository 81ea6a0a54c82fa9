import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { summaryLook } from '#src/design/layout.ts';
import { withoutBrackets } from '#src/engine/format.ts';
import { formatInput, isShown, numberPlaces } from '#src/engine/places.ts';
import { isSame } from '#src/engine/visibility.ts';
import { words } from '#words/page.ts';
import { useCalculator, useOutcome } from '../state/calculator.ts';
import { fieldsLook, Lines, type NamedInput } from './lines.tsx';

const Details = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderBottomWidth: '1px',
    '& > summary': { ...summaryLook, flexWrap: 'wrap', fontWeight: 500, borderRadius: 'sm' },
    '& > div': { ...fieldsLook, pt: { base: 2, _print: 0 }, pb: { base: 5, _print: 0 } },
    // on a line of its own, under the name and the chevron
    '& > summary > small': { order: 1, flexBasis: 'full', mt: -3, color: 'muted', fontSize: 'sm', fontWeight: 400 },
    '&[open] > summary > small, & small:empty': { display: 'none' },
    '& > summary > span': { color: 'accent', fontSize: 'sm', marginInlineStart: 'auto' },
    _print: { borderWidth: 0, '&:not([data-changed]), & > summary': { display: 'none' } },
  },
});

/**
 * Inputs that most visitors do not need, closed until one of them is set from outside or refused: to open at an offer that
 * was pressed further down would push it out of sight. It never closes by itself.
 */
export function MoreOptions({ inputs }: { inputs: readonly NamedInput[] }) {
  const { tool, store } = useCalculator();
  const details = useRef<HTMLDetailsElement>(null);
  const isOpen = ([name]: NamedInput) => isShown(tool, store.values(), name);
  const isChanged = ([name, { default: usual }]: NamedInput) => !isSame(store.value(name), usual);
  // they stay while one of them has the focus, even if none is offered any more
  const isInUse = () => details.current?.contains(document.activeElement) === true;
  const someShown = () => inputs.some(isOpen) || isInUse();
  const countChanged = () => inputs.filter((input) => isOpen(input) && isChanged(input)).length;
  /** What the figures assume there: `Inflation 6%, Retirement age 60 years`. A 0 assumes nothing. */
  const assumed = () =>
    numberPlaces(tool, store.values())
      .filter(({ path, value }) => value !== 0 && inputs.some(([name]) => name === path))
      .map(({ label, spec, value }) => `${withoutBrackets(label)} ${formatInput(spec, value)}`)
      .join(', ');
  const shown = useOutcome(someShown);
  const changed = useOutcome(countChanged);
  const someChanged = useEffectEvent(() => countChanged() > 0);

  useEffect(() => {
    const open = () => {
      if (details.current) details.current.open = true;
    };
    const openForRefusal = () => {
      const outcome = store.outcome();
      const field = outcome.ok ? null : outcome.field;
      if (inputs.some(([name]) => field === name || field?.startsWith(`${name}.`))) open();
    };
    openForRefusal();
    // stored values may have been set before
    if (someChanged()) open();
    return store.subscribe((_cause, begins) => {
      openForRefusal();
      // an offer pressed below the fields says itself what it changes
      if (begins && someChanged()) open();
    });
  }, [inputs, store]);

  return (
    <Details ref={details} hidden={!shown} data-changed={changed > 0 ? '' : undefined}>
      <summary>
        {words.moreOptions}
        {changed > 0 && <span>{words.changed(changed)}</span>}
        <small>{useOutcome(assumed)}</small>
      </summary>
      <div>
        <Lines inputs={inputs} />
      </div>
    </Details>
  );
}
