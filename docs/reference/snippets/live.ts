import { defineTool, fail } from '#engine';

export default defineTool({
  inputs: {
    typed: { kind: 'number', label: 'Your own price', help: '0 uses the live one.', default: 0 },
    grams: { kind: 'number', label: 'Grams', default: 10 },
  },
  outputs: { worth: { kind: 'currency', label: 'Worth' } },
  refusals: { none: 'There is no live price now. Type one.' },
  // #region shown
  live: {
    label: 'Gold price',
    source: {
      service: 'gold',
      name: 'An example',
      address: 'https://gold.example/v1/price',
      query: '?unit=gram',
      read: (body) => {
        const { date, price } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
        return typeof date === 'string' && typeof price === 'number' ? { date, figures: { price } } : null;
      },
    },
    reference: { source: 'An example', date: '2026-09-29', figures: { price: 9_000 } },
  },
  // #endregion
  basis: ['The price of a gram, before making charges and GST.'],
  examples: [{ title: '10 grams at a made-up price', inputs: { typed: 9_000 }, outputs: { worth: 90_000 } }],
  // #region shown
  compute: ({ typed, grams }, live) => {
    const price = typed > 0 ? typed : live?.price;
    return price === undefined ? fail('typed', 'none') : { worth: price * grams };
  },
  // #endregion
});
