import checked from 'virtual:checked';
import confirmation from 'virtual:confirmed';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { type Dated, datedNow, type Fact, facts, isConfirmedFor } from '#rules';
import { cardLook, edge, Fold } from '#src/design/layout.ts';
import { factText } from '#src/engine/fill.ts';
import { formatDay, formatNumber } from '#src/engine/format.ts';
import { today } from '#src/rules/now.ts';
import { siteOf } from '#src/rules/sites.ts';
import { site } from '#src/site.ts';
import { words } from '#words/checking.ts';
import { words as footer } from '#words/footer.ts';
import { NewTabLink, SiteLink } from '../menu/links.tsx';

const Article = chakra('article', {
  base: {
    ...cardLook,
    p: { base: edge, md: 8 },
    lineHeight: 1.65,
    // on a wide screen each heading stands beside its text
    '& > section': {
      display: { xl: 'grid' },
      gridTemplateColumns: '16rem minmax(0, var(--h-sizes-prose))',
      columnGap: 12,
    },
    '& > * + *': { mt: { base: 6, md: 8 }, pt: { base: 6, md: 8 }, borderTopWidth: '1px' },
    '& h2': { fontSize: 'xl', fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.3, mb: 2, textWrap: 'balance' },
    '& p': { maxWidth: 'prose' },
    '& section p + p': { mt: 3 },
    '& > div': { display: 'grid', gap: 4, justifyItems: 'start' },
  },
});

/** The text of the page that says how figures are checked, without its head. */
export default function ChecksPage() {
  const count = formatNumber(checked.facts);
  const { until, behind } = confirmation;
  const late = behind && {
    count: formatNumber(behind.count),
    day: formatDay(behind.until),
    label: behind.label,
  };
  const [opened, setOpened] = useState(false);
  return (
    <Article>
      {Object.entries(words.sections(formatNumber(checked.figures), count, formatDay(until), late)).map(
        ([at, { title, paragraphs }]) => (
          <section key={at}>
            <h2>{title}</h2>
            <div>
              {Object.entries(paragraphs).map(([place, text]) => (
                <p key={place}>{text}</p>
              ))}
            </div>
          </section>
        ),
      )}
      <Fold
        css={{ '& > summary': { fontSize: 'xl', fontWeight: 600 } }}
        onToggle={(event) => event.currentTarget.open && setOpened(true)}
      >
        <summary>{words.facts.open(count)}</summary>
        {opened && <AllFacts />}
      </Fold>
      {site.reportUrl !== '' && (
        <div>
          <p>{words.report}</p>
          <SiteLink href={site.reportUrl}>{footer.report}</SiteLink>
        </div>
      )}
    </Article>
  );
}

const List = chakra('ul', {
  base: {
    '& > li': {
      display: { xl: 'grid' },
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 8,
      py: 2.5,
      borderTopWidth: '1px',
      lineHeight: 1.45,
      overflowWrap: 'anywhere',
    },
    '& p': { gridRow: '1 / 3' },
    '& b': { fontWeight: 600 },
    '& small': { display: 'block', gridColumn: 2, color: 'muted', fontSize: 'sm' },
  },
});

/** A value with its unit: ₹500, 7.1%, 15 years. */
function valueText(fact: Fact, dated: Dated): string {
  const text = factText(fact, dated, undefined);
  const units: Readonly<Partial<Record<string, (value: string) => string>>> = words.facts.units;
  return typeof dated.value === 'number' ? (units[fact.unit]?.(text) ?? text) : text;
}

/** Every dated fact: its value today, since when, its source, when it was confirmed, and whether that is due again. */
function AllFacts() {
  const day = today();
  return (
    <List>
      {Object.entries(facts as Readonly<Record<string, Fact>>).map(([id, fact]) => {
        const dated = datedNow(fact);
        const isDue = !isConfirmedFor(fact, day);
        const source = siteOf(id);
        const confirmed = factText(fact, dated, 'confirmed');
        return (
          <li key={id}>
            <p>
              {fact.label}: <b>{valueText(fact, dated)}</b>
            </p>
            <small>
              {words.facts.since(formatDay(dated.from), factText(fact, dated, 'source'))}{' '}
              {source !== null && <NewTabLink href={source}>{new URL(source).host.replace(/^www\./, '')}</NewTabLink>}
            </small>
            <small>
              {isDue ? words.facts.due(confirmed, fact.unit === 'percent') : words.facts.confirmed(confirmed)}
            </small>
          </li>
        );
      })}
    </List>
  );
}
