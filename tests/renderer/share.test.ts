import { expect, it } from 'vitest';
import { chatText, mainInputs } from '#src/renderer/powers/share/contents.ts';
import { runTool, toolById } from '../tools.ts';

const taken = (
  id: string,
  inputs = {},
  link: string | null = 'https://hisaab.example/loan/home-loan-calculator/#?rate=9',
) => ({
  ...{ tool: toolById(id), title: 'Home Loan Calculator', today: '2026-11-24', link, compared: null },
  ...{ values: inputs, outcome: runTool(id, inputs) },
});

it('the text for a chat has what it comes to, the first inputs, and the link in a line of its own', () => {
  expect(chatText(taken('home_loan', { rate: 9 })).split('\n')).toEqual([
    'Home Loan Calculator',
    // the EMI of the tool's own example at 9%
    'You repay ₹1.08 crore for a loan of ₹50 lakh. That is ₹1.16 in interest for every rupee you borrow. Monthly EMI: ₹44,986',
    '',
    'Loan amount: ₹50 lakh',
    'Interest rate (p.a.): 9%',
    'Loan tenure: 20 years',
    '',
    'https://hisaab.example/loan/home-loan-calculator/#?rate=9',
  ]);
});

it('every input that is not as the calculator begins is named, of More options and of rows too', () => {
  const prepayments = [{ amount: 200_000, every: 'year', from: 12 }];
  const inputs = mainInputs(taken('home_loan', { rate: 9, prepayments })).named;
  expect(inputs.map(({ value }) => value)).toEqual(expect.arrayContaining(['₹50 lakh', '9%', '20 years', '₹2 lakh']));
  expect(mainInputs(taken('sip_lumpsum', { existing: 500_000 })).named.map(({ value }) => value)).toContain('₹5 lakh');
});

it('of the others the first six are named, none of More options, none hidden and no rows', () => {
  expect(mainInputs(taken('rent_or_buy')).named).toHaveLength(6);
  expect(mainInputs(taken('loan_comparison')).named).toEqual([]);
  expect(mainInputs(taken('sip_lumpsum')).named.map(({ label }) => label)).not.toContain('Existing savings');
});

it('the price of what was sold is named, and no 0 that is as the calculator begins, shown at first or not', () => {
  const sold = { asset: 'property', boughtOn: '2012-05-01', purchasePrice: 2_500_000 };
  const { named } = mainInputs(taken('capital_gains', sold));
  expect(named.map(({ label }) => label)).toContain('Sale price');
  expect(named.filter(({ value }) => /^(₹?0|0%)$/.test(value))).toEqual([]);
  // but one that was entered in place of another figure
  expect(mainInputs(taken('loan_cost', { feePercent: 0 })).named).toContainEqual({
    label: 'Processing fee',
    value: '0%',
  });
});

it('where there is little room, those that differ come before the others, and the number of the rest is told', () => {
  const { named, left } = mainInputs(taken('home_loan', { feePercent: 1, rate: 9 }), 3);
  expect(named.map(({ value }) => value)).toEqual(['9%', '1%']);
  expect(left).toBe(2);
});

it('a text leaves out a link that chats would cut off', () => {
  const long = `https://hisaab.example/#?${'x'.repeat(2000)}`;
  expect(chatText(taken('home_loan', {}, long))).toMatch(/Loan tenure: 20 years$/);
});

it('a text without a link ends with the inputs', () => {
  expect(chatText(taken('home_loan', {}, null))).toMatch(/Loan tenure: 20 years$/);
});
