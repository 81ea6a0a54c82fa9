const KEY = 'reloaded-for';

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
 * Loads the document anew where a newer release has taken the place of the one it runs, whose files are gone then. It
 * does so once a release, so that a broken one cannot reload for ever.
 *
 * @returns false where nothing newer is there, or reloading has not helped
 */
export async function reloadIfReplaced(): Promise<boolean> {
  const own = ownScript();
  const now = await documentNow();
  if (own === null || now === null || now.includes(own)) return false;
  try {
    if (sessionStorage.getItem(KEY) === own) return false;
    sessionStorage.setItem(KEY, own);
  } catch {
    return false; // no storage to remember by
  }
  window.location.reload();
  return true;
}

/** Whether the file that a failed import names is to be had now; false where the browser does not name it. */
async function isBack(error: unknown): Promise<boolean> {
  const [address] = /https?:\/\/\S+/.exec(String(error)) ?? [];
  if (address === undefined) return false;
  try {
    return (await fetch(address, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * A loader of code that can be asked again. Browsers remember a module that failed for as long as the document stands, so
 * where it fails again though its file is there, the document is loaded anew.
 */
export function mending<A extends unknown[], T>(load: (...of: A) => Promise<T>): (...of: A) => Promise<T> {
  let failed = false;
  return async (...of) => {
    try {
      return await load(...of);
    } catch (error) {
      if (!failed || !(await isBack(error))) {
        failed = true;
        throw error;
      }
      window.location.reload();
      return new Promise<never>(() => {});
    }
  };
}
