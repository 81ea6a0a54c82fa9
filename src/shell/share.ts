import { copyText } from '#src/browser/copy-text.ts';
import { hubPath } from '#src/browser/hub-storage.ts';
import { splitHash } from '#src/engine/powers/hash.ts';

export type Shared = 'shared' | 'copied' | 'failed';

/** The address of a page's own document, with the settings of the present address. */
function ownAddress(path: string): string {
  const address = new URL(path === '' ? hubPath : `${hubPath}${path.slice(1)}/`, window.location.href);
  const { text } = splitHash(window.location.hash);
  if (text !== '') address.hash = `?${text}`;
  return address.href;
}

/**
 * Opens the device's share sheet with the address of the page's own document, or copies that address.
 *
 * @param path as in the catalogue; empty for the landing page
 */
export async function sharePage(path: string, title: string): Promise<Shared> {
  const url = ownAddress(path);
  if (typeof navigator.share === 'function')
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // the share sheet was closed, which is no failure
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  return (await copyText(url)) ? 'copied' : 'failed';
}
