import { cacheName, readOwn, writeOwn } from '#src/browser/storage.ts';

const RELOADED = 'reloaded';
const SEARCHED = 'searched';
/** Milliseconds in which the host has to answer. */
const PATIENCE = 3000;

/** Whether the host has this page, and the visitor is still on it; the service worker does not answer for the host. */
async function canReload(): Promise<boolean> {
  const { href } = window.location;
  try {
    const { ok } = await fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return ok && window.location.href === href;
  } catch {
    return false;
  }
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
 * Reloads the page when a file is gone, since a newer release has probably replaced it. Only once in a tab: after that, the part that
 * failed says so and offers to try again.
 */
export function reloadOnce() {
  // several parts may fail together
  let isAsking = false;
  window.addEventListener('vite:preloadError', async () => {
    if (isAsking || readOwn(RELOADED, 'sessionStorage') !== null) return;
    isAsking = true;
    // without a network a reload would take away what can still be read
    if ((await canReload()) && writeOwn(RELOADED, 'yes', 'sessionStorage')) await reload();
    isAsking = false;
  });
}

/**
 * Loads the page again after a part of it failed: many browsers keep for as long as the document is open that a script did not arrive,
 * and all that one arrived damaged. Without a network only `retry` runs.
 */
export async function tryAgain(retry: () => void) {
  if (await canReload()) await reload();
  else retry();
}

/** What was being searched for in a box when the page was reloaded; empty for nothing. Only the first call returns it. */
export function takeSearched(search: string): string {
  const stored = readOwn(SEARCHED, 'sessionStorage') ?? '';
  if (!stored.startsWith(`${search} `)) return '';
  writeOwn(SEARCHED, '', 'sessionStorage');
  return stored.slice(search.length + 1);
}
