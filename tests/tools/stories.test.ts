import { expect, it } from 'vitest';
import { storyOf } from '#src/engine/story.ts';
import { runTool, toolById, tools } from '../tools.ts';

it('every calculator says in a sentence what its results mean', () => {
  expect(tools.filter(({ tool }) => tool.story.length === 0).map(({ id }) => id)).toEqual([]);
});

it.each([
  ['emi_calculator', {}, 'You repay ₹20.83 lakh for a loan of ₹10 lakh: ₹1.08 of interest for every rupee borrowed.'],
  ['tax_calculator', {}, 'You pay no tax in the new regime; in the old one you would pay ₹75,400.'],
  [
    'loan_comparison',
    {},
    /^Bank C costs least over its full tenure: ₹[\d.]+ lakh less than the costliest\. Lowest EMI: Bank B\.$/,
  ],
  [
    'loan_comparison',
    { loans: [{ rate: 8 }, {}] },
    /^Loan 1 costs ₹[\d.]+ lakh less than the other over its full tenure\. Lowest EMI: Loan 1\.$/,
  ],
  [
    'fd',
    { taxRate: 31.2 },
    '₹1 lakh becomes ₹1.41 lakh in 5 years, of which ₹41,478 is interest, or ₹28,537 after tax.',
  ],
  ['fd', { taxRate: 31.2, payout: 'monthly' }, /a month for 5 years, .* After tax, ₹23,941 of the interest is left\.$/],
  // amounts below a rupee, which are not ₹0
  ['cagr', { finalValue: 0.01 }, '₹1 lakh shrank to ₹0.01 in 5 years.'],
  ['sip_lumpsum', { monthlyAmount: 0.01 }, '₹0.01 a month for 10 years becomes ₹2, of which ₹1 is growth.'],
  ['credit_card', { outstanding: 0.01 }, 'There is nothing to pay off.'],
  // nothing at all, and no interest
  ['cagr', { initialValue: 0 }, 'Enter two values and a period to see the growth a year.'],
  ['compound_interest', { years: 0 }, 'With these figures nothing grows.'],
  ['credit_card', { monthlyRate: 0 }, /^Paying only the minimum takes 6 years 11 months, without interest\.$/],
  ['credit_card', { monthlyRate: 0, mode: 'fixed' }, /^₹[\d,]+ a month clears the card in .*, without interest\.$/],
  ['ppf', { years: 0 }, 'There is nothing in this account yet.'],
  ['epf', { basic: 0, openingBalance: 0 }, 'There is nothing in this account yet.'],
  ['retirement_corpus', { monthlyExpenses: 0 }, 'With these figures there is nothing to save for.'],
  ['will_it_last', { corpus: 0 }, 'There are no savings to live off.'],
  ['net_worth', { assets: [], liabilities: [] }, 'You owe exactly as much as you own.'],
  ['prepay_or_invest', { returnRate: 6 }, /^Prepaying leaves you ₹[\d.,]+( lakh)? richer than investing at 6%\.$/],
] as const)('%s with %o: %s', (id, inputs, said) => {
  const story = storyOf(toolById(id), runTool(id, inputs));
  if (typeof said === 'string') expect(story).toBe(said);
  else expect(story).toMatch(said);
});

it('a story is silent where the calculator refuses', () => {
  const tool = toolById('emi_calculator');
  expect(storyOf(tool, tool.run({ loanAmount: 'x' }))).toBe(null);
});
