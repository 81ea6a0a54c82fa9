import { copyText } from '#src/browser/copy-text.ts';

export type Shared = 'shared' | 'copied' | 'failed';

/** Gives the page's address to the device's own share sheet, or copies it where there is none. */
export async function sharePage(title: string): Promise<Shared> {
  const url = window.location.href;
  if (typeof navigator.share === 'function')
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // closed without a choice, which is no failure
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  return (await copyText(url)) ? 'copied' : 'failed';
}
