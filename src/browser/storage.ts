/** `localStorage` stays; `sessionStorage` ends with the tab. */
export type Area = 'localStorage' | 'sessionStorage';

/** Whether this document is a calculator in a page of somebody else, where nothing is stored and nothing is read. */
export const framed = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.embed !== undefined;

/**
 * This browser's own storage, which may be blocked or full: reading then gives null and writing false, and nothing
 * throws.
 */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  if (framed()) return null;
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string, area: Area = 'localStorage'): boolean {
  if (framed()) return false;
  try {
    globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, area: Area = 'localStorage'): boolean {
  try {
    globalThis[area].removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Every key that is in use on this origin, whoever uses it. */
export function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}
