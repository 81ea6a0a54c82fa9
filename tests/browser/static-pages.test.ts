import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { box, ENTRY, fileOf, held, hub, hydrated, loadDocument, open, output, shows, showsTitle } from './hub.ts';

const path = 'loan/emi-calculator/';
const emi = `${hub.url}${path}`;

/** Opens the static page of the EMI calculator. */
async function openStatic(options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open('', { ...options, path });
  await page.locator('main form').waitFor();
  return page;
}
const sidebar = (page: Page, title: string | RegExp) =>
  page.locator('aside').getByRole('link', typeof title === 'string' ? { name: title, exact: true } : { name: title });

it('a link’s page shows none of the usual figures before it has those of the link', async () => {
  const { before, letGo } = held(`**/${fileOf(ENTRY)}`);
  const page = await open('', { before, path: `${path}#?loanAmount=2500000` });
  const form = page.locator('main form');
  await form.getByText('Loan amount', { exact: true }).waitFor();
  // the box is there without its figure
  expect(await box(page, 'loanAmount').evaluate((each) => getComputedStyle(each).color)).toBe('rgba(0, 0, 0, 0)');
  expect(
    await page
      .getByText(/8,678|10 lakh/)
      .evaluateAll((all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length),
  ).toBe(0);
  letGo();
  await hydrated(page);
  await expect.poll(() => box(page, 'loanAmount').isVisible()).toBe(true);
  expect(await box(page, 'loanAmount').inputValue()).toBe('25,00,000');
});

it('the static page of a tool is dark before it is painted, skips to its content, calculates without a hash, and leads to its group', async () => {
  const page = await openStatic({ colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await expect.poll(() => page.url()).toBe(emi);
  await shows(page, 'emi', '₹8,678');
  await expect.poll(() => page.locator('aside [aria-current]').allTextContents()).toEqual(['EMI Calculator']);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Loan Calculators' }).click();
  await showsTitle(page, 'Know your numbers before you decide');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Loan Calculators');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

it('the static page of a tool leads from its links, and from a line that is searched there, to the hub itself without loading a document, back and forward, and opens what the hash behind its address names', async () => {
  const page = await openStatic();
  await hydrated(page);
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await page.locator('aside [data-search]').fill('emi 20 lakh 9% 15 years');
  await page.locator('aside [data-results] a, aside ul a').filter({ hasText: '₹20,285' }).click();
  await shows(page, 'emi', '₹20,285');
  await expect.poll(() => box(page, 'loanAmount').inputValue()).toBe('20,00,000');
  await page.goBack();
  await shows(page, 'emi', '₹8,678');
  await box(page, 'rate').fill('0');
  await shows(page, 'emi', '₹0');
  await sidebar(page, 'PPF Calculator').click();
  await showsTitle(page, 'PPF Calculator');
  await output(page, 'maturityValue').waitFor();
  expect(page.url()).toBe(`${hub.url}#ppf`);
  // what the page names is found from its new address: the same icons and logos, links to the same pages
  const named = await page
    .locator('#root')
    .evaluate((root) =>
      [...root.querySelectorAll('[href], [src]')].map(
        (each) => new URL(each.getAttribute('href') ?? each.getAttribute('src') ?? '', document.baseURI).href,
      ),
    );
  const own = new Set(
    named.filter((address) => address.startsWith(hub.url)).map((address) => address.split('#')[0] ?? ''),
  );
  expect(own.size).toBeGreaterThan(30);
  const answers = await Promise.all([...own].map(async (address) => [address, (await fetch(address)).status]));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);

  await sidebar(page, /home page/).click();
  await showsTitle(page, 'Know your numbers before you decide');
  expect(page.url()).toBe(hub.url);
  expect(await page.title()).toMatch(/^Hisaab:/);
  await page.goBack();
  await showsTitle(page, 'PPF Calculator');
  await page.goBack();
  await showsTitle(page, 'EMI Calculator');
  await output(page, 'emi').waitFor();
  expect(page.url().split('#')[0]).toBe(emi);
  await page.goForward();
  await showsTitle(page, 'PPF Calculator');
  await page.goForward();
  await showsTitle(page, 'Know your numbers before you decide');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  for (const [hash, title] of [
    ['#?rate=9', 'EMI Calculator'],
    ['#emi_calculator', 'EMI Calculator'],
    ['#ppf', 'PPF Calculator'],
    ['#no_such_tool', 'SIP & Lumpsum Calculator'],
  ] as const) {
    await loadDocument(page, emi + hash);
    await showsTitle(page, title);
    await expect.poll(() => page.title()).toBe(`${title} | Hisaab`);
    if (hash === '#?rate=9') await shows(page, 'emi', '₹8,997');
  }
});

it('without JavaScript a tool’s page can be read and says that figures need it', async () => {
  const page = await openStatic({ javaScriptEnabled: false });
  await showsTitle(page, 'EMI Calculator');
  await expect.poll(() => page.locator('main article').isVisible()).toBe(true);
  await expect.poll(() => page.getByText(/need JavaScript/).isVisible()).toBe(true);
});

it('a page that was prerendered while other facts applied has those of the day of the visit in fields, in texts that are not hydrated, and where it is embedded', async () => {
  // gains on shares were taxed at 10% up to this day; the page was built later, when it was 12.5%
  const page = await open('', { before: (fresh) => fresh.clock.setFixedTime('2024-07-22T12:00:00+05:30') });
  const says = (text: string) => expect.poll(() => page.getByText(text).count()).toBe(1);
  for (const path of ['loan/prepay-or-invest-calculator/', 'embed/loan/prepay-or-invest-calculator/']) {
    await page.goto(hub.url + path);
    await says('equity funds after a year: 10%.');
    await expect.poll(() => box(page, 'taxOnGain').inputValue()).toBe('10');
  }
  const swp = `${hub.url}investment/swp-calculator/`;
  expect(await (await fetch(swp)).text()).toContain('Equity funds: 12.5% of gains');
  await page.goto(swp);
  await says('Equity funds: 10% of gains');
});
