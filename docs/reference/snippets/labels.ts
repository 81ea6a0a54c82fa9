import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    mode: {
      kind: 'choice',
      label: 'The price is',
      options: [
        { value: 'add', label: 'Without GST' },
        { value: 'remove', label: 'With GST' },
      ],
      default: 'add',
    },
    price: { kind: 'currency', label: 'Price', default: 1_000 },
  },
  // #region shown
  outputs: {
    result: {
      kind: 'currency',
      label: 'Price with GST',
      labels: [{ text: 'Price before GST', showWhen: { mode: 'remove' } }],
    },
  },
  // #endregion
  basis: ['The rate is 18%.'],
  examples: [{ title: '₹1,000 and GST', inputs: {}, outputs: { result: 1_180 } }],
  compute: ({ mode, price }) => ({ result: mode === 'add' ? price * 1.18 : price / 1.18 }),
});
