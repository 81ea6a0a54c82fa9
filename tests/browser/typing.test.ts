// What only a browser shows of typing: the caret, real pasting, and how much room a figure takes. All else: tests/dom/typing.
import { expect, it } from 'vitest';
import { box, open, openTool, output, sharedTool, shows, sizes, turnTo } from './hub.ts';
import { sideways } from './rounds.ts';

it('text and caret stay where they are when a digit goes into the middle', async () => {
  const page = await sharedTool('sip_lumpsum');
  await page.locator('[name="investmentType"][value="LumpSum"]').check();
  await box(page, 'returnRate').fill('0');
  const amount = box(page, 'lumpSumAmount');
  // a lump sum at 0% is worth what was paid in, so the page tells which number it read
  const reads = (figure: string) => expect.poll(() => output(page, 'totalValue').textContent()).toBe(figure);
  const holds = (text: string, caret: number) =>
    expect
      .poll(() =>
        amount.evaluate((element) =>
          element instanceof HTMLInputElement ? [element.value, element.selectionStart] : null,
        ),
      )
      .toEqual([text, caret]);
  await amount.fill('12,34,567');
  await amount.press('Home');
  await amount.press('ArrowRight');
  await amount.press('ArrowRight');
  await holds('12,34,567', 2);
  await amount.press('9');
  await holds('129,34,567', 3);
  await reads('₹1,29,34,567');
  await amount.press('8');
  await holds('1298,34,567', 4);
  await amount.press('Backspace');
  await amount.press('Backspace');
  await holds('12,34,567', 2);
  await reads('₹12,34,567');
});

it('figures of huge and tiny numbers never make the page scroll sideways on a phone', async () => {
  const page = await sharedTool('sip_lumpsum');
  await page.setViewportSize(sizes.phone);
  const found: string[] = [];
  for (const [id, name] of [
    ['sip_lumpsum', 'monthlyAmount'],
    ['cagr', 'finalValue'],
  ] as const) {
    if (!page.url().endsWith(`#${id}`)) await turnTo(page, id);
    for (const text of ['123456789012345678901234567890', '1e-320', '999999999999999']) {
      await box(page, name).fill(text);
      await box(page, name).press('Tab');
      await page.locator('main output, main [role="alert"]').first().waitFor();
      if ((await sideways(page)) > 0) found.push(`${id}, ${name}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});

it('counts what is typed in the moment in which the form appears', async () => {
  const page = await open('emi_calculator', {
    before: (fresh) =>
      fresh.addInitScript(() => {
        const observer = new MutationObserver(() => {
          const field = document.querySelector<HTMLInputElement>('main form [name="loanAmount"]');
          if (!field) return;
          observer.disconnect();
          // past the setter with which React tracks changes
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '2000000');
          field.dispatchEvent(new Event('input', { bubbles: true }));
        });
        observer.observe(document, { subtree: true, childList: true });
      }),
  });
  await shows(page, 'emi', '₹17,356');
});

it('a table that is open follows what was typed before it was hydrated, without an error', async () => {
  const page = await openTool('hra');
  await box(page, 'rentPaid').first().fill('32000');
  // 32,000 × 12 less a tenth of the basic salary of 6,00,000
  await expect.poll(() => page.locator('main table').first().textContent()).toContain('₹3,24,000');
});
