import { copyText, openShareSheet } from '#src/browser/actions.ts';
import { ownAddress } from '#src/browser/storage.ts';
import { splitHash } from '#src/engine/powers/hash.ts';

/** What became of an address that no share sheet took. */
export type ShareFallback = 'copied' | 'failed';

/**
 * Opens the device's share sheet with the address of the page's own document, or copies that address.
 *
 * @param path as in the catalogue; empty for the landing page
 * @returns null where the share sheet has opened
 */
export async function sharePage(path: string): Promise<ShareFallback | null> {
  const url = ownAddress(path, splitHash(window.location.hash).text).href;
  if ('share' in navigator && (await openShareSheet({ title: document.title, url }))) return null;
  return (await copyText(url)) ? 'copied' : 'failed';
}
