import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, hub, openTool, output } from './hub.ts';
import { type Asked, originsOf, record } from './rounds.ts';

const home = new URL(hub.url).origin;
const rates = hub.services.rates;
const fallback = hub.services.ratesFallback;

/** Notes every request of a page; the two services of rates answer that they have none. */
async function recordWithoutRates(page: Page): Promise<Asked[]> {
  for (const service of [rates, fallback])
    await page.route(`${service}/**`, (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, contentType: 'application/json', body: '[]' }),
    );
  return record(page);
}
const readToTheEnd = async (page: Page) => {
  for (const figure of await page.locator('main figure').all()) await figure.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
};

describe('what a visit asks for', () => {
  it('asks for exchange rates without saying what is converted', async () => {
    let asked: Asked[] = [];
    const page = await openTool('currency_converter', {
      before: async (fresh) => {
        asked = await recordWithoutRates(fresh);
      },
    });
    await expect.poll(() => originsOf(asked)).toContain(fallback);
    const services = asked.filter(({ url }) => !url.startsWith(home));
    expect(services.map(({ url }) => new URL(url).pathname)).toEqual(['/v2/rates', '/inr.json']);
    asked.length = 0;
    await box(page, 'amount').fill('987654');
    await page.locator('[name="from"]').selectOption('GBP');
    await box(page, 'manualRate').fill('100');
    await expect.poll(() => output(page, 'converted').textContent()).toBe('9,87,65,400');
    expect(asked.filter(({ url }) => !url.startsWith(home))).toEqual([]);
    for (const { all } of services) expect(all).not.toMatch(/amount|1000|987654/);
  });

  it('sends nothing of what is typed anywhere', async () => {
    let asked: Asked[] = [];
    const page = await openTool('sip_lumpsum', {
      before: async (fresh) => {
        asked = await recordWithoutRates(fresh);
      },
    });
    await box(page, 'monthlyAmount').fill('98765');
    await page.getByLabel('Your API key').fill('key-of-the-visitor');
    await expect.poll(() => output(page, 'investedAmount').textContent()).toBe('₹1,18,51,800');
    await page
      .getByRole('button', { name: /^Show:/ })
      .first()
      .click();
    await readToTheEnd(page);
    await page.locator('aside').getByRole('link', { name: 'EMI Calculator' }).click();
    await output(page, 'emi').waitFor();
    expect(originsOf(asked)).toEqual([home]);
    for (const { all } of asked) expect(all).not.toMatch(/98,?765|key-of-the-visitor/);
  });
});
