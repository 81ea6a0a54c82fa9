import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hubPath } from '#src/browser/hub-storage.ts';
import { knownNow, learnGroup, learnTool } from '#src/catalogue/loaded.ts';
import { entryOf } from '#src/catalogue/menu.ts';
import { createStyleCache } from '#src/design/style-cache.ts';
import { createDesign } from '#src/design/system.ts';
import { pause } from '#src/loading/pause.ts';
import { watchLoading } from '#src/loading/recovery.ts';
import { App } from './app.tsx';
import { Hub } from './hub.tsx';
import { loadScreen } from './pages/load-page.ts';
import type { Page } from './routing/page.ts';
import { activeOf, pageOf, routeOf } from './routing/router.ts';

// the page goes to its top on every change of tool; the browser would undo that on back
history.scrollRestoration = 'manual';

const { page: own = null, group = '', embed } = document.documentElement.dataset;

watchLoading();

/** Hydrates the prerendered page where the address asks for it, and renders the one it asks for where it does not. */
export async function start(at: HTMLElement) {
  const prerendered = at.firstElementChild !== null;
  await pause();
  const design = createDesign(prerendered);
  await pause();
  const styles = createStyleCache();
  const app = embed === undefined ? App : (await import('./pages/embed.tsx')).EmbedApp;
  const hub = (page: Page) => <Hub design={design} styles={styles} page={page} root={hubPath} app={app} />;
  const bare: Page = { own, screen: null };
  // the first load knows only the first tools of each group; a page of another tool names its group
  if (own !== null && !entryOf(knownNow().catalogue, own)) await learnGroup(group).catch(() => null);
  // a calculator in a frame opens no other
  if (own !== null && embed !== undefined) {
    const screen = await loadScreen(own);
    await pause();
    startTransition(() => void hydrateRoot(at, hub({ own, screen })));
    return;
  }
  const named = routeOf(window.location.hash, knownNow(), own);
  // drawn before its group is known, the menu would grow under the reader's eyes
  if (named.kind === 'unknown') await learnTool(named.id).catch(() => null);
  const route = routeOf(window.location.hash, knownNow(), own);
  const asDrawn = prerendered && pageOf(route) === own;
  const tool = activeOf(route);
  const screen = asDrawn && tool !== null ? await loadScreen(tool).catch(() => null) : null;
  await pause();
  // in slices, so that the first tap is not kept waiting
  if (asDrawn && (tool === null || screen)) startTransition(() => void hydrateRoot(at, hub({ ...bare, screen })));
  else createRoot(at).render(hub(bare));
  document.documentElement.classList.remove('elsewhere');
}
