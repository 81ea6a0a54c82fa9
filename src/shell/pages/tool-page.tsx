import catalogue from 'virtual:catalogue';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { groupOf, type MenuEntry } from '#src/catalogue/catalogue.ts';
import { bandLook } from '#src/design/band.ts';
import { Icon, type IconName, ToolIcon, twoTonesLook } from '#src/design/icon.tsx';
import { Box, Row, targetSize, touchable } from '#src/design/layout.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { tryAgain } from '#src/loading/reload.ts';
import { words } from '#words/shell.ts';
import { ContinueOffer } from '../my-figures/recent-tools.tsx';
import { linkHome } from '../routing/links.ts';
import { type Screen, usePage } from '../routing/page.ts';
import { useNote } from '../routing/router.ts';
import { applyHead, headOf, type Head as PageHead } from './head.ts';
import { loadScreen } from './load-screen.ts';
import { causeOf, FailedNotice, Notice } from './page-parts.tsx';

const Title = chakra('h1', {
  base: {
    // smaller than the answer
    fontSize: { base: 'xl', md: '2xl' },
    fontWeight: 700,
    lineHeight: 1.3,
    letterSpacing: '-0.025em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
});
/** The top of the page, on a tinted band that goes on behind the cards. */
const Band = chakra('div', {
  base: {
    ...bandLook('1.5rem 100rem 6rem'),
    // the drawing of the star ends where the cards do
    me: '-12px',
    pe: '12px',
    '& > div': { position: 'relative' },
    // the tool's picture once more, large
    '& > svg': {
      display: { base: 'none', xl: 'block', _print: 'none' },
      position: 'absolute',
      insetInlineEnd: '4.5rem',
      top: -3,
      boxSize: '9.5rem',
      transform: 'rotate(-8deg)',
      color: 'tint',
      '&[data-icon]': { fill: 'band', strokeWidth: 1.25 },
    },
  },
});
/** The title and the introduction beside the tool's picture. */
const Head = chakra('div', {
  base: {
    display: { base: 'grid', _print: 'block' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: { base: '10px', md: 4 },
    // the signs above letters of Devanagari keep clear of the line above
    mt: { base: '3px', md: 0 },
    mb: { md: 5 },
    '& > svg': {
      ...twoTonesLook,
      display: { _print: 'none' },
      // in pixels on a phone, where large text needs the room
      boxSize: { base: '36px', md: '4rem' },
      p: { base: '6px', md: 3 },
      gridRow: { md: '1 / 3' },
      borderRadius: { base: 'md', md: 'lg' },
      bg: 'panel',
      color: 'accent',
    },
    '& > p': { gridColumn: { base: '1 / 3', md: 2 } },
  },
});
const Crumbs = chakra('nav', {
  base: {
    fontSize: 'sm',
    color: 'muted',
    mb: { md: 1 },
    minWidth: 0,
    '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
    '& li': { display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 },
    '& li:first-of-type': { flexShrink: 0 },
    '& a': {
      lineHeight: { base: touchable('2rem'), _print: 'inherit' },
      _hover: { color: 'accent', textDecoration: 'underline' },
    },
    '& svg': { width: '1em', height: '1em' },
  },
});
const Description = chakra('p', {
  base: {
    mt: { md: 1 },
    mb: { base: '14px', md: 0 },
    color: 'muted',
    fontSize: { base: 'md', md: 'lg' },
    // beside the large picture
    maxWidth: { base: '60rem', xl: 'calc(100% - 15rem)' },
    textWrap: 'balance',
    minHeight: { base: '1.5em', md: '1.7em' },
  },
});

interface TopProps {
  readonly icon: string;
  readonly title: string;
  /** What the page belongs to, besides the hub. */
  readonly group?: ReturnType<typeof groupOf>;
  /** At the end of the first line. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The top of a page: the way back, its icon, its title and a line about it. */
function PageTop({ icon, title, group, action, children }: TopProps) {
  return (
    <Band>
      <ToolIcon name={icon} />
      <Row
        flexWrap="nowrap"
        justifyContent="space-between"
        gap={2}
        minHeight={targetSize}
        me="-12px"
        // a phone's screen begins with the first field: what a finger needs of the star reaches into the space around the line
        mt={{ base: '-4px', md: 0 }}
        mb={{ base: '-6px', md: 0 }}
      >
        <Crumbs aria-label={words.breadcrumb.label}>
          <ol>
            <li>
              <a {...linkHome()}>{words.breadcrumb.home}</a>
              {group && <Icon name="chevron-right" />}
            </li>
            {group && (
              <li>
                <a {...linkHome(`group-${group.id}`)}>{group.title}</a>
              </li>
            )}
          </ol>
        </Crumbs>
        {action}
      </Row>
      <Head>
        <ToolIcon name={icon} />
        <Title tabIndex={-1}>{title}</Title>
        <Description>{children}</Description>
      </Head>
    </Band>
  );
}

/** A tool's page: its heading at once, the rest as soon as it is loaded. */
export function ToolScreen({ entry }: { entry: MenuEntry }) {
  const { screen: own } = usePage();
  const [screen, setScreen] = useState<Screen | null>(own?.id === entry.id ? own : null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry runs it again
  useEffect(() => {
    if (own?.id === entry.id) return;
    loadScreen(entry.id).then(setScreen, (error: unknown) => setFailed({ error }));
  }, [entry, tries, own]);

  useEffect(() => applyHead(headOf(entry, screen)), [entry, screen]);
  const note = useNote(entry.id);

  return (
    <>
      <PageTop
        icon={entry.icon}
        title={entry.title}
        group={groupOf(catalogue, entry.id)}
        action={screen && <screen.Star entry={entry} screen={screen} />}
      >
        <ContinueOffer id={entry.id}>{screen?.meta.description}</ContinueOffer>
      </PageTop>
      {/* positioned, so that they are drawn over the band, which reaches behind them */}
      {note !== null && (
        <Box as="p" role="status" position="relative" mb={4} maxWidth="prose">
          {note}
        </Box>
      )}
      {!screen && !failed && (
        <Box role="status" position="relative" minHeight="60rem" color="muted">
          {words.loading}
        </Box>
      )}
      {failed && (
        <FailedNotice
          text={causeOf(failed.error)}
          onRetry={() => {
            setFailed(null);
            tryAgain(() => setTries(tries + 1));
          }}
        />
      )}
      {screen && <screen.Body entry={entry} screen={screen} />}
    </>
  );
}

/** The page of a tool that the catalogue lists but that is not made yet. */
export function SoonScreen({ entry }: { entry: MenuEntry }) {
  useEffect(() => applyHead(headOf(entry, null)), [entry]);
  return (
    <>
      <PageTop icon={entry.icon} title={entry.title} group={groupOf(catalogue, entry.id)} />
      <Notice title={words.soon.title} text={words.soon.text} />
    </>
  );
}

interface OtherScreenProps {
  readonly head: PageHead;
  readonly icon: IconName;
  readonly title: string;
  readonly lead: string;
  readonly load: () => Promise<{ default: ComponentType<object> }>;
}

export function OtherScreen({ head, icon, title, lead, load }: OtherScreenProps) {
  useEffect(() => applyHead(head), [head]);
  return (
    <>
      <PageTop icon={icon} title={title}>
        {lead}
      </PageTop>
      <Box position="relative">
        <LazyPart load={load} props={{}} failed={(retry) => <FailedNotice onRetry={retry} />} />
      </Box>
    </>
  );
}
