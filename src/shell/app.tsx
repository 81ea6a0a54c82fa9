import { useEffect, useRef, useState } from 'react';
import { SIDEBAR_FITS, watchMedia } from '#src/browser/media.ts';
import { Button } from '#src/design/buttons.tsx';
import { Box, pageLook } from '#src/design/layout.ts';
import { MY_FIGURES_HASH } from '#src/device/calculations.ts';
import { words } from '#words/shell.ts';
import { PageFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { ContactBanner } from './menu/links.tsx';
import { Drawer, Menu } from './menu/menu.tsx';
import { checksHead, myFiguresHead } from './pages/head.ts';
import { LandingPage } from './pages/landing.tsx';
import { NotFound } from './pages/not-found.tsx';
import { OtherScreen, SoonScreen, ToolScreen } from './pages/tool-page.tsx';
import { ABOUT_CHECKS, aboutChecks, NOT_FOUND } from './routing/page.ts';
import { takeHeading, toolOn, usePageNow } from './routing/router.ts';
import { focusVisibleSearch } from './search/search-box.tsx';

const loadChecks = () => import('./pages/checks.tsx');
const loadMyFigures = () => import('./my-figures/page.tsx');

/** The whole hub: header, menu, the page that the hash names, and the footer. */
export function App() {
  const page = usePageNow();
  const entry = toolOn(page);
  const main = useRef<HTMLDivElement>(null);
  const [menuOpen, setMenuOpen] = useState<'menu' | 'search' | null>(null);
  // the drawer is for screens without the sidebar
  useEffect(() => watchMedia(SIDEBAR_FITS, () => setMenuOpen(null)), []);

  // `/` goes to the search, as on many sites
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      // in a text field the key is text
      if (event.target instanceof Element && event.target.closest('input:not([type=radio]), select, textarea')) return;
      event.preventDefault();
      if (!focusVisibleSearch()) setMenuOpen('search');
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const shown = useRef(page);
  // a page that opens without a document begins as one would: at its top or the wanted heading, with the focus there
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    setMenuOpen(null);
    const id = takeHeading();
    const heading = id === null ? null : document.getElementById(id);
    window.scrollTo(0, 0);
    heading?.closest('details')?.setAttribute('open', '');
    heading?.scrollIntoView();
    (heading ?? main.current?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  }, [page]);

  return (
    <>
      <Button
        look="solid"
        position="fixed"
        top={2}
        insetInlineStart={2}
        zIndex="popover"
        transform="translateY(-200%)"
        _focus={{ transform: 'none' }}
        onClick={() => main.current?.focus()}
      >
        {words.skip}
      </Button>
      <Header
        menuOpen={menuOpen !== null}
        onMenu={() => setMenuOpen('menu')}
        onSearch={() => setMenuOpen('search')}
        path={entry?.path ?? (page === ABOUT_CHECKS ? aboutChecks : '')}
      />
      <Box
        as="aside"
        display={{ base: 'none', lg: 'block' }}
        position="fixed"
        insetBlock={0}
        insetInlineStart={0}
        zIndex="header"
        width="sidebar"
        bg="panel"
        borderInlineEndWidth="1px"
      >
        <Menu active={page} place="sidebar" />
      </Box>
      <Box
        ps={{ lg: '17.5rem' }}
        // room for what stays at the foot of a small screen, so that it never covers the end of the page
        pb={{ base: 'calc(4rem + env(safe-area-inset-bottom))', lg: 0 }}
        _print={{ p: 0 }}
      >
        <Box
          as="main"
          ref={main}
          tabIndex={-1}
          {...pageLook}
          pt={{ base: 1, md: 6, lg: 3 }}
          pb={{ base: 6, md: 10 }}
          minHeight="calc(100dvh - 14rem)"
        >
          {page === null && <LandingPage />}
          {page === ABOUT_CHECKS && (
            <OtherScreen
              head={checksHead}
              icon="circle-check"
              title={words.checks.headline}
              lead={words.checks.lead}
              load={loadChecks}
            />
          )}
          {page === MY_FIGURES_HASH && (
            <OtherScreen
              head={myFiguresHead}
              icon="bookmark"
              title={words.myFigures.title}
              lead={words.myFigures.lead}
              load={loadMyFigures}
            />
          )}
          {page === NOT_FOUND && <NotFound />}
          {entry?.ready === true && <ToolScreen key={entry.id} entry={entry} />}
          {entry?.ready === false && <SoonScreen key={entry.id} entry={entry} />}
        </Box>
        <PageFooter />
        {page === null && <ContactBanner />}
      </Box>
      {menuOpen !== null && <Drawer active={page} onClose={() => setMenuOpen(null)} toSearch={menuOpen === 'search'} />}
    </>
  );
}
