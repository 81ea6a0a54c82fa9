import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { words as insightWords } from '#words/insight.ts';
import { box, hub, sharedTool, sizes, turnTo } from './hub.ts';
import { drawCharts, enlarged, laidOut, lasting, scheme, sideways, spacedOut, violations } from './rounds.ts';

/** Waits for a tool's page with its charts, which load as they come near. */
async function settle(page: Page) {
  await page.locator('main form').waitFor();
  await drawCharts(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

const light = { colorScheme: 'light', reducedMotion: 'reduce' } as const;
/**
 * @param only the part to check (default: all of the page); axe reads the rest of it on every tool's visit
 * @param rules what axe looks for in the light theme (default: everything); in the dark one it looks at colours
 */
const inBoth = async (page: Page, only?: string, rules?: readonly string[]) => {
  // elsewhere a button of the header may lie over a box, which would then be too small
  await page.evaluate(() => window.scrollTo(0, 0));
  await laidOut(page, async () => {
    expect(await lasting(page, () => violations(page, rules, only), 60)).toEqual([]);
    await scheme(page, 'dark');
    expect(await lasting(page, () => violations(page, ['color-contrast'], only), 60)).toEqual([]);
    await scheme(page, 'light');
  });
};

/** The page that these tests share, at a tool, on a phone. No insight arrives. */
async function phone(id: string) {
  const page = await sharedTool(id, {
    ...light,
    before: (fresh) => fresh.route('**/*:generateContent', (route) => route.abort()),
    expected: [/Failed to load resource/],
  });
  await page.setViewportSize(sizes.phone);
  return page;
}

it('the open menu of a phone has nothing that axe finds, in both themes, and nothing scrolls sideways at 320 px, with spaced text too', async () => {
  const page = await phone('ppf');
  await page.locator('header button[aria-expanded]').click();
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  await inBoth(page, 'dialog');
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async () => {
    await expect.poll(() => menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect.poll(() => sideways(page)).toBe(0);
  };
  await fits();
  await spacedOut(page, fits);
  await page.setViewportSize(sizes.phone);
  await page.keyboard.press('Escape');
});

it('axe finds nothing, in both themes, in hints, refusals and a failed insight', async () => {
  const page = await phone('sip_lumpsum');
  await page.setViewportSize(sizes.desktop);
  await page.getByRole('button', { name: 'Use my key' }).click();
  await page.locator('#ai-key').fill('key');
  await page.getByRole('button', { name: insightWords.run, exact: true }).click();
  await page.getByRole('alert').filter({ hasText: insightWords.failed }).waitFor();
  // its parts are read on every visit of a tool that has one; the colours of a failure are new
  await inBoth(page, 'section:has(> div > #ai-key)', ['color-contrast']);
  await box(page, 'years').fill('60'); // beyond the usual range
  await box(page, 'monthlyAmount').fill('-5'); // refused
  await box(page, 'returnRate').fill('rubbish');
  await page.getByRole('alert').waitFor();
  await inBoth(page, '[aria-label=Calculator], [aria-label=Results]');
});

it('a figure that a field offers, and the page that lists what is kept, have nothing that axe finds, in both themes, nor scroll sideways with text twice as large', async () => {
  const page = await phone('hra');
  const fits = () => enlarged(page, () => expect.poll(() => sideways(page)).toBe(0));
  for (const name of ['First', 'Second']) {
    await box(page, 'rentPaid')
      .first()
      .fill(name === 'First' ? '31000' : '32000');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await turnTo(page, 'salary');
  await page.locator('main form summary').filter({ hasText: 'More options' }).click();
  // a field offers it once somebody goes there
  await box(page, 'rentPaid').focus();
  await page.getByRole('button', { name: '₹32,000 · from HRA' }).click();
  await inBoth(page, 'main form');
  await fits();
  await page.goto(`${hub.url}#my-figures`);
  await page.getByRole('checkbox', { name: 'Compare: First' }).check();
  await inBoth(page);
  await fits();
});

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

it('for a visitor who wants less motion nothing moves', async () => {
  const page = await phone('ppf');
  await settle(page);
  expect(await longest(page)).toBeLessThanOrEqual(0.001);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await longest(page)).toBeGreaterThan(0.001); // so that the line above says something
});
