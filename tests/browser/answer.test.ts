// The answer at the foot of a phone. What holds for every tool: layout-shift and every-tool.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedTool, sizes } from './hub.ts';
import { frames, lasting, scheme, violations } from './rounds.ts';

/** The page of a phone that these tests share, at a tool. */
async function phone(id: string) {
  const page = await sharedTool(id);
  await page.setViewportSize(sizes.phone);
  return page;
}
const bar = (page: Page) => page.getByRole('button', { name: 'Show results' });
it('the answer at the foot follows the figures, leads to the results and is then gone', async () => {
  const page = await phone('sip_lumpsum');
  const foot = page.locator('[data-result-bar]');
  await expect.poll(() => foot.textContent()).toContain('₹11,61,695');
  expect(await foot.locator('> [aria-hidden]').count()).toBe(1);
  await page.locator('[name="years"]').fill('30');
  // 30 years of 5,000 a month at 12%
  await expect.poll(() => foot.textContent()).toContain('₹1.76 crore');
  await expect.poll(() => page.locator('output[name="totalValue"]').textContent()).toBe('₹1,76,49,569');
  await bar(page).press('Enter');
  await expect.poll(() => bar(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Results');
  await page.setViewportSize(sizes.desktop);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await frames(page, 2);
  expect(await bar(page).count()).toBe(0);
});

it('the answer at the foot says why the tool refuses, and axe finds nothing in it, in both themes', async () => {
  const page = await phone('home_loan');
  const foot = page.locator('[data-result-bar]');
  const axeFinds = (rules?: string[]) => lasting(page, () => violations(page, rules, '[data-result-bar]'));
  await bar(page).waitFor();
  expect(await axeFinds()).toEqual([]);
  await page.locator('[name="tenure"]').fill('2000');
  await expect.poll(() => foot.textContent()).toContain('can be at most 1,000 years');
  expect(await foot.locator('b').textContent()).toBe('—');
  expect(await axeFinds()).toEqual([]);
  await scheme(page, 'dark');
  expect(await axeFinds(['color-contrast'])).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
});

it('a changed headline rolls into its place within 200 ms, and stands still for who wants less motion', async () => {
  const page = await sharedTool('ppf');
  await page.setViewportSize(sizes.desktop);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await sharedTool('emi_calculator');
    const rolls = page.evaluate(async () => {
      const emi = () => document.querySelector('output[name="emi"]');
      for (const before = emi()?.textContent; emi()?.textContent === before; ) await new Promise(requestAnimationFrame);
      const all = document.querySelector('main')?.getAnimations({ subtree: true }) ?? [];
      return all.flatMap((each) => (each instanceof CSSTransition ? [] : [Number(each.effect?.getTiming().duration)]));
    });
    await page.locator('[name="tenure"]').fill('30');
    const durations = await rolls;
    expect(durations.length > 0).toBe(reducedMotion === 'no-preference');
    expect(Math.max(0, ...durations)).toBeLessThanOrEqual(200);
    await expect.poll(() => page.locator('output[name="emi"]').textContent()).toBe('₹7,689');
  }
  await page.emulateMedia({ reducedMotion: null });
});
