// Parts that several pages have: the head and the list of calculators of the landing page and of the page for unknown addresses, and notices.
import catalogue from 'virtual:catalogue';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MenuGroup } from '#src/catalogue/catalogue.ts';
import { Button } from '#src/design/buttons.tsx';
import { ToolIcon, twoTonesLook } from '#src/design/icon.tsx';
import { Box, Column, cardLook, Panel, summaryLook } from '#src/design/layout.ts';
import { cardLinkLook, PartTitle } from '#src/design/text.tsx';
import { unopenedLook } from '#src/loading/hydrated.tsx';
import { words } from '#words/shell.ts';
import { ToolLinks } from '../menu/links.tsx';

export const Headline = chakra(
  'h1',
  {
    base: {
      fontSize: { base: '2xl', md: '4xl', lg: '3xl', xl: '4xl' },
      fontWeight: 700,
      lineHeight: 1.06,
      // Devanagari has signs above and below its letters
      ':lang(hi) &': { lineHeight: 1.3 },
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    },
  },
  { defaultProps: { tabIndex: -1 } },
);
export const Lead = chakra('p', {
  base: {
    mt: { base: 2, md: 4 },
    mb: { base: 4, md: 6 },
    fontSize: { base: 'md', md: 'lg' },
    color: 'muted',
    maxWidth: '36rem',
    lineHeight: 1.55,
  },
});

/** On a phone in pixels: large text needs the room, and no word of it is wider than its card. */
const inset = { base: '12px', md: 4 } as const;
const Group = chakra('details', {
  base: {
    ...cardLook,
    scrollMarginTop: '5rem',
    // a drawing, 48 by 48, the name, and what is in the group; on a large screen the tools below say that
    '& > summary': { ...summaryLook, columnGap: '12px', minHeight: '4.5rem', px: inset, py: 2 },
    '& > summary > div': { flex: 1, minWidth: 0 },
    '& > summary > svg': { boxSize: { base: '40px', md: '2.5rem' }, strokeWidth: 2, color: 'fg' },
    '& h3': { fontSize: 'lg', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
    '& small': { display: { base: 'block', lg: 'none' }, color: 'muted', fontSize: 'sm', textWrap: 'balance' },
    '&[open] small': { display: 'none' },
    '& > ul': {
      display: 'grid',
      gap: { base: 1.5, md: 2 },
      // nearly every name in one line
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
      px: inset,
      pb: inset,
    },
    '& > ul a': { ...cardLinkLook, gap: '12px', height: 'full', px: '12px', bg: 'bg' },
    '& > ul a > svg': twoTonesLook,
    // on paper all are open
    _print: { '&::details-content': { contentVisibility: 'visible' } },
  },
});

/** What is in a group: its first tools, and how many more. */
function leadingOf({ leading, tools }: MenuGroup): string {
  const more = tools.length - leading.length;
  return words.landing.leading(leading.join(', '), more > 0 ? String(more) : null);
}

/**
 * The groups of tools, each folded with a grid of cards in it; the first one is open, and on a large screen `useUnfolded` opens all: for it
 * are `data-unfold` and `data-unopened`. Tests find the groups by `data-group`.
 */
export function ToolList() {
  return (
    <section aria-labelledby="all">
      <PartTitle id="all">{words.landing.all}</PartTitle>
      <Column gap={{ base: 3, md: 4 }} css={unopenedLook} data-unopened="">
        {catalogue.groups.map((group, index) => (
          <Group key={group.id} data-group="" data-unfold="" open={index === 0}>
            <summary>
              <ToolIcon name={group.drawing} />
              <div>
                <h3 id={`group-${group.id}`} tabIndex={-1}>
                  {group.title}
                </h3>
                <small>{leadingOf(group)}</small>
              </div>
            </summary>
            <ToolLinks tools={group.tools} />
          </Group>
        ))}
      </Column>
    </section>
  );
}

/** In development: what failed, for the author. Visitors read what to do instead. */
export const causeOf = (error: unknown): string | undefined =>
  import.meta.env.DEV ? words.development(error instanceof Error ? error.message : String(error)) : undefined;

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** A button for what can be done about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** In place of a page that could not be loaded. */
export const FailedNotice = ({
  text = words.failed.text,
  onRetry,
}: {
  text?: string | undefined;
  onRetry: () => void;
}) => <Notice title={words.failed.title} text={text} action={{ label: words.failed.retry, onPress: onRetry }} />;

/** A few words in place of a part of a page; an alert where something can be done about it. */
export function Notice({ title, text, action }: NoticeProps) {
  return (
    <Panel {...(action && { role: 'alert' })}>
      <PartTitle mb={2}>{title}</PartTitle>
      <Box as="p" mb={4} maxWidth="prose">
        {text}
      </Box>
      {action && (
        <Button look="solid" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </Panel>
  );
}
