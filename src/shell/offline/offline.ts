import { Workbox } from 'workbox-window';

const HOUR = 3_600_000;

/**
 * Registers the service worker, so that the hub works offline. When a newer version waits, `offer` gets a function that
 * activates it and reloads the page.
 *
 * @param address of the service worker
 */
export function keepOffline(address: string, offer: (take: () => void) => void) {
  const worker = new Workbox(address);
  worker.addEventListener('waiting', ({ sw }) => {
    // on a slow device the first version waits a moment too, but replaces nothing
    const { controller } = navigator.serviceWorker;
    if (controller === null || controller === sw) return;
    offer(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      // another tab has taken it already
      if (!registration?.waiting) return window.location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
      worker.messageSkipWaiting();
    });
  });
  worker
    .register()
    // a browser short of space may have deleted cached files
    .then((registration) => registration?.active?.postMessage({ type: 'FILL' }))
    // storage is full or blocked: the hub works without the worker
    .catch(() => {});
  // browsers check for a newer version on navigation, which never happens in a tab that stays open for days
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    worker.update().catch(() => {});
  });
}
