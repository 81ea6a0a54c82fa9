import { retryable } from '#src/loading/recovery.ts';

type LinkCode = typeof import('./link.ts');

let loaded: LinkCode | null = null;
let coming: Promise<LinkCode> | null = null;
const load = retryable(() => import('./link.ts'));

/** Loads the code that reads and writes addresses. */
export function loadLink(): Promise<LinkCode> {
  coming = load().then((code) => {
    loaded = code;
    return code;
  });
  return coming;
}

/** The code, if it is loaded; null before. */
export const linkNow = (): LinkCode | null => loaded;

/** The promise of the code; null if it was not requested. */
export const linkSoon = (): Promise<LinkCode> | null => coming;
