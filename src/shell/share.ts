import { copyText } from '#src/browser/copy-text.ts';

export type Shared = 'shared' | 'copied' | 'failed';

/** Opens the device's share sheet with the page's address, or copies the address. */
export async function sharePage(title: string): Promise<Shared> {
  const url = window.location.href;
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
