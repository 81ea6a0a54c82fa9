import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  box,
  fileOf,
  hub,
  hydrated,
  isLoadedAgain,
  open,
  openTool,
  output,
  shows,
  showsTitle,
  sidebar,
  toolModule,
} from './hub.ts';

/** The address of the built file that a source file loads on demand, as a pattern for routes. */
const chunkOf = (source: string) => `**/${fileOf(source)}`;

/** The browser's log messages for a file that does not load. */
const expected = [/Failed to load resource/, /dynamically imported module/];
const lost = (source: string) => ({
  expected,
  before: (page: Page) => page.route(chunkOf(source), (route) => route.abort()),
});
const lift = (page: Page, source: string) => page.unroute(chunkOf(source));

const alert = (page: Page) => page.getByRole('alert');
const again = (page: Page) => alert(page).getByRole('button', { name: 'Try again' });

const ppf = toolModule('tools/savings/ppf');
const isReported = async (page: Page, title: string) => {
  await alert(page).getByText('This page could not be loaded').waitFor();
  await showsTitle(page, title);
  await expect.poll(() => page.locator('main form').count()).toBe(0);
};
const isWell = async (page: Page, name: string, figure: string) => {
  await output(page, name).waitFor();
  await expect.poll(() => output(page, name).textContent()).toBe(figure);
  await expect.poll(() => alert(page).count()).toBe(0);
};

it('a part of the hub that does not load is reported on its page after each retry until all can be loaded; the rest of the hub works', async () => {
  const page = await open('ppf', lost(ppf));
  await isLoadedAgain(page);
  await isReported(page, 'PPF Calculator');
  await Promise.all([page.waitForEvent('load'), again(page).click()]);
  await alert(page).getByText('could not be loaded').waitFor();
  await sidebar(page, 'EMI Calculator').click();
  await isWell(page, 'emi', '₹8,678');
  await page.goBack();
  await isReported(page, 'PPF Calculator');
  await lift(page, ppf);
  await again(page).click();
  await isWell(page, 'maturityValue', '₹27,12,139');
});

const empty = (source: string) => ({
  expected: [/arrived empty/],
  before: (page: Page) =>
    page.route(chunkOf(source), (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
});

it.each([
  ['does not load', lost('src/shell/hub.tsx')],
  ['arrives empty', empty('src/shell/app.tsx')],
])(
  'the document says that the hub did not start where a file that its script needs %s, and shows what it has',
  async (_, fault) => {
    const page = await open('', { ...fault, path: 'loan/emi-calculator/#ppf' });
    await page.locator('#start-failed').waitFor();
    await expect.poll(() => page.locator('main h1').isVisible()).toBe(true);
  },
);

it('a part of the hub that does not load leaves the calculator working where it is a chart, what stores values or the search', async () => {
  const sources = ['charts/ring.tsx', 'storage/storage-panel.tsx'].map((file) => `src/renderer/${file}`);
  const page = await openTool('sip_lumpsum', {
    expected,
    before: async (fresh) => {
      for (const source of [...sources, 'src/shell/search/find-tools.ts'])
        await fresh.route(chunkOf(source), (route) => route.abort());
    },
  });
  await isLoadedAgain(page);
  const notice = page.getByText('This part of the page could not be loaded.');
  await notice.first().waitFor();
  await box(page, 'years').fill('1');
  await shows(page, 'totalValue', '₹64,047');

  await sidebar(page, 'Monthly Budget Planner').click();
  await output(page, 'surplus').waitFor();
  await notice.first().waitFor();
  await box(page, 'monthlyIncome').fill('110000');
  await shows(page, 'surplus', '₹16,000');
  await expect.poll(() => page.getByText('This calculator has a fault').count()).toBe(0);

  await page.locator('aside').getByRole('searchbox').fill('emi');
  await page.locator('aside').getByText('This did not load. Your connection may have dropped.').waitFor();
  // the menu is shown in place of the search's results
  await expect.poll(() => page.locator('aside [data-group] a').count()).toBeGreaterThan(0);
});

it('a part that is loaded again, with the page, leaves what was typed', async () => {
  const ring = 'src/renderer/charts/ring.tsx';
  const page = await openTool('sip_lumpsum', lost(ring));
  const failed = page.getByText('This part of the page could not be loaded.').first();
  await isLoadedAgain(page);
  await failed.waitFor();
  await box(page, 'years').fill('1');
  await shows(page, 'totalValue', '₹64,047');
  await lift(page, ring);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()]);
  await page.locator('main figure svg').first().waitFor();
  await expect.poll(() => failed.count()).toBe(0);
  expect(await box(page, 'years').inputValue()).toBe('1');
  await shows(page, 'totalValue', '₹64,047');
});

it('a definition that is broken shows an error on its own page only', async () => {
  const page = await open('cagr', {
    expected: [/TypeError/],
    before: (fresh) =>
      fresh.route(chunkOf(toolModule('tools/investment/cagr')), async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('story:[', 'story:[null,');
        await route.fulfill({ response, body });
      }),
  });
  await alert(page).getByText('This calculator has a fault').waitFor();
  await sidebar(page, 'EMI Calculator').click();
  await output(page, 'emi').waitFor();
  await expect.poll(() => alert(page).count()).toBe(0);
});

it('a browser that lacks something gets an error that names the cause where the document has no root element', async () => {
  const page = await open('', { expected: [/Could not find root element/] });
  // the message for browsers without JavaScript is hidden
  await expect.poll(() => page.getByText(/need JavaScript/).isVisible()).toBe(false);
  await page.route(hub.url, async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    const body = whole.replace('<div id="root"', '<div id="elsewhere"');
    expect(body).not.toBe(whole);
    await route.fulfill({ response, body });
  });
  const thrown = page.waitForEvent('pageerror');
  await page.reload();
  expect((await thrown).message).toBe('Could not find root element to mount to.');
});

it('what was typed into the search stays where its file fails once, for which the page is loaded again', async () => {
  let failures = 0;
  const page = await open('', {
    expected,
    before: (fresh) =>
      fresh.route(chunkOf('src/shell/search/find-tools.ts'), (route) =>
        failures++ === 0 ? route.abort() : route.continue(),
      ),
  });
  const search = page.locator('main [data-search]');
  await hydrated(page);
  await search.fill('emi 20 lakh 9% 5 saal');
  await page.locator('main').getByText('₹41,517').first().waitFor();
  expect(await search.inputValue()).toBe('emi 20 lakh 9% 5 saal');
  expect(failures).toBeGreaterThan(1);
});
