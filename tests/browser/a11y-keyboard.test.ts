import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { box, hub, hydrated, open, shows, sizes } from './hub.ts';

const hasFocus = (part: Locator) => part.evaluate((element) => element === document.activeElement);
/** The focused element: whether it is this control, whether it (or the box that represents it) has a ring, and its HTML. */
const stop = (target: Locator) =>
  target.evaluate((wanted) => {
    const focused = document.activeElement;
    let ringed = false;
    for (let part = focused, up = 0; part && up < 3 && !ringed; up++, part = part.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      ringed = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    }
    return { there: focused === wanted, ringed, html: focused?.outerHTML.slice(0, 120) ?? '' };
  });

/** Presses Tab until a control has the focus; every element on the way must show its focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    const { there, ringed, html } = await stop(target);
    // a ring may come with the next frame
    if (!ringed)
      await expect.poll(async () => (await stop(target)).ringed, { message: `a ring around ${html}` }).toBe(true);
    if (there) return;
  }
  throw new Error(`80 presses of ${key} do not reach ${target}`);
}
/** Types over what a box holds. */
async function retype(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

it('a whole visit needs nothing but a keyboard', async () => {
  const page = await open();
  await hydrated(page);
  const main = page.getByRole('main');
  // past the menu, to a card
  await page.keyboard.press('Tab');
  await expect.poll(() => hasFocus(page.getByText('Skip to content'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(main)).toBe(true);
  await tabTo(page, main.locator('a[href$="/home-loan-calculator/"]').first());
  await page.keyboard.press('Enter');
  await shows(page, 'emi', '₹43,391');
  await expect.poll(() => hasFocus(main.getByRole('heading', { level: 1 }))).toBe(true);

  // a value, typed and by steps
  await tabTo(page, main.getByRole('spinbutton', { name: 'Loan amount' }));
  await retype(page, '10 lakh');
  await shows(page, 'emi', '₹8,678');
  await tabTo(page, main.getByRole('slider', { name: 'Loan amount' }));
  await page.keyboard.press('Home');
  await shows(page, 'totalPayment', '₹2,08,278'); // 1 lakh

  // the table, by months
  await tabTo(page, main.getByRole('tab', { name: 'Chart' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => main.locator('tbody tr').count()).toBe(240);

  // back to what it was
  await tabTo(page, main.getByRole('button', { name: 'Reset', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await shows(page, 'emi', '₹43,391');
  await expect.poll(() => box(page, 'loanAmount').inputValue()).toBe('50,00,000');

  // the menu of a phone, and another tool
  await page.setViewportSize(sizes.phone);
  await tabTo(page, page.getByRole('button', { name: 'Open menu' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  await tabTo(page, menu.locator('summary', { hasText: 'Income & Tax' }));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Section 80D Estimator' }));
  await page.keyboard.press('Enter');
  await shows(page, 'deduction', '₹50,000');
  await expect.poll(() => page.url()).toBe(`${hub.url}#section_80d`);
});
