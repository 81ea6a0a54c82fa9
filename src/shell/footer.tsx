import checked from 'virtual:checked';
import confirmation from 'virtual:confirmed';
import { Box, pageLook } from '#src/design/layout.ts';
import { TextLink } from '#src/design/text.tsx';
import { formatDay, formatNumber } from '#src/engine/format.ts';
import { site } from '#src/site.ts';
import { words } from '#words/footer.ts';
import { NewTabLink } from './menu/links.tsx';
import { linkToChecks } from './routing/links.ts';

const { until, behind } = confirmation;

/** A date whose day and month stay on one line. */
const dayOf = (day: string) => formatDay(day).replace(' ', '\u00a0');

/** Up to when the rules and rates are confirmed. */
const confirmed = words.rules(
  formatNumber(checked.facts),
  dayOf(until),
  behind && {
    others: formatNumber(checked.facts - behind.count),
    count: formatNumber(behind.count),
    day: dayOf(behind.until),
  },
);

export function PageFooter() {
  return (
    <Box as="footer" borderTopWidth="1px" color="muted" fontSize="sm">
      <Box
        {...pageLook}
        py={{ base: 5, md: 8 }}
        display="grid"
        gap={1}
        css={{ '& > p': { maxWidth: '48rem', textWrap: 'pretty' } }}
      >
        <p>{words.what}</p>
        <p>{words.privacy}</p>
        <p>
          {confirmed} <TextLink {...linkToChecks()}>{words.checks}</TextLink>
          {site.reportUrl !== '' && (
            <>
              {'\u2002·\u2002'}
              <NewTabLink href={site.reportUrl}>{words.report}</NewTabLink>
            </>
          )}
        </p>
      </Box>
    </Box>
  );
}
