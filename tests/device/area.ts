import { afterEach, beforeEach, vi } from 'vitest';

/** A browser's storage, in memory; `room` is the number of characters that fit in. */
export class Area implements Storage {
  readonly #texts = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
  get length() {
    return this.#texts.size;
  }
  key(index: number) {
    return [...this.#texts.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#texts.get(key) ?? null;
  }
  setItem(key: string, given: string) {
    // as in a browser, where null becomes a text
    const text = String(given);
    const used = [...this.#texts].reduce(
      (sum, [name, held]) => (name === key ? sum : sum + name.length + held.length),
      0,
    );
    if (used + key.length + text.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.#texts.set(key, text);
  }
  removeItem(key: string) {
    this.#texts.delete(key);
  }
  clear() {
    this.#texts.clear();
  }
  all(): Record<string, string> {
    return Object.fromEntries(this.#texts);
  }
}

/** The `localStorage` of a file's tests, empty as each of them begins. */
export function localArea(): Area {
  const area = new Area();
  beforeEach(() => {
    area.clear();
    area.room = Number.POSITIVE_INFINITY;
    vi.stubGlobal('localStorage', area);
  });
  afterEach(() => void vi.unstubAllGlobals());
  return area;
}
