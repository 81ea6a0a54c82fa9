import type { ServerResponse } from 'node:http';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { type Expected, hub, openTool, output, service } from './hub.ts';

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
const converter = (options: BrowserContextOptions & { before?: (page: Page) => Promise<unknown> } = {}) =>
  openTool('currency_converter', { userAgent, expected, ...options });
const shows = (page: Page, name: string, text: string) =>
  expect.poll(() => output(page, name).textContent()).toBe(text);
/** The line that tells where the figures come from. */
const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const on = (day: string) => ({ before: (page: Page) => page.clock.setFixedTime(new Date(`${day}T10:00:00`)) });
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

it('rates give way to the second source after 8 seconds where the first never ends its answer', async () => {
  const slow = await first((response) => response.writeHead(200).write('['));
  const other = await second(json(currencyApi));
  const page = await converter({ before: (fresh) => fresh.clock.install({ time: new Date('2026-11-20T10:00:00') }) });
  await expect.poll(() => slow.asked().length).toBe(1);
  await says(page, 'asking the source');
  await page.clock.fastForward(5000);
  await says(page, 'asking the source');
  expect(other.asked()).toHaveLength(0);
  await page.clock.fastForward(3100);
  await shows(page, 'converted', '50,000');
  await says(page, 'from Currency API.');
  expect(other.asked()).toHaveLength(1);
});
