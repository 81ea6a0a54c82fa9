import { chakra } from '@chakra-ui/react/styled-system';
import { datedNow, type Fact, facts, isConfirmedFor } from '#rules';
import { factText } from '#src/engine/fill.ts';
import { formatDay } from '#src/engine/format-day.ts';
import { today } from '#src/rules/today.ts';
import { words as checkingWords } from '#words/checking.ts';

const words = checkingWords.facts;

const List = chakra('ul', {
  base: {
    '& > li': { py: 2.5, borderTopWidth: '1px', lineHeight: 1.45, overflowWrap: 'anywhere' },
    '& b': { fontWeight: 600 },
    '& small': { display: 'block', color: 'muted', fontSize: 'sm' },
    '& small[data-due]': { color: 'careful' },
  },
});

/** Every dated fact: its value today, since when, its source, when it was confirmed, and whether that is due again. */
export default function AllFacts() {
  const day = today();
  return (
    <List>
      {Object.entries(facts as Readonly<Record<string, Fact>>).map(([id, fact]) => {
        const dated = datedNow(fact);
        const isDue = !isConfirmedFor(fact, day);
        return (
          <li key={id}>
            {fact.label}: <b>{factText(fact, dated, undefined)}</b>
            <small>{words.since(formatDay(dated.from), factText(fact, dated, 'source'))}</small>
            <small data-due={isDue ? '' : undefined}>
              {isDue
                ? words.due(factText(fact, dated, 'confirmed'))
                : words.confirmed(factText(fact, dated, 'confirmed'))}
            </small>
          </li>
        );
      })}
    </List>
  );
}
