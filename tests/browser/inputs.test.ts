import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, openTool, output, sharedTool } from './hub.ts';

const slider = (page: Page, label: string) => page.getByRole('slider', { name: label, exact: true });
const shows = (page: Page, name: string, figure: string) =>
  expect.poll(() => output(page, name).textContent()).toBe(figure);
const reset = (page: Page) => page.getByRole('button', { name: 'Reset to defaults' });

describe('a number box and its slider', () => {
  it.each(['sip_lumpsum', 'emi_calculator', 'nps', 'fd'])('share name and bounds in %s', async (id) => {
    const page = await sharedTool(id);
    expect(await page.locator('main form').count()).toBe(1);
    const boxes = await page.getByRole('spinbutton').all();
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    for (const each of boxes) {
      const name = await each.getAttribute('name');
      const label = await page.locator(`label[for="${name}"]`).textContent();
      expect(await page.getByRole('spinbutton', { name: label ?? '', exact: true }).count()).toBe(1);
      expect(await each.getAttribute('inputmode')).toBe('decimal');
      const beside = slider(page, label ?? '');
      expect(await beside.count()).toBe(1);
      expect(await beside.getAttribute('name')).toBe(null);
      expect(await beside.getAttribute('min')).toBe(await each.getAttribute('aria-valuemin'));
      expect(await beside.getAttribute('max')).toBe(await each.getAttribute('aria-valuemax'));
      expect(await beside.inputValue()).toBe(await each.getAttribute('aria-valuenow'));
    }
    expect(await page.getByRole('slider').count()).toBe(boxes.length);
  });

  it('are bound to one value both ways', async () => {
    const page = await sharedTool('simple_interest');
    await box(page, 'years').fill('8');
    await expect.poll(() => slider(page, 'Time period').inputValue()).toBe('8');
    await shows(page, 'interest', '₹56,000');
    await slider(page, 'Time period').fill('20');
    expect(await box(page, 'years').inputValue()).toBe('20');
    await shows(page, 'interest', '₹1,40,000');
    await slider(page, 'Principal').fill('2500000');
    expect(await box(page, 'principal').inputValue()).toBe('25,00,000');
    await shows(page, 'interest', '₹35,00,000');
  });

  it('move by steps with the arrow keys on the slider', async () => {
    const page = await sharedTool('simple_interest');
    await slider(page, 'Interest rate a year').press('ArrowRight');
    expect(await box(page, 'rate').inputValue()).toBe('7.1');
    await shows(page, 'interest', '₹35,500');
    await slider(page, 'Interest rate a year').press('End');
    expect(await box(page, 'rate').inputValue()).toBe('25');
    await shows(page, 'interest', '₹1,25,000');
  });

  it('take a typed number that lies between the steps of the slider or beyond its ends as it is', async () => {
    const page = await sharedTool('simple_interest');
    await box(page, 'principal').fill('123456');
    await shows(page, 'interest', '₹43,210'); // 43,209.60
    await box(page, 'principal').press('Tab');
    expect(await box(page, 'principal').inputValue()).toBe('1,23,456');
    await box(page, 'years').fill('50');
    await shows(page, 'interest', '₹4,32,096');
    expect(await slider(page, 'Time period').inputValue()).toBe('40');
  });
});

describe('a number box as a spin button', () => {
  it('steps with the arrow keys, without the noise of binary fractions', async () => {
    const page = await sharedTool('simple_interest');
    const rate = box(page, 'rate');
    await rate.focus();
    for (const value of ['7.1', '7.2', '7.3']) {
      await rate.press('ArrowUp');
      expect(await rate.inputValue()).toBe(value);
      expect(await rate.getAttribute('aria-valuenow')).toBe(value);
    }
    await shows(page, 'interest', '₹36,500');
    await rate.press('ArrowDown');
    expect(await rate.inputValue()).toBe('7.2');
    await rate.press('PageUp');
    expect(await rate.inputValue()).toBe('8.2');
    await rate.press('PageDown');
    await rate.press('PageDown');
    expect(await rate.inputValue()).toBe('6.2');
  });

  it('stops at its bounds, and comes back from beyond them', async () => {
    const page = await sharedTool('simple_interest');
    const years = box(page, 'years');
    await years.fill('39');
    await years.press('PageUp');
    expect(await years.inputValue()).toBe('40');
    await years.press('ArrowUp');
    expect(await years.inputValue()).toBe('40');
    await years.fill('2');
    await years.press('PageDown');
    expect(await years.inputValue()).toBe('1');
    await years.fill('60');
    await years.press('ArrowUp');
    expect(await years.inputValue()).toBe('60');
    await years.press('ArrowDown');
    expect(await years.inputValue()).toBe('59');
  });

  it('keeps the page where it is when Enter is pressed in it', async () => {
    const page = await sharedTool('simple_interest');
    const before = page.url();
    await box(page, 'years').fill('8');
    await box(page, 'years').press('Enter');
    await shows(page, 'interest', '₹56,000');
    expect(page.url()).toBe(before);
    expect(await box(page, 'years').inputValue()).toBe('8');
  });
});

describe('other controls', () => {
  it('are radio buttons for up to four options, with the options’ values', async () => {
    const page = await sharedTool('fd');
    const options = page.locator('main form input[type="radio"][name="frequency"]');
    expect(await options.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual([
      '1',
      '2',
      '4',
      '12',
    ]);
    expect(
      await page.getByRole('group', { name: 'Compounding' }).getByRole('radio', { checked: true }).inputValue(),
    ).toBe('4');
    await page.locator('[name="frequency"][value="12"]').check();
    await shows(page, 'maturityValue', '₹1,41,763');
  });

  it('are a select for more than four options', async () => {
    const page = await openTool('currency_converter', {
      before: (fresh) => fresh.route('**/*rates*', (route) => route.abort()),
      expected: [/Failed to load resource/],
    });
    const select = page.locator('select[name="from"]');
    expect(await select.inputValue()).toBe('USD');
    expect(await page.getByRole('combobox', { name: 'From' }).count()).toBe(1);
    await box(page, 'manualRate').fill('90');
    await shows(page, 'converted', '90,000');
    await select.selectOption('JPY');
    await shows(page, 'converted', '90,000');
  });

  it('are one checkbox for yes or no', async () => {
    const page = await sharedTool('section_80d');
    const senior = page.locator('input[type="checkbox"][name="parentsSenior"]');
    expect(await senior.isChecked()).toBe(true);
    await box(page, 'parentsPremium').fill('60000');
    await shows(page, 'parentsDeduction', '₹50,000');
    await senior.uncheck();
    await shows(page, 'parentsDeduction', '₹25,000');
  });
});

describe('hidden inputs', () => {
  it('are not in the document, and return with what was typed', async () => {
    const page = await sharedTool('sip_lumpsum');
    expect(await box(page, 'lumpSumAmount').count()).toBe(0);
    await box(page, 'monthlyAmount').fill('7777');
    await page.locator('[name="investmentType"][value="LumpSum"]').check();
    await box(page, 'lumpSumAmount').waitFor();
    expect(await box(page, 'monthlyAmount').count()).toBe(0);
    expect(await slider(page, 'Monthly investment').count()).toBe(0);
    await shows(page, 'totalValue', '₹3,10,585');
    await box(page, 'lumpSumAmount').fill('200000');
    await shows(page, 'totalValue', '₹6,21,170'); // 2,00,000 × 1.12^10 = 6,21,169.64

    await page.locator('[name="investmentType"][value="SIP"]').check();
    expect(await box(page, 'monthlyAmount').inputValue()).toBe('7,777');
    await shows(page, 'investedAmount', '₹9,33,240');
    await page.locator('[name="investmentType"][value="LumpSum"]').check();
    expect(await box(page, 'lumpSumAmount').inputValue()).toBe('2,00,000');
    await shows(page, 'totalValue', '₹6,21,170');
  });
});

describe('reset and examples', () => {
  it('returns every input to its default in one press, hidden ones too', async () => {
    const page = await sharedTool('sip_lumpsum');
    await box(page, 'monthlyAmount').fill('9000');
    await box(page, 'returnRate').fill('20');
    await slider(page, 'Time period').fill('30');
    await page.locator('[name="investmentType"][value="LumpSum"]').check();
    await box(page, 'lumpSumAmount').fill('250000');
    await reset(page).click();
    await shows(page, 'totalValue', '₹11,61,695');
    expect(await page.locator('[name="investmentType"]:checked').inputValue()).toBe('SIP');
    expect(await box(page, 'monthlyAmount').inputValue()).toBe('5,000');
    expect(await box(page, 'returnRate').inputValue()).toBe('12');
    expect(await box(page, 'years').inputValue()).toBe('10');
    expect(await slider(page, 'Time period').inputValue()).toBe('10');
    await page.locator('[name="investmentType"][value="LumpSum"]').check();
    expect(await box(page, 'lumpSumAmount').inputValue()).toBe('1,00,000');
  });

  it('takes one press even from a box that holds rubbish, whose hint goes as the box is left', async () => {
    const page = await sharedTool('sip_lumpsum');
    await box(page, 'returnRate').fill('20');
    await box(page, 'monthlyAmount').fill('rubbish');
    await page.getByText('not a number').waitFor();
    await reset(page).click();
    await shows(page, 'totalValue', '₹11,61,695');
    expect(await box(page, 'returnRate').inputValue()).toBe('12');
  });

  it('puts the inputs of an example into the form, and the figures are those the example promises', async () => {
    const page = await sharedTool('sip_lumpsum');
    await box(page, 'returnRate').fill('20');
    await box(page, 'years').fill('33');
    const button = page.getByRole('button', { name: /₹1,00,000 once, for 10 years at 12%/ });
    expect(await button.textContent()).toBe('Try it');
    await button.click();
    await shows(page, 'totalValue', '₹3,10,585');
    await shows(page, 'estimatedReturns', '₹2,10,585');
    expect(await box(page, 'lumpSumAmount').inputValue()).toBe('1,00,000');
    expect(await box(page, 'years').inputValue()).toBe('10');
    await expect
      .poll(() => box(page, 'lumpSumAmount').evaluate((element) => element.getBoundingClientRect().top > 0))
      .toBe(true);
    await reset(page).click(); // the defaults are still the tool's own, not the example's
    await shows(page, 'totalValue', '₹11,61,695');
  });

  it('says the headline to screen readers once the visitor pauses', async () => {
    const page = await sharedTool('simple_interest');
    await box(page, 'years').fill('8');
    await page.getByRole('status').filter({ hasText: 'Total amount: ₹1,56,000' }).waitFor({ state: 'attached' });
  });
});

describe('an input that is offered only at times', () => {
  const year = (page: Page, value: string) => page.locator(`input[name="assessmentYear"][value="${value}"]`);
  const method = (page: Page, value: string) => page.locator(`input[name="method"][value="${value}"]`);

  it('keeps its value when the rule ends, says why that is refused, and stays until it is set right', async () => {
    const page = await sharedTool('tax_calculator');
    expect(await box(page, 'method').count()).toBe(0);
    await year(page, '2024-25').check();
    await method(page, 'simple').check();
    await shows(page, 'newTax', '₹54,600');
    await year(page, 'TY2026-27').check();
    const refusal = await page.getByRole('alert').textContent();
    expect(refusal).toMatch(/^The simple method exists for AY 2024-25 only\./);
    expect(await method(page, 'simple').isChecked()).toBe(true);
    const group = page.getByRole('group', { name: 'Method' });
    const lines = (await group.getAttribute('aria-describedby'))?.split(' ') ?? [];
    expect(await page.locator(`#${lines.at(-1)}`).textContent()).toBe(refusal);

    await method(page, 'simple').press('ArrowLeft');
    await shows(page, 'newTax', '₹0');
    expect(await method(page, 'statutory').evaluate((each) => each === document.activeElement)).toBe(true);
    await box(page, 'grossIncome').fill('1500000');
    await expect.poll(() => box(page, 'method').count()).toBe(0);
    await shows(page, 'newTax', '₹97,500');
  });

  it('goes with its value when everything is reset', async () => {
    const page = await sharedTool('tax_calculator');
    await year(page, '2024-25').check();
    await method(page, 'simple').check();
    await year(page, '2025-26').check();
    await page.getByRole('alert').waitFor();
    await reset(page).click();
    await shows(page, 'newTax', '₹0');
    await expect.poll(() => box(page, 'method').count()).toBe(0);
  });
});

describe('the keyboard alone', () => {
  it('reaches and works every control of a calculator in order', async () => {
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
    expect(await focused()).toBe('Expected return a year');
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
});
