const KEY = 'reloaded-for';

/** The script that this document runs; its name changes with every release. */
function ownScript(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src')?.split('/').at(-1) ?? null;
}

/**
 * Loads the document anew where a newer release has taken the place of the one it runs, whose files are gone then. It
 * does so once a release, so that a broken one cannot reload for ever.
 *
 * @returns false where nothing newer is there, or reloading has not helped
 */
export async function reloadIfReplaced(): Promise<boolean> {
  const own = ownScript();
  if (own === null) return false;
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    if (!response.ok || (await response.text()).includes(own) || sessionStorage.getItem(KEY) === own) return false;
    sessionStorage.setItem(KEY, own);
  } catch {
    return false; // no network, or no storage to remember by
  }
  window.location.reload();
  return true;
}
