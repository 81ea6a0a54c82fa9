import catalogue from 'virtual:catalogue';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { firstSign, keepPress } from '#src/browser/visitor.ts';
import { bandLook } from '#src/design/band.ts';
import { Actions, ButtonLink } from '#src/design/buttons.tsx';
import { Check } from '#src/design/fields.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Box, Sections } from '#src/design/layout.ts';
import { Quiet } from '#src/design/text.tsx';
import { calculations, setRemembering } from '#src/device/calculations.ts';
import { useHydrated, useUnfolded } from '#src/loading/hydrated.tsx';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { words } from '#words/shell.ts';
import { Proof, ShowcaseChips, Wants } from '../home/showcase.tsx';
import { ContactBox } from '../menu/links.tsx';
import { RecentToolsList } from '../my-figures/recent-tools.tsx';
import { linkTo } from '../routing/links.ts';
import { SearchOver } from '../search/search-over.tsx';
import { applyHead, landingHead } from './head.ts';
import { Headline, Lead, ToolList } from './page-parts.tsx';

// its prerendered document shows the figures; only a visitor who is there can move its sliders
const loadLive = () => firstSign.then(() => import('../home/live.tsx'));
/** One element, so that nothing renders it again while it is only a document. */
const live = <LazyPart load={loadLive} props={{}} failed={() => null} />;

const band = bandLook();
/** The top of the page on a tinted band, as wide as the window. */
const Top = chakra('div', {
  base: {
    mt: { base: -1, md: -6, lg: -3 },
    pt: { base: 2, md: 6 },
    pb: { base: 5, md: 10 },
    ...band,
    // the calculators would leave a strip of the pattern
    '&::before': { ...band['&::before'], display: { lg: 'none', _print: 'none' } },
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
  },
});

/** Tools of earlier visits, or a few to begin with. Neither stands above the first field, which would move on a phone. */
function Beginnings() {
  const hydrated = useHydrated();
  const { list, starred } = calculations.use();
  const isBack = hydrated && list.length + starred.length > 0;
  return isBack ? <RecentToolsList /> : <ShowcaseChips />;
}

/** The switch for remembering opened tools. It is not in the strip of recent tools, which goes where nothing is remembered. */
function Remember() {
  const { on } = calculations.use();
  return (
    <Check
      data-noprint=""
      // right below the list of tools, not a section's distance from it
      mt={{ base: -3, md: -9 }}
      fontSize="sm"
      color="muted"
      label={words.recent.remember}
      checked={on}
      // which forgets what was remembered, either way
      onChange={setRemembering}
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
    <Sections>
      <Top>
        <Split>
          <Box pt={{ base: 1, lg: 12 }}>
            <Headline mb={{ base: 3, md: 0 }}>{words.landing.headline}</Headline>
            {/* a phone has no room for the text above the calculators */}
            <Lead display={{ base: 'none', md: 'block' }}>{words.landing.lead}</Lead>
            <SearchOver />
          </Box>
          {/* at each width as tall as the tallest calculator was, so that tabs move nothing */}
          <Box
            display={{ base: 'grid', _print: 'none' }}
            gridColumn={{ lg: 2 }}
            gridRow={{ lg: '1 / 3' }}
            minHeight={{ base: '41rem', sm: '40.5rem', md: '28.25rem', lg: '40.25rem', xl: '40rem' }}
            onClick={keepPress}
          >
            {live}
          </Box>
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
    </Sections>
  );
}
