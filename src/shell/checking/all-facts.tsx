import { chakra } from '@chakra-ui/react/styled-system';
import { type Dated, datedNow, type Fact, facts, isConfirmedFor } from '#rules';
import { factText } from '#src/engine/fill.ts';
import { formatDay } from '#src/engine/format.ts';
import { today } from '#src/rules/now.ts';
import { siteOf } from '#src/rules/sites.ts';
import { words as checkingWords } from '#words/checking.ts';
import { NewTabLink } from '../menu/links.tsx';

const words = checkingWords.facts;

const List = chakra('ul', {
  base: {
    '& > li': { py: 2.5, borderTopWidth: '1px', lineHeight: 1.45, overflowWrap: 'anywhere' },
    '& b': { fontWeight: 600 },
    '& small': { display: 'block', color: 'muted', fontSize: 'sm' },
  },
});

/** A value with its unit: ₹500, 7.1%, 15 years. */
function valueText(fact: Fact, dated: Dated): string {
  const text = factText(fact, dated, undefined);
  const units: Readonly<Partial<Record<string, (value: string) => string>>> = words.units;
  return typeof dated.value === 'number' ? (units[fact.unit]?.(text) ?? text) : text;
}

/** The site of a source, under its own name. */
function Site({ address }: { address: string }) {
  return <NewTabLink href={address}>{new URL(address).host.replace(/^www\./, '')}</NewTabLink>;
}

/** Every dated fact: its value today, since when, its source, when it was confirmed, and whether that is due again. */
export default function AllFacts() {
  const day = today();
  return (
    <List>
      {Object.entries(facts as Readonly<Record<string, Fact>>).map(([id, fact]) => {
        const dated = datedNow(fact);
        const isDue = !isConfirmedFor(fact, day);
        const site = siteOf(id);
        const confirmed = factText(fact, dated, 'confirmed');
        return (
          <li key={id}>
            {fact.label}: <b>{valueText(fact, dated)}</b>
            <small>
              {words.since(formatDay(dated.from), factText(fact, dated, 'source'))}{' '}
              {site !== null && <Site address={site} />}
            </small>
            <small>{isDue ? words.due(confirmed, fact.unit === 'percent') : words.confirmed(confirmed)}</small>
          </li>
        );
      })}
    </List>
  );
}
