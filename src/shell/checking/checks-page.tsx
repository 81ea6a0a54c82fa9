import checked from 'virtual:checked';
import confirmation from 'virtual:confirmed';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Fold } from '#src/design/layout.ts';
import { formatDay, formatNumber } from '#src/engine/format.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { site } from '#src/site.ts';
import { words } from '#words/checking.ts';
import { words as footer } from '#words/footer.ts';
import { SiteLink } from '../menu/contact.tsx';

const Article = chakra('article', {
  base: {
    maxWidth: 'prose',
    lineHeight: 1.65,
    '& > p': { mt: 3, fontSize: 'lg', color: 'muted' },
    '& h2': { fontSize: 'xl', fontWeight: 600, letterSpacing: '-0.01em', mt: 10, mb: 2 },
    '& section > p + p': { mt: 3 },
    '& > div': { mt: 10, display: 'grid', gap: 4, justifyItems: 'start' },
  },
});

const loadFacts = () => import('./all-facts.tsx');

/** The text of the page that says how figures are checked, without its heading. */
export default function ChecksPage() {
  const { figures, facts } = checked;
  const { until, behind } = confirmation;
  const late = behind && {
    count: formatNumber(behind.count),
    day: formatDay(behind.until),
    label: behind.label,
  };
  const [opened, setOpened] = useState(false);
  return (
    <Article>
      <p>{words.lead}</p>
      {Object.entries(words.sections(formatNumber(figures), formatNumber(facts), formatDay(until), late)).map(
        ([at, { title, paragraphs }]) => (
          <section key={at}>
            <h2>{title}</h2>
            {Object.entries(paragraphs).map(([place, text]) => (
              <p key={place}>{text}</p>
            ))}
          </section>
        ),
      )}
      <Fold
        mt={10}
        css={{ '& > summary': { fontSize: 'xl', fontWeight: 600 } }}
        onToggle={(event) => event.currentTarget.open && setOpened(true)}
      >
        <summary>{words.facts.open(formatNumber(facts))}</summary>
        {opened && <LazyPart load={loadFacts} props={{}} />}
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
