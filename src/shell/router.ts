import { useMemo, useSyncExternalStore } from 'react';
import { entryOf, isWhole, type MenuCatalogue, type MenuEntry } from '#src/engine/catalogue.ts';
import { type Known, useKnown } from './known.ts';
import { usePage } from './page.ts';

export type Route =
  | { readonly kind: 'landing' }
  | { readonly kind: 'tool'; readonly entry: MenuEntry }
  | { readonly kind: 'soon'; readonly entry: MenuEntry }
  /** A tool of which it is not known yet whether there is one. */
  | { readonly kind: 'unknown'; readonly id: string };

/**
 * What a hash opens: nothing the document's own page, a tool's id that tool, anything else the catalogue's fallback. What
 * follows a `?` holds settings and never changes which tool opens.
 *
 * @param own the tool whose static page the document is; null for the landing page
 */
export function routeOf(hash: string, { catalogue, missing }: Known, own: string | null = null): Route {
  const [named = ''] = hash.replace(/^#/, '').split('?');
  const wanted = named === '' ? own : named;
  if (wanted === null) return { kind: 'landing' };
  const isMissing = (id: string) => isWhole(catalogue) || missing.has(id);
  for (const id of [wanted, catalogue.fallback]) {
    const entry = entryOf(catalogue, id);
    if (entry) return { kind: entry.ready ? 'tool' : 'soon', entry };
    if (!isMissing(id)) return { kind: 'unknown', id };
  }
  return { kind: 'landing' };
}

/** The tool on show; null for the landing page, and while it is not known. */
export const activeOf = (route: Route) => ('entry' in route ? route.entry.id : null);

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
export function useRoute(): { route: Route; catalogue: MenuCatalogue } {
  const known = useKnown();
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
  const route = useMemo(() => routeOf(hash, known, here === path ? own : null), [hash, here, path, own, known]);
  return { route, catalogue: known.catalogue };
}

/** Opens the landing page without loading the document anew, which a link to an address without a hash would do. */
export function openLanding(root: string) {
  history.pushState(null, '', root);
  for (const listener of listeners) listener();
}
