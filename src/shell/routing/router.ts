import catalogue from 'virtual:catalogue';
import { useSyncExternalStore } from 'react';
import { hubPath } from '#src/browser/address.ts';
import { entryOf, type MenuCatalogue, type MenuEntry } from '#src/catalogue/catalogue.ts';
import { MY_FIGURES_HASH } from '#src/device/calculations.ts';
import { splitHash } from '#src/engine/powers/hash.ts';
import { ABOUT_CHECKS, aboutChecks, NOT_FOUND, type Page, usePage } from './page.ts';

/**
 * The page that a hash opens. An empty hash: the document's own page. The id of a tool, of the page on checks or of that on what the device
 * stores: that page. Anything else: the catalogue's fallback, or, in the document for unknown addresses, the page for them. What follows a
 * `?` holds settings and never changes which page opens.
 */
export function pageOf(hash: string, menu: MenuCatalogue, own: Page['own'] = null): Page['own'] {
  const isNotFound = own === NOT_FOUND;
  const { id: named } = splitHash(hash);
  const wanted = named === '' && !isNotFound ? own : named;
  if (wanted === null || wanted === '') return isNotFound ? NOT_FOUND : null;
  if (wanted === ABOUT_CHECKS || wanted === MY_FIGURES_HASH || entryOf(menu, wanted)) return wanted;
  return isNotFound ? NOT_FOUND : menu.fallback;
}

/** The tool of a page, as in `Page`; undefined for other pages. */
export const toolOn = (page: Page['own']): MenuEntry | undefined =>
  page === null ? undefined : entryOf(catalogue, page);

// pages are prerendered without a document
const startPath = typeof window === 'undefined' ? '/' : window.location.pathname;

/** Calls the listener whenever the address has changed. @returns a function that ends it */
export function watchAddress(listener: () => void) {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The page that has its document at a path, as in `Page`. */
function pageAt(pathname: string): Page['own'] {
  const path = pathname.slice(hubPath.length - 1).replace(/\/(index\.html)?$/, '');
  if (path === '') return null;
  if (path === aboutChecks) return ABOUT_CHECKS;
  const tools = catalogue.groups.flatMap((group) => group.tools);
  return tools.find((tool) => tool.path === path)?.id ?? NOT_FOUND;
}

/**
 * The page of the current address: what the hash names. Without a hash it is the document's own page, or that of the path where
 * it is another one: a page opened in this document has the hub's path, and after a reload Back leads to the path of before.
 */
function pageNow(own: Page['own']): Page['own'] {
  const { hash, pathname } = window.location;
  return pageOf(hash, catalogue, own === NOT_FOUND || pathname === startPath ? own : pageAt(pathname));
}

/** The page of the current address, as in `Page`; it follows links, the back button and edits of the address. */
export function usePageNow(): Page['own'] {
  const { own } = usePage();
  return useSyncExternalStore(
    watchAddress,
    () => pageNow(own),
    () => own,
  );
}

/** A sentence for the page that was opened last: the words of a search that it could not use. */
let note: { readonly id: string; readonly text: string } | null = null;

/** The sentence that a tool was opened with; null for none. */
export const useNote = (id: string): string | null =>
  useSyncExternalStore(
    watchAddress,
    () => (note?.id === id ? note.text : null),
    () => null,
  );

/** The id of the heading to go to on the next page; null for the top. */
let nextHeading: string | null = null;

/** Returns the id of the heading to go to on a page that has just opened, and clears it. */
export function takeHeading(): string | null {
  const id = nextHeading;
  nextHeading = null;
  return id;
}

/**
 * Opens a page of the hub without loading a document.
 *
 * @param hash a tool's id, with or without settings; empty for the landing page
 * @param text a sentence to show on the tool's page
 * @param heading the id of a heading to go to
 */
export function openPage(hash: string, text: string | null = null, heading: string | null = null) {
  const { pathname, hash: before } = window.location;
  const wanted = hash && `#${hash}`;
  note = text === null ? null : { id: splitHash(wanted).id, text };
  nextHeading = heading;
  if (pathname === hubPath && before === wanted) {
    // the page stays as it is, but its note may be new
    window.dispatchEvent(new Event('hashchange'));
    return;
  }
  // this adds an entry to the history and tells all listeners; the entry then gets the hub's path
  window.location.hash = hash || 'home';
  history.replaceState(null, '', hubPath + wanted);
}
