import type { Page } from 'playwright-core';

/** Opens all that can be opened on a tool's page, and waits for each of its tables. */
export async function unfold(page: Page) {
  const panels = await page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true;
    const closed = [...main.querySelectorAll<HTMLElement>('[aria-expanded="false"]')];
    for (const button of closed) button.click();
    return closed.map((button) => button.getAttribute('aria-controls'));
  });
  for (const panel of panels) await page.locator(`[id="${panel}"] table`).first().waitFor();
}

/** Waits for so many frames of a page: on a busy machine they take as much longer as the page itself does. */
export const frames = (page: Page, count: number) =>
  page.evaluate(
    (all) =>
      new Promise<void>((done) => {
        let left = all;
        const step = () => (left-- > 0 ? void requestAnimationFrame(step) : done());
        step();
      }),
    count,
  );

/**
 * What is found on a page once it stands still: charts and fields learn of a new width or theme a moment late.
 *
 * @param between frames from one look to the next
 */
export async function lasting(page: Page, look: () => Promise<string[]>, between = 120): Promise<string[]> {
  let found = await look();
  for (let before = ''; found.length > 0 && before !== found.join(); ) {
    before = found.join();
    await frames(page, between);
    found = await look();
  }
  return found;
}

/** How many pixels a page can be scrolled sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Scrolls to every chart and waits until it is drawn. */
export async function drawCharts(page: Page) {
  for (const figure of await page.locator('main figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg:visible, p:visible').first().waitFor();
  }
}

const quotes = ['USD', 'EUR', 'GBP', 'JPY', 'AED', 'SGD', 'AUD', 'CAD'];

/** A source of exchange rates that answers well, here within the page, with rates of a day: today's, as the source has it. */
export const withRates = (page: Page, date = new Date().toISOString().slice(0, 10)) =>
  page.route('**/v2/rates?**', (route) =>
    route.fulfill({ json: quotes.map((quote) => ({ date, base: 'INR', quote, rate: 0.0125 })) }),
  );

export interface Asked {
  readonly url: string;
  readonly all: string;
}

/** Notes every request of a page from now on, its address and all that it sends. */
export function record(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return; // these never leave the page
    const sent = [request.url(), request.postData(), ...Object.values(request.headers())].join('\n');
    asked.push({ url: request.url(), all: sent });
  });
  page.on('websocket', (socket) => asked.push({ url: socket.url(), all: socket.url() }));
  return asked;
}
export const originsOf = (asked: readonly Asked[]) => [...new Set(asked.map(({ url }) => new URL(url).origin))].sort();

/** Notes what the policy stops, as the browser reports it to the page. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', (event) =>
      stopped.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
export const stopped = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'stopped'));
