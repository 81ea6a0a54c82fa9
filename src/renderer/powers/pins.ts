import { useSyncExternalStore } from 'react';
import type { Pin } from '#src/engine/powers/scenario.ts';

/** The scenarios pinned for comparison with the present one. */
export interface Pins {
  get(): readonly Pin[];
  set(pins: readonly Pin[]): void;
  subscribe(listener: () => void): () => void;
}

export function createPins(): Pins {
  const listeners = new Set<() => void>();
  let pins: readonly Pin[] = [];
  return {
    get: () => pins,
    set(next) {
      if (next === pins || (next.length === 0 && pins.length === 0)) return;
      pins = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const none: readonly Pin[] = [];
export const usePins = (pins: Pins) => useSyncExternalStore(pins.subscribe, pins.get, () => none);
