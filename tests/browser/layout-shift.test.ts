import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { thorough } from '../thorough.ts';
import { hub, hydrated, loadDocument, loaded, open, sizes } from './hub.ts';
import { frames, noteMoves, withRates } from './rounds.ts';
import { visited } from './tools.ts';

/** What a phone does not show of a tool as its page opens: the first field, or the answer, in the bar at the foot or above it. */
async function outOfSight(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const foot = document.querySelector('[data-result-bar]')?.getBoundingClientRect();
    const first = document.querySelector('main form :is(input, select)');
    const slider = first?.closest('.line')?.parentElement?.querySelector(':scope > input[type="range"]');
    const headline = document.querySelector('[data-headline]');
    const figure = headline?.querySelector('b, output') ?? headline;
    return {
      foot: foot?.bottom,
      headline: figure?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
      lowest: Math.max(...[first, slider].map((part) => part?.getBoundingClientRect().bottom ?? 0)),
    };
  });
  const { height } = sizes.phone;
  const hasBar = (await page.getByRole('button', { name: 'Show results' }).count()) > 0;
  // in the bar no word of the answer and of the figure beside it is cut; what finds no room is on a second line, out of sight
  const cut = await page
    .locator('[data-result-bar] :is(small, b, i)')
    .evaluateAll((parts) =>
      parts.flatMap((part) =>
        part.getBoundingClientRect().top < innerHeight && part.scrollWidth > part.clientWidth ? [part.textContent] : [],
      ),
    );
  return [
    // where the whole form is so short that the headline itself is in sight, there is no bar
    ...((hasBar ? seen.foot === height : seen.headline <= height) ? [] : ['no answer']),
    ...cut.map((text) => `${text} is cut`),
    ...(seen.lowest > 0 && seen.lowest <= height - 64 ? [] : [`first field ends at ${seen.lowest}`]),
  ];
}

it('no page moves while it is hydrated, however late its scripts come, and then shows first field and answer', async () => {
  const page = await open('', {
    viewport: sizes.phone,
    before: async (fresh) => {
      await withRates(fresh);
      await fresh.route('**/assets/*.js', async (route) => {
        await new Promise((done) => setTimeout(done, 60));
        await route.continue();
      });
      await noteMoves(fresh);
    },
  });
  const found: string[] = [];
  for (const path of ['', ...visited.map(({ meta }) => `${meta.path.slice(1)}/`)]) {
    if (path !== '') await page.goto(hub.url + path);
    await hydrated(page);
    await loaded(page);
    await frames(page, 2); // what moved in one frame is reported after it
    const moved = await page.evaluate(() => window.moved);
    found.push(...[...moved, ...(path === '' ? [] : await outOfSight(page))].map((each) => `/${path}: ${each}`));
  }
  // the tools of these visits are shown on the landing page now
  await page.goto(hub.url);
  await hydrated(page);
  await page.locator('[data-recent] a').first().waitFor();
  await loaded(page);
  await frames(page, 2);
  found.push(...(await page.evaluate(() => window.moved)).map((each) => `/ again: ${each}`));
  // a tool opened by its hash is rendered once its code has loaded; among these are tools with lazy parts as tall as a screen
  const parts = [
    visited[0],
    visited.find(({ tool }) => tool.live),
    visited.find(({ tool }) => Object.values(tool.inputs).some(({ kind, more }) => kind === 'rows' && !more)),
    ...(thorough ? visited : []),
  ];
  for (const id of new Set(parts.flatMap((each) => each?.id ?? []))) {
    await loadDocument(page, `${hub.url}#${id}`);
    await page.locator('main form').waitFor();
    await loaded(page);
    await frames(page, 2);
    found.push(...(await page.evaluate(() => window.moved)).map((each) => `#${id}: ${each}`));
  }
  expect(found).toEqual([]);
}, 300_000);

it('live figures that do not come move nothing on a large screen, where the results stand beside the fields', async () => {
  const found: string[] = [];
  for (const { tool, meta } of visited.filter(({ tool }) => tool.live)) {
    const page = await open('', {
      path: `${meta.path.slice(1)}/`,
      viewport: sizes.desktop,
      expected: [/Failed to load resource/],
      before: async (fresh) => {
        for (const { address } of tool.live?.sources ?? []) {
          await fresh.route(
            (url) => url.pathname === new URL(address).pathname,
            (route) => route.abort(),
          );
        }
        await noteMoves(fresh);
      },
    });
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await loaded(page);
    await frames(page, 2);
    found.push(...(await page.evaluate(() => window.moved)).map((each) => `${meta.path}: ${each}`));
  }
  expect(found).toEqual([]);
});
