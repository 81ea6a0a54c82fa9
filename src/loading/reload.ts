import { readOwn, writeOwn } from '#src/browser/hub-storage.ts';

const NAME = 'reloaded';

/**
 * Reloads the page when a file is gone, since a newer release has probably replaced it. Only once: after that, the part that
 * failed says so and offers to try again.
 */
export function reloadOnce() {
  window.addEventListener('vite:preloadError', () => {
    // offline a reload would take away what can still be read
    if (!navigator.onLine || readOwn(NAME, 'sessionStorage') !== null) return;
    if (writeOwn(NAME, 'yes', 'sessionStorage')) window.location.reload();
  });
}
