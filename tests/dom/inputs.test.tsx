import { expect, it } from 'vitest';
import {
  box,
  controls,
  drag,
  fireEvent,
  option,
  output,
  renderTool,
  screen,
  shows,
  slider,
  statuses,
  stopAt,
  type,
  waitFor,
  within,
} from './page.tsx';

it.each(['sip_lumpsum', 'fd'])('a number box and its slider share name and bounds in %s', async (id) => {
  await renderTool(id);
  expect(document.querySelectorAll('main form')).toHaveLength(1);
  const boxes = screen.getAllByRole<HTMLInputElement>('spinbutton');
  expect(boxes.length).toBeGreaterThanOrEqual(3);
  // an amount without a usual range has no slider
  const bounded = boxes.filter((each) => each.getAttribute('aria-valuemax') !== null);
  for (const each of bounded) {
    const label = document.querySelector(`label[for="${each.name}"]`)?.textContent ?? '';
    expect(screen.getAllByRole('spinbutton', { name: label })).toEqual([each]);
    expect(each.inputMode).toBe('decimal');
    const beside = slider(label);
    expect(beside.getAttribute('name')).toBe(null);
    expect(beside.getAttribute('aria-valuetext')).toBe(each.getAttribute('aria-valuetext'));
    for (const end of ['min', 'max'] as const) {
      drag(beside, beside[end]);
      expect(each.getAttribute('aria-valuenow')).toBe(each.getAttribute(`aria-value${end}`));
    }
  }
  expect(screen.getAllByRole('slider')).toHaveLength(bounded.length);
});

it('a number box and its slider are bound to one value both ways', async () => {
  const visitor = await renderTool('simple_interest');
  await type(visitor, box('years'), '8');
  await waitFor(() => expect(slider('Time period').value).toBe('8'));
  expect(output('interest')).toBe('₹56,000');
  drag(slider('Time period'), '20');
  expect(box('years').value).toBe('20');
  expect(output('interest')).toBe('₹1,40,000');
  drag(slider('Principal'), stopAt([1000, 10_000_000, 1000], 2_500_000));
  expect(box('principal').value).toBe('25,00,000');
  expect(output('interest')).toBe('₹35,00,000');
});

it('a number box and its slider take a typed number that lies between the steps of the slider or beyond its ends as it is', async () => {
  const visitor = await renderTool('simple_interest');
  await type(visitor, box('principal'), '123456');
  expect(output('interest')).toBe('₹43,210'); // 43,209.60
  await visitor.tab();
  expect(box('principal').value).toBe('1,23,456');
  await type(visitor, box('years'), '50');
  expect(output('interest')).toBe('₹4,32,096');
  await waitFor(() => expect(slider('Time period').value).toBe('40'));
});

it('a number box as a spin button steps with the arrow keys, without the noise of binary fractions', async () => {
  const visitor = await renderTool('simple_interest');
  const rate = box('rate');
  await visitor.click(rate);
  for (const value of ['7.1', '7.2', '7.3']) {
    await visitor.keyboard('{ArrowUp}');
    expect(rate.value).toBe(value);
    expect(rate.getAttribute('aria-valuenow')).toBe(value);
  }
  expect(output('interest')).toBe('₹36,500');
  await visitor.keyboard('{ArrowDown}');
  expect(rate.value).toBe('7.2');
  await visitor.keyboard('{PageUp}');
  expect(rate.value).toBe('8.2');
  await visitor.keyboard('{PageDown}{PageDown}');
  expect(rate.value).toBe('6.2');
});

it('a number box as a spin button stops at its bounds, and comes back from beyond them', async () => {
  const visitor = await renderTool('simple_interest');
  const years = box('years');
  await type(visitor, years, '39');
  await visitor.keyboard('{PageUp}');
  expect(years.value).toBe('40');
  await visitor.keyboard('{ArrowUp}');
  expect(years.value).toBe('40');
  await type(visitor, years, '2');
  await visitor.keyboard('{PageDown}');
  expect(years.value).toBe('1');
  await type(visitor, years, '60');
  await visitor.keyboard('{ArrowUp}');
  expect(years.value).toBe('60');
  await visitor.keyboard('{ArrowDown}');
  expect(years.value).toBe('59');
});

it('a number box as a spin button is not sent anywhere when Enter is pressed in it', async () => {
  const visitor = await renderTool('simple_interest');
  await type(visitor, box('years'), '8');
  await visitor.keyboard('{Enter}');
  expect(output('interest')).toBe('₹56,000');
  expect(box('years').value).toBe('8');
  // what the browser does next is stopped
  expect(fireEvent.submit(document.querySelector('main form') as HTMLFormElement)).toBe(false);
});

it('controls are radio buttons for up to four options, with the options’ values', async () => {
  const visitor = await renderTool('fd');
  expect(controls('frequency').map(({ type: kind, value }) => [kind, value])).toEqual([
    ['radio', '1'],
    ['radio', '2'],
    ['radio', '4'],
    ['radio', '12'],
  ]);
  const group = within(screen.getByRole('group', { name: 'Compounding' }));
  expect(group.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('4');
  await visitor.click(option('frequency', '12'));
  expect(output('maturityValue')).toBe('₹1,41,763');
});

it('controls are a select for more than four options', async () => {
  const visitor = await renderTool('currency_converter');
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'From' });
  expect([select.name, select.value]).toEqual(['from', 'USD']);
  await type(visitor, box('manualRate'), '90');
  await shows('converted', '90,000');
  await visitor.selectOptions(select, 'JPY');
  expect(output('converted')).toBe('90,000');
});

it('controls are one checkbox for yes or no', async () => {
  const visitor = await renderTool('section_80d');
  const senior = box('parentsSenior');
  expect([senior.type, senior.checked]).toEqual(['checkbox', true]);
  await type(visitor, box('parentsPremium'), '60000');
  expect(output('parentsDeduction')).toBe('₹50,000');
  await visitor.click(senior);
  expect(output('parentsDeduction')).toBe('₹25,000');
});

it('hidden inputs are not in the document, and return with what was typed', async () => {
  const visitor = await renderTool('sip_lumpsum');
  expect(controls('lumpSumAmount')).toEqual([]);
  await type(visitor, box('monthlyAmount'), '7777');
  await visitor.click(option('investmentType', 'LumpSum'));
  expect(controls('monthlyAmount')).toEqual([]);
  expect(screen.queryByRole('slider', { name: 'Monthly investment' })).toBe(null);
  expect(output('totalValue')).toBe('₹3,10,585');
  await type(visitor, box('lumpSumAmount'), '200000');
  expect(output('totalValue')).toBe('₹6,21,170'); // 2,00,000 × 1.12^10 = 6,21,169.64

  await visitor.click(option('investmentType', 'SIP'));
  expect(box('monthlyAmount').value).toBe('7,777');
  expect(output('investedAmount')).toBe('₹9,33,240');
  await visitor.click(option('investmentType', 'LumpSum'));
  expect(box('lumpSumAmount').value).toBe('2,00,000');
  expect(output('totalValue')).toBe('₹6,21,170');
});

it('the page says the headline to screen readers once the visitor pauses', async () => {
  const visitor = await renderTool('simple_interest');
  expect(statuses().join()).not.toContain('Total amount: ₹1,35,000');
  await type(visitor, box('years'), '8');
  await waitFor(() =>
    expect(statuses()).toContain('Total amount: ₹1,56,000. ₹1 lakh earns ₹56,000 in 8 years, or ₹583 a month.'),
  );
});

it('an input that is offered only at times keeps its value when the rule ends, says why that is refused, and stays until it is set right', async () => {
  const visitor = await renderTool('tax_calculator');
  expect(controls('method')).toEqual([]);
  await visitor.click(option('assessmentYear', '2024-25'));
  await visitor.click(option('method', 'simple'));
  expect(output('newTax')).toBe('₹54,600');
  await visitor.click(option('assessmentYear', 'TY2026-27'));
  const refusal = screen.getByRole('alert').textContent;
  expect(refusal).toMatch(/^The simplified method is only for AY 2024-25\./);
  expect(option('method', 'simple').checked).toBe(true);
  const group = screen.getByRole('group', { name: 'Method' });
  const lines = group.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(lines.at(-1) ?? '')?.textContent).toBe(refusal);

  await visitor.click(option('method', 'simple'));
  await visitor.keyboard('{ArrowLeft}');
  expect(output('newTax')).toBe('₹0');
  expect(document.activeElement).toBe(option('method', 'statutory'));
  await type(visitor, box('grossIncome'), '1500000');
  expect(controls('method')).toEqual([]);
  expect(output('newTax')).toBe('₹97,500');
});
