import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#src/design/icon.tsx';
import { Button } from '#src/design/parts.tsx';
import { questionsOf } from '#src/engine/powers/questions.ts';
import { words } from '#words/powers.ts';
import { useCalculator } from '../state/calculator.ts';
import { FIRST, POWERS, type Power, SOLVE } from './list.ts';

const Row = chakra('div', {
  base: {
    display: { base: 'grid', sm: 'flex', _print: 'none' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
    flexWrap: 'wrap',
    gap: 2,
    // buttons share what room is left, because they would otherwise move when the word of another gets narrower
    '& button': { flexGrow: 1, px: 3 },
    '& [aria-expanded=true]': { bg: 'sunken' },
    // a question in words takes a line of its own
    '& > :has(small)': { gridColumn: '1 / -1', flexBasis: 'full', justifyContent: 'flex-start', textAlign: 'start' },
    '& small': { display: 'block', color: 'muted', fontWeight: 400, fontSize: 'sm' },
  },
});

interface Props {
  readonly embedded: boolean;
  /** The power whose panel is open. Its button is shown even where it is behind *More*. */
  readonly open: Power | null;
  readonly panelId: string;
  /** Set to the button of the open power. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onToggle: (power: Power) => void;
}

/** A button for each power that fits the tool, and *More*, which brings the less usual ones and *Print*. */
export function PowerButtons({ embedded, open, panelId, opener, onToggle }: Props) {
  const { tool } = useCalculator();
  const [more, setMore] = useState(false);
  // the first question as it is at first: what is typed changes no button
  const question = useMemo(() => questionsOf(tool, {})[0]?.text, [tool]);
  const row = useRef<HTMLDivElement>(null);
  const shown = POWERS.filter(
    (power) => power.fits(tool, embedded) && (more || power === open || FIRST.includes(power.name)),
  );
  const buttons = () => [...(row.current?.querySelectorAll('button') ?? [])];
  function toggleMore() {
    const before = buttons();
    flushSync(() => setMore(!more));
    // the first new button gets the focus, because the new ones stand before *More*, where the next Tab would miss them;
    // *Less* brings none and keeps the focus
    const firstNew = buttons().find((button) => !before.includes(button));
    firstNew?.focus({ preventScroll: true });
  }
  return (
    <Row ref={row} role="group" aria-label={words.actions}>
      {shown.map((power) => (
        <Button
          key={power.name}
          ref={power === open ? opener : undefined}
          aria-expanded={power === open}
          aria-controls={power === open ? panelId : undefined}
          onClick={() => onToggle(power)}
        >
          <Icon name={power.icon} />
          {power === SOLVE && question !== undefined ? (
            <span>
              {words[power.name]} <small>{question}</small>
            </span>
          ) : (
            words[power.name]
          )}
        </Button>
      ))}
      {more && (
        <Button onClick={() => window.print()}>
          <Icon name="printer" />
          {words.print}
        </Button>
      )}
      <Button aria-expanded={more} onClick={toggleMore}>
        <Icon name="ellipsis" />
        {more ? words.less : words.more}
      </Button>
    </Row>
  );
}
