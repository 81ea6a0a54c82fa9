import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, hub, open, openTool, output } from './hub.ts';

const home = new URL(hub.url).origin;
const rates = hub.services.rates;
const fallback = hub.services.ratesFallback;

interface Asked {
  readonly url: string;
  readonly all: string;
}

/** Notes every request of a page, its address and all that it sends; the two services of rates answer that they have none. */
async function record(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return; // these never leave the page
    const sent = [request.url(), request.postData(), ...Object.values(request.headers())].join('\n');
    asked.push({ url: request.url(), all: sent });
  });
  page.on('websocket', (socket) => asked.push({ url: socket.url(), all: socket.url() }));
  for (const service of [rates, fallback])
    await page.route(`${service}/**`, (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, contentType: 'application/json', body: '[]' }),
    );
  return asked;
}

const originsOf = (asked: readonly Asked[]) => [...new Set(asked.map(({ url }) => new URL(url).origin))].sort();
const readToTheEnd = async (page: Page) => {
  for (const figure of await page.locator('main figure').all()) await figure.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
};

describe('what a visit asks for', () => {
  it('is nothing but the hub’s own files, and exchange rates on the currency page', async () => {
    let asked: Asked[] = [];
    const page = await open('', {
      before: async (fresh) => {
        asked = await record(fresh);
      },
    });
    await readToTheEnd(page);
    expect(originsOf(asked)).toEqual([home]);

    const ids = await page
      .locator('aside nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''));
    expect(ids).toHaveLength(29);
    for (const id of ids) {
      asked.length = 0;
      await page.goto(`${hub.url}#${id}`);
      await page.locator('main form').waitFor();
      await readToTheEnd(page);
      if (id !== 'currency_converter')
        expect(originsOf(asked.length > 0 ? asked : [{ url: home, all: '' }]), id).toEqual([home]);
      else await expect.poll(() => originsOf(asked)).toEqual([fallback, home, rates].sort());
    }
    expect(await page.context().cookies()).toEqual([]);
  });

  it('asks for exchange rates without saying what is converted', async () => {
    let asked: Asked[] = [];
    const page = await openTool('currency_converter', {
      before: async (fresh) => {
        asked = await record(fresh);
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
        asked = await record(fresh);
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
