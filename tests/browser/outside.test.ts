import { afterEach, expect, it } from 'vitest';
import { foreign } from '#tools/other/currency_converter/rates.ts';
import { words as insightWords } from '#words/insight.ts';
import { box, hub, openTool, output, service, shows } from './hub.ts';
import { type Asked, originsOf, record } from './rounds.ts';

const home = new URL(hub.url).origin;
const expected = [/Failed to load resource/, /blocked by CORS policy/];
/** Made-up rates: a dollar costs 80 rupees. */
const rates = foreign.map((quote) => ({
  ...{ date: '2026-11-20', base: 'INR', quote },
  rate: { USD: 0.0125, JPY: 2 }[quote] ?? 0.02,
}));

const servers: Awaited<ReturnType<typeof service>>[] = [];
async function serve(...of: Parameters<typeof service>) {
  const server = await service(...of);
  servers.push(server);
  return server;
}
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

it('nothing that is typed leaves the page; the converter alone asks for rates, without cookies or referrer; an insight is one POST with the key in a header alone, and without an answer a red box says so', async () => {
  const KEY = 'visitor-key-123';
  const source = await serve(hub.ports.rates, (_request, response) => response.end(JSON.stringify(rates)));
  const ai = await serve(hub.ports.ai, (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ candidates: [{ content: { role: 'model', parts: [{ text: 'A note.' }] } }] }));
  });
  let asked: Asked[] = [];
  const page = await openTool('sip_lumpsum', {
    expected,
    colorScheme: 'light',
    before: async (fresh) => {
      asked = record(fresh);
      await fresh.clock.setFixedTime(new Date('2026-11-20T10:00:00'));
    },
  });
  await box(page, 'monthlyAmount').fill('98765');
  await page.getByRole('button', { name: 'Use my key' }).click();
  await page.locator('#ai-key').fill(KEY);
  await shows(page, 'investedAmount', '₹1,18,51,800');
  await page.locator('main [aria-expanded="false"]').first().click();
  for (const figure of await page.locator('main figure').all()) await figure.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.goto(`${hub.url}#emi_calculator`);
  await output(page, 'emi').waitFor();
  await page.waitForLoadState('networkidle');
  expect(originsOf(asked)).toEqual([home]);
  for (const { all } of asked) expect(all).not.toMatch(/98,?765|visitor-key/);

  await page.goto(`${hub.url}#currency_converter`);
  await shows(page, 'converted', '80,000');
  expect(source.requests.map(({ url }) => url)).toEqual([`/v2/rates?base=INR&quotes=${foreign.join(',')}`]);
  expect(source.requests[0]?.headers.cookie).toBe(undefined);
  expect(source.requests[0]?.headers.referer).toBe(undefined);
  expect(originsOf(asked)).toEqual([home, hub.services.rates].sort());

  await page.goto(`${hub.url}#sip_lumpsum`);
  const run = page.getByRole('button', { name: insightWords.run, exact: true });
  await run.click();
  await page.getByText('A note.', { exact: true }).waitFor();
  expect(ai.requests).toHaveLength(1);
  const [request] = ai.requests;
  expect(request?.url).toBe('/v1beta/models/gemini-flash-latest:generateContent');
  expect(request?.headers['x-goog-api-key']).toBe(KEY);
  expect(request?.headers.referer).toBe(undefined);
  expect(request?.headers.cookie).toBe(undefined);
  expect(`${request?.url}${request?.body}${page.url()}`).not.toContain(KEY);

  await ai.close();
  await run.click();
  const fault = page.locator('main section', { has: page.locator('#ai-key') }).getByRole('alert');
  await fault.waitFor();
  const [red = 0, green = 0, blue = 0] = await fault.evaluate((element) =>
    (getComputedStyle(element).borderTopColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});
