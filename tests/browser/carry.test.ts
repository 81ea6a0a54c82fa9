import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { box, hub, hydrated, loaded, open, openTool, output, shows, showsTitle, sizes, turnTo } from './hub.ts';

const phone = { viewport: sizes.phone };
const stored = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(`hisaab / ${key}`) ?? 'null')?.value, name);
const press = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name }).first().click();
const type = async (page: Page, name: string, text: string) => {
  await loaded(page);
  await box(page, name).first().fill(text);
  await box(page, name).first().blur();
};
/** Saves the open calculation under a name. */
async function saveAs(page: Page, name: string) {
  await page.locator('main').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await press(page, 'Save on this device');
}
/** Opens More options, under which the rent of a salary stands. */
const openMore = (page: Page) => page.locator('main form summary').filter({ hasText: 'More options' }).click();
const isInSight = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .evaluate((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });

it('a salaried person types the income once, from the offer letter to pay, tax, a loan and a SIP', async () => {
  const page = await openTool('salary', phone);
  await type(page, 'ctc', '2400000');
  await expect.poll(() => output(page, 'inHand').textContent()).not.toBe('₹91,387');
  const inHand = String(await output(page, 'inHand').textContent());
  // on to the tax and to the loan by the links under the result, and back with everything kept
  const main = page.locator('main');
  await main.getByRole('link', { name: /both regimes, line by line/ }).click();
  await showsTitle(page, 'Income Tax Calculator');
  await expect.poll(() => box(page, 'itemised').isChecked()).toBe(true);
  await page.goBack();
  await showsTitle(page, 'In-Hand Salary Calculator');
  await expect.poll(() => box(page, 'ctc').first().inputValue()).toBe('24,00,000');
  await main.getByRole('link', { name: `With ${inHand} in hand: how large a loan?` }).click();
  await showsTitle(page, 'Loan Eligibility Calculator');
  await expect.poll(() => box(page, 'monthlyIncome').first().inputValue()).toBe(inHand.replace('₹', ''));
  // opened by itself later, it offers the same figure, and fills in nothing
  await page.goto(hub.url);
  await turnTo(page, 'loan_eligibility');
  expect(await box(page, 'monthlyIncome').first().inputValue()).toBe('75,000');
  const chip = main.getByRole('button', { name: /· from In-Hand Salary/ }).first();
  await chip.click();
  await expect.poll(() => box(page, 'monthlyIncome').first().inputValue()).toBe(inHand.replace('₹', ''));
  await press(page, 'Undo');
  await expect.poll(() => box(page, 'monthlyIncome').first().inputValue()).toBe('75,000');
  await turnTo(page, 'sip_lumpsum');
  expect(await main.getByRole('button', { name: /· from/ }).count()).toBe(0);
});

it('a couple with two loan offers sends one link, which opens with the comparison in sight', async () => {
  const page = await openTool('home_loan', phone);
  await type(page, 'rate', '8.4');
  await press(page, 'Compare');
  await press(page, 'Keep this');
  await page.getByRole('textbox', { name: 'Name of scenario 1' }).fill('SBI');
  await type(page, 'rate', '8.1');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const drawn = page.waitForEvent('download');
  await press(page, 'Send a picture');
  const picture = readFileSync(await (await drawn).path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
  expect(picture.length).toBeGreaterThan(30_000);

  const other = await open('', { ...phone, at: link });
  await expect.poll(() => isInSight(other, 'Scenarios compared'), { timeout: 20_000 }).toBe(true);
  expect(await other.getByRole('textbox', { name: 'Name of scenario 1' }).inputValue()).toBe('SBI');
  await other.reload();
  await expect.poll(() => other.getByRole('textbox', { name: 'Name of scenario 1' }).inputValue()).toBe('SBI');
  // who gets a link has typed nothing
  expect(await stored(other, 'figures')).toBe(undefined);
});

it('a retired person with large text reads what is offered and saved, and nothing is wider than the screen', async () => {
  const page = await open('', {
    viewport: { width: 360, height: 740 },
    before: (fresh) =>
      fresh.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      }),
  });
  await turnTo(page, 'retirement_corpus');
  await type(page, 'monthlyExpenses', '60000');
  await saveAs(page, 'Our retirement');
  await turnTo(page, 'will_it_last');
  await page.getByRole('button', { name: '₹60,000 · from Retirement' }).waitFor();
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isWide()).toBe(false);
  await page.goto(`${hub.url}#my-figures`);
  await page.getByRole('link', { name: 'Our retirement' }).first().waitFor();
  expect(await isWide()).toBe(false);
});

it('someone who comes back after a month finds what was left in the first screen, with its day', async () => {
  const page = await openTool('home_loan', phone);
  await type(page, 'loanAmount', '4500000');
  await expect.poll(() => page.url()).toContain('loanAmount=4500000');
  await saveAs(page, 'SBI October');
  await page.getByText('Saved on this device.').waitFor();
  const left = async () =>
    (await stored(page, 'recent')).recent[0].left.map((each: { figures: string }) => each.figures);
  await expect.poll(left).toEqual(['₹45 lakh, 8.5%']);
  await page.goto('about:blank');
  await page.goto(`${hub.url}#how-we-check`);
  // a month passes
  await page.evaluate(() => {
    for (const name of ['recent', 'saved']) {
      const text = localStorage.getItem(`hisaab / ${name}`) ?? '';
      const before = text.replace(/"at":(\d+)/g, (_, at) => `"at":${Number(at) - 31 * 86_400_000}`);
      localStorage.setItem(`hisaab / ${name}`, before);
    }
  });
  await page.goto('about:blank');
  await page.goto(hub.url);
  await hydrated(page);
  const strip = page.locator('[data-recent]');
  await strip.getByRole('link', { name: 'Continue: Home loan, ₹45 lakh, 8.5%' }).waitFor();
  const place = await strip.boundingBox();
  expect(Number(place?.y) + Number(place?.height)).toBeLessThan(sizes.phone.height);
  await strip.getByRole('link', { name: 'SBI October' }).waitFor();
  // by its card it opens with the usual figures, and overwrites nothing
  await turnTo(page, 'home_loan');
  await shows(page, 'emi', '₹43,391');
  await type(page, 'loanAmount', '2000000');
  await expect.poll(left).toEqual(['₹20 lakh, 8.5%', '₹45 lakh, 8.5%']);
  await page.getByRole('link', { name: /^Continue with ₹45 lakh, 8\.5% \(\d+ \w+ 20\d\d\)$/ }).click();
  await expect.poll(() => box(page, 'loanAmount').first().inputValue()).toBe('45,00,000');
  expect((await stored(page, 'saved'))[0].name).toBe('SBI October');
});

it('two tabs keep what each has saved', async () => {
  const page = await openTool('home_loan');
  const other = await page.context().newPage();
  await other.goto(`${hub.url}#ppf`);
  await other.locator('main form').waitFor();
  await loaded(other);
  await saveAs(page, 'Loan');
  await saveAs(other, 'Deposit');
  await page.goto(`${hub.url}#my-figures`);
  for (const name of ['Loan', 'Deposit']) await page.getByRole('link', { name, exact: true }).first().waitFor();
  // what the other tab deletes is gone here, too
  await other.goto(`${hub.url}#my-figures`);
  await other.getByRole('button', { name: 'Delete: Loan' }).click();
  await expect.poll(() => page.locator('main').getByRole('link', { name: 'Loan', exact: true }).count()).toBe(0);
});

it.each([
  [
    'refused',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
])('where storage is %s, all works for the visit, and the page says so', async (_, block) => {
  const page = await open('', { before: (fresh) => fresh.addInitScript(block) });
  await turnTo(page, 'hra');
  await type(page, 'rentPaid', '32000');
  await saveAs(page, 'Rent');
  await page.getByText(/does not let the page store anything/).waitFor();
  await turnTo(page, 'salary');
  await openMore(page);
  await page.getByRole('button', { name: '₹32,000 · from HRA' }).waitFor();
  await page.goto(`${hub.url}#my-figures`);
  await page.getByRole('link', { name: 'Rent', exact: true }).first().waitFor();
});

it('on a first visit, or a new phone, nothing shows that was not typed there, and a file brings the rest', async () => {
  const page = await openTool('hra', phone);
  expect(await page.locator('main').getByText('· from').count()).toBe(0);
  await type(page, 'rentPaid', '32000');
  await saveAs(page, 'Rent');
  await page.goto(`${hub.url}#my-figures`);
  const given = page.waitForEvent('download');
  await press(page, 'Export to a file');
  const file = await (await given).path();

  const other = await open('my-figures', phone);
  await other.getByText('Nothing yet. Save is among the buttons').waitFor();
  await other.locator('input[type=file]').setInputFiles(file);
  await other.getByText(/^The file is imported: \d+ new\.$/).waitFor();
  await other.getByRole('link', { name: 'Rent', exact: true }).first().waitFor();
  // at its own address the page is complete, too
  await turnTo(other, 'salary');
  await openMore(other);
  await other.getByRole('button', { name: '₹32,000 · from HRA' }).waitFor();
});
