import { expect, it } from 'vitest';
import { list, madeUp } from '../made-up.ts';
import {
  box,
  button,
  column,
  controls,
  fireEvent,
  output,
  renderTool,
  screen,
  type,
  waitFor,
  within,
} from './page.tsx';

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const focusIs = (name: string) => waitFor(() => expect(focused()).toBe(name));

it('rows of loans give new results while a cell is typed, its name too', async () => {
  const visitor = await renderTool('loan_comparison');
  await type(visitor, box('loans.2.rate'), '12');
  // 132.13 lakh now, against 102.62
  expect(output('cheapestLoan')).toBe('Bank B');
  expect(output('saving')).toBe('₹29,50,875');
  await type(visitor, box('loans.1.name'), 'मेरा बैंक');
  expect(output('cheapestLoan')).toBe('मेरा बैंक');
});

it('rows of loans are added up to four and removed down to two', async () => {
  const visitor = await renderTool('loan_comparison');
  await visitor.click(button('Add loan'));
  expect(box('loans.3.rate').value).toBe('8.5');
  expect(button(/^Add /).disabled).toBe(true);
  await type(visitor, box('loans.3.rate'), '5');
  // 79.44 lakh in all
  expect(output('cheapestLoan')).toBe('Loan 4');
  expect(output('lowestEmiLoan')).toBe('Loan 4');
  await visitor.click(button('Remove: Loan 1'));
  await visitor.click(button('Remove: Loan 2'));
  expect(column('loans', 'rate')).toEqual(['8.2', '5']);
  expect(button('Remove: Loan 1').disabled).toBe(true);
  expect(button('Remove: Loan 2').disabled).toBe(true);
  expect(button(/^Add /).disabled).toBe(false);
  expect(output('cheapestLoan')).toBe('Loan 2');
});

it('rows of loans are added and removed by keyboard alone, and the focus is never lost', async () => {
  const visitor = await renderTool('loan_comparison');
  button('Add loan').focus();
  await visitor.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(box('loans.3.name')));
  await visitor.keyboard('Own');
  expect(column('loans', 'name')).toEqual(['Bank A', 'Bank B', 'Bank C', 'Own']);
  button('Remove: Loan 2').focus();
  await visitor.keyboard('{Enter}');
  await focusIs('Add loan');
  button('Remove: Loan 3').focus();
  await visitor.keyboard('{Enter}');
  await focusIs('Add loan');
  expect(column('loans', 'name')).toEqual(['Bank A', 'Bank C']);
});

it('rows of loans say at the very cell what is wrong with it', async () => {
  const visitor = await renderTool('loan_comparison');
  const tenure = box('loans.1.tenure');
  await type(visitor, tenure, '0');
  expect(tenure.getAttribute('aria-invalid')).toBe('true');
  const hint = tenure.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)?.textContent).toBe('The loan tenure must be at least one month.');
  expect(box('loans.0.tenure').getAttribute('aria-invalid')).toBe('false');
  expect(output('cheapestLoan')).toBe('—');
  await type(visitor, tenure, '20');
  expect(output('cheapestLoan')).toBe('Bank B');
  expect(tenure.getAttribute('aria-invalid')).toBe('false');
});

/** A tool that adds up payments. */
const payments = (rows: { min?: number; max: number; default: readonly { amount: number }[] }) =>
  madeUp({
    inputs: { flows: list('Payment', { amount: { kind: 'currency', label: 'Amount', default: 10 } }, rows) },
    outputs: { all: { kind: 'currency', label: 'All of it' } },
    compute: ({ flows }) => ({ all: flows.reduce((total, { amount }) => total + amount, 0) }),
  });

it('rows that may all go do, and one that is added counts again', async () => {
  const visitor = await renderTool(payments({ max: 2, default: [{ amount: 5 }] }));
  await visitor.click(button('Remove: Payment 1'));
  expect([column('flows', 'amount'), output('all')]).toEqual([[], '₹0']);
  await visitor.click(button('Add payment'));
  await type(visitor, box('flows.0.amount'), '1.5 lakh');
  expect(output('all')).toBe('₹1,50,000');
});

it('a row that was removed can be brought back where it stood, until all inputs are set', async () => {
  const visitor = await renderTool('net_worth');
  const amounts = column('liabilities', 'outstanding');
  await type(visitor, box('liabilities.1.outstanding'), '7 lakh');
  const name = box('liabilities.1.name').value;
  await visitor.click(button(`Remove: Loan 2`));
  expect(output('netWorth')).toBe('₹54,70,000');
  await visitor.click(button(`Undo: bring back ${name}`));
  expect(column('liabilities', 'outstanding')).toEqual([amounts[0], '7,00,000', amounts[2]]);
  expect(output('netWorth')).toBe('₹47,70,000');
  expect(screen.queryByRole('button', { name: /^Undo: bring back/ })).toBeNull();
  await visitor.click(button('Remove: Loan 3'));
  await visitor.click(button('Reset'));
  expect(screen.queryByRole('button', { name: /^Undo: bring back/ })).toBeNull();
});

it('rows that may all go stand in two lists beside each other for net worth', async () => {
  const visitor = await renderTool('net_worth');
  expect(controls('assets.6.value')).toHaveLength(1);
  expect(column('liabilities', 'outstanding')).toEqual(['35,00,000', '2,50,000', '30,000']);
  await type(visitor, box('liabilities.0.outstanding'), '0');
  expect(output('netWorth')).toBe('₹87,20,000');
  await visitor.selectOptions(box('assets.4.kind'), 'Cash');
  expect(output('liquidAssets')).toBe('₹17,00,000');
});

it('rows of a long list are shown a hundred at a time, all of them count, and they are added and removed where they stand', async () => {
  const visitor = await renderTool(
    payments({ min: 1, max: 120, default: Array.from({ length: 110 }, (_, at) => ({ amount: at + 1 })) }),
  );
  expect(column('flows', 'amount')).toHaveLength(100);
  // 110 × 111 ÷ 2
  expect(output('all')).toBe('₹6,105');
  expect(screen.getByText('Payments: rows 1 to 100 of 110')).toBeTruthy();
  expect(button('Previous rows').disabled).toBe(true);
  await visitor.click(button('Next rows'));
  expect(screen.getByText('Payments: rows 101 to 110 of 110')).toBeTruthy();
  expect(button('Next rows').disabled).toBe(true);
  expect(screen.getByRole('group', { name: 'Payment 110' })).toBeTruthy();
  await type(visitor, box('flows.109.amount'), '1110');
  expect(output('all')).toBe('₹7,105');
  await visitor.click(button('Previous rows'));
  expect(box('flows.0.amount').value).toBe('1');
  // the new one is at the end, which is shown then
  await visitor.click(button('Add payment'));
  await waitFor(() => expect(document.activeElement).toBe(box('flows.110.amount')));
  expect(output('all')).toBe('₹7,115');
  await visitor.click(button('Remove: Payment 111'));
});

it('rows of payments say under each amount which way it goes, also to who cannot see it', async () => {
  const visitor = await renderTool('xirr');
  const ways = () => [...document.querySelectorAll('.way')].map(({ textContent }) => textContent);
  expect(ways()).toEqual(['Paid in', 'Paid in', 'Paid in', 'Paid in', 'Received']);
  await type(visitor, box('flows.0.amount'), '5000');
  expect(ways()[0]).toBe('Received');
  expect(box('flows.0.amount').getAttribute('aria-valuetext')).toBe('₹5,000, Received');
  await type(visitor, box('flows.0.amount'), '0');
  expect(ways()[0]).toBe('');
});

it('the words under an amount turn its sign, for a keypad without a minus', async () => {
  const visitor = await renderTool('xirr');
  await type(visitor, box('flows.0.amount'), '5000');
  const before = output('xirr');
  const row = within(screen.getByRole('group', { name: 'Payment 1' }));
  await visitor.click(row.getByRole('button', { name: 'Received. Change to Paid in: Amount (− paid in, + received)' }));
  expect(box('flows.0.amount').value).toBe('-5,000');
  await waitFor(() => expect(output('xirr')).not.toBe(before));
  const turned = row.getByRole('button', { name: 'Paid in. Change to Received: Amount (− paid in, + received)' });
  expect(document.activeElement).toBe(turned);
  await visitor.keyboard('{Enter}');
  expect(box('flows.0.amount').value).toBe('5,000');
});

it('a row that is added begins empty where its tool says so, and changes nothing until it is filled in', async () => {
  const visitor = await renderTool('advance_tax');
  const before = output('payNext');
  await visitor.click(screen.getByText('More options'));
  await visitor.click(button('Add gain'));
  expect([box('gains.0.on').value, box('gains.0.tax').value, output('payNext')]).toEqual(['', '0', before]);
  await type(visitor, box('gains.0.tax'), '60000');
  expect(screen.getAllByText('Enter the date of this gain.').length).toBeGreaterThan(0);
  fireEvent.change(box('gains.0.on'), { target: { value: '2026-07-01' } });
  await waitFor(() => expect(output('payNext')).toBe(before));
});
