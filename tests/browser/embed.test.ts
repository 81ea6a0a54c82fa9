import { createServer } from 'node:http';
import type { BrowserContext } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { box, hub, listen, openTool, output } from './hub.ts';

/** The HTML of a page of another origin. */
let html = '';
const other = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
const elsewhere = await listen(other);
afterAll(() => {
  other.closeAllConnections();
  other.close();
});

it('a calculator in a page of another origin opens with its figures, follows, fits and stores nothing', async () => {
  const page = await openTool('emi_calculator');
  await box(page, 'rate').fill('9');
  await page.getByText('Embed this calculator in your own page').click();
  await page.getByLabel('Theme').last().selectOption('dark');
  html = `<!doctype html><title>A bank</title>${await page.getByLabel('HTML for your page').inputValue()}<iframe id="no" src="${hub.url}loan/emi-calculator/"></iframe><iframe id="none" src="${hub.url}no/such/#emi_calculator"></iframe>`;
  // a browser that has never been to the hub
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 1024, height: 768 } });
  const host = await (context as BrowserContext).newPage();
  await host.goto(elsewhere);
  const frame = host.frameLocator('iframe').first();
  await expect.poll(() => frame.locator('output[name="emi"]').textContent()).toBe('₹8,997');
  expect(await frame.locator('html').getAttribute('class')).toContain('dark');
  await frame.locator('[name="loanAmount"]').fill('2000000');
  await expect.poll(() => frame.locator('output[name="emi"]').textContent()).toBe('₹17,995');

  // as high as its content, at first and when that changes: nothing in it scrolls
  const fits = () =>
    expect
      .poll(() => frame.locator('html').evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight))
      .toBe(true);
  const height = async () => (await host.locator('iframe').first().boundingBox())?.height ?? 0;
  await fits();
  const before = await height();
  await frame.getByRole('button', { name: 'Share', exact: true }).click();
  await frame.getByLabel('Link', { exact: true }).waitFor();
  await fits();
  expect(await height()).toBeGreaterThan(before);
  // a link from there leads to the hub
  expect(await frame.getByLabel('Link', { exact: true }).inputValue()).toContain(`${hub.url}loan/emi-calculator/#?`);

  // the script listens to the hub alone, and to numbers alone
  const held = await height();
  await host.evaluate(() => window.postMessage({ calculatorHeight: 5 }, '*'));
  const inside = host.frames().find((each) => each.url().includes('/embed/'));
  await inside?.evaluate(() => {
    window.parent.postMessage({ calculatorHeight: '5px; color: red' }, '*');
    window.parent.postMessage(null, '*');
  });
  await host.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(await height()).toBe(held);

  // its page is told of figures that have changed, once it has asked; another frame asks in vain
  await host.evaluate(() => {
    addEventListener('message', ({ origin, source, data }) => {
      if (data.calculator) Object.assign(window, { told: data });
      if (data.calculatorHeight)
        Object.assign(window, {
          ask: () => source?.postMessage({ calculatorFigures: true }, { targetOrigin: origin }),
        });
    });
  });
  const told = () => host.evaluate(() => (window as { told?: object }).told ?? null);
  await inside?.evaluate(() => window.postMessage({ calculatorFigures: true }, '*'));
  await frame.locator('input[name="rate"]').fill('10');
  await expect.poll(() => frame.locator('output[name="emi"]').textContent()).toBe('₹19,300');
  // the height says that all that was sent before has come
  await frame.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => host.evaluate(() => 'ask' in window)).toBe(true);
  expect(await told()).toBe(null);
  await host.evaluate(() => (window as unknown as { ask(): void }).ask());
  await frame.locator('input[name="rate"]').fill('11');
  await expect.poll(told).toMatchObject({
    calculator: 'emi_calculator',
    inputs: { rate: 11 },
    outputs: { totalInterest: expect.any(Number) },
  });
  await frame.locator('input[name="rate"]').fill('9');

  // the calculator alone: nothing stored, no worker, no key, no menu, no way into the page around it
  expect(
    await inside?.evaluate(async () => {
      const reach = () => {
        try {
          return window.parent.document.title;
        } catch (error) {
          return error instanceof DOMException ? error.name : '';
        }
      };
      return {
        stored: localStorage.length + sessionStorage.length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        reach: reach(),
        others: document.querySelectorAll('header, nav, aside, footer, article, [type=password]').length,
        links: document.querySelectorAll('main a').length,
        robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
        canonical: document.querySelector('link[rel=canonical]'),
      };
    }),
  ).toEqual({ stored: 0, workers: 0, reach: 'SecurityError', others: 0, links: 1, robots: 'noindex', canonical: null });

  // no other page may stand in a frame, whatever the hash says
  for (const id of ['no', 'none']) {
    const refused = await (await host.locator(`#${id}`).elementHandle())?.contentFrame();
    await expect.poll(() => refused?.url()).toBe('chrome-error://chromewebdata/');
  }
  await context?.close();

  // a short form has inputs, sentence, figure and chart alone
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(`${hub.url}embed/loan/emi-calculator/?compact=1`);
  await output(page, 'emi').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Share' }).count()).toBe(0);
  expect(await page.locator('[data-story]').textContent()).toContain('₹20.83 lakh');
  await page.locator('figure svg.recharts-surface').first().waitFor();
});
