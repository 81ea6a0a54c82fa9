import { cacheName, readOwn, writeOwn } from '#src/browser/hub-storage.ts';

const NAME = 'reloaded-for';

/** The script that this document runs; its name changes with every release. */
function ownScript(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src')?.split('/').at(-1) ?? null;
}

/** This document as its host has it now, or null where it cannot be had. */
async function documentNow(): Promise<string | null> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/**
 * Reloads the document where a newer release has replaced the one it runs, whose files are gone then. It does so once a
 * release, so that a broken one cannot reload for ever.
 *
 * @returns false where nothing newer is there, or reloading has not helped
 */
async function reloadIfReplaced(): Promise<boolean> {
  const own = ownScript();
  if (own === null) return false;
  const now = await documentNow();
  if (now === null || now.includes(own)) return false;
  if (readOwn(NAME, 'sessionStorage') === own) return false;
  if (!writeOwn(NAME, own, 'sessionStorage')) return false; // no storage to remember by
  window.location.reload();
  return true;
}

/** The file that failed to load: Chromium and Firefox name it in the error, WebKit does not. */
const fileIn = (error: unknown) => /https?:\/\/\S+/.exec(String(error))?.[0];

/**
 * Fetches every file that was preloaded. WebKit remembers a preload that failed, even in documents loaded later, until
 * something else fetches the file.
 *
 * @returns false where one of them is not to be had
 */
async function refetchPreloaded(): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  try {
    const answers = await Promise.all(Array.from(links, ({ href }) => fetch(href, { cache: 'no-cache' })));
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}

/** Loads, and once more where the browser names no file and all that was preloaded is to be had now. */
async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const silent = !(error instanceof SyntaxError) && fileIn(error) === undefined;
    if (!silent || !(await refetchPreloaded())) throw error;
    return load();
  }
}

/** Whether what failed is to be had now: the file that the browser names, or the host where no file is named or is a script. */
async function isBack(error: unknown): Promise<boolean> {
  const file = error instanceof SyntaxError ? undefined : fileIn(error);
  try {
    // what is kept for visits without a network answers to GET only
    const { ok } = await fetch(file ?? window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    return ok && (file !== undefined || error instanceof SyntaxError || (await refetchPreloaded()));
  } catch {
    return false;
  }
}

/** Empties the service worker's cache, in case that is what is broken; the next visit fills it again. */
async function dropCache() {
  try {
    await caches.delete(cacheName);
  } catch {
    // no caches here
  }
}

let looking: Promise<boolean> | null = null;

/** Whether the document is being reloaded for a newer release; looked up once for all that fail together. */
function replaced(): Promise<boolean> {
  looking ??= reloadIfReplaced().finally(() => {
    looking = null;
  });
  return looking;
}

/** Code that nobody asks for a second time may be gone with an old release, too. */
export function watchLoading() {
  window.addEventListener('vite:preloadError', () => void replaced());
}

const never = () => new Promise<never>(() => {});

/**
 * A loader of code that can be asked again, the one way in which parts of a page load. Where a newer release has removed
 * its file the document is reloaded. Browsers remember a module that failed for as long as the document stands, so the
 * document is reloaded as well where a second try fails though the file is there.
 */
export function retryable<A extends unknown[], T>(load: (...of: A) => Promise<T>): (...of: A) => Promise<T> {
  let failed = false;
  return async (...of) => {
    try {
      return await loadTwice(() => load(...of));
    } catch (error) {
      if (await replaced()) return never();
      if (!failed || !(await isBack(error))) {
        failed = true;
        throw error;
      }
      await dropCache();
      window.location.reload();
      return never();
    }
  };
}
