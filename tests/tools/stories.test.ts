import { expect, it } from 'vitest';
import { storyOf } from '#src/engine/story.ts';
import { runTool, toolById, tools } from '../tools.ts';

it('every calculator says in a sentence what its results mean', () => {
  expect(tools.filter(({ tool }) => tool.story.length === 0).map(({ id }) => id)).toEqual([]);
});

it.each([
  ['emi_calculator', {}, 'You repay ₹20.83 lakh for ₹10 lakh: every rupee borrowed costs ₹1.08 more.'],
  ['tax_calculator', {}, 'You pay no tax in the new regime; the old one takes ₹75,400.'],
  ['loan_comparison', {}, /^Bank C costs least: ₹[\d.]+ lakh less than the costliest\.$/],
  ['loan_comparison', { loans: [{ rate: 8 }, {}] }, /^Loan 1 costs ₹[\d.]+ lakh less than the other\.$/],
  ['net_worth', { assets: [], liabilities: [] }, 'You owe just as much as you own.'],
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
