// Charts under a mouse or a finger.
import type { Locator, Page } from 'playwright-core';
import { lasting } from './rounds.ts';

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
