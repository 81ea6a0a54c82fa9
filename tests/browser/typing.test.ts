import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, openTool, output, sharedTool, sizes } from './hub.ts';
import { sideways } from './rounds.ts';

/** A lump sum at 0% is worth what was paid in, so the page tells which number it read. */
async function openLumpSum(options?: Parameters<typeof openTool>[1]): Promise<Page> {
  const page = await (options ? openTool('sip_lumpsum', options) : sharedTool('sip_lumpsum'));
  await page.getByRole('radio', { name: 'Lump sum' }).check();
  await box(page, 'returnRate').fill('0');
  await expect.poll(() => output(page, 'totalValue').textContent()).toBe('₹1,00,000');
  return page;
}
const read = (page: Page) => output(page, 'totalValue').textContent();
/** What stands under a box about what is in it. */
const hintOf = (page: Page, name: string) =>
  box(page, name).evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });
const isInvalid = (page: Page, name: string) => box(page, name).getAttribute('aria-invalid');

describe('what a box takes', () => {
  const pasted = [
    ['₹12,34,567', '₹12,34,567'],
    ['10 lakh', '₹10,00,000'],
    ['12 34 567', '₹12,34,567'],
    ['1.5 cr', '₹1,50,00,000'],
    ['12\u00a034\u00a0567', '₹12,34,567'],
    ['१२,००,०००', '₹12,00,000'],
    ['₹१२,३४,५६७', '₹12,34,567'],
    ['१० लाख', '₹10,00,000'],
    ['1234567', '₹12,34,567'],
    ['1.5 crore', '₹1,50,00,000'],
    ['Rs. 12,34,567/-', '₹12,34,567'],
    ['10 Lakhs', '₹10,00,000'],
    ['  250000  ', '₹2,50,000'],
    ['10 lakh 50 thousand', '₹10,50,000'],
    ['1 लाख 25 हज़ार', '₹1,25,000'],
    ['\u200b12,34,567\u200e', '₹12,34,567'],
  ] as const;

  it('reads numbers as people in India paste them, and does not rewrite them', async () => {
    const page = await openLumpSum();
    for (const [text, figure] of pasted) {
      await box(page, 'lumpSumAmount').fill(text);
      await expect.poll(() => read(page), { message: text }).toBe(figure);
      await expect.poll(() => box(page, 'lumpSumAmount').inputValue()).toBe(text);
      await expect.poll(() => isInvalid(page, 'lumpSumAmount')).toBe('false');
    }
  });

  it('reads them typed key by key, and shows the number in Indian digit groups once the box is left', async () => {
    const page = await openLumpSum();
    const amount = box(page, 'lumpSumAmount');
    await amount.click();
    await amount.press('ControlOrMeta+a');
    await amount.pressSequentially('१.५ crore');
    await expect.poll(() => amount.inputValue()).toBe('१.५ crore');
    await expect.poll(() => read(page)).toBe('₹1,50,00,000');
    await amount.press('Tab');
    await expect.poll(() => amount.inputValue()).toBe('1,50,00,000');
    await expect.poll(() => read(page)).toBe('₹1,50,00,000');
  });

  it('takes decimals in a rate', async () => {
    const page = await sharedTool('simple_interest');
    await box(page, 'rate').fill('12.5');
    await expect.poll(() => output(page, 'interest').textContent()).toBe('₹62,500');
    await box(page, 'rate').fill('8.5%');
    await expect.poll(() => output(page, 'interest').textContent()).toBe('₹42,500');
  });
});

describe('while someone types', () => {
  it('keeps text and caret where they are when a digit goes into the middle', async () => {
    const page = await openLumpSum();
    const amount = box(page, 'lumpSumAmount');
    const caret = () =>
      amount.evaluate((element) => (element instanceof HTMLInputElement ? element.selectionStart : null));
    await amount.fill('12,34,567');
    await amount.press('Home');
    await amount.press('ArrowRight');
    await amount.press('ArrowRight');
    await expect.poll(() => caret()).toBe(2);
    await amount.press('9');
    await expect.poll(() => amount.inputValue()).toBe('129,34,567');
    await expect.poll(() => caret()).toBe(3);
    await expect.poll(() => read(page)).toBe('₹1,29,34,567');
    await amount.press('8');
    await expect.poll(() => amount.inputValue()).toBe('1298,34,567');
    await expect.poll(() => caret()).toBe(4);
    await amount.press('Backspace');
    await amount.press('Backspace');
    await expect.poll(() => amount.inputValue()).toBe('12,34,567');
    await expect.poll(() => caret()).toBe(2);
    await expect.poll(() => read(page)).toBe('₹12,34,567');
  });

  it('keeps zeros, points and commas as typed', async () => {
    const page = await sharedTool('simple_interest');
    const rate = box(page, 'rate');
    await rate.click();
    await rate.press('ControlOrMeta+a');
    for (const [key, text] of [
      ['7', '7'],
      ['.', '7.'],
      ['0', '7.0'],
      ['0', '7.00'],
      ['5', '7.005'],
    ] as const) {
      await rate.press(key);
      await expect.poll(() => rate.inputValue()).toBe(text);
    }
    await expect.poll(() => output(page, 'interest').textContent()).toBe('₹35,025');
  });
});

describe('what is no number', () => {
  const rubbish = [
    '',
    '   ',
    'abc',
    '12abc',
    '--5',
    '1.2.3',
    '₹',
    '10 lakh crore rupees',
    'NaN',
    'Infinity',
    '∞',
    '0x10',
  ];

  it('leaves the last result and says so quietly', async () => {
    const page = await openLumpSum();
    for (const text of rubbish) {
      await box(page, 'lumpSumAmount').fill('250000');
      await expect.poll(() => read(page)).toBe('₹2,50,000');
      await box(page, 'lumpSumAmount').fill(text);
      await expect.poll(() => hintOf(page, 'lumpSumAmount'), { message: text }).toContain('not a number');
      await expect.poll(() => hintOf(page, 'lumpSumAmount')).toContain('₹2,50,000'); // the value that the result still uses
      await expect.poll(() => isInvalid(page, 'lumpSumAmount')).toBe('true');
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
      await expect.poll(() => read(page)).toBe('₹2,50,000');
    }
  });

  const STAYS = 'That is not a number. The result still uses ₹1,00,000.';

  it('stays in its box once that is left, marked, with a sentence that says which value the figures use', async () => {
    const page = await openLumpSum();
    const amount = box(page, 'lumpSumAmount');
    for (const text of ['12.34.567', '1 crore 20 lakhs and more', 'abc']) {
      await amount.fill(text);
      await amount.press('Tab');
      await expect.poll(() => amount.inputValue()).toBe(text);
      await expect.poll(() => hintOf(page, 'lumpSumAmount')).toBe(STAYS);
      await expect.poll(() => isInvalid(page, 'lumpSumAmount')).toBe('true');
      await expect.poll(() => read(page)).toBe('₹1,00,000');
      await amount.focus();
      await expect.poll(() => amount.inputValue()).toBe(text);
    }
    await amount.fill('1 crore 20 lakh');
    await amount.press('Tab');
    await expect.poll(() => amount.inputValue()).toBe('1,20,00,000');
    await expect.poll(() => isInvalid(page, 'lumpSumAmount')).toBe('false');
    await expect.poll(() => read(page)).toBe('₹1,20,00,000');
  });

  it('gives way to a number from elsewhere: slider, reset, example', async () => {
    const page = await openLumpSum();
    const amount = box(page, 'lumpSumAmount');
    const stray = async () => {
      await amount.fill('12.34.567');
      await amount.press('Tab');
      await expect.poll(() => amount.inputValue()).toBe('12.34.567');
    };
    const gone = async (figure: string) => {
      await expect.poll(() => amount.inputValue()).toBe(figure);
      await expect.poll(() => isInvalid(page, 'lumpSumAmount')).toBe('false');
    };
    await stray();
    await page.getByRole('slider', { name: 'One-time investment' }).press('ArrowRight');
    await gone('1,10,000');
    await page.getByRole('slider', { name: 'One-time investment' }).press('ArrowLeft');
    await stray();
    // the example has the very amount that the figures use, so no value of this box changes
    await page.getByRole('button', { name: /^Try it: ₹1,00,000 once/ }).click();
    await gone('1,00,000');
    await stray();
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await page.getByRole('radio', { name: 'Lump sum' }).check();
    await gone('1,00,000');
  });

  it('stays in a box of a row too, with its row', async () => {
    const page = await sharedTool('loan_comparison');
    await box(page, 'loans.1.amount').fill('50.00.000');
    await box(page, 'loans.1.amount').press('Tab');
    await expect.poll(() => box(page, 'loans.1.amount').inputValue()).toBe('50.00.000');
    await expect
      .poll(() => hintOf(page, 'loans.1.amount'))
      .toBe('That is not a number. The result still uses ₹50,00,000.');
    await page.getByRole('button', { name: 'Move up: Loan 2' }).click();
    await expect.poll(() => box(page, 'loans.0.amount').inputValue()).toBe('50.00.000');
    await expect.poll(() => box(page, 'loans.1.amount').inputValue()).toBe('50,00,000');
  });

  it('is taken for no change where a box is left empty', async () => {
    const page = await openLumpSum();
    await box(page, 'lumpSumAmount').fill('');
    await box(page, 'lumpSumAmount').press('Tab');
    await expect.poll(() => box(page, 'lumpSumAmount').inputValue()).toBe('1,00,000');
    await expect.poll(() => hintOf(page, 'lumpSumAmount')).toBe('');
    await expect.poll(() => isInvalid(page, 'lumpSumAmount')).toBe('false');
  });
});

describe('numbers that nobody expects', () => {
  it('computes outside the usual range and hints at it', async () => {
    const page = await openLumpSum();
    await expect.poll(() => hintOf(page, 'lumpSumAmount')).toBe('');
    await box(page, 'lumpSumAmount').fill('5000');
    await expect.poll(() => read(page)).toBe('₹5,000');
    await expect.poll(() => hintOf(page, 'lumpSumAmount')).toBe('Usual range: ₹10,000 to ₹1 crore');
    await expect.poll(() => isInvalid(page, 'lumpSumAmount')).toBe('false');
    await box(page, 'lumpSumAmount').fill('2 cr');
    await expect.poll(() => read(page)).toBe('₹2,00,00,000');
    await expect.poll(() => hintOf(page, 'lumpSumAmount')).toBe('Usual range: ₹10,000 to ₹1 crore');
    await box(page, 'lumpSumAmount').fill('20000');
    await expect.poll(() => hintOf(page, 'lumpSumAmount')).toBe('');
  });

  it('computes 0', async () => {
    const page = await openLumpSum();
    await box(page, 'lumpSumAmount').fill('0');
    await expect.poll(() => read(page)).toBe('₹0');
    await box(page, 'years').fill('0');
    await expect.poll(() => read(page)).toBe('₹0');
  });

  it('refuses a negative with a message at its box, and gives figures again once it is put right', async () => {
    const page = await openLumpSum();
    await box(page, 'lumpSumAmount').fill('-5000');
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/One-time investment cannot be below 0/);
    await expect.poll(() => hintOf(page, 'lumpSumAmount')).toMatch(/cannot be below 0/);
    await expect.poll(() => isInvalid(page, 'lumpSumAmount')).toBe('true');
    await expect.poll(() => page.locator('output').count()).toBe(0);
    await box(page, 'lumpSumAmount').fill('5000');
    await expect.poll(() => read(page)).toBe('₹5,000');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('gives 0 for a negative loan and for one without interest, as the product says, and why', async () => {
    const page = await sharedTool('emi_calculator');
    await box(page, 'loanAmount').fill('-5');
    await expect.poll(() => output(page, 'emi').textContent()).toBe('₹0');
    await page.getByText('The result is 0 because a loan amount above 0 is needed.').waitFor();
    await box(page, 'loanAmount').fill('1000000');
    await box(page, 'rate').fill('0');
    await page.getByText('Without interest the EMI would be ₹4,167:').waitFor();
    await box(page, 'tenure').fill('10');
    await page.getByText('Without interest the EMI would be ₹8,333:').waitFor();
    await expect.poll(() => output(page, 'emi').textContent()).toBe('₹0');
  });

  const huge = ['1e308', '123456789012345678901234567890', '9e999', '1e-320', '999999999999999'];
  const boxes = [
    ['sip_lumpsum', 'monthlyAmount'],
    ['sip_lumpsum', 'returnRate'],
    ['sip_lumpsum', 'years'],
    ['emi_calculator', 'loanAmount'],
    ['emi_calculator', 'rate'],
    ['emi_calculator', 'tenure'],
    ['cagr', 'finalValue'],
    ['retirement_corpus', 'inflation'],
    ['nps', 'retirementAge'],
    ['hra', 'rentPaid'],
  ] as const;
  it.each(boxes)('answers huge and tiny numbers in %s %s with a figure or a message', async (id, name) => {
    const page = await openTool(id, { viewport: sizes.phone });
    for (const text of huge) {
      await box(page, name).fill(text);
      await box(page, name).press('Tab');
      const answered = page.locator('output, [role="alert"]').first();
      await expect.poll(async () => (await answered.textContent())?.trim()).toMatch(/\d|[a-z]/);
      await expect
        .poll(() => page.locator('main').evaluate((main) => main.outerHTML))
        .not.toMatch(/NaN|∞|Infinity|undefined/);
      await expect.poll(() => sideways(page), { message: `${text} makes the page scroll sideways` }).toBe(0);
    }
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await output(page, (await page.locator('output').first().getAttribute('name')) ?? '').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });
});
