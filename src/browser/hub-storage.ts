import { type Area, readStored, removeStored, storedKeys, writeStored } from './storage.ts';

/** The path of the hub's first page, with a slash at both ends. Another hub on this origin has another path. */
function pathOfHub(): string {
  // pages are prerendered without a document
  if (typeof document === 'undefined') return '/';
  return new URL(document.documentElement.dataset.root ?? './', window.location.href).pathname;
}

// found once, as the page starts: its address changes later
export const hubPath = pathOfHub();

/** Names what this hub stores, by its path. A path holds no space, so that no two hubs share a name. */
const ownKey = (name: string) => `hisaab ${hubPath} ${name}`;

/** Where a mark of what was copied from a bare name is remembered. */
const copiedKey = (name: string) => ownKey(`copied ${name}`);

/** Tells a text from one that has changed since. */
function markOf(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) | 0;
  return `${text.length} ${hash}`;
}

/** The cache of the pages and scripts of this hub; the service worker names it in the same way. */
export const cacheName = `hisaab ${hubPath}`;

/** Whether a key that has changed in the storage is this one of the hub. */
export const isOwnKey = (key: string | null, name: string) => key === ownKey(name);

/**
 * What this hub has stored under a name, or null. Earlier releases used the bare name, which all hubs of an origin share:
 * what is there is read once, copied and left where it is, until the visitor clears it.
 */
export function readOwn(name: string, area: Area = 'localStorage'): string | null {
  const own = readStored(ownKey(name), area);
  if (own !== null) return own === '' ? null : own;
  const earlier = readStored(name, area);
  if (earlier === null || earlier === '') return null;
  if (writeStored(ownKey(name), earlier, area)) writeStored(copiedKey(name), markOf(earlier), area);
  return earlier;
}

/** @returns false where the browser's storage is blocked or full */
export const writeOwn = (name: string, text: string, area: Area = 'localStorage') =>
  writeStored(ownKey(name), text, area);

/**
 * Removes what the visitor wants gone: under the bare name too, where that is still what this hub has copied.
 *
 * @returns false where the browser's storage is blocked
 */
export function removeOwn(name: string): boolean {
  const earlier = readStored(name);
  if (earlier === null) return removeStored(ownKey(name));
  if (readStored(copiedKey(name)) === markOf(earlier)) {
    removeStored(copiedKey(name));
    return removeStored(name) && removeStored(ownKey(name));
  }
  // an empty text keeps what stands under the bare name from being read a second time
  return writeStored(ownKey(name), '');
}

/** What follows `start` in the names of all that this hub has stored under such a name, in order. */
export function ownNames(start: string): string[] {
  const key = ownKey(start);
  return storedKeys()
    .filter((each) => each.startsWith(key))
    .map((each) => each.slice(key.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
