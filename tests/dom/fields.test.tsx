import { expect, it } from 'vitest';
import { defineTool, fail } from '#engine';
import type { RowsInput } from '#src/engine/types.ts';
import { choice } from '../made-up.ts';
import {
  box,
  button,
  column,
  controls,
  drag,
  fireEvent,
  hintOf,
  option,
  output,
  renderTool,
  screen,
  slider,
  statuses,
  stopAt,
  type,
  waitFor,
  within,
} from './page.tsx';
import { store } from './stored.ts';

/** Every kind of input that can be declared; its results say what it read. */
const tool = defineTool({
  inputs: {
    amount: {
      kind: 'currency',
      label: 'Amount',
      default: 100000,
      usual: [10000, 10000000],
      step: 10000,
      chips: [100000, 2500000],
      allowed: [{ above: 0 }],
    },
    years: {
      kind: 'years',
      label: 'Tenure',
      default: 20,
      usual: [1, 30],
      step: 1,
      months: true,
      negative: 'noTenure',
    },
    mode: choice('Mode', { plain: 'Plain', all: 'All' }),
    flows: {
      kind: 'rows',
      label: 'Cash flows',
      item: 'Flow {number}',
      columns: {
        date: { kind: 'date', label: 'Date', default: '2025-01-01' },
        value: { kind: 'currency', label: 'Value', default: 0, allowed: [-1e9] },
      },
      min: 1,
      max: 100,
      default: [
        { date: '2024-04-01', value: -100 },
        { date: '2025-04-01', value: 150 },
      ],
    },
    price: { kind: 'currency', label: 'Price', default: 100000, usual: [10000, 10000000], step: 10000 },
    bonus: { kind: 'currency', label: 'Bonus', default: 0 },
    start: {
      kind: 'date',
      label: 'First EMI',
      help: 'The day of the first payment.',
      default: '',
      min: '2020-01-01',
      max: '2030-12-31',
      optional: true,
      more: true,
    },
    fee: { kind: 'percent', label: 'Fee', default: 0, usual: [0, 5], step: 0.05, more: true },
    extra: {
      kind: 'rows',
      label: 'Prepayments',
      item: 'Prepayment {number}',
      columns: {
        paid: { kind: 'currency', label: 'Paid', default: 5000 },
        from: { kind: 'number', label: 'From month', default: 12 },
      },
      min: 0,
      max: 24,
      default: [],
      more: true,
    },
    rest: { kind: 'toggle', label: 'Rest', default: false, more: true, showWhen: { mode: 'all' } },
  },
  outputs: {
    read: { kind: 'currency', label: 'Read' },
    months: { kind: 'number', label: 'Months' },
    sum: { kind: 'currency', label: 'Sum' },
    day: { kind: 'text', label: 'Day' },
  },
  notes: { noTenure: 'A tenure cannot be below 0.' },
  refusals: { early: 'A prepayment counts from month 1.', noRow: 'A flow of exactly 13 is refused.' },
  basis: ['For a test.'],
  examples: [
    { title: 'A fee', inputs: { fee: 2 }, outputs: { read: 100000 } },
    { title: 'An amount', inputs: { amount: 70000 }, outputs: { read: 70000 } },
  ],
  keep: {},
  compute({ amount, years, flows, start, extra }) {
    const early = extra.findIndex(({ from }) => from < 1);
    if (early >= 0) return fail(`extra.${early}.from`, 'early');
    const unlucky = flows.findIndex(({ value }) => value === 13);
    if (unlucky >= 0) return fail(`flows.${unlucky}`, 'noRow');
    return {
      read: amount,
      months: years * 12,
      sum: flows.reduce((sum, { value }) => sum + value, 0),
      day: start || 'none',
    };
  },
});

const details = () => screen.getByText('More options').closest('details') as HTMLDetailsElement;
const changed = () => details().querySelector('summary')?.textContent;

it('More options hold the inputs that say so, closed, and count those that are not at their default', async () => {
  const visitor = await renderTool(tool);
  expect(details().open).toBe(false);
  expect([...details().querySelectorAll('[name]')].map((each) => each.getAttribute('name'))).toEqual(['start', 'fee']);
  expect(changed()).toBe('More options');
  await type(visitor, box('fee'), '1.5');
  // with what the figures assume there
  expect(changed()).toBe('More options1 changedFee 1.5%');
  expect(details().open).toBe(false); // what somebody types there is in sight already
  fireEvent.change(box('start'), { target: { value: '2026-04-01' } });
  expect(changed()).toBe('More options2 changedFee 1.5%');
  await visitor.click(option('mode', 'all'));
  expect(controls('rest')).toHaveLength(1);
  expect(changed()).toBe('More options2 changedFee 1.5%');
});

it('More options open by themselves when an example sets one, and not when it sets another input', async () => {
  const visitor = await renderTool(tool);
  const [first, second] = screen.getAllByRole('button', { name: /^Try it/ });
  await visitor.click(second as HTMLElement);
  expect(details().open).toBe(false);
  await visitor.click(first as HTMLElement);
  expect(details().open).toBe(true);
  expect(changed()).toBe('More options1 changedFee 2%');
});

it('More options open when one of them is refused', async () => {
  const visitor = await renderTool(tool);
  await type(visitor, box('fee'), '-1');
  expect(details().open).toBe(true);
  expect(hintOf(box('fee'))).toMatch(/Fee cannot be below 0/);
});

it('More options are open at first where stored values set one', async () => {
  store('calculations', {
    list: [{ key: 'a_tool', tool: 'a_tool', scenario: 'fee=3', name: null, headline: [], at: 1 }],
  });
  await renderTool(tool);
  expect(details().open).toBe(true);
  expect(box('fee').value).toBe('3');
});

it('a duration is read as typed', async () => {
  const visitor = await renderTool(tool);
  await type(visitor, box('years'), '18 महीने');
  expect(box('years').value).toBe('18 महीने');
  expect(output('months')).toBe('18');
  await visitor.tab();
  expect(box('years').value).toBe('1.5');
  expect(box('years').getAttribute('aria-valuetext')).toBe('1 year 6 months');
});

it('a duration stands in months when the switch says so, on the slider too, and the value stays', async () => {
  const visitor = await renderTool(tool);
  const group = within(screen.getByRole('radiogroup', { name: 'Show in years or months: Tenure' }));
  await visitor.click(group.getByRole('radio', { name: 'Months' }));
  expect(box('years').value).toBe('240');
  expect(slider('Tenure').max).toBe('360');
  expect(output('months')).toBe('240');
  drag(slider('Tenure'), '20');
  expect(output('months')).toBe('20');
  await visitor.click(box('years'));
  await visitor.keyboard('{ArrowUp}');
  expect(box('years').value).toBe('21');
  expect(output('months')).toBe('21');
  await type(visitor, box('years'), '20');
  await visitor.click(group.getByRole('radio', { name: 'Years' }));
  // no box of 1.6666666667 years
  expect(box('years').value).toBe('1y 8m');
  expect(output('months')).toBe('20');
});

it('a duration that may be in days stands in days when the switch says so, and says its days in years', async () => {
  const term = defineTool({
    inputs: {
      left: { kind: 'years', label: 'Time left', default: 1, usual: [1, 20], step: 1, months: true, days: true },
    },
    outputs: { days: { kind: 'number', label: 'Days' } },
    basis: ['A year has 365 days.'],
    examples: [],
    compute: ({ left }) => ({ days: left * 365 }),
  });
  const visitor = await renderTool(term);
  const group = within(screen.getByRole('radiogroup', { name: 'Show in years, months or days: Time left' }));
  await visitor.click(group.getByRole('radio', { name: 'Days' }));
  expect(box('left').value).toBe('365');
  await type(visitor, box('left'), '444');
  expect(output('days')).toBe('444');
  await visitor.click(group.getByRole('radio', { name: 'Years' }));
  expect(box('left').value).toBe('1.2164383562');
  expect(box('left').getAttribute('aria-valuetext')).toBe('444 days');
  await type(visitor, box('left'), '400 days');
  expect(output('days')).toBe('400');
  await visitor.tab();
  expect(box('left').value).toBe('400');
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'Days' }).checked).toBe(true);
});

it('a duration that cannot be read says how one is written', async () => {
  const visitor = await renderTool(tool);
  await visitor.clear(box('years'));
  await visitor.paste('3 weeks');
  expect(hintOf(box('years'))).toBe(
    'Enter a length of time, such as “18 months” or “1 year 6 months”. The result still uses 20 years.',
  );
  expect(output('months')).toBe('240');
});

it('a slider is filled as far as its thumb, which stands at a step', async () => {
  const visitor = await renderTool(tool);
  await type(visitor, box('years'), '1.5');
  const { min, max } = slider('Tenure');
  const filled = () => Number.parseFloat(slider('Tenure').style.getPropertyValue('--filled'));
  await waitFor(() => expect(filled()).toBeCloseTo((100 * (2 - Number(min))) / (Number(max) - Number(min))));
});

it('an amount is set by a chip, which says that it is chosen', async () => {
  const visitor = await renderTool(tool);
  const chips = within(screen.getByRole('group', { name: 'Usual values: Amount' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['₹1 lakh', '₹25 lakh']);
  expect(chips.getByRole('button', { name: '₹1 lakh' }).getAttribute('aria-pressed')).toBe('true');
  await visitor.click(chips.getByRole('button', { name: '₹25 lakh' }));
  expect([box('amount').value, output('read')]).toEqual(['25,00,000', '₹25,00,000']);
  // after the paint
  await waitFor(() => expect(slider('Amount').value).toBe(stopAt([10_000, 10_000_000, 10_000], 2_500_000)));
  const chosen = chips.getByRole('button', { name: '₹25 lakh' });
  await waitFor(() => expect(chosen.getAttribute('aria-pressed')).toBe('true'));
});

it('an amount is said in words under its box, and nowhere between the ends of its slider', async () => {
  const visitor = await renderTool(tool);
  await type(visitor, box('amount'), '1250000');
  const field = box('amount').closest('div')?.parentElement as HTMLElement;
  expect(field.querySelector('.words')?.textContent).toBe('₹12.5 lakh');
  expect(field.querySelector('.ends')?.textContent).toBe('₹10,000₹1 crore');
});

it('an amount over a wide range has a slider whose equal moves multiply it', async () => {
  const visitor = await renderTool(tool);
  const stop = (at: number) => drag(slider('Price'), String(at));
  const last = Number(slider('Price').max);
  stop(last);
  expect(box('price').value).toBe('1,00,00,000');
  expect(slider('Price').getAttribute('aria-valuetext')).toBe('₹1 crore');
  stop(Math.round(last / 2));
  expect(box('price').value).toMatch(/^\d,\d\d,000$/);
  // what is typed keeps its digits, and the thumb stands near it
  await type(visitor, box('price'), '123456');
  expect(box('price').value).toBe('1,23,456');
  await waitFor(() => expect(Number(slider('Price').value)).toBeLessThan(last / 2));
  expect(Number(slider('Price').value)).toBeGreaterThan(0);
});

it('an amount that makes no sense says so at its box, where the results are 0 too', async () => {
  const visitor = await renderTool(tool);
  await type(visitor, box('amount'), '0');
  expect(hintOf(box('amount'))).toBe('Amount must be more than ₹0.');
  expect(box('amount').getAttribute('aria-invalid')).toBe('true');
  await type(visitor, box('amount'), '50000');
  expect(box('amount').getAttribute('aria-invalid')).toBe('false');
  await type(visitor, box('years'), '-5');
  expect(hintOf(box('years'))).toBe('A tenure cannot be below 0.');
  expect(box('years').getAttribute('aria-invalid')).toBe('true');
  expect(output('read')).toBe('₹0');
});

it('a day is the browser’s own box with its bounds and its help', async () => {
  await renderTool(tool);
  const { type: kind, min, max } = box('start');
  expect([kind, min, max]).toEqual(['date', '2020-01-01', '2030-12-31']);
  expect(hintOf(box('start'))).toContain('The day of the first payment.');
});

it('a day is said in words beside its box, since 10/05/2019 means two days, and screen readers hear it with the box', async () => {
  await renderTool(tool);
  const inWords = () => document.getElementById('start-words')?.textContent;
  expect(inWords()).toBeUndefined();
  expect(box('start').getAttribute('aria-describedby')).toBe('start-help');
  fireEvent.change(box('start'), { target: { value: '2026-05-10' } });
  expect(inWords()).toBe('10 May 2026');
  expect(box('start').getAttribute('aria-describedby')).toBe('start-words start-help');
  // in a row there is no room for words, beside amounts either
  expect(box('flows.0.date').hasAttribute('aria-describedby')).toBe(false);
});

it.each(['amount', 'mode', 'start', 'rest'])('a refusal of %s stands at its control', async (field) => {
  const refused = { ok: false, field, message: 'That cannot be.' } as const;
  const shown = { ...tool.inputs.rest, showWhen: undefined } as never;
  await renderTool({ ...tool, inputs: { ...tool.inputs, rest: shown }, run: () => refused });
  expect(document.getElementById(`${field}-hint`)?.textContent).toBe('That cannot be.');
  const [first] = controls(field);
  const own = first?.closest(`[aria-describedby~="${field}-hint"]`);
  expect(own).not.toBe(null);
  if (field !== 'mode') expect(own?.getAttribute('aria-invalid')).toBe('true');
});

it('a day that may be missing can be emptied', async () => {
  await renderTool(tool);
  fireEvent.change(box('start'), { target: { value: '2026-04-01' } });
  expect(output('day')).toBe('2026-04-01');
  fireEvent.change(box('start'), { target: { value: '' } });
  expect(output('day')).toBe('none');
});

it('a refusal about a row as a whole stands in the row', async () => {
  const visitor = await renderTool(tool);
  await type(visitor, box('flows.1.value'), '13');
  expect(screen.getByRole('alert').textContent).toBe('Flow 2: A flow of exactly 13 is refused.');
  within(screen.getByRole('group', { name: 'Flow 2' })).getByText('A flow of exactly 13 is refused.');
});

it('a reset can be undone until the next change', async () => {
  const visitor = await renderTool(tool);
  const undo = () => screen.queryByRole('button', { name: 'Undo reset' });
  await visitor.click(button(/^Reset/));
  expect(undo()).toBe(null); // nothing was changed
  await type(visitor, box('amount'), '70000');
  await type(visitor, box('flows.0.value'), '-40');
  await visitor.click(button('Add flow'));
  await visitor.click(button(/^Reset/));
  expect([output('read'), output('sum')]).toEqual(['₹1,00,000', '₹50']);
  await visitor.click(undo() as HTMLElement);
  expect([output('read'), output('sum'), box('amount').value]).toEqual(['₹70,000', '₹110', '70,000']);
  expect(column('flows', 'value')).toEqual(['-40', '150', '0']);
  expect(undo()).toBe(null);
  expect(document.activeElement).toBe(button(/^Reset/));

  await visitor.click(button(/^Reset/));
  expect(undo()).not.toBe(null);
  await type(visitor, box('amount'), '80000');
  expect(undo()).toBe(null);
});

const copied = 'Date\tAmount\n01-04-2024\t-1,00,000\n01/10/2024\t(50,000)\n31-02-2025\t5\n2025-04-01\t₹ 1,75,000\n';

it('rows from a spreadsheet take the place of the list when they are pasted into a cell, with what could not be read, and can be undone', async () => {
  const visitor = await renderTool(tool);
  await visitor.click(box('flows.0.value'));
  await visitor.paste(copied);
  await waitFor(() => expect(column('flows', 'date')).toEqual(['2024-04-01', '2024-10-01', '2025-04-01']));
  expect(column('flows', 'value')).toEqual(['-1,00,000', '-50,000', '1,75,000']);
  expect(output('sum')).toBe('₹25,000');
  expect(statuses().join(' ')).toContain('The list now has 3 rows.');
  expect(statuses().join(' ')).toContain('Line 4: “31-02-2025” could not be read as Date.');
  await waitFor(() => expect(document.activeElement).toBe(box('flows.0.value')));
  await visitor.click(button('Undo: bring the earlier rows back'));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Add/));
  expect(column('flows', 'value')).toEqual(['-100', '150']);
  expect(output('sum')).toBe('₹50');
});

it('rows from a spreadsheet leave a single number that is pasted to its box', async () => {
  const visitor = await renderTool(tool);
  await visitor.clear(box('flows.0.value'));
  await visitor.paste('-2,000');
  expect(output('sum')).toBe('-₹1,850');
});

it('rows from a spreadsheet that are too few change nothing, and the lines that were not read are named', async () => {
  const flows = { ...(tool.inputs.flows as RowsInput), min: 2 };
  const visitor = await renderTool({ ...tool, inputs: { ...tool.inputs, flows } });
  const paste = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Copy rows from Excel/, hidden: true });
  fireEvent.change(paste, { target: { value: '01-04-2024\t-1,00,000\nfoo\tbar' } });
  await visitor.click(screen.getByRole('button', { name: 'Use these rows', hidden: true }));
  expect(column('flows', 'value')).toEqual(['-100', '150']);
  expect(statuses().join(' ')).toContain('You need at least 2 rows, so nothing has changed.');
  expect(statuses().join(' ')).toContain('Line 2: “foo” could not be read as Date.');
  expect(screen.queryByRole('button', { name: /^Undo: bring/ })).toBe(null);
});

it('rows from a spreadsheet are pasted into a box of their own, or come from a file', async () => {
  const visitor = await renderTool(tool);
  const paste = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Copy rows from Excel/, hidden: true });
  fireEvent.change(paste, { target: { value: copied } });
  await visitor.click(screen.getByRole('button', { name: 'Use these rows', hidden: true }));
  expect(output('sum')).toBe('₹25,000');
  expect(paste.value).toBe('');
  await type(visitor, box('flows.0.value'), '0');
  expect(screen.queryByRole('button', { name: /^Undo: bring/ })).toBe(null);

  const file = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await visitor.upload(
    file,
    new File(['Date,Value\r\n01/04/2024,"-10,000"\r\n01/04/2025,"12,000"'], 'flows.csv', { type: 'text/csv' }),
  );
  await waitFor(() => expect(output('sum')).toBe('₹2,000'));
  await visitor.upload(file, new File(['PK\u0003\u0004rest'], 'flows.csv', { type: 'text/csv' }));
  await waitFor(() =>
    expect(statuses().join(' ')).toContain('This is a workbook. Save it as CSV, or copy its rows and paste them.'),
  );
  await visitor.upload(file, new File(['{"values": [1, 2'], 'flows.txt', { type: 'text/plain' }));
  await waitFor(() => expect(statuses().join(' ')).toContain('No row could be read, so nothing has changed.'));
  expect(output('sum')).toBe('₹2,000');
});

it('rows from a spreadsheet that are a hundred thousand change nothing at once, and say so', async () => {
  const visitor = await renderTool(tool);
  await visitor.click(box('flows.0.value'));
  await visitor.paste('2025-01-01\t1\n'.repeat(100_000));
  await waitFor(() => expect(statuses().join(' ')).toContain('This is too much to read at once.'));
  expect(column('flows', 'value')).toEqual(['-100', '150']);
});

it('rows from a spreadsheet may be a hundred, and each cell can be typed into', async () => {
  const visitor = await renderTool(tool);
  await visitor.click(box('flows.0.value'));
  await visitor.paste(
    Array.from({ length: 120 }, (_, at) => `2025-01-${String((at % 28) + 1).padStart(2, '0')}\t1`).join('\n'),
  );
  await waitFor(() => expect(column('flows', 'value')).toHaveLength(100));
  expect(statuses().join(' ')).toContain('The list can have 100 rows. 20 more were left out.');
  expect(button('Add flow').disabled).toBe(true);
  await type(visitor, box('flows.99.value'), '901');
  expect(output('sum')).toBe('₹1,000');
});
