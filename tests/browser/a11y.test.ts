import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, open, openTool, sizes } from './hub.ts';
import { drawCharts, sideways } from './rounds.ts';

/** Everything that axe finds, as rule and place. */
async function violations(page: Page): Promise<unknown> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const run = `axe.run(document, { runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(run);
}

/** Waits for a tool's page with its charts, which load as they come near. */
async function settle(page: Page) {
  await page.locator('main form').waitFor();
  await drawCharts(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

describe('axe finds nothing', () => {
  it.each(['light', 'dark'] as const)('in the open menu of a phone, %s', async (colorScheme) => {
    const page = await openTool('ppf', { colorScheme, viewport: sizes.phone });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('in hints, refusals and a failed insight, %s', async (colorScheme) => {
    const page = await openTool('sip_lumpsum', {
      colorScheme,
      before: (fresh) => fresh.route('**/*:generateContent', (route) => route.abort()),
      expected: [/Failed to load resource/],
    });
    await page.getByLabel('Your API key').fill('key');
    await page.getByRole('button', { name: 'Generate AI insight' }).click();
    await page.getByRole('alert').waitFor();
    expect(await violations(page)).toEqual([]);
    await box(page, 'years').fill('60'); // beyond the usual range
    await box(page, 'monthlyAmount').fill('-5'); // refused
    await box(page, 'returnRate').fill('rubbish');
    await page.getByRole('alert').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('nothing scrolls sideways', () => {
  it('in the open menu, 320 px wide', async () => {
    const page = await open('', { viewport: { width: 320, height: 640 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    await expect.poll(() => menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect.poll(() => sideways(page)).toBe(0);
  });

  it('with text twice as large', async () => {
    const page = await openTool('sip_lumpsum', { viewport: sizes.desktop });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await settle(page);
    await expect.poll(() => sideways(page)).toBe(0);
  });
});

describe('for a visitor who wants less motion', () => {
  /** The longest transition or animation of anything on the page, in seconds. */
  const longest = (page: Page) =>
    page.evaluate(() => {
      const seconds = (text: string) => text.split(',').map(Number.parseFloat);
      return Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const style = getComputedStyle(element);
          return [...seconds(style.transitionDuration), ...seconds(style.animationDuration)];
        }),
      );
    });

  it('nothing moves', async () => {
    const page = await openTool('sip_lumpsum', { reducedMotion: 'reduce' });
    await settle(page);
    expect(await longest(page)).toBeLessThanOrEqual(0.001);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await longest(page)).toBeGreaterThan(0.001); // so that the line above says something
  });
});
