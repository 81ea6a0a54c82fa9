import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { box, hydrated, loaded, openTool } from './hub.ts';
import { sideways, violations } from './rounds.ts';

const ROW = 'What you can do with these figures';
/** The row with the panel that is open: the rest of the page is the same for all of them. */
const POWERS = `:has(> [aria-label="${ROW}"])`;

it('every open panel fits at 320 px and axe finds nothing in it, and all of the row is in sight', async () => {
  const page = await openTool('emi_calculator', { viewport: { width: 320, height: 800 } });
  await hydrated(page);
  const row = page.getByRole('group', { name: ROW });
  await row.getByRole('button', { name: 'More', exact: true }).click();
  const areas = await row
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  for (const { left, right, width, height } of areas) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const names = (await row.getByRole('button').allTextContents()).slice(0, -1);
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) {
    await row.getByRole('button', { name, exact: true }).click();
    const panel = page.getByRole(name === 'Compare' ? 'region' : 'dialog', { name, exact: true });
    await expect.poll(() => panel.textContent()).not.toBe('');
    if (name === 'Compare') {
      await panel.getByRole('button', { name: 'Keep this' }).click();
      await box(page, 'rate').fill('10');
      await expect.poll(() => panel.textContent()).toContain('worse');
    }
    await loaded(page);
    expect(await sideways(page), name).toBe(0);
    expect(await violations(page, undefined, POWERS), name).toEqual([]);
    await panel.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => panel.count()).toBe(0);
  }
});

it('at 360 px the grid of two inputs scrolls in its own box, with the present figure in sight and cells for a finger', async () => {
  const page = await openTool('home_loan', { viewport: { width: 360, height: 800 } });
  await hydrated(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('group', { name: ROW }).getByRole('button', { name: 'What moves it' }).click();
  const panel = page.getByRole('dialog', { name: 'What moves it' });
  const present = panel.locator('[aria-current]');
  await present.waitFor();
  const areas = await panel
    .locator('td > button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(areas).toHaveLength(25);
  for (const { width, height } of areas) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const { left = 0, right = 0 } = await present.evaluate((cell) => cell.getBoundingClientRect().toJSON());
  const names = await panel
    .locator('tbody th')
    .first()
    .evaluate((cell) => cell.getBoundingClientRect().right);
  expect(left).toBeGreaterThanOrEqual(names);
  expect(right).toBeLessThanOrEqual(344);
  expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(await sideways(page)).toBe(0);
});

it('the spreadsheet is made in the page, under its policy, with formulas and their figures', async () => {
  const page = await openTool('emi_calculator');
  await hydrated(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('group', { name: ROW }).getByRole('button', { name: 'Download', exact: true }).click();
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Spreadsheet (XLSX)' }).click();
  const file = await arrives;
  expect(file.suggestedFilename()).toBe('emi-calculator.xlsx');
  const [, results] = await readXlsxFile(await file.path());
  const [, emi] = results?.data.find(([label]) => label === 'Monthly EMI') ?? [];
  expect(emi).toBeCloseTo(8678.232334, 6);
});

it('at 360 px two scenarios are in equal columns, of three or more the two that were chosen, and nothing is wider', async () => {
  const page = await openTool('emi_calculator', { viewport: { width: 360, height: 800 } });
  await hydrated(page);
  await page.getByRole('group', { name: ROW }).getByRole('button', { name: 'Compare' }).click();
  const panel = page.getByRole('region', { name: 'Compare' });
  // as a reader may space text
  await page.addStyleTag({ content: 'body * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' });
  for (const [amount, rate] of [
    ['98765432', '9'],
    ['87654321', '10'],
    ['76543210', '11'],
  ] as const) {
    await box(page, 'loanAmount').fill(amount);
    await panel.getByRole('button', { name: 'Keep this' }).click();
    await box(page, 'rate').fill(rate);
    await expect.poll(() => panel.locator('tbody').textContent()).toContain(`${rate}%`);
    const sides = await panel.locator('tbody tr').evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')]
          .filter((cell) => cell.checkVisibility())
          .map((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return [Math.round(left), Math.round(right - left), cell.scrollWidth > cell.clientWidth];
          }),
      ),
    );
    expect(sides.length).toBeGreaterThan(3);
    for (const [kept, now, ...others] of sides) {
      expect(others).toEqual([]);
      expect(kept?.[1]).toBeGreaterThan(100);
      expect(now?.slice(1)).toEqual([kept?.[1], false]);
      expect(now?.[0]).toBeGreaterThan(Number(kept?.[0]));
    }
    expect(await sideways(page)).toBe(0);
    expect(await panel.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0);
  }
  await panel.getByLabel('Show beside it').selectOption({ index: 1 });
  expect(await panel.locator('thead th:visible').count()).toBe(2);
  // with more room all of them
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await panel.locator('thead th:visible').count()).toBe(4);
  expect(await sideways(page)).toBe(0);
});

it('what is kept is a dashed line in the charts of the page, in its place along their axes', async () => {
  const page = await openTool('simple_interest');
  await hydrated(page);
  await page.getByRole('group', { name: ROW }).getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'Keep this' }).click();
  await box(page, 'years').fill('10');
  const figure = page.locator('figure:has(.recharts-area)').first();
  await figure.scrollIntoViewIfNeeded();
  const ghost = figure.locator('[data-ghost]');
  const area = figure.locator('path.recharts-area-curve').last();
  const widths = () => Promise.all([ghost, area].map(async (part) => Number((await part.boundingBox())?.width)));
  await expect
    .poll(async () => {
      const [kept = 0, now = 1] = await widths();
      return Math.round((kept / now) * 10);
    })
    .toBe(5);
  expect(await figure.locator('svg text', { hasText: 'Kept' }).count()).toBe(1);
});
