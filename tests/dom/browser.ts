// What a DOM without a screen lacks: media queries and what is in sight.
import { act } from '@testing-library/react';

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

/** The settings of this browser, which a test changes as a visitor or a system would. */
export const settings = {
  /** A large screen and a light system. */
  reset() {
    matching = new Set([WIDE]);
    lists.clear();
    inSight = false;
  },
  dark: (dark: boolean) => set(DARK, dark),
  wide: (wide: boolean) => set(WIDE, wide),
  /** Whether charts are in sight, and so their code is loaded. */
  chartsInSight() {
    inSight = true;
  },
};

let inSight = false;

/** Reports once whether what is observed is in sight. */
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
      const entry = { target, isIntersecting: inSight } as IntersectionObserverEntry;
      if (this.#observing) this.#tell([entry], this);
    });
  }
  unobserve() {}
  disconnect() {
    this.#observing = false;
  }
  takeRecords = () => [];
}

Object.assign(window, { matchMedia, IntersectionObserver: Observer });
