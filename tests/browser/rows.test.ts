import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, openTool, output, sharedTool, sizes } from './hub.ts';

const patient = { timeout: 10_000 };
const shows = (page: Page, name: string, text: string) =>
  expect.poll(() => output(page, name).textContent(), patient).toBe(text);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
const focusIs = (page: Page, name: string) => expect.poll(() => focused(page), patient).toBe(name);
/** The values of one column, from the first row to the last. */
const column = (page: Page, list: string, cell: string) =>
  page
    .locator(`[name^="${list}."][name$=".${cell}"]`)
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).value));

describe('rows of loans', () => {
  it('start with the default list, each cell under its own name', async () => {
    const page = await sharedTool('loan_comparison');
    await box(page, 'loans.0.rate').waitFor();
    expect(await column(page, 'loans', 'name')).toEqual(['Bank A', 'Bank B', 'Bank C']);
    expect(await column(page, 'loans', 'amount')).toEqual(['50,00,000', '50,00,000', '50,00,000']);
    expect(await column(page, 'loans', 'rate')).toEqual(['8.5', '8.2', '9']);
    expect(await column(page, 'loans', 'tenure')).toEqual(['20', '20', '15']);
    expect(await column(page, 'loans', 'feePercent')).toEqual(['0.5', '1.5', '0']);
    // 104.39, 102.62 and 91.28 lakh in all
    await shows(page, 'cheapestLoan', 'Bank C');
    await shows(page, 'saving', '₹13,10,480');
    await shows(page, 'lowestEmiLoan', 'Bank B');
  });

  it('give new results while a cell is typed, its name too', async () => {
    const page = await sharedTool('loan_comparison');
    await box(page, 'loans.2.rate').fill('12');
    // 108.02 lakh now, against 102.62
    await shows(page, 'cheapestLoan', 'Bank B');
    await shows(page, 'saving', '₹5,39,354');
    await box(page, 'loans.1.name').fill('मेरा बैंक');
    await shows(page, 'cheapestLoan', 'मेरा बैंक');
  });

  it('are added up to four and removed down to two', async () => {
    const page = await sharedTool('loan_comparison');
    await button(page, 'Add: Loan 4').click();
    await box(page, 'loans.3.name').waitFor();
    expect(await box(page, 'loans.3.rate').inputValue()).toBe('8.5');
    expect(await page.getByRole('button', { name: /^Add: / }).isDisabled()).toBe(true);
    await box(page, 'loans.3.rate').fill('5');
    // 79.44 lakh in all
    await shows(page, 'cheapestLoan', 'Loan 4');
    await shows(page, 'lowestEmiLoan', 'Loan 4');
    await button(page, 'Remove: Loan 1').click();
    await button(page, 'Remove: Loan 2').click();
    await expect.poll(() => column(page, 'loans', 'rate'), patient).toEqual(['8.2', '5']);
    expect(await button(page, 'Remove: Loan 1').isDisabled()).toBe(true);
    expect(await button(page, 'Remove: Loan 2').isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: /^Add: / }).isEnabled()).toBe(true);
    await shows(page, 'cheapestLoan', 'Loan 2');
  });

  it('are moved by mouse with all that was typed in them', async () => {
    const page = await sharedTool('loan_comparison');
    await box(page, 'loans.2.rate').fill('9.05');
    await button(page, 'Move up: Loan 3').click();
    await expect.poll(() => column(page, 'loans', 'name'), patient).toEqual(['Bank A', 'Bank C', 'Bank B']);
    expect(await column(page, 'loans', 'rate')).toEqual(['8.5', '9.05', '8.2']);
    expect(await column(page, 'loans', 'tenure')).toEqual(['20', '15', '20']);
    await button(page, 'Move down: Loan 1').click();
    await expect.poll(() => column(page, 'loans', 'rate'), patient).toEqual(['9.05', '8.5', '8.2']);
    expect(await button(page, 'Move up: Loan 1').isDisabled()).toBe(true);
    expect(await button(page, 'Move down: Loan 3').isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^Show: The loans/ }).click();
    expect(await page.locator('tbody th').allTextContents()).toEqual(['Bank C', 'Bank A', 'Bank B']);
  });

  it('are moved by keyboard alone, and the focus goes with the row', async () => {
    const page = await sharedTool('loan_comparison');
    await box(page, 'loans.0.rate').waitFor();
    // from the page's heading on with Tab only
    for (let press = 0; press < 80 && (await focused(page)) !== 'Move down: Loan 1'; press++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await focusIs(page, 'Move down: Loan 2');
    expect(await column(page, 'loans', 'name')).toEqual(['Bank B', 'Bank A', 'Bank C']);
    await page.keyboard.press('Space');
    // at the end there is no way down, so the way back is at hand
    await focusIs(page, 'Move up: Loan 3');
    expect(await column(page, 'loans', 'name')).toEqual(['Bank B', 'Bank C', 'Bank A']);
    await page.keyboard.press('Enter');
    await focusIs(page, 'Move up: Loan 2');
    await page.keyboard.press('Enter');
    await focusIs(page, 'Move down: Loan 1');
    expect(await column(page, 'loans', 'name')).toEqual(['Bank A', 'Bank B', 'Bank C']);
  });

  it('are added and removed by keyboard alone, and the focus is never lost', async () => {
    const page = await sharedTool('loan_comparison');
    await button(page, 'Add: Loan 4').press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('loans.3.name');
    await page.keyboard.type('Own');
    expect(await column(page, 'loans', 'name')).toEqual(['Bank A', 'Bank B', 'Bank C', 'Own']);
    await button(page, 'Remove: Loan 2').press('Enter');
    await focusIs(page, 'Add: Loan 4');
    await button(page, 'Remove: Loan 3').press('Enter');
    await focusIs(page, 'Add: Loan 3');
    expect(await column(page, 'loans', 'name')).toEqual(['Bank A', 'Bank C']);
  });

  it('say at the very cell what is wrong with it', async () => {
    const page = await sharedTool('loan_comparison');
    await box(page, 'loans.1.tenure').fill('0');
    await expect.poll(() => box(page, 'loans.1.tenure').getAttribute('aria-invalid'), patient).toBe('true');
    const hint = (await box(page, 'loans.1.tenure').getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${hint}"]`).textContent()).toBe('Loan tenure must be at least one month.');
    expect(await box(page, 'loans.0.tenure').getAttribute('aria-invalid')).toBe('false');
    expect(await output(page, 'cheapestLoan').count()).toBe(0);
    await box(page, 'loans.1.tenure').fill('20');
    await shows(page, 'cheapestLoan', 'Bank C');
    expect(await box(page, 'loans.1.tenure').getAttribute('aria-invalid')).toBe('false');
  });

  it('keep the last good figure where a cell has letters', async () => {
    const page = await sharedTool('loan_comparison');
    await box(page, 'loans.2.rate').fill('nine');
    await expect.poll(() => box(page, 'loans.2.rate').getAttribute('aria-invalid'), patient).toBe('true');
    await shows(page, 'saving', '₹13,10,480');
  });

  it('return to the default list with one press', async () => {
    const page = await sharedTool('loan_comparison');
    await button(page, 'Remove: Loan 1').click();
    await box(page, 'loans.0.name').fill('Changed');
    await button(page, 'Reset to defaults').click();
    await expect.poll(() => column(page, 'loans', 'name'), patient).toEqual(['Bank A', 'Bank B', 'Bank C']);
    await shows(page, 'saving', '₹13,10,480');
  });
});

describe('rows that may all go', () => {
  it('leave the whole income over in an empty budget', async () => {
    const page = await openTool('budget_planner');
    await box(page, 'expenses.11.amount').waitFor();
    expect(await box(page, 'expenses.0.kind').evaluate((control) => control.tagName)).toBe('SELECT');
    await box(page, 'expenses.0.kind').selectOption('want');
    await shows(page, 'needsShare', '28%');
    await shows(page, 'wantsShare', '46%');
    for (let rows = 12; rows > 0; rows--) {
      await button(page, 'Remove: Line 1').click();
      await expect.poll(() => page.locator('[name$=".amount"]').count(), patient).toBe(rows - 1);
    }
    await shows(page, 'surplus', '₹1,00,000');
    await shows(page, 'wantsShare', '0%');
    await button(page, 'Add: Line 1').click();
    await box(page, 'expenses.0.amount').fill('1.5 lakh');
    await shows(page, 'surplus', '-₹50,000');
    await shows(page, 'needsShare', '150%');
  });

  it('stop at sixty', async () => {
    const values = { expenses: Array.from({ length: 60 }, () => ({ name: 'Tea', kind: 'want', amount: 10 })) };
    const kept = JSON.stringify({ tool: 'budget_planner', version: 1, values, history: [] });
    const page = await openTool('budget_planner', {
      before: (fresh) => fresh.addInitScript((text) => localStorage.setItem('tool:budget_planner', text), kept),
    });
    await box(page, 'expenses.59.amount').waitFor();
    await shows(page, 'surplus', '₹99,400');
    expect(await page.getByRole('button', { name: /^Add: / }).isDisabled()).toBe(true);
    await button(page, 'Remove: Line 60').click();
    await expect.poll(() => button(page, 'Add: Line 60').isEnabled(), patient).toBe(true);
  });

  it('stand in two lists beside each other for net worth', async () => {
    const page = await openTool('net_worth');
    await box(page, 'assets.6.value').waitFor();
    expect(await column(page, 'liabilities', 'outstanding')).toEqual(['35,00,000', '2,50,000', '30,000']);
    await box(page, 'liabilities.0.outstanding').fill('0');
    await shows(page, 'netWorth', '₹87,20,000');
    await box(page, 'assets.4.kind').selectOption({ label: 'Cash and savings' });
    await shows(page, 'liquidAssets', '₹17,00,000');
    await button(page, 'Move down: Asset 1').click();
    await expect
      .poll(async () => (await column(page, 'assets', 'value')).slice(0, 2), patient)
      .toEqual(['5,00,000', '2,00,000']);
    await shows(page, 'netWorth', '₹87,20,000');
  });
});

describe('rows on a phone', () => {
  it.each(['loan_comparison', 'budget_planner', 'net_worth'])('are cards within the width in %s', async (id) => {
    for (const width of [360, 320]) {
      const page = await openTool(id, { viewport: { ...sizes.phone, width } });
      const rows = page.locator('main form fieldset fieldset');
      await rows.first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const controls = await rows.locator('input, select, button').all();
      expect(controls.length).toBeGreaterThan(10);
      for (const control of controls) {
        const area = await control.boundingBox();
        expect(area?.x).toBeGreaterThanOrEqual(0);
        expect((area?.x ?? 0) + (area?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      await page.context().close();
    }
  });

  it('are added, moved and removed by touch', async () => {
    const page = await openTool('loan_comparison', { viewport: sizes.phone, hasTouch: true, isMobile: true });
    await button(page, 'Move down: Loan 1').tap();
    await expect.poll(() => column(page, 'loans', 'name'), patient).toEqual(['Bank B', 'Bank A', 'Bank C']);
    await button(page, 'Add: Loan 4').tap();
    await box(page, 'loans.3.name').waitFor();
    await button(page, 'Remove: Loan 2').tap();
    await expect.poll(() => column(page, 'loans', 'name'), patient).toEqual(['Bank B', 'Bank C', '']);
    // what a thumb has to hit is large enough
    const area = await button(page, 'Remove: Loan 1').boundingBox();
    expect(Math.min(area?.width ?? 0, area?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});
