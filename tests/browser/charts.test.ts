import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { box, fileOf, open, sharedTool, sizes, turnTo } from './hub.ts';
import { drawn, GROWTH, legend, picture, placeOn, SHARES, slice, withRates } from './rounds.ts';

/** Waits until a ring says this of its first slice under a mouse. */
async function tells(ring: Locator, text: RegExp) {
  const tip = ring.locator('.recharts-tooltip-item');
  await ring.page().mouse.move(1, 1);
  await expect.poll(() => tip.count()).toBe(0);
  await ring.page().mouse.move(...(await placeOn(slice(ring), 0.9, 0.5)));
  await expect.poll(() => tip.innerText()).toMatch(text);
  await ring.page().mouse.move(1, 1);
}

const texts = (figure: Locator) => figure.locator('svg text').allTextContents();
/** The outlines of what is filled or stroked in a colour of charts. */
const shapes = (figure: Locator) =>
  figure
    .locator('svg path')
    .evaluateAll((paths) =>
      paths
        .filter((path) => /chart-|#d97706|url\(#/.test(`${path.getAttribute('fill')}${path.getAttribute('stroke')}`))
        .map((path) => path.getAttribute('d') ?? ''),
    );

it.each([
  ['line', 'inflation', 'What it will cost and what the same money buys', ['Cost at year end', 'Purchasing power']],
  ['stacked bars', 'emi_calculator', 'Interest and principal each year', ['Principal', 'Interest']],
  [
    'fan with a darker band',
    'will_it_last',
    'Money left, in today’s money',
    ['Middle', 'Worst quarter – Best quarter', 'Worst tenth – Best tenth'],
  ],
] as const)(
  'a chart over axes is drawn as %s in %s, with its name, the names of its figures, and ticks in thousands, lakh or crore',
  async (_kind, id, title, names) => {
    const page = await sharedTool(id);
    const figure = await drawn(page, title);
    await expect.poll(() => picture(figure).locator('title').first().textContent()).toBe(title);
    const outlines = await shapes(figure);
    expect(outlines.length).toBeGreaterThanOrEqual(2);
    expect(outlines.join()).not.toMatch(/NaN|Infinity|undefined/);
    for (const name of names) await expect.poll(() => legend(figure)).toContain(name);
    const ticks = await texts(figure);
    expect(ticks.filter((text) => /^₹[\d.]+(K|L|Cr)$/.test(text)).length).toBeGreaterThanOrEqual(3);
    expect(ticks.join(' ')).not.toMatch(/\d{6}|NaN/);
  },
);

const atYear = (year: string) =>
  new RegExp(`^Year ${year}\\s*Total\\s+₹[\\d,]+\\s*Returns so far\\s+₹[\\d,]+\\s*Invested so far\\s+₹[\\d,]+$`);

it('a chart over axes tells its years by keyboard and under a mouse, follows new figures, by motion for those who want it, and counts its axis in lakh or crore', async () => {
  const page = await sharedTool('sip_lumpsum');
  const figure = await drawn(page, GROWTH);
  const ticks = (unit: string) => async () => (await texts(figure)).filter((text) => text.endsWith(unit)).length;
  await expect.poll(ticks('L')).toBeGreaterThanOrEqual(3);
  // the beginning, which is no row of the table
  await figure.getByRole('application', { name: GROWTH }).focus();
  await expect.poll(() => legend(figure)).toContain('Year 0');
  for (const year of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => legend(figure)).toContain(`Year ${year}`);
  }
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => legend(figure)).toContain('Year 1');
  await page.keyboard.press('Tab');
  await expect.poll(() => legend(figure)).toContain('Year 10');
  for (const amount of ['₹6,00,000', '₹5,61,695', '₹11,61,695']) expect(await legend(figure)).toContain(amount);

  await page.mouse.move(...(await placeOn(picture(figure), 0.5, 0.4)));
  await expect.poll(() => legend(figure)).toMatch(atYear('[1-9]'));
  const middle = await legend(figure);
  await page.mouse.move(...(await placeOn(picture(figure), 0.8, 0.4)));
  await expect.poll(() => legend(figure)).not.toBe(middle);
  await page.mouse.move(1, 1);
  await expect.poll(() => legend(figure)).toMatch(atYear('10'));

  const curve = figure.locator('.recharts-area-curve').first();
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const seconds = await curve.evaluate((line) => Number.parseFloat(getComputedStyle(line).transitionDuration));
    expect(seconds > 0.01, reducedMotion).toBe(reducedMotion === 'no-preference');
  }
  await page.emulateMedia({ reducedMotion: null });
  const area = () => curve.getAttribute('d');
  const before = await area();
  await box(page, 'returnRate').fill('20');
  await expect.poll(area).not.toBe(before);

  await box(page, 'monthlyAmount').fill('1 lakh');
  await box(page, 'years').fill('40');
  await expect.poll(ticks('Cr')).toBeGreaterThanOrEqual(3);
});

it('what is paid on single days climbs in steps', async () => {
  const page = await sharedTool('xirr');
  const figure = await drawn(page, 'Money paid in and received so far');
  const path = (await figure.locator('.recharts-area-curve').last().getAttribute('d')) ?? '';
  const points = path
    .slice(1)
    .split('L')
    .map((point) => point.split(','));
  expect(points.length).toBeGreaterThan(5);
  for (const [index, [x, y]] of points.entries())
    if (index > 0) expect(x === points[index - 1]?.[0] || y === points[index - 1]?.[1], path).toBe(true);
});

it('a press on a chart does not take the focus, and the keyboard draws a ring around it', async () => {
  const page = await sharedTool('emi_calculator');
  const figure = await drawn(page, 'Interest and principal each year');
  const outline = () =>
    figure.evaluate((part) => {
      const active = document.activeElement;
      return active && part.contains(active) ? getComputedStyle(active).outlineStyle : null;
    });
  await picture(figure).click();
  expect(await outline()).toBeNull();
  await picture(figure).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await outline()).toBe('solid');
});

it('a ring is as high as the screen asks, has the colours of the product, its sum in the middle and shares in its legend, says a slice under a mouse, follows the figures, and gives way to a sentence where there is nothing to draw', async () => {
  const page = await sharedTool('sip_lumpsum');
  const figure = await drawn(page, SHARES);
  const slices = figure.locator('.recharts-pie:not(.hatched) path');
  expect(await slices.evaluateAll((all) => all.map((each) => each.getAttribute('fill')))).toEqual([
    '#d97706',
    '#f59e0b',
  ]);
  // the two are near each other, so the second has lines too
  const hatched = figure.locator('.hatched path[fill^="url(#"]');
  expect(await hatched.count()).toBe(1);
  expect(await hatched.getAttribute('d')).toBe(await slices.nth(1).getAttribute('d'));
  expect(await texts(figure)).toEqual(['Total', '₹11.62 lakh']);
  expect(await figure.locator('li').allInnerTexts()).toEqual(['Invested Amount 52%', 'Estimated Returns 48%']);
  await tells(figure, /^Invested Amount: ₹[\d,]+$/);
  const height = () => figure.locator('[data-kind]').evaluate((frame) => getComputedStyle(frame).height);
  for (const [viewport, pixels] of [
    [sizes.phone, '256px'],
    [sizes.desktop, '320px'],
  ] as const) {
    await page.setViewportSize(viewport);
    await expect.poll(height).toBe(pixels);
  }

  const outline = () => slice(figure).getAttribute('d');
  const before = await outline();
  await box(page, 'years').fill('30');
  await expect.poll(outline).not.toBe(before);
  await box(page, 'monthlyAmount').fill('0');
  await figure.getByText('Chart will appear here once you enter values.').waitFor();
  await expect.poll(() => figure.locator('path').count()).toBe(0);
  await box(page, 'monthlyAmount').fill('500');
  await slice(figure).waitFor();
});

it('a ring has amounts in its legend where the definition says so, and a slice says its share where its figure is one', async () => {
  const page = await sharedTool('gst');
  const price = await drawn(page, 'What makes up the price');
  await expect.poll(() => price.locator('li').allInnerTexts()).toEqual(['Price without GST ₹1,000', 'GST ₹180']);
  await sharedTool('risk_analyzer');
  await tells(await drawn(page, 'Your mix'), /^[A-Z][\w ]+: [\d.]+%$/);
});

const kindFiles = ['ring', 'plot'] as const;

it('the code of charts is requested only for the kinds that a tool uses, once its chart comes near: not at all by the landing page and a tool without charts', async () => {
  const paths = new Set<string>();
  const page = await open('', {
    viewport: sizes.phone,
    before: async (fresh) => {
      fresh.on('request', (request) => paths.add(new URL(request.url()).pathname));
      await withRates(fresh);
    },
  });
  const asked = () =>
    kindFiles.filter((kind) => [...paths].some((path) => path.endsWith(fileOf(`src/renderer/charts/${kind}.tsx`))));
  await turnTo(page, 'currency_converter');
  await turnTo(page, 'financial_health');
  await page.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);
  for (const [id, title, used] of [
    ['financial_health', 'Your score on each pillar, in percent', ['plot']],
    ['net_worth', 'What you own, by type', ['ring', 'plot']],
  ] as const) {
    if (!page.url().endsWith(id)) await turnTo(page, id);
    await drawn(page, title);
    await expect.poll(asked).toEqual(used);
  }
});
