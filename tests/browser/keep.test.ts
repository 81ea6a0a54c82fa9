// What only a browser shows of stored values: leaving a page, other tabs. All else: tests/dom/keep.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { words as keepWords } from '#words/keep.ts';
import { box, held, openTool, shows } from './hub.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The part of the page that stores is there. */
const isKeeping = (page: Page) => button(page, keepWords.export).waitFor();
const stored = (page: Page, id: string) =>
  page.evaluate((name) => localStorage.getItem(`hisaab / tool:${name}`) ?? '', id);
const isStored = (page: Page, id: string, part: string) => expect.poll(() => stored(page, id)).toContain(part);
const income = (page: Page) => expect.poll(() => box(page, 'monthlyIncome').inputValue());

it('values are saved where they were typed before all of the page was there, or the page is left at once', async () => {
  const { before, letGo } = held(/\/assets\/panel-.*\.js$/);
  const page = await openTool('budget_planner', { before });
  await box(page, 'monthlyIncome').fill('81000');
  await shows(page, 'surplus', '-₹13,000');
  letGo();
  await isStored(page, 'budget_planner', '81000');
  await box(page, 'monthlyIncome').fill('123456');
  await page.reload();
  await income(page).toBe('1,23,456');
});

it('a tab takes over what another one stores', async () => {
  const page = await openTool('budget_planner');
  await isKeeping(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await isKeeping(other);
  await box(page, 'monthlyIncome').fill('60000');
  await income(other).toMatch(/^60,?000$/);
});
