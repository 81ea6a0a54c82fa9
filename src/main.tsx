// Every document imports this file once it is painted (src/start.js).
import catalogue from 'virtual:catalogue';
import { startTransition } from 'react';
import { nextTask } from '#src/browser/slices.ts';
import { reloadOnce } from '#src/loading/reload.ts';
import { today } from '#src/rules/now.ts';
import { loadScreen } from '#src/shell/pages/load-screen.ts';
import { pageOf, toolOn } from '#src/shell/routing/router.ts';

/** Hydrates the prerendered page, or renders the one that the hash names. */
async function start(place: HTMLElement) {
  // loading and hydrating are tasks of their own, so that a tap need not wait for both
  await nextTask();
  // `since` and `until`: the days between which the facts apply that the page was built with; without them it is never outdated
  const { page: own = null, embed, since = '', until = '9999' } = document.documentElement.dataset;
  const page = pageOf(embed === undefined ? window.location.hash : '', catalogue, own);
  const tool = toolOn(page);
  const [{ createRoot, hydrateRoot }, { createStyles, Hub }, system, app, screen] = await Promise.all([
    import('react-dom/client'),
    import('#src/shell/hub.tsx'),
    import.meta.env.DEV
      ? import('#src/design/document-system.ts').then(({ makeDocumentSystem }) => makeDocumentSystem())
      : import('#src/design/system.ts').then(({ system }) => system),
    embed === undefined
      ? import('#src/shell/app.tsx').then(({ App }) => App)
      : import('#src/shell/pages/embed.tsx').then(({ EmbedApp }) => EmbedApp),
    // another page than the document's own shows its heading at once
    tool && page === own ? loadScreen(tool.id).catch(() => null) : null,
  ]);
  // a script that arrives empty has no parts, which React would report to nobody
  if ([createRoot, hydrateRoot, createStyles, Hub, system, app].some((part) => part === undefined))
    throw new Error('A script of the hub arrived empty.');
  await nextTask();
  // Emotion would move a style element of its own making, and the browser would lay out the whole page again
  const inDocument = document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles?.split(' ');
  // a figure of law may have changed since the build: then the page is rendered again
  const isCurrent = since <= today() && today() < until;
  const isPrerendered = isCurrent && place.firstElementChild !== null && page === own && (!tool || screen !== null);
  const hub = (
    <Hub
      system={system}
      styles={createStyles(inDocument)}
      app={app}
      page={{ own, screen }}
      isPrerendered={isPrerendered}
    />
  );
  // in a transition React hydrates piece by piece, so that a tap need not wait for all of it
  if (isPrerendered) startTransition(() => void hydrateRoot(place, hub));
  else createRoot(place).render(hub);
  document.documentElement.classList.remove('elsewhere');
}

reloadOnce();
// the page scrolls to its top whenever another tool opens; the browser would undo that on Back
history.scrollRestoration = 'manual';
const place = document.getElementById('root');
if (!place) throw new Error('Could not find root element to mount to.');
start(place).catch((error) => {
  window.dispatchEvent(new Event('start-failed'));
  throw error;
});
