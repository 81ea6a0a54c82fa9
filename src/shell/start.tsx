import catalogue from 'virtual:catalogue';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hubPath } from '#src/browser/hub-storage.ts';
import { SIDEBAR_FITS } from '#src/browser/media.ts';
import { createStyleCache } from '#src/design/style-cache.ts';
import { compileSteps, createDesign } from '#src/design/system.ts';
import { loadEarly } from '#src/loading/lazy-part.tsx';
import { pause } from '#src/loading/pause.ts';
import { watchLoading } from '#src/loading/recovery.ts';
import { today } from '#src/rules/today.ts';
import { App } from './app.tsx';
import { Hub } from './hub.tsx';
import { loadMenu } from './menu/load-menu.ts';
import { loadScreen } from './pages/load-page.ts';
import type { Page } from './routing/page.ts';
import { activeOf, pageOf, routeOf } from './routing/router.ts';

// the page scrolls to its top on every change of tool; the browser would undo that on back
history.scrollRestoration = 'manual';

const { page: own = null, embed, since, until } = document.documentElement.dataset;

watchLoading();

/** Hydrates the prerendered page if the address asks for it, or else renders the page that the address asks for. */
export async function start(at: HTMLElement) {
  const prerendered = at.firstElementChild !== null;
  const menu = embed === undefined && matchMedia(SIDEBAR_FITS).matches ? loadEarly(loadMenu) : null;
  // a fact may have begun since the build: then the figures, and the parts that are never hydrated, are rendered again
  const day = today();
  const upToDate = (since === undefined || day >= since) && (until === undefined || day < until);
  for (const compile of compileSteps) {
    await pause();
    compile();
  }
  await pause();
  const design = createDesign(prerendered ? undefined : (await import('#src/design/global-styles.ts')).globalStyles);
  await pause();
  const styles = createStyleCache();
  const app = embed === undefined ? App : (await import('./pages/embed.tsx')).EmbedApp;
  const hub = (page: Page) => <Hub design={design} styles={styles} page={page} root={hubPath} app={app} />;
  const bare: Page = { own, screen: null };
  // an embedded calculator opens no other
  if (own !== null && embed !== undefined) {
    const screen = await loadScreen(own);
    await pause();
    if (upToDate) startTransition(() => void hydrateRoot(at, hub({ own, screen })));
    else createRoot(at).render(hub({ own, screen }));
    return;
  }
  const route = routeOf(window.location.hash, catalogue, own);
  const asPrerendered = prerendered && upToDate && pageOf(route) === own;
  const tool = activeOf(route);
  const screen = asPrerendered && tool !== null ? await loadScreen(tool).catch(() => null) : null;
  await menu;
  await pause();
  // in slices, so that the first tap does not wait
  if (asPrerendered && (tool === null || screen)) startTransition(() => void hydrateRoot(at, hub({ ...bare, screen })));
  else createRoot(at).render(hub(bare));
  document.documentElement.classList.remove('elsewhere');
}
