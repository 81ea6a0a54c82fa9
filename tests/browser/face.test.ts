// The hub's own face: it comes after the first paint, and moves nothing.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SAMPLES, UNTIL, WIDTHS, WORD_SPACING } from '#src/design/face.ts';
import { held, hub, hydrated, open, sizes } from './hub.ts';
import { frames, noteMoves } from './rounds.ts';

const FILES = /anek-.*\.woff2$/;
const face = (page: Page) => page.evaluate(() => document.body.style.fontFamily.split(',')[0]);

it.each([
  ['', 'phone'],
  ['', 'desktop'],
  ['loan/emi-calculator/', 'phone'],
  ['embed/loan/emi-calculator/', 'tablet'],
] as const)(
  '/%s on a %s takes the face after its first paint, and nothing moves however late it comes',
  async (path, size) => {
    const late = held(FILES);
    const page = await open('', {
      path,
      viewport: sizes[size],
      before: async (fresh) => {
        await late.before(fresh);
        // a device whose font lacks ₹ takes it from another one, of another width: up to 0.001 where one stands in a sentence
        await noteMoves(fresh, 0.002);
      },
    });
    await hydrated(page);
    await late.asked;
    await frames(page, 2);
    expect(await face(page)).toBe('');
    late.letGo();
    await expect.poll(() => face(page)).toBe('Anek');
    await frames(page, 2);
    expect(await page.evaluate(() => window.moved)).toEqual([]);
    const [paint, first] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      Math.min(
        ...performance.getEntriesByType('resource').flatMap((each) => (/anek/.test(each.name) ? each.startTime : [])),
      ),
    ]);
    expect(first).toBeGreaterThan(paint ?? 0);
  },
);

it('where a line in sight would break elsewhere, the page stays as it is, and the next one has the face', async () => {
  const late = held(FILES);
  const page = await open('', { viewport: sizes.phone, before: late.before });
  await hydrated(page);
  // as wide as these lines are now; in the face one of the two is wider
  await page.locator('main').evaluate((main) => {
    for (const text of ['mmmm wwww mmmm wwww', 'llll iiii llll iiii']) {
      const line = Object.assign(document.createElement('p'), { textContent: text });
      line.style.cssText = 'width: max-content; font-size: 1.5rem';
      main.prepend(line);
      line.style.width = `${Math.ceil(line.getBoundingClientRect().width)}px`;
    }
  });
  const came = page.waitForResponse(FILES);
  late.letGo();
  await came;
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Anek'))).toBe(true);
  await frames(page, 2);
  expect(await face(page)).toBe('');
  await page.evaluate(() => {
    window.location.hash = '#ppf';
  });
  await expect.poll(() => face(page)).toBe('Anek');
});

it('until it is there, text and figures are as wide as in the face, and stand on its baseline, and Devanagari loads only where there is some', async () => {
  const page = await open('');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expect.poll(() => face(page)).toBe('Anek');
  await page.evaluate(() => Promise.all([500, 600, 700].map((weight) => document.fonts.load(`${weight} 1em Anek`))));
  const measured = await page.evaluate(
    ({ samples, until, spacing }) => {
      const of = (text: string, weight: number, family: string) => {
        const at = document.createElement('span');
        // as on every page, a height of its own: a sign of another font, such as ₹ where the device's lacks it, makes no line higher
        at.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 100px/1.5 "${family}"`;
        at.style.fontVariantNumeric = 'tabular-nums';
        at.style.wordSpacing = family === until ? '0' : spacing;
        at.textContent = text;
        document.body.append(at);
        const { width, top } = at.getBoundingClientRect();
        const foot = document.createElement('b');
        foot.style.display = 'inline-block';
        at.append(foot);
        const baseline = foot.getBoundingClientRect().bottom - top;
        at.remove();
        return { width, baseline };
      };
      return [400, 500, 600, 700].flatMap((weight) =>
        Object.values(samples).map((text) => {
          const [ours, theirs] = [of(text, weight, 'Anek'), of(text, weight, until)];
          return { weight, text, wider: ours.width / theirs.width, lower: ours.baseline - theirs.baseline };
        }),
      );
    },
    { samples: SAMPLES, until: UNTIL, spacing: WORD_SPACING },
  );
  expect(measured).toHaveLength(Object.keys(WIDTHS).length * 2);
  for (const { weight, text, wider, lower } of measured) {
    // a browser may round the widths of letters to pixels
    expect(Math.abs(wider - 1), `${weight}: ${text}`).toBeLessThan(0.025);
    expect(Math.abs(lower), `${weight}: ${text}`).toBeLessThanOrEqual(2);
  }
  // Devanagari loads only where there is some
  expect(asked.filter((url) => /devanagari/.test(url))).toEqual([]);
  const load = page.waitForRequest(/anek-devanagari/);
  await page.locator('main h1').evaluate((heading) => heading.append(' हिसाब'));
  await load;
});

it('the face is kept for visits without a network, without Devanagari', async () => {
  const worker = await (await fetch(`${hub.url}sw.js`)).text();
  expect(worker).toMatch(/anek-latin/);
  expect(worker).toMatch(/anek-rupee/);
  expect(worker).not.toMatch(/anek-devanagari/);
});
