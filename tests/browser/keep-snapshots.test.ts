import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, openTool, sizes } from './hub.ts';
import { button, flush, history, holding, isKeeping, isStored, patient, shows, stored, worth } from './keeping.ts';

const keepToday = (page: Page) => button(page, "Keep today's figures").click();
/** The listed snapshots, cell by cell. */
const listed = (page: Page) =>
  history(page).evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
  );
const at = (day: string) => new Date(`${day}T10:00:00`);

describe('snapshots of net worth', () => {
  it('are one a day, the last one of the day, and stay', async () => {
    const page = await openTool('net_worth', { before: (fresh) => fresh.clock.setFixedTime(at('2026-11-20')) });
    await isKeeping(page);
    await expect.poll(() => history(page).count()).toBe(0);
    await keepToday(page);
    await expect
      .poll(() => listed(page), patient)
      .toEqual([['20 November 2026', '₹52,20,000', '₹90,00,000', '₹37,80,000']]);
    await box(page, 'liabilities.2.outstanding').fill('0');
    await shows(page, 'netWorth', '₹52,50,000');
    await keepToday(page);
    await expect
      .poll(() => listed(page), patient)
      .toEqual([['20 November 2026', '₹52,50,000', '₹90,00,000', '₹37,50,000']]);
    await page.clock.setFixedTime(at('2026-11-21'));
    await keepToday(page);
    await expect.poll(() => history(page).count(), patient).toBe(2);
    await page.reload();
    await expect
      .poll(() => listed(page), patient)
      .toEqual([
        ['20 November 2026', '₹52,50,000', '₹90,00,000', '₹37,50,000'],
        ['21 November 2026', '₹52,50,000', '₹90,00,000', '₹37,50,000'],
      ]);
  });

  it('are drawn as a line beside their table', async () => {
    const page = await openTool('net_worth', holding('net_worth', worth(700_000, ['2026-01-31', '2026-02-28'])));
    const figure = page.locator('figure', { hasText: 'Net worth over time' });
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg path[stroke]').first().waitFor();
    await expect.poll(() => figure.textContent()).toContain('Total liabilities');
    await expect.poll(() => page.locator('caption', { hasText: 'Net worth over time' }).count()).toBe(1);
    await expect
      .poll(() => history(page).locator('th[scope="row"]').allTextContents())
      .toEqual(['31 January 2026', '28 February 2026']);
  });

  it('have their days under the line of a phone, none over another and none cut', async () => {
    const days = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'];
    const page = await openTool('net_worth', {
      ...holding('net_worth', worth(700_000, days)),
      viewport: sizes.phone,
    });
    const figure = page.locator('figure', { hasText: 'Net worth over time' });
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg path[stroke]').first().waitFor();
    const drawn = await figure.evaluate((part) => {
      const { left, right } = part.getBoundingClientRect();
      const names = [...part.querySelectorAll('svg text')].filter((text) => /20\d\d/.test(text.textContent ?? ''));
      return { left, right, days: names.map((name) => name.getBoundingClientRect()) };
    });
    expect(drawn.days.length).toBeGreaterThanOrEqual(1);
    const edges = [drawn.left, ...drawn.days.flatMap((day) => [day.left, day.right]), drawn.right];
    expect(edges).toEqual([...edges].sort((a, b) => a - b));
  });

  it('stay where the figures were typed the moment before', async () => {
    const page = await openTool('net_worth');
    await isKeeping(page);
    await box(page, 'liabilities.2.outstanding').fill('0');
    await keepToday(page);
    await expect.poll(() => history(page).count(), patient).toBe(1);
    await flush(page);
    await page.reload();
    await expect.poll(() => history(page).count(), patient).toBe(1);
    await expect.poll(async () => (await listed(page))[0]?.[1]).toBe('₹52,50,000');
  });

  it('go with everything else on Clear all, even where the page is left at once', async () => {
    const page = await openTool('net_worth', holding('net_worth', worth(700_000, ['2026-01-31'])));
    await isKeeping(page);
    await expect.poll(() => history(page).count(), patient).toBe(1);
    await button(page, 'Clear all').click();
    await expect.poll(() => history(page).count(), patient).toBe(0);
    await page.reload();
    await isKeeping(page);
    await shows(page, 'netWorth', '₹52,20,000');
    await expect.poll(() => history(page).count()).toBe(0);
    await expect.poll(async () => (await stored(page, 'net_worth')) ?? '').not.toContain('2026-01-31');
  });

  it('are not made of figures that do not compute', async () => {
    const page = await openTool('net_worth');
    await isKeeping(page);
    await box(page, 'assets.5.value').fill('-5');
    await expect.poll(() => box(page, 'assets.5.value').getAttribute('aria-invalid'), patient).toBe('true');
    await keepToday(page);
    await page.locator('main [role="alert"]', { hasText: 'cannot be below 0' }).first().waitFor();
    await expect.poll(() => history(page).count()).toBe(0);
    await box(page, 'assets.5.value').fill('5000000');
    await isStored(page, 'net_worth', '5000000');
    await expect.poll(() => stored(page, 'net_worth')).toContain('"history":[]');
  });
});
