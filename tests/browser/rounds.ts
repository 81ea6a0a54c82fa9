import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { foreign } from '#tools/other/currency_converter/rates.ts';

declare global {
  interface Window {
    /** What moved on the page by itself, and by how much layout shift. */
    shifts: { readonly value: number; readonly what: string }[];
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
    // before they are pressed: a power's button controls its panel only while that is open
    const controlled = closed.map((button) => button.getAttribute('aria-controls'));
    for (const button of closed) button.click();
    return controlled;
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

/** Waits for the page's fonts: nothing is said of a layout before they are there. */
export const fontsReady = (page: Page) => page.evaluate(async () => void (await document.fonts.ready));

/** How many pixels a page can be scrolled sideways. */
export async function sideways(page: Page): Promise<number> {
  await fontsReady(page);
  return page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Whether all of a part of the page is in sight, and its middle not covered, or by no more than what holds it. */
export async function inSight(part: Locator, holder?: string): Promise<boolean> {
  await fontsReady(part.page());
  return part.evaluate((element, around) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return whole && seen !== null && ((around && element.closest(around)) || element).contains(seen);
  }, holder);
}

/** Scrolls to every chart and waits until it is drawn. */
export async function drawCharts(page: Page) {
  for (const figure of await page.locator('main figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg:visible, p:visible').first().waitFor();
  }
}

/** A source of exchange rates that works, within the page, with today's rates. */
export const withRates = (page: Page, date = new Date().toISOString().slice(0, 10)) =>
  page.route('**/v2/rates?**', (route) =>
    route.fulfill({
      json: foreign.map((quote) => ({ date, base: 'INR', quote, rate: { JPY: 1.6, AED: 0.04 }[quote] ?? 0.0104 })),
    }),
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

/** Lays out and colours what is far from the screen too, which else comes once it is near. */
const LAID_OUT = '* { content-visibility: visible !important }';
/** All text spacing of success criterion 1.4.12 at once. */
const SPACED = `${LAID_OUT} * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; transition: none !important }
  p { margin-bottom: 2em !important }`;

/** Text twice as large. */
const LARGE = `${LAID_OUT} html { font-size: 200% }`;

/** Runs a check while the page has other styles too. */
async function styled<Found>(page: Page, content: string, look: () => Promise<Found>): Promise<Found> {
  const style = await page.addStyleTag({ content });
  const found = await look();
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return found;
}
/** Runs a check while all of the page is laid out and coloured, however far from the screen. */
export const laidOut = <Found>(page: Page, look: () => Promise<Found>) => styled(page, LAID_OUT, look);
/** Runs a check while the page's text is spaced. */
export const spacedOut = <Found>(page: Page, look: () => Promise<Found>) => styled(page, SPACED, look);
/** Runs a check while the page's text is twice as large. */
export const enlarged = <Found>(page: Page, look: () => Promise<Found>) => styled(page, LARGE, look);

/** Gives the focus to all that can have it, one after the other, and returns what cannot be seen then: something lies over it. */
export async function covered(page: Page): Promise<string[]> {
  await fontsReady(page);
  const look = () =>
    page.evaluate(async () => {
      /** A part of it is enough. */
      const isSeen = (part: Element) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return [0.1, 0.5, 0.9].some((across) =>
          [0.1, 0.5, 0.9].some((down) => {
            const seen = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
            return seen && (part.contains(seen) || seen.contains(part) || seen.closest('label')?.contains(part));
          }),
        );
      };
      const found: string[] = [];
      const parts = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      );
      for (const part of parts) {
        if (part.tabIndex < 0 || !part.checkVisibility()) continue;
        part.focus();
        if (document.activeElement !== part || isSeen(part)) continue;
        // what shows itself with the focus comes a moment late, and what is drawn above it may move it once more
        for (let turn = 0; turn < 10 && !isSeen(part); turn++) {
          part.blur();
          part.focus();
          for (let frame = 0; frame < 30 && !isSeen(part); frame++) await new Promise(requestAnimationFrame);
        }
        // moved off the screen, it is not covered
        const { top, bottom } = part.getBoundingClientRect();
        if (bottom <= 0 || top >= innerHeight) continue;
        if (!isSeen(part))
          found.push(part.getAttribute('aria-label') ?? part.textContent ?? part.outerHTML.slice(0, 80));
      }
      return found;
    });
  return laidOut(page, look);
}

/**
 * Figures in the panel of results that are as large as the headline or larger; the first of the headline must be the largest of all.
 * A headline in many words may be as small as the second one.
 */
export const asLargeAsHeadline = (page: Page) =>
  page.evaluate(() => {
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const headline = document.querySelector('[data-headline]');
    const panel = headline?.closest('section');
    const seen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 2;
    const figures = [...(panel?.querySelectorAll('output, b, dd, strong, p, span, h2') ?? [])].filter(
      (element) => seen(element) && [...element.childNodes].some((node) => /\d/.test(node.nodeValue ?? '')),
    );
    const [first] = [...(headline?.querySelectorAll('output, b') ?? [])].filter(seen);
    if (!first) return ['no headline'];
    return figures
      .filter(
        (figure) =>
          figure !== first &&
          (size(figure) > size(first) || (size(figure) === size(first) && !headline?.contains(figure))),
      )
      .map((figure) => figure.textContent ?? '');
  });

/** Notes from now on what moves on a page by itself. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element }[];
        };
        const parts = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? node?.nodeName);
        if (!hadRecentInput) window.shifts.push({ value, what: parts.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved since the document was loaded, if it is more in all than anybody notices. */
export async function shifted(page: Page): Promise<string[]> {
  await frames(page, 2); // what moved in one frame is reported after it
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum <= 0.02 ? [] : shifts.map(({ value, what }) => `${value.toFixed(3)} of ${sum.toFixed(3)}: ${what}`);
}

/** A chart by its title, scrolled to and drawn. */
export async function drawn(page: Page, title: string): Promise<Locator> {
  const figure = page.getByRole('figure', { name: title });
  // clear of the header and the banner
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await figure.locator('.recharts-layer path').first().waitFor({ state: 'attached' });
  return figure;
}

/** What the legend of a chart over axes says: the point, and each name with its figure. */
export const legend = (figure: Locator) => figure.locator('ul[aria-live]').innerText();

/** A point on a drawing, by shares of its width and height, once it no longer moves. */
export async function placeOn(part: Locator, across: number, down: number): Promise<[number, number]> {
  await lasting(part.page(), async () => [JSON.stringify(await part.boundingBox())], 10);
  const box = await part.boundingBox();
  if (!box) throw new Error('nothing is drawn');
  return [box.x + box.width * across, box.y + box.height * down];
}
export const picture = (figure: Locator) => figure.locator('svg[role]').first();
export const slice = (figure: Locator) => figure.locator('.recharts-pie path').first();

export const SHARES = 'What you invest and what it earns';
export const GROWTH = 'Growth over time';
