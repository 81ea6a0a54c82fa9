import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, openTool } from './hub.ts';
import {
  alert,
  button,
  choose,
  flush,
  history,
  holding,
  isKeeping,
  isStored,
  patient,
  shows,
  worth,
} from './keeping.ts';

const main = (page: Page) => page.evaluate(() => localStorage.getItem('hisaab / tool:net_worth'));
const aside = (page: Page) => page.evaluate(() => localStorage.getItem('hisaab / aside:net_worth:1'));
const readable = 'Use what can be read';

describe('values of an earlier visit that cannot be read in full', () => {
  const renamed = worth(700_000, ['2026-01-31', '2026-02-28']).replace('"liabilities"', '"debts"');

  it('are told at the head of the page, never written over, and what can be read of them is taken over', async () => {
    const page = await openTool('net_worth', holding('net_worth', renamed));
    await isKeeping(page);
    await alert(page).waitFor();
    const notice = (await alert(page).textContent()) ?? '';
    expect(notice).toContain('cannot be read in full');
    expect(notice).toContain('It has a value "debts" that this tool does not know.');
    expect(notice).toContain('It has no value for "What you owe".');
    const [above, form] = await Promise.all([alert(page).boundingBox(), page.locator('main form').boundingBox()]);
    expect(above?.y).toBeLessThan(form?.y ?? 0);

    await box(page, 'assets.0.value').fill('300000');
    await isStored(page, 'net_worth', '300000');
    await flush(page);
    await expect.poll(() => aside(page)).toBe(renamed);
    await page.reload();
    await shows(page, 'netWorth', '₹53,20,000');
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download them').click()]);
    expect(await readFile(await file.path(), 'utf8')).toBe(renamed);

    await button(page, readable).click();
    await alert(page).waitFor({ state: 'detached' });
    await shows(page, 'totalAssets', '₹7,00,000');
    await expect.poll(() => history(page).count(), patient).toBe(2);
    await page.reload();
    await shows(page, 'totalAssets', '₹7,00,000');
    await button(page, 'Delete them').waitFor();
    await expect.poll(() => alert(page).count()).toBe(0);
    await expect.poll(() => aside(page)).toBe(renamed);
    await button(page, 'Delete them').click();
    await expect.poll(() => aside(page), patient).toBeNull();
    await shows(page, 'totalAssets', '₹7,00,000');
  });

  it('leave a page that starts again, and stay put aside', async () => {
    const damaged = worth(700_000, ['2026-01-31']).slice(0, -7);
    const page = await openTool('net_worth', holding('net_worth', damaged));
    await isKeeping(page);
    await alert(page).getByText('Nothing in them can be used.').waitFor();
    await expect.poll(() => button(page, readable).count()).toBe(0);
    await button(page, 'Start again').click();
    await alert(page).waitFor({ state: 'detached' });
    await expect
      .poll(async () => JSON.parse((await main(page)) ?? ''))
      .toMatchObject({ tool: 'net_worth', history: [] });
    await page.reload();
    await button(page, 'Delete them').waitFor();
    await shows(page, 'netWorth', '₹52,20,000');
    await expect.poll(() => aside(page)).toBe(damaged);
  });

  it('stop what is saved where there is no room to put them aside, and the page says so', async () => {
    const text = worth(700_000, ['2026-01-31']).replace('Farm', 'x'.repeat(3_000_000));
    const page = await openTool('net_worth', holding('net_worth', text));
    await isKeeping(page);
    await alert(page).getByText('Nothing has been saved over them.').waitFor();
    await box(page, 'assets.0.value').fill('300000');
    await page.getByText('Nothing is saved now:').waitFor();
    expect((await main(page)) ?? (await page.evaluate(() => localStorage.getItem('tool:net_worth')))).toBe(text);
    await Promise.all([page.waitForEvent('download'), button(page, 'Download them').click()]);
    await button(page, 'Start again').click();
    await alert(page).first().waitFor({ state: 'detached' });
    await expect.poll(() => main(page)).toContain('300000');
  });
});

describe('a value that is refused', () => {
  it('does not keep the others from being saved, and the page says which it is', async () => {
    const page = await openTool('net_worth');
    await isKeeping(page);
    await box(page, 'liabilities.2.outstanding').fill('-5');
    await box(page, 'assets.0.value').fill('300000');
    await isStored(page, 'net_worth', '300000');
    await page.getByText('Saved, except for values that are not accepted').waitFor();
    await expect.poll(() => page.getByText(/^What you owe, row 3: .* cannot be below 0/).count()).toBe(1);
    await expect.poll(() => main(page)).not.toContain('-5');
    await box(page, 'liabilities.2.outstanding').fill('5');
    await page.getByText('Saved, except for values that are not accepted').waitFor({ state: 'detached' });
  });
});

describe('a snapshot that cannot be saved', () => {
  it('is not said to be', async () => {
    const page = await openTool('net_worth', {
      before: (fresh) =>
        fresh.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        }),
    });
    await isKeeping(page);
    await button(page, "Keep today's figures").click();
    await alert(page).getByText('storage is blocked or full').waitFor();
    await expect.poll(() => page.getByText("Today's figures are kept.").count()).toBe(0);
  });
});

describe('a file that is out of order', () => {
  it('is refused with what is wrong, and what can be read of it is taken over by choice', async () => {
    const page = await openTool('net_worth');
    await isKeeping(page);
    await choose(page, worth(700_000, ['2026-01-31', '2026-02-28', '2026-02-28']));
    await alert(page).getByText('It has more than one snapshot of 28 February 2026').waitFor();
    await expect.poll(() => history(page).count()).toBe(0);
    await button(page, readable).click();
    await shows(page, 'netWorth', '₹7,00,000');
    await expect.poll(() => history(page).count(), patient).toBe(2);
    await expect.poll(() => alert(page).count()).toBe(0);
  });
});
