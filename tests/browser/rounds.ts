import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** What moved on the page, how far, and when. */
    moved: string[];
  }
}

/** Opens all that can be opened on a tool's page, with the last of its views, and waits for its tables. */
export async function unfold(page: Page) {
  const views = page.locator('main [role="tab"]');
  if ((await views.count()) > 0) {
    await views.last().click();
    await page.locator('main [role="tabpanel"] :is(table, figure)').first().waitFor();
  }
  const panels = await page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true;
    const closed = [...main.querySelectorAll<HTMLElement>('[aria-expanded="false"]')];
    for (const button of closed) button.click();
    return closed.map((button) => button.getAttribute('aria-controls'));
  });
  // a button that opens no table controls no panel
  for (const panel of panels) if (panel !== null) await page.locator(`[id="${panel}"] table`).first().waitFor();
}

/** Waits for a number of frames of a page; on a busy machine they take longer, as everything on the page does. */
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
 * What is found on a page once it no longer changes: charts and fields get a new width or theme a moment late.
 *
 * @param within frames within which what is found may go
 */
export async function lasting(page: Page, look: () => Promise<string[]>, within = 120): Promise<string[]> {
  let found = await look();
  for (let left = within; found.length > 0 && left > 0; left -= 12) {
    const before = found.join();
    await frames(page, 12);
    found = await look();
    // something still moves
    if (before !== found.join()) left = within;
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

/** A source of exchange rates that works, within the page, with today's rates. */
export const withRates = (page: Page, date = new Date().toISOString().slice(0, 10)) =>
  page.route('**/v2/rates?**', (route) =>
    route.fulfill({ json: quotes.map((quote) => ({ date, base: 'INR', quote, rate: 0.0125 })) }),
  );

export interface Asked {
  readonly url: string;
  readonly all: string;
}

/** Records every request of a page from now on: its address and all that it sends. */
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

/** Records what the content security policy blocks, as the browser reports it to the page. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', (event) =>
      stopped.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
export const stopped = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'stopped'));

/**
 * Everything that axe finds, as rule and place; all rules, or only those of these ids, on the page or in a part of it. Parts of a
 * page that have not come near the screen may have the colours of the theme before: a drawer that lies over them is looked at alone.
 */
export async function violations(page: Page, rules?: readonly string[], within?: string): Promise<string[]> {
  const only = rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const options = JSON.stringify({ runOnly: only, resultTypes: ['violations'], preload: false });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const place = within === undefined ? 'document' : JSON.stringify(within);
  return page.evaluate(`axe.run(${place}, ${options}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`);
}

export const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

/** Turns the system's theme, and waits until the new colours are painted. */
export async function scheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => isDark(page)).toBe(colorScheme === 'dark');
  await frames(page, 2);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** What does not fit its own box, on the page or in a part of it, so that a part of it is cut off or lies over something else. */
export const tooTight = (page: Page, within = 'body') =>
  page.evaluate(
    (place) =>
      [...document.querySelectorAll<HTMLElement>(`${place} *:not(script, style, option, svg, svg *)`)]
        // the answer at the foot repeats what stands in the results, as far as there is room
        .filter((part) => !part.closest('[data-result-bar]'))
        .filter((part) => part.checkVisibility() && part.textContent?.trim() !== '' && part.clientHeight > 1)
        .filter((part) => {
          const { overflowX, overflowY, display } = getComputedStyle(part);
          if (display === 'inline') return false;
          const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
          return (
            (!scrolls(overflowY) && part.scrollHeight > part.clientHeight + 2) ||
            (!scrolls(overflowX) && part.scrollWidth > part.clientWidth + 2)
          );
        })
        .map((part) => `${part.tagName} ${part.getAttribute('role') ?? ''} ${part.textContent?.slice(0, 50)}`),
    within,
  );

/** Boxes whose content is longer than what can be seen of it. */
export const cutBoxes = (page: Page) =>
  page.locator('main [role="spinbutton"]').evaluateAll((boxes) =>
    boxes
      .filter((each): each is HTMLInputElement => each instanceof HTMLInputElement)
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => `${each.name}: ${each.value}`),
  );

/** Selects whose chosen option runs under the arrow. */
export const cutLists = (page: Page) =>
  page.locator('main select').evaluateAll((lists) => {
    const pen = document.createElement('canvas').getContext('2d');
    return lists.flatMap((list) => {
      if (!(list instanceof HTMLSelectElement) || !pen) return [];
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      pen.font = font;
      const text = list.selectedOptions[0]?.text ?? '';
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const arrow = 14;
      return pen.measureText(text).width + arrow > room ? [`${list.name}: ${text}`] : [];
    });
  });

/** All text spacing of success criterion 1.4.12 at once. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; transition: none !important }
  p { margin-bottom: 2em !important }
  /* what is far from the screen is laid out once it comes near */
  * { content-visibility: visible !important }`;

/** Runs a check while the page's text is spaced. */
export async function spacedOut<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const style = await page.addStyleTag({ content: SPACED });
  const found = await look();
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return found;
}

/**
 * Notes from now on what moves on a page.
 *
 * @param unseen layout shift that nobody sees
 */
export const noteMoves = (page: Page, unseen = 0.0005) =>
  page.addInitScript((least) => {
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] };
        if (value < least) continue;
        const parts = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? node?.nodeName);
        window.moved.push(`by ${value.toFixed(3)}: ${parts.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, unseen);
