import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { words as insightWords } from '#words/insight.ts';
import { box, hub, openTool, sharedTool, sizes, turnTo } from './hub.ts';
import { drawCharts, lasting, scheme, sideways, spacedOut, tooTight, violations } from './rounds.ts';

/** Waits for a tool's page with its charts, which load as they come near. */
async function settle(page: Page) {
  await page.locator('main form').waitFor();
  await drawCharts(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

const light = { colorScheme: 'light', reducedMotion: 'reduce' } as const;
/** `only` selects the part to check (default: all of the page), `dark` the part to check in the dark theme. */
const inBoth = async (page: Page, { only, dark = only }: { only?: string; dark?: string } = {}) => {
  // elsewhere a button of the header may lie over a box, which would then be too small
  await page.evaluate(() => window.scrollTo(0, 0));
  // what is off the screen gets its colours when it comes into sight, so all of it is shown at once
  const style = await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  expect(await lasting(page, () => violations(page, undefined, only), 60)).toEqual([]);
  await scheme(page, 'dark');
  expect(await lasting(page, () => violations(page, ['color-contrast'], dark), 60)).toEqual([]);
  await scheme(page, 'light');
  await style.evaluate((element) => element.parentNode?.removeChild(element));
};

/** The page of a phone that these tests share, at a tool. */
const phone = (id: string) => sharedTool(id, { ...light, viewport: sizes.phone });

it('the open menu of a phone has nothing that axe finds, in both themes, nor anything cut where text is spaced, and nothing scrolls sideways at 320 px', async () => {
  const page = await phone('ppf');
  await page.locator('header button[aria-expanded]').click();
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  await inBoth(page, { dark: '[role=dialog]' });
  expect(await spacedOut(page, () => lasting(page, () => tooTight(page, '[role=dialog]'), 12))).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect.poll(() => sideways(page)).toBe(0);
  await page.setViewportSize(sizes.phone);
  await page.keyboard.press('Escape');
});

it('axe finds nothing, in both themes, in hints, refusals and a failed insight', async () => {
  const page = await openTool('sip_lumpsum', {
    ...light,
    before: (fresh) => fresh.route('**/*:generateContent', (route) => route.abort()),
    expected: [/Failed to load resource/],
  });
  await page.getByRole('button', { name: 'I have a key' }).click();
  await page.locator('#ai-key').fill('key');
  await page.getByRole('button', { name: insightWords.run, exact: true }).click();
  await page.getByRole('alert').filter({ hasText: insightWords.failed }).waitFor();
  // axe reads all of a page, of which every tool’s visit sees the rest
  await page.evaluate(() => document.querySelector('aside nav')?.replaceChildren());
  await inBoth(page, { only: 'section:has(> div > #ai-key)' });
  await box(page, 'years').fill('60'); // beyond the usual range
  await box(page, 'monthlyAmount').fill('-5'); // refused
  await box(page, 'returnRate').fill('rubbish');
  await page.getByRole('alert').waitFor();
  await inBoth(page, { only: 'main' });
});

const LARGE = 'html { font-size: 200% }';

it('a figure that a field offers, and the page that lists what is kept, have nothing that axe finds, in both themes, nor scroll sideways with text twice as large', async () => {
  const page = await phone('hra');
  const fits = async () => {
    const style = await page.addStyleTag({ content: LARGE });
    await expect.poll(() => sideways(page)).toBe(0);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  };
  await box(page, 'rentPaid').first().fill('32000');
  for (const name of ['First', 'Second']) {
    if (name === 'First') await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Save on this device' }).click();
  }
  await turnTo(page, 'salary');
  await page.locator('main form summary').filter({ hasText: 'More options' }).click();
  await page.getByRole('button', { name: '₹32,000 · from HRA' }).click();
  await inBoth(page, { only: 'main form' });
  await fits();
  await page.goto(`${hub.url}#my-figures`);
  await page.getByRole('checkbox', { name: 'Compare: First' }).check();
  await inBoth(page);
  await fits();
});

it('nothing scrolls sideways with text twice as large', async () => {
  const page = await phone('sip_lumpsum');
  await page.setViewportSize(sizes.desktop);
  await page.addStyleTag({ content: LARGE });
  await settle(page);
  await expect.poll(() => sideways(page)).toBe(0);
  // on a phone: a long duration and rows have the least room
  await page.setViewportSize(sizes.phone);
  for (const id of ['emi_calculator', 'balance_transfer', 'loan_comparison', 'net_worth']) {
    await turnTo(page, id);
    await expect.poll(() => sideways(page), { message: id }).toBe(0);
    const cut = await page
      .locator('main form input[type="text"]')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.id));
    expect(cut, id).toEqual([]);
    // a word of the heading that is wider than its place would be broken in the middle
    const wider = await page.locator('main h1').evaluate((heading) => {
      Object.assign(heading.style, { overflowWrap: 'normal', minWidth: '0' });
      return heading.scrollWidth - heading.clientWidth;
    });
    expect(wider, id).toBe(0);
  }
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
