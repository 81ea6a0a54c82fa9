import { useMemo, useSyncExternalStore } from 'react';
import { entryOf, type MenuCatalogue, type MenuEntry } from '#src/engine/catalogue.ts';
import { usePage } from './page.ts';

export type Route =
  | { readonly kind: 'landing' }
  | { readonly kind: 'tool'; readonly entry: MenuEntry }
  | { readonly kind: 'soon'; readonly entry: MenuEntry };

/**
 * What a hash opens: nothing the document's own page, a tool's id that tool, anything else the catalogue's fallback. What
 * follows a `?` holds settings and never changes which tool opens.
 *
 * @param own the tool whose static page the document is; null for the landing page
 */
export function routeOf(hash: string, catalogue: MenuCatalogue, own: string | null = null): Route {
  const [id = ''] = hash.replace(/^#/, '').split('?');
  if (id === '' && own === null) return { kind: 'landing' };
  const entry = entryOf(catalogue, id === '' && own !== null ? own : id) ?? entryOf(catalogue, catalogue.fallback);
  if (!entry) return { kind: 'landing' };
  return { kind: entry.ready ? 'tool' : 'soon', entry };
}

/** The address of a tool inside the hub. */
export const toolAddress = (root: string, id: string) => `${root}#${id}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The route of the address on show, which follows links, the back button and what is typed. */
export function useRoute(catalogue: MenuCatalogue): Route {
  const { own, path } = usePage();
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  const here = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => path,
  );
  return useMemo(() => routeOf(hash, catalogue, here === path ? own : null), [hash, here, path, own, catalogue]);
}

/** Opens the landing page without loading the document anew, which a link to an address without a hash would do. */
export function openLanding(root: string) {
  history.pushState(null, '', root);
  for (const listener of listeners) listener();
}
