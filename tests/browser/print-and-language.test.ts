import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { box, loaded, openByHash, openTool, shows, sizes } from './hub.ts';
import { drawCharts, isDark, sideways, unfold } from './rounds.ts';

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

it('a browser set to another language still reads Latin digits in Indian groups', async () => {
  const page = await openTool('sip_lumpsum', { locale: 'mr-IN-u-nu-deva' });
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

const onPaper = async (page: Page) => {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
};

it('a page on paper has the inputs, the figures and open tables with what was typed a moment before, no text to read, nothing to press, and dark ink on white', async () => {
  const page = await openTool('emi_calculator', { colorScheme: 'dark', before: (fresh) => fresh.clock.install() });
  await expect.poll(() => isDark(page)).toBe(true);
  await unfold(page);
  await drawCharts(page);
  const table = () => page.locator('main table').first().textContent();
  const before = await table();
  await box(page, 'loanAmount').fill('1234567');
  await shows(page, 'emi', '₹10,714');
  // the table follows a moment after the figures
  await expect.poll(table).not.toBe(before);
  await onPaper(page);
  const printed = await table();
  const seen = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.filter((part) => part.getClientRects().length > 0).length);
  await expect.poll(() => seen('header, aside, nav, button, [type=range], [type=password]')).toBe(0);
  // what is drawn is printed
  const drawn = 'figure svg.recharts-surface';
  expect(await seen(drawn)).toBe(await page.locator(drawn).count());
  expect(await seen('output')).toBeGreaterThan(2);
  expect(await seen('form [role=spinbutton]')).toBeGreaterThan(0);
  expect(await seen('main table')).toBeGreaterThan(0);
  expect(await seen('article, [data-example]')).toBe(0);
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  expect(await ink()).toBe('rgb(28, 25, 23)');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  await page.clock.runFor(10_000);
  expect(await table()).toBe(printed);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  // the theme is back on the screen
  expect(await ink()).not.toBe('rgb(28, 25, 23)');

  // More options are on paper once one of them is changed, open or not
  const more = page.locator('main form details');
  await onPaper(page);
  expect(await more.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await more.getByRole('spinbutton').first().fill('1');
  await more.locator('summary').click();
  await onPaper(page);
  await expect.poll(() => more.getByRole('spinbutton').first().isVisible()).toBe(true);
});

/** Opens a calculator on a phone, whose Print button only says that it was pressed. */
const openToPrint = () =>
  openTool('emi_calculator', {
    colorScheme: 'dark',
    viewport: sizes.phone,
    before: (fresh) =>
      fresh.addInitScript(() => {
        window.print = () => {
          window.dispatchEvent(new Event('beforeprint'));
          document.documentElement.dataset.printed = '';
        };
      }),
  });

/** The text of each page that the Print button makes. */
async function printed(page: Page): Promise<string[]> {
  await page.evaluate(() => delete document.documentElement.dataset.printed);
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => page.evaluate(() => 'printed' in document.documentElement.dataset)).toBe(true);
  const file = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } });
  return (await extractText(await getDocumentProxy(new Uint8Array(file)))).text;
}

it('a page on paper that the Print button makes has all of the calculation, for someone who was not there', async () => {
  const page = await openToPrint();
  await box(page, 'rate').fill('9');
  await shows(page, 'emi', '₹8,997');
  await drawCharts(page);
  // a chart is on the chosen tab; the table by year is on paper beside it, without the long schedule by month
  const short = await printed(page);
  expect(short.join(' ')).toContain('Repayment schedule');
  expect(short.join(' ')).not.toContain('Repayment schedule by month');
  await page.getByRole('tab', { name: 'Monthly' }).click();
  const table = page.locator('main table').last();
  await table.waitFor();
  const pages = await printed(page);
  expect(pages.length).toBeGreaterThan(short.length);
  const text = pages.join(' ').replace(/\s+/g, ' ');
  for (const part of [
    'EMI Calculator',
    'Hisaab, printed on ',
    'Loan amount',
    '10,00,000',
    'Interest rate (p.a.)',
    '₹8,997',
    'Assumptions and rules',
    'reducing balance',
    'loanAmount=1000000&rate=9&tenure=20&',
  ])
    expect(text).toContain(part);
  for (const part of ['Work backwards', 'Reset', 'Related', 'Search', 'Skip', 'More options'])
    expect(text).not.toContain(part);
  // every row of the schedule, and its header wherever it goes on
  const head = await table.locator('thead').textContent();
  const listing = pages.filter((each) => /\d( ₹[\d,]+){4}/.test(each.replace(/\s+/g, ' ')));
  expect(listing.length).toBeGreaterThan(2);
  for (const each of listing) expect(each.replace(/\s/g, '')).toContain(String(head).replace(/\s/g, ''));

  // the charts are drawn on it, within its width, with the QR code of the link
  await onPaper(page);
  await page.setViewportSize({ width: 680, height: 1000 });
  expect(await page.locator('main figure svg.recharts-surface:visible').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-print-foot] svg').isVisible()).toBe(true);
  expect(await sideways(page)).toBe(0);
});

it('on paper the rows of a schedule have their names, nothing empty stands between the inputs, and the foot is there unasked', async () => {
  const page = await openByHash('emi_calculator?prepayments=1&prepayments.0.amount=100000&prepayments.0.every=year', {
    viewport: sizes.phone,
  });
  await page.getByRole('tab', { name: 'Yearly' }).click();
  const years = page.locator('main table').last().locator('tbody th');
  await years.first().waitFor();
  await loaded(page);
  // no `beforeprint`: some programs only change the medium
  await page.emulateMedia({ media: 'print' });
  const [first] = await years.evaluateAll((all) => all.map((each) => (each as HTMLElement).innerText.trim()));
  expect(first).toBe('1');
  const legends = page.locator('main form fieldset:has(> legend):visible > legend');
  expect(await legends.allInnerTexts()).not.toContain('Interest rate changes');
  expect(await legends.allInnerTexts()).toContain('Prepayments');
  expect(await page.locator('main form input[type=date]:visible').count()).toBe(0);
  expect(await page.getByText('Paid right after that month’s EMI.').isVisible()).toBe(false);
  expect(await page.locator('[data-print-foot]').innerText()).toMatch(
    /Hisaab, printed on \d+ \w+ \d{4}\s+http.*prepayments/s,
  );
  await page.emulateMedia({ media: null });
  // Chromium itself tells of the medium once more after `beforeprint`
  await page.getByRole('tab', { name: 'Chart' }).click();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())));
  for (const part of ['Closing balance', 'Hisaab, printed on']) expect(text.join(' ')).toContain(part);
});
