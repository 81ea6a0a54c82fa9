import language from 'virtual:language';

/** The path of the hub's first page in this language, with a slash at both ends, from `VITE_SITE_URL`. */
export const hubPath = import.meta.env.BASE_URL;

/** The path of the hub's first page in English. It tells hubs on one origin apart; the languages of a hub store under the same names. */
export const { englishPath } = language;

/**
 * Where a page's own document is on its host.
 *
 * @param path as in the catalogue; empty for the landing page
 */
export const documentPath = (path: string): string => (path === '' ? hubPath : `${hubPath}${path.slice(1)}/`);

/** The address of a page's own document, with inputs behind its `#`. */
export function ownAddress(path: string, settings: string): URL {
  const address = new URL(documentPath(path), window.location.href);
  if (settings !== '') address.hash = `?${settings}`;
  return address;
}

/** The storage key of a name, with the hub's path. A path holds no space, so no two hubs share a key. */
export const ownKey = (name: string) => `hisaab ${englishPath} ${name}`;

/** The cache of this hub's pages and scripts in this language; the service worker uses the same name. */
export const cacheName = `hisaab ${hubPath}`;

/** The text that this hub has stored under a name, or null. */
export const readOwn = (name: string, area?: Area) => readStored(ownKey(name), area);

/** @returns false where the browser's storage is blocked or full */
export const writeOwn = (name: string, text: string, area?: Area) => writeStored(ownKey(name), text, area);

/** @returns false where the browser's storage is blocked */
export const removeOwn = (name: string) => removeStored(ownKey(name));

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
