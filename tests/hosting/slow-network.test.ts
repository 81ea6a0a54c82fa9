import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fileOf, held, open, shows, toolModule } from '../browser/hub.ts';

/** The file that holds a tool's definition. */
const ppf = `**/${fileOf(toolModule('tools/savings/ppf'))}`;

const go = (page: Page, id: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, id);

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
