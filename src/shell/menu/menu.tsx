import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { MenuCatalogue, MenuEntry } from '#src/catalogue/menu.ts';
import { Icon } from '#src/design/icon.tsx';
import { chosenInForcedColours } from '#src/design/parts.tsx';
import { useRoot } from '#src/design/root.ts';
import { ContactBox } from '../pages/contact.tsx';
import { toolAddress } from '../routing/router.ts';
import { moveInList, SearchBox, useSearch } from '../search/search.tsx';
import { ThemeSwitcher } from '../theme/theme-switcher.tsx';
import { words } from '../words.ts';
import { Logo } from './logo.tsx';
import { More } from './more.tsx';

const Frame = chakra('div', { base: { display: 'grid', gap: 5, p: 4, alignContent: 'start' } });
const Links = chakra('nav', {
  base: {
    display: 'grid',
    gap: 4,
    '& h2': { fontSize: 'xs', fontWeight: 600, color: 'muted', px: 3, mb: 1, letterSpacing: '0.02em' },
    // styled once for all links, so that a thousand of them stay cheap
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 2.5,
      minHeight: '2.5rem',
      px: 3,
      py: 1.5,
      borderRadius: 'md',
      fontSize: 'sm',
      lineHeight: 1.35,
      color: 'fg',
    },
    '& a svg': { color: 'muted' },
    '& a:hover': { bg: 'sunken' },
    '& a[aria-current]': { bg: 'accent.subtle', color: 'accent', fontWeight: 600, ...chosenInForcedColours },
    '& a[aria-current] svg': { color: 'accent' },
  },
});

interface MenuProps {
  readonly catalogue: MenuCatalogue;
  readonly active: string | null;
  /** Tells the sidebar's controls from the drawer's. */
  readonly place: 'sidebar' | 'drawer';
  readonly onSelect?: () => void;
}

/** Logo, grouped links, theme and contact: the sidebar of large screens and the drawer of small ones. */
export function Menu({ catalogue, active, place, onSelect }: MenuProps) {
  const root = useRoot();
  const links = useRef<HTMLElement>(null);
  const searching = useSearch();
  const open = () => {
    searching.setText('');
    onSelect?.();
  };
  const link = ({ id, title, icon }: MenuEntry) => (
    <li key={id}>
      <a href={toolAddress(root, id)} aria-current={id === active ? 'page' : undefined} onClick={open}>
        <Icon name={icon} />
        {title}
      </a>
    </li>
  );
  // a tool opened by its address may stand far down the list
  useEffect(() => {
    // with the next frame, whose layout it then needs not do by itself
    const frame = requestAnimationFrame(() => {
      const link = active === null ? null : links.current?.querySelector('[aria-current]');
      const scroller = links.current?.closest('aside') ?? links.current?.parentElement?.parentElement;
      if (!link || !scroller) return;
      // scrollIntoView would also make the next Tab start from the link
      const { top, bottom } = link.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight) scroller.scrollTop += top - window.innerHeight / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
  return (
    <Frame>
      <Logo {...(onSelect && { onOpen: onSelect })} />
      <SearchBox searching={searching} root={root} list={`${place}-found`} onOpen={open} />
      <Links ref={links} aria-label={words.tools}>
        {searching.found ? (
          <ul id={`${place}-found`} aria-label={words.search.results} onKeyDown={moveInList}>
            {searching.found.map(link)}
          </ul>
        ) : (
          catalogue.groups.map((group) => (
            <div key={group.id} data-group="">
              <h2 id={`${place}-${group.id}`}>{group.title}</h2>
              <ul aria-labelledby={`${place}-${group.id}`}>{group.tools.map(link)}</ul>
              <More group={group} />
            </div>
          ))
        )}
      </Links>
      <ThemeSwitcher group={place} />
      <ContactBox small />
    </Frame>
  );
}
