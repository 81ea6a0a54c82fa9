/** Splits the end of an address, `#emi?rate=9`: the tool's id (empty on the tool's own page) and the settings, if any. */
export function splitHash(hash: string): { readonly id: string; readonly text: string } {
  const plain = hash.slice(1);
  const at = plain.indexOf('?');
  return at < 0 ? { id: plain, text: '' } : { id: plain.slice(0, at), text: plain.slice(at + 1) };
}

/** What `splitHash` reads, without the `#`: `id?rate=9`; without settings `id`. On the tool's own page the id is empty. */
export const hashOf = (id: string, text: string): string => (text === '' ? id : `${id}?${text}`);
