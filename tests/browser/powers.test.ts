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
  await row.getByRole('button', { name: 'More' }).click();
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
      await panel.getByRole('button', { name: 'Keep to compare' }).click();
      await box(page, 'rate').fill('10');
      await expect.poll(() => panel.locator('figure svg path.recharts-area-curve').count()).toBe(2);
      // names of rows stay in sight while the figures beside them are moved
      const [from, nowAt] = await panel.locator('table').evaluate((table) => {
        const name = table.querySelector('tbody th') as HTMLElement;
        const left = name.getBoundingClientRect().left;
        const region = table.parentElement as HTMLElement;
        region.scrollLeft = region.scrollWidth;
        return [left, name.getBoundingClientRect().left, region.scrollLeft];
      });
      expect(nowAt).toBe(from);
    }
    await loaded(page);
    expect(await sideways(page), name).toBe(0);
    expect(await violations(page, undefined, POWERS), name).toEqual([]);
    await panel.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => panel.count()).toBe(0);
  }
});

it('the spreadsheet is made in the page, under its policy, with formulas and their figures', async () => {
  const page = await openTool('emi_calculator');
  await hydrated(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('group', { name: ROW }).getByRole('button', { name: 'Download', exact: true }).click();
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Spreadsheet (XLSX)' }).click();
  const file = await arrives;
  expect(file.suggestedFilename()).toBe('emi-calculator.xlsx');
  const [, results] = await readXlsxFile(await file.path());
  const [, emi] = results?.data.find(([label]) => label === 'Monthly EMI') ?? [];
  expect(emi).toBeCloseTo(8678.232334, 6);
});
