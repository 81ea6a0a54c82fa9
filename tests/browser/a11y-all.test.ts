import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tools } from '../tools.ts';
import { open, sizes, turnTo } from './hub.ts';
import { drawCharts, unfold, withRates } from './rounds.ts';

/** Everything that axe finds, as rule and place. The other theme changes colours alone, so that only their rules look again. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const only = rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const run = `axe.run(document, { runOnly: ${JSON.stringify(only)}, resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(run);
}
const colours = ['color-contrast', 'link-in-text-block'];

const scheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.classList.contains('dark')))
    .toBe(colorScheme === 'dark');
  // until the new colours are painted
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
};

it.each(['phone', 'desktop'] as const)(
  'axe finds nothing on the landing page and all tools with everything open, in both themes: %s',
  async (size) => {
    const page = await open('', {
      viewport: sizes[size],
      colorScheme: 'light',
      reducedMotion: 'reduce',
      before: withRates,
    });
    // tables off the screen take their colours when they come in sight: the round sees all at once
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    const found: string[] = [];
    let dark = false;
    const look = async (id: string, rules?: readonly string[]) => {
      const where = `${id || 'landing page'}, ${dark ? 'dark' : 'light'}: `;
      let wrong = await violations(page, rules);
      if (wrong.length > 0) {
        // a page that was still being painted looks again as it stays
        await page.waitForTimeout(1000);
        wrong = await violations(page, rules);
      }
      found.push(...wrong.map((violation) => where + violation));
    };
    for (const id of ['', ...tools.map((tool) => tool.id)]) {
      if (id !== '') {
        await turnTo(page, id);
        await drawCharts(page); // before tables make every layout a long one
        await unfold(page);
        await page.evaluate(() => window.scrollTo(0, 0));
      }
      // each page is looked at first in the theme that the page before was left in
      await look(id);
      dark = !dark;
      await scheme(page, dark ? 'dark' : 'light');
      await look(id, colours);
    }
    expect(found).toEqual([]);
  },
  600_000,
);
