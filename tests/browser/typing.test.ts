import { expect, it } from 'vitest';
import { box, output, sharedTool, sizes } from './hub.ts';
import { sideways } from './rounds.ts';

const visit = (id: string) => sharedTool(id, { viewport: sizes.phone });

it('a box keeps text and caret where they are when a digit goes into the middle', async () => {
  const page = await visit('sip_lumpsum');
  await page.getByRole('radio', { name: 'Lump sum' }).check();
  await box(page, 'returnRate').fill('0');
  const read = () => output(page, 'totalValue').textContent();
  const amount = box(page, 'lumpSumAmount');
  const caret = () =>
    amount.evaluate((element) => (element instanceof HTMLInputElement ? element.selectionStart : null));
  await amount.fill('12,34,567');
  await amount.press('Home');
  await amount.press('ArrowRight');
  await amount.press('ArrowRight');
  expect(await caret()).toBe(2);
  await amount.press('9');
  expect(await amount.inputValue()).toBe('129,34,567');
  expect(await caret()).toBe(3);
  await expect.poll(read).toBe('₹1,29,34,567');
  await amount.press('8');
  expect(await amount.inputValue()).toBe('1298,34,567');
  expect(await caret()).toBe(4);
  await amount.press('Backspace');
  await amount.press('Backspace');
  expect(await amount.inputValue()).toBe('12,34,567');
  expect(await caret()).toBe(2);
  await expect.poll(read).toBe('₹12,34,567');
});

const huge = ['1e308', '123456789012345678901234567890', '9e999', '1e-320', '999999999999999'];
it.each([
  ['sip_lumpsum', ['monthlyAmount', 'returnRate', 'years']],
  ['emi_calculator', ['loanAmount', 'rate', 'tenure']],
  ['cagr', ['finalValue']],
  ['retirement_corpus', ['inflation']],
  ['nps', ['retirementAge']],
  ['hra', ['rentPaid']],
] as const)('huge and tiny numbers in %s never make the page of a phone scroll sideways', async (id, names) => {
  const page = await visit(id);
  for (const name of names) {
    const usual = await box(page, name).inputValue();
    for (const text of huge) {
      await box(page, name).fill(text);
      await box(page, name).press('Tab');
      expect(await sideways(page), `${text} in ${name}`).toBe(0);
    }
    await box(page, name).fill(usual);
  }
});
