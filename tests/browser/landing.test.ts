// The first page: a search, calculators to try, what people come for, the groups and the proof, on every size of screen.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { colours } from '#src/design/palette.ts';
import { site } from '#src/site.ts';
import { open, rendered, sizes } from './hub.ts';
import { frames, noteMoves } from './rounds.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const top = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((found) => found.getBoundingClientRect().top + scrollY);
const loan = 'Open EMI Calculator';
/** Waits until the code of the calculators has taken the place of the prerendered one. */
const live = (page: Page) =>
  expect
    .poll(() =>
      panel(page).evaluateAll((parts) =>
        parts.some((part) => Object.keys(part).some((key) => key.startsWith('__react'))),
      ),
    )
    .toBe(true);

/** Opens each tab, in whose place nothing moves. */
async function openTabs(page: Page) {
  const box = () => page.getByRole('tablist').locator('..').boundingBox();
  const before = await box();
  for (const [name, title] of [
    ['SIP', 'Open SIP & Lumpsum Calculator'],
    ['Tax', 'Open Income Tax Calculator'],
    ['Loan', loan],
  ] as const) {
    // not by a press, after which nothing counts as moved
    await tab(page, name).evaluate((button) => (button as HTMLElement).click());
    await panel(page).getByRole('link', { name: title }).waitFor();
    expect(await tab(page, name).getAttribute('aria-selected')).toBe('true');
    expect(await panel(page).locator('figure li').count()).toBeGreaterThan(1);
    await frames(page, 2);
    expect((await box())?.height).toBe(before?.height);
  }
  expect(await page.evaluate(() => window.moved)).toEqual([]);
}

it('on a phone the calculators come right under the search, then wishes and groups, and nothing moves from tab to tab', async () => {
  const page = await open('', { viewport: sizes.phone, before: noteMoves });
  await rendered(page);
  await live(page);
  await openTabs(page);
  const search = await page.locator('main [data-search]').boundingBox();
  const card = await page.getByRole('tablist').boundingBox();
  expect(card?.y).toBeLessThan((search?.y ?? 0) + (search?.height ?? 0) + 40);
  const lines = await page
    .locator('main h1')
    .evaluate((title) =>
      Math.round(title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight)),
    );
  expect(lines).toBe(2);
  const places = await Promise.all(['[role=tablist]', '#want', 'main [data-group]'].map((part) => top(page, part)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

/** How many tools of each section can be seen. */
const seen = (page: Page) =>
  page
    .locator('main [data-group]')
    .evaluateAll((groups) =>
      groups.map((group) => [...group.querySelectorAll('a')].filter((link) => link.checkVisibility()).length),
    );

it.each([true, false])(
  'large screens show the tools of every section and small ones those of the first, with scripts: %s',
  async (javaScriptEnabled) => {
    for (const [size, isLarge] of [
      ['desktop', true],
      ['tablet', false],
      ['phone', false],
    ] as const) {
      const page = await open('', { viewport: sizes[size], javaScriptEnabled });
      if (javaScriptEnabled) await rendered(page);
      const all = await page
        .locator('main [data-group]')
        .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('a').length));
      expect(all.length, size).toBeGreaterThan(3);
      await expect
        .poll(() => seen(page), { message: size })
        .toEqual(all.map((count, at) => (isLarge || at === 0 ? count : 0)));
    }
  },
);

it('every page has the tagline whole on its first screen, of any size', async () => {
  for (const [size, viewport] of Object.entries(sizes))
    for (const path of ['', 'loan/emi-calculator/', 'no-such-page/']) {
      const page = await open('', { path, viewport, expected: [/status of 404/] });
      const places = await page.getByText(site.tagline, { exact: true }).evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => ({
            isWhole: each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight,
            isOnTop: each.getBoundingClientRect().bottom < innerHeight / 4,
          })),
      );
      expect(places, `${size}: /${path}`).toEqual([{ isWhole: true, isOnTop: true }]);
    }
});

it('on a large screen the calculators stand beside a headline of 3.5 rem, and nothing moves from tab to tab', async () => {
  const page = await open('', { viewport: sizes.desktop, before: noteMoves });
  await rendered(page);
  await live(page);
  await openTabs(page);
  const [title, card] = await Promise.all([
    page.locator('main h1').boundingBox(),
    page.getByRole('tabpanel').boundingBox(),
  ]);
  expect(card?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0) - 1);
  expect(card?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  expect(await page.locator('main h1').evaluate((found) => getComputedStyle(found).fontSize)).toBe('56px');
});

it('the figures, the sentence and the chart follow a slider, and the link opens the same figures', async () => {
  const page = await open('', { viewport: sizes.phone });
  await rendered(page);
  await panel(page).getByRole('slider').first().focus();
  const state = () =>
    panel(page).evaluate((part) => [
      part.querySelector('.story')?.textContent,
      part.querySelector('dd')?.textContent,
      part.querySelector('figure')?.textContent,
    ]);
  await live(page);
  const before = await state();
  await panel(page).getByRole('slider').nth(1).focus();
  await page.keyboard.press('End');
  await expect.poll(async () => (await state()).every((text, at) => text !== before[at])).toBe(true);
  const figure = (await state())[1];
  await panel(page).getByRole('link').click();
  await expect.poll(() => page.locator('output[name="emi"]').textContent()).toBe(figure);
});

it('a tab that is pressed before its code is there opens once it is', async () => {
  const page = await open('');
  await tab(page, 'SIP').click();
  await panel(page).getByRole('link', { name: 'Open SIP' }).waitFor();
});

it('the contact link of phones is gone while the search has the focus', async () => {
  const page = await open('', { viewport: sizes.phone });
  const contact = page.getByRole('region', { name: 'Contact' });
  const height = (await contact.boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThanOrEqual(48);
  await page.locator('main [data-search]').focus();
  await expect.poll(() => contact.isVisible()).toBe(false);
  await page.locator('main h1').focus();
  await expect.poll(() => contact.isVisible()).toBe(true);
});

it('what has the colour of the mark can be pressed', async () => {
  const page = await open('');
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
