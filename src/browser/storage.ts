/** `localStorage` stays; `sessionStorage` ends with the tab. */
export type Area = 'localStorage' | 'sessionStorage';

/** Whether this document is embedded in another site, where nothing is stored or read. */
export const isEmbedded = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.embed !== undefined;

// The browser's storage may be blocked or full. These functions never throw: reading then gives null, writing and removing false.

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  if (isEmbedded()) return null;
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string, area: Area = 'localStorage'): boolean {
  if (isEmbedded()) return false;
  try {
    globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): boolean {
  if (isEmbedded()) return false;
  try {
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
