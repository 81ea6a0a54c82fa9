import { useMemo, useSyncExternalStore } from 'react';
import { hubPath } from '#src/browser/hub-storage.ts';
import { type Known, useKnown } from '#src/catalogue/loaded.ts';
import { entryOf, isWhole, type MenuCatalogue, type MenuEntry } from '#src/catalogue/menu.ts';
import { leaveFolder } from './leave-folder.ts';
import { ABOUT_CHECKS, NOT_FOUND, type Page, usePage } from './page.ts';

export type Route =
  | { readonly kind: 'landing' }
  | { readonly kind: 'tool'; readonly entry: MenuEntry }
  | { readonly kind: 'soon'; readonly entry: MenuEntry }
  /** The page that says how figures are checked. */
  | { readonly kind: 'checks' }
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
  if (wanted === ABOUT_CHECKS) return { kind: 'checks' };
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
  if (route.kind === 'checks') return ABOUT_CHECKS;
  return 'entry' in route ? route.entry.id : undefined;
}

/** The address of a tool inside the hub. */
export const toolAddress = (root: string, id: string) => `${root}#${id}`;

/** The address of a tool's static page, which needs no script to open. */
export const pageAddress = (root: string, { path }: { path: string }) => `${root}${path.slice(1)}/`;

/**
 * What a link to a page of the hub says: its static address, for a new tab, a copy and a crawler, and what a plain press
 * opens without loading a document.
 */
export const linkTo = (root: string, entry: { id: string; path: string }) => ({
  href: pageAddress(root, entry),
  'data-open': entry.id,
});

/** As `linkTo`, to the landing page, or to a heading on it. */
export const linkHome = (root: string, heading?: string) => ({
  href: root,
  'data-open': '',
  ...(heading !== undefined && { 'data-at': heading }),
});

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

// pages are prerendered without a document
const startPath = typeof window === 'undefined' ? '/' : window.location.pathname;

/** The path on show is the document's own until a page of the hub is opened from it. */
const placeNow = () => (window.location.pathname === startPath ? '' : 'hub') + window.location.hash;

/** The page that a document is at its own path; at any other it is the hub's first page. */
export const ownNow = (own: Page['own'], place: string): Page['own'] =>
  place.startsWith('hub') && own !== NOT_FOUND ? null : own;

/** The route of the address on show, which follows links, the back button and what is typed. */
export function useRoute(): { route: Route; catalogue: MenuCatalogue } {
  const known = useKnown();
  const { own } = usePage();
  const place = useSyncExternalStore(subscribe, placeNow, () => '');
  const route = useMemo(() => routeOf(place.replace(/^hub/, ''), known, ownNow(own, place)), [place, own, known]);
  return { route, catalogue: known.catalogue };
}

const leaving = new Set<() => void>();

/** Runs something before another page of the hub opens, while the address is still that of the one on show. */
export function onLeave(run: () => void): () => void {
  leaving.add(run);
  return () => void leaving.delete(run);
}

/** Where on the next page to go, by the id of its heading; null for the top. */
let landing: string | null = null;

/** Where to go on a page that has just opened; asked once. */
export function takeLanding(): string | null {
  const at = landing;
  landing = null;
  return at;
}

/**
 * Opens a page of the hub without loading a document.
 *
 * @param hash a tool's id, with settings or without; an empty text for the landing page
 */
export function openPage(hash: string) {
  const { pathname, hash: before } = window.location;
  if (pathname === hubPath && before === (hash && `#${hash}`)) return;
  for (const run of leaving) run();
  leaveFolder();
  // within the hub's first page the browser's own way, which tells others of it
  if (pathname === hubPath && hash !== '') {
    window.location.hash = hash;
    return;
  }
  history.pushState(null, '', hubPath + (hash && `#${hash}`));
  for (const listener of listeners) listener();
}

/** A plain press, which the page may answer itself; one that asks for a new tab or window it may not. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Opens a pressed link to a page of the hub; one for all links, of which most are never hydrated. */
export function followLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-open]') : null;
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // to the page on show: it stays as it is
    if (link.getAttribute('aria-current') === 'page') return;
    landing = link.dataset.at ?? null;
    openPage(link.dataset.open ?? '');
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
