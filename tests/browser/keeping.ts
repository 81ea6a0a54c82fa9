import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hub, output } from './hub.ts';

export const patient = { timeout: 10_000 };

export const shows = (page: Page, name: string, text: string) =>
  expect.poll(() => output(page, name).textContent(), patient).toBe(text);

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const alert = (page: Page) => page.locator('main [role="alert"]');

/** The snapshots that the page lists. */
export const history = (page: Page) => page.getByRole('region', { name: 'Net worth over time' }).locator('tbody tr');

/** What this browser keeps for a tool, or null. */
export const stored = (page: Page, id: string): Promise<string | null> =>
  page.evaluate(
    (tool) => Object.values(localStorage).find((text) => String(text).includes(`"tool":"${tool}"`)) ?? null,
    id,
  );

export const isStored = (page: Page, id: string, part: string) =>
  expect.poll(async () => (await stored(page, id)) ?? '', patient).toContain(part);

/** A visit to a browser in which a text is kept already for a tool. */
export const holding = (id: string, text: string) => ({
  before: (page: Page) =>
    page.addInitScript(
      ([key, kept]) => {
        if (sessionStorage.getItem('held')) return; // once, and not again on a reload
        sessionStorage.setItem('held', 'yes');
        localStorage.setItem(key, kept);
      },
      [`tool:${id}`, text] as const,
    ),
});

/** Another tab of the same browser, ready to keep what is typed. */
export async function another(page: Page, id: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`${hub.url}#${id}`);
  await isKeeping(tab);
  return tab;
}

export const isKeeping = (page: Page) => page.getByRole('heading', { name: 'Kept in this browser' }).waitFor();

/** Writes at once what would be written a moment after the last key, as leaving the page does. */
export const flush = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

export const choose = (page: Page, text: string | Buffer) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Net worth as it is kept: one farm, and a snapshot on each of these days. */
export const worth = (netWorth: number, days: readonly string[]) =>
  JSON.stringify({
    tool: 'net_worth',
    version: 1,
    values: { assets: [{ name: 'Farm', kind: 'property', value: netWorth }], liabilities: [] },
    history: days.map((day) => ({ day, outputs: { netWorth, totalAssets: netWorth, totalLiabilities: 0 } })),
  });
