import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { box, fileOf, open, sharedTool, sizes, turnTo } from './hub.ts';
import { withRates } from './rounds.ts';

/** A chart by its title, scrolled to and drawn. */
async function drawn(page: Page, title: string) {
  const figure = page.getByRole('figure', { name: title });
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('svg path').first().waitFor({ state: 'attached' });
  return figure;
}
type Figure = Awaited<ReturnType<typeof drawn>>;
const texts = (figure: Figure) => figure.locator('svg text').allTextContents();
/** The outlines of series: what is filled or stroked in a colour of charts. */
const shapes = (figure: Figure) =>
  figure
    .locator('svg path')
    .evaluateAll((paths) =>
      paths
        .filter((path) => /chart-|#d97706|url\(#/.test(`${path.getAttribute('fill')}${path.getAttribute('stroke')}`))
        .map((path) => path.getAttribute('d') ?? ''),
    );

const kinds = [
  ['line', 'inflation', 'Cost and purchasing power', ['Cost at year end', 'Purchasing power']],
  ['bars', 'budget_planner', 'Actual against your split', ['Actual', 'Target']],
  ['stacked bars', 'emi_calculator', 'Interest and principal each year', ['Principal', 'Interest']],
  [
    'fan with a darker band',
    'will_it_last',
    'What is left, at today’s prices',
    ['Worst tenth', 'Middle', 'Best tenth', 'Worst quarter – Best quarter'],
  ],
] as const;

it.each(kinds)(
  'a chart over axes is drawn as %s in %s, with the names of its figures, ticks and a name',
  async (_kind, id, title, legend) => {
    const page = await sharedTool(id);
    const figure = await drawn(page, title);
    const svg = figure.locator('svg[role]').first();
    await expect.poll(() => svg.locator('title').first().textContent()).toBe(title);
    const parts = await shapes(figure);
    expect(parts.length).toBeGreaterThanOrEqual(2);
    for (const outline of parts) expect(outline).not.toMatch(/NaN|Infinity|undefined/);
    for (const label of legend) await expect.poll(() => figure.textContent()).toContain(label);
    const ticks = await texts(figure);
    expect(ticks.filter((text) => /^₹[\d.]+(K|L|Cr)$/.test(text)).length).toBeGreaterThanOrEqual(3);
    expect(ticks.join(' ')).not.toMatch(/\d{6}|NaN/);
  },
);

it('a chart over axes tells its years by keyboard, moves to a new figure, and counts its axis in lakh or crore', async () => {
  const page = await sharedTool('sip_lumpsum');
  const figure = await drawn(page, 'Growth over time');
  const ticks = (unit: string) => async () => (await texts(figure)).filter((text) => text.endsWith(unit)).length;
  await expect.poll(ticks('L')).toBeGreaterThanOrEqual(3);
  await figure.locator('svg[tabindex="0"]').first().focus();
  const scrolled = await page.evaluate(() => scrollY);
  // the beginning, which is no row of the table
  await page.keyboard.press('Home');
  await expect.poll(() => figure.textContent()).toContain('Year 0');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => figure.textContent()).toContain('Year 9');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => figure.textContent()).toContain('Year 10');
  const text = await figure.textContent();
  expect(text).toContain('₹6,00,000');
  expect(text).toContain('₹11,61,695');

  const area = () => figure.locator('.recharts-area-curve').first().getAttribute('d');
  const before = await area();
  await box(page, 'returnRate').fill('20');
  await expect.poll(area).not.toBe(before);

  await box(page, 'monthlyAmount').fill('1 lakh');
  await box(page, 'years').fill('40');
  await expect.poll(ticks('Cr')).toBeGreaterThanOrEqual(3);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

/** How what has the focus within a chart is outlined. */
const focused = (figure: Figure) =>
  figure.evaluate((part) => {
    const active = document.activeElement;
    if (!active || !part.contains(active)) return null;
    return getComputedStyle(active).outlineStyle;
  });

it('a press on a chart draws no ring around anything; the keyboard draws one', async () => {
  for (const [id, title] of [
    ['emi_calculator', 'Interest and principal each year'],
    ['sip_lumpsum', 'Growth over time'],
  ] as const) {
    const page = await sharedTool(id);
    const figure = await drawn(page, title);
    const svg = figure.locator('svg[role]').first();
    const area = await svg.boundingBox();
    for (const [across, down] of [
      [0.4, 0.95],
      [0.4, 0.6],
      [0.03, 0.5],
    ] as const) {
      await svg.click({ position: { x: (area?.width ?? 0) * across, y: (area?.height ?? 0) * down } });
      expect(await focused(figure), `${id} ${across} ${down}`).toBe('none');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await focused(figure), id).toBe('solid');
  }
});

it('a chart over axes is drawn at once, moves for at most 250 ms to new figures, and not at all for those who want no motion', async () => {
  let page = await sharedTool('sip_lumpsum');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    page = await sharedTool('sip_lumpsum'); // the chart asks when it is made
    const figure = await drawn(page, 'Growth over time');
    const forms = await figure.evaluate(async (part) => {
      const seen = new Set<string | null | undefined>();
      for (let frame = 0; frame < 4; frame++) {
        seen.add(part.querySelector('.recharts-area-curve')?.getAttribute('d'));
        await new Promise(requestAnimationFrame);
      }
      return seen.size;
    });
    expect(forms).toBe(1);
    const moves = figure.evaluate(async (part) => {
      const shape = () => part.querySelector('.recharts-area-curve')?.getAttribute('d');
      for (const before = shape(); shape() === before; ) await new Promise(requestAnimationFrame);
      return part.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getTiming().duration));
    });
    await box(page, 'returnRate').fill('20');
    const longest = Math.max(0, ...(await moves));
    expect(longest > 1, `${longest} ms`).toBe(reducedMotion === 'no-preference');
    expect(longest).toBeLessThanOrEqual(250);
  }
  await page.emulateMedia({ reducedMotion: null });
});

const ring = 'What you put in and what it earned';

it('a ring has the colours of the product', async () => {
  const page = await sharedTool('sip_lumpsum');
  const figure = await drawn(page, ring);
  const slices = figure.locator('.recharts-pie path');
  expect(await slices.evaluateAll((all) => all.map((slice) => slice.getAttribute('fill')))).toEqual([
    '#d97706',
    '#f59e0b',
  ]);
});

it.each([
  ['donut', 'sip_lumpsum', ring],
  ['ring of shares', 'net_worth', 'What you own, by kind'],
])('a %s is 20 rem high on large screens and 16 rem on small ones', async (_kind, id, title) => {
  const page = await sharedTool(id);
  const figure = await drawn(page, title);
  for (const [viewport, rem] of [
    [sizes.desktop, 20],
    [sizes.phone, 16],
  ] as const) {
    await page.setViewportSize(viewport);
    const height = () =>
      figure.locator('[data-kind]').evaluate((frame) => {
        const { fontSize } = getComputedStyle(document.documentElement);
        return Number.parseFloat(getComputedStyle(frame).height) / Number.parseFloat(fontSize);
      });
    await expect.poll(height).toBeCloseTo(rem, 2);
  }
  await page.setViewportSize(sizes.desktop);
});

it('lines in steps end in a dot each, which shows a last step that is straight up', async () => {
  const page = await sharedTool('xirr');
  const figure = await drawn(page, 'Money paid in and received so far');
  await expect.poll(() => figure.locator('circle[data-end]').count()).toBe(2);
});

it('a ring follows the figures, gives way to a sentence where there is nothing to draw, and returns', async () => {
  const page = await sharedTool('sip_lumpsum');
  const figure = await drawn(page, ring);
  const outline = () => figure.locator('.recharts-pie path').first().getAttribute('d');
  const before = await outline();
  await box(page, 'years').fill('30');
  await expect.poll(outline).not.toBe(before);
  await box(page, 'monthlyAmount').fill('0');
  await figure.getByText('Chart will appear here once you enter values.').waitFor();
  await expect.poll(() => figure.locator('path').count()).toBe(0);
  await box(page, 'monthlyAmount').fill('500');
  await figure.locator('.recharts-pie path').first().waitFor();
});

const kindFiles = ['ring', 'curves', 'bars'] as const;

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
  // each needs one kind more than those before it
  for (const [id, title, used] of [
    ['financial_health', 'How full each pillar is', ['bars']],
    ['inflation', 'Cost and purchasing power', ['curves', 'bars']],
    ['net_worth', 'What you own, by kind', ['ring', 'curves', 'bars']],
  ] as const) {
    if (!page.url().endsWith(id)) await turnTo(page, id);
    await drawn(page, title);
    await expect.poll(asked).toEqual(used);
  }
});
