import catalogue from 'virtual:catalogue';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createDesign } from '#src/design/system.ts';
import { Hub } from './hub.tsx';
import type { Page } from './page.ts';
import { routeOf } from './router.ts';
import { loadScreen } from './screen.ts';

const place = document.getElementById('root');
if (!place) throw new Error('Could not find root element to mount to.');

// the page goes to its top on every change of tool; the browser would undo that on back
history.scrollRestoration = 'manual';

const { page: own = null, root = './' } = document.documentElement.dataset;
const design = createDesign();
const hub = (page: Page) => <Hub design={design} page={page} root={root} />;

/** Takes over the page that was drawn beforehand where the address asks for it, and draws anew where it does not. */
async function start(at: HTMLElement) {
  const bare: Page = { own, path: window.location.pathname, screen: null };
  const route = routeOf(window.location.hash, catalogue, own);
  const asDrawn = at.firstElementChild !== null && (route.kind === 'landing' ? null : route.entry.id) === own;
  const screen = asDrawn && own !== null ? await loadScreen(own).catch(() => null) : null;
  if (asDrawn && (own === null || screen)) hydrateRoot(at, hub({ ...bare, screen }));
  else createRoot(at).render(hub(bare));
  document.documentElement.classList.remove('elsewhere');
}

void start(place);
