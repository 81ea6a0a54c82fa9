/** Milliseconds without another change before something is stored. */
const PAUSE = 400;

const waiting = new Map<string, () => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Stores all that waits, at once: before the page is left, or before what is stored is read as a whole. */
export function storeNow() {
  clearTimeout(timer);
  const stores = [...waiting.values()];
  waiting.clear();
  for (const store of stores) store();
}

const onHidden = () => document.visibilityState === 'hidden' && storeNow();

/** Stores something once nothing has changed for a moment, or before the page is left. The last one under a name counts. */
export function storeSoon(name: string, store: () => void) {
  // again and again is once: the same listener is not added twice
  window.addEventListener('pagehide', storeNow);
  document.addEventListener('visibilitychange', onHidden);
  waiting.set(name, store);
  clearTimeout(timer);
  timer = setTimeout(storeNow, PAUSE);
}
