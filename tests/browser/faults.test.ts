import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, fileOf, hub, open, openTool, output, sizes } from './hub.ts';

/** The address of the built file that a source file loads on demand, as a pattern for routes. */
const chunkOf = (source: string) => `**/${fileOf(source)}`;

/** What the browser logs of a file that does not come. */
const expected = [/Failed to load resource/, /dynamically imported module/];
const lost = (source: string) => ({
  expected,
  before: (page: Page) => page.route(chunkOf(source), (route) => route.abort()),
});
const lift = (page: Page, source: string) => page.unroute(chunkOf(source));

const alert = (page: Page) => page.getByRole('alert');
const again = (page: Page) => alert(page).getByRole('button', { name: 'Try again' });
const sidebar = (page: Page, title: string) => page.locator('aside').getByRole('link', { name: title, exact: true });

describe('a part of the hub that does not load', () => {
  const definition = 'tools/savings/ppf/definition.ts';

  it.each([definition, 'tools/savings/ppf/meta.ts', 'src/renderer/tool-body.tsx'])(
    'is told on its page, and one press on Try again brings the tool once %s is to be had',
    async (source) => {
      const page = await open('ppf', lost(source));
      await alert(page).getByText('This calculator could not be loaded').waitFor();
      expect(await page.locator('main h1').textContent()).toBe('PPF Calculator');
      expect(await page.locator('main form').count()).toBe(0);
      await lift(page, source);
      await again(page).click();
      await output(page, 'maturityValue').waitFor();
      expect(await output(page, 'maturityValue').textContent()).toBe('₹27,12,139');
      expect(await alert(page).count()).toBe(0);
    },
  );

  it('may be asked for as often as one likes', async () => {
    const page = await open('ppf', lost(definition));
    for (let press = 0; press < 3; press++) {
      await again(page).click();
      await alert(page).getByText('could not be loaded').waitFor();
    }
    await lift(page, definition);
    await again(page).click();
    await output(page, 'maturityValue').waitFor();
  });

  it('leaves the rest of the hub working', async () => {
    const page = await open('ppf', lost(definition));
    await alert(page).waitFor();
    await sidebar(page, 'EMI Calculator').click();
    await output(page, 'emi').waitFor();
    expect(await output(page, 'emi').textContent()).toBe('₹8,678');
    expect(await alert(page).count()).toBe(0);
    await lift(page, definition);
    await page.goBack();
    await output(page, 'maturityValue').waitFor();
  });

  it('leaves the figures standing where it is only a chart', async () => {
    const page = await openTool('sip_lumpsum', lost('src/renderer/charts/ring.tsx'));
    await page.getByText('The chart could not be loaded. The figures are above.').waitFor();
    await box(page, 'years').fill('1');
    await expect.poll(() => output(page, 'totalValue').textContent()).toBe('₹64,047');
  });

  it.each([
    ['sip_lumpsum', 'src/renderer/insight/panel.tsx', 'years', '1', 'totalValue', '₹64,047'],
    ['budget_planner', 'src/renderer/keep/panel.tsx', 'monthlyIncome', '110000', 'surplus', '₹16,000'],
  ])('leaves the calculator of %s working where it is only %s', async (id, source, input, value, result, figure) => {
    let noticed: Promise<unknown> = Promise.resolve();
    const page = await open(id, {
      expected,
      before: async (fresh) => {
        await lost(source).before(fresh);
        // the page learns of it a moment after the browser, and need not say so
        const predicate = (message: { text(): string }) => /dynamically imported module/.test(message.text());
        noticed = fresh.waitForEvent('console', { predicate, timeout: 3000 }).catch(() => null);
      },
    });
    await noticed;
    await box(page, input).fill(value, { timeout: 5000 });
    await expect.poll(() => output(page, result).textContent({ timeout: 5000 })).toBe(figure);
    expect(await page.getByText('This calculator has a fault').count()).toBe(0);
  });

  it('can be asked for again where a tool cannot do without it', async () => {
    const source = 'src/renderer/fields/rows-field.tsx';
    const page = await open('loan_comparison', lost(source));
    await again(page).waitFor();
    await lift(page, source);
    await again(page).click();
    await page.locator('[name="loans.0.rate"]').waitFor({ timeout: 5000 });
  });

  it('can be asked for again where it is the menu of small screens', async () => {
    const source = 'src/shell/menu/drawer.tsx';
    const page = await open('', { ...lost(source), viewport: sizes.phone });
    const menu = page.getByRole('button', { name: 'Open menu' });
    const failed = page.waitForEvent('requestfailed');
    await menu.click();
    await failed;
    await lift(page, source);
    const press = async () => {
      // the same button again, or one that offers it; the open menu covers both
      const offer = page.getByRole('button', { name: 'Try again' });
      await ((await offer.count()) > 0 ? offer : menu).click({ timeout: 1000 }).catch(() => {});
      return page.getByRole('dialog').count();
    };
    await expect.poll(press, { timeout: 8000, interval: 400 }).toBe(1);
  });
});

describe('a definition that is broken', () => {
  it('shows an error on its own page only', async () => {
    const page = await open('ppf', {
      expected: [/TypeError/],
      before: (fresh) =>
        fresh.route(chunkOf('tools/savings/ppf/definition.ts'), async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('inputs:{', 'inputs:null,none:{');
          await route.fulfill({ response, body });
        }),
    });
    await alert(page).getByText('This calculator has a fault').waitFor();
    await sidebar(page, 'EMI Calculator').click();
    await output(page, 'emi').waitFor();
    expect(await alert(page).count()).toBe(0);
  });
});

describe('a browser that lacks something', () => {
  it('is told what to do where JavaScript is off', async () => {
    const browser = (await open()).context().browser();
    const context = await browser?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    await page?.goto(hub.url);
    const text = page?.getByText(/switch JavaScript on/);
    expect(await text?.isVisible()).toBe(true);
    await context?.close();
  });

  it('shows no such text where JavaScript is on', async () => {
    const page = await open();
    expect(await page.getByText(/switch JavaScript on/).isVisible()).toBe(false);
  });

  it('gets an error that names the cause where the document has no root element', async () => {
    const page = await open('', { expected: [/Could not find root element/] });
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
});

describe('a storage that is full', () => {
  /** Fills this origin's storage to the last character. */
  const fill = (page: Page) =>
    page.addInitScript(() => {
      let count = 0;
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (;;) {
            localStorage.setItem(`fill${count}`, 'x'.repeat(size));
            count++;
          }
        } catch {
          // no room for this size: try a smaller one
        }
      }
    });
  const isFull = (page: Page) =>
    page.evaluate(() => {
      try {
        localStorage.setItem('theme', 'light');
        return false;
      } catch {
        return true;
      }
    });

  it('does not keep the theme from being chosen for this visit', async () => {
    const page = await open('', { before: fill, colorScheme: 'light' });
    expect(await isFull(page)).toBe(true);
    await page.locator('aside').getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  });

  it('does not keep the visitor’s key from being used for this visit', async () => {
    const page = await openTool('sip_lumpsum', { before: fill });
    await page.getByLabel('Your API key').fill('key');
    expect(await page.getByRole('button', { name: 'Generate AI insight' }).isEnabled()).toBe(true);
  });

  it('is told where a tool keeps what is typed, and the tool goes on', async () => {
    const page = await openTool('budget_planner', { before: fill });
    await page.getByRole('heading', { name: 'Kept in this browser' }).waitFor();
    await box(page, 'monthlyIncome').fill('110000');
    await page.getByText(/storage is blocked or full/).waitFor();
    await expect.poll(() => output(page, 'surplus').textContent()).toBe('₹16,000');
  });
});
