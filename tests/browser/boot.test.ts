import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { box, fileOf, held, hydrated, open, output, shows, sizes } from './hub.ts';

const EMI = 'loan/emi-calculator/';
const entry = `**/${fileOf('src/shell/main.ts')}`;
const failed = (page: Page) => page.locator('#start-failed');

/** A static page whose scripts are requested but do not arrive yet. */
async function early(path: string, options: Parameters<typeof open>[1] = {}) {
  const { before, letGo } = held(/\/assets\/.*\.js$/);
  const page = await open('', { ...options, path, before });
  return { page, letGo };
}

it('a page whose scripts have not come yet is painted, and hides a figure that does not follow the amount yet', async () => {
  const { page, letGo } = await early(EMI);
  await shows(page, 'emi', '₹8,678');
  await box(page, 'loanAmount').fill('2000000');
  await expect.poll(() => output(page, 'emi').isVisible()).toBe(false);
  letGo();
  await shows(page, 'emi', '₹17,356');
  await expect.poll(() => output(page, 'emi').isVisible()).toBe(true);
  await expect.poll(() => box(page, 'loanAmount').inputValue()).toMatch(/^20,?00,?000$/);
});

it('a page whose scripts have not come yet keeps the cursor where it is while somebody types', async () => {
  const { page, letGo } = await early(EMI);
  await box(page, 'tenure').click();
  await box(page, 'tenure').evaluate((field: HTMLInputElement) => field.setSelectionRange(0, 2));
  await page.keyboard.type('1');
  letGo();
  await shows(page, 'emi', '₹87,220');
  await page.keyboard.type('0');
  await shows(page, 'emi', '₹12,399');
});

it('a page whose scripts have not come yet repeats what was chosen and pressed, once it is hydrated', async () => {
  const { page, letGo } = await early('investment/sip-lumpsum-calculator/', { viewport: sizes.phone });
  await page.locator('input[name="investmentType"][value="LumpSum"]').check({ force: true });
  await page.getByRole('button', { name: 'Open menu' }).click();
  letGo();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.locator('input[name="investmentType"][value="LumpSum"]').isChecked()).toBe(true);
  await shows(page, 'totalValue', '₹3,10,585');
});

it.each([
  ['phone', 'eight', 8],
  ['desktop', 'nine', 9],
] as const)(
  'a page whose scripts have not come yet requests on a %s at most %s script files before it reacts, and never those of tools of pages, which this browser lacks',
  async (size, _, most) => {
    const asked: string[] = [];
    const page = await open('', {
      path: EMI,
      viewport: sizes[size],
      before: async (fresh: Page) => {
        fresh.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()));
        // charts, which are requested only after that, do not count
        await fresh.addInitScript(() => {
          window.IntersectionObserver = class {
            observe() {}
            disconnect() {}
          } as unknown as typeof IntersectionObserver;
        });
      },
    });
    await hydrated(page);
    // what comes when the page is idle does not count, such as the face
    const before = asked.filter((address) => !/show-face|offline/.test(address)).length;
    expect(before).toBeGreaterThan(3);
    expect(before).toBeLessThanOrEqual(most);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => /page-tools/.test(address))).toEqual([]);
  },
);

const missing = { expected: [/Failed to load resource/, /net::/] };

it('a page without its entry script loads itself once more, then can be read and says what happened with a way out', async () => {
  let documents = 0;
  const page = await open('', {
    ...missing,
    path: EMI,
    before: async (fresh: Page) => {
      await fresh.route(entry, (route) => route.fulfill({ status: 404, body: '' }));
      fresh.on('request', (request) => request.isNavigationRequest() && documents++);
    },
  });
  await failed(page).waitFor();
  expect(documents).toBe(2);
  await expect.poll(() => failed(page).getByRole('link').count()).toBe(2);
  await expect.poll(() => page.locator('main h1').isVisible()).toBe(true);
  // no amount can be typed beside a figure that would not follow
  await expect.poll(() => page.locator('main form').evaluate((form) => form.matches('[inert]'))).toBe(true);
  await shows(page, 'emi', '₹8,678');
  await page.unroute(entry);
  await failed(page).getByRole('link').first().click();
  await page.locator('main form:not([inert])').waitFor();
  await box(page, 'loanAmount').fill('2000000');
  await shows(page, 'emi', '₹17,356');
});

it('a page without its entry script shows the page of its document where the hash names another one', async () => {
  const page = await open('ppf', {
    ...missing,
    before: (fresh: Page) => fresh.route(entry, (route) => route.abort()),
  });
  await failed(page).waitFor();
  await expect.poll(() => page.locator('main h1').isVisible()).toBe(true);
});

it('a page without its entry script undoes what was typed meanwhile', async () => {
  const { before, letGo } = held(entry, 'abort');
  const page = await open('', {
    ...missing,
    path: EMI,
    before: async (fresh: Page) => {
      await before(fresh);
      // no network: a reload would take the page away
      await fresh.route('**/loan/**', (route) =>
        route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
      );
    },
  });
  await box(page, 'loanAmount').fill('2000000');
  letGo();
  await failed(page).waitFor();
  await expect.poll(() => box(page, 'loanAmount').inputValue()).toBe('10,00,000');
  await expect.poll(() => output(page, 'emi').isVisible()).toBe(true);
});

it('a browser that runs no scripts shows the page with fields that cannot be changed', async () => {
  const page = await open('', { path: EMI, javaScriptEnabled: false });
  await expect.poll(() => page.locator('main form').getAttribute('inert')).toBe('');
});
