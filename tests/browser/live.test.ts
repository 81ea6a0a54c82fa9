import type { ServerResponse } from 'node:http';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { box, type Expected, hub, openTool, output, service } from './hub.ts';

const patient = { timeout: 10_000 };
const codes = ['USD', 'EUR', 'GBP', 'JPY', 'AED', 'SGD', 'AUD', 'CAD'];
/** Made-up rates, one rupee in each currency: a dollar costs 80 rupees with the first source and 50 with the second. */
const frankfurter = (change: Record<string, unknown> = {}, code = 'USD') =>
  codes.map((quote) => {
    const item = { date: '2026-11-20', base: 'INR', quote, rate: quote === 'USD' ? 0.0125 : 0.02 };
    return quote === code ? { ...item, ...change } : item;
  });
const currencyApi = { date: '2026-11-18', inr: Object.fromEntries(codes.map((code) => [code.toLowerCase(), 0.02])) };

type Answer = (response: ServerResponse) => unknown;
const json =
  (body: unknown): Answer =>
  (response) =>
    response.setHeader('content-type', 'application/json').end(typeof body === 'string' ? body : JSON.stringify(body));
const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end('<h1>Sorry</h1>');
const never: Answer = () => undefined;

/** Only requests of this file's pages count: other files may open the converter at the same time. */
const userAgent = 'live figures under test';
const servers: Awaited<ReturnType<typeof service>>[] = [];
async function serve(port: number, answer: Answer) {
  const server = await service(port, (_request, response) => answer(response));
  servers.push(server);
  return { asked: () => server.requests.filter(({ headers }) => headers['user-agent'] === userAgent), ...server };
}
const first = (answer: Answer) => serve(hub.ports.rates, answer);
const second = (answer: Answer) => serve(hub.ports.ratesFallback, answer);
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** What a browser itself logs of a call that fails. */
const expected: Expected = [/Failed to load resource/, /blocked by CORS policy/];
const on = (day: string) => ({ before: (page: Page) => page.clock.setFixedTime(new Date(`${day}T10:00:00`)) });
const converter = (options: BrowserContextOptions & { before?: (page: Page) => Promise<unknown> } = {}) =>
  openTool('currency_converter', { userAgent, expected, ...on('2026-11-20'), ...options });
const shows = (page: Page, name: string, text: string) =>
  expect.poll(() => output(page, name).textContent(), patient).toBe(text);
/** The line that tells where the figures come from. */
const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const goTo = (page: Page, id: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, id);

describe('rates from a source that is well', () => {
  it('give figures, with source, date and age on the page', async () => {
    const source = await first(json(frankfurter()));
    const page = await converter(on('2026-11-21'));
    await shows(page, 'converted', '80,000');
    await shows(page, 'rate', '80');
    await shows(page, 'inverseRate', '0.0125');
    await says(page, 'Exchange rates of 20 November 2026 (1 day old), from Frankfurter.');
    expect(source.asked()).toHaveLength(1);
    const [request] = source.asked();
    expect(request?.url).toBe(`/v2/rates?base=INR&quotes=${codes.join(',')}`);
    expect(request?.headers.cookie).toBeUndefined();
    expect(request?.headers.referer).toBeUndefined();
  });

  it('are called of today on their own day, and convert between any two currencies', async () => {
    await first(json(frankfurter()));
    const page = await converter(on('2026-11-20'));
    await says(page, "Exchange rates of 20 November 2026 (today's), from Frankfurter.");
    await expect.poll(() => page.locator('select[name="from"] option').count()).toBeGreaterThanOrEqual(9);
    await box(page, 'to').selectOption('EUR');
    // a dollar is 80 rupees and a euro 50
    await shows(page, 'converted', '1,600');
    await page.getByRole('button', { name: 'Swap currencies' }).click();
    await shows(page, 'converted', '625');
    await expect.poll(() => box(page, 'from').inputValue()).toBe('EUR');
    await box(page, 'markup').fill('2');
    await shows(page, 'converted', '612.5');
  });

  it('are asked for once a visit, however often the page is left', async () => {
    const source = await first(json(frankfurter()));
    const page = await converter();
    await shows(page, 'converted', '80,000');
    for (let visits = 0; visits < 3; visits++) {
      await goTo(page, 'cagr');
      await output(page, 'cagr').waitFor();
      await goTo(page, 'currency_converter');
      await shows(page, 'converted', '80,000');
    }
    expect(source.asked()).toHaveLength(1);
    await page.reload();
    await shows(page, 'converted', '80,000');
    expect(source.asked()).toHaveLength(2);
  });

  it('come from no other origin, and no other tool asks', async () => {
    const asked = new Set<string>();
    const source = await first(json(frankfurter()));
    const before = async (page: Page) => page.on('request', (request) => asked.add(new URL(request.url()).origin));
    const page = await openTool('emi_calculator', { userAgent, before });
    expect(source.asked()).toHaveLength(0);
    await goTo(page, 'currency_converter');
    await shows(page, 'converted', '80,000');
    expect([...asked].sort()).toEqual([new URL(hub.url).origin, hub.services.rates].sort());
  });
});

describe('rates from a slow source', () => {
  it('are waited for in words, without an error, and then come', async () => {
    let waiting: ServerResponse | undefined;
    await first((response) => {
      waiting = response;
    });
    const page = await converter();
    await says(page, 'Exchange rates: asking the source…');
    await expect.poll(() => page.locator('main [role="alert"]').count()).toBe(0);
    await expect.poll(() => output(page, 'converted').count()).toBe(0);
    await expect.poll(() => waiting !== undefined, patient).toBe(true);
    if (waiting) json(frankfurter())(waiting);
    await shows(page, 'converted', '80,000');
  });

  it('can be typed meanwhile', async () => {
    await first(never);
    const page = await converter();
    await box(page, 'manualRate').fill('82.5');
    await shows(page, 'converted', '82,500');
  });

  it.each<[string, Answer]>([
    ['never answers', never],
    ['never ends its answer', (response) => response.writeHead(200).write('[')],
  ])('give way to the second source after 8 seconds where the first %s', async (_what, answer) => {
    const slow = await first(answer);
    const other = await second(json(currencyApi));
    const page = await converter({ before: (fresh) => fresh.clock.install({ time: new Date('2026-11-20T10:00:00') }) });
    await expect.poll(() => slow.asked().length, patient).toBe(1);
    await says(page, 'asking the source');
    await page.clock.fastForward(5000);
    await says(page, 'asking the source');
    expect(other.asked()).toHaveLength(0);
    await page.clock.fastForward(3100);
    await shows(page, 'converted', '50,000');
    await says(page, 'from Currency API.');
    expect(other.asked()).toHaveLength(1);
  });

  it('are asked for again where the page was left before they came', async () => {
    let answers = 0;
    const source = await first((response) => (++answers === 1 ? undefined : json(frankfurter())(response)));
    const page = await converter();
    await expect.poll(() => source.asked().length, patient).toBe(1);
    await goTo(page, 'cagr');
    await output(page, 'cagr').waitFor();
    await goTo(page, 'currency_converter');
    await shows(page, 'converted', '80,000');
    expect(source.asked()).toHaveLength(2);
  });
});

describe('rates from a source that is broken or lies', () => {
  it.each<[string, Answer]>([
    ['answers with an error', status(500)],
    ['is not there', status(404)],
    ['hangs up', (response) => response.destroy()],
    ['breaks off its JSON', json('[{"date":"2026-11-20",')],
    ['answers with a page', json('<!doctype html><title>Hello</title>')],
    ['answers with nothing', json('')],
    ['answers with null', json(null)],
    ['gives a negative rate', json(frankfurter({ rate: -0.0125 }))],
    ['gives a rate of 0', json(frankfurter({ rate: 0 }))],
    ['gives an endless rate', json(JSON.stringify(frankfurter()).replace('0.0125', '1e999'))],
    ['gives a rate in text', json(frankfurter({ rate: '0.0125' }))],
    ['leaves out a code', json(frankfurter().slice(0, -1))],
    ['has another base', json(frankfurter().map((item) => ({ ...item, base: 'USD' })))],
    ['gives no date', json(frankfurter({ date: 'today' }))],
  ])('are taken from the second where the first %s', async (_what, answer) => {
    const bad = await first(answer);
    const good = await second(json(currencyApi));
    const page = await converter(on('2026-11-20'));
    await shows(page, 'converted', '50,000');
    await says(page, 'Exchange rates of 18 November 2026 (2 days old), from Currency API.');
    expect(bad.asked().length).toBeGreaterThan(0);
    expect(good.asked()).toHaveLength(1);
    expect(good.asked()[0]?.url).toBe('/inr.json');
  });

  it('are none where the second lies too', async () => {
    await first(status(503));
    await second(json({ ...currencyApi, inr: { ...currencyApi.inr, jpy: -1 } }));
    const page = await converter();
    await says(page, 'Exchange rates: no source answers now, and none are kept from an earlier visit.');
    await expect.poll(() => output(page, 'converted').count()).toBe(0);
  });
});

describe('rates that are old', () => {
  it('give way to the second source, and are used with their date in sight where it has none', async () => {
    const old = await first(json(frankfurter({ date: '2026-11-09' })));
    const other = await second(json(currencyApi));
    const page = await converter();
    await says(page, 'Exchange rates of 18 November 2026 (2 days old), from Currency API.');
    await shows(page, 'converted', '50,000');
    await other.close();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await says(
      page,
      "Old figures: Exchange rates of 9 November 2026 (11 days old), from Frankfurter. No source has newer ones now, so today's can differ by much.",
    );
    await shows(page, 'converted', '80,000');
    expect(old.asked()).toHaveLength(2);
    await second(json(currencyApi));
    await page.getByRole('button', { name: 'Ask again' }).click();
    await says(page, 'Exchange rates of 18 November 2026 (2 days old), from Currency API.');
    await shows(page, 'converted', '50,000');
  });

  it('are refused where their day is still to come', async () => {
    await first(json(frankfurter({ date: '2026-12-24' })));
    await second(json({ ...currencyApi, date: '2027-11-18' }));
    const page = await converter();
    await says(page, 'none are kept from an earlier visit');
    await expect.poll(() => output(page, 'converted').count()).toBe(0);
  });
});

describe('rates with no network', () => {
  it('are the last kept ones, with their date and age', async () => {
    const source = await first(json(frankfurter()));
    const page = await converter(on('2026-11-20'));
    await shows(page, 'converted', '80,000');
    await source.close();
    await page.clock.setFixedTime(new Date('2026-11-24T10:00:00'));
    await page.reload();
    await says(
      page,
      'No source answers now. Exchange rates of 20 November 2026 (4 days old), from Frankfurter, kept from an earlier visit.',
    );
    await shows(page, 'converted', '80,000');

    await first(json(frankfurter({ rate: 0.01 })));
    await page.getByRole('button', { name: 'Ask again' }).click();
    await says(page, 'Exchange rates of 20 November 2026 (4 days old), from Frankfurter.');
    await shows(page, 'converted', '1,00,000');
  });

  it('are not what somebody put in the place of the kept ones', async () => {
    const source = await first(json(frankfurter()));
    const page = await converter();
    await shows(page, 'converted', '80,000');
    await source.close();
    await page.evaluate(() => {
      for (const [key, text] of Object.entries(localStorage))
        localStorage.setItem(key, String(text).replace('0.0125', '-0.0125'));
    });
    await page.reload();
    await says(page, 'none are kept from an earlier visit');
    await expect.poll(() => output(page, 'converted').count()).toBe(0);
  });

  it('are never made up: a message says so, and a typed rate converts', async () => {
    const page = await converter();
    await says(page, 'Exchange rates: no source answers now, and none are kept from an earlier visit.');
    await expect
      .poll(() => page.locator('main [role="alert"]').first().textContent())
      .toContain('no live exchange rate just now');
    await expect.poll(() => output(page, 'converted').count()).toBe(0);
    await box(page, 'manualRate').fill('85.5');
    await shows(page, 'converted', '85,500');
    await shows(page, 'inverseRate', '0.0116959'); // 1 / 85.5
    await expect.poll(() => page.locator('main [role="alert"]').count()).toBe(0);
    // the note on the typed rate names both currencies
    await expect.poll(() => page.locator('main').getByText(/[{}]/).allTextContents()).toEqual([]);
    await box(page, 'manualRate').fill('0');
    await expect.poll(() => output(page, 'converted').count(), patient).toBe(0);
  });
});
