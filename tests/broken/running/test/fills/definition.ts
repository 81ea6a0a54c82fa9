import { defineTool } from '#engine';

function many(amount: number): number {
  const list: number[][] = [];
  for (let index = 0; index < amount; index++) list.push(new Array<number>(20).fill(index));
  return list.length;
}

export default defineTool({
  inputs: { amount: { kind: 'currency', label: 'Amount', default: 5000, min: 1000, max: 10_000, step: 500 } },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  basis: ['Twice the amount.'],
  noWorking: 'It is one product.',
  examples: [{ title: 'Twice', inputs: {}, outputs: { total: 10_000 } }],
  compute: ({ amount }) => ({ total: many(amount) * 2 }),
});
