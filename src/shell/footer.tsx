import confirmation from 'virtual:confirmed';
import { Box, pageLook } from '#src/design/layout.ts';
import { TextLink } from '#src/design/text.tsx';
import { formatDay } from '#src/engine/format.ts';
import { site } from '#src/site.ts';
import { words } from '#words/footer.ts';
import { NewTabLink } from './menu/links.tsx';
import { linkToChecks } from './routing/links.ts';

/** The day up to which every rule and rate is confirmed. */
const oldest = confirmation.behind?.until ?? confirmation.until;

export function PageFooter() {
  return (
    <Box
      as="footer"
      {...pageLook}
      py={{ base: 5, md: 8 }}
      borderTopWidth="1px"
      color="muted"
      fontSize="sm"
      display="grid"
      gap={1}
    >
      <p>{words.what}</p>
      <p>{words.privacy}</p>
      <p>
        {words.rules(formatDay(oldest))} <TextLink {...linkToChecks()}>{words.checks}</TextLink>
        {site.reportUrl !== '' && (
          <>
            {'\u2002·\u2002'}
            <NewTabLink href={site.reportUrl}>{words.report}</NewTabLink>
          </>
        )}
      </p>
    </Box>
  );
}
