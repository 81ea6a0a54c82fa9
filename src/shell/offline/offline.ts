import { Workbox } from 'workbox-window';

const HOUR = 3_600_000;

/**
 * Keeps the hub in this browser, so that it opens without a network. Where a newer version has arrived and waits, `offer`
 * is given what takes it: only then is the page reloaded.
 *
 * @param address of the service worker
 */
export function keepOffline(address: string, offer: (take: () => void) => void) {
  const worker = new Workbox(address);
  worker.addEventListener('waiting', ({ sw }) => {
    // on a slow device the first version waits a moment too, and nothing is older than it
    const { controller } = navigator.serviceWorker;
    if (controller === null || controller === sw) return;
    offer(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
      worker.messageSkipWaiting();
    });
  });
  worker
    .register()
    // a browser that is short of room may have thrown away what was kept
    .then((registration) => registration?.active?.postMessage({ type: 'FILL' }))
    // storage that is full or blocked: the hub works as it does without
    .catch(() => {});
  // a tab that stays open for days never navigates, which is when browsers look by themselves
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    worker.update().catch(() => {});
  });
}
