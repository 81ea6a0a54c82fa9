import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keepWords } from '#src/renderer/keep/words.ts';
import { tools } from '../tools.ts';
import { box, open, openTool, output } from './hub.ts';
import { drawCharts, unfold, withRates } from './rounds.ts';

const patient = { timeout: 10_000 };
const shows = (page: Page, name: string, text: string) =>
  expect.poll(() => output(page, name).textContent(), patient).toBe(text);

describe('a visitor in another time zone', () => {
  // 14 hours before the world's own time; of others the unit tests of days tell
  const zones = [
    { timezoneId: 'Pacific/Kiritimati', now: '2026-11-20T11:00:00Z', day: '21 November 2026', file: '2026-11-21' },
  ] as const;

  it.each(zones)(
    'in $timezoneId keeps net worth under the day that it is there',
    async ({ now, day, file, ...zone }) => {
      const page = await openTool('net_worth', { ...zone, before: (fresh) => fresh.clock.setFixedTime(new Date(now)) });
      await page.getByRole('button', { name: keepWords.snapshot, exact: true }).click();
      const days = page.getByRole('region', { name: 'Net worth over time' }).locator('tbody th');
      await expect.poll(() => days.allTextContents(), patient).toEqual([day]);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: keepWords.export, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`net_worth-${file}.json`);
      await page.reload();
      await expect.poll(() => days.allTextContents(), patient).toEqual([day]);
    },
  );

  it.each([['Pacific/Kiritimati', '2026-11-20T11:00:00Z', '1 day old']])(
    'in %s is told how old the exchange rates are there',
    async (timezoneId, now, age) => {
      const page = await openTool('currency_converter', {
        timezoneId,
        before: async (fresh) => {
          await fresh.clock.setFixedTime(new Date(now));
          await withRates(fresh, '2026-11-20');
        },
      });
      await page.getByText(`Exchange rates of 20 November 2026 (${age})`).waitFor();
      await shows(page, 'converted', '80,000');
    },
  );

  it('reads the same dates of rules everywhere', async () => {
    const dates = async (timezoneId: string) => {
      const page = await openTool('ppf', { timezoneId });
      const text = `${await page.locator('footer').textContent()} ${await page.locator('main').textContent()}`;
      const found = text.match(
        /\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g,
      );
      return found ?? [];
    };
    const there = await dates('Pacific/Kiritimati');
    expect(there.length).toBeGreaterThan(1);
    expect(await dates('America/Los_Angeles')).toEqual(there);
  });
});

describe('a browser set to another language', () => {
  /** Everything with a figure that a visitor can read or hear on a page. */
  const figures = (page: Page) =>
    page.locator('main').evaluate((main) => {
      const pieces: string[] = [];
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) pieces.push(texts.currentNode.textContent ?? '');
      for (const part of main.querySelectorAll('[aria-valuetext]'))
        pieces.push(part.getAttribute('aria-valuetext') ?? '');
      for (const part of main.querySelectorAll('input')) if (part.type === 'text') pieces.push(part.value);
      return pieces.filter((piece) => /\p{Nd}/u.test(piece));
    });

  it.each(['de-DE', 'ar-EG', 'mr-IN-u-nu-deva'])('%s still reads Latin digits in Indian groups', async (locale) => {
    const page = await openTool('sip_lumpsum', { locale });
    await shows(page, 'totalValue', '₹11,61,695');
    await box(page, 'monthlyAmount').fill('१२,५००');
    await box(page, 'years').fill('30');
    await shows(page, 'investedAmount', '₹45,00,000');
    await box(page, 'years').press('Tab');
    await expect.poll(() => box(page, 'monthlyAmount').inputValue()).toBe('12,500');
    await unfold(page);
    await drawCharts(page);
    await page.locator('main table').first().waitFor();
    const read = await figures(page);
    expect(read.length).toBeGreaterThan(100);
    // digits of other scripts; points between groups; a comma before decimals; groups of three below the lakh
    const foreign =
      /[^\P{Nd}0-9]|\d\.\d{3}(?!\d)\D*₹|₹\s?\d+\.\d{3}|\d\s?€|\b(?!(?:19|20)\d\d,)\d{4,},|₹[\d,]*,\d{3},\d{3}|₹\d{4,}/u;
    expect(read.filter((piece) => foreign.test(piece))).toEqual([]);
  });

  it.each(['de-DE'])(
    '%s reads what a browser set to English reads, in the widest tables and on the axes',
    async (locale) => {
      const read = async (language: string) => {
        const page = await openTool('retirement_corpus', { locale: language });
        await unfold(page);
        await drawCharts(page);
        await page.locator('main table').first().waitFor();
        return figures(page);
      };
      const english = await read('en-IN');
      expect(english.length).toBeGreaterThan(100);
      await expect.poll(() => read(locale)).toEqual(english);
    },
  );
});

describe('a page on paper', () => {
  const onPaper = async (page: Page) => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
  };

  it.each(['emi_calculator', 'budget_planner', 'tax_calculator'])(
    'of %s has the inputs, the figures, open tables and answers, and nothing to press',
    async (id) => {
      const page = await openTool(id, { colorScheme: 'dark' });
      await unfold(page);
      await drawCharts(page);
      await onPaper(page);
      const seen = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.filter((part) => part.getClientRects().length > 0).length);
      await expect.poll(() => seen('header, aside, nav, button, figure, [type=range], [type=password]')).toBe(0);
      await expect.poll(() => seen('output')).toBeGreaterThan(2);
      await expect.poll(() => seen('form [role=spinbutton]')).toBeGreaterThan(0);
      await expect.poll(() => seen('main table')).toBeGreaterThan(0);
      await expect.poll(() => page.locator('details p').first().isVisible()).toBe(true);
    },
  );

  it('has in its tables what was typed a moment before', async () => {
    const page = await openTool('emi_calculator', { before: (fresh) => fresh.clock.install() });
    await unfold(page);
    const table = () => page.locator('main table').first().textContent();
    const before = await table();
    await box(page, 'loanAmount').fill('1234567');
    await onPaper(page);
    const printed = await table();
    expect(printed).not.toBe(before);
    await page.clock.runFor(10_000);
    expect(await table()).toBe(printed);
  });

  it('is dark ink on white whatever the theme, and the theme is back on the screen', async () => {
    const page = await openTool('emi_calculator', { colorScheme: 'dark' });
    const dark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    await expect.poll(() => dark()).toBe(true);
    await onPaper(page);
    await expect.poll(() => dark()).toBe(false);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => dark()).toBe(true);
  });

  it('of the landing page has every tool and no banner', async () => {
    const page = await open('', { viewport: { width: 360, height: 800 } });
    await onPaper(page);
    await expect.poll(() => page.locator('main li a').count()).toBe(tools.length);
    await expect.poll(() => page.getByText('Want one for your business?').isVisible()).toBe(false);
  });
});
