// The first page: a search, calculators to try, what people come for, the groups and the proof, on every size of screen.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { colours } from '#src/design/palette.ts';
import { site } from '#src/site.ts';
import { tools } from '../tools.ts';
import { hub, hydrated, open, sharedLanding, sizes, turnTo } from './hub.ts';
import { covered, inSight } from './rounds.ts';

/** The last of the pages that these tests visit is not there. */
const expecting = { expected: [/status of 404/] };

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
it('each tab opens its calculator with a chart, also one that is pressed before its code is there', async () => {
  const page = await sharedLanding({ ...expecting, viewport: sizes.phone });
  // they do not wait for the card, which wakes up at the first sign of a visitor
  await expect.poll(() => page.locator('header [inert]').count()).toBe(0);
  await hydrated(page);
  for (const [name, title] of [
    ['SIP', 'Open SIP & Lumpsum Calculator'],
    ['Tax', 'Open Income Tax Calculator'],
    ['Loan', 'Open EMI Calculator'],
  ] as const) {
    await tab(page, name).click();
    await panel(page).getByRole('link', { name: title }).waitFor();
    expect(await tab(page, name).getAttribute('aria-selected')).toBe('true');
    expect(await panel(page).locator('figure li').count()).toBeGreaterThan(1);
  }
});

/** How many tools of each section can be seen. */
const seen = (page: Page) =>
  page
    .locator('main [data-group]')
    .evaluateAll((groups) =>
      groups.map((group) => [...group.querySelectorAll('a')].filter((link) => link.checkVisibility()).length),
    );

// with scripts: tests/dom/frame
it('without scripts large screens show the tools of every section, small ones those of the first, and paper all of them and no banner', async () => {
  const page = await open('', { javaScriptEnabled: false });
  await expect.poll(() => page.getByText(/need JavaScript/).isVisible()).toBe(true);
  for (const [size, isLarge] of [
    ['desktop', true],
    ['tablet', false],
    ['phone', false],
  ] as const) {
    await page.setViewportSize(sizes[size]);
    await page.reload();
    const all = await page
      .locator('main [data-group]')
      .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('a').length));
    expect(all.length, size).toBeGreaterThan(3);
    await expect
      .poll(() => seen(page), { message: size })
      .toEqual(all.map((count, at) => (isLarge || at === 0 ? count : 0)));
  }
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('main [data-group] a').count()).toBe(tools.length);
  await expect.poll(() => page.getByText('Want one for your business?').first().isVisible()).toBe(false);
});

it('every page has the tagline in sight on its first screen, of any size', async () => {
  const page = await sharedLanding(expecting);
  for (const path of ['', 'loan/emi-calculator/', 'no-such-page/']) {
    if (path !== '') await page.goto(hub.url + path);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      const tagline = page.getByText(site.tagline, { exact: true }).filter({ visible: true });
      await expect.poll(() => tagline.count(), { message: `${size}: /${path}` }).toBe(1);
      expect(await inSight(tagline), `${size}: /${path}`).toBe(true);
    }
  }
});

it('the contact banner is at the foot of phones from the first screen, and covers no button of it and nothing that has the focus', async () => {
  const page = await sharedLanding({ ...expecting, viewport: sizes.phone });
  const banner = page.getByRole('region', { name: 'Contact' });
  await expect.poll(() => inSight(banner.getByRole('link'))).toBe(true);
  const top = (await banner.boundingBox())?.y ?? 0;
  /** Of what can be pressed and has its middle on the first screen, what the banner lies over. */
  const under = await page.getByRole('main').evaluate((main, edge) => {
    const parts = [...main.querySelectorAll('a, button, input, summary')].filter((part) => part.checkVisibility());
    return parts.flatMap((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return (top + bottom) / 2 < innerHeight && bottom > edge ? [part.outerHTML.slice(0, 120)] : [];
    });
  }, top);
  expect(under).toEqual([]);
  expect(await covered(page)).toEqual([]);

  // a tablet has a link at the foot of its pages instead
  await page.setViewportSize(sizes.tablet);
  await expect.poll(() => banner.isVisible()).toBe(false);
  const link = page.getByRole('main').getByRole('link', { name: /^Contact us/ });
  await expect.poll(() => link.isVisible()).toBe(true);
  await turnTo(page, 'emi_calculator');
  await expect.poll(() => link.isVisible()).toBe(true);
});

it('what has the colour of the mark can be pressed', async () => {
  const page = await sharedLanding(expecting);
  const painted = await page.evaluate((accent) => {
    const probe = Object.assign(document.createElement('i'), { style: `color: ${accent}` });
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [...document.querySelectorAll('main *')].flatMap((part) => {
      const { color: own, backgroundColor } = getComputedStyle(part);
      const is = (own === color && part.textContent !== '') || backgroundColor === color;
      return is && !part.closest('a, button, input, summary, label, [role=tab]') ? [part.outerHTML.slice(0, 120)] : [];
    });
  }, colours.accent[0]);
  expect(painted).toEqual([]);
});
