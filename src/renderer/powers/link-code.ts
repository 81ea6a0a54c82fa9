import { retryable } from '#src/loading/recovery.ts';

type LinkCode = typeof import('./link.ts');

let loaded: LinkCode | null = null;
let coming: Promise<LinkCode> | null = null;
const load = retryable(() => import('./link.ts'));

/** Loads what reads and writes addresses. */
export function loadLink(): Promise<LinkCode> {
  coming = load().then((code) => {
    loaded = code;
    return code;
  });
  return coming;
}

/** What reads and writes addresses, once it is loaded; null before. */
export const linkNow = (): LinkCode | null => loaded;

/** The same as it comes; null where nothing has asked for it. */
export const linkSoon = (): Promise<LinkCode> | null => coming;
