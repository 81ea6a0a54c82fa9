import catalogue from 'virtual:catalogue';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { entryOf, type MenuEntry } from '#src/catalogue/catalogue.ts';
import { IconButton } from '#src/design/buttons.tsx';
import { Dialog } from '#src/design/dialog.tsx';
import { forcedChoiceLook } from '#src/design/fields.tsx';
import { Icon, ToolIcon } from '#src/design/icon.tsx';
import { summaryLook, touchable } from '#src/design/layout.ts';
import { calculations, MY_FIGURES_HASH, recentOf } from '#src/device/calculations.ts';
import { words } from '#words/shell.ts';
import { linkTo, linkToMyFigures, pressed } from '../routing/links.ts';
import { Results } from '../search/results.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { useSearch } from '../search/use-search.ts';
import { ThemeSwitcher } from '../theme/theme.tsx';
import { ContactBox, Logo } from './links.tsx';

// on a low screen the whole menu scrolls, not only the list
const LOW = '@media (max-height: 36rem)';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    [LOW]: { display: 'block', overflowY: 'auto' },
    '& > .top, & > .foot': { display: 'grid', gap: 3, p: 4, flexShrink: 0 },
    '& > .foot': { borderTopWidth: '1px', py: 3 },
  },
});
const Links = chakra('nav', {
  base: {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: 2,
    pb: 4,
    [LOW]: { overflowY: 'visible' },
    '& h2': { fontSize: 'xs', fontWeight: 600 },
    '& summary': {
      ...summaryLook,
      minHeight: touchable('2.25rem'),
      mt: 2,
      px: 2.5,
      py: 0,
      borderRadius: 'md',
      color: 'muted',
      _hover: { bg: 'sunken' },
    },
    // in the drawer the groups are what one chooses first
    '& details[name]': { '& > summary': { color: 'fg' }, '& h2': { fontSize: 'sm' } },
    '& p': { px: 3, pb: 2, fontSize: 'xs', color: 'muted' },
    // styled once for all links, so that a thousand of them stay cheap
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minHeight: touchable('2.25rem'),
      px: 2.5,
      py: 1,
      borderRadius: 'md',
      fontSize: 'sm',
      lineHeight: 1.35,
      // so that the longest names stand in one line
      letterSpacing: '-0.01em',
      color: 'fg',
    },
    '& a svg': { color: 'muted' },
    '& a:hover': { bg: 'sunken' },
    '& a[aria-current]': { bg: 'accent-subtle', color: 'accent', fontWeight: 600, ...forcedChoiceLook },
    '& a[aria-current] svg': { color: 'accent' },
  },
});

interface MenuProps {
  /** The open page, as in `Page`. */
  readonly active: string | null;
  /** Tells the sidebar's controls from the drawer's. */
  readonly place: 'sidebar' | 'drawer';
  readonly onSelect?: () => void;
}

/** Brings the active tool's link into view: opens its group and scrolls the list. */
function reveal(links: HTMLElement | null) {
  const link = links?.querySelector<HTMLElement>(':scope > [data-group] [aria-current]');
  if (!links || !link) return;
  const group = link.closest('details');
  if (group) group.open = true;
  const { top, bottom } = link.getBoundingClientRect();
  for (const scroller of [links, links.parentElement]) {
    const seen = scroller?.getBoundingClientRect();
    // scrollIntoView would also make the next Tab start from the link
    if (scroller && seen && (top < seen.top || bottom > seen.bottom))
      scroller.scrollTop += top - seen.top - seen.height / 2;
  }
}

/** Logo, search, grouped links, theme and contact: the sidebar of large screens and the drawer of small ones. */
export function Menu({ active, place, onSelect }: MenuProps) {
  const links = useRef<HTMLElement>(null);
  const search = useSearch();
  const open = () => {
    search.setText('');
    onSelect?.();
  };
  const link = (entry: MenuEntry) => (
    <li key={entry.id}>
      <a {...pressed(linkTo(entry), open)} aria-current={entry.id === active ? 'page' : undefined}>
        <ToolIcon name={entry.icon} />
        {entry.title}
      </a>
    </li>
  );
  // a tool opened by its address may be far down the list
  useEffect(() => {
    if (active === null) return;
    // in the next frame, so as not to force a layout
    const frame = requestAnimationFrame(() => reveal(links.current));
    return () => cancelAnimationFrame(frame);
  }, [active]);
  return (
    <Frame>
      <div className="top">
        <Logo onOpen={open} />
        <SearchBox search={search} listId={`${place}-found`} onOpen={open} />
      </div>
      <Links ref={links} aria-label={words.tools}>
        {search.found ? (
          <Results search={search} id={`${place}-found`} active={active} onOpen={open} />
        ) : (
          <>
            <Remembering active={active} link={link} />
            <a {...pressed(linkToMyFigures(), open)} aria-current={active === MY_FIGURES_HASH ? 'page' : undefined}>
              <Icon name="bookmark" />
              {words.myFigures.title}
            </a>
            {catalogue.groups.map((group) => (
              // in the drawer one at a time: all groups are in sight, and the open page's own opens
              <details
                key={group.id}
                open={place === 'sidebar' || group.tools.some(({ id }) => id === active)}
                name={place === 'sidebar' ? undefined : 'groups'}
                data-group=""
              >
                <summary>
                  <h2 id={`${place}-${group.id}`}>{group.title}</h2>
                </summary>
                <ul aria-labelledby={`${place}-${group.id}`}>{group.tools.map(link)}</ul>
              </details>
            ))}
          </>
        )}
      </Links>
      <div className="foot">
        <ThemeSwitcher group={place} />
        <ContactBox small />
      </div>
    </Frame>
  );
}

/** Starred and recent tools other than the active one; folded, so that nothing below moves when the list grows. */
function Remembering({ active, link }: { active: string | null; link: (entry: MenuEntry) => ReactNode }) {
  const stored = calculations.use();
  const ids = new Set([...stored.starred, ...recentOf(stored).map(({ tool }) => tool)]);
  const tools = [...ids].flatMap((id) => (id === active ? [] : (entryOf(catalogue, id) ?? [])));
  return (
    <details>
      <summary>
        <h2>{words.recent.title}</h2>
      </summary>
      {tools.length > 0 ? <ul aria-label={words.recent.title}>{tools.map(link)}</ul> : <p>{words.recent.none}</p>}
    </details>
  );
}

interface DrawerProps {
  /** The open page, as in `Page`. */
  readonly active: string | null;
  readonly onClose: () => void;
  /** Whether it opens with the focus in its search box. */
  readonly toSearch: boolean;
}

export function Drawer({ active, onClose, toSearch }: DrawerProps) {
  useEffect(() => {
    if (toSearch) document.querySelector<HTMLElement>('dialog [data-search]')?.focus();
  }, [toSearch]);
  return (
    <Dialog aria-label={words.menu} onClose={onClose} place="start">
      <IconButton aria-label={words.closeMenu} position="absolute" top={4} insetInlineEnd={3} onClick={onClose}>
        <Icon name="x" />
      </IconButton>
      <Menu active={active} place="drawer" onSelect={onClose} />
    </Dialog>
  );
}
