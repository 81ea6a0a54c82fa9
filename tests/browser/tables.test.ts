import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, openTool, output, sharedTool, sizes } from './hub.ts';

const patient = { timeout: 10_000 };
const opener = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^(Show|Hide): ${title}$`) });
const show = async (page: Page, title: string) => {
  await opener(page, title).click();
  await page.locator('main table').first().waitFor();
};
const rows = (page: Page) => page.locator('main tbody tr');
/** The cells of a row as the page shows them. */
const cells = (page: Page, index: number) => rows(page).nth(index).locator('th, td').allTextContents();
/** ₹12,34,567 as 1234567. */
const figure = (text: string | undefined) => Number((text ?? '').replace(/[₹,%]/g, ''));
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const copied = async (page: Page) => {
  await page.getByRole('button', { name: 'Copy table' }).click();
  await page.getByText('Copied. Paste it into a spreadsheet.').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return text.split('\n').map((line) => line.replace(/\r$/, '').split('\t'));
};

describe('a repayment schedule', () => {
  it('is opened on demand, says so, and is hidden again', async () => {
    const page = await sharedTool('emi_calculator');
    const button = opener(page, 'Repayment schedule');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('main table').count()).toBe(0);
    await button.click();
    await page.locator('main table').waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    expect(await panel.locator('table').count()).toBe(1);
    await button.click();
    await page.locator('main table').waitFor({ state: 'detached' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await panel.isVisible()).toBe(false);
  });

  it('is opened by keyboard, and reached and scrolled by it', async () => {
    const page = await openTool('emi_calculator', { viewport: sizes.phone });
    await opener(page, 'Repayment schedule').press('Enter');
    const region = page.getByRole('region', { name: 'Repayment schedule' });
    await region.waitFor();
    await region.focus();
    expect(await region.evaluate((part) => part === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((part) => part.scrollLeft), patient).toBeGreaterThan(0);
  });

  it('stands by year, with a caption and headings for every column and row', async () => {
    const page = await sharedTool('emi_calculator');
    await show(page, 'Repayment schedule');
    expect(await page.locator('main caption').allTextContents()).toEqual(['Repayment schedule']);
    expect(await page.locator('main thead th').allTextContents()).toEqual([
      'Year',
      'Opening balance',
      'Interest',
      'Principal',
      'Closing balance',
    ]);
    expect(await page.locator('main thead th:not([scope="col"])').count()).toBe(0);
    expect(await rows(page).count()).toBe(20);
    expect(await page.locator('main tbody tr > th[scope="row"]:first-child').count()).toBe(20);
    const all = await Promise.all(Array.from({ length: 20 }, (_, year) => cells(page, year)));
    expect(all.map(([year]) => year)).toEqual(Array.from({ length: 20 }, (_, year) => String(year + 1)));
    expect(all[0]?.[1]).toBe('₹10,00,000');
    expect(all.at(-1)?.[4]).toBe('₹0');
    for (const [, opening, , principal, closing] of all)
      expect(Math.abs(figure(opening) - figure(principal) - figure(closing))).toBeLessThanOrEqual(2);
    // 240 × 8,678.23 less the loan
    const interest = all.reduce((sum, [, , each]) => sum + figure(each), 0);
    expect(Math.abs(interest - figure((await output(page, 'totalInterest').textContent()) ?? ''))).toBeLessThan(11);
  });

  it('switches to 360 months of thirty years and back; the last closing is ₹0', async () => {
    const page = await sharedTool('emi_calculator');
    await box(page, 'tenure').fill('30');
    await expect.poll(() => output(page, 'emi').textContent(), patient).toBe('₹7,689');
    await show(page, 'Repayment schedule');
    await expect.poll(() => rows(page).count(), patient).toBe(30);
    await page.getByRole('radio', { name: 'Repayment schedule by month' }).check();
    await expect.poll(() => rows(page).count(), patient).toBe(360);
    expect(await page.locator('main caption').allTextContents()).toEqual(
      Array.from({ length: 30 }, (_, year) => `Year ${year + 1}`),
    );
    expect(await page.locator('main tbody tr > th[scope="row"]').count()).toBe(360);
    // one twelfth of 8.5% on ten lakh
    expect((await cells(page, 0)).slice(0, 3)).toEqual(['1', '₹10,00,000', '₹7,083']);
    expect((await cells(page, 359)).slice(0, 1)).toEqual(['360']);
    expect((await cells(page, 359)).at(-1)).toBe('₹0');
    await page.getByRole('radio', { name: 'Repayment schedule', exact: true }).check();
    await expect.poll(() => rows(page).count(), patient).toBe(30);
  });

  it('is switched by arrow keys', async () => {
    const page = await sharedTool('car_loan');
    await show(page, 'Repayment schedule');
    await page.getByRole('radio', { name: 'Repayment schedule', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => rows(page).count(), patient).toBe(84);
  });

  it('follows what is typed while it is open', async () => {
    const page = await sharedTool('emi_calculator');
    await show(page, 'Repayment schedule');
    await box(page, 'tenure').fill('2');
    await expect.poll(() => rows(page).count(), patient).toBe(2);
    expect((await cells(page, 1)).at(-1)).toBe('₹0');
    await box(page, 'loanAmount').fill('0');
    await page.getByText('No rows for these numbers.').waitFor();
  });

  it('is copied as text with tabs that has the same figures', async () => {
    const page = await openTool('emi_calculator', clipboard);
    await box(page, 'tenure').fill('30');
    await expect.poll(() => output(page, 'emi').textContent(), patient).toBe('₹7,689');
    await show(page, 'Repayment schedule');
    await expect.poll(() => rows(page).count(), patient).toBe(30);
    const [heads = [], ...lines] = await copied(page);
    expect(heads).toEqual(await page.locator('main thead th').allTextContents());
    expect(lines).toHaveLength(30);
    for (const [index, line] of lines.entries()) {
      const shown = await cells(page, index);
      expect(line.map((text) => Math.round(Number(text)))).toEqual(shown.map(figure));
    }
    await page.getByRole('radio', { name: 'Repayment schedule by month' }).check();
    await expect.poll(() => rows(page).count(), patient).toBe(360);
    const months = await copied(page);
    expect(months).toHaveLength(361);
    expect(months.at(-1)?.at(-1)).toBe('0');
  });

  it('says so where the browser does not let it be copied', async () => {
    const page = await openTool('emi_calculator', {
      before: (fresh) =>
        fresh.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
        }),
    });
    await show(page, 'Repayment schedule');
    await page.getByRole('button', { name: 'Copy table' }).click();
    await page.getByText('This browser does not allow copying. Select the table instead.').waitFor();
  });
});

describe('other tables', () => {
  it.each([
    ['sip_lumpsum', 'Growth year by year', 10, '₹11,61,695'],
    ['ppf', 'Account year by year', 15, '₹27,12,139'],
    ['rd', 'Deposit year by year', 5, '₹3,54,954'],
    ['nsc', 'Interest accrued year by year', 5, '₹1,44,903'],
  ])('of %s end with the result', async (id, title, years, last) => {
    const page = await sharedTool(id);
    await show(page, title);
    expect(await rows(page).count()).toBe(years);
    expect((await cells(page, years - 1)).at(-1)).toBe(last);
  });

  it('of retirement reach the corpus and then nothing', async () => {
    const page = await sharedTool('retirement_corpus');
    await show(page, 'Saving and spending year by year');
    expect(await rows(page).count()).toBe(55);
    expect((await cells(page, 29)).at(-1)).toBe('₹7,64,27,465');
    expect((await cells(page, 54)).at(-1)).toBe('₹0');
  });

  it('of words keep their words when copied, and percents stay numbers', async () => {
    const page = await openTool('loan_comparison', clipboard);
    await box(page, 'loans.0.name').fill('Tab\there');
    await show(page, 'The loans side by side');
    const lines = await copied(page);
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([6]));
    expect(lines[2]).toEqual(['Bank B', '42446.5', '5187158.91', '75000', '10262158.91', '8.406']);
    expect((await cells(page, 1)).at(-1)).toBe('8.406%');
  });
});

describe('on a phone', () => {
  it.each([
    ['emi_calculator', 'Repayment schedule'],
    ['loan_comparison', 'The loans side by side'],
    ['retirement_corpus', 'Saving and spending year by year'],
  ])('the table of %s scrolls within itself and the page does not', async (id, title) => {
    const page = await openTool(id, { viewport: { width: 320, height: 700 } });
    await show(page, title);
    const region = page.getByRole('region', { name: title });
    const [inner, outer] = await region.evaluate((part) => [part.scrollWidth, part.clientWidth] as const);
    expect(inner).toBeGreaterThan(outer);
    expect(outer).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
