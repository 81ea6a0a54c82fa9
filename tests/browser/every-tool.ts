import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Tool } from '#src/engine/types.ts';
import { words as insightWords } from '#words/insight.ts';
import { visitedOf } from '../always.ts';
import { tools } from '../tools.ts';
import { hub, loaded, open, sharedTool, sizes } from './hub.ts';
import {
  type Asked,
  asLargeAsHeadline,
  covered,
  drawCharts,
  enlarged,
  isDark,
  laidOut,
  lasting,
  originsOf,
  record,
  scheme,
  sideways,
  spacedOut,
  stopped,
  unfold,
  violations,
  watchPolicy,
  withRates,
} from './rounds.ts';

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
 * What axe finds on the open page in both themes, narrow and wide. It does not change the theme back: the next page is checked in
 * the other order, which saves a change.
 *
 * @param wider what axe looks for on the large screen; its menu has the same colours on every page
 */
async function inaccessible(page: Page, wider = WIDER): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, all: readonly string[]) => found.push(...all.map((each) => `${where}: ${each}`));
  const [one, other] = (await isDark(page)) ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await laidOut(page, async () => {
    // in a window as high as the page, where nothing at its foot lies over a button, which would then be too small
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: sizes.phone.width, height: height + 200 });
    note(`phone, ${one}`, await axeFinds(page));
    await scheme(page, other);
    note(`phone, ${other}`, await axeFinds(page, COLOURS));
    await page.setViewportSize(sizes.desktop);
    note(`desktop, ${other}`, await axeFinds(page, wider));
  });
  await page.setViewportSize(sizes.phone);
  return found;
}

/** Moves every slider to its upper end, which gives the longest figures. */
const slideToEnd = (page: Page) =>
  page.evaluate(() => {
    for (const slider of document.querySelectorAll<HTMLInputElement>('main form input[type="range"]')) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, slider.max);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });

const over = async (page: Page) => {
  const by = await sideways(page);
  return by > 0 ? [`scrolls sideways by ${by} px`] : [];
};

/** Shows all views of the tables one after the other, and opens a row of each. */
async function openViews(page: Page) {
  const views = page.locator('main [role="tab"]');
  const count = await views.count();
  for (let at = 0; at < Math.max(count, 1); at++) {
    if (count > 0) await views.nth(at).click();
    await loaded(page);
    await page.locator('[data-table]').evaluateAll((tables) => {
      for (const table of tables) table.querySelector<HTMLElement>('tbody button')?.click();
    });
    expect(await over(page)).toEqual([]);
  }
}

/** Shortens a tool's terms: a schedule of 36 months shows the same as one of 240, which would be most of the work of a visit. */
function withShortTerms(id: string, { inputs }: Tool): string {
  const terms = Object.entries(inputs).flatMap(([name, input]) =>
    input.kind === 'years' && input.months === true && input.default > 3
      ? [`${name}=${Math.max(3, input.usual?.[0] ?? 0)}`]
      : [],
  );
  return terms.length === 0 ? id : `${id}?${terms.join('&')}`;
}

/** At which widths the open page scrolls sideways, and what has the focus in a window of 1280 px at 400% while it is covered. */
async function hidden(page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, all: readonly string[]) => found.push(...all.map((each) => `${where}: ${each}`));
  const wide = () => lasting(page, () => over(page));
  // a phone’s width is looked at while its views are opened
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
    note(`${width} px`, await wide());
    if (width === 320) note(`${width} px, spaced out`, await spacedOut(page, wide));
  }
  note('320 px, twice as large', await enlarged(page, wide));
  note('320 px', await covered(page));
  await page.setViewportSize(sizes.phone);
  return found;
}

/**
 * One visit to each tool with all checks that need a browser: axe, what scrolls sideways, what covers the focus, requests and blocked
 * requests. npm test visits a few tools, test:every-tool all.
 *
 * @param part which share of the tools, counted from 0
 * @param of how many files share them
 */
export function everyTool(part: number, of: number) {
  it.each(visitedOf(tools).filter((_tool, index) => index % of === part))(
    '$id shows its headline largest, is silent in axe, scrolls sideways at no width, with its longest figures too, covers nothing that has the focus, and asks for nothing it should not',
    async ({ id, tool, meta }) => {
      asked.splice(0);
      const page = await sharedTool(withShortTerms(id, tool), options);
      await expect.poll(() => page.locator('main h1').textContent()).toBe(meta.title);
      for (const size of ['desktop', 'phone'] as const) {
        await page.setViewportSize(sizes[size]);
        // a page that is laid out anew may have none for a moment
        await expect.poll(() => asLargeAsHeadline(page), { message: size }).toEqual([]);
      }
      await drawCharts(page); // before tables make every layout a long one
      await openViews(page);
      await unfold(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect((await inaccessible(page)).join('\n')).toBe('');
      await slideToEnd(page);
      await expect.poll(() => asLargeAsHeadline(page), { message: 'the longest figures' }).toEqual([]);
      expect((await hidden(page)).join('\n')).toBe('');
      if (tool.insight) {
        // the panel of the last button lies over a phone's page
        if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
        // a key that was typed on another page is there already
        const press = page.getByRole('button', { name: 'Use my key' });
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
  it('so does the landing page; it names every tool, and what the policy stops would have been seen', async () => {
    const page = await open('', options);
    expect((await inaccessible(page, [...WIDER, ...COLOURS])).join('\n')).toBe('');
    expect((await hidden(page)).join('\n')).toBe('');
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
