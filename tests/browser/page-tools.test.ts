import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../scripts/build/chromium.ts';
import { hub, openTool, shows } from './hub.ts';

// the interface is an experiment, which Chromium has from 149 on
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch(['--enable-features=WebMCP']);
  page = await browser.newPage();
  await page.goto(`${hub.url}loan/emi-calculator/`);
});
afterAll(() => browser.close());

const names = async () => (await page.webmcp.tools()).map(({ name }) => name).sort();

describe('in a browser with tools of pages', () => {
  it('an assistant fills in the form that the visitor sees, and reads what it shows', async ({ skip }) => {
    if (!(await page.evaluate(() => 'modelContext' in document))) skip('this Chromium has no tools of pages');
    await expect.poll(names).toEqual(['calculate', 'read_result']);
    const [calculate] = await page.webmcp.tools();
    expect(calculate?.inputSchema).toMatchObject({ properties: { rate: { type: 'number', default: 8.5 } } });
    // ₹8,678 is the instalment of ₹10 lakh at 8.5% over 20 years, ₹8,997 at 9%
    const made = await page.webmcp.callTool('calculate', { rate: 9 });
    expect(made).toMatchObject({ figures: [{ name: 'emi', value: 8997, unit: 'rupees', text: '₹8,997' }, {}, {}] });
    await shows(page, 'emi', '₹8,997');
    await expect.poll(() => page.locator('[name="rate"]').inputValue()).toBe('9');
    await page.locator('[name="rate"]').fill('8.5');
    await shows(page, 'emi', '₹8,678');
    expect(await page.webmcp.callTool('read_result', {})).toMatchObject({ figures: [{ value: 8678 }, {}, {}] });
  });

  it('the tools are those of the page that is open now, and an embedded calculator has none', async ({ skip }) => {
    if (!(await page.evaluate(() => 'modelContext' in document))) skip('this Chromium has no tools of pages');
    await page.goto(`${hub.url}#ppf`);
    await expect.poll(async () => (await page.webmcp.tools())[0]?.description).toContain('PPF Calculator');
    await page.goto(`${hub.url}embed/loan/emi-calculator/`);
    await shows(page, 'emi', '₹8,678');
    await page.waitForLoadState('networkidle');
    expect(await names()).toEqual([]);
  });
});

it('a browser without tools of pages does not ask for their code', async () => {
  const asked: string[] = [];
  const plain = await openTool('emi_calculator', {
    before: async (opened) => void opened.on('request', (request) => asked.push(request.url())),
  });
  await plain.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('page-tools'))).toEqual([]);
});
