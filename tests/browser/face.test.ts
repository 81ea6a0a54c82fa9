// The hub's own typeface. How it looks in place of a device's own depends on the fonts there, and is not tested.
import { expect, it } from 'vitest';
import { hub, open } from './hub.ts';
import { fontsReady } from './rounds.ts';

it('Devanagari loads only where there is some', async () => {
  const asked: string[] = [];
  const page = await open('', {
    before: async (fresh) => void fresh.on('request', (request) => asked.push(request.url())),
  });
  await expect.poll(() => asked.filter((url) => /anek-latin/.test(url)).length).toBeGreaterThan(0);
  await fontsReady(page);
  expect(asked.filter((url) => /anek-devanagari/.test(url))).toEqual([]);
  await page.evaluate(() => {
    Object.assign(document.body.style, { fontFamily: 'Anek' });
    document.querySelector('main h1')?.append(' हिसाब');
  });
  await expect.poll(() => asked.filter((url) => /anek-devanagari/.test(url)).length).toBe(1);
});

it('the face is kept for visits without a network, without Devanagari', async () => {
  const worker = await (await fetch(`${hub.url}sw.js`)).text();
  expect(worker).toMatch(/anek-latin/);
  expect(worker).toMatch(/anek-rupee/);
  expect(worker).not.toMatch(/anek-devanagari/);
});
