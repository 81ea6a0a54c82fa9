import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { questionsOf } from '#src/engine/powers/questions.ts';
import { wakesUp } from '#src/loading/hydrated.tsx';
import { words } from '#words/powers.ts';
import { inOneText } from '../results/filled.tsx';
import { WIDE } from '../results/list.tsx';
import { useCalculator } from '../state/calculator.ts';
import { useDeferredOutcome } from '../state/deferred.tsx';
import { BEHIND_MORE, FIRST, type OpenPower, type Power, SOLVE } from './powers.tsx';

/** As wide as the results: that decides how many buttons stand in a line. */
const Measured = wakesUp(chakra('div', { base: { containerType: 'inline-size', display: { _print: 'none' } } }));
/** The buttons, and under them a card with its question in words. */
const LinesAndCard = chakra('div', {
  base: {
    display: 'grid',
    gap: 2,
    // the figures above them come first
    '& button': { px: 2, borderColor: 'line', overflowWrap: 'anywhere', textWrap: 'balance' },
    '& [aria-expanded=true]': { bg: 'sunken' },
    // the card of SOLVE, the only button that stands outside the lines
    '& > button': { justifyContent: 'flex-start', textAlign: 'start', px: 3 },
    // a question of two lines stands beside the name, not around it
    '& > button > span': { [WIDE]: { display: 'flex', alignItems: 'baseline', columnGap: 2, whiteSpace: 'nowrap' } },
    '& small': {
      display: 'block',
      color: 'muted',
      fontWeight: 400,
      fontSize: 'sm',
      textWrap: 'pretty',
      [WIDE]: { flex: 1, whiteSpace: 'normal' },
    },
  },
});
/** Two or four buttons in a line, by the width and not by their words; those of the last line share it. */
const ButtonLines = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    // one in a line where large text would break its word
    '& > *': { flex: '1 1 max(40%, min(100%, 7rem))', minWidth: 0 },
    [WIDE]: { '& > *': { flexBasis: '21%', px: 1, gap: 1.5 } },
  },
});

/** The first question for the present figures; apart, because it alone changes while somebody types. */
function FirstQuestion() {
  const { tool } = useCalculator();
  const outcome = useDeferredOutcome();
  const question = outcome.ok ? questionsOf(tool, outcome.values, outcome)[0]?.text : undefined;
  return <small>{question === undefined ? words.solveAny : inOneText(question)}</small>;
}

/** A button for each power that fits the tool, and *More*, which brings the less usual ones and *Print* after it. */
export function PowerButtons({ embedded, powers }: { embedded: boolean; powers: OpenPower }) {
  const { isOpen, idOf, toggle } = powers;
  const { tool } = useCalculator();
  const [more, setMore] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // the button may stand at the foot of the screen
  useEffect(() => {
    if (more) place.current?.scrollIntoView({ block: 'nearest' });
  }, [more]);
  const shown = (all: readonly Power[]) => all.filter((power) => power.fits(tool, embedded));
  const button = (power: Power) => (
    <Button
      key={power.name}
      aria-expanded={isOpen(power)}
      aria-controls={isOpen(power) ? idOf(power) : undefined}
      onClick={({ currentTarget }) => toggle(power, currentTarget)}
    >
      <Icon name={power.icon} />
      {power === SOLVE ? (
        <span>
          {words[power.name]} <FirstQuestion />
        </span>
      ) : (
        words[power.name]
      )}
    </Button>
  );
  return (
    <Measured ref={place}>
      <LinesAndCard role="group" aria-label={words.actions}>
        <ButtonLines>
          {shown(FIRST).map(button)}
          <Button aria-expanded={more} onClick={() => setMore(!more)}>
            <Icon name="ellipsis" />
            {more ? words.less : words.more}
          </Button>
          {/* what is open has its button anyway */}
          {shown(BEHIND_MORE)
            .filter((power) => more || isOpen(power))
            .map(button)}
          {more && (
            <Button onClick={() => window.print()}>
              <Icon name="printer" />
              {words.print}
            </Button>
          )}
        </ButtonLines>
        {shown([SOLVE]).map(button)}
      </LinesAndCard>
    </Measured>
  );
}
