import { expect, it } from 'vitest';
import { fail } from '#engine';
import { cardFigure } from '#src/shell/pages/card.ts';
import { madeUp } from '../made-up.ts';

const shop = madeUp({
  inputs: { price: { kind: 'currency', label: 'Price', default: 1_500_000, usual: [0, 10_000_000] } },
  outputs: {
    rent: { kind: 'currency', label: 'Rent' },
    better: { kind: 'text', label: 'Better', values: { buy: 'Buying', rent: 'Renting' } },
    gain: {
      kind: 'currency',
      label: 'You gain',
      labels: [{ text: 'You gain by buying', showWhen: { better: 'buy' } }],
    },
  },
  headline: ['better', 'gain'],
  compute: ({ price }) => ({ rent: 1000, better: 'buy', gain: price * 2 }),
});

it('the figure on the picture for link previews is the large number of the page for the defaults, with its present label', () => {
  expect(cardFigure(shop)).toEqual({ label: 'You gain by buying', text: '₹30,00,000', inWords: '₹30 lakh' });
});

it('the figure on the picture for link previews is the headline where that is a word', () => {
  const tool = madeUp({
    inputs: {},
    outputs: {
      count: { kind: 'number', label: 'Count' },
      best: { kind: 'text', label: 'Best', values: { first: 'The first' } },
    },
    headline: ['best'],
    compute: () => ({ count: 2, best: 'first' }),
  });
  expect(cardFigure(tool)).toEqual({ label: 'Best', text: 'The first', inWords: null });
});

it('the figure on the picture for link previews is missing where the defaults are refused', () => {
  const tool = madeUp({
    inputs: { price: { kind: 'currency', label: 'Price', default: 0 } },
    outputs: { gain: { kind: 'currency', label: 'You gain' } },
    refusals: { free: 'Enter a price.' },
    compute: ({ price }) => (price === 0 ? fail('price', 'free') : { gain: price }),
  });
  expect(cardFigure(tool)).toBe(null);
});
