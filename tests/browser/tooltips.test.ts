import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTool, sharedTool, sizes } from './hub.ts';
import { lasting } from './rounds.ts';

/** A drawn chart of a page, and what its tooltip or the line above it says: nothing while it is hidden. */
async function drawn(page: Page, title: string) {
  const figure = page.getByRole('figure', { name: title });
  // clear of the header and the banner
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await figure.locator('svg path').first().waitFor({ state: 'attached' });
  const tooltip = figure.locator(title === GROWTH ? '[data-longest]' : '.recharts-tooltip-wrapper');
  return { figure, says: async () => ((await tooltip.isVisible()) ? await tooltip.innerText() : '') };
}
/** A point on the drawing, by shares of its width and height, once it no longer moves. */
async function placeOn(part: Locator, across: number, down: number): Promise<[number, number]> {
  await lasting(part.page(), async () => [JSON.stringify(await part.boundingBox())], 10);
  const box = await part.boundingBox();
  if (!box) throw new Error('nothing is drawn');
  return [box.x + box.width * across, box.y + box.height * down];
}
const picture = (figure: Locator) => figure.locator('svg[role]').first();
const slice = (figure: Locator) => figure.locator('.recharts-pie path').first();

const SHARES = 'What you put in and what it earned';
const GROWTH = 'Growth over time';
const atYear = (year: string) =>
  new RegExp(`^Year ${year}\\s*Returns so far\\s+₹[\\d,]+\\s*Invested so far\\s+₹[\\d,]+\\s*Total\\s+₹[\\d,]+$`);
const atRest = atYear('10');
const aYear = atYear('[1-9]');
const aSlice = /^Invested Amount\s+₹[\d,]+ \(\d+%\)$/;

it('the figures of a chart are those under a mouse, change as it moves, and at rest are the last', async () => {
  const page = await sharedTool('sip_lumpsum');
  const { figure, says } = await drawn(page, GROWTH);
  await page.mouse.move(...(await placeOn(picture(figure), 0.5, 0.4)));
  await expect.poll(says).toMatch(aYear);
  const middle = await says();
  await page.mouse.move(...(await placeOn(picture(figure), 0.9, 0.4)));
  await expect.poll(says).not.toBe(middle);
  // and nothing moves for it
  const places = () =>
    figure.evaluate((part) => [...part.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().top));
  const before = await places();
  await page.mouse.move(1, 1);
  await expect.poll(says).toMatch(atRest);
  expect(await places()).toEqual(before);
  // where the ring stands beside the figures, it is narrower than its tooltip
  await page.setViewportSize({ width: 1280, height: 900 });
  const ring = await drawn(page, SHARES);
  await page.mouse.move(...(await placeOn(slice(ring.figure), 0.9, 0.5)));
  await expect.poll(ring.says).toMatch(aSlice);
  const outside = () =>
    ring.figure.evaluate((part) => {
      const tooltip = part.querySelector('.recharts-tooltip-wrapper')?.getBoundingClientRect();
      const { left, right } = part.getBoundingClientRect();
      return tooltip ? Math.max(0, left - tooltip.left, tooltip.right - right) : null;
    });
  await expect.poll(outside).toBe(0);
  await page.setViewportSize(sizes.desktop);
});

it('the figures of a chart are those where a finger taps on a phone, without a ring around it', async () => {
  // the headless shell passes only the first tap on to the page
  const page = await openTool('sip_lumpsum', { viewport: sizes.phone, hasTouch: true, isMobile: true, whole: true });
  const { figure, says } = await drawn(page, GROWTH);
  await page.touchscreen.tap(...(await placeOn(picture(figure), 0.5, 0.4)));
  await expect.poll(says).toMatch(aYear);
  const ringed = () =>
    page.evaluate(
      () => [...document.querySelectorAll('figure *')].filter((part) => part.matches(':focus-visible')).length,
    );
  expect(await ringed()).toBe(0);
  const ring = await drawn(page, SHARES);
  await page.touchscreen.tap(...(await placeOn(slice(ring.figure), 0.9, 0.5)));
  await expect.poll(ring.says).toMatch(aSlice);
});

it('the tooltip of a chart has the unit of its figure: rupees in one ring, a share in another', async () => {
  const page = await sharedTool('risk_analyzer');
  const ring = await drawn(page, 'The mix');
  await page.mouse.move(...(await placeOn(slice(ring.figure), 0.9, 0.5)));
  await expect.poll(ring.says).toMatch(/^[A-Z][\w ]+\s+[\d.]+%$/);
});
