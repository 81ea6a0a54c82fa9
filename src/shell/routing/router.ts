import { useMemo, useSyncExternalStore } from 'react';
import { type Known, useKnown } from '#src/catalogue/loaded.ts';
import { entryOf, isWhole, type MenuCatalogue, type MenuEntry } from '#src/catalogue/menu.ts';
import { NOT_FOUND, type Page, usePage } from './page.ts';

export type Route =
  | { readonly kind: 'landing' }
  | { readonly kind: 'tool'; readonly entry: MenuEntry }
  | { readonly kind: 'soon'; readonly entry: MenuEntry }
  /** An address at which there is nothing. */
  | { readonly kind: 'missing' }
  /** A tool of which it is not known yet whether there is one. */
  | { readonly kind: 'unknown'; readonly id: string };

/**
 * What a hash opens: nothing the document's own page, a tool's id that tool, anything else the catalogue's fallback, or the
 * document itself where it says that its address is unknown. What follows a `?` holds settings and never changes which tool
 * opens.
 *
 * @param own the page that the document is, as in `Page`
 */
export function routeOf(hash: string, { catalogue, missing }: Known, own: Page['own'] = null): Route {
  const isNotFound = own === NOT_FOUND;
  const otherwise: Route = { kind: isNotFound ? 'missing' : 'landing' };
  const [named = ''] = hash.replace(/^#/, '').split('?');
  const wanted = named === '' && !isNotFound ? own : named;
  if (wanted === null || wanted === '') return otherwise;
  const isMissing = (id: string) => isWhole(catalogue) || missing.has(id);
  for (const id of isNotFound ? [wanted] : [wanted, catalogue.fallback]) {
    const entry = entryOf(catalogue, id);
    if (entry) return { kind: entry.ready ? 'tool' : 'soon', entry };
    if (!isMissing(id)) return { kind: 'unknown', id };
  }
  return otherwise;
}

/** The tool on show; null for the landing page, and while it is not known. */
export const activeOf = (route: Route) => ('entry' in route ? route.entry.id : null);

/** The page on show, as in `Page`; undefined while it is not known. */
export function pageOf(route: Route): Page['own'] | undefined {
  if (route.kind === 'landing') return null;
  if (route.kind === 'missing') return NOT_FOUND;
  return 'entry' in route ? route.entry.id : undefined;
}

/** The address of a tool inside the hub. */
export const toolAddress = (root: string, id: string) => `${root}#${id}`;

/** The address of a tool's static page, which needs no script to open. */
export const pageAddress = (root: string, { path }: MenuEntry) => `${root}${path.slice(1)}/`;

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
  const { own } = usePage();
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  const route = useMemo(() => routeOf(hash, known, own), [hash, own, known]);
  return { route, catalogue: known.catalogue };
}

/** Opens the landing page without reloading the document, which a link to an address without a hash would do. */
export function openLanding(root: string) {
  history.pushState(null, '', root);
  for (const listener of listeners) listener();
}
