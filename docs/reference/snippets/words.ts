import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    rent: { kind: 'currency', label: 'Rent a month', default: 20_000 },
    instalment: { kind: 'currency', label: 'Instalment a month', default: 35_000 },
  },
  // #region shown
  outputs: {
    cheaper: {
      kind: 'text',
      label: 'Cheaper each month',
      values: { rent: 'To rent', buy: 'To buy', same: 'Both are the same' },
    },
  },
  // #endregion
  basis: ['Only the monthly payments are compared.'],
  examples: [{ title: 'A rent of ₹20,000', inputs: {}, outputs: { cheaper: 'rent' } }],
  compute: ({ rent, instalment }) => ({ cheaper: rent === instalment ? 'same' : rent < instalment ? 'rent' : 'buy' }),
});
