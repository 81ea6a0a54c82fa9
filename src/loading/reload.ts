import { cacheName, readOwn, writeOwn } from '#src/browser/hub-storage.ts';

const NAME = 'reloaded';
const SEARCHED = 'searched';
/** Milliseconds in which the host has to answer. */
const PATIENCE = 5000;

/** Whether the host answers; the service worker does not answer for it. */
async function isHostReached(): Promise<boolean> {
  const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) } as const;
  return fetch(window.location.href, request).then(
    () => true,
    () => false,
  );
}

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
  window.addEventListener('vite:preloadError', async () => {
    // without a network a reload would take away what can still be read
    if (readOwn(NAME, 'sessionStorage') !== null || !(await isHostReached())) return;
    if (writeOwn(NAME, 'yes', 'sessionStorage')) await reload();
  });
}

/**
 * Loads the page again after a part of it failed: many browsers keep for as long as the document is open that a script did not arrive,
 * and all that one arrived damaged. Without a network only `retry` runs.
 */
export async function tryAgain(retry: () => void) {
  if (await isHostReached()) await reload();
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
