// What a DOM without a screen lacks (media queries, what is in sight), and a storage that fails as browsers' storages do.
import { act } from '@testing-library/react';
import { NARROW } from '#src/browser/media.ts';

const DARK = '(prefers-color-scheme: dark)';
const WIDE = '(min-width: 64rem)';

let matching = new Set<string>();
const lists = new Map<string, EventTarget>();

function matchMedia(media: string): MediaQueryList {
  const target = lists.get(media) ?? new EventTarget();
  lists.set(media, target);
  return Object.defineProperties(target, {
    media: { value: media, configurable: true },
    matches: { get: () => matching.has(media), configurable: true },
  }) as MediaQueryList;
}

function set(media: string, matches: boolean) {
  if (matching.has(media) === matches) return;
  matching = new Set(matches ? [...matching, media] : [...matching].filter((each) => each !== media));
  act(() => void lists.get(media)?.dispatchEvent(new Event('change')));
}

let inSight = false;

const storage = localStorage;
const withStorage = (get: () => Storage) => Object.defineProperty(window, 'localStorage', { get, configurable: true });
const full = new Proxy(storage, {
  get(target, key) {
    if (key === 'setItem')
      return () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    const found = Reflect.get(target, key);
    return typeof found === 'function' ? found.bind(target) : found;
  },
});

/** The settings of the simulated browser, which tests change. */
export const settings = {
  /** A large screen, a light system, storage that works, and no chart in sight. */
  reset() {
    matching = new Set([WIDE]);
    lists.clear();
    inSight = false;
    withStorage(() => storage);
  },
  dark: (dark: boolean) => set(DARK, dark),
  wide: (wide: boolean) => set(WIDE, wide),
  narrow: (narrow: boolean) => set(NARROW, narrow),
  storageBlocked: () =>
    withStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
  storageFull: () => withStorage(() => full),
  /** Storage works again, with what it held. */
  storageFree: () => withStorage(() => storage),
  /** From now on charts and what is offered are in sight, so their code is loaded. */
  partsInSight() {
    inSight = true;
  },
};

/** Reports once what is in sight, and nothing later: there is no layout. */
class Observer implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;
  #observing = true;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    queueMicrotask(() => {
      if (!inSight || !this.#observing) return;
      const entry = { target, isIntersecting: true, boundingClientRect: target.getBoundingClientRect() };
      this.#tell([entry as IntersectionObserverEntry], this);
    });
  }
  unobserve() {}
  disconnect() {
    this.#observing = false;
  }
  takeRecords = () => [];
}

Object.assign(window, { matchMedia, IntersectionObserver: Observer });
