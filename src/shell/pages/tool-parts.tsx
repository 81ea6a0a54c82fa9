import catalogue from 'virtual:catalogue';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useMemo } from 'react';
import { entryOf } from '#src/catalogue/catalogue.ts';
import { IconButton } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Box, cardLook, targetSize } from '#src/design/layout.ts';
import { cardLinkLook, PartTitle } from '#src/design/text.tsx';
import { calculations, remembering, toggleStar } from '#src/device/calculations.ts';
import { ErrorBoundary } from '#src/loading/lazy-part.tsx';
import { structuredData } from '#src/renderer/reading/structured-data.ts';
import ToolBody from '#src/renderer/tool-body.tsx';
import { words } from '#words/tool.ts';
import { ContactBox, ToolLinks } from '../menu/links.tsx';
import { linkTo } from '../routing/links.ts';
import { loadTool, type ScreenProps } from '../routing/page.ts';
import { causeOf, Notice } from './page-parts.tsx';

// What a tool's page has besides its heading. It loads with the calculator, so that the landing page does not wait for it.

export { structuredData };

const Others = chakra('section', {
  base: {
    // on a phone two in a line, by their names alone
    '& ul': {
      display: 'grid',
      gap: { base: 2, md: 3 },
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
        md: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
      },
    },
    '& a': {
      ...cardLinkLook,
      ...cardLook,
      height: 'full',
      minHeight: { base: targetSize, md: '3.5rem' },
      px: { base: 3, md: 4 },
      fontSize: { base: 'sm', md: 'md' },
    },
    '& a > svg': { display: { base: 'none', md: 'block' }, color: 'accent' },
  },
});

export function Star({ entry }: ScreenProps) {
  const isStarred = calculations.use().starred.includes(entry.id);
  return (
    <IconButton
      flexShrink={0}
      aria-label={words.star}
      title={words.star}
      aria-pressed={isStarred}
      color={isStarred ? 'accent' : 'muted'}
      css={isStarred ? { '& svg': { fill: 'currentColor' } } : {}}
      onClick={() => toggleStar(entry.id)}
    >
      <Icon name="star" />
    </IconButton>
  );
}

function Related({ ids }: { ids: readonly string[] }) {
  const tools = ids.flatMap((id) => entryOf(catalogue, id) ?? []);
  if (tools.length === 0) return null;
  return (
    <Others aria-labelledby="related">
      <PartTitle id="related">{words.related}</PartTitle>
      <ToolLinks tools={tools} />
    </Others>
  );
}

function linkToOther(id: string, settings: string) {
  const other = entryOf(catalogue, id);
  return other ? linkTo(other, settings) : null;
}

const loadOther = async (id: string) => (await loadTool(id)).tool;

/** A tool's page under its heading: the calculator, related tools, and the offer to build a similar one. */
export default function ToolParts({ entry, screen }: ScreenProps) {
  const { opened, entered } = useMemo(() => remembering(entry.id), [entry]);
  useEffect(opened, [opened]);
  // made once, because the calculator is drawn again for a new element
  const related = useMemo(() => <Related ids={screen.tool.related} />, [screen]);
  return (
    <>
      <ErrorBoundary
        fallback={(error, again) => (
          <Notice
            title={words.broken.title}
            text={causeOf(error) ?? words.broken.text}
            action={{ label: words.broken.retry, onPress: again }}
          />
        )}
      >
        <ToolBody
          id={entry.id}
          title={entry.title}
          short={screen.meta.short ?? entry.title}
          path={entry.path}
          tool={screen.tool}
          // a tool that stores its inputs does so itself
          onEntered={screen.tool.keep === null ? entered : undefined}
          linkTo={linkToOther}
          loadOther={loadOther}
          related={related}
        />
        {!screen.tool.content && <Notice title={words.learnMore.title} text={words.learnMore.text} />}
      </ErrorBoundary>
      {/* one line: the box stands in the sidebar */}
      <Box data-noprint="" mt={{ md: 4 }} borderTopWidth="1px" pt={2} css={{ '& > section': { flexWrap: 'wrap' } }}>
        <ContactBox small />
      </Box>
    </>
  );
}
