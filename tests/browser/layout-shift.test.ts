import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { thorough, visitedOf } from '../always.ts';
import { tools } from '../tools.ts';
import { hub, hydrated, loadDocument, loaded, open, sizes } from './hub.ts';
import { noteShifts, shifted, withRates } from './rounds.ts';

/**
 * Notes what moves, in the fonts of the device alone: where they are not those that the typeface's fallback is sized by, texts move as
 * the typeface comes.
 */
async function inOwnFonts(page: Page) {
  await noteShifts(page);
  await page.route(/\.woff2$/, (route) => route.abort());
}
const expected = [/Failed to load resource/];
const visited = visitedOf(tools);

it('no page moves by more than 0.02 while it is hydrated, however late its scripts come', async () => {
  const page = await open('', {
    viewport: sizes.phone,
    expected,
    before: async (fresh) => {
      await withRates(fresh);
      await fresh.route('**/assets/*.js', async (route) => {
        await new Promise((done) => setTimeout(done, 60));
        await route.continue();
      });
      await inOwnFonts(fresh);
    },
  });
  const found: string[] = [];
  const look = async (where: string) => {
    await loaded(page);
    found.push(...(await shifted(page)).map((each) => `${where}: ${each}`));
  };
  for (const path of ['', ...visited.map(({ meta }) => `${meta.path.slice(1)}/`)]) {
    if (path !== '') await page.goto(hub.url + path);
    await hydrated(page);
    await look(`/${path}`);
  }
  // the tools of these visits are shown on the landing page now
  await page.goto(hub.url);
  await hydrated(page);
  await page.locator('[aria-labelledby=recent] a').first().waitFor();
  await look('/ again');
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
    await look(`#${id}`);
  }
  expect(found).toEqual([]);
}, 300_000);

it('live figures that do not come move nothing on a large screen, where the results stand beside the fields', async () => {
  const found: string[] = [];
  for (const { tool, meta } of visited.filter(({ tool }) => tool.live)) {
    const page = await open('', {
      path: `${meta.path.slice(1)}/`,
      viewport: sizes.desktop,
      expected,
      before: async (fresh) => {
        const { pathname } = new URL(tool.live?.source.address ?? '');
        await fresh.route(
          (url) => url.pathname === pathname,
          (route) => route.abort(),
        );
        await inOwnFonts(fresh);
      },
    });
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await loaded(page);
    found.push(...(await shifted(page)).map((each) => `${meta.path}: ${each}`));
  }
  expect(found).toEqual([]);
});
