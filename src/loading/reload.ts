import { cacheName, readOwn, writeOwn } from '#src/browser/hub-storage.ts';

const NAME = 'reloaded';
const SEARCHED = 'searched';

/** Loads the document again, without the service worker's cache, in which a file may be damaged. What is being searched for stays. */
async function reload() {
  const box = document.activeElement;
  if (box instanceof HTMLInputElement && box.dataset.search !== undefined)
    writeOwn(SEARCHED, `${box.dataset.search} ${box.value}`, 'sessionStorage');
  try {
    await caches.delete(cacheName);
  } catch {
    // there are no caches here
  }
  window.location.reload();
}

/**
 * Reloads the page when a file is gone, since a newer release has probably replaced it. Only once: after that, the part that
 * failed says so and offers to try again.
 */
export function reloadOnce() {
  window.addEventListener('vite:preloadError', () => {
    // offline a reload would take away what can still be read
    if (!navigator.onLine || readOwn(NAME, 'sessionStorage') !== null) return;
    if (writeOwn(NAME, 'yes', 'sessionStorage')) void reload();
  });
}

/**
 * Tries again to load what failed, and the second time reloads the page: a browser keeps a script that arrived damaged for as long as
 * the document is open, and Firefox and Safari also keep that it did not arrive.
 */
export function tryAgain(error: unknown, tries: number, retry: () => void) {
  if (navigator.onLine && (tries > 0 || error instanceof SyntaxError)) void reload();
  else retry();
}

/**
 * What was being searched for in a box when the page was reloaded; empty for nothing. Only the first call returns it.
 *
 * @param search the box's `data-search`
 */
export function takeSearched(search: string): string {
  const stored = readOwn(SEARCHED, 'sessionStorage') ?? '';
  if (!stored.startsWith(`${search} `)) return '';
  writeOwn(SEARCHED, '', 'sessionStorage');
  return stored.slice(search.length + 1);
}
