import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, openTool, output, sizes } from './hub.ts';

const landing = (page: Page) => page.locator('main').getByRole('searchbox', { name: 'Search calculators' });
const sidebar = (page: Page) => page.locator('aside').getByRole('searchbox', { name: 'Search calculators' });
const found = (page: Page, list = '#found') => page.locator(`${list} a`).allTextContents();

describe('looking for a tool', () => {
  it.each([
    ['EMI', 'EMI Calculator'],
    ['home loan', 'Home Loan Calculator'],
    ['Sukanya', 'Sukanya Samriddhi Yojana'],
    ['sukania', 'Sukanya Samriddhi Yojana'],
    ['80C', 'PPF Calculator'],
    ['80C', 'Income Tax Calculator'],
    ['how much SIP', 'SIP & Lumpsum Calculator'],
    ['What is my income tax in the new regime?', 'Income Tax Calculator'],
    ['house rent', 'HRA Calculator'],
    ['dollar', 'Currency Converter'],
    ['पीपीएफ', 'PPF Calculator'],
    ['grat', 'Gratuity Calculator'],
  ])('finds with "%s" the %s', async (text, title) => {
    const page = await open();
    await landing(page).fill(text);
    await expect.poll(() => found(page)).toContain(title);
  });

  it('shows the likeliest first, says how many, and shows all again when the box is empty', async () => {
    const page = await open();
    await landing(page).fill('ppf');
    await expect.poll(() => found(page)).toEqual(['PPF Calculator']);
    await expect.poll(() => page.locator('main [role=status]').textContent()).toBe('1 calculator found');
    await landing(page).press('Escape');
    expect(await landing(page).inputValue()).toBe('');
    await expect.poll(() => page.locator('main li a').count()).toBe(29);
  });

  it('says what helps where nothing is found, with markup as the text it is', async () => {
    const page = await open();
    await landing(page).fill('<xyzzy onload=zzz>');
    await page.locator('main').getByText('No calculator found. Try a word such as EMI, SIP or tax.').waitFor();
    expect(await page.locator('main xyzzy').count()).toBe(0);
  });

  it('opens the first on Enter, and goes through the list with the arrows', async () => {
    const page = await open();
    await landing(page).fill('gratuity');
    await expect.poll(() => found(page)).toContain('Gratuity Calculator');
    await landing(page).press('Enter');
    await output(page, 'gratuity').waitFor();
    await page.goBack();
    await landing(page).fill('loan');
    await expect.poll(async () => (await found(page)).length).toBeGreaterThan(2);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const [first, second] = await found(page);
    await landing(page).press('ArrowDown');
    expect(await focused()).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(second);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe(first);
  });

  it('goes on in the sidebar of a tool, whose groups come back once a tool is chosen', async () => {
    const page = await openTool('emi_calculator');
    await page.locator('main h1').click();
    await page.keyboard.press('/');
    expect(await sidebar(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.type('nps');
    await expect.poll(() => found(page, '#sidebar-found')).toEqual(['NPS Calculator']);
    await page.locator('#sidebar-found a').click();
    await output(page, 'totalCorpus').waitFor();
    expect(await sidebar(page).inputValue()).toBe('');
    expect(await page.locator('aside li a').count()).toBe(29);
  });

  it('leaves a stroke that is typed into a box where it is', async () => {
    const page = await openTool('budget_planner');
    const name = page.locator('form input[type=text]:not([role=spinbutton])').first();
    await name.fill('rent');
    await name.press('/');
    expect(await name.inputValue()).toBe('rent/');
  });

  it('opens the menu of a small screen at its box, where the page has none', async () => {
    const page = await openTool('emi_calculator', { viewport: sizes.phone });
    await page.keyboard.press('/');
    const box = page.getByRole('dialog').getByRole('searchbox');
    await expect.poll(() => box.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('hra');
    await expect.poll(() => found(page, '#drawer-found')).toEqual(['HRA Calculator']);
    await page.keyboard.press('Enter');
    await output(page, 'exemptedHra').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('says so where its words cannot be loaded, and the groups stay', async () => {
    const page = await open('', {
      expected: [/Failed to load resource/],
      before: (fresh) => fresh.route('**/find-*.js', (route) => route.abort()),
    });
    await landing(page).fill('emi');
    await page.locator('main').getByText('This could not be loaded. The connection may have dropped.').waitFor();
    expect(await page.locator('main li a').count()).toBe(29);
  });
});
