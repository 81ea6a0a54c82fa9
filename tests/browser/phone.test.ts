// What narrow screens show: all of it in one page that is turned from tool to tool.
import { expect, it } from 'vitest';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import { words as shell } from '#words/shell.ts';
import { toolOf } from '../tools.ts';
import { box, hub, output, sharedTool, sizes } from './hub.ts';
import { inSight, sideways } from './rounds.ts';

const NARROW = { width: 320, height: 700 };
const PHONE = { width: 360, height: 800 };
async function openShared(id: string, viewport = PHONE) {
  const page = await sharedTool(id, { viewport: PHONE, hasTouch: true });
  await page.setViewportSize(viewport);
  return page;
}

it('a phone without a share sheet says in sight that the link is copied, or that it could not be', async () => {
  const page = await openShared('ppf');
  for (const copies of [true, false]) {
    await page.evaluate((works) => {
      const writeText = async () => {
        if (!works) throw new DOMException('no', 'NotAllowedError');
      };
      Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
      document.execCommand = () => works;
    }, copies);
    await page.locator('header').getByRole('button', { name: shell.share.action }).tap();
    const said = page.locator('header').getByText(copies ? shell.share.copied : shell.share.failed);
    await said.waitFor();
    await expect.poll(() => inSight(said)).toBe(true);
  }
  await page.reload(); // restores the real share and clipboard
});

it('a tap on a chip, a unit or the bar leaves no ring', async () => {
  // chips stand beside a slider from 400 px on
  const page = await openShared('emi_calculator', { width: 412, height: 600 });
  const ringed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main form *, main section *')]
        .filter((each) => !each.matches('input:not([type=radio]), .box'))
        .filter((each) => each.matches(':focus-visible') || getComputedStyle(each).outlineStyle === 'solid')
        .map((each) => each.outerHTML.slice(0, 80)),
    );
  for (const part of [page.getByText('₹25 lakh').first(), page.getByText('Months', { exact: true }).first()]) {
    await part.tap();
    expect(await ringed()).toEqual([]);
  }
  await page.getByRole('button', { name: 'Show results' }).tap();
  expect(await ringed()).toEqual([]);
});

it('tabs that are wider than a phone are all in sight on further lines, and the page does not scroll sideways', async () => {
  const page = await openShared('education_loan', NARROW);
  const all = page.locator('main [role=tablist]').getByRole('tab');
  await all.first().waitFor();
  const ends = await all.evaluateAll((each) => each.map((tab) => tab.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(NARROW.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
});

it('a phone folds examples and text by their headings, and shows eight rows of a long schedule; a large screen shows all', async () => {
  const page = await openShared('emi_calculator');
  const [examples, rows] = [page.locator('[data-example]'), page.locator('main [data-table] tbody > tr')];
  const seen = (parts: typeof rows) => parts.filter({ visible: true }).count();
  await page.getByRole('tab', { name: 'Yearly' }).tap();
  await expect.poll(() => seen(rows)).toBe(8);
  expect(await seen(examples)).toBe(0);
  expect(await page.locator('article details[open]').count()).toBe(0);
  await page.getByRole('button', { name: 'Show all 20 rows' }).tap();
  await expect.poll(() => seen(rows)).toBe(20);
  await page.getByRole('button', { name: 'Show fewer rows' }).tap();
  await page.locator('summary', { hasText: 'Worked examples' }).tap();
  await expect.poll(() => seen(examples)).toBeGreaterThan(1);
  await page.setViewportSize(sizes.desktop);
  await expect.poll(() => seen(rows)).toBe(20);
  expect(await page.getByRole('button', { name: /^Show (all|fewer)/ }).count()).toBe(0);
});

it('many rows leave the headline in sight while any of them is typed in', async () => {
  const page = await openShared('xirr');
  const flows = Array.from({ length: 40 }, (_, at) => ({
    date: `${1980 + at}-04-01`,
    amount: at === 39 ? 900_000 : -10_000,
  }));
  await page.goto(`${hub.url}#xirr?${writeScenario(toolOf('xirr').tool, { flows })}`);
  await box(page, 'flows.39.amount').waitFor();
  const headline = output(page, 'xirr');
  const bar = page.locator('[data-result-bar] b');
  const typed = [
    [0, '-11000'],
    [20, '-12000'],
    // beside the last rows of all the card has left the window with the end of its form
    [30, '-13000'],
  ] as const;
  for (const viewport of [PHONE, sizes.desktop]) {
    await page.setViewportSize(viewport);
    for (const [row, amount] of typed) {
      const before = await headline.textContent();
      const cell = box(page, `flows.${row}.amount`);
      await cell.evaluate((control) => control.scrollIntoView({ block: 'center' }));
      // ten times as much on the second screen, so that the figure moves again
      await cell.fill(amount + (viewport === PHONE ? '' : '0'));
      await expect.poll(() => headline.textContent()).not.toBe(before);
      // the bar is filled only while the headline is out of sight
      const shown = async () =>
        (await inSight(headline)) ||
        ((await bar.count()) === 1 &&
          (await inSight(bar, '[data-result-bar]')) &&
          (await bar.textContent()) === (await headline.textContent()));
      await expect.poll(shown, { message: `row ${row} at ${viewport.width} px` }).toBe(true);
    }
  }
});

it('a wide table scrolls within itself, by keyboard too, and the page does not', async () => {
  const page = await openShared('loan_comparison', NARROW);
  const loans = [1, 2].map((each) => ({ name: `Bank ${each}`, amount: 5e11, rate: 9, tenure: 20, feePercent: 1 }));
  await page.goto(`${hub.url}#loan_comparison?${writeScenario(toolOf('loan_comparison').tool, { loans })}`);
  const region = page.getByRole('region', { name: 'The loans side by side' });
  await region.waitFor();
  await expect.poll(() => region.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeGreaterThan(0);
  await expect.poll(() => sideways(page)).toBe(0);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((part) => part.scrollLeft)).toBeGreaterThan(0);
});
