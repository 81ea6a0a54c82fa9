import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Tool } from '#src/engine/types.ts';
import { words as insightWords } from '#words/insight.ts';
import { hub, loaded, open, sharedTool, sizes } from './hub.ts';
import {
  type Asked,
  cutBoxes,
  cutLists,
  drawCharts,
  isDark,
  lasting,
  originsOf,
  record,
  scheme,
  sideways,
  spacedOut,
  stopped,
  tooTight,
  unfold,
  violations,
  watchPolicy,
  withRates,
} from './rounds.ts';
import { tools, visited } from './tools.ts';

const home = new URL(hub.url).origin;
const answer = { candidates: [{ content: { parts: [{ text: 'An answer.' }] } }] };
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Rules that a wider page can break where a narrow one does not. */
const WIDER = ['target-size', 'scrollable-region-focusable', 'region', 'landmark-unique'];

/** All requests of the page of this file. */
let asked: Asked[] = [];
const options: NonNullable<Parameters<typeof open>[1]> = {
  viewport: sizes.phone,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  expected: [/example\.invalid/],
  before: async (page) => {
    asked = record(page);
    await watchPolicy(page);
    await withRates(page);
    await page.route('**/*:generateContent', (route) => route.fulfill({ json: answer }));
  },
};

/** What axe finds; checks again if the page was still being painted. */
const axeFinds = (page: Page, rules?: readonly string[]) => lasting(page, () => violations(page, rules));

/**
 * Checks the open page in both themes: nothing inaccessible, and nothing cut off where its text is spaced. It does not change the
 * theme back: the next page is checked in the other order, which saves a change.
 *
 * @param wider what axe looks for on the large screen; its menu has the same colours on every page
 */
async function looksRight(page: Page, wider = WIDER): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, all: readonly string[]) => found.push(...all.map((each) => `${where}: ${each}`));
  const [one, other] = (await isDark(page)) ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  // tables off the screen get their colours when they come into sight, so all of them are shown at once
  const style = await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  note(`phone, ${one}`, await axeFinds(page));
  await scheme(page, other);
  note(`phone, ${other}`, await axeFinds(page, COLOURS));
  await page.setViewportSize(sizes.desktop);
  note(`desktop, ${other}`, await axeFinds(page, wider));
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  const tight = async () => [...(await over(page)), ...(await tooTight(page)), ...(await cutBoxes(page))];
  note('desktop, spaced out', await spacedOut(page, () => lasting(page, tight)));
  await page.setViewportSize(sizes.phone);
  return found;
}

const over = async (page: Page) =>
  (await sideways(page)) > 0 ? [`scrolls sideways by ${await sideways(page)} px`] : [];

/** Moves every slider to its upper end, which gives the longest figures. */
const slideToEnd = (page: Page) =>
  page.evaluate(() => {
    for (const slider of document.querySelectorAll<HTMLInputElement>('main form input[type="range"]')) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, slider.max);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
/** What is wrong with the figures shown large: a number on two lines, or wider than its box. */
const brokenFigures = (page: Page) =>
  page.locator('[data-headline]').evaluateAll((headlines) =>
    headlines.flatMap((headline) => {
      const room = headline.getBoundingClientRect();
      return [...headline.querySelectorAll('[data-number]')].flatMap((figure) => {
        const text = document.createRange();
        text.selectNodeContents(figure);
        const { right } = text.getBoundingClientRect();
        const lines = text.getClientRects().length;
        return lines === 1 && right <= room.right + 1 ? [] : [`${figure.textContent} on ${lines} lines to ${right}`];
      });
    }),
  );

/** Tables of any view that are wider than a phone, and a row of examples that does not scroll to a card with the focus. */
async function staysOnPhone(page: Page): Promise<string[]> {
  const found: string[] = [];
  const views = page.locator('main [role="tab"]');
  const count = await views.count();
  for (let at = 0; at < Math.max(count, 1); at++) {
    if (count > 0) await views.nth(at).click();
    await loaded(page);
    found.push(
      ...(await page.locator('[data-table]').evaluateAll(async (tables) => {
        for (const table of tables) table.querySelector<HTMLElement>('tbody button')?.click();
        await new Promise(requestAnimationFrame); // the rows are open
        return tables
          .flatMap((table) => [...table.querySelectorAll('[role="region"]')])
          .flatMap((each) => (each.scrollWidth > each.clientWidth ? [`${each.ariaLabel} is too wide`] : []));
      })),
    );
  }
  const last = page.locator('[data-example]').last();
  await last.focus();
  await expect.poll(() => last.evaluate((card) => card.getBoundingClientRect().right <= innerWidth)).toBe(true);
  return found;
}

/** Shortens a tool's terms: a schedule of 36 months shows the same as one of 240, which would be most of the work of a visit. */
function withShortTerms(id: string, { inputs }: Tool): string {
  const terms = Object.entries(inputs).flatMap(([name, input]) =>
    input.kind === 'years' && input.months === true && input.default > 3
      ? [`${name}=${Math.max(3, input.min ?? 0)}`]
      : [],
  );
  return terms.length === 0 ? id : `${id}?${terms.join('&')}`;
}

/** What does not fit the open page from 1600 to 320 px. */
async function fitsAllWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, all: readonly string[]) => found.push(...all.map((each) => `${where}: ${each}`));
  const cut = async () => [...(await over(page)), ...(await cutLists(page)), ...(await brokenFigures(page))];
  // among them a window of 1280 px at 200% and at 400%, phones, and where the sidebar and the second column appear
  for (const width of [1600, 1280, 1024, 768, 640, 360, 320]) {
    await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
    note(`${width} px`, await lasting(page, cut));
  }
  note('320 px, spaced out', await spacedOut(page, () => lasting(page, () => over(page))));
  await page.setViewportSize(sizes.phone);
  return found;
}

/**
 * One visit to each tool with all checks that need a browser: drawing, accessibility, requests and blocked requests, in both
 * themes and all widths. npm test visits a few tools, test:every-tool all.
 *
 * @param part which share of the tools, counted from 0
 * @param of how many files share them
 */
export function everyTool(part: number, of: number) {
  it.each(visited.filter((_tool, index) => index % of === part))(
    '$id is drawn whole, can be read by all, fits every width with its longest figures too, and asks for nothing it should not',
    async ({ id, tool, meta }) => {
      asked.splice(0);
      const page = await sharedTool(withShortTerms(id, tool), options);
      await expect.poll(() => page.locator('main h1').textContent()).toBe(meta.title);
      await drawCharts(page); // before tables make every layout a long one
      expect(await staysOnPhone(page)).toEqual([]);
      await unfold(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect((await looksRight(page)).join('\n')).toBe('');
      await slideToEnd(page);
      expect((await fitsAllWidths(page)).join('\n')).toBe('');
      if (tool.insight) {
        // a key that was typed on another page is there already
        const press = page.getByRole('button', { name: 'I have a key' });
        await press.or(page.locator('#ai-key')).first().waitFor();
        if (await press.isVisible()) await press.click();
        await page.locator('#ai-key').fill('key');
        await page.getByRole('button', { name: insightWords.run, exact: true }).click();
        await page.getByText('An answer.').waitFor();
      }
      const services = [...(tool.live ? [hub.services.rates] : []), ...(tool.insight ? [hub.services.ai] : [])];
      expect(originsOf([{ url: home, all: '' }, ...asked])).toEqual([home, ...services].sort());
      expect(await stopped(page)).toEqual([]);
    },
  );

  if (part > 0) return;
  it('the landing page looks right too; it names every tool, and what the policy stops would have been seen', async () => {
    const page = await open('', options);
    expect((await looksRight(page, [...WIDER, ...COLOURS])).join('\n')).toBe('');
    expect((await fitsAllWidths(page)).join('\n')).toBe('');
    await page.setViewportSize(sizes.desktop);
    const linked = (place: string) =>
      page.locator(place).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const paths = tools.map(({ meta }) => `${meta.path}/`);
    await expect.poll(async () => (await linked('aside nav [data-group] a')).sort()).toEqual([...paths].sort());
    await expect.poll(() => linked('main [data-group] a')).toEqual(expect.arrayContaining(paths));
    await expect.poll(() => page.context().cookies()).toEqual([]);
    await page.evaluate(() => fetch('https://example.invalid/').catch(() => null)).catch(() => null);
    await expect.poll(() => stopped(page)).toEqual(['connect-src https://example.invalid/']);
    // the pages that were looked at before it have left no cookie either
    const shared = await sharedTool(tools[0]?.id ?? '', options);
    await expect.poll(() => shared.context().cookies()).toEqual([]);
  });
}
