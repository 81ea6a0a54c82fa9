// What only a browser shows of stored values: leaving a page, other tabs, a drawing. All else: tests/dom/stored-inputs.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { words } from '#words/storage.ts';
import { box, held, openTool, shows, sizes } from './hub.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The part of the page that stores is there. */
const isKeeping = (page: Page) => button(page, words.clear).waitFor();
const isStored = (page: Page, part: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('hisaab / calculations') ?? '')).toContain(part);
const income = (page: Page) => expect.poll(() => box(page, 'monthlyIncome').inputValue());

/** A snapshot of net worth on each of these days, as they are stored. */
const snapshots = (days: readonly string[]) => {
  const scenario = 'assets=1&assets.0.name=Farm&assets.0.kind=property&assets.0.value=700000&liabilities=0';
  const list = days.map((day) => ({
    key: `net_worth ${day}`,
    tool: 'net_worth',
    scenario,
    name: day,
    headline: [],
    at: 1,
  }));
  return JSON.stringify({ at: 1, value: { list } });
};

it('values are saved though the panel that shows them never comes, and though the page is left at once; another tab takes them over', async () => {
  const { before, asked, letGo } = held(/\/assets\/storage-panel-.*\.js$/);
  const page = await openTool('budget_planner', { before });
  await box(page, 'monthlyIncome').fill('81000');
  await shows(page, 'surplus', '-₹13,000');
  await asked;
  await isStored(page, 'monthlyIncome=81000');
  await box(page, 'monthlyIncome').fill('123456');
  await page.reload();
  await income(page).toBe('1,23,456');

  letGo();
  await isKeeping(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await isKeeping(other);
  await box(page, 'monthlyIncome').fill('60000');
  await income(other).toMatch(/^60,?000$/);
});

it('every day stands whole under the line of snapshots on a phone', async () => {
  const days = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'];
  const page = await openTool('net_worth', {
    before: (fresh) =>
      fresh.addInitScript((text) => localStorage.setItem('hisaab / calculations', text), snapshots(days)),
    viewport: sizes.phone,
  });
  await isKeeping(page);
  // below all charts of the tool itself
  const figure = page.locator('main section', { has: button(page, words.clear) }).locator('figure');
  await figure.scrollIntoViewIfNeeded();
  const ticks = () => figure.locator('svg text', { hasText: '2026' }).allTextContents();
  await expect
    .poll(async () => (await ticks()).map((tick) => tick.replaceAll(' ', '')))
    .toEqual(['31January2026', '28February2026', '31March2026', '30April2026']);
});
