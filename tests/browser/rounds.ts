import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens all that can be opened on a tool's page, and waits for its tables. */
export async function unfold(page: Page) {
  const tables = await page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true;
    const closed = [...main.querySelectorAll<HTMLElement>('[aria-expanded="false"]')];
    for (const button of closed) button.click();
    return closed.length;
  });
  const filled = page.locator('main [role="region"] table, main [role="region"] p');
  if (tables > 0) await expect.poll(() => filled.count()).toBeGreaterThan(0);
}

/** Scrolls to every chart and waits until it is drawn. */
export async function drawCharts(page: Page) {
  for (const figure of await page.locator('main figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg:visible, p:visible').first().waitFor();
  }
}

const quotes = ['USD', 'EUR', 'GBP', 'JPY', 'AED', 'SGD', 'AUD', 'CAD'];
const rates = quotes.map((quote) => ({ date: '2026-11-20', base: 'INR', quote, rate: 0.0125 }));

/** A source of exchange rates that answers well, here within the page. */
export const withRates = (page: Page) => page.route('**/v2/rates?**', (route) => route.fulfill({ json: rates }));
