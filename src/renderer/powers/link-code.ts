import { retryable } from '#src/loading/recovery.ts';

type LinkCode = typeof import('./link.ts');

let loaded: LinkCode | null = null;

/** Loads what reads and writes addresses. */
export const loadLink = retryable(async (): Promise<LinkCode> => {
  loaded = await import('./link.ts');
  return loaded;
});

/** What reads and writes addresses, once it is loaded; null before. */
export const linkNow = (): LinkCode | null => loaded;
