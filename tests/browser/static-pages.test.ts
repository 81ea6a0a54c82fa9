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

/** Paths from the product's catalogue, with the titles of its table. */
const paths = [
  ['loan/home-loan-calculator/', 'Home Loan Calculator'],
  ['investment/sip-lumpsum-calculator/', 'SIP & Lumpsum Calculator'],
  ['savings/ssy-calculator/', 'Sukanya Samriddhi Yojana'],
  ['retirement/nps-calculator/', 'NPS Calculator'],
  ['tax/section-80d-estimator/', 'Section 80D Estimator'],
  ['other/net-worth-tracker/', 'Net Worth Tracker'],
] as const;

const footer = /Our rules and rates are confirmed up to \d{1,2} [A-Z][a-z]+ 20\d\d/;

it.each(paths)(
  'the static page of a tool stands at %s with its own head, and the day of its rules',
  async (path, title) => {
    const response = await fetch(hub.url + path);
    expect(response.status).toBe(200);
    const html = await response.text();
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
    expect(all(/<title>(.*?)<\/title>/g).slice(0, 1)).toEqual([`${title.replace('&', '&amp;')} | Hisaab`]);
    expect(all(/<link rel="canonical" href="(.*?)"/g)).toEqual([`https://hisaab.example/${path}`]);
    expect(all(/<meta name="description" content="(.{50,}?)"/g)).toHaveLength(1);
    const data = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text = '') => JSON.parse(text));
    const types = ['BreadcrumbList', 'HowTo', 'FAQPage'];
    expect(data).toEqual(types.map((type) => expect.objectContaining({ '@type': type })));
    expect(html.replaceAll('<!-- -->', '')).toMatch(footer);
    // before scripts run, a link works by its address
    expect(html).toContain('href="/savings/ppf-calculator/"');
  },
);

it('the landing page gives the day of the rules, too', async () => {
  expect((await (await fetch(hub.url)).text()).replaceAll('<!-- -->', '')).toMatch(footer);
});

it('a link’s page shows none of the usual figures before it has those of the link', async () => {
  const { before, letGo } = held(`**/${fileOf(ENTRY)}`);
  const page = await open('', { before, path: `${path}#?loanAmount=2500000` });
  const form = page.locator('main form');
  await form.getByText('Loan amount', { exact: true }).waitFor();
  expect(await box(page, 'loanAmount').isVisible()).toBe(false);
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

it('the static page of a tool opens what the hash behind its address names', async () => {
  const page = await open('', { path: `${path}#?rate=9` });
  await expect.poll(() => page.title()).toBe('EMI Calculator | Hisaab');
  await shows(page, 'emi', '₹8,997');
  for (const [hash, title] of [
    ['#emi_calculator', 'EMI Calculator'],
    ['#ppf', 'PPF Calculator'],
    ['#no_such_tool', 'SIP & Lumpsum Calculator'],
  ] as const) {
    await loadDocument(page, emi + hash);
    await showsTitle(page, title);
    await expect.poll(() => page.title()).toBe(`${title} | Hisaab`);
  }
});

it('the static page of a tool leads from its links to the hub itself without loading a document, back and forward', async () => {
  const page = await openStatic();
  await hydrated(page);
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
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
});

it('the static page of a tool takes the figures of a line that is searched there', async () => {
  const page = await openStatic();
  await hydrated(page);
  await page.locator('aside [data-search]').fill('emi 20 lakh 9% 15 years');
  await page.locator('aside [data-results] a, aside ul a').filter({ hasText: '₹20,285' }).click();
  await shows(page, 'emi', '₹20,285');
  await expect.poll(() => box(page, 'loanAmount').inputValue()).toBe('20,00,000');
  await page.goBack();
  await shows(page, 'emi', '₹8,678');
});

it('without JavaScript a tool’s page can be read and says that figures need it, and so does the landing page', async () => {
  const page = await openStatic({ javaScriptEnabled: false });
  await showsTitle(page, 'EMI Calculator');
  await expect.poll(() => page.locator('main article').isVisible()).toBe(true);
  await expect.poll(() => page.getByText(/need JavaScript/).isVisible()).toBe(true);
  await page.goto(hub.url);
  await expect.poll(() => page.getByText(/need JavaScript/).isVisible()).toBe(true);
});

it('a page that was prerendered while other facts applied has those of the day of the visit in fields, in texts that are not hydrated, and where it is embedded', async () => {
  // gains on shares were taxed at 10% up to this day; the page was built later, when it was 12.5%
  const at = async (path: string, text: string) => {
    const page = await open('', { path, before: (fresh) => fresh.clock.setFixedTime('2024-07-22T12:00:00+05:30') });
    await expect.poll(() => page.getByText(text).count()).toBe(1);
    return page;
  };
  for (const path of ['loan/prepay-or-invest-calculator/', 'embed/loan/prepay-or-invest-calculator/']) {
    const page = await at(path, 'equity funds after a year: 10%.');
    await expect.poll(() => box(page, 'taxOnGain').inputValue()).toBe('10');
  }
  const path = 'investment/swp-calculator/';
  expect(await (await fetch(hub.url + path)).text()).toContain('Equity funds: 12.5% of gains');
  await at(path, 'Equity funds: 10% of gains');
});
