import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, hub, hydrated, open, output } from './hub.ts';

const emi = `${hub.url}loan/emi-calculator/`;

/** Opens the static page of the EMI calculator, with what stands after its address. */
async function openStatic(rest = '', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open('', options);
  await page.goto(emi + rest);
  await page.locator('main form').waitFor();
  return page;
}
const shows = (page: Page, title: string) => expect.poll(() => page.locator('main h1').textContent()).toBe(title);
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

describe('the static page of a tool', () => {
  it.each(paths)('stands at %s with its own head', async (path, title) => {
    const response = await fetch(hub.url + path);
    expect(response.status).toBe(200);
    const html = await response.text();
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
    expect(all(/<title>(.*?)<\/title>/g).slice(0, 1)).toEqual([`${title.replace('&', '&amp;')} | Hisaab`]);
    expect(all(/<link rel="canonical" href="(.*?)"/g)).toEqual([`https://hisaab.example/${path}`]);
    expect(all(/<meta name="description" content="(.{50,}?)"/g)).toHaveLength(1);
    const data = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text = ''): unknown =>
      JSON.parse(text),
    );
    expect(data).toHaveLength(3);
  });

  it('opens its tool without a hash, and it calculates', async () => {
    const page = await openStatic();
    await expect.poll(() => output(page, 'emi').textContent()).toBe('₹8,678');
    await expect.poll(() => page.locator('aside [aria-current]').allTextContents()).toEqual(['EMI Calculator']);
    await box(page, 'rate').fill('0');
    await expect.poll(() => output(page, 'emi').textContent()).toBe('₹0');
    await expect.poll(() => page.url()).toBe(emi);
  });

  it.each([
    ['#?rate=9', 'EMI Calculator'],
    ['#emi_calculator', 'EMI Calculator'],
    ['#ppf', 'PPF Calculator'],
    ['#no_such_tool', 'SIP & Lumpsum Calculator'],
    ['#__proto__', 'SIP & Lumpsum Calculator'],
  ])('opens with the hash %s the %s', async (hash, title) => {
    const page = await openStatic(hash);
    await shows(page, title);
    await expect.poll(() => page.title()).toBe(`${title} | Hisaab`);
  });

  it('leads from its links to the hub itself without loading a document, and back', async () => {
    const page = await openStatic();
    await hydrated(page);
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await box(page, 'rate').fill('9');
    await sidebar(page, 'PPF Calculator').click();
    await shows(page, 'PPF Calculator');
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
    await shows(page, 'Know your numbers before you decide');
    expect(page.url()).toBe(hub.url);
    expect(await page.title()).toMatch(/^Hisaab:/);
    await page.goBack();
    await shows(page, 'PPF Calculator');
    await page.goBack();
    await shows(page, 'EMI Calculator');
    await output(page, 'emi').waitFor();
    expect(page.url()).toBe(emi);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it('leads from its breadcrumb to its group on the landing page', async () => {
    const page = await openStatic();
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Loan Calculators' }).click();
    await shows(page, 'Know your numbers before you decide');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Loan Calculators');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  it('opens where no script answers yet by its address', async () => {
    const page = await openStatic();
    expect(await sidebar(page, 'PPF Calculator').getAttribute('href')).toBe('../../savings/ppf-calculator/');
  });

  it('skips to its content without changing the address', async () => {
    const page = await openStatic();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await expect.poll(() => page.url()).toBe(emi);
  });

  it('is marked dark before it is painted, and has logo and icons', async () => {
    const page = await openStatic('', { colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
    const broken = await page
      .locator('aside img')
      .evaluateAll(
        (images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0).length,
      );
    expect(broken).toBe(0);
  });

  it('can be read without JavaScript, and says that figures need it', async () => {
    const context = await (await open()).context().browser()?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    await page?.goto(emi);
    await expect.poll(() => page?.locator('main h1').textContent()).toBe('EMI Calculator');
    await expect.poll(() => page?.locator('main article').isVisible()).toBe(true);
    await expect.poll(() => page?.getByText(/switch JavaScript on/).isVisible()).toBe(true);
    await context?.close();
  });
});
