import type { Content } from '#engine';
import { defineTool } from '#engine';

// #region shown
const content = {
  title: 'How simple interest works',
  sections: [
    {
      heading: 'The formula',
      paragraphs: ['Each year earns the same.'],
      formula: 'Interest = amount × rate × years ÷ 100',
      list: ['Nothing is added to the amount.'],
    },
  ],
  howTo: {
    name: 'How to work it out',
    steps: [{ name: 'Enter the amount', text: 'Type what you put in.' }],
  },
  faq: [{ question: 'Does interest earn interest?', answer: 'No. That is compound interest.' }],
} satisfies Content;
// #endregion

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, usual: [10_000, 1_000_000], step: 10_000 },
    rate: { kind: 'percent', label: 'Rate a year', default: 7, usual: [1, 15], step: 0.1 },
    years: { kind: 'years', label: 'Years', default: 5, usual: [1, 20], step: 1, whole: true },
  },
  outputs: { interest: { kind: 'currency', label: 'Interest' }, total: { kind: 'currency', label: 'Total' } },
  tables: {
    ways: {
      title: 'The same amount elsewhere',
      columns: { way: { kind: 'text', label: 'Way' }, total: { kind: 'currency', label: 'Total' } },
      open: true,
    },
  },
  // #region shown
  story: [
    {
      text: '{amount} becomes {total} in {years}: {each} more for every ₹100.',
      bar: '{interest} more',
      figures: { each: { kind: 'currency', of: 'total', less: 'amount', by: 'amount', times: 100 } },
      showWhen: { interest: { above: 0 } },
    },
    { text: 'Without a rate, nothing grows.' },
  ],
  levers: [
    {
      text: 'Two years more, {years} in all, bring {by.interest} more interest.',
      set: { years: '{years} + 2' },
      moves: { interest: 'up' },
    },
  ],
  next: [
    {
      tool: 'charts',
      text: 'And if {total} stays for 3 years more?',
      with: { amount: '{total}', rate: 'round({rate} × 10) ÷ 10', years: '3' },
      showWhen: { interest: { above: 0 } },
    },
    {
      tool: 'inputs',
      text: 'Paid in once, it becomes {there}',
      there: { output: 'each', without: 'Paid in once: what it becomes' },
      with: { mode: "'once'", once: '{amount}', tenure: '{years}', rate: '{rate}' },
      under: 'ways',
    },
  ],
  related: ['tables', 'charts'],
  content,
  // #endregion
  basis: ['Simple interest: the rate is taken of the first amount, year after year.'],
  examples: [{ title: '₹1,00,000 at 7% for 5 years', inputs: {}, outputs: { interest: 35_000 } }],
  compute: ({ amount, rate, years }) => ({
    interest: (amount * rate * years) / 100,
    total: amount * (1 + (rate * years) / 100),
    ways: () => [{ way: 'Bank deposit', total: amount * (1 + (rate * years) / 100) }],
  }),
});
