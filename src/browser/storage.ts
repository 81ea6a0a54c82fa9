import { englishPath, hubPath } from './address.ts';

/** `localStorage` stays; `sessionStorage` ends with the tab. */
export type Area = 'localStorage' | 'sessionStorage';

/** The storage key of a name, with the hub's path. A path holds no space, so no two hubs share a key. */
export const ownKey = (name: string) => `hisaab ${englishPath} ${name}`;

/** The cache of this hub's pages and scripts in this language; the service worker uses the same name. */
export const cacheName = `hisaab ${hubPath}`;

/** The text that this hub has stored under a name, or null. */
export const readOwn = (name: string, area?: Area) => readStored(ownKey(name), area);

/** @returns false where the browser's storage is blocked or full */
export const writeOwn = (name: string, text: string, area?: Area) => writeStored(ownKey(name), text, area);

/** @returns false where the browser's storage is blocked */
export const removeOwn = (name: string): boolean =>
  isDone('localStorage', (storage) => storage.removeItem(ownKey(name)));

/** Whether this document is embedded in another site, where nothing is stored or read. */
export const isEmbedded = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.embed !== undefined;

/** What an access to the browser's storage gives; `otherwise` where that is blocked or full, or the document embedded. Never throws. */
function tried<T>(area: Area, access: (storage: Storage) => T, otherwise: T): T {
  if (isEmbedded()) return otherwise;
  try {
    return access(globalThis[area]);
  } catch {
    return otherwise;
  }
}

function isDone(area: Area, act: (storage: Storage) => void): boolean {
  const done = (storage: Storage) => {
    act(storage);
    return true;
  };
  return tried(area, done, false);
}

export const readStored = (key: string, area: Area = 'localStorage'): string | null =>
  tried(area, (storage) => storage.getItem(key), null);

/** @returns whether it was stored */
export const writeStored = (key: string, text: string, area: Area = 'localStorage'): boolean =>
  isDone(area, (storage) => storage.setItem(key, text));
