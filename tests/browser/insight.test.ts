import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { hub, openTool, service } from './hub.ts';

const KEY = 'visitor-key-123';
const FAILED = 'Failed to generate AI insights. Please check your connection or API key.';

type Service = Awaited<ReturnType<typeof service>>;
let running: Service | null = null;

/** The AI service of this machine; one at a time. */
async function serve(answer: (response: ServerResponse, call: number) => unknown): Promise<Service> {
  let calls = 0;
  running = await service(hub.ports.ai, (_request, response) => answer(response, ++calls));
  return running;
}
afterEach(async () => {
  await running?.close();
  running = null;
});

function say(response: ServerResponse, text: string) {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] }));
}

const run = (page: Page) => page.getByRole('button', { name: 'Generate AI insight' });
const analyzing = (page: Page) => page.getByRole('button', { name: 'Analyzing...' });
const keyBox = (page: Page) => page.getByLabel('Your API key');
const panel = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'AI insight' }) });
const fault = (page: Page) => panel(page).getByRole('alert');

/** Opens the SIP page with a key in the panel. */
async function openWithKey(options: Parameters<typeof openTool>[1] = {}): Promise<Page> {
  const page = await openTool('sip_lumpsum', { expected: [/Failed to load resource/], ...options });
  await keyBox(page).fill(KEY);
  return page;
}

describe('the request for an insight', () => {
  it('goes as one POST to the model’s address with the key in a header and the settings in the body', async () => {
    const ai = await serve((response) => say(response, 'A note.'));
    const page = await openWithKey();
    const methods: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(hub.services.ai)) methods.push(`${request.method()} ${request.url()}`);
    });
    await run(page).click();
    await panel(page).getByText('A note.').waitFor();

    const address = '/v1beta/models/gemini-flash-latest:generateContent';
    expect(methods).toEqual([`POST ${hub.services.ai}${address}`]);
    expect(ai.requests).toHaveLength(1);
    const [request] = ai.requests;
    expect(request?.url).toBe(address);
    expect(request?.headers['x-goog-api-key']).toBe(KEY);
    expect(request?.headers['content-type']).toContain('application/json');
    expect(request?.headers.referer).toBe(undefined);
    expect(request?.headers.cookie).toBe(undefined);
    expect(`${request?.url}${request?.body}${page.url()}`).not.toContain(KEY);
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      generationConfig: { temperature: 0.5, topP: 0.95, topK: 64 },
    });
  });
});

describe('an insight that fails', () => {
  it('shows the error in a red box when nobody answers at the address', async () => {
    const page = await openWithKey({ colorScheme: 'light' });
    await run(page).click();
    await fault(page).waitFor();
    expect(await fault(page).textContent()).toBe(`Error: ${FAILED}`);
    const [red = 0, green = 0, blue = 0] = await fault(page).evaluate((element) =>
      (getComputedStyle(element).borderTopColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  });

  it('fails after 30 seconds without an answer, and not before', async () => {
    const ai = await serve(() => {});
    const page = await openWithKey({ before: (fresh) => fresh.clock.install() });
    await page.clock.pauseAt(Date.now() + 3_600_000); // from here on time passes only as told
    await run(page).click();
    await expect.poll(() => ai.requests.length).toBe(1);
    await page.clock.runFor(29_500);
    expect(await analyzing(page).count()).toBe(1);
    expect(await fault(page).count()).toBe(0);
    await page.clock.runFor(1000);
    await fault(page).waitFor();
    expect(await fault(page).textContent()).toBe(`Error: ${FAILED}`);
  });
});
