import { defineTool } from '#engine';

export default defineTool({
  inputs: { amount: { kind: 'currency', label: 'Amount', default: 5000, min: 1000, max: 10_000, step: 500 } },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  basis: ['Twice the amount.'],
  next: [{ tool: 'emi_calculater', text: 'And a loan of {total}?', with: { loanAmount: '{total}' } }],
  noWorking: 'It is one product.',
  examples: [{ title: 'Twice', inputs: {}, outputs: { total: 10_000 } }],
  compute: ({ amount }) => ({ total: amount * 2 }),
});
