import catalogue from 'virtual:catalogue';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import type { MenuGroup } from '#src/catalogue/catalogue.ts';
import { bandLook } from '#src/design/band.ts';
import { cardLook } from '#src/design/boxes.tsx';
import { Actions, ButtonLink } from '#src/design/buttons.tsx';
import { Check } from '#src/design/check.tsx';
import { summaryLook } from '#src/design/folds.ts';
import { Icon, ToolIcon, twoTonesLook } from '#src/design/icon.tsx';
import { columnLook } from '#src/design/layout.ts';
import { cardLinkLook } from '#src/design/links.tsx';
import { PartTitle, Quiet } from '#src/design/text.tsx';
import { calculations, clearRecent } from '#src/device/calculations.ts';
import { unopenedLook, useHydrated, useUnfolded } from '#src/loading/hydrated.tsx';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { words } from '#words/shell.ts';
import { Proof, ShowcaseChips, Wants } from '../home/showcase.tsx';
import { ContactBox } from '../menu/contact.tsx';
import { ToolLinks } from '../menu/links.tsx';
import { RecentToolsList } from '../my-figures/recent-tools.tsx';
import { linkTo } from '../routing/router.ts';
import { SearchOver } from '../search/search-over.tsx';
import { applyHead } from './head.ts';
import { landingHead } from './load-page.ts';

/** What a visitor does first on a page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const firstSign = new Promise<void>((resolve) => {
  // a page that is prerendered has all its parts
  if (typeof window === 'undefined') return resolve();
  for (const sign of SIGNS)
    window.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
});
// its prerendered document shows the figures; only a visitor who is there can move its sliders
const loadLive = () => firstSign.then(() => import('../home/live.tsx'));
/** One element, so that nothing renders it again while it is only a document. */
const live = <LazyPart load={loadLive} props={{}} failed={() => null} />;

export const LandingColumn = chakra('div', { base: { ...columnLook, gap: { base: 6, md: 12 } } });
export const Hero = chakra('div', { base: { maxWidth: '44rem', py: { base: 2, md: 6 } } });
/** The top of the page on a tinted band, as wide as the window. */
const Top = chakra('div', {
  base: {
    ...columnLook,
    gap: { base: 3, md: 6 },
    mt: { base: -1, md: -6, lg: -3 },
    pt: { base: 2, md: 6 },
    pb: { base: 5, md: 10 },
    ...bandLook(),
    '& > *': { position: 'relative' },
  },
});
/** On large screens the headline and what leads on stand on the left of the calculators, on small ones above and below them. */
const Split = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { base: 6, xl: 10 },
    rowGap: { base: 4, lg: 0 },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) minmax(0, 22rem)',
      xl: 'minmax(0, 1fr) minmax(0, 27rem)',
    },
    gridTemplateRows: { lg: 'auto 1fr' },
    alignItems: 'start',
    '& > :nth-of-type(2)': { gridColumn: { lg: 2 }, gridRow: { lg: '1 / 3' } },
    '& > :first-of-type': { pt: { base: 1, lg: 12 } },
  },
});
export const LandingHeadline = chakra('h1', {
  base: {
    fontSize: { base: '2xl', md: '4xl', lg: '3xl', xl: '4xl' },
    fontWeight: 700,
    lineHeight: 1.06,
    // Devanagari has signs above and below its letters
    ':lang(hi) &': { lineHeight: 1.3 },
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
});
export const LandingLead = chakra('p', {
  base: {
    mt: { base: 2, md: 4 },
    mb: { base: 4, md: 6 },
    fontSize: { base: 'md', md: 'lg' },
    color: 'muted',
    maxWidth: '36rem',
    lineHeight: 1.55,
  },
});
/** What a phone has no room for above the calculators. */
const Large = chakra('div', { base: { '& > p': { display: { base: 'none', md: 'block' } }, pb: { base: 3, md: 0 } } });
const Groups = chakra('div', {
  base: {
    ...columnLook,
    gap: { base: 3, md: 4 },
    ...unopenedLook,
  },
});
/** On a phone in pixels: large text needs the room, and no word of it is wider than its card. */
const inset = { base: '12px', md: 4 } as const;
const Group = chakra('details', {
  base: {
    ...cardLook,
    scrollMarginTop: '5rem',
    '&[open] > summary small': { display: 'none' },
    '& > ul': {
      display: 'grid',
      gap: { base: 1.5, md: 2 },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
      px: inset,
      pb: inset,
    },
    '& > ul a': { ...cardLinkLook, gap: '12px', height: 'full', px: '12px', bg: 'bg' },
    '& > ul a > svg': twoTonesLook,
    // on paper all are open
    _print: { '&::details-content': { contentVisibility: 'visible' } },
  },
});
/** A drawing, 48 by 48, the name, and what is in the group; on a large screen the tools below say that. */
const GroupLine = chakra('summary', {
  base: {
    ...summaryLook,
    columnGap: '12px',
    minHeight: '4.5rem',
    px: inset,
    py: 2,
    '& > div': { flex: 1, minWidth: 0 },
    '& > svg': { boxSize: { base: '40px', md: '2.5rem' }, strokeWidth: 2, color: 'fg' },
    '& small': { display: { base: 'block', lg: 'none' }, color: 'muted', fontSize: 'sm', textWrap: 'balance' },
  },
});
const GroupName = chakra('h3', {
  base: { fontSize: 'lg', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
});

/** What is in a group: its first tools, and how many more. */
function leadingOf({ leading, tools }: MenuGroup): string {
  const more = tools.length - leading.length;
  return words.landing.leading(leading.join(', '), more > 0 ? String(more) : null);
}

/** The groups of tools, each a section with a grid of cards. Small screens begin with the first one open. */
export function ToolList() {
  return (
    <section aria-labelledby="all">
      <PartTitle id="all">{words.landing.all}</PartTitle>
      <Groups data-unopened="">
        {catalogue.groups.map((group, index) => (
          <Group key={group.id} data-group="" data-unfold="" open={index === 0}>
            <GroupLine>
              <ToolIcon name={group.drawing} />
              <div>
                <GroupName id={`group-${group.id}`} tabIndex={-1}>
                  {group.title}
                </GroupName>
                <small>{leadingOf(group)}</small>
              </div>
            </GroupLine>
            <ToolLinks tools={group.tools} />
          </Group>
        ))}
      </Groups>
    </section>
  );
}

/** Tools of earlier visits, or a few to begin with. Neither stands above the first field, which would move on a phone. */
function Beginnings() {
  const hydrated = useHydrated();
  const { list, starred } = calculations.use();
  const isBack = hydrated && list.length + starred.length > 0;
  return isBack ? <RecentToolsList /> : <ShowcaseChips />;
}

/** The calculators beside the headline, or under the search on a phone: at each width as tall as the tallest was, so that tabs move nothing. */
const Live = chakra('div', {
  base: {
    display: 'grid',
    minHeight: { base: '39.5rem', sm: '38.75rem', md: '28.5rem', lg: '39.5rem', xl: '39.25rem' },
    minWidth: 0,
    width: 'full',
    _print: { display: 'none' },
  },
});

/** The switch for remembering opened tools. It is not in the strip of recent tools, which goes where nothing is remembered. */
function Remember() {
  const { on } = calculations.use();
  return (
    <Check
      data-noprint=""
      mt={{ base: -3, md: -9 }}
      fontSize="sm"
      color="muted"
      label={words.recent.remember}
      checked={on}
      onChange={clearRecent}
    />
  );
}

/** The first page: what this is, a search, a live calculator, and every tool by group. */
export function LandingPage() {
  useUnfolded();
  useEffect(() => applyHead(landingHead), []);
  const first = catalogue.groups[0]?.tools[0];
  const count = catalogue.groups.reduce((sum, group) => sum + group.tools.length, 0);
  return (
    <LandingColumn>
      <Top>
        <Split>
          <div>
            <LandingHeadline tabIndex={-1}>{words.landing.headline}</LandingHeadline>
            <Large>
              <LandingLead>{words.landing.lead}</LandingLead>
            </Large>
            <SearchOver hint={words.landing.example} large />
          </div>
          <Live>{live}</Live>
          <div>
            <Beginnings />
            <Actions alignItems="center" columnGap={4} mt={4}>
              {first && (
                <ButtonLink {...linkTo(first)} look="solid">
                  {words.landing.explore}
                  <Icon name="arrow-right" />
                </ButtonLink>
              )}
              <Quiet as="span">{words.landing.count(String(count))}</Quiet>
            </Actions>
            <Proof />
          </div>
        </Split>
      </Top>
      <Wants />
      <ToolList />
      <Remember />
      <ContactBox />
    </LandingColumn>
  );
}
