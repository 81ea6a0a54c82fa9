import { expect, it } from 'vitest';
import { madeUp } from '../made-up.ts';
import { box, button, drag, hintOf, output, renderTool, screen, stopAt, type, type Visitor } from './page.tsx';

/** A tool that gives back the amount, so that the page tells which number it read. */
const back = madeUp({
  inputs: {
    amount: {
      ...{ kind: 'currency', label: 'Investment amount', default: 100_000 },
      ...{ usual: [10_000, 10_000_000], step: 10_000 },
    },
  },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  examples: [{ title: 'A bonus invested at once', inputs: {}, outputs: { total: 100_000 } }],
  compute: ({ amount }) => ({ total: amount }),
});
const read = () => output('total');
const amount = () => box('amount');
const paste = (visitor: Visitor, text: string, control = amount()) => type(visitor, control, text);
const isInvalid = (control: HTMLElement) => control.getAttribute('aria-invalid') === 'true';

// each way to write a number is a unit test of what reads it
const pasted = [
  ['₹12,34,567', '₹12,34,567'],
  ['1.5 cr', '₹1,50,00,000'],
  ['१० लाख', '₹10,00,000'],
  ['  250000  ', '₹2,50,000'],
] as const;

it('a number box reads numbers as people in India paste them, and does not rewrite them', async () => {
  const visitor = await renderTool(back);
  for (const [text, figure] of pasted) {
    await paste(visitor, text);
    expect([text, read(), amount().value, isInvalid(amount())]).toEqual([text, figure, text, false]);
  }
});

it('a number box reads them typed key by key, and shows the number in Indian digit groups once the box is left', async () => {
  const visitor = await renderTool(back);
  await visitor.clear(amount());
  await visitor.keyboard('१.५ crore');
  expect(amount().value).toBe('१.५ crore');
  expect(read()).toBe('₹1,50,00,000');
  await visitor.tab();
  expect(amount().value).toBe('1,50,00,000');
  expect(read()).toBe('₹1,50,00,000');
});

it('a number box selects its number at the first press, so that 8.4 typed into 8.5 is 8.4; a second press places the caret', async () => {
  const visitor = await renderTool('simple_interest');
  const rate = box('rate');
  await visitor.click(rate);
  expect([rate.selectionStart, rate.selectionEnd]).toEqual([0, rate.value.length]);
  await visitor.keyboard('8.4');
  expect(rate.value).toBe('8.4');
  await visitor.pointer({ target: rate, offset: 1, keys: '[MouseLeft]' });
  expect([rate.selectionStart, rate.selectionEnd]).toEqual([1, 1]);
});

it('a number box moves its commas while digits come and go at the end of a figure, and leaves them where one goes before that', async () => {
  const visitor = await renderTool(back);
  await paste(visitor, '12,34,567');
  await visitor.keyboard('{Backspace}');
  expect([amount().value, read(), isInvalid(amount())]).toEqual(['1,23,456', '₹1,23,456', false]);
  await visitor.tab();
  await visitor.click(amount());
  await visitor.keyboard('{End}{Backspace}{Backspace}');
  expect([amount().value, read(), isInvalid(amount())]).toEqual(['1,234', '₹1,234', false]);
  await visitor.keyboard('5{ArrowLeft}{Backspace}');
  expect([amount().value, read(), isInvalid(amount())]).toEqual(['12,35', '₹1,235', false]);
});

it('a number box keeps zeros, points and commas as typed', async () => {
  const visitor = await renderTool('simple_interest');
  await visitor.clear(box('rate'));
  for (const [key, text] of [
    ['7', '7'],
    ['.', '7.'],
    ['0', '7.0'],
    ['0', '7.00'],
    ['5', '7.005'],
  ] as const) {
    await visitor.keyboard(key);
    expect(box('rate').value).toBe(text);
  }
  expect(output('interest')).toBe('₹35,025');
});

it('a comma that groups no digits is not taken for a point', async () => {
  const visitor = await renderTool(back);
  await paste(visitor, '8,5');
  expect(hintOf(amount())).toContain('Commas group digits');
  expect([read(), isInvalid(amount())]).toEqual(['₹1,00,000', true]);
});

/** What is typed stays, marked, and the page says which value the figures use. */
const stays = (control: HTMLInputElement, text: string, used: string) => {
  expect([control.value, isInvalid(control)]).toEqual([text, true]);
  expect(hintOf(control)).toContain('Enter a number');
  expect(hintOf(control)).toContain(used);
};

it('what is no number stays in its box once that is left, marked, with a sentence that says which value the figures use', async () => {
  const visitor = await renderTool(back);
  for (const text of ['12.34.567', '1 crore 20 lakhs and more', 'abc']) {
    await paste(visitor, text);
    await visitor.tab();
    stays(amount(), text, '₹1,00,000');
    expect(read()).toBe('₹1,00,000');
    await visitor.click(amount());
    expect(amount().value).toBe(text);
  }
  await paste(visitor, '1 crore 20 lakh');
  await visitor.tab();
  expect([amount().value, isInvalid(amount())]).toEqual(['1,20,00,000', false]);
  expect(read()).toBe('₹1,20,00,000');
});

it('what is no number gives way to a number from elsewhere: slider, example, reset', async () => {
  const visitor = await renderTool(back);
  const stray = async () => {
    await paste(visitor, '12.34.567');
    await visitor.tab();
    expect(amount().value).toBe('12.34.567');
  };
  const gone = (figure: string) => expect([amount().value, isInvalid(amount())]).toEqual([figure, false]);
  await stray();
  const slider = screen.getByRole('slider', { name: 'Investment amount' });
  const range = [10_000, 10_000_000, 10_000] as const;
  drag(slider, stopAt(range, 110_000));
  gone('1,10,000');
  drag(slider, stopAt(range, 100_000));
  await stray();
  // the example has the very amount that the figures use, so no value of this box changes
  await visitor.click(document.querySelector('[data-example]') as HTMLElement);
  gone('1,00,000');
  await stray();
  await visitor.click(button('Reset'));
  gone('1,00,000');
});

it('what is no number stays in a box of a row too, with its row', async () => {
  const visitor = await renderTool('loan_comparison');
  await paste(visitor, '50.00.000', box('loans.1.amount'));
  await visitor.tab();
  stays(box('loans.1.amount'), '50.00.000', '₹50,00,000');
  await visitor.click(button('Remove: Loan 1'));
  expect(box('loans.0.amount').value).toBe('50.00.000');
});

it('a box that is left empty stays empty, and says which value the result still uses', async () => {
  const visitor = await renderTool(back);
  await visitor.clear(amount());
  await visitor.tab();
  stays(amount(), '', '₹1,00,000');
});

it('a number box computes outside the usual range and hints at it', async () => {
  const visitor = await renderTool(back);
  expect(hintOf(amount())).toBe('');
  await paste(visitor, '5000');
  expect(read()).toBe('₹5,000');
  expect(hintOf(amount())).toBe('Usual range: ₹10,000 to ₹1 crore');
  expect(isInvalid(amount())).toBe(false);
  await paste(visitor, '2 cr');
  expect(read()).toBe('₹2,00,00,000');
  expect(hintOf(amount())).toBe('Usual range: ₹10,000 to ₹1 crore');
  await paste(visitor, '20000');
  expect(hintOf(amount())).toBe('');
});

it('a number box refuses a negative with a message at its box, and gives figures again once it is put right', async () => {
  const visitor = await renderTool(back);
  await paste(visitor, '-5000');
  expect(screen.getByRole('alert').textContent).toMatch(/Investment amount cannot be below 0/);
  expect(hintOf(amount())).toMatch(/cannot be below 0/);
  expect(isInvalid(amount())).toBe(true);
  expect(new Set([...document.querySelectorAll('output')].map(({ textContent }) => textContent))).toEqual(
    new Set(['—']),
  );
  await paste(visitor, '5000');
  expect(read()).toBe('₹5,000');
  expect(screen.queryByRole('alert')).toBe(null);
});
