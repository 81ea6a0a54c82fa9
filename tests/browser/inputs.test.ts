import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { box, openTool, output, sharedTool } from './hub.ts';

const slider = (page: Page, label: string) => page.getByRole('slider', { name: label, exact: true });
const shows = (page: Page, name: string, figure: string) =>
  expect.poll(() => output(page, name).textContent()).toBe(figure);
const reset = (page: Page) => page.getByRole('button', { name: 'Reset to defaults' });

it('a slider moves by steps with the arrow keys', async () => {
  const page = await sharedTool('simple_interest');
  await slider(page, 'Interest rate (p.a.)').press('ArrowRight');
  expect(await box(page, 'rate').inputValue()).toBe('7.1');
  await shows(page, 'interest', '₹35,500');
  await slider(page, 'Interest rate (p.a.)').press('End');
  expect(await box(page, 'rate').inputValue()).toBe('25');
  await shows(page, 'interest', '₹1,25,000');
});

it('reset takes one press even from a box that holds rubbish, whose hint goes as the box is left', async () => {
  const page = await sharedTool('sip_lumpsum');
  await box(page, 'returnRate').fill('20');
  await box(page, 'monthlyAmount').fill('rubbish');
  await page.getByText('not a number').waitFor();
  await reset(page).click();
  await shows(page, 'totalValue', '₹11,61,695');
  expect(await box(page, 'returnRate').inputValue()).toBe('12');
});

it('an example brings the form into sight', async () => {
  const page = await sharedTool('sip_lumpsum');
  await page.getByRole('button', { name: /₹1,00,000 once, for 10 years at 12%/ }).click();
  await shows(page, 'totalValue', '₹3,10,585');
  await expect
    .poll(() => box(page, 'lumpSumAmount').evaluate((element) => element.getBoundingClientRect().top > 0))
    .toBe(true);
});

it('the keyboard alone reaches and works every control of a calculator in order', async () => {
  const page = await openTool('sip_lumpsum');
  const press = (key: string) => page.keyboard.press(key);
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('name') ?? element?.getAttribute('aria-label') ?? element?.textContent;
    });
  await press('Tab');
  await press('Enter'); // skip to the content
  await press('Tab');
  expect(await focused()).toBe('investmentType');
  await press('ArrowRight');
  await box(page, 'lumpSumAmount').waitFor();
  await press('Tab');
  expect(await focused()).toBe('lumpSumAmount');
  await press('ControlOrMeta+a');
  await page.keyboard.type('2 lakh');
  await shows(page, 'totalValue', '₹6,21,170');
  await press('Tab');
  expect(await focused()).toBe('One-time investment');
  await press('ArrowRight');
  await shows(page, 'investedAmount', '₹2,10,000');
  await press('Tab');
  expect(await focused()).toBe('returnRate');
  await press('Tab');
  expect(await focused()).toBe('Expected return (p.a.)');
  await press('Tab');
  expect(await focused()).toBe('years');
  await press('ArrowUp');
  expect(await box(page, 'years').inputValue()).toBe('11');
  await press('Tab');
  await press('Tab');
  expect(await focused()).toBe('Reset to defaults');
  await press('Enter');
  await shows(page, 'totalValue', '₹11,61,695');
});
