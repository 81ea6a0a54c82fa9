import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { box, hub, openTool, output, service } from './hub.ts';

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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** The prompt in a request's body. */
function promptIn(body: string): string {
  const request: unknown = JSON.parse(body);
  expect(request).toMatchObject({ contents: [{ parts: [{ text: expect.any(String) }] }] });
  return isRecord(request) ? JSON.stringify(request.contents) : '';
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

  it('has a prompt that names type, amount, years and return as entered, and the rules', async () => {
    const ai = await serve((response, call) => say(response, `Note ${call}.`));
    const page = await openWithKey();
    await box(page, 'monthlyAmount').fill('7500');
    await box(page, 'returnRate').fill('11.5');
    await box(page, 'years').fill('17');
    await run(page).click();
    await panel(page).getByText('Note 1.').waitFor();
    const sip = promptIn(ai.requests[0]?.body ?? '');
    expect(sip).toMatch(/SIP/);
    expect(sip).toMatch(/7,?500/);
    expect(sip).toMatch(/\b17 years/);
    expect(sip).toMatch(/11\.5%/);
    for (const rule of [/educational/i, /150 words/, /markdown/, /2-3 /, /no advice/, /no returns/, /begin with/i])
      expect(sip).toMatch(rule);

    await page.locator('[name="investmentType"][value="LumpSum"]').check();
    await box(page, 'lumpSumAmount').fill('333000');
    await run(page).click();
    await panel(page).getByText('Note 2.').waitFor();
    const lumpSum = promptIn(ai.requests[1]?.body ?? '');
    expect(lumpSum).toMatch(/lump sum/i);
    expect(lumpSum).toMatch(/3,?33,?000/);
    expect(lumpSum).not.toMatch(/7,?500|SIP/);
  });

  it('is one where the button is pressed three times before the page is drawn again', async () => {
    const ai = await serve((response, call) => say(response, `Note ${call}.`));
    const page = await openWithKey();
    await run(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press++) button.click();
    });
    await panel(page).getByText('Note 1.').waitFor();
    expect(ai.requests).toHaveLength(1);
    await run(page).click();
    await panel(page).getByText('Note 2.').waitFor();
    expect(ai.requests).toHaveLength(2);
  });

  it('is not made before the button is pressed, nor without a key', async () => {
    const ai = await serve((response) => say(response, 'A note.'));
    const page = await openTool('sip_lumpsum');
    await expect.poll(() => run(page).isDisabled()).toBe(true);
    await keyBox(page).fill(KEY);
    await expect.poll(() => run(page).isEnabled()).toBe(true);
    await box(page, 'years').fill('12');
    await output(page, 'totalValue').waitFor();
    expect(ai.requests).toHaveLength(0);
  });
});

describe('the panel', () => {
  it('is disabled and says Analyzing... while it waits, then shows the answer', async () => {
    let answer = () => {};
    await serve((response) => {
      answer = () => say(response, 'Line one.\nLine two.');
    });
    const page = await openWithKey();
    await run(page).click();
    await analyzing(page).waitFor();
    await expect.poll(() => analyzing(page).isDisabled()).toBe(true);
    await expect.poll(() => run(page).count()).toBe(0);
    await expect.poll(() => running?.requests.length).toBe(1);
    answer();
    await panel(page).getByText('Line one.').waitFor();
    await expect.poll(() => run(page).isEnabled()).toBe(true);
    await expect.poll(() => fault(page).count()).toBe(0);
  });

  it('shows markup in an answer as the text it is', async () => {
    const text = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"> **bold** <b>end</b>';
    await serve((response) => say(response, text));
    const page = await openWithKey();
    await run(page).click();
    await panel(page).getByText(text).waitFor();
    await expect.poll(() => panel(page).locator('script, img, b').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  it('joins the parts of the text and reads nothing else of the body', async () => {
    await serve((response) =>
      response.end(
        JSON.stringify({
          candidates: [
            { content: { parts: [{ text: 'First part, ' }, { thought: 'hidden thought' }, { text: 'second part.' }] } },
            { content: { parts: [{ text: 'another candidate' }] } },
          ],
          usageMetadata: { note: 'metadata' },
        }),
      ),
    );
    const page = await openWithKey();
    await run(page).click();
    await panel(page).getByText('First part, second part.').waitFor();
    await expect.poll(() => panel(page).textContent()).not.toMatch(/hidden thought|another candidate|metadata/);
  });

  it('clears the earlier answer or error with each press', async () => {
    const held: (() => void)[] = [];
    await serve((response, call) => {
      if (call === 1) say(response, 'The first answer.');
      else
        held.push(() => {
          if (call === 2) response.statusCode = 500;
          say(response, 'The third answer.');
        });
    });
    const page = await openWithKey();
    await run(page).click();
    await panel(page).getByText('The first answer.').waitFor();

    await run(page).click();
    await analyzing(page).waitFor();
    await expect.poll(() => panel(page).getByText('The first answer.').count()).toBe(0);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    await fault(page).waitFor();

    await run(page).click();
    await analyzing(page).waitFor();
    await expect.poll(() => fault(page).count()).toBe(0);
    await expect.poll(() => held.length).toBe(2);
    held[1]?.();
    await panel(page).getByText('The third answer.').waitFor();
    await expect.poll(() => panel(page).textContent()).not.toContain(FAILED);
  });
});

describe('the visitor’s key', () => {
  const everythingStored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

  it('stays in this browser, hidden from view, until a button forgets it', async () => {
    const page = await openWithKey();
    await expect.poll(() => keyBox(page).getAttribute('type')).toBe('password');
    await expect.poll(() => everythingStored(page)).toContain(KEY);
    await page.reload();
    await keyBox(page).waitFor();
    await expect.poll(() => keyBox(page).inputValue()).toBe(KEY);
    await expect.poll(() => run(page).isEnabled()).toBe(true);

    await panel(page).getByRole('button', { name: 'Forget my key' }).click();
    await expect.poll(() => keyBox(page).inputValue()).toBe('');
    await expect.poll(() => run(page).isDisabled()).toBe(true);
    await expect.poll(() => everythingStored(page)).not.toContain(KEY);
    await page.reload();
    await keyBox(page).waitFor();
    await expect.poll(() => keyBox(page).inputValue()).toBe('');
    await expect.poll(() => panel(page).getByRole('button', { name: 'Forget my key' }).count()).toBe(0);
  });
});

describe('an insight that fails', () => {
  const json = (body: unknown) => (response: ServerResponse) => response.end(JSON.stringify(body));
  const answers: readonly (readonly [string, (response: ServerResponse) => unknown])[] = [
    ['404', (response) => say(Object.assign(response, { statusCode: 404 }), 'Not to be shown.')],
    ['a body that is no JSON', (response) => response.end('{"candidates": [')],
    ['an empty body', (response) => response.end()],
    ['a connection that breaks off', (response) => response.write('{"cand', () => response.destroy())],
    ['null', json(null)],
    ['no candidates', json({ candidates: [] })],
    ['an answer held back', json({ candidates: [{ finishReason: 'SAFETY' }] })],
    ['no parts', json({ candidates: [{ content: { parts: [] } }] })],
    ['blank text', json({ candidates: [{ content: { parts: [{ text: ' \n ' }] } }] })],
    ['text that is no text', json({ candidates: [{ content: { parts: [{ text: 42 }] } }] })],
    ['another shape', json({ text: 'Not to be shown.' })],
  ];

  it('shows the error word for word for every wrong answer', async () => {
    const ai = await serve((response, call) => answers[call - 1]?.[1](response));
    const page = await openWithKey();
    for (const [index, [what]] of answers.entries()) {
      await run(page).click();
      await expect.poll(() => ai.requests.length).toBe(index + 1);
      await run(page).waitFor(); // no longer analyzing
      await expect.poll(() => fault(page).textContent(), { message: what }).toBe(`Error: ${FAILED}`);
      await expect.poll(() => panel(page).textContent()).not.toContain('Not to be shown.');
    }
  });

  it('adds to the error what can be done where the status says it', async () => {
    const statuses = [403, 429, 500];
    const ai = await serve((response, call) =>
      say(Object.assign(response, { statusCode: statuses[call - 1] }), 'Not to be shown.'),
    );
    const page = await openWithKey();
    for (const [index, advice] of [/refused the key/, /wait a few minutes/, /Try again later/].entries()) {
      await run(page).click();
      await expect.poll(() => ai.requests.length).toBe(index + 1);
      await run(page).waitFor();
      const text = (await fault(page).textContent()) ?? '';
      expect(text.startsWith(`Error: ${FAILED} `)).toBe(true);
      expect(text.slice(`Error: ${FAILED}`.length)).toMatch(advice);
      await expect.poll(() => panel(page).textContent()).not.toContain('Not to be shown.');
    }
  });

  it('shows the error in a red box when nobody answers at the address', async () => {
    const page = await openWithKey({ colorScheme: 'light' });
    await run(page).click();
    await fault(page).waitFor();
    await expect.poll(() => fault(page).textContent()).toBe(`Error: ${FAILED}`);
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
    await expect.poll(() => analyzing(page).count()).toBe(1);
    await expect.poll(() => fault(page).count()).toBe(0);
    await page.clock.runFor(1000);
    await fault(page).waitFor();
    await expect.poll(() => fault(page).textContent()).toBe(`Error: ${FAILED}`);
  });
});

describe('an insight that nobody waits for any more', () => {
  /** A service that answers its first call only when told to, and knows whether that call was cancelled. */
  async function serveLate() {
    const late = { cancelled: false, answer: () => {} };
    await serve((response, call) => {
      if (call > 1) return say(response, 'The second answer.');
      response.on('close', () => {
        late.cancelled = !response.writableFinished;
      });
      late.answer = () => say(response, 'The late answer.');
    });
    return late;
  }

  it('is cancelled when an input changes, and a late answer never shows', async () => {
    const late = await serveLate();
    const page = await openWithKey();
    await run(page).click();
    await expect.poll(() => running?.requests.length).toBe(1);
    await box(page, 'years').fill('11');
    await run(page).waitFor();
    await expect.poll(() => late.cancelled).toBe(true);
    late.answer();
    await expect.poll(() => fault(page).count()).toBe(0);
    await run(page).click();
    await panel(page).getByText('The second answer.').waitFor();
    await expect.poll(() => panel(page).textContent()).not.toContain('The late answer.');
  });

  it('is taken away when an input changes, because it no longer fits', async () => {
    await serve((response) => say(response, 'A note on ten years.'));
    const page = await openWithKey();
    await run(page).click();
    await panel(page).getByText('A note on ten years.').waitFor();
    await box(page, 'years').fill('11');
    await panel(page).getByText('A note on ten years.').waitFor({ state: 'detached' });
  });

  it('is cancelled when another tool opens, and does not land there or on the way back', async () => {
    const late = await serveLate();
    const page = await openWithKey();
    await run(page).click();
    await expect.poll(() => running?.requests.length).toBe(1);
    await page.locator('aside').getByRole('link', { name: 'CAGR Calculator' }).click();
    await output(page, 'cagr').waitFor();
    await expect.poll(() => late.cancelled).toBe(true);
    late.answer();
    await page.goBack();
    await run(page).waitFor();
    await expect.poll(() => page.locator('main').textContent()).not.toContain('The late answer.');
    await expect.poll(() => fault(page).count()).toBe(0);
  });

  it('goes on while a visitor only looks at the inputs', async () => {
    const late = await serveLate();
    const page = await openWithKey();
    await run(page).click();
    await expect.poll(() => running?.requests.length).toBe(1);
    await box(page, 'years').click();
    await box(page, 'returnRate').click();
    await keyBox(page).click();
    await expect.poll(() => analyzing(page).count()).toBe(1);
    late.answer();
    await panel(page).getByText('The late answer.').waitFor();
  });
});
