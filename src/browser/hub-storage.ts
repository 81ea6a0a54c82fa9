import { type Area, readStored, removeStored, storedKeys, writeStored } from './storage.ts';

/** The path of the hub's first page, with a slash at both ends. Another hub on this origin has another path. */
function pathOfHub(): string {
  // pages are prerendered without a document
  if (typeof document === 'undefined') return '/';
  return new URL(document.documentElement.dataset.root ?? './', window.location.href).pathname;
}

// computed once, at start: the page's address changes later
export const hubPath = pathOfHub();

/** The storage key of a name, with the hub's path. A path holds no space, so no two hubs share a key. */
const ownKey = (name: string) => `hisaab ${hubPath} ${name}`;

/** The key of the checksum of what was copied from a bare name. */
const copiedKey = (name: string) => ownKey(`copied ${name}`);

function checksumOf(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) | 0;
  return `${text.length} ${hash}`;
}

/** The cache of this hub's pages and scripts; the service worker uses the same name. */
export const cacheName = `hisaab ${hubPath}`;

/** Whether a storage key is this hub's key for a name. */
export const isOwnKey = (key: string | null, name: string) => key === ownKey(name);

/**
 * What this hub has stored under a name, or null. Earlier releases used the bare name, which all hubs of an origin share: that
 * value is copied once and stays until the visitor clears it.
 */
export function readOwn(name: string, area: Area = 'localStorage'): string | null {
  const own = readStored(ownKey(name), area);
  if (own !== null) return own === '' ? null : own;
  const earlier = readStored(name, area);
  if (earlier === null || earlier === '') return null;
  if (writeStored(ownKey(name), earlier, area)) writeStored(copiedKey(name), checksumOf(earlier), area);
  return earlier;
}

/** @returns false where the browser's storage is blocked or full */
export const writeOwn = (name: string, text: string, area: Area = 'localStorage') =>
  writeStored(ownKey(name), text, area);

/**
 * Removes what this hub has stored under a name. Removes the value under the bare name too, if that is still the one that this hub
 * copied.
 *
 * @returns false where the browser's storage is blocked
 */
export function removeOwn(name: string): boolean {
  const earlier = readStored(name);
  if (earlier === null) return removeStored(ownKey(name));
  if (readStored(copiedKey(name)) === checksumOf(earlier)) {
    removeStored(copiedKey(name));
    return removeStored(name) && removeStored(ownKey(name));
  }
  // an empty text, so that the value under the bare name is not copied again
  return writeStored(ownKey(name), '');
}

/** The names stored by this hub that begin with `start`, without `start`, in order. */
export function ownNames(start: string): string[] {
  const key = ownKey(start);
  return storedKeys()
    .filter((each) => each.startsWith(key))
    .map((each) => each.slice(key.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
