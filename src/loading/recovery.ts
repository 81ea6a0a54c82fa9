import { cacheName } from '#src/browser/hub-storage.ts';

/** The script that this document runs; its name changes with every release. */
function ownScript(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src')?.split('/').at(-1) ?? null;
}

/** This document as its host has it now, or null if it cannot be fetched. */
async function documentNow(): Promise<string | null> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/**
 * Reloads the document if a newer release has replaced the running one, whose files are then gone.
 *
 * @returns false where there is no newer release, or the document was reloaded for this one before
 */
async function reloadIfReplaced(): Promise<boolean> {
  const own = ownScript();
  const now = own === null ? null : await documentNow();
  if (own === null || now === null || now.includes(own)) return false;
  return window.boot?.reload() ?? false;
}

/** The file that failed to load: Chromium and Firefox name it in the error, WebKit does not. */
const fileIn = (error: unknown) => /https?:\/\/\S+/.exec(String(error))?.[0];

/**
 * Fetches every file that was preloaded. WebKit remembers a preload that failed, even in documents loaded later, until
 * something else fetches the file.
 *
 * @returns false where one of them cannot be fetched
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

/** Loads, and tries a second time if the error names no file and all preloaded files can be fetched. */
async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const silent = !(error instanceof SyntaxError) && fileIn(error) === undefined;
    if (!silent || !(await refetchPreloaded())) throw error;
    return load();
  }
}

/** Whether what failed can be fetched now: the file in the error, or else the page and (unless a script is broken) all preloaded files. */
async function isBack(error: unknown): Promise<boolean> {
  const file = error instanceof SyntaxError ? undefined : fileIn(error);
  try {
    // HEAD, because the service worker's cache answers only GET
    const { ok } = await fetch(file ?? window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    return ok && (file !== undefined || error instanceof SyntaxError || (await refetchPreloaded()));
  } catch {
    return false;
  }
}

/** Deletes the service worker's cache, in case a cached file is broken; the next visit fills it again. */
async function dropCache() {
  try {
    await caches.delete(cacheName);
  } catch {
    // caches are not available
  }
}

let looking: Promise<boolean> | null = null;

/** Whether the document is being reloaded for a newer release; checked once for all loads that fail together. */
function replaced(): Promise<boolean> {
  looking ??= reloadIfReplaced().finally(() => {
    looking = null;
  });
  return looking;
}

/** Reloads for a newer release when Vite's own imports fail, which have no retry. */
export function watchLoading() {
  window.addEventListener('vite:preloadError', () => void replaced());
}

const never = () => new Promise<never>(() => {});

/**
 * Makes a loader of code that can be called again after a failure; every part of a page loads through it. If a newer release
 * has removed the file, the document is reloaded. Some browsers remember a failed module until the next document, so the
 * document is also reloaded if a second try fails although the file can be fetched.
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
