import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { box, fileOf, held, hub, isLoadedAgain, listen, open, openTool, shows, toolModule } from '../browser/hub.ts';

const expected = [/Failed to load resource/, /dynamically imported module/];
/** The file that holds a tool's definition. */
const ppf = `**/${fileOf(toolModule('tools/savings/ppf'))}`;

const heading = (page: Page) => page.locator('main h1').textContent();
const notLoaded = (page: Page) => page.getByText('This calculator could not be loaded');
const go = (page: Page, id: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, id);

it('without a network tools that were opened go on, the landing page too, and another one comes once the network is back', async () => {
  const page = await openTool('emi_calculator', { expected });
  await page.getByRole('tab', { name: 'Yearly' }).click();
  await page.locator('main table').waitFor();
  await go(page, 'cagr');
  await shows(page, 'cagr', '14.87%');
  // what the first tool shows below its figures arrives once the page is idle
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await box(page, 'years').fill('1');
  await shows(page, 'cagr', '100%');
  await go(page, 'emi_calculator');
  await box(page, 'rate').fill('9');
  await shows(page, 'emi', '₹8,997');
  await page.getByRole('tab', { name: 'Yearly' }).click();
  await page.locator('main table').waitFor();
  await expect.poll(() => page.locator('main tbody tr').count()).toBe(20);

  // so do the landing page and its menu
  const links = page.locator('main [data-group] a');
  const home = page.locator('aside').getByRole('link', { name: /home page/ });
  await home.click();
  await expect.poll(() => heading(page)).toContain('Know your numbers');
  await expect.poll(() => links.count()).toBeGreaterThan(0);

  let unanswered = 0;
  page.on('requestfailed', (request) => {
    if (request.method() === 'HEAD') unanswered += 1;
  });
  await go(page, 'ppf');
  await notLoaded(page).waitFor();
  await expect.poll(() => heading(page)).toBe('PPF Calculator');
  await page.getByRole('button', { name: 'Try again' }).click();
  // the page asks whether the host is there when the file does not arrive, when the button is pressed, and when it fails again
  await expect.poll(() => unanswered).toBe(3);
  await notLoaded(page).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await shows(page, 'maturityValue', '₹27,12,139');
  await expect.poll(() => notLoaded(page).count()).toBe(0);
});

it('a network that is slow lets nothing that comes late take the place of another tool', async () => {
  const page = await open();
  const { before, letGo } = held(ppf);
  await before(page);
  await go(page, 'ppf');
  await page.getByText('Loading the calculator…').waitFor();
  await go(page, 'cagr');
  await shows(page, 'cagr', '14.87%');
  const late = page.waitForResponse(ppf);
  letGo();
  await (await late).finished();
  await go(page, 'ppf');
  await shows(page, 'maturityValue', '₹27,12,139'); // so that it has come
  await go(page, 'cagr');
  await shows(page, 'cagr', '14.87%');
  await expect.poll(() => page.title()).toBe('CAGR Calculator | Hisaab');
});

it('a network that is slow says so where it breaks off in the middle, and the tool comes when asked for again', async () => {
  const whole = readFileSync(join(hub.folder, ppf.slice(3)));
  let cut = true;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': whole.length });
    if (!cut) return response.end(whole);
    return response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
  });
  const address = await listen(server);
  const page = await open('', { expected });
  await page.route(ppf, (route) => route.continue({ url: address }));
  await go(page, 'ppf');
  await isLoadedAgain(page);
  await notLoaded(page).waitFor();
  cut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await shows(page, 'maturityValue', '₹27,12,139');
  server.closeAllConnections();
  server.close();
});
