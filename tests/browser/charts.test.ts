import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, output, sharedTool, sizes } from './hub.ts';
import { lasting, scheme } from './rounds.ts';

const donut = (page: Page) => page.locator('figure').filter({ hasText: 'What you put in and what it earned' });
const EMPTY = 'Chart will appear here once you enter values.';

/** Every filled slice of the chart, and the icons of its legend. */
async function shapes(page: Page) {
  const of = (selector: string) =>
    donut(page)
      .locator(selector)
      .evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return { fill: each.getAttribute('fill'), outline: each.getAttribute('d') ?? '', x, y, width, height };
        }),
      );
  return { slices: await of('path[fill^="#"]'), icons: await of('li circle') };
}

/** Opens the SIP page and waits for its ring. */
async function openRing() {
  const page = await sharedTool('sip_lumpsum', { colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(sizes.desktop);
  await donut(page).scrollIntoViewIfNeeded();
  await donut(page).locator('path[fill="#f59e0b"]').first().waitFor();
  return page;
}

/** Where the ring is: its box, the box of the picture it stands in, and the height of both with the legend. */
async function geometry(page: Page) {
  const { slices } = await shapes(page);
  const left = Math.min(...slices.map(({ x }) => x));
  const top = Math.min(...slices.map(({ y }) => y));
  const right = Math.max(...slices.map(({ x, width }) => x + width));
  const bottom = Math.max(...slices.map(({ y, height }) => y + height));
  const picture = await donut(page)
    .locator('svg')
    .evaluateAll((all) => {
      const [largest] = all.map((svg) => svg.getBoundingClientRect()).sort((one, other) => other.width - one.width);
      return {
        left: largest?.left ?? 0,
        top: largest?.top ?? 0,
        width: largest?.width ?? 0,
        height: largest?.height ?? 0,
      };
    });
  const frame = await donut(page)
    .locator('> div')
    .evaluate((element) => element.getBoundingClientRect().height);
  return { ring: { left, top, width: right - left, height: bottom - top }, picture, frame };
}

describe('the donut of what was invested and earned', () => {
  it('has two slices in the product’s colours, in order, with circles in its legend', async () => {
    const page = await openRing();
    const { slices, icons } = await shapes(page);
    expect(slices.map(({ fill }) => fill)).toEqual(['#d97706', '#f59e0b']);
    expect(icons.map(({ fill }) => fill)).toEqual(['#d97706', '#f59e0b']);
    for (const { width, height } of icons) expect([Math.round(width), Math.round(height)]).toEqual([14, 14]);
    const legend = await donut(page).locator('ul li').allTextContents();
    expect(legend).toEqual(['Invested Amount52%', 'Estimated Returns48%']);
  });

  it('has a legend of 14 px in the colour of the text, in both themes', async () => {
    const page = await openRing();
    for (const colorScheme of ['light', 'dark'] as const) {
      await scheme(page, colorScheme);
      const text = await page.evaluate(() => getComputedStyle(document.body).color);
      for (const label of ['Invested Amount', 'Estimated Returns']) {
        const style = await donut(page)
          .locator('ul')
          .getByText(label)
          .evaluate((element) => {
            const { fontSize, color } = getComputedStyle(element);
            return { fontSize, color };
          });
        expect(style).toEqual({ fontSize: '14px', color: text });
      }
    }
    await scheme(page, 'light');
  });

  it.each([
    ['phone', 16],
    ['desktop', 20],
  ] as const)('stands on a %s in a box %s rem high, in its middle', async (size, rem) => {
    const page = await openRing();
    await page.setViewportSize(sizes[size]);
    await expect.poll(async () => (await geometry(page)).frame).toBeCloseTo(rem * 16, 0);
    await lasting(page, async () => [JSON.stringify(await geometry(page))], 10);
    const { ring, picture, frame } = await geometry(page);
    expect(frame).toBeCloseTo(rem * 16, 0);
    // the rest of it is a legend of at most two lines of 21 px
    expect(picture.height).toBeGreaterThanOrEqual(frame - 42);
    expect(ring.width).toBeCloseTo(ring.height, 0);
    expect(ring.left + ring.width / 2).toBeCloseTo(picture.left + picture.width / 2, 0);
    expect(ring.width).toBeGreaterThan(0.6 * Math.min(picture.width, picture.height));
    expect(ring.width).toBeLessThan(0.8 * Math.min(picture.width, picture.height) + 1);
  });

  it('names slice and amount in rupees under the pointer', async () => {
    const page = await openRing();
    const { ring } = await geometry(page);
    const middle = ring.top + ring.height / 2;
    const inset = ring.height * 0.08; // within the ring
    const said = () => donut(page).textContent();
    await expect.poll(() => said()).not.toContain('₹6,00,000');
    // 600000 of 1161695 are the right half and a little more: the ring starts at twelve o'clock
    await page.mouse.move(ring.left + ring.width - inset, middle);
    await expect.poll(said).toMatch(/Invested Amount\s*:?\s*₹6,00,000/);
    await page.mouse.move(ring.left + inset, middle);
    await expect.poll(said).toMatch(/Estimated Returns\s*:?\s*₹5,61,695/);
  });

  it('follows the figures', async () => {
    const page = await openRing();
    const before = (await shapes(page)).slices.map(({ outline }) => outline);
    await box(page, 'years').fill('30');
    await expect.poll(async () => (await shapes(page)).slices.map(({ outline }) => outline)).not.toEqual(before);
  });

  it('gives way to a sentence when both figures are 0, and returns', async () => {
    const page = await openRing();
    await box(page, 'monthlyAmount').fill('0');
    await donut(page).getByText(EMPTY).waitFor();
    await expect.poll(() => donut(page).locator('path').count()).toBe(0);
    await expect.poll(() => output(page, 'totalValue').textContent()).toBe('₹0');
    await box(page, 'monthlyAmount').fill('500');
    await donut(page).locator('path[fill="#d97706"]').first().waitFor();
    await expect.poll(() => donut(page).getByText(EMPTY).count()).toBe(0);
  });

  it('stays while one of the two figures is above 0', async () => {
    const page = await openRing();
    await box(page, 'returnRate').fill('0');
    await expect.poll(() => output(page, 'estimatedReturns').textContent()).toBe('₹0');
    await expect.poll(async () => (await shapes(page)).slices.map(({ fill }) => fill)).toContain('#d97706');
    await expect.poll(() => donut(page).getByText(EMPTY).count()).toBe(0);
  });

  it('has its figures as text beside it for those who cannot see it', async () => {
    const page = await openRing();
    await expect.poll(() => page.getByRole('img').count()).toBe(await page.getByRole('img', { name: /\S/ }).count());
    await expect.poll(() => output(page, 'investedAmount').textContent()).toBe('₹6,00,000');
    await expect.poll(() => output(page, 'estimatedReturns').textContent()).toBe('₹5,61,695');
  });
});
