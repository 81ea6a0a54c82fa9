// What the headless shell cannot do: all in one file, whose worker starts the whole browser once.
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FLAGS, findChromium } from '../../scripts/chromium.ts';
import { box, hub, hydrated, logo, output, shows, showsTitle, sidebar, sizes } from './hub.ts';
import { drawn, GROWTH, legend, picture, placeOn, SHARES, slice } from './rounds.ts';

const patient = { timeout: 10_000 };
const EMI = 'loan/emi-calculator/';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: FLAGS,
    // playwright switches this cache off by default
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => browser.close());

const faults: string[] = [];
afterEach(() => expect(faults.splice(0)).toEqual([]));

/** A fresh profile. Where a service worker takes control, the browser drops pages from its back-forward cache. */
async function fresh(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: sizes.desktop, serviceWorkers: 'block', ...options });
  context.on('weberror', (error) => faults.push(String(error.error())));
  return context;
}

/** A page of the hub, hydrated, in a fresh profile. */
async function at(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await fresh(options)).newPage();
  await page.goto(hub.url + path);
  await hydrated(page);
  return page;
}

it('the figures of a chart are those where a finger taps on a phone, without a ring around it', async () => {
  const page = await at('investment/sip-lumpsum-calculator/', {
    viewport: sizes.phone,
    hasTouch: true,
    isMobile: true,
  });
  const figure = await drawn(page, GROWTH);
  const tapped = async () => {
    await page.touchscreen.tap(...(await placeOn(picture(figure), 0.5, 0.4)));
    return legend(figure);
  };
  await expect
    .poll(tapped)
    .toMatch(/^Year [1-9]\s*Total\s+₹[\d,]+\s*Returns so far\s+₹[\d,]+\s*Invested so far\s+₹[\d,]+$/);
  const ringed = () =>
    page.evaluate(
      () => [...document.querySelectorAll('figure *')].filter((part) => part.matches(':focus-visible')).length,
    );
  expect(await ringed()).toBe(0);
  const ring = await drawn(page, SHARES);
  await page.touchscreen.tap(...(await placeOn(slice(ring), 0.9, 0.5)));
  await expect.poll(() => ring.locator('.recharts-tooltip-item').innerText()).toMatch(/^Invested Amount: ₹[\d,]+$/);
  await page.context().close();
});

it('opens a tool, or the landing page, in a new tab on a press with Ctrl, and leaves the page as it is', async () => {
  const page = await at(EMI);
  const inNewTab = async (link: Locator) => {
    const tab = page.context().waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    return tab;
  };
  const tool = await inNewTab(sidebar(page, 'NPS Calculator'));
  await output(tool, 'totalCorpus').waitFor();
  await showsTitle(tool, 'NPS Calculator');
  await showsTitle(await inNewTab(logo(page)), 'Know your numbers before you decide');
  await showsTitle(page, 'EMI Calculator');
  await page.context().close();
});

// which pages a browser keeps is its own choice, so that it may take a second try
it('the back-forward cache brings back what was typed, but never over what another tab stored in between, and all still works', {
  retry: 2,
}, async () => {
  const context = await fresh();
  const planner = async () => {
    const page = await context.newPage();
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await page.goto(`${hub.url}#budget_planner`);
    await page.getByRole('heading', { name: 'Saved on this device' }).waitFor();
    return page;
  };
  const income = (page: Page, text: string) =>
    expect
      .poll(() => page.evaluate(() => localStorage.getItem('hisaab / calculations') ?? ''), patient)
      .toContain(text);
  const leaveAndReturn = async (page: Page, meanwhile = async () => {}) => {
    await page.goto('data:text/html,<title>Elsewhere</title>');
    await meanwhile();
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted')), patient).toBe(true);
  };
  const page = await planner();
  await box(page, 'monthlyIncome').fill('80000');
  await income(page, '80000');
  await leaveAndReturn(page);
  await expect.poll(() => box(page, 'monthlyIncome').inputValue(), patient).toMatch(/^80,?000$/);
  await leaveAndReturn(page, async () => {
    const other = await planner();
    await box(other, 'monthlyIncome').fill('70000');
    await income(other, '70000');
    await other.close();
  });
  await page.getByText('in another tab or window').waitFor();
  await expect.poll(() => box(page, 'monthlyIncome').inputValue(), patient).toMatch(/^70,?000$/);
  await income(page, '70000');
  await box(page, 'monthlyIncome').fill('60000');
  await shows(page, 'surplus', '-₹34,000');
  await page.locator('aside').getByRole('link', { name: 'CAGR Calculator' }).click();
  await shows(page, 'cagr', '14.87%');
  await context.close();
});
