import { expect, it } from 'vitest';
import { hub, open } from './hub.ts';

declare global {
  interface Window {
    /** Style elements of the document that were taken from their place. */
    taken: number;
  }
}

it.each(['', 'loan/emi-calculator/'])(
  '/%s keeps the styles of its document where they are as scripts start',
  async (path) => {
    const page = await open('', {
      before: async (fresh) => {
        await fresh.addInitScript(() => {
          window.taken = 0;
          new MutationObserver((records) => {
            for (const { removedNodes } of records)
              for (const node of removedNodes) if (node instanceof HTMLStyleElement) window.taken += 1;
          }).observe(document, { childList: true, subtree: true });
        });
      },
    });
    await page.goto(hub.url + path);
    await page.waitForLoadState('networkidle');
    // Emotion has taken up the order of the layers, which then loses its own name; the global styles stay the document's
    await page.locator('style[data-emotion="h-global"]').first().waitFor({ state: 'attached' });
    expect(await page.locator('style[data-emotion^="h-global "]').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => window.taken)).toBe(0);
  },
);
