import { expect, it } from 'vitest';
import { hub, hydrated, open } from './hub.ts';

declare global {
  interface Window {
    /** How many style elements were removed from where they stood in the document. */
    removed: number;
  }
}

it('a page keeps the styles of its document where they are as scripts start', async () => {
  const page = await open('', {
    before: (fresh) =>
      fresh.addInitScript(() => {
        window.removed = 0;
        new MutationObserver((records) => {
          for (const { removedNodes } of records)
            for (const node of removedNodes) if (node instanceof HTMLStyleElement) window.removed += 1;
        }).observe(document, { childList: true, subtree: true });
      }),
  });
  for (const path of ['', 'loan/emi-calculator/']) {
    if (path !== '') await page.goto(hub.url + path);
    await hydrated(page);
    // Emotion claims the element with the order of the layers, and removes its name; it does not claim the global styles
    await page.locator('style[data-emotion="h-global"]').first().waitFor({ state: 'attached' });
    expect(await page.locator('style[data-emotion^="h-global "]').count()).toBe(1);
    expect(await page.evaluate(() => window.removed)).toBe(0);
  }
});
