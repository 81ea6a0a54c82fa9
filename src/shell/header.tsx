import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { Hidden, IconButton } from '#src/design/parts.tsx';
import { site } from '#src/site.ts';
import { words } from '#words/shell.ts';
import { Logo } from './menu/logo.tsx';
import { type Shared, sharePage } from './share.ts';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'header',
    minHeight: '4rem',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: 1,
    px: { base: 2, md: 6 },
    py: 1,
    bg: 'panel',
    borderBottomWidth: '1px',
    borderColor: 'line',
    ps: { lg: 'calc(17.5rem + 1.5rem)', xl: 'calc(17.5rem + 2rem)' },
    '& > .small': { display: { base: 'flex', lg: 'none' }, alignItems: 'center', gap: 1, me: 'auto' },
    '& > .search': { display: { base: 'inline-flex', lg: 'none' } },
    // a newer version is offered beside the logo's mark, where the screen has no room for its name
    '&:has(.offer) > .small a > span': { display: { base: 'none', sm: 'inline' } },
  },
});
const Tagline = chakra('p', {
  base: {
    flex: '1 1 0',
    minWidth: 0,
    // small screens show it on the landing page, above the headline
    display: { base: 'none', lg: 'block' },
    color: 'muted',
    fontSize: 'sm',
    lineHeight: 1.3,
  },
});

/** How long a button says what it has done, in milliseconds. */
const SAID = 3000;

function ShareButton({ title }: { title: () => string }) {
  const [shared, setShared] = useState<Shared | null>(null);
  useEffect(() => {
    if (shared === null) return;
    const timer = setTimeout(() => setShared(null), SAID);
    return () => clearTimeout(timer);
  }, [shared]);
  const share = () => sharePage(title()).then(setShared);
  return (
    <>
      <IconButton type="button" aria-label={words.share.action} title={words.share.action} onClick={share}>
        <Icon name={shared === 'copied' ? 'check' : 'share-2'} />
      </IconButton>
      <Hidden role="status">
        {shared === 'copied' && words.share.copied}
        {shared === 'failed' && words.share.failed}
      </Hidden>
    </>
  );
}

/** The bar above every page: menu and logo of small screens, tagline, search and share. */
export function Header(props: {
  opener: RefObject<HTMLButtonElement | null>;
  menuOpen: boolean;
  onMenu: () => void;
  onSearch: () => void;
  /** The offer of a newer version. */
  children: ReactNode;
}) {
  return (
    <Bar>
      <div className="small">
        <IconButton
          ref={props.opener}
          type="button"
          aria-label={words.openMenu}
          aria-haspopup="dialog"
          aria-expanded={props.menuOpen}
          onClick={props.onMenu}
        >
          <Icon name="menu" />
        </IconButton>
        <Logo />
      </div>
      <Tagline>{site.tagline}</Tagline>
      {props.children}
      <IconButton className="search" type="button" aria-label={words.search.open} onClick={props.onSearch}>
        <Icon name="search" />
      </IconButton>
      <ShareButton title={() => document.title} />
    </Bar>
  );
}
