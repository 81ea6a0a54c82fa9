import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, hub, open, output, sizes } from './hub.ts';

const ppf = `${hub.url}savings/ppf-calculator/`;

/** Opens the static page of a savings scheme on a day. */
async function openOn(day: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open('', { ...options, before: (fresh) => fresh.clock.setFixedTime(`${day}T12:00:00+05:30`) });
  await page.goto(ppf);
  await page.locator('main form').waitFor();
  return page;
}
const help = (page: Page) => page.locator('[id="rate-help"]');

describe('an official rate', () => {
  it.each([
    ['2026-08-15', 'Official rate: 7.1% (July–September 2026; confirmed for this whole quarter).'],
    ['2026-11-22', 'Official rate: 7.1% (July–September 2026; this quarter’s not yet confirmed).'],
    ['2031-01-01', 'Official rate: 7.1% (July–September 2026; this quarter’s not yet confirmed).'],
  ])('on %s says beside its box: %s', async (day, text) => {
    const page = await openOn(day);
    await expect.poll(() => help(page).textContent()).toBe(text);
  });

  it('takes the same room before the page knows the day and after it', async () => {
    const drawn = await open('', { viewport: sizes.phone, javaScriptEnabled: false });
    await drawn.goto(ppf);
    await expect.poll(() => help(drawn).textContent()).toContain('later quarters not yet confirmed');
    const room = (page: Page) => help(page).evaluate((line) => line.getBoundingClientRect().height);
    const before = await room(drawn);
    for (const day of ['2026-08-15', '2026-11-22']) {
      const page = await openOn(day, { viewport: sizes.phone });
      await expect.poll(() => help(page).textContent()).toMatch(/this (whole )?quarter/);
      await expect.poll(() => room(page)).toBe(before);
    }
  });
});

describe('a figure that no account can have', () => {
  it('says so where it stands, in sight and to a screen reader, and no longer once it can be', async () => {
    const page = await openOn('2026-11-22', { viewport: sizes.phone });
    const figure = output(page, 'maturityValue');
    await box(page, 'yearlyDeposit').fill('200000');
    const why = page.locator('[id="maturityValue-denial"]');
    await expect.poll(() => why.textContent()).toMatch(/^No PPF account can have this: .*₹1,50,000/);
    await expect.poll(() => figure.getAttribute('aria-describedby')).toBe('maturityValue-denial');
    await expect
      .poll(() => page.locator('main [role="status"]').allTextContents())
      .toContainEqual(expect.stringContaining('No PPF account can have this'));
    await box(page, 'yearlyDeposit').fill('150000');
    await expect.poll(() => why.count()).toBe(0);
    await expect.poll(() => figure.getAttribute('aria-describedby')).toBe(null);
    await expect.poll(() => figure.textContent()).toBe('₹40,68,209');
  });
});

describe('the footer', () => {
  it('gives the day on which all rules were last reviewed, the landing page’s too', async () => {
    for (const address of [hub.url, ppf]) {
      const html = await (await fetch(address)).text();
      expect(html.replaceAll('<!-- -->', '')).toMatch(
        /All rules and rates were last reviewed on \d{1,2} [A-Z][a-z]+ 20\d\d or later/,
      );
    }
  });
});
