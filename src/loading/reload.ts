import { cacheName, readOwn, writeOwn } from '#src/browser/hub-storage.ts';

const NAME = 'reloaded';

/** Loads the document again, without the service worker's cache, in which a file may be damaged. */
async function reload() {
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
