import { defineTool } from '#engine';
import content from './content.ts';

export default defineTool({
  inputs: {
    price: { kind: 'currency', label: 'Price', default: 50_000, usual: [1_000, 1_000_000], step: 1_000 },
    discount: { kind: 'percent', label: 'Discount', default: 10, usual: [0, 90], step: 5 },
  },
  outputs: {
    toPay: { kind: 'currency', label: 'To pay' },
    saved: { kind: 'currency', label: 'Saved' },
  },
  charts: [
    {
      kind: 'donut',
      title: 'Where the price goes',
      slices: [
        { label: 'To pay', value: 'toPay' },
        { label: 'Saved', value: 'saved' },
      ],
    },
  ],
  story: [
    { text: 'You pay {toPay} and save {saved}.', showWhen: { saved: { above: 0 } } },
    { text: 'Without a discount you pay the whole price.' },
  ],
  basis: ['The discount is taken off the price, tax included.'],
  working: [
    { id: 'saved', label: 'Saved', formula: '{price} × {discount} ÷ 100' },
    { id: 'toPay', label: 'To pay', formula: '{price} − {saved}' },
  ],
  examples: [{ title: 'A sale: 10% off ₹50,000', inputs: {}, outputs: { toPay: 45_000, saved: 5_000 } }],
  content,
  compute: ({ price, discount }) => ({
    toPay: price * (1 - discount / 100),
    saved: (price * discount) / 100,
  }),
});
