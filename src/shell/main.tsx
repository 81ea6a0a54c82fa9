import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createStyleCache } from '#src/design/style-cache.ts';
import { createDesign } from '#src/design/system.ts';
import { entryOf } from '#src/engine/catalogue.ts';
import { Hub } from './hub.tsx';
import { knownNow, learnGroup } from './known.ts';
import type { Page } from './page.ts';
import { activeOf, routeOf } from './router.ts';
import { loadScreen } from './screen.ts';

const place = document.getElementById('root');
if (!place) throw new Error('Could not find root element to mount to.');

// the page goes to its top on every change of tool; the browser would undo that on back
history.scrollRestoration = 'manual';

const { page: own = null, group = '', root = './' } = document.documentElement.dataset;
/** Lets the browser draw, and answer a tap, between two pieces of work. */
const breath = () => new Promise((done) => setTimeout(done));

/** Takes over the page that was drawn beforehand where the address asks for it, and draws anew where it does not. */
async function start(at: HTMLElement) {
  await breath();
  const design = createDesign();
  const styles = createStyleCache();
  const hub = (page: Page) => <Hub design={design} styles={styles} page={page} root={root} />;
  await breath();
  const bare: Page = { own, path: window.location.pathname, screen: null };
  // a static page of a tool that is none of its group's first says where it stands
  if (own !== null && !entryOf(knownNow().catalogue, own)) await learnGroup(group).catch(() => null);
  const route = routeOf(window.location.hash, knownNow(), own);
  const asDrawn = at.firstElementChild !== null && route.kind !== 'unknown' && activeOf(route) === own;
  const screen = asDrawn && own !== null ? await loadScreen(own).catch(() => null) : null;
  // in slices, so that the first tap is not kept waiting
  if (asDrawn && (own === null || screen)) startTransition(() => void hydrateRoot(at, hub({ ...bare, screen })));
  else createRoot(at).render(hub(bare));
  document.documentElement.classList.remove('elsewhere');
}

void start(place);
