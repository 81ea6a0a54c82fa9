import { type Area, readStored, removeStored, storedKeys, writeStored } from './storage.ts';

/** The path of the hub's first page, with a slash at both ends. Another hub on this origin has another path. */
function pathOfHub(): string {
  // pages that are drawn beforehand are drawn without a document
  if (typeof document === 'undefined') return '/';
  return new URL(document.documentElement.dataset.root ?? './', window.location.href).pathname;
}

// found once, as the page starts: its address changes later
export const hubPath = pathOfHub();

/** Names what this hub stores, by its path. A path holds no space, so that no two hubs share a name. */
const ownKey = (name: string) => `hisaab ${hubPath} ${name}`;

/** The cache of the pages and scripts of this hub; the service worker names it in the same way. */
export const cacheName = `hisaab ${hubPath}`;

/** Whether a key that has changed in the storage is this one of the hub. */
export const isOwnKey = (key: string | null, name: string) => key === ownKey(name);

/**
 * What this hub has stored under a name, or null. Earlier releases used the bare name, which all hubs of an origin share:
 * what is there is read once, copied and left where it is.
 */
export function readOwn(name: string, area: Area = 'localStorage'): string | null {
  const own = readStored(ownKey(name), area);
  if (own !== null) return own === '' ? null : own;
  const earlier = readStored(name, area);
  if (earlier === null || earlier === '') return null;
  writeStored(ownKey(name), earlier, area);
  return earlier;
}

/** @returns false where the browser's storage is blocked or full */
export const writeOwn = (name: string, text: string, area: Area = 'localStorage') =>
  writeStored(ownKey(name), text, area);

/** @returns false where the browser's storage is blocked */
export function removeOwn(name: string): boolean {
  // an empty text keeps what an earlier release left from being read a second time
  return readStored(name) === null ? removeStored(ownKey(name)) : writeStored(ownKey(name), '');
}

/** Removes a secret, and what an earlier release left of the same text under the bare name too. */
export function forgetOwn(name: string): boolean {
  const secret = readOwn(name);
  if (secret !== null && readStored(name) === secret) removeStored(name);
  return removeOwn(name);
}

/** What follows `start` in the names of all that this hub has stored under such a name, in order. */
export function ownNames(start: string): string[] {
  const key = ownKey(start);
  return storedKeys()
    .filter((each) => each.startsWith(key))
    .map((each) => each.slice(key.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
