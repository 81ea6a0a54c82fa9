import { chakra } from '@chakra-ui/react/styled-system';
import type { MenuCatalogue, MenuEntry } from '#src/catalogue/menu.ts';
import { Icon } from '#src/design/icon.tsx';
import { ButtonLink, column } from '#src/design/parts.tsx';
import { useRoot } from '#src/design/root.ts';
import { Static } from '#src/loading/static.tsx';
import { More } from '../menu/more.tsx';
import { toolAddress } from '../routing/router.ts';
import { moveInList, SearchBox, type Searching, useSearch } from '../search/search.tsx';
import { words } from '../words.ts';
import { ContactBox } from './contact.tsx';

export const Page = chakra('div', { base: { ...column, gap: { base: 10, md: 12 } } });
export const Hero = chakra('div', { base: { py: { base: 4, md: 10 }, maxWidth: '44rem' } });
export const Headline = chakra('h1', {
  base: { fontSize: '4xl', fontWeight: 800, lineHeight: 1.08, letterSpacing: '-0.03em', textWrap: 'balance' },
});
export const Lead = chakra('p', {
  base: { mt: 4, mb: 6, fontSize: 'lg', color: 'muted', maxWidth: 'prose', lineHeight: 1.6 },
});
export const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 } });
const Count = chakra('span', { base: { color: 'muted', fontSize: 'sm' } });
export const Finder = chakra('div', { base: { mt: 6, maxWidth: '28rem' } });
const Group = chakra('section', {
  base: { '& h2': { fontSize: 'xl', fontWeight: 700, letterSpacing: '-0.01em', mb: 3 } },
});
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: 3,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(14rem, 1fr))' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      height: 'full',
      minHeight: '4rem',
      px: 4,
      py: 3,
      bg: 'panel',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      fontWeight: 600,
      lineHeight: 1.35,
      transition: 'border-color 0.15s, box-shadow 0.15s',
    },
    '& a:hover': { borderColor: 'accent', boxShadow: 'panel' },
    '& a > span': {
      display: 'inline-flex',
      p: 2,
      borderRadius: 'md',
      bg: 'accent.subtle',
      color: 'accent',
    },
  },
});

interface ToolListProps {
  readonly catalogue: MenuCatalogue;
  readonly searching: Searching;
  addressOf(entry: MenuEntry): string;
}

/** What a search has found; every tool by group where nobody searches. */
export function ToolList({ catalogue, searching, addressOf }: ToolListProps) {
  const link = (entry: MenuEntry) => (
    <li key={entry.id}>
      <a href={addressOf(entry)}>
        <span>
          <Icon name={entry.icon} />
        </span>
        {entry.title}
      </a>
    </li>
  );
  return searching.found ? (
    <Grid id="found" aria-label={words.search.results} onKeyDown={moveInList}>
      {searching.found.map(link)}
    </Grid>
  ) : (
    catalogue.groups.map((group) => (
      <Group key={group.id} aria-labelledby={`group-${group.id}`} data-group="">
        <h2 id={`group-${group.id}`}>{group.title}</h2>
        <Static key={group.tools.length}>
          <Grid>{group.tools.map(link)}</Grid>
        </Static>
        <More group={group} />
      </Group>
    ))
  );
}

/** The first page: what this is, and every tool by group. */
export function Landing({ catalogue }: { catalogue: MenuCatalogue }) {
  const root = useRoot();
  const first = catalogue.groups[0]?.tools[0];
  const count = catalogue.groups.reduce((sum, group) => sum + group.size, 0);
  const searching = useSearch();
  return (
    <Page>
      <Hero>
        <Headline tabIndex={-1}>{words.landing.headline}</Headline>
        <Lead>{words.landing.lead}</Lead>
        <Actions>
          {first && (
            <ButtonLink href={toolAddress(root, first.id)} look="solid">
              {words.landing.explore}
              <Icon name="arrow-right" />
            </ButtonLink>
          )}
          <Count>{words.landing.count(String(count))}</Count>
        </Actions>
        <Finder>
          <SearchBox searching={searching} root={root} list="found" />
        </Finder>
      </Hero>
      <ToolList catalogue={catalogue} searching={searching} addressOf={({ id }) => toolAddress(root, id)} />
      <ContactBox />
    </Page>
  );
}
