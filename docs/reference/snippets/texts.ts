import { defineTool, fail } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, usual: [10_000, 1_000_000], step: 10_000 },
    rate: { kind: 'percent', label: 'Rate a year', default: 7, usual: [1, 15], step: 0.1 },
    years: { kind: 'years', label: 'Years', default: 5, usual: [1, 20], step: 1, whole: true },
  },
  outputs: { interest: { kind: 'currency', label: 'Interest' } },
  // #region shown
  basis: [
    'A PPF account pays {ppf.rate} now, since {ppf.rate|since} ({ppf.rate|source}).',
    { text: 'A deposit of {years} saves tax.', showWhen: { years: { above: 4 } } },
  ],
  notes: {
    short: 'Under 5 years a deposit does not save tax: {years} is too short.',
    tooMuch: {
      text: 'No account takes more than ₹9,00,000, so nobody gets this.',
      kind: 'careful',
      at: 'interest',
      about: 'amount',
    },
    monthly: {
      text: 'That is {each} a month until {until}.',
      figures: { each: { kind: 'currency' }, until: { kind: 'date' } },
    },
  },
  refusals: {
    noTime: 'Without a year there is no interest.',
    tooLong: { text: 'That is {more} more than are counted.', figures: { more: { kind: 'years', decimals: 0 } } },
  },
  compute: ({ amount, rate, years }) => {
    if (years === 0) return fail('years', 'noTime');
    if (years > 50) return fail('years', 'tooLong', { more: years - 50 });
    const monthly = { each: (amount * rate) / 1200, until: `${2026 + years}-03-31` };
    return {
      interest: (amount * rate * years) / 100,
      notes: [years < 5 && 'short', amount > 900_000 && 'tooMuch', { id: 'monthly', figures: monthly }],
    };
  },
  // #endregion
  examples: [{ title: '₹1,00,000 at 7% for 5 years', inputs: {}, outputs: { interest: 35_000 } }],
});
