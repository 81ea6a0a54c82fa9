import { Workbox } from 'workbox-window';

/**
 * Registers the service worker, so that the hub works offline. When a newer version waits, `offer` gets a function that
 * activates it and reloads the page.
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
}
