import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createStyles } from '#src/design/styles.ts';
import { createDesign } from '#src/design/system.ts';
import { entryOf } from '#src/engine/catalogue.ts';
import { pause } from '#src/loading/pause.ts';
import { Hub } from './hub.tsx';
import { knownNow, learnGroup } from './known.ts';
import type { Page } from './page.ts';
import { activeOf, pageOf, routeOf } from './router.ts';
import { loadScreen } from './screen.ts';

// the page goes to its top on every change of tool; the browser would undo that on back
history.scrollRestoration = 'manual';

const { page: own = null, group = '', root = './' } = document.documentElement.dataset;

/** Hydrates the prerendered page where the address asks for it, and renders the one it asks for where it does not. */
export async function start(at: HTMLElement) {
  const design = createDesign();
  await pause();
  const styles = createStyles();
  const hub = (page: Page) => <Hub design={design} styles={styles} page={page} root={root} />;
  const bare: Page = { own, path: window.location.pathname, screen: null };
  // a static page of a tool that is none of its group's first says where it stands
  if (own !== null && !entryOf(knownNow().catalogue, own)) await learnGroup(group).catch(() => null);
  const route = routeOf(window.location.hash, knownNow(), own);
  const asDrawn = at.firstElementChild !== null && pageOf(route) === own;
  const tool = activeOf(route);
  const screen = asDrawn && tool !== null ? await loadScreen(tool).catch(() => null) : null;
  await pause();
  // in slices, so that the first tap is not kept waiting
  if (asDrawn && (tool === null || screen)) startTransition(() => void hydrateRoot(at, hub({ ...bare, screen })));
  else createRoot(at).render(hub(bare));
  document.documentElement.classList.remove('elsewhere');
}
